"""Rounds of The Fox in the Forest as arrays: many tables at once, a row for every decision.

A row is the words of ``games/fox/situation.py``, which are what the seat knows, and then what only
training looks at: the opponent's hand, what may be chosen, what is asked, and the trump.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox.actions import BURY, KEEP, SWAP
from pakl.games.fox.cards import PACK, RANKS
from pakl.games.fox.rules import Fox
from pakl.games.fox.situation import SIZES, WORDS, describe, trump_first
from pakl.games.fox.state import FoxState
from pakl.kernel.actions import ActionId, Choices
from pakl.kernel.dice import Dice
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.playout import deal_at_random
from pakl.kernel.seats import Seat

Array = Any

TARGET: Final = 21
ACTIONS: Final = 100
INPUTS: Final = sum(SIZES)
MOST_POINTS: Final = 12
OTHERS_HAND: Final = WORDS
LEGAL: Final = WORDS + 1
ASKED: Final = WORDS + 2
TRUMP: Final = WORDS + 3

COLUMNS: Final = np.array(
    [64 * word + member for word, size in enumerate(SIZES) for member in range(size)]
)
CARDS: Final = np.arange(PACK)
# By what is asked, where the choices of it begin: led and followed with, exchanged, buried
BASE_OF_ASKED: Final = np.array([0, 0, SWAP, BURY])
NEVER: Final = -1e9


def unpacked(words: Array, columns: Array) -> Array:
    """Some members of these words, each 1 if it is there and else 0."""
    members = np.unpackbits(words.astype("<i8").view(np.uint8), axis=1, bitorder="little")
    return np.take(members, columns, axis=1).astype(np.float32)


def known(rows: Array) -> Array:
    """What the seats know, as inputs of a net."""
    return torch.from_numpy(unpacked(rows[:, :WORDS], COLUMNS))


def truth(rows: Array) -> Array:
    """The same and the opponents' hands, as inputs of the critic."""
    hands = unpacked(rows[:, OTHERS_HAND : OTHERS_HAND + 1], CARDS)
    return torch.cat([known(rows), torch.from_numpy(hands)], 1)


def legal(rows: Array) -> Array:
    """Which choices there are."""
    cards = unpacked(rows[:, LEGAL : LEGAL + 1], CARDS) > 0
    base = BASE_OF_ASKED[rows[:, ASKED]]
    mask = np.zeros((len(rows), ACTIONS), dtype=bool)
    for first in (0, SWAP, BURY):
        mask[base == first, first : first + PACK] = cards[base == first]
    mask[base == SWAP, KEEP] = True
    return torch.from_numpy(mask)


def leanings(net: Array, rows: Array) -> Array:
    """How much a net leans to each choice; to what is no choice not at all."""
    return net(known(rows)).masked_fill(~legal(rows), NEVER)


def drawn(leaned_to: Array) -> Array:
    """For each row a choice, drawn as often as it is leaned to."""
    luck = torch.rand_like(leaned_to).clamp_(1e-9, 1 - 1e-7)
    return (leaned_to - torch.log(-torch.log(luck))).argmax(1).numpy()


def place_of(actions: Array, trumps: Array) -> Array:
    """Which choice of the net an action is, where the trump comes first."""
    base = np.where(actions < SWAP, 0, np.where(actions < BURY, SWAP, BURY))
    return np.where(actions == KEEP, KEEP, base + (actions - base - RANKS * trumps) % PACK)


def action_of(places: Array, rows: Array) -> Array:
    """Which action a choice of the net is."""
    base = BASE_OF_ASKED[rows[:, ASKED]]
    cards = (places - base + RANKS * rows[:, TRUMP]) % PACK
    return np.where(places == KEEP, KEEP, base + cards)


