"""ZYRTY-6 to ZYRTY-11: one card, or drawing; smooth and tactical; the specials."""

import pytest

from pakl.games.zyrty.tests.table import table
from pakl.kernel.seats import Seat


def test_zyrty_6_a_card_continues_the_pile_upwards() -> None:
    laid = table("3 24 26 49", "1 2", pile="25", runs="up")

    assert ["play 26", "play 49"] == laid.may()
    assert "ZYRTY-6" == laid.refusal("play 24")


def test_zyrty_6_a_card_continues_the_pile_downwards() -> None:
    laid = table("3 24 26 49", "1 2", pile="25", runs="down")

    assert ["play 3", "play 24"] == laid.may()
    assert "ZYRTY-6" == laid.refusal("play 26")


def test_zyrty_6_the_card_played_is_the_new_top() -> None:
    laid = table("26 49", "1 2", pile="25", runs="up")
    laid.play("play 26")

    assert ("26 25", "49") == (laid.cards("pile"), laid.hand(0))
    assert ("26", "up", "1") == (laid.fact("number"), laid.fact("runs"), laid.fact("turns"))
    assert ["ZYRTY-6 hand 0 pile 26"] == laid.moved()


def test_zyrty_6_play_passes_in_turn() -> None:
    laid = table("26 49", "27 2", "1 2", pile="25", runs="up")
    laid.play("play 26")

    assert 1 == laid.turn()
    assert "ZYRTY-6" == laid.refusal("play 49", seat=0)
    assert "ZYRTY-6" == laid.refusal("draw", seat=2)


def test_zyrty_6_only_cards_in_the_hand_can_be_played() -> None:
    laid = table("3 26", "1 2", pile="25", runs="up")

    assert "ZYRTY-6" == laid.refusal("play 27")
    assert "ZYRTY-6" == laid.refusal("play 50")
    assert "ZYRTY-6" == laid.refusal("play Z=0")


def test_zyrty_7_the_nearest_card_must_be_played() -> None:
    laid = table("27 16 5", "1 2", pile="30", runs="down", mode="smooth")

    assert ["play 27"] == laid.may()
    assert "ZYRTY-7" == laid.refusal("play 16")


def test_zyrty_7_the_nearest_card_upwards_is_the_lowest() -> None:
    laid = table("27 31 33 49", "1 2", pile="30", runs="up", mode="smooth")

    assert ["play 31"] == laid.may()


def test_zyrty_7_specials_are_not_bound_to_be_nearest() -> None:
    laid = table("27 16 0 50 Z", "1 2", pile="30", runs="down", mode="smooth")

    assert ["play 0", "play 27", "play 50", "play Z=0", "play Z=50"] == laid.may()


def test_zyrty_8_any_card_on_that_side_may_be_played() -> None:
    laid = table("27 16 5", "1 2", pile="30", runs="down", mode="tactical")

    assert ["play 5", "play 16", "play 27"] == laid.may()


def test_zyrty_8_the_tactical_mode_is_the_default() -> None:
    laid = table("27 16 5", "1 2", pile="30", runs="down")

    assert "tactical" == laid.game.chosen.value("mode")
    assert ["play 5", "play 16", "play 27"] == laid.may()


@pytest.mark.parametrize("mode", ["smooth", "tactical"])
def test_zyrty_9_who_has_no_card_that_fits_draws_one(mode: str) -> None:
    laid = table("31 48", "1 2", pile="30", runs="down", stock="7 8", mode=mode)

    assert ["draw"] == laid.may()
    laid.play("draw")

    assert "7 31 48" == laid.hand(0)
    assert ["ZYRTY-9 stock hand 0 7"] == laid.moved()
    assert "8" == laid.cards("stock")


def test_zyrty_9_the_others_do_not_see_the_card_drawn() -> None:
    laid = table("31 48", "1 2", pile="30", runs="down", stock="7 8")
    laid.play("draw")

    assert ["stock", "hand 0"] == [laid.told(1)[0]["from"], laid.told(1)[0]["to"]]
    assert "card" not in laid.told(1)[0]
    assert None is laid.view(1).zone("hand", Seat(0)).faces


@pytest.mark.parametrize("runs", ["up", "down"])
def test_zyrty_9_specials_can_be_played_at_any_time(runs: str) -> None:
    laid = table("0 50 Z 25", "1 2", pile="25", runs=runs)
    alone = [words for words in laid.may() if words.count(" ") == 1]

    assert ["play 0", "play 50", "play Z=0", "play Z=50"] == alone


def test_zyrty_10_drawing_ends_the_turn() -> None:
    laid = table("31 48", "1 2", pile="30", runs="down", stock="7 8")
    laid.play("draw")

    assert 1 == laid.turn()


def test_zyrty_10_who_has_a_fitting_card_may_not_draw() -> None:
    laid = table("29 50", "1 2", pile="30", runs="down")

    assert ["play 29", "play 50"] == laid.may()
    assert "ZYRTY-10" == laid.refusal("draw")


def test_zyrty_10_who_has_only_a_special_may_play_it_or_draw() -> None:
    laid = table("31 50", "1 2", pile="30", runs="down")

    assert ["play 50", "draw"] == laid.may()


def test_zyrty_10_an_equal_card_is_no_fitting_one() -> None:
    laid = table("30 31", "1 2", pile="30", runs="down")

    assert ["draw"] == laid.may()


@pytest.mark.parametrize(
    ("before", "words", "number", "after"),
    [
        ("up", "play 50", "50", "down"),
        ("down", "play 50", "50", "down"),
        ("up", "play 0", "0", "up"),
        ("down", "play 0", "0", "up"),
        ("up", "play Z=50", "50", "down"),
        ("down", "play Z=0", "0", "up"),
    ],
)
def test_zyrty_11_specials_turn_the_pile(before: str, words: str, number: str, after: str) -> None:
    laid = table("0 50 Z", "1 2", pile="25", runs=before)
    laid.play(words)

    assert (number, after) == (laid.fact("number"), laid.fact("runs"))


def test_zyrty_11_a_turn_of_the_pile_is_told() -> None:
    laid = table("0 50 Z", "1 2", pile="25", runs="up")
    laid.play("play 50")

    assert ["ZYRTY-11 0 runs down"] == laid.said()
    assert ["ZYRTY-9 hand 0 pile 50"] == laid.moved()


def test_zyrty_11_the_player_says_what_the_z_is_played_as() -> None:
    laid = table("Z 3", "49 2", pile="25", runs="up")
    laid.play("play Z=50")

    assert ["ZYRTY-11 0 names 50", "ZYRTY-11 0 runs down"] == laid.said()
    assert ("Z 25", "3") == (laid.cards("pile"), laid.hand(0))
    assert ["play 2", "play 49"] == laid.may()
