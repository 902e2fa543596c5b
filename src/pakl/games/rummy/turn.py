"""A turn: drawing, laying out, taking back, discarding."""

from typing import Final

from mypy_extensions import i64

from pakl.games.rummy.actions import (
    ADD,
    ADD_JOKER,
    DISCARD,
    DRAW,
    GROW,
    LAY,
    PICK,
    STRETCH,
    SWAP,
    UNDO,
)
from pakl.games.rummy.cards import DECK, JOKER, NATURAL_CARDS
from pakl.games.rummy.combinations import (
    Combinations,
    Place,
    PlaceSet,
    Shape,
    card_at,
    value_at,
    value_of,
)
from pakl.games.rummy.melds import (
    JOKERS_OF_MELDS,
    NATURALS_OF_MELDS,
    SHAPES_OF_MELDS,
    add_melds,
)
from pakl.games.rummy.opening import (
    has_opened,
    is_of_own_opening,
    is_opening_reached,
    is_too_early,
    may_end_turn,
)
from pakl.games.rummy.round import (
    DISCARDS,
    MOST_RENEWALS,
    MOST_TAKEN_BACK,
    MOST_TURNS,
    NEVER,
    RENEWAL,
    STOCK,
    TO_DRAW,
    TO_LAY_OUT,
    RummyState,
    combination_zone,
    hand_zone,
    is_taken_card_unused,
    jokers_held,
    taken_zone,
)
from pakl.kernel.actions import ActionId, Choices
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.game import NO_WORTH
from pakl.kernel.seats import NO_SEAT, Seat, seat_after
from pakl.kernel.sets import bit, has, lowest

STEP: Final = 16  # a step in the log is this many times its action, and the place it filled

# Questions


def may_pick(state: RummyState) -> bool:
    """RUMMY-9, RUMMY-10: the previous player's discard may be taken; the first turn has none."""
    return state.turns > 0


def discardable(state: RummyState) -> CardSet:
    """RUMMY-10, RUMMY-11, RUMMY-28: the cards that may be discarded, jokers too.

    The card just taken may not, but an equal one of the hand may.
    """
    cards = state.hands.kinds(state.turn)
    if not is_taken_card_unused(state) or has(state.hands.at_least(state.turn, 2), state.taken):
        return cards
    return cards & ~bit(state.taken)


def add_choices(state: RummyState, choices: Choices) -> None:
    """Everything that the seat in turn may do."""
    if state.asked == TO_DRAW:
        add_draws(state, choices)
        return
    add_ways_out(state, choices)
    add_laying_out(state, choices)


def add_choices_at_random(state: RummyState, choices: Choices) -> None:
    """The same for random play, which takes back only so much in a turn and then lays no more.

    Without a bound it would hardly ever find out of a turn that can't open.
    """
    if state.asked == TO_DRAW:
        add_draws(state, choices)
        return
    add_ways_out(state, choices)
    if state.taken_back < MOST_TAKEN_BACK:
        add_laying_out(state, choices)


def add_draws(state: RummyState, choices: Choices) -> None:
    """RUMMY-8, RUMMY-9: how a turn begins."""
    choices.add(DRAW)
    if may_pick(state):
        choices.add(PICK)


def add_ways_out(state: RummyState, choices: Choices) -> None:
    """RUMMY-11, RUMMY-27: taking back the last step, and ending the turn."""
    if state.steps > 0:
        choices.add(UNDO)
    if may_end_turn(state):
        choices.add_each(discardable(state), DISCARD)


def add_laying_out(state: RummyState, choices: Choices) -> None:
    """RUMMY-2, RUMMY-15, RUMMY-17: adding to what lies there, and new combinations."""
    hands = state.hands
    seat = state.turn
    held = hands.kinds(seat) & NATURAL_CARDS
    jokers = jokers_held(hands, seat)
    in_hand = hands.count(seat)
    add_growing(state.combinations, choices, held, jokers, may_add=in_hand > 1)
    add_melds(
        choices,
        LAY,
        held,
        hands.at_least(seat, 2) & NATURAL_CARDS,
        jokers,
        in_hand - 1,  # RUMMY-20: the last card is never laid out
        has_mixed_sets=state.agreed.has_mixed_sets,
    )


