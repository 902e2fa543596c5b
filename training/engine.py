"""Rounds of the engine as ``rounds.py`` has them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox.actions import KEEP
from pakl.games.fox.rules import Fox
from pakl.games.fox.situation import WORDS, WORDS_TOLD, describe, trump_first
from pakl.games.fox.state import FoxState, buried_by
from pakl.kernel.cards import NO_CARD as NONE
from pakl.kernel.seats import Seat
from training import rounds


def column_of(state: FoxState) -> list[int]:
    """A round of the engine as a column of ``rounds.py``."""
    deck = 0
    for card in reversed(state.deck.cards()):
        deck = deck << rounds.BITS_OF_CARD | int(card)
    led, answer = (rounds.NO_CARD if c == NONE else int(c) for c in (state.led, state.answer))
    asked = rounds.NOTHING if state.is_over else state.asked
    turn = state.leader if state.is_over else state.turn
    return [
        *(state.hand_0, state.hand_1, state.won_0, state.won_1),
        *(state.lacks_0, state.lacks_1, state.lacked_once_0, state.lacked_once_1),
        *(state.taken_0, state.taken_1, buried_by(state, Seat(0)), buried_by(state, Seat(1))),
        *(state.points_left_0, state.points_left_1),
        *(deck, state.decree, led, answer, asked, turn, state.leader, state.buried),
    ]


def words_of(state: FoxState) -> list[int]:
    """What the seat in turn knows."""
    words = vec[i64]([0] * WORDS)
    describe(state, state.turn, words)
    return [int(word) for word in words]


def row_of(game: Fox, state: FoxState) -> tuple[list[int], list[int]]:
    """A decision as ``rounds.py`` has it, and the actions there are."""
    actions = [int(action) for action in game.legal_actions(state, state.turn)]
    cards = sum(1 << int(rounds.CARD_OF_ACTION[a]) for a in actions if a != KEEP)
    others = state.hand_1 if state.turn == 0 else state.hand_0
    sets = [trump_first(others, state.trump), trump_first(cards, state.trump)]
    return [*words_of(state)[:WORDS_TOLD], *sets, state.asked, state.trump], actions
