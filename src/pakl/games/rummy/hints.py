"""What a careful player of Rummy makes of the rules.

*Before opening* everything serves the first combination: who is caught with a full hand
pays for all of it. So one counts for every combination that would open how many cards it
lacks, jokers not needed elsewhere filled in, and how many of these are still about. Cards
of which much hangs on that are kept; smaller combinations, which can be laid out in the same
turn, come second. With an opening in the hand one opens.

*After opening* one lays out all that can be laid, first new combinations without jokers, then
single cards onto what lies there, and exchanges jokers for cards of the hand. A joker is
spent where it takes two dead cards along, or where it lets one go out; otherwise it waits,
but not while somebody is about to go out.

*The discard* is the card on which least depends, of such cards the one that costs most if
somebody goes out, and if it can be helped none that the next player can add at once.

*The other player's discard* is taken if it can be laid out now, or brings an opening clearly
nearer: a card from the stock tells the others nothing, and may be a joker.

*Nothing is laid to be taken back*: an opening is begun only if it will be reached in this
turn, or if the whole hand goes out at once. What was begun otherwise is taken back.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.rummy.actions import (
    ADD_JOKER,
    DISCARD,
    GROW,
    LAY,
    PICK,
    STRETCH,
    SWAP,
    UNDO,
)
from pakl.games.rummy.cards import JOKER
from pakl.games.rummy.combinations import FIRST_PLACES, is_run
from pakl.games.rummy.lays import (
    Plan,
    cards_in,
    rate_meld,
    reach_of_meld,
    reach_of_run,
    worth_of_meld,
)
from pakl.games.rummy.melds import JOKERS_OF_MELDS, NATURALS_OF_MELDS
from pakl.games.rummy.opening import has_opened, is_opening_reached
from pakl.games.rummy.promises import worth_keeping
from pakl.games.rummy.round import TO_DRAW, RummyState, is_taken_card_unused
from pakl.games.rummy.scoring import VALUES_LEFT
from pakl.games.rummy.sight import Sight, is_end_near
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat, seat_after
from pakl.kernel.sets import NOTHING, count, has

LEFT_BEFORE_OPENING: Final = 2  # for every point of a card that is kept
LEFT_AFTER_OPENING: Final = 4
LEFT_AT_THE_END: Final = 7  # when somebody is about to go out
GIFT: Final = 40  # to the next player, who can add the card
PICKING: Final = 70  # what a card must bring to be taken openly
PICKED_FOR_TABLE: Final = 200
PATIENT_FOR: Final = 60  # turns, after which openly taken cards must bring more and more
IMPATIENCE: Final = 5
JOKER_ADDED: Final = -150
JOKER_ADDED_AT_THE_END: Final = 136

# Steps of a plan come in this order, whatever is discarded in the end.
LAID: Final = 3000
EXCHANGED: Final = 2500
ADDED: Final = 2000
PICKED_JOKER: Final = 1000
GOES_OUT: Final = 10_000
NEVER: Final = -20_000


# Where a step leads


def goes_out(state: RummyState, left: i64, *, with_taken: bool) -> bool:
    """RUMMY-10, RUMMY-20: whether a step that leaves so many cards leaves one to discard."""
    return left == 1 and (with_taken or not is_taken_card_unused(state))


def leads_nowhere(state: RummyState, left: i64, *, with_taken: bool) -> bool:
    """RUMMY-10: whether a step would leave only the card just taken, which can't be discarded."""
    return left == 1 and not with_taken and is_taken_card_unused(state)


def is_laid_with(state: RummyState, meld: i64) -> bool:
    """Whether the card taken from the discard pile is in a combination."""
    if state.taken == JOKER:
        return JOKERS_OF_MELDS[meld] != NOTHING
    if state.taken < 0:
        return False
    return has(cards_in(meld, FIRST_PLACES), state.taken)


# Ratings of single moves


def rate_pick(state: RummyState, seat: Seat, sight: Sight) -> i64:
    """RUMMY-9: taking the card that the previous player discarded."""
    card = state.discards.top()
    if card == JOKER:
        return PICKED_JOKER
    opened = has(state.opened, seat)
    if opened and has(sight.wanted, card):
        return PICKED_FOR_TABLE
    if has(sight.held, card):
        return -PICKING
    rating = worth_keeping(state, sight, card, has_opened=opened) - PICKING
    return rating - IMPATIENCE * max(0, state.turns - PATIENT_FOR)


def rate_discard(state: RummyState, seat: Seat, sight: Sight, card: Card, *, opened: bool) -> i64:
    """RUMMY-11: what is best not kept, and not given to the next player."""
    if state.hands.count(seat) == 1:
        return GOES_OUT
    if card == JOKER:
        return NEVER // 2
    left: i64 = LEFT_BEFORE_OPENING
    if is_end_near(state, seat):
        left = LEFT_AT_THE_END
    elif opened:
        left = LEFT_AFTER_OPENING
    rating = left * VALUES_LEFT[card] - worth_keeping(state, sight, card, has_opened=opened)
    if has(sight.wanted, card) and has(state.opened, seat_after(seat, state.seats)):
        rating -= GIFT
    return rating


