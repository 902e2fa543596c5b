"""Saying "Mau" and "Mau Mau", and noticing that somebody forgot."""

from typing import Final

from mypy_extensions import i64

from pakl.games.maumau.agreed import Agreed
from pakl.games.maumau.drawing import draw_owed
from pakl.games.maumau.state import FOR_BEING_CAUGHT, MauMauState
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, first

LAST_BUT_ONE: Final = 2  # MAU-10: the cards in hand before it is played
LAST: Final = 1  # MAU-12: the same
PENALTY: Final = 2  # MAU-10, MAU-12


# Questions


def is_something_said(agreed: Agreed, cards: i64) -> bool:
    """MAU-10, MAU-12, MAU-25: whether a play from a hand of so many cards goes with a call."""
    if cards == LAST_BUT_ONE:
        return agreed.is_last_but_one_said
    return cards == LAST


def must_call(agreed: Agreed, cards: i64) -> bool:
    """MAU-10, MAU-12, MAU-25: whether a player may forget the call of such a play."""
    return agreed.must_call and is_something_said(agreed, cards)


# Verbs


def call(state: MauMauState, cards_left: i64) -> None:
    """MAU-10, MAU-12, MAU-25: the seat in turn says what goes with its play; all hear it."""
    agreed = state.agreed
    if cards_left == 0:
        state.said(agreed.last_call_clause, state.turn, "calls", agreed.last_call)
    else:
        state.said("MAU-10", state.turn, "calls", "mau")


def open_catching(state: MauMauState) -> None:
    """MAU-11: from now on the others may notice that the seat in turn forgot to call."""
    state.forgetful = state.turn
    state.may_interrupt = first(state.seats) & ~bit(state.turn)


def catch(state: MauMauState, seat: Seat) -> None:
    """MAU-10, MAU-11: a seat has noticed; who is caught draws two and play goes on."""
    state.may_interrupt = NOTHING
    state.counted("MAU-11", seat, "catches", state.forgetful)
    draw_owed(state, state.forgetful, PENALTY, FOR_BEING_CAUGHT)
