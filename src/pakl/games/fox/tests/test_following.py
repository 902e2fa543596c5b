"""FOX-5, FOX-6, FOX-17, FOX-19: what may be led, and what may be played to it."""

import pytest

from pakl.games.fox import GAME
from pakl.games.fox.cards import DECK
from pakl.games.fox.state import hand_zone
from pakl.games.fox.tests.table import cards, names, table
from pakl.games.fox.tricks import may_follow_with
from pakl.kernel.seats import Seat


def test_fox_5_any_card_may_be_led() -> None:
    expected = ["play B1", "play K11", "play M4"]

    assert expected == table("B1 K11 M4", "B2 B4 B6", decree="B8").may(0)


def test_fox_5_a_card_that_is_not_in_the_hand_may_not_be_led() -> None:
    assert "FOX-5" == table("B1 K11", "B2 B4", decree="B8").refusal(0, "play B2")


def test_fox_5_the_led_card_lies_in_the_trick() -> None:
    laid = table("B2 K10", "B4 B6", decree="B8")

    laid.play("play B2")

    assert ("B2", "K10") == (laid.cards("trick"), laid.hand(0))


@pytest.mark.parametrize(
    ("hand", "led", "expected"),
    [
        ("K2 K8 M4", "K6", "K2 K8"),
        ("K2 M4", "K6", "K2"),
        ("B2 M4", "K6", "B2 M4"),
        ("K1 K11 B4", "K6", "K1 K11"),
    ],
)
def test_fox_6_suit_must_be_followed_with_any_rank(hand: str, led: str, expected: str) -> None:
    assert expected == names(may_follow_with(cards(hand), DECK.card(led)))


def test_fox_6_a_trump_may_not_be_played_while_suit_can_be_followed() -> None:
    laid = table("K6 B2", "K8 M4", decree="M8")

    laid.play("play K6")

    assert ["play K8"] == laid.may(1)
    assert "FOX-6" == laid.refusal(1, "play M4")


def test_fox_6_a_card_that_is_not_in_the_hand_may_not_follow() -> None:
    laid = table("K6 B2", "K8 M4", decree="M8")

    laid.play("play K6")

    assert "FOX-6" == laid.refusal(1, "play K10")


def test_fox_6_a_card_that_is_not_in_the_hand_answers_no_monarch() -> None:
    laid = table("K11 B2", "K8 M4", decree="M8")

    laid.play("play K11")

    assert "FOX-6" == laid.refusal(1, "play K10")


def test_fox_6_the_leader_waits_until_the_other_has_followed() -> None:
    laid = table("K6 B2", "K8 M4", decree="M8")

    laid.play("play K6")

    assert [] == laid.may(0)
    assert "FOX-6" == laid.refusal(0, "play B2")


def test_fox_6_who_can_not_follow_is_known_to_lack_the_suit() -> None:
    laid = table("K6 B2", "B4 M4", decree="M8")

    laid.play("play K6", "play B4")

    assert not GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K10"))
    assert GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("M10"))
    assert GAME.could_hold(laid.state, hand_zone(Seat(0)), DECK.card("K10"))


def test_fox_6_who_follows_may_hold_more_of_the_suit() -> None:
    laid = table("K6 B2", "K4 M4", decree="M8")

    laid.play("play K6", "play K4")

    assert GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K10"))


def test_fox_14_a_card_taken_in_is_known_to_be_held() -> None:
    laid = table("K6 B2 B4", "M3 M4 M6", decree="K8")

    laid.play("play K6", "play M3", "swap M6")

    assert GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K8"))
    assert not GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K10"))


def test_fox_15_after_a_draw_any_card_may_be_held_again() -> None:
    laid = table("K6 B2 B4", "B6 M5 M6", decree="M8")

    laid.play("play K6", "play B6", "play B2", "play M5")

    assert GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K10"))


def test_fox_17_a_led_witch_asks_for_its_printed_suit() -> None:
    laid = table("K9 B2", "K2 M4", decree="M8")

    laid.play("play K9")

    assert ["play K2"] == laid.may(1)
    assert "FOX-6" == laid.refusal(1, "play M4")


def test_fox_17_a_witch_may_not_be_played_while_trump_can_be_followed() -> None:
    laid = table("M6 B2", "K9 M4", decree="M8")

    laid.play("play M6")

    assert ["play M4"] == laid.may(1)
    assert "FOX-17" == laid.refusal(1, "play K9")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("K1 K4 K8 M2", "K1 K8"),
        ("K1 K2", "K1 K2"),
        ("K1 M2 M4", "K1"),
        ("K4 K8 K10 B1", "K10"),
        ("K4 M10", "K4"),
        ("B4 M10", "B4 M10"),
        ("B1 M1", "B1 M1"),
    ],
)
def test_fox_19_a_monarch_asks_for_the_swan_or_the_highest_card(hand: str, expected: str) -> None:
    assert expected == names(may_follow_with(cards(hand), DECK.card("K11")))


@pytest.mark.parametrize("card", ["K4", "M2", "M9"])
def test_fox_19_no_other_card_is_played_to_a_monarch(card: str) -> None:
    laid = table("K11 B2 B4 B6 B8", "K1 K4 K8 M2 M9", decree="M8")

    laid.play("play K11")

    assert "FOX-19" == laid.refusal(1, f"play {card}")


def test_fox_19_a_monarch_that_follows_asks_for_nothing() -> None:
    laid = table("K6 B2", "K11 K4", decree="M8")

    laid.play("play K6")

    assert ["play K4", "play K11"] == laid.may(1)


def test_fox_19_who_answers_a_monarch_is_known_to_hold_nothing_higher() -> None:
    laid = table("K11 B2", "K8 M4", decree="M8")

    laid.play("play K11", "play K8")

    assert not GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K10"))
    assert GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K1"))
    assert GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K6"))


def test_fox_19_a_swan_played_to_a_monarch_tells_nothing() -> None:
    laid = table("K11 B2", "K1 K8", decree="M8")

    laid.play("play K11", "play K1")

    assert GAME.could_hold(laid.state, hand_zone(Seat(1)), DECK.card("K10"))
