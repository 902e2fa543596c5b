"""How well a player does, against the careful one and against another net."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from pakl.games.fox.rules import Fox
from pakl.games.fox.state import FoxState
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.playout import deal_at_random
from pakl.kernel.seats import Seat
from pakl.search.rollout import Rollout
from training import rounds
from training.engine import row_of
from training.inputs import PIECE
from training.nets import best_places
from training.rounds import ASKED_OF, TARGET, TRUMP_OF, TURN, Matches

Array = Any


def dealt(game: Fox, count: int, dice: Dice) -> list[FoxState]:
    """First rounds of so many matches."""
    items = empty_pile(MOST_CARDS)
    states: list[FoxState] = []
    for number in range(count):
        state = game.new_deal(2, Seat(number // 2 % 2), [])
        assert isinstance(state, FoxState)
        deal_at_random(game, state, dice, items)
        states.append(state)
    return states


def against_careful(actor: Array, count: int, seed: int) -> tuple[float, float]:
    """By how many points a round the player beats the careful one, and the error."""
    game, dice = Fox({}), Dice(seed)
    careful = Rollout(game, 0)
    states = dealt(game, count, dice)
    waiting = list(range(count))
    with torch.no_grad():
        while waiting:
            own: list[int] = []
            for table in waiting:
                state = states[table]
                while not state.is_over and state.turn != table % 2:
                    game.apply(state, state.turn, careful.pick(state, state.turn, dice))
                if not state.is_over:
                    own.append(table)
            if own:
                rows = np.array([row_of(game, states[table])[0] for table in own]).T.copy()
                places = best_places(actor, rows)
                actions = rounds.action_of(places, rows[ASKED_OF], rows[TRUMP_OF]).tolist()
                for table, action in zip(own, actions):
                    game.apply(states[table], states[table].turn, ActionId(action))
            waiting = [table for table in own if not states[table].is_over]
    scores = [game.outcome(state).scores for state in states]
    gains = np.array([score[n % 2] - score[1 - n % 2] for n, score in enumerate(scores)])
    return float(gains.mean()), float(gains.std() / np.sqrt(count))


def played_out(cells: Array, players: list[Array], is_second: Array) -> Array:
    """How these rounds end if the first player has the first seat, or the second where it says."""
    ended = np.empty_like(cells)
    tables = np.arange(cells.shape[1])
    while True:
        cells, tables, rows = rounds.next_decisions(cells, tables, ended)
        if not len(tables):
            return ended
        player = cells[TURN] ^ is_second[tables]
        places = np.empty(len(tables), dtype=np.int64)
        for number, actor in enumerate(players):
            own = np.flatnonzero(player == number)
            for some in np.array_split(own, max(1, len(own) // PIECE)):
                if len(some):
                    places[some] = best_places(actor, rows[:, some])
        rounds.apply(cells, rounds.action_of(places, rows[ASKED_OF], rows[TRUMP_OF]))


def against(actor: Array, other: Array, count: int, seed: int) -> tuple[float, float]:
    """By how many points a round one net beats another, and the error; every deal both ways."""
    luck = np.random.default_rng(seed)
    half = count // 2
    points_left = np.full((2, half), TARGET)
    cells = rounds.deal(np.arange(half) % 2, points_left, luck)
    with torch.no_grad():
        ended = played_out(np.tile(cells, 2), [actor, other], np.repeat([0, 1], half))
    first, second = rounds.points_of(ended)
    gains = (first - second).astype(np.int64)
    gains = (gains[:half] - gains[half:]) / 2
    return float(gains.mean()), float(gains.std() / np.sqrt(half))


def matches_won(actor: Array, other: Array, count: int, seed: int) -> tuple[float, float]:
    """What share of matches one net wins against another, a draw as half, and the error."""
    matches = Matches(count, seed)
    is_second = np.arange(count) % 2
    won = np.full(count, -1.0)
    with torch.no_grad():
        while (won < 0).any():
            open_ones = np.flatnonzero(won < 0)
            points_left = matches.points_left[:, open_ones]
            cells = rounds.deal(matches.dealers[open_ones], points_left, matches.luck)
            ended = played_out(cells, [actor, other], is_second[open_ones])
            x, y = (points.astype(np.int64) for points in rounds.points_of(ended))
            left = points_left - np.stack([x, y])
            matches.points_left[:, open_ones] = left
            matches.dealers[open_ones] = 1 - matches.dealers[open_ones]
            edge = np.where(left[0] != left[1], np.sign(left[1] - left[0]), np.sign(x - y))
            edge = np.where(is_second[open_ones] == 1, -edge, edge)
            is_over = left.min(0) <= 0
            won[open_ones[is_over]] = 0.5 + 0.5 * edge[is_over]
    return float(won.mean()), float(won.std() / np.sqrt(count))