def add_growing(
    combinations: Combinations, choices: Choices, held: CardSet, jokers: i64, *, may_add: bool
) -> None:
    """RUMMY-15, RUMMY-17, RUMMY-20: adds every card for every combination that takes it."""
    first_action: i64 = GROW
    number: i64 = 0
    while number < combinations.size:
        if may_add:
            wanted = combinations.wanted(number)
            choices.add_each(wanted & held, first_action + ADD)
            if jokers > 0:
                choices.add_each(wanted, first_action + ADD_JOKER)
        choices.add_each(combinations.replaced(number) & held, first_action + SWAP)
        first_action += STRETCH
        number += 1


def worth_of(state: RummyState, action: ActionId) -> int:
    """RUMMY-13, RUMMY-14: the points that are laid out; a joker counts as what it replaces.

    What is neither laid nor added is worth nothing.
    """
    if action >= LAY:
        meld = action - LAY
        shape = Shape(SHAPES_OF_MELDS[meld])
        return int(value_of(shape, NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld]))
    kind = (action - GROW) % STRETCH
    if action < GROW or kind >= SWAP:
        return NO_WORTH
    number = (action - GROW) // STRETCH
    place = state.combinations.place_for(number, Card(kind % ADD_JOKER))
    return int(value_at(state.combinations.shape(number), place))


# Verbs


def begin_turn(state: RummyState, seat: Seat) -> None:
    """RUMMY-8: a seat is to draw a card."""
    state.asked = TO_DRAW
    state.taken = NO_CARD
    state.taken_laid_at = NEVER
    state.too_early_at = NEVER
    state.first_own = state.combinations.size
    state.worth = 0
    state.taken_back = 0
    state.wait_for(seat)


def draw(state: RummyState) -> None:
    """RUMMY-8, RUMMY-25: draws from the stock, for which it may have to be renewed."""
    if state.stock.size > 0:
        draw_from_stock(state)
    elif state.renewals < MOST_RENEWALS:
        state.shuffle_due = RENEWAL
    else:
        end_without_winner(state)


def draw_from_stock(state: RummyState) -> None:
    """RUMMY-8: the top card of the stock joins the hand."""
    card = state.stock.draw()
    state.hands.put(state.turn, card)
    state.moved("RUMMY-8", STOCK, hand_zone(state.turn), card)
    state.asked = TO_LAY_OUT


def pick(state: RummyState) -> None:
    """RUMMY-9, RUMMY-28: takes the card that the previous player discarded."""
    card = state.discards.draw()
    state.hands.put(state.turn, card)
    state.moved("RUMMY-9", DISCARDS, taken_zone(state.seats, state.turn), card)
    state.taken = card
    state.asked = TO_LAY_OUT


def renew_stock(state: RummyState) -> None:
    """RUMMY-25: tells that the discards without their top card are the new stock."""
    top = state.discards.draw()
    place: i64 = 0
    while place < state.discards.size:
        state.moved_from_under("RUMMY-25", DISCARDS, STOCK, state.discards.at(place))
        place += 1
    state.discards.clear()
    state.discards.put(top)
    state.shuffled("RUMMY-25", STOCK)
    state.renewals += 1
    state.counted("RUMMY-25", NO_SEAT, "renewal", state.renewals)


def write_step(state: RummyState, action: i64, place: i64) -> None:
    """RUMMY-27: remembers a step so that it can be taken back."""
    state.log[state.steps] = action * STEP + place
    state.steps += 1


def leave_hand(state: RummyState, card: Card, number: i64, clause: str) -> None:
    """RUMMY-10: a card goes to a combination; of equal cards the taken one goes first."""
    seat = state.turn
    state.hands.take(seat, card)
    source = hand_zone(seat)
    if card == state.taken and state.taken_laid_at == NEVER:
        state.taken_laid_at = state.steps
        source = taken_zone(state.seats, seat)
    state.moved(clause, source, combination_zone(state.seats, number), card)


