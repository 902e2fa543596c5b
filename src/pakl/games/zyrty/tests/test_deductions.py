"""What Zyrty lets everybody conclude."""

import pytest

from pakl.conformance.deductions import ruled_out
from pakl.games.zyrty.tests.table import Table, table


def proved(laid: Table, words: str) -> str:
    """What seat 0 can't hold if it acts so."""
    return ruled_out(laid.game, laid.state, 0, words)


def test_zyrty_10_who_draws_has_no_ordinary_card_that_fits() -> None:
    laid = table("12 16 50", "5 6", pile="45", runs="up")

    assert "46 47 48 49" == proved(laid, "draw")


def test_zyrty_10_a_special_need_not_be_played_so_it_may_still_be_there() -> None:
    laid = table("12 16 50", "5 6", pile="3", runs="down")

    assert "1 2" == proved(laid, "draw")


def test_zyrty_12_a_load_need_not_be_answered_so_drawing_it_proves_nothing() -> None:
    laid = table("12 33 50", "5 6", pile="44", runs="up", load=2)

    assert "" == proved(laid, "draw")


@pytest.mark.parametrize(
    ("words", "out"),
    [("play 27", "28 29"), ("play 27 27", "28 29"), ("play 30 27", "28 29"), ("play 50", "")],
)
def test_zyrty_7_in_smooth_mode_nothing_nearer_than_what_was_played_is_held(
    words: str, out: str
) -> None:
    laid = table("27 27 30 50 16", "5 6", pile="30", runs="down", mode="smooth")

    assert words in laid.may()
    assert out == proved(laid, words)


def test_zyrty_8_in_tactical_mode_any_card_may_go_first() -> None:
    laid = table("27 16 5", "5 6", pile="30", runs="down")

    assert "" == proved(laid, "play 16")
