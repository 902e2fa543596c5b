"""RUMMY-26: rounds make a match."""

import pytest

from pakl.games.rummy import GAME
from pakl.games.rummy.tests.table import rules
from pakl.kernel.errors import Malformed
from pakl.kernel.outcome import Outcome


def outcomes(*rounds: list[int]) -> list[Outcome]:
    """Rounds that ended with these minus points."""
    return [Outcome("RUMMY-20", scores, [0 for _ in scores]) for scores in rounds]


def test_rummy_26_a_match_is_one_round_unless_agreed() -> None:
    rule = GAME.match_rule(3)

    assert rule.is_over(outcomes([0, 20, 30]))
    assert [1, 2, 3] == rule.places(outcomes([0, 20, 30]))


def test_rummy_26_a_number_of_rounds() -> None:
    rule = rules(match="rounds: 3").match_rule(2)

    assert not rule.is_over(outcomes([0, 600], [0, 600]))
    assert rule.is_over(outcomes([0, 6], [0, 6], [0, 6]))


def test_rummy_26_until_somebody_has_the_target() -> None:
    rule = rules(match="target: 500").match_rule(2)

    assert not rule.is_over(outcomes([0, 250], [100, 249]))
    assert rule.is_over(outcomes([0, 250], [100, 250]))


def test_rummy_26_the_fewest_minus_points_win_and_equal_places_are_shared() -> None:
    rule = rules(match="target: 500").match_rule(4)

    assert [1, 4, 2, 2] == rule.places(outcomes([0, 300, 50, 60], [40, 250, 50, 40]))


@pytest.mark.parametrize("match", ["rounds: 1", "rounds: 20", "target: 100", "target: 1000"])
def test_rummy_26_what_can_be_agreed(match: str) -> None:
    assert match == rules(match=match).chosen.value("match")


@pytest.mark.parametrize("match", ["rounds: 0", "rounds: 21", "target: 99", "target: 1001", "1"])
def test_rummy_26_what_cannot_be_agreed(match: str) -> None:
    with pytest.raises(Malformed):
        rules(match=match)