def join_hand(state: RummyState, card: Card, number: i64, clause: str) -> None:
    """RUMMY-27: a card goes from a combination to the hand, or back beside it."""
    seat = state.turn
    state.hands.put(seat, card)
    target = hand_zone(seat)
    if card == state.taken and state.taken_laid_at == state.steps:
        state.taken_laid_at = NEVER
        target = taken_zone(state.seats, seat)
    state.moved(clause, combination_zone(state.seats, number), target, card)


def note_if_too_early(state: RummyState) -> None:
    """RUMMY-14, RUMMY-18: from here on the turn can only end as a hand rummy, or by undoing."""
    if state.too_early_at == NEVER and is_too_early(state):
        state.too_early_at = state.steps


def lay(state: RummyState, meld: i64) -> None:
    """RUMMY-2, RUMMY-12, RUMMY-16: lays a new combination."""
    seat = state.turn
    shape = Shape(SHAPES_OF_MELDS[meld])
    naturals = NATURALS_OF_MELDS[meld]
    jokers = JOKERS_OF_MELDS[meld]
    number = state.combinations.size
    counts = is_of_own_opening(state, number)
    places = naturals | jokers
    while places:
        place = Place(lowest(places))
        places &= places - 1
        put_down(state, number, shape, place, is_joker=has(jokers, place))
        if counts:
            state.worth += value_at(shape, place)
    state.combinations.lay(seat, shape, naturals, jokers)
    write_step(state, LAY + meld, 0)


def put_down(state: RummyState, number: i64, shape: Shape, place: Place, *, is_joker: bool) -> None:
    """RUMMY-2, RUMMY-15, RUMMY-16: lays a card, or a joker and says what it replaces."""
    clause = "RUMMY-15"
    if number == state.combinations.size:
        clause = "RUMMY-2"
    card = card_at(shape, place)
    if not is_joker:
        leave_hand(state, card, number, clause)
        return
    leave_hand(state, JOKER, number, clause)
    if state.journal is not None:
        state.said("RUMMY-16", state.turn, "joker", DECK.name(card))


def add(state: RummyState, action: i64, number: i64, card: Card, *, is_joker: bool) -> None:
    """RUMMY-14, RUMMY-15, RUMMY-23: adds a card, or a joker for it, to a combination."""
    combinations = state.combinations
    shape = combinations.shape(number)
    place = combinations.place_for(number, card)
    if is_of_own_opening(state, number):
        state.worth += value_at(shape, place)
    else:
        note_if_too_early(state)
    put_down(state, number, shape, place, is_joker=is_joker)
    if is_joker:
        combinations.put_joker(number, place)
    else:
        combinations.put_natural(number, place)
    write_step(state, action, place)


def swap(state: RummyState, action: i64, number: i64, card: Card) -> None:
    """RUMMY-17, RUMMY-18: puts a card in the place of the joker that replaces it."""
    place = state.combinations.joker_for(number, card)
    note_if_too_early(state)
    leave_hand(state, card, number, "RUMMY-17")
    state.combinations.exchange(number, place)
    join_hand(state, JOKER, number, "RUMMY-17")
    write_step(state, action, place)


def undo(state: RummyState) -> None:
    """RUMMY-27: takes back the last lay, add or swap of this turn."""
    state.steps -= 1
    state.taken_back += 1
    step = state.log[state.steps]
    state.log[state.steps] = 0
    if state.too_early_at == state.steps:
        state.too_early_at = NEVER
    state.said("RUMMY-27", state.turn, "undo")
    action = step // STEP
    if action >= LAY:
        take_back_lay(state)
        return
    number = (action - GROW) // STRETCH
    kind = (action - GROW) % STRETCH
    if kind < SWAP:
        take_back_add(state, number, Place(step % STEP), is_joker=kind >= ADD_JOKER)
    else:
        take_back_swap(state, number, Place(step % STEP))


