"""Worlds that a viewer may imagine: other cards were laid, and what was done unnoticed must fit.

By DISCO-30 a player may have chosen, or be asked, without the others noticing. With other
cards that may be impossible; to the others it then looked as if nothing had been done.
"""

from pakl.games.disco.cards import KING, NO_VALUE, Value
from pakl.games.disco.rounds import first_king, meets_guest_as_king, meets_guest_with
from pakl.games.disco.table import (
    CHOSEN,
    HAND,
    TO_CHOOSE,
    TO_PAIR,
    TO_PAIR_AS_KING,
    TO_TAKE,
    DiscoState,
)
from pakl.kernel.seats import Seat, SeatSet
from pakl.kernel.sets import NOTHING, bit, first, has, lowest, members_of

# Questions. In a hand just laid, a card chosen unnoticed still lies.


def without_their_choice(state: DiscoState) -> SeatSet:
    """DISCO-7: the seats that have not got the card that they chose unnoticed."""
    seats: SeatSet = NOTHING
    for seat in members_of(state.seems_to_act):
        if not has(state.table[HAND + seat], state.table[CHOSEN + seat]):
            seats |= bit(seat)
    return seats


def may_be_asked_as_king(state: DiscoState, king: Seat) -> bool:
    """DISCO-13, DISCO-30: whether a seat has a King, and a guest that the floor's cards meet."""
    return has(state.table[HAND + king], KING) and meets_guest_as_king(state, king)


# Verbs


def make_possible(state: DiscoState) -> None:
    """DISCO-30: after other cards were laid, mends what was done unnoticed and can't have been.

    Whoever is asked as King knows that all have chosen, so the others have chosen other
    cards. Whoever can't have chosen or can't be asked is still to choose or to take.
    """
    impossible = without_their_choice(state)
    if state.asked == TO_PAIR_AS_KING and may_be_asked_as_king(state, state.turn):
        choose_the_lowest(state, impossible)
        take_choices_from_hands(state)
        let_nobody_be_king_before(state, state.turn)
        return
    if state.asked == TO_PAIR and not meets_guest_with(state, state.turn, state.wanted):
        state.asked = TO_TAKE
        state.wanted = Value(NO_VALUE)
    if state.asked == TO_PAIR_AS_KING:
        if not impossible:
            impossible = bit(state.turn)
        state.asked = TO_CHOOSE
        state.wait_for_all(NOTHING)
    if impossible:
        take_back_choices(state, impossible)
    take_choices_from_hands(state)


def choose_the_lowest(state: DiscoState, seats: SeatSet) -> None:
    """DISCO-7: these seats have chosen the lowest card of the hand."""
    for seat in members_of(seats):
        state.table[CHOSEN + seat] = lowest(state.table[HAND + seat])


def take_back_secrets(state: DiscoState, seat: Seat) -> None:
    """DISCO-7: the others take the cards that they chose back into their hands."""
    if state.asked != TO_CHOOSE:
        return
    others = first(state.seats) & ~state.to_act & ~bit(seat)
    for number in members_of(others):
        state.table[HAND + number] |= bit(state.table[CHOSEN + number])
    take_back_choices(state, others)


def take_back_choices(state: DiscoState, seats: SeatSet) -> None:
    """DISCO-7: these seats are still to choose."""
    for seat in members_of(seats):
        state.table[CHOSEN + seat] = NO_VALUE
    state.seems_to_act &= ~seats
    state.wait_for_all(state.to_act | seats)


def take_choices_from_hands(state: DiscoState) -> None:
    """DISCO-7: a card that was chosen unnoticed is no longer in the hand."""
    for seat in members_of(state.seems_to_act):
        state.table[HAND + seat] ^= bit(state.table[CHOSEN + seat])


def let_nobody_be_king_before(state: DiscoState, king: Seat) -> None:
    """DISCO-14: whoever would take all instead has chosen the lowest other card."""
    rival = first_king(state)
    while rival != king:
        instead = lowest(state.table[HAND + rival])
        state.table[HAND + rival] ^= bit(instead) | bit(KING)
        state.table[CHOSEN + rival] = instead
        rival = first_king(state)
