"""The set-up: shuffled piles, the first cards on the floor, the tie card, the first hands."""

from typing import Final

from mypy_extensions import i64, u8

from pakl.games.disco.cards import COLOUR_LETTERS, KING, VALUES, Value, card_of, value_of
from pakl.games.disco.rounds import begin_choosing, draw
from pakl.games.disco.table import (
    DANCE_FLOOR,
    DUMMY,
    FLOOR,
    GUEST,
    HAND,
    PILE,
    TO_HIDE,
    DiscoState,
    guest_zone,
    hand_zone,
    has_dummy,
    lay_on_floor,
    pile_zone,
)
from pakl.kernel.cards import Card
from pakl.kernel.game import NO_SHUFFLE, Lot
from pakl.kernel.piles import Pile
from pakl.kernel.seats import NO_SEAT, Seat, SeatSet, seat_after
from pakl.kernel.sets import NOTHING, bit, count, first, has, lowest

# Shuffles
PILE_SHUFFLED: Final = 1
KING_SHUFFLED_BACK: Final = 2
YOUNGEST_DRAWN: Final = 3

# Questions


def lot_of(state: DiscoState) -> Lot:
    """DISCO-2, DISCO-3, DISCO-5: what is shuffled: a pile, or the lots of those tied."""
    if state.shuffle_due == YOUNGEST_DRAWN:
        return Lot("youngest", of_cards=False)
    return Lot(f"pile {COLOUR_LETTERS[state.arriving]}", of_cards=True)


def fill_lot(state: DiscoState, items: Pile) -> None:
    """Puts what is to be shuffled into the empty pile."""
    if state.shuffle_due == YOUNGEST_DRAWN:
        tied = lowest_on_floor(state)
        while tied:
            items.put(Card(lowest(tied)))
            tied &= tied - 1
        return
    colour = state.arriving
    cards = state.table[PILE + colour]
    place: i64 = 0
    while place < cards:
        items.put(card_of(colour, i64(state.order[colour * VALUES + place])))
        place += 1


def lowest_on_floor(state: DiscoState) -> SeatSet:
    """DISCO-4, DISCO-20: the players whose floor cards are lowest; the dummy's does not count."""
    lowest_value: i64 = KING
    seats: SeatSet = NOTHING
    seat: i64 = 0
    while seat < state.seats:
        value = state.table[FLOOR + seat]
        if value < lowest_value:
            lowest_value = value
            seats = NOTHING
        if value == lowest_value:
            seats |= bit(seat)
        seat += 1
    return seats


def first_clockwise(tied: SeatSet, youngest: Seat, seats: i64) -> Seat:
    """DISCO-5: the first of the tied players clockwise from a seat, itself included."""
    seat = youngest
    while not has(tied, seat):
        seat = seat_after(seat, seats)
    return seat


def clause_of_floor_card(state: DiscoState, colour: Seat) -> str:
    """DISCO-3, DISCO-19: the clause by which a colour's first card goes onto the floor."""
    if has_dummy(state) and colour == DUMMY:
        return "DISCO-19"
    return "DISCO-3"


# Verbs


def go_on_with_shuffle(state: DiscoState, items: Pile) -> None:
    """DISCO-2 to DISCO-6: each shuffle lets the set-up go on, until somebody must choose."""
    due = state.shuffle_due
    state.shuffle_due = NO_SHUFFLE
    if due == YOUNGEST_DRAWN:
        give_tie_card(state, Seat(items.top()), "DISCO-5")
        return
    lay_shuffled(state, items)
    if due == PILE_SHUFFLED:
        tell_of_pile(state)
        state.arriving = Seat(state.arriving + 1)
        if state.arriving < state.colours:
            state.shuffle_due = PILE_SHUFFLED
            return
        state.arriving = Seat(0)
    else:
        state.shuffled("DISCO-3", pile_zone(state.arriving))
        state.arriving = Seat(state.arriving + 1)
    turn_up_floor_cards(state)