def take_back_lay(state: RummyState) -> None:
    """RUMMY-27: the cards of the last combination go back to the hand."""
    combinations = state.combinations
    number = combinations.size - 1
    shape = combinations.shape(number)
    jokers = combinations.jokers(number)
    places: PlaceSet = combinations.naturals(number) | jokers
    counts = is_of_own_opening(state, number)
    combinations.take_back()
    while places:
        place = Place(lowest(places))
        places &= places - 1
        if has(jokers, place):
            join_hand(state, JOKER, number, "RUMMY-27")
        else:
            join_hand(state, card_at(shape, place), number, "RUMMY-27")
        if counts:
            state.worth -= value_at(shape, place)


def take_back_add(state: RummyState, number: i64, place: Place, *, is_joker: bool) -> None:
    """RUMMY-27: a card that was added goes back to the hand."""
    combinations = state.combinations
    shape = combinations.shape(number)
    combinations.remove(number, place)
    if is_of_own_opening(state, number):
        state.worth -= value_at(shape, place)
    if is_joker:
        join_hand(state, JOKER, number, "RUMMY-27")
    else:
        join_hand(state, card_at(shape, place), number, "RUMMY-27")


def take_back_swap(state: RummyState, number: i64, place: Place) -> None:
    """RUMMY-27: the joker goes back to its place, and the card to the hand."""
    seat = state.turn
    combinations = state.combinations
    combinations.exchange(number, place)
    state.hands.take(seat, JOKER)
    state.moved("RUMMY-27", hand_zone(seat), combination_zone(state.seats, number), JOKER)
    join_hand(state, card_at(combinations.shape(number), place), number, "RUMMY-27")


def discard(state: RummyState, card: Card) -> None:
    """RUMMY-11, RUMMY-20: discards a card at the end of the turn; the last card wins."""
    seat = state.turn
    state.hands.take(seat, card)
    state.discards.put(card)
    state.moved("RUMMY-11", hand_zone(seat), DISCARDS, card)
    if state.hands.count(seat) == 0:
        go_out(state)
        return
    if is_taken_card_unused(state):
        state.moved("RUMMY-10", taken_zone(state.seats, seat), hand_zone(seat), state.taken)
    if not has_opened(state) and is_opening_reached(state):
        state.opened |= bit(seat)
        state.counted("RUMMY-12", seat, "opens", state.worth)
    forget_steps(state)
    state.turns += 1
    begin_turn(state, seat_after(seat, state.seats))
    if state.turns == MOST_TURNS:
        end_without_winner(state)


def forget_steps(state: RummyState) -> None:
    """RUMMY-27: the steps of a turn that has ended can't be taken back."""
    while state.steps > 0:
        state.steps -= 1
        state.log[state.steps] = 0


def go_out(state: RummyState) -> None:
    """RUMMY-20, RUMMY-22 to RUMMY-24: the winner says Rummy; out of the hand it is a hand rummy."""
    if has_opened(state):
        state.ended_by = "RUMMY-20"
        state.said("RUMMY-20", state.turn, "rummy")
    else:
        state.ended_by = "RUMMY-22"
        state.said("RUMMY-22", state.turn, "hand rummy")
    forget_steps(state)
    state.taken_back = 0
    state.wait_for_nobody()


def end_without_winner(state: RummyState) -> None:
    """RUMMY-25: nobody has gone out, and everyone counts the hand."""
    state.ended_by = "RUMMY-25"
    state.said("RUMMY-25", NO_SEAT, "no winner")
    state.wait_for_nobody()


def act(state: RummyState, action: ActionId) -> None:
    """Carries out an action of the table in ``actions.py``."""
    if action == DRAW:
        draw(state)
    elif action == PICK:
        pick(state)
    elif action == UNDO:
        undo(state)
    elif action < GROW:
        discard(state, Card(action - DISCARD))
    elif action >= LAY:
        lay(state, action - LAY)
    else:
        grow(state, action)


def grow(state: RummyState, action: i64) -> None:
    """RUMMY-15 to RUMMY-18: adds to a combination, or exchanges a joker of it."""
    number = (action - GROW) // STRETCH
    kind = (action - GROW) % STRETCH
    if kind < ADD_JOKER:
        add(state, action, number, Card(kind - ADD), is_joker=False)
    elif kind < SWAP:
        add(state, action, number, Card(kind - ADD_JOKER), is_joker=True)
    else:
        swap(state, action, number, Card(kind - SWAP))