def race_table(rounds: Array) -> Array:
    """The chance to win from each pair of totals, if rounds bring points as in this histogram."""
    shares = (rounds + rounds.T) / (2 * rounds.sum())
    wins = np.full((TARGET + MOST_POINTS, TARGET + MOST_POINTS), 0.5)
    ways = [(x, y, shares[x, y]) for x, y in np.argwhere(shares > 0)]
    for total in range(2 * TARGET - 2, -1, -1):
        for one in range(max(0, total - TARGET + 1), min(total, TARGET - 1) + 1):
            other = total - one
            wins[one, other] = sum(
                share * after_round(wins, one + x, other + y, x, y) for x, y, share in ways
            )
    return wins


def after_round(wins: Array, one: int, other: int, x: int, y: int) -> float:
    """FOX-21, FOX-22: the chance to win after a round that brought x and y points."""
    if max(one, other) < TARGET:
        return float(wins[one, other])
    if one != other:
        return float(one > other)
    return 0.5 + 0.5 * float(np.sign(x - y))


class Tables:
    """Many matches, of which all play a round at the same time."""

    def __init__(self, count: int, seed: int) -> None:
        self.game = Fox({})
        self.dice = Dice(seed)
        self.items = empty_pile(MOST_CARDS)
        self.choices = Choices()
        self.words = vec[i64]([0] * WORDS)
        self.totals = [[0, 0] for _ in range(count)]
        self.dealers = [Seat(self.dice.below(2)) for _ in range(count)]
        self.states: list[FoxState] = []

    def deal(self) -> None:
        """A new round everywhere."""
        self.states = []
        for dealer, (first, second) in zip(self.dealers, self.totals):
            state = self.game.new_deal(2, dealer, [])
            assert isinstance(state, FoxState)
            state.points_left_0, state.points_left_1 = TARGET - first, TARGET - second
            deal_at_random(self.game, state, self.dice, self.items)
            self.states.append(state)

    def next_row(self, state: FoxState) -> list[int] | None:
        """Goes on to the next real decision: its row, or None at the end of the round."""
        game, choices = self.game, self.choices
        while not state.is_over:
            seat = state.turn
            choices.clear()
            game.choose(state, seat, choices)
            if choices.size > 1:
                describe(state, seat, self.words)
                others = state.hand_1 if seat == 0 else state.hand_0
                trump = state.trump
                hidden = [trump_first(others, trump), trump_first(choices.members, trump)]
                return [*self.words, *hidden, state.asked, trump]
            game.apply(state, seat, choices.at(0))
        return None

    def look(self, tables: list[int]) -> tuple[list[int], Array]:
        """Those of the tables where there is something to decide, and their rows."""
        rows = [(table, self.next_row(self.states[table])) for table in tables]
        waiting = [table for table, row in rows if row is not None]
        return waiting, np.array([row for _, row in rows if row is not None], dtype=np.int64)

    def act(self, waiting: list[int], rows: Array, places: Array) -> None:
        """At each of these tables the choice of a net is carried out."""
        for table, action in zip(waiting, action_of(places, rows).tolist()):
            state = self.states[table]
            self.game.apply(state, state.turn, ActionId(action))

    def gain(self, table: int, state: FoxState, wins: Array) -> float:
        """What a round that ended so is worth to the first seat, from -2 to 2."""
        x, y = self.game.outcome(state).scores
        one, other = self.totals[table]
        return 2 * (after_round(wins, one + x, other + y, x, y) - float(wins[one, other]))

    def settle(self, wins: Array, histogram: Array) -> Array:
        """Ends the round everywhere, and says what it was worth to the first seats."""
        gains = [self.gain(table, state, wins) for table, state in enumerate(self.states)]
        for table, state in enumerate(self.states):
            x, y = self.game.outcome(state).scores
            histogram[x, y] += 1
            one, other = self.totals[table]
            is_over = max(one + x, other + y) >= TARGET
            self.totals[table] = [0, 0] if is_over else [one + x, other + y]
            self.dealers[table] = Seat(1 - self.dealers[table])
        return np.array(gains, dtype=np.float32)
