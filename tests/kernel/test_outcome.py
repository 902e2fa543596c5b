"""Totals, places, and when a match is over."""

import pytest

from pakl.kernel.outcome import NO_TARGET, UNTIL_TARGET, MatchRule, Outcome, single_deal, totals


def deals(*scores: list[int]) -> list[Outcome]:
    """Deals with these scores, whose ties stay ties."""
    return [Outcome("X-1", score, [0] * len(score)) for score in scores]


def test_totals_add_up_seat_by_seat() -> None:
    assert [5, 7] == totals(deals([2, 3], [3, 4]))


@pytest.mark.parametrize(
    ("played", "expected"), [([], False), ([[9, 20]], False), ([[9, 20], [0, 1]], True)]
)
def test_a_match_to_a_target_lasts_until_someone_has_it(
    played: list[list[int]], expected: bool
) -> None:
    rule = MatchRule(deals=UNTIL_TARGET, target=21, highest_wins=True)

    assert expected == rule.is_over(deals(*played))


@pytest.mark.parametrize(("played", "expected"), [(0, False), (1, False), (2, True)])
def test_a_match_of_two_deals_lasts_two_deals(played: int, expected: bool) -> None:
    rule = MatchRule(deals=2, target=NO_TARGET, highest_wins=True)

    assert expected == rule.is_over(deals(*[[99, 0]] * played))


@pytest.mark.parametrize(
    ("highest_wins", "scores", "places"),
    [
        (True, [5, 9, 5], [2, 1, 2]),
        (False, [5, 9, 5], [1, 3, 1]),
        (True, [4, 4], [1, 1]),
    ],
)
def test_equal_contestants_share_a_place(
    highest_wins: bool, scores: list[int], places: list[int]
) -> None:
    assert places == single_deal(highest_wins=highest_wins).places(deals(scores))


def test_the_last_deals_tie_breaks_decide_between_equal_totals() -> None:
    rule = MatchRule(deals=2, target=NO_TARGET, highest_wins=True)
    outcomes = [Outcome("X-1", [7, 3], [7, 3]), Outcome("X-1", [2, 6], [2, 6])]

    assert [2, 1] == rule.places(outcomes)
