"""A turn: discarding onto the pile or taking it, what the Karma cards do, and drawing."""

from typing import Final

from mypy_extensions import i64

from pakl.games.karma.actions import (
    COLUMNS,
    FLIP,
    GIVE_BY_CARD,
    MOST_SEATS,
    PLAY,
    TAKE,
    TAKING,
    plays_of,
)
from pakl.games.karma.cards import (
    BOTTOM_UP,
    COPIES,
    GIVE_PILE,
    GIVE_PILES,
    TABLE_CARD,
    cards_that_fit,
)
from pakl.games.karma.table import (
    DISCARD_PILE,
    DRAW_PILE,
    OUT_OF_THE_GAME,
    TO_DISCARD,
    TO_FOLLOW,
    TO_GIVE,
    KarmaState,
    cards_of,
    columns_of,
    face_down_card,
    face_down_zone,
    face_up_zone,
    hand_zone,
    has_cards,
    place_of,
)
from pakl.kernel.actions import Choices
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.piles import Hands, Pile
from pakl.kernel.seats import Seat, SeatSet, seat_after
from pakl.kernel.sets import NOTHING, bit, has
from pakl.kernel.zones import ZoneId

CARDS_IN_HAND: Final = 3  # KARMA-17
MOST_TURNS: Final = 3000  # KARMA-30


# Questions


def cards_that_may_come(state: KarmaState) -> CardSet:
    """KARMA-7, KARMA-21, KARMA-22: what may be discarded now, whoever has it."""
    if state.asked == TO_FOLLOW:
        return cards_that_fit(state.card_to_follow)
    return cards_that_fit(state.discard_pile.top())


def is_played_from_hand(state: KarmaState, seat: Seat) -> bool:
    """KARMA-10, KARMA-19: the hand comes first, but after a Table Card the table does."""
    if state.asked == TO_FOLLOW:
        return not has_table_cards(state, seat)
    return state.hands.kinds(seat) != NOTHING


def has_table_cards(state: KarmaState, seat: Seat) -> bool:
    """KARMA-19: whether a seat has cards on the table, face up or face down."""
    return state.face_up.kinds(seat) != NOTHING or columns_of(state.covered, seat) != NOTHING


def must_flip(state: KarmaState, seat: Seat) -> bool:
    """KARMA-11: whether a seat has only face-down cards to discard."""
    return not is_played_from_hand(state, seat) and state.face_up.kinds(seat) == NOTHING


def are_three_equal_on_top(pile: Pile) -> bool:
    """KARMA-13, KARMA-14: whether the three topmost cards are equal, as they lie."""
    size = pile.size
    if size < COPIES:
        return False
    top = pile.at(size - 1)
    return pile.at(size - 2) == top and pile.at(size - COPIES) == top


def next_holder(holders: SeatSet, seat: Seat, seats: i64) -> Seat:
    """KARMA-4, KARMA-18: the next player clockwise who is not out."""
    following = seat_after(seat, seats)
    while not has(holders, following):
        following = seat_after(following, seats)
    return following


def who_has_most(state: KarmaState, following: Seat) -> Seat:
    """KARMA-30: who has the most cards; of equals the first from whoever would move next."""
    found = following
    seat = seat_after(following, state.seats)
    while seat != following:
        if cards_of(state, seat) > cards_of(state, found):
            found = seat
        seat = seat_after(seat, state.seats)
    return found


# What the seat in turn may do


def add_discards(state: KarmaState, seat: Seat, choices: Choices) -> None:
    """KARMA-6, KARMA-10, KARMA-11, KARMA-15, KARMA-16: discarding, or taking the pile."""
    top = state.discard_pile.top()
    taking: i64 = TAKING
    if top == NO_CARD:
        taking = NOTHING
    held = state.hands
    kinds = held.kinds(seat)
    if not kinds:
        held = state.face_up
        kinds = held.kinds(seat)
    if kinds:
        add_plays(state, held, kinds & cards_that_fit(top), taking, choices)
    else:
        choices.add_each(taking, PLAY)
        add_flips(state, seat, choices)


def add_followers(state: KarmaState, seat: Seat, choices: Choices) -> None:
    """KARMA-19, KARMA-21: one table card, or without any a hand card, or else the pile."""
    fitting = cards_that_fit(state.card_to_follow)
    if state.face_up.kinds(seat):
        add_one_play(state, state.face_up.kinds(seat) & fitting, choices)
    elif columns_of(state.covered, seat):
        add_flips(state, seat, choices)
    elif state.hands.kinds(seat) & fitting:
        add_plays(state, state.hands, state.hands.kinds(seat) & fitting, NOTHING, choices)
    else:
        choices.add(TAKE)


