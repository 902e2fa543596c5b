"""Whose turn it is, what is asked of that seat, and how a round ends."""

from typing import Final

from mypy_extensions import i64

from pakl.games.maumau.cards import SEVENS, Suit, cards_that_fit
from pakl.games.maumau.state import TO_ANSWER_A_SEVEN, TO_PLAY, MauMauState
from pakl.kernel.cards import Card
from pakl.kernel.seats import CLOCKWISE, Seat, seat_after

MOST_TURNS: Final = 2000  # MAU-26


# Questions


def direction_name(direction: i64) -> str:
    """The direction of play in a word."""
    if direction == CLOCKWISE:
        return "clockwise"
    return "counterclockwise"


# Verbs


def follow(state: MauMauState, top: Card, suit: Suit) -> None:
    """MAU-5, MAU-20: from now on this suit, or the top card's rank, must be followed."""
    state.suit_to_follow = suit
    state.fitting = cards_that_fit(top, suit)


def ask(state: MauMauState, seat: Seat) -> None:
    """MAU-5, MAU-14, MAU-15: a seat is on; under a load nothing but a seven may be played."""
    state.wait_for(seat)
    if state.load > 0:
        state.asked = TO_ANSWER_A_SEVEN
        state.playable = SEVENS
        return
    state.asked = TO_PLAY
    state.playable = state.fitting


def end_turn(state: MauMauState) -> None:
    """MAU-17, MAU-22, MAU-26: the next player is on, or the one after."""
    turns = state.turns + 1
    state.turns = turns
    if turns == MOST_TURNS:
        finish(state, "MAU-26")
        return
    if state.is_heard() and state.steps > 1:
        skipped = seat_after(state.turn, state.seats, state.direction)
        state.said(state.agreed.skip_clause, skipped, "skipped")
    following = seat_after(state.turn, state.seats, state.direction * state.steps)
    state.steps = 1
    ask(state, following)


def finish(state: MauMauState, clause: str) -> None:
    """MAU-9, MAU-13, MAU-26: the round is over by this clause."""
    state.ended_by = clause
    state.asked = TO_PLAY
    state.wait_for_nobody()
