"""FOX-16 and FOX-20: what a round is worth."""

import pytest

from pakl.games.fox.scoring import POINTS_FOR_TRICKS, round_points, standing
from pakl.games.fox.tests.table import cards, table

# Worked out by hand from the table in the rulebook.
SCORES = [
    (0, 6, "humble"),
    (1, 6, "humble"),
    (2, 6, "humble"),
    (3, 6, "humble"),
    (4, 1, "defeated"),
    (5, 2, "defeated"),
    (6, 3, "defeated"),
    (7, 6, "victorious"),
    (8, 6, "victorious"),
    (9, 6, "victorious"),
    (10, 0, "greedy"),
    (11, 0, "greedy"),
    (12, 0, "greedy"),
    (13, 0, "greedy"),
]


@pytest.mark.parametrize(("tricks", "points", "name"), SCORES)
def test_fox_20_points_by_tricks_won(tricks: int, points: int, name: str) -> None:
    assert (points, name) == (POINTS_FOR_TRICKS[tricks], standing(tricks))


@pytest.mark.parametrize(
    ("tricks_before", "scores"),
    [
        (0, [6, 0]),
        (2, [6, 0]),
        (3, [1, 6]),
        (4, [2, 6]),
        (5, [3, 6]),
        (6, [6, 3]),
        (7, [6, 2]),
        (8, [6, 1]),
        (9, [0, 6]),
        (12, [0, 6]),
    ],
)
def test_fox_20_both_score_at_the_end_of_the_round(tricks_before: int, scores: list[int]) -> None:
    laid = table("K8", "K4", decree="M8", tricks=tricks_before)

    laid.play("play K8", "play K4")

    assert scores == laid.outcome().scores


def test_fox_20_all_hear_how_each_has_done() -> None:
    laid = table("K8", "K4", decree="M8", tricks=9)

    laid.play("play K8", "play K4")

    assert ["FOX-20 0 greedy 0", "FOX-20 1 humble 6"] == laid.said()[-2:]


def test_fox_20_treasures_come_on_top() -> None:
    """By hand: eight tricks are 6, and three Treasures 3."""
    laid = table("K7", "K4", decree="M8", tricks=7, won="B7 M7")

    laid.play("play K7", "play K4")

    assert [9, 2] == laid.outcome().scores


def test_fox_16_the_greedy_keep_their_treasures() -> None:
    laid = table("K7", "B7", decree="M8", tricks=9)

    laid.play("play K7", "play B7")

    assert [2, 6] == laid.outcome().scores


def test_fox_16_two_treasures_are_two_points() -> None:
    """By hand: two tricks are 6."""
    assert 8 == round_points(cards("K7 B7 K2 K4"))


def test_fox_22_the_points_of_the_round_decide_equal_totals() -> None:
    laid = table("K7", "K4", decree="M8", tricks=7)

    laid.play("play K7", "play K4")

    assert [7, 2] == laid.outcome().scores == laid.outcome().tie_breaks