def add_one_play(state: KarmaState, cards: CardSet, choices: Choices) -> None:
    """KARMA-19, KARMA-21: adds each of these cards, one at a time; without any, the pile."""
    if not cards:
        choices.add(TAKE)
    elif state.discard_pile.size == 0:
        choices.add_each(cards, PLAY)
    else:
        choices.add_each(cards & ~GIVE_PILES, PLAY)
        if cards & GIVE_PILES:
            add_receivers(state, GIVE_BY_CARD, choices)


def add_plays(state: KarmaState, held: Hands, ones: CardSet, taking: i64, choices: Choices) -> None:
    """KARMA-9, KARMA-11: adds every number of equal cards of these kinds, and maybe taking."""
    turn = state.turn
    twos = held.at_least(turn, 2) & ones
    threes = held.at_least(turn, COPIES) & ones
    if not ones & GIVE_PILES or state.discard_pile.size == 0:
        choices.add_each(plays_of(ones, twos, threes) | taking, PLAY)
        return
    others = plays_of(ones & ~GIVE_PILES, twos & ~GIVE_PILES, threes & ~GIVE_PILES)
    choices.add_each(others | taking, PLAY)
    add_receivers(state, GIVE_BY_CARD, choices)
    if twos & GIVE_PILES:
        add_receivers(state, GIVE_BY_CARD + MOST_SEATS, choices)
    if threes & GIVE_PILES:
        add_receivers(state, GIVE_BY_CARD + 2 * MOST_SEATS, choices)


def add_flips(state: KarmaState, seat: Seat, choices: Choices) -> None:
    """KARMA-11, KARMA-12: adds every face-down card of the seat."""
    column: i64 = 0
    while column < COLUMNS:
        if has(state.covered, place_of(seat, column)):
            choices.add(FLIP + column)
        column += 1


def add_receivers(state: KarmaState, first_receiver: i64, choices: Choices) -> None:
    """KARMA-26, KARMA-27: adds every other player, also those who are out."""
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.turn:
            choices.add(first_receiver + seat)
        seat += 1


# Verbs


def discard(state: KarmaState, card: Card, copies: i64) -> None:
    """KARMA-6, KARMA-9, KARMA-11: the seat in turn discards equal cards, and they take effect."""
    if card == GIVE_PILE:
        remove_give_piles(state, copies)
        end_turn(state)
        return
    top = state.discard_pile.top()
    put_down(state, card, copies, state.discard_pile, DISCARD_PILE, "KARMA-6")
    have_effect(state, card, top)


def remove_give_piles(state: KarmaState, copies: i64) -> None:
    """KARMA-26, KARMA-28: Give Piles go out of the game and not onto the pile."""
    put_down(state, Card(GIVE_PILE), copies, state.out_of_the_game, OUT_OF_THE_GAME, "KARMA-26")


def put_down(
    state: KarmaState, card: Card, copies: i64, target: Pile, zone: ZoneId, clause: str
) -> None:
    """KARMA-10, KARMA-19: equal cards leave the hand, or the face-up cards, of the seat in turn."""
    seat = state.turn
    held = state.face_up
    source = face_up_zone(state.seats, seat)
    if is_played_from_hand(state, seat):
        held = state.hands
        source = hand_zone(seat)
    while copies > 0:
        held.take(seat, card)
        target.put(card)
        state.moved(clause, source, zone, card)
        copies -= 1


def flip(state: KarmaState, column: i64) -> None:
    """KARMA-12: the seat in turn turns up a face-down card and discards it at once."""
    seat = state.turn
    card = face_down_card(state, seat, column)
    source = face_down_zone(state.seats, seat, column)
    state.covered &= ~bit(place_of(seat, column))
    if card == GIVE_PILE:
        state.out_of_the_game.put(card)
        state.moved("KARMA-26", source, OUT_OF_THE_GAME, card)
        ask_whom_to_give(state)
        return
    fits = has(cards_that_may_come(state), card)
    top = state.discard_pile.top()
    state.discard_pile.put(card)
    state.moved("KARMA-12", source, DISCARD_PILE, card)
    if fits:
        have_effect(state, card, top)
    else:
        take_pile(state, seat, "KARMA-12")
        end_turn(state)


def have_effect(state: KarmaState, card: Card, top: Card) -> None:
    """KARMA-13, KARMA-14, KARMA-19, KARMA-23: what follows from a discard onto the top card."""
    if are_three_equal_on_top(state.discard_pile):
        remove_pile(state)
        start_new_pile(state, card)
    elif card == TABLE_CARD:
        ask_for_table_card(state, top)
    else:
        if card == BOTTOM_UP:
            bring_up_bottom(state)
        end_turn(state)


