"""What The Fox in the Forest lets everybody conclude."""

from pakl.conformance.deductions import ruled_out
from pakl.games.fox import GAME
from pakl.games.fox.tests.table import Table, table


def proved(laid: Table, words: str) -> str:
    """What seat 1 can't hold if it answers so."""
    return ruled_out(GAME, laid.state, 1, words)


def test_fox_6_who_does_not_follow_has_none_of_the_suit() -> None:
    laid = table("K4 B2", "M8 M2", decree="B6")
    laid.play("play K4")

    assert "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11" == proved(laid, "play M8")


def test_fox_6_who_follows_may_hold_anything() -> None:
    laid = table("K4 B2", "K8 K10", decree="B6")
    laid.play("play K4")

    assert "" == proved(laid, "play K8")


def test_fox_19_who_answers_a_monarch_has_nothing_higher() -> None:
    laid = table("K11 B2", "K8 K2", decree="B6")
    laid.play("play K11")

    assert "K9 K10 K11" == proved(laid, "play K8")


def test_fox_19_but_the_swan_may_be_played_beside_higher_ones() -> None:
    laid = table("K11 B2", "K8 K1", decree="B6")
    laid.play("play K11")

    assert "" == proved(laid, "play K1")


def test_fox_5_a_lead_proves_nothing() -> None:
    laid = table("K4 B2", "M8 M2", decree="B6")

    assert "" == ruled_out(GAME, laid.state, 0, "play K4")


def test_fox_15_what_is_put_under_the_deck_is_a_secret_and_proves_nothing() -> None:
    laid = table("K5 B2 B3", "M8 M2 M4", decree="B6", deck="K1")
    laid.play("play K5")

    assert "" == ruled_out(GAME, laid.state, 0, "bury B2")
