"""The last tricks, worked out: the same as by trying everything through the rules."""

from random import Random

import pytest

from pakl.games.fox import GAME
from pakl.games.fox.endgame import LAST_TRICKS, best_action, value_of
from pakl.games.fox.state import FoxState
from pakl.games.fox.tests.table import Table, table
from pakl.kernel.actions import NO_ACTION
from pakl.kernel.game import State
from pakl.kernel.seats import Seat
from pakl.kernel.sets import count
from pakl.kernel.step import perform, shuffle


def best_lead(state: State) -> int:
    """By how many points seat 0 ends above seat 1 if both try everything."""
    if state.is_over:
        points = GAME.outcome(state).scores
        return points[0] - points[1]
    values = []
    for action in GAME.legal_actions(state, state.turn):
        after = state.copy()
        GAME.apply(after, state.turn, action)
        values.append(best_lead(after))
    return max(values) if state.turn == 0 else min(values)


def late_round(seed: int, cards_won: int) -> FoxState:
    """A round played at random until so many cards are won."""
    random = Random(seed)
    state = GAME.new_deal(2, Seat(seed % 2), [])
    assert isinstance(state, FoxState)
    order = list(range(33))
    random.shuffle(order)
    shuffle(GAME, state, order)
    while count(state.won_0 | state.won_1) < cards_won:
        perform(GAME, state, state.turn, random.choice(GAME.legal_actions(state, state.turn)))
    for _ in range(random.randrange(3)):
        perform(GAME, state, state.turn, random.choice(GAME.legal_actions(state, state.turn)))
    return state


@pytest.mark.parametrize("seed", range(60))
def test_what_is_worked_out_is_what_trying_everything_finds(seed: int) -> None:
    state = late_round(seed, 26 - 2 * LAST_TRICKS + 2 * (seed % 2))

    assert best_lead(state) == value_of(state)


@pytest.mark.parametrize("seed", range(60, 80))
def test_who_plays_what_is_worked_out_gets_what_it_is_worth(seed: int) -> None:
    state = late_round(seed, 26 - 2 * LAST_TRICKS)
    expected = best_lead(state)

    while not state.is_over:
        perform(GAME, state, state.turn, best_action(GAME, state))

    points = GAME.outcome(state).scores
    assert expected == points[0] - points[1]


def best(at: Table) -> str:
    """What is worked out to be best."""
    return GAME.actions.words(GAME.best_action(at.state))


def test_fox_20_who_must_not_win_a_fourth_trick_gives_both_away() -> None:
    end = table("K9 B2", "B8 M5", decree="K4", tricks=3)

    assert "play B2" == best(end)


def test_before_the_last_tricks_nothing_is_said() -> None:
    early = table("K6 M2 M3 M4", "K7 K8 K10 K11", decree="B2", tricks=4)

    assert NO_ACTION == GAME.best_action(early.state)