def rate_grow(state: RummyState, seat: Seat, sight: Sight, action: i64, *, opened: bool) -> i64:
    """RUMMY-15 to RUMMY-18: adding to a combination, or exchanging a joker of it."""
    number = (action - GROW) // STRETCH
    kind = (action - GROW) % STRETCH
    in_hand = state.hands.count(seat)
    with_taken = kind == state.taken or (kind >= ADD_JOKER and state.taken == JOKER)
    if kind < SWAP and goes_out(state, in_hand - 1, with_taken=with_taken):
        return GOES_OUT
    if kind < SWAP and leads_nowhere(state, in_hand - 1, with_taken=with_taken):
        return NEVER
    if not opened:
        return rate_towards_opening(state, sight, number, kind, in_hand)
    if kind >= SWAP:
        return EXCHANGED
    if kind < ADD_JOKER:
        return ADDED + VALUES_LEFT[kind]
    if in_hand - sight.jokers <= 1:
        return ADDED
    if is_end_near(state, seat):
        return JOKER_ADDED_AT_THE_END
    return JOKER_ADDED


def rate_towards_opening(
    state: RummyState, sight: Sight, number: i64, kind: i64, in_hand: i64
) -> i64:
    """RUMMY-14: adding to the turn's first combination, if that leads to an opening."""
    if number != state.first_own or kind >= SWAP:
        return NEVER
    combinations = state.combinations
    shape = combinations.shape(number)
    if not is_run(shape):
        return NEVER
    filled = combinations.naturals(number) | combinations.jokers(number)
    gain = reach_of_run(shape, filled, sight.held, sight.jokers, in_hand - 1)
    if state.worth + gain < state.agreed.opening_points:
        return NEVER
    if kind < ADD_JOKER:
        return LAID
    return ADDED


def rate_lay(state: RummyState, seat: Seat, sight: Sight, meld: i64, *, opened: bool) -> i64:
    """RUMMY-2, RUMMY-12: laying a combination: after opening any, before one that opens."""
    in_hand = state.hands.count(seat)
    size = count(NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])
    if goes_out(state, in_hand - size, with_taken=is_laid_with(state, meld)):
        return GOES_OUT
    if leads_nowhere(state, in_hand - size, with_taken=is_laid_with(state, meld)):
        return NEVER
    jokers = count(JOKERS_OF_MELDS[meld])
    if opened:
        if jokers == 0:
            return LAID + rate_meld(meld)
        return rate_meld(meld)
    if state.steps > 0 or state.agreed.opens_by_sum:
        return NEVER
    if worth_of_meld(meld) >= state.agreed.opening_points:
        return LAID + rate_meld(meld)
    if reach_of_meld(meld, sight, in_hand) >= state.agreed.opening_points:
        return ADDED + rate_meld(meld)
    return NEVER


def planned_place(state: RummyState, seat: Seat, sight: Sight, choices: Choices) -> i64:
    """RUMMY-14, RUMMY-22: the combination to begin with, if several together open or go out."""
    if choices.size == 0 or choices.at(choices.size - 1) < LAY:
        return NEVER
    plan = Plan(sight)
    in_hand = state.hands.count(seat)
    plan.fill(choices, in_hand)
    if in_hand - plan.cards == 1:
        if is_taken_card_unused(state) and plan.leaves(state.taken):
            return NEVER
        return plan.first_place
    points = state.agreed.opening_points - state.worth
    if state.agreed.opens_by_sum and plan.worth >= points:
        return plan.first_place
    return NEVER


def rate_laying_out(state: RummyState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """How good each way looks to lay out or to end the turn."""
    sight = Sight(state, seat)
    sight.see_table(state)
    opened = has_opened(state) or is_opening_reached(state)
    planned: i64 = NEVER
    if not opened:
        planned = planned_place(state, seat, sight, choices)
    place: i64 = 0
    while place < choices.size:
        action: i64 = choices.at(place)
        if action == UNDO:
            ratings.add(NEVER // 2 - 1)
        elif action < GROW:
            card = Card(action - DISCARD)
            ratings.add(rate_discard(state, seat, sight, card, opened=opened))
        elif action < LAY:
            ratings.add(rate_grow(state, seat, sight, action, opened=opened))
        elif place == planned:
            ratings.add(LAID)
        else:
            ratings.add(rate_lay(state, seat, sight, action - LAY, opened=opened))
        place += 1


def rate(state: RummyState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """How good each choice of a seat looks to it."""
    if state.asked != TO_DRAW:
        rate_laying_out(state, seat, choices, ratings)
        return
    place: i64 = 0
    while place < choices.size:
        if choices.at(place) == PICK:
            sight = Sight(state, seat)
            sight.see_table(state)
            ratings.add(rate_pick(state, seat, sight))
        else:
            ratings.add(0)
        place += 1
