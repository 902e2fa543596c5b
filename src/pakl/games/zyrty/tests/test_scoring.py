"""ZYRTY-23 to ZYRTY-25: points, equal points, and the draw for what is still equal."""

import pytest

from pakl.games.zyrty.cards import DECK
from pakl.games.zyrty.scoring import burden_of, points_of
from pakl.games.zyrty.tests.table import Table, table
from pakl.kernel.seats import Seat


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("0", 1),
        ("1", 1),
        ("9", 1),
        ("10", 2),
        ("11", 2),
        ("49", 2),
        ("50", 2),
        ("Z", 3),
        ("0 0 0 0", 4),
        ("0 9 10 50 Z", 1 + 1 + 2 + 2 + 3),
        ("Z Z 50 50 33 7", 3 + 3 + 2 + 2 + 2 + 1),
    ],
)
def test_zyrty_23_what_the_cards_count(cards: str, points: int) -> None:
    assert points == points_of(DECK.cards(cards))


def finished(*hands: str, stock: str | None = None, direction: str = "clockwise") -> Table:
    """A game that seat 0 has just won, the others with these cards."""
    laid = table("26", *hands, pile="25", runs="up", stock=stock, direction=direction)
    laid.play("play 26")
    return laid


def test_zyrty_23_the_most_points_come_last() -> None:
    laid = finished("Z 50", "1 2 3", "10")

    assert ([0, 5, 3, 2], [1, 4, 3, 2]) == (laid.outcome().scores, laid.places())


def test_zyrty_24_at_equal_points_fewer_cards_are_better() -> None:
    laid = finished("1 2 3", "Z", "10 1")

    assert [0, 3, 3, 3] == laid.outcome().scores
    assert [1, 4, 2, 3] == laid.places()


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("20 41", "21 40"),
        ("40 39", "40 38"),
        ("9 8 2", "9 7 6"),
        ("50 10", "49 48"),
        ("Z 1 1", "50 50 0"),
        ("12 10", "11 11"),
    ],
)
def test_zyrty_24_at_equal_cards_higher_numbers_are_worse(worse: str, better: str) -> None:
    laid = finished(worse, better)

    assert laid.outcome().scores[1] == laid.outcome().scores[2]
    assert [1, 3, 2] == laid.places()


def test_zyrty_24_equal_hands_draw_and_the_higher_number_is_worse() -> None:
    laid = finished("17", "17", stock="30 29 28")

    assert [1, 3, 2] == laid.places()
    assert ("30", "29", "28") == (laid.cards("lot 1"), laid.cards("lot 2"), laid.cards("stock"))
    assert ["ZYRTY-24 stock lot 1 30", "ZYRTY-24 stock lot 2 29"] == laid.moved()[1:]


def test_zyrty_24_the_cards_drawn_are_seen_by_all() -> None:
    laid = finished("17", "17", stock="30 29 28")

    assert ["30"] == laid.view(0).zone("lot", Seat(1)).faces


def test_zyrty_24_different_hands_do_not_draw() -> None:
    laid = finished("17", "18", stock="30 29 28")

    assert ("", "", "30 29 28") == (laid.cards("lot 1"), laid.cards("lot 2"), laid.cards("stock"))


def test_zyrty_24_hands_of_the_same_kinds_are_not_yet_equal() -> None:
    laid = finished("0 0 5", "0 5", stock="30 29")

    assert ([1, 3, 2], "30 29") == (laid.places(), laid.cards("stock"))


@pytest.mark.parametrize(
    ("worse", "better"),
    [("Z 9 5", "50 49 0"), ("50 10", "49 48"), ("41 20", "40 39")],
)
def test_zyrty_25_the_highest_card_that_differs_decides(worse: str, better: str) -> None:
    assert burden_of(DECK.cards(worse), []) > burden_of(DECK.cards(better), [])


def test_zyrty_25_the_draw_is_in_the_order_of_play_from_the_player_after_the_winner() -> None:
    laid = finished("3", "17", "17", stock="30 29 28", direction="counterclockwise")

    assert ("30", "29") == (laid.cards("lot 3"), laid.cards("lot 2"))
    assert [1, 2, 3, 4] == laid.places()


def test_zyrty_25_the_draw_is_repeated_while_equal() -> None:
    laid = finished("17", "17", stock="30 30 7 8 9")

    assert ("7 30", "8 30", "9") == (laid.cards("lot 1"), laid.cards("lot 2"), laid.cards("stock"))
    assert [1, 2, 3] == laid.places()


def test_zyrty_25_a_z_is_the_highest_in_the_draw() -> None:
    assert [1, 3, 2] == finished("17", "17", stock="Z 50").places()


def test_zyrty_25_of_several_only_those_still_equal_draw_again() -> None:
    laid = finished("0", "0", "0", stock="30 12 30 8 7 6")

    assert ["8 30", "12", "7 30"] == [laid.cards(f"lot {seat}") for seat in (1, 2, 3)]
    assert [1, 4, 2, 3] == laid.places()


def test_zyrty_25_each_place_is_drawn_for_by_those_equal_in_it() -> None:
    laid = finished("17", "0", "17", "0", stock="30 29 28 27")

    assert ["30", "28", "29", "27"] == [laid.cards(f"lot {seat}") for seat in (1, 2, 3, 4)]
    assert [1, 5, 3, 4, 2] == laid.places()


@pytest.mark.parametrize("stock", ["", "30"])
def test_zyrty_25_with_too_few_cards_the_place_is_shared(stock: str) -> None:
    laid = finished("17", "3", "17", stock=stock)

    assert [1, 3, 2, 3] == laid.places()
    assert (stock, False) == (laid.cards("stock"), laid.waits_for_a_shuffle())
    assert ["ZYRTY-25 1 shares", "ZYRTY-25 3 shares"] == laid.said()


def test_zyrty_25_also_when_the_repeated_draw_finds_too_few() -> None:
    laid = finished("17", "17", stock="30 30 7")

    assert ([1, 2, 2], "7") == (laid.places(), laid.cards("stock"))


def test_zyrty_25_without_a_winner_the_player_next_in_turn_draws_first() -> None:
    laid = table("26 17", "17", "5", pile="25", runs="up", stock="30 29 28", turns=999)
    laid.play("play 26")

    assert ("29", "30") == (laid.cards("lot 0"), laid.cards("lot 1"))
    assert [2, 3, 1] == laid.places()
