"""Whole turns that are compared with each other, the usual one first."""

from random import Random

import pytest

from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.games.rummy import GAME
from pakl.games.rummy.plans import MOST_PLANS
from pakl.games.rummy.tests.table import Table, table
from pakl.kernel.game import NO_SHUFFLE

SHEETS = sheets_of(GAME)[::9]
STEPS = 120


def plans(at: Table) -> list[str]:
    """The plans of the seat in turn, in words."""
    return [
        ", ".join(at.game.actions.words(action) for action in plan)
        for plan in at.game.plans(at.state, at.state.turn)
    ]


def test_rummy_9_a_turn_with_the_discard_is_planned_to_its_end() -> None:
    at = table("TS JS KS 2C 7H 4D", discards="QS 2D", has_drawn=False)

    planned = plans(at)

    assert "draw" in planned
    assert "pick, lay TS JS QS KS, discard 7H" == planned[0]


def test_rummy_20_who_can_go_out_plans_nothing_else() -> None:
    at = table("KC KH KS KD 2C", opened=(0,))

    assert ["lay KC KH KS KD, discard 2C"] == plans(at)


def test_a_combination_may_be_held_back() -> None:
    at = table("KC KH KS 2C 7H 4D 9S", opened=(0,))

    planned = plans(at)

    assert planned[0].startswith("lay KC KH KS, discard")
    assert "discard 9S" in planned


@pytest.mark.parametrize("number", range(len(SHEETS)))
def test_every_plan_can_be_carried_out_and_ends_the_turn_or_draws(number: int) -> None:
    walk = Walk(SHEETS[number], Random(number), most_steps=STEPS)
    game = SHEETS[number].game
    planned = 0
    for _ in walk.go():
        if walk.state.shuffle_due != NO_SHUFFLE or walk.state.is_over:
            continue
        seat = walk.state.turn
        before = game.piles(walk.state)
        plans_there = game.plans(walk.state, seat)
        assert before == game.piles(walk.state)
        assert len(plans_there) <= MOST_PLANS
        for plan in plans_there:
            state = walk.state.copy()
            for action in plan:
                assert action in game.legal_actions(state, seat)
                game.apply(state, seat, action)
            planned += 1
            assert (
                state.is_over
                or state.turn != seat
                or ["draw"] == [game.actions.words(action) for action in plan]
            )

    assert planned
