"""ZYRTY-20 to ZYRTY-22, ZYRTY-26 and ZYRTY-27: how a game ends, and the stock that runs out."""

import pytest

from pakl.games.zyrty import GAME
from pakl.games.zyrty.tests.table import Table, table


@pytest.mark.parametrize("last", ["0", "50", "Z"])
def test_zyrty_20_the_last_card_is_no_special(last: str) -> None:
    laid = table(last, "1 2", pile="25", runs="up")

    assert ["draw"] == laid.may()


@pytest.mark.parametrize("words", ["play 50", "play Z=0", "play Z=50"])
def test_zyrty_20_a_last_special_is_refused(words: str) -> None:
    laid = table(words.split()[1].partition("=")[0], "1 2", pile="25", runs="up")

    assert "ZYRTY-20" == laid.refusal(words)


def test_zyrty_20_nor_are_the_last_two_a_pair_of_specials() -> None:
    laid = table("50 50", "1 2", pile="25", runs="up")

    assert ["play 50", "draw"] == laid.may()
    assert "ZYRTY-20" == laid.refusal("play 50 50")


def test_zyrty_20_nor_does_an_echo_end_with_a_special() -> None:
    laid = table("25 50", "1 2", pile="25", runs="up")

    assert ["play 50", "draw"] == laid.may()
    assert "ZYRTY-20" == laid.refusal("play 25 50")


def test_zyrty_20_nor_does_an_echo_of_two_z() -> None:
    laid = table("Z Z", "1 2", pile="0", runs="up")

    assert ["play Z=0", "play Z=50", "draw"] == laid.may()


def test_zyrty_20_an_echo_may_begin_with_a_special_and_finish_with_another_card() -> None:
    laid = table("Z 7", "1 2", pile="0", runs="up")

    assert ["play 7", "play Z=0", "play Z=50", "play Z=0 7"] == laid.may()
    laid.play("play Z=0 7")

    assert "ZYRTY-21" == laid.outcome().clause


@pytest.mark.parametrize("hand", ["26", "26 26", "25 26"])
def test_zyrty_21_whoever_plays_the_last_card_wins(hand: str) -> None:
    laid = table(hand, "1 2", "3 4", pile="25", runs="up")
    laid.play(f"play {hand}")

    assert laid.state.is_over
    assert ("ZYRTY-21", [0, 2, 2]) == (laid.outcome().clause, laid.outcome().scores)
    assert 1 == laid.places()[0]


def test_zyrty_21_after_the_end_nobody_acts() -> None:
    laid = table("26", "1 2", pile="25", runs="up")
    laid.play("play 26")

    assert [] == laid.view(1).legal
    assert "ZYRTY-21" == laid.refusal("draw", seat=1)


def test_zyrty_22_nobody_draws_for_a_last_plus_two_card() -> None:
    laid = table("33", "1 2", pile="25", runs="up")
    laid.play("play 33")

    assert laid.state.is_over
    assert ("1 2", "") == (laid.hand(1), laid.fact("load"))


def test_zyrty_22_nor_for_one_that_answers_a_load() -> None:
    laid = table("33", "1 2", pile="44", runs="up", load=2)
    laid.play("play 33")

    assert (True, "") == (laid.state.is_over, laid.fact("load"))


def test_zyrty_26_the_pile_without_its_top_card_becomes_the_new_stock() -> None:
    laid = table("1 2", "3 4", pile="30 49", runs="up", stock="", rest_in_hand=1)
    laid.play("draw")

    assert laid.waits_for_a_shuffle()
    laid.renew("30")

    assert ("1 2 30", "49", "") == (laid.hand(0), laid.cards("pile"), laid.cards("stock"))
    assert 1 == laid.turn()


def test_zyrty_26_a_renewal_is_told_card_by_card() -> None:
    laid = table("1 2", "3 4", pile="30 31 49", runs="up", stock="", rest_in_hand=1)
    laid.play("draw")
    laid.renew("31 30")

    assert [
        "ZYRTY-26 pile stock 30",
        "ZYRTY-26 pile stock 31",
        "ZYRTY-9 stock hand 0 31",
    ] == laid.moved()
    assert {"event": "shuffled", "zone": "stock", "clause": "ZYRTY-26"} == laid.told(0)[2]
    assert "30" == laid.cards("stock")


