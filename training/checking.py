"""Compares ``rounds.py`` with the engine, move by move, in rounds that are played at random."""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from pakl.games.fox.rules import Fox
from pakl.games.fox.situation import HELD, SHOWN, UNSEEN, WORDS_TOLD
from pakl.games.fox.state import FoxState
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.playout import deal_at_random
from pakl.kernel.seats import Seat
from training import rounds
from training.engine import column_of, row_of, words_of
from training.inputs import standing, winning

Array = Any


def check(count: int, seed: int) -> int:
    """Plays so many rounds both ways; answers how many decisions were compared."""
    game = Fox({})
    dice = Dice(seed)
    luck = np.random.default_rng(seed)
    items = empty_pile(MOST_CARDS)
    states: list[FoxState] = []
    for _ in range(count):
        state = game.new_deal(2, Seat(dice.below(2)), [])
        assert isinstance(state, FoxState)
        state.points_left_0, state.points_left_1 = (int(n) for n in luck.integers(1, 22, 2))
        deal_at_random(game, state, dice, items)
        states.append(state)
    cells = np.array([column_of(state) for state in states]).T.copy()
    compared = 0
    while True:
        wanted = np.array([column_of(state) for state in states]).T
        assert np.array_equal(cells, wanted), np.argwhere(cells != wanted)[:5]
        waiting = np.array([n for n, state in enumerate(states) if not state.is_over])
        if not len(waiting):
            break
        some = cells[:, waiting]
        legal = rounds.legal_cards(some)
        rows = rounds.rows_of(some, legal)
        told = [row_of(game, states[n]) for n in waiting]
        assert np.array_equal(rows, np.array([row for row, _ in told]).T)
        sets = [*standing(rows[HELD], rows[UNSEEN] | rows[SHOWN]), winning(rows)]
        follow = [words_of(states[n])[WORDS_TOLD:] for n in waiting]
        assert np.array_equal(np.array(sets), np.array(follow).T)
        is_forced = np.array([len(actions) == 1 for _, actions in told])
        assert np.array_equal(rounds.is_forced(some, legal), is_forced)
        chosen = np.array([actions[luck.integers(len(actions))] for _, actions in told])
        places = rounds.place_of(chosen, rows[rounds.TRUMP_OF])
        back = rounds.action_of(places, rows[rounds.ASKED_OF], rows[rounds.TRUMP_OF])
        assert np.array_equal(chosen, back)
        rounds.apply(some, chosen)
        cells[:, waiting] = some
        for n, action in zip(waiting, chosen.tolist()):
            game.apply(states[n], states[n].turn, ActionId(action))
        compared += len(waiting)
    scores = np.array([game.outcome(state).scores for state in states]).T
    assert np.array_equal(np.stack(rounds.points_of(cells)), scores)
    return compared


def check_forced(count: int, seed: int) -> None:
    """What is forced is done as step by step; and dealt cards are thirty-three."""
    matches = rounds.Matches(count, seed)
    cells = matches.deal()
    everything = cells[rounds.HAND] | cells[rounds.HAND + 1] | rounds.BIT[cells[rounds.DECREE]]
    deck = cells[rounds.DECK].copy()
    for _ in range(rounds.IN_DECK):
        everything |= rounds.BIT[deck & 63]
        deck >>= rounds.BITS_OF_CARD
    assert (everything == rounds.ALL_CARDS).all()
    while (cells[rounds.ASKED] != rounds.NOTHING).any():
        legal = rounds.go_on(cells)
        assert np.array_equal(legal, rounds.legal_cards(cells))
        assert not rounds.is_forced(cells, legal).any()
        waiting = np.flatnonzero(cells[rounds.ASKED] != rounds.NOTHING)
        some = cells[:, waiting]
        lowest = legal[waiting] & -legal[waiting]
        card = np.bitwise_count(lowest - 1).astype(np.int64)
        rounds.apply(some, rounds.BASE_OF_ASKED[some[rounds.ASKED]] + card)
        cells[:, waiting] = some
    won = cells[rounds.WON] | cells[rounds.WON + 1]
    assert (np.bitwise_count(won) == 26).all()


def main() -> None:
    """Compares so many rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    begun = time.monotonic()
    compared = check(chosen.rounds, chosen.seed)
    check_forced(chosen.rounds, chosen.seed)
    print(f"{compared} decisions are alike ({time.monotonic() - begun:.1f} s).")


if __name__ == "__main__":
    main()
