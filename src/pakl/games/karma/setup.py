"""The set-up: dealing, the premonition, who begins, and which cards are shown."""

from typing import Final

from mypy_extensions import i64

from pakl.games.karma.actions import CARDS_SHOWN, COLUMNS, shown_card, shows_with
from pakl.games.karma.table import (
    DRAW_PILE,
    FIRST_SHUFFLE,
    LOTS_FOR_THE_FIRST_PLAYER,
    PREMONITION,
    TO_DISCARD,
    TO_SHOW,
    KarmaState,
    chosen_zone,
    face_down_card,
    face_down_zone,
    face_up_zone,
    hand_zone,
    lay_face_down,
    premonition_zone,
)
from pakl.kernel.actions import Choices
from pakl.kernel.cards import Card
from pakl.kernel.game import NO_SHUFFLE
from pakl.kernel.piles import Pile
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import bit, first, lowest, members_of
from pakl.kernel.zones import ZoneId

CARDS_TO_HAND: Final = 6  # KARMA-2


# Questions


def add_ways_to_show(state: KarmaState, seat: Seat, choices: Choices) -> None:
    """KARMA-2: any three cards of the hand may be shown."""
    kinds = state.hands.kinds(seat)
    pairs = state.hands.at_least(seat, 2)
    threes = state.hands.at_least(seat, CARDS_SHOWN)
    lowest_left = kinds
    while lowest_left:
        one = Card(lowest(lowest_left))
        lowest_left &= lowest_left - 1
        middle_left = lowest_left | (pairs & bit(one))
        while middle_left:
            other = Card(lowest(middle_left))
            middle_left &= middle_left - 1
            highest_left = middle_left
            if other == one:
                highest_left |= threes & bit(other)
            else:
                highest_left |= pairs & bit(other)
            choices.add_each(highest_left, shows_with(one, other))


# Verbs


def go_on_after_shuffle(state: KarmaState, shuffled: Pile) -> None:
    """KARMA-2, KARMA-5, KARMA-31: the next step of the set-up, with what was shuffled."""
    due = state.shuffle_due
    state.shuffle_due = NO_SHUFFLE
    if due == FIRST_SHUFFLE:
        state.draw_pile.take_over(shuffled)
        deal(state)
    elif due == LOTS_FOR_THE_FIRST_PLAYER:
        let_begin(state, Seat(shuffled.top()), "KARMA-5")
    else:
        lay_back(state, Seat(due - PREMONITION), shuffled)


def deal(state: KarmaState) -> None:
    """KARMA-2, KARMA-3: deals three cards face down and six to hand; the rest is the draw pile."""
    state.shuffled("KARMA-2", DRAW_PILE)
    seats = state.seats
    column: i64 = 0
    while column < COLUMNS:
        number: i64 = 0
        while number < seats:
            card = state.draw_pile.draw()
            lay_face_down(state, Seat(number), column, card)
            state.moved("KARMA-2", DRAW_PILE, dealt_zone(state, Seat(number), column), card)
            number += 1
        column += 1
    left: i64 = CARDS_TO_HAND
    while left > 0:
        number = 0
        while number < seats:
            card = state.draw_pile.draw()
            state.hands.put(Seat(number), card)
            state.moved("KARMA-2", DRAW_PILE, hand_zone(Seat(number)), card)
            number += 1
        left -= 1
    state.holders = first(seats)
    if state.agreed.has_premonition:
        look(state)
        state.shuffle_due = PREMONITION
    else:
        find_first_player(state)


def dealt_zone(state: KarmaState, seat: Seat, column: i64) -> ZoneId:
    """KARMA-2, KARMA-31: where a face-down card is dealt to."""
    if state.agreed.has_premonition:
        return premonition_zone(state.seats, seat)
    return face_down_zone(state.seats, seat, column)


def look(state: KarmaState) -> None:
    """KARMA-31: each player looks at the own face-down cards."""
    if state.journal is None:
        return
    for number in range(state.seats):
        seat = Seat(number)
        row = [face_down_card(state, seat, column) for column in range(COLUMNS)]
        state.looked("KARMA-31", seat, premonition_zone(state.seats, seat), row)


def lay_back(state: KarmaState, seat: Seat, shuffled: Pile) -> None:
    """KARMA-31: a seat's face-down cards, shuffled by its right-hand neighbour, are laid back."""
    heap = premonition_zone(state.seats, seat)
    state.shuffled("KARMA-31", heap)
    for column in range(COLUMNS):
        card = shuffled.draw()
        lay_face_down(state, seat, column, card)
        state.moved("KARMA-31", heap, face_down_zone(state.seats, seat, column), card)
    if seat + 1 < state.seats:
        state.shuffle_due = PREMONITION + seat + 1
    else:
        find_first_player(state)


def find_first_player(state: KarmaState) -> None:
    """KARMA-4, KARMA-5: the oldest player begins, if the table says who that is."""
    if state.agreed.first_player == NO_SEAT:
        state.shuffle_due = LOTS_FOR_THE_FIRST_PLAYER
    else:
        let_begin(state, state.agreed.first_player, "KARMA-4")


def let_begin(state: KarmaState, seat: Seat, clause: str) -> None:
    """KARMA-2: who begins is known; all choose at once which cards they show."""
    state.first_player = seat
    state.said(clause, seat, "begins")
    state.wait_for_all(first(state.seats))


def show(state: KarmaState, seat: Seat, action: i64) -> None:
    """KARMA-2: a seat has chosen its three cards; when all have, they are turned up."""
    place: i64 = 0
    while place < CARDS_SHOWN:
        card = shown_card(action, place)
        state.hands.take(seat, card)
        state.face_up.put(seat, card)
        state.moved("KARMA-2", hand_zone(seat), chosen_zone(state.seats, seat), card)
        place += 1
    state.wait_for_all(state.to_act & ~bit(seat))
    if not state.to_act:
        turn_up(state)


def take_back_secrets(state: KarmaState, seat: Seat) -> None:
    """KARMA-2: the others take the cards that they chose back into their hands."""
    if state.asked != TO_SHOW:
        return
    others = first(state.seats) & ~state.to_act & ~bit(seat)
    for number in members_of(others):
        other = Seat(number)
        for card in state.face_up.cards(other):
            state.face_up.take(other, card)
            state.hands.put(other, card)
    state.wait_for_all(state.to_act | others)


def turn_up(state: KarmaState) -> None:
    """KARMA-2, KARMA-4: all choices are revealed together, and the first player begins."""
    state.asked = TO_DISCARD
    if state.journal is not None:
        tell_of_shown(state)
    state.wait_for(state.first_player)


def tell_of_shown(state: KarmaState) -> None:
    """KARMA-2: all see the cards that are turned up."""
    seats = state.seats
    for number in range(seats):
        seat = Seat(number)
        for card in state.face_up.cards(seat):
            chosen, shown = chosen_zone(seats, seat), face_up_zone(seats, seat)
            state.moved("KARMA-2", chosen, shown, card)