def remove_pile(state: KarmaState) -> None:
    """KARMA-13: the whole pile goes out of the game."""
    pile = state.discard_pile
    state.counted("KARMA-13", state.turn, "removes", pile.size)
    while pile.size > 0:
        card = pile.draw()
        state.out_of_the_game.put(card)
        state.moved("KARMA-13", DISCARD_PILE, OUT_OF_THE_GAME, card)


def start_new_pile(state: KarmaState, card: Card) -> None:
    """KARMA-13, KARMA-14: who discarded the third card goes on; after Table Cards, by KARMA-19."""
    seat = state.turn
    state.asked = TO_DISCARD
    if card == TABLE_CARD:
        state.asked = TO_FOLLOW
        state.card_to_follow = NO_CARD
    if state.hands.count(seat) == 0:
        draw_up(state, "KARMA-14")
    if not has_cards(state, seat):
        end_turn(state)


def ask_for_table_card(state: KarmaState, top: Card) -> None:
    """KARMA-19 to KARMA-21: one card must follow, and fit the pile as it lay if need be."""
    if state.asked != TO_FOLLOW:
        state.asked = TO_FOLLOW
        if not state.agreed.anything_may_follow:
            state.card_to_follow = top
    if not has_cards(state, state.turn):
        end_turn(state)


def bring_up_bottom(state: KarmaState) -> None:
    """KARMA-23 to KARMA-25: the lowest card of the pile is put on top."""
    pile = state.discard_pile
    state.moved_from_under("KARMA-23", DISCARD_PILE, DISCARD_PILE, pile.at(0))
    place: i64 = 1
    while place < pile.size:
        pile.swap(place - 1, place)
        place += 1


def ask_whom_to_give(state: KarmaState) -> None:
    """KARMA-12, KARMA-26, KARMA-28: a Give Pile was turned up; an empty pile is not given."""
    if state.discard_pile.size > 0:
        state.asked = TO_GIVE
    else:
        end_turn(state)


def give_pile(state: KarmaState, receiver: Seat) -> None:
    """KARMA-26, KARMA-27: another player, also one who is out, takes the pile into the hand."""
    state.counted("KARMA-26", state.turn, "gives", receiver)
    take_pile(state, receiver, "KARMA-26")
    state.holders |= bit(receiver)
    end_turn(state)


def take_pile(state: KarmaState, seat: Seat, clause: str) -> None:
    """KARMA-12, KARMA-15, KARMA-26: the whole pile goes into a hand."""
    pile = state.discard_pile
    if state.journal is not None:
        tell_of_taking(state, seat, clause)
    while pile.size > 0:
        state.hands.put(seat, pile.draw())


def tell_of_taking(state: KarmaState, seat: Seat, clause: str) -> None:
    """All see which cards are taken, from the top of the pile down."""
    state.counted(clause, seat, "takes", state.discard_pile.size)
    for card in reversed(state.discard_pile.cards()):
        state.moved(clause, DISCARD_PILE, hand_zone(seat), card)


def draw_up(state: KarmaState, clause: str) -> None:
    """KARMA-17: the seat in turn draws until the hand holds three, as long as there are cards."""
    seat = state.turn
    draw_pile = state.draw_pile
    missing = CARDS_IN_HAND - state.hands.count(seat)
    while missing > 0 and draw_pile.size > 0:
        card = draw_pile.draw()
        state.hands.put(seat, card)
        state.moved(clause, DRAW_PILE, hand_zone(seat), card)
        missing -= 1


def end_turn(state: KarmaState) -> None:
    """KARMA-6, KARMA-17, KARMA-18, KARMA-29, KARMA-30: draws; the next player is on, if any."""
    seat = state.turn
    state.asked = TO_DISCARD
    state.card_to_follow = NO_CARD
    state.turns += 1
    if state.draw_pile.size > 0:
        draw_up(state, "KARMA-17")
    elif not has_cards(state, seat):
        state.holders &= ~bit(seat)
        state.said("KARMA-18", seat, "out")
    following = next_holder(state.holders, seat, state.seats)
    if state.holders == bit(following):
        lose(state, following, "KARMA-29")
    elif state.turns == MOST_TURNS:
        lose(state, who_has_most(state, following), "KARMA-30")
    else:
        state.wait_for(following)


def lose(state: KarmaState, seat: Seat, clause: str) -> None:
    """KARMA-29, KARMA-30: one player loses, and all others win."""
    state.loser = seat
    state.said(clause, seat, "loses")
    state.wait_for_nobody()
