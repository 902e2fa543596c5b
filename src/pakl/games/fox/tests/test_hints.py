"""A column for players of The Fox in the Forest: what to play, and why."""

import pytest

from pakl.games.fox import GAME
from pakl.games.fox.tests.table import Table, table
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.seats import Seat


def ratings(at: Table) -> dict[str, int]:
    """How good everything looks that the seat in turn may do."""
    seat = Seat(at.turn())
    choices = Choices()
    GAME.choose(at.state, seat, choices)
    rated = Ratings()
    GAME.rate(at.state, seat, choices, rated)
    return {
        GAME.actions.words(choices.at(place)): int(rated.at(place)) for place in range(choices.size)
    }


def best(at: Table) -> str:
    """What looks best."""
    rated = ratings(at)
    return max(rated, key=lambda words: rated[words])


@pytest.mark.parametrize(
    ("tricks", "answer"),
    [
        (3, "play K4"),  # humble with three, nothing with four
        (4, "play K8"),  # a defeated player takes what there is
        (6, "play K8"),  # the seventh is the one that counts
        (9, "play K4"),  # and the tenth is the one too many
    ],
)
def test_who_answers_counts_tricks_first(tricks: int, answer: str) -> None:
    end = table("K6 M2", "K4 K8", decree="B2", tricks=11 - tricks)
    end.play("play K6")

    assert answer == best(end)


def test_a_trick_is_taken_as_cheaply_as_it_can_be() -> None:
    middle = table("K6 M2 M3", "K7 K8 K10", decree="B2", tricks=4)
    middle.play("play K6")

    rated = ratings(middle)

    assert rated["play K8"] > rated["play K10"]


def test_who_needs_one_more_trick_leads_the_card_that_nobody_beats() -> None:
    end = table("B11 M2", "B10 K3", decree="B4", tricks=6)

    assert "play B11" == best(end)


def test_who_must_not_win_again_leads_the_lowest() -> None:
    end = table("M10 K2", "M4 K8", decree="B2", tricks=9)

    assert "play K2" == best(end)


def test_a_treasure_is_not_thrown_away_under_a_card_that_wins_anyway() -> None:
    middle = table("K10 M2 M4 B8", "K7 K4 M6 B6", decree="B2", tricks=3)
    middle.play("play K10")

    assert "play K4" == best(middle)


def test_a_treasure_that_is_led_is_taken_with_a_trick_one_wants() -> None:
    middle = table("K7 M2 M4", "K8 K4 M6", decree="B2", tricks=3)
    middle.play("play K7")

    assert "play K8" == best(middle)


def test_a_fox_turns_the_decree_to_the_suit_one_is_strong_in() -> None:
    middle = table("K3 M11 M10 M8 M2", "B1 B2 B4 B6 K8", decree="B8", tricks=4)
    middle.play("play K3")

    assert "swap M2" == best(middle)


def test_a_fox_leaves_the_decree_that_suits_its_player() -> None:
    middle = table("K3 B11 B10 B8 M2", "M1 M4 M6 K4 K8", decree="B6", tricks=4)
    middle.play("play K3")

    assert "keep" == best(middle)


def test_a_humble_woodcutter_buries_the_monarch() -> None:
    end = table("K5 M11 K1", "K8 M4 B6", decree="B2", deck="K2", tricks=3)
    end.play("play K5")

    assert "bury M11" == best(end)


def test_a_woodcutter_who_needs_tricks_keeps_the_monarch() -> None:
    end = table("K5 M11 K1", "K8 M4 B6", decree="B2", deck="K2", tricks=5)
    end.play("play K5")

    assert "bury M11" != best(end)