@pytest.mark.parametrize(
    ("pile", "runs", "order", "left"),
    [
        ("30 49 49", "up", "30", "49 49"),
        ("30 31 50 50", "down", "31 30", "50 50"),
        ("30 31 Z=50 50", "down", "31 30", "50 Z"),
        ("30 31 Z=0 50", "down", "30 31 Z", "50"),
    ],
)
def test_zyrty_26_a_top_equal_pair_stays(pile: str, runs: str, order: str, left: str) -> None:
    laid = table("1", "2 3", pile=pile, runs=runs, load=2, stock="", rest_in_hand=1)
    laid.play("draw")
    laid.renew(order)

    assert left == laid.cards("pile")


def test_zyrty_26_in_the_middle_of_a_load_the_stock_is_renewed() -> None:
    laid = table("1 2", "3 4", pile="30 31 33", runs="up", load=4, stock="7", rest_in_hand=1)
    laid.play("draw")

    assert ("1 2 7", True) == (laid.hand(0), laid.waits_for_a_shuffle())
    laid.renew("31 30")

    assert ("1 2 7 30 31", "") == (laid.hand(0), laid.fact("load"))
    assert ["ZYRTY-12 stock hand 0 31", "ZYRTY-12 stock hand 0 30"] == laid.moved()[2:]


def test_zyrty_26_the_stock_is_renewed_only_when_a_card_is_to_be_drawn() -> None:
    laid = table("1 2", "3 50", pile="30 49", runs="up", stock="7", rest_in_hand=1)
    laid.play("draw")

    assert (False, "") == (laid.waits_for_a_shuffle(), laid.cards("stock"))
    laid.play("play 50")

    assert (False, "50 49 30") == (laid.waits_for_a_shuffle(), laid.cards("pile"))


def test_zyrty_26_if_nothing_can_be_drawn_drawing_is_a_pass() -> None:
    laid = table("1 2", "3 4", pile="49", runs="up", stock="", rest_in_hand=1)
    laid.play("draw")

    assert ("1 2", 1, "1") == (laid.hand(0), laid.turn(), laid.fact("passes"))
    assert ["ZYRTY-26 0 passes"] == laid.said()


def stuck(*, load: int = 0) -> Table:
    """Three players of whom nobody can draw, and only the last one could play, a special."""
    low = " ".join(f"{number} {number}" for number in range(1, 16))
    middle = " ".join(f"{number} {number}" for number in range(16, 31))
    high = " ".join(f"{number} {number}" for number in range(31, 49))
    specials = "0 0 0 0 50 50 50 50 Z Z"
    return table(low, middle, f"{high} {specials}", pile="49 49", runs="up", load=load)


def test_zyrty_26_if_all_pass_the_game_ends() -> None:
    laid = stuck()
    laid.play("draw", "draw")

    assert not laid.state.is_over
    laid.play("draw")

    assert "ZYRTY-26" == laid.outcome().clause
    assert [18 + 12 * 2, 60, 36 * 2 + 4 + 8 + 6] == laid.outcome().scores
    assert [1, 2, 3] == laid.places()


def test_zyrty_26_a_play_begins_the_passes_anew() -> None:
    laid = stuck()
    laid.play("draw", "draw", "play 50")

    assert ("", False) == (laid.fact("passes"), laid.state.is_over)


def test_zyrty_26_passes_under_a_load_count() -> None:
    laid = stuck(load=2)
    laid.play("draw", "draw", "draw")

    assert "ZYRTY-26" == laid.outcome().clause


def test_zyrty_27_a_game_ends_after_a_thousand_turns() -> None:
    laid = table("1 2", "3 4", pile="49", runs="up", turns=998)
    laid.play("draw")

    assert not laid.state.is_over
    laid.play("draw")

    assert (True, "ZYRTY-27") == (laid.state.is_over, laid.outcome().clause)
    assert 1000 == GAME.most_decisions


def test_zyrty_27_the_fewest_points_win() -> None:
    laid = table("26 Z 3", "1 2 49", "3 4", pile="25", runs="up", turns=999)
    laid.play("play 26")

    assert ([4, 4, 2], [2, 3, 1]) == (laid.outcome().scores, laid.places())


def test_zyrty_27_who_plays_the_last_card_in_the_last_turn_has_won() -> None:
    laid = table("26", "1 2", pile="25", runs="up", turns=999)
    laid.play("play 26")

    assert "ZYRTY-21" == laid.outcome().clause