def lay_shuffled(state: DiscoState, items: Pile) -> None:
    """DISCO-2: the pile lies face down in its new order."""
    start = state.arriving * VALUES
    place: i64 = 0
    while place < items.size:
        state.order[start + place] = u8(value_of(items.at(place)))
        place += 1


def tell_of_pile(state: DiscoState) -> None:
    """DISCO-2, DISCO-19, DISCO-32: all hear of a pile, and first of all who has the mirror."""
    colour = state.arriving
    if colour == 0 and state.mirror != NO_SEAT:
        state.said("DISCO-32", state.mirror, "takes the mirror")
    clause = "DISCO-2"
    if colour >= state.seats:
        clause = "DISCO-19"
    state.shuffled(clause, pile_zone(colour))


def turn_up_floor_cards(state: DiscoState) -> None:
    """DISCO-3: one after another turns up a floor card; a 13 must be shuffled back first."""
    while state.arriving < state.colours:
        turn_up_floor_card(state, state.arriving)
        if state.shuffle_due != NO_SHUFFLE:
            return
        state.arriving = Seat(state.arriving + 1)
    tied = lowest_on_floor(state)
    if count(tied) == 1:
        give_tie_card(state, Seat(lowest(tied)), "DISCO-4")
    elif state.agreed.youngest != NO_SEAT:
        youngest = first_clockwise(tied, state.agreed.youngest, state.seats)
        give_tie_card(state, youngest, "DISCO-5")
    else:
        state.shuffle_due = YOUNGEST_DRAWN


def turn_up_floor_card(state: DiscoState, colour: Seat) -> None:
    """DISCO-3, DISCO-19: a 13 goes back on its pile, which is shuffled, and another one stays."""
    top = colour * VALUES + state.table[PILE + colour] - 1
    value = i64(state.order[top])
    clause = clause_of_floor_card(state, colour)
    state.moved(clause, pile_zone(colour), DANCE_FLOOR, card_of(colour, value))
    if value == KING:
        value = i64(state.order[top - 1])
        state.order[top - 1] = u8(KING)
        state.moved(clause, pile_zone(colour), DANCE_FLOOR, card_of(colour, value))
        state.moved(clause, DANCE_FLOOR, pile_zone(colour), card_of(colour, KING))
        state.shuffle_due = KING_SHUFFLED_BACK
    lay_on_floor(state, colour, value)
    state.table[PILE + colour] -= 1


def give_tie_card(state: DiscoState, seat: Seat, clause: str) -> None:
    """DISCO-4 to DISCO-6, DISCO-26: the tie card is taken, then all draw their first cards."""
    state.tie_card = seat
    state.said(clause, seat, "tie card")
    number: i64 = 0
    while number < state.seats:
        draw_first_cards(state, Seat(number))
        number += 1
    if state.agreed.has_guests:
        state.asked = TO_HIDE
        state.wait_for_all(first(state.seats))
    else:
        begin_choosing(state)


def draw_first_cards(state: DiscoState, seat: Seat) -> None:
    """DISCO-6, DISCO-26: three cards of the own pile, or four to hide one of them."""
    clause = "DISCO-6"
    if state.agreed.has_guests:
        clause = "DISCO-26"
    cards = state.agreed.first_draw
    while cards > 0:
        draw(state, seat, clause)
        cards -= 1


def hide(state: DiscoState, seat: Seat, value: Value) -> None:
    """DISCO-26: a card of the hand becomes the hidden guest of the own collection."""
    state.table[HAND + seat] ^= bit(value)
    state.table[GUEST + seat] = value
    state.moved("DISCO-26", hand_zone(state, seat), guest_zone(state, seat), card_of(seat, value))
    state.wait_for_all(state.to_act & ~bit(seat))
    if not state.to_act:
        begin_choosing(state)
