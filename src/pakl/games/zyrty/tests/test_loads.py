"""ZYRTY-12 to ZYRTY-14: the +2 cards, the load, and who takes it."""

import pytest

from pakl.games.zyrty.tests.table import table


@pytest.mark.parametrize("card", ["11", "22", "33", "44"])
def test_zyrty_12_a_plus_two_card_loads_the_next_player(card: str) -> None:
    laid = table(f"{card} 3", "12 13", pile="10", runs="up")
    laid.play(f"play {card}")

    assert "2" == laid.fact("load")
    assert ["ZYRTY-12 0 load 2"] == laid.said()
    assert ["draw"] == laid.may()


def test_zyrty_12_another_card_loads_nobody() -> None:
    laid = table("12 3", "13 14", pile="10", runs="up")
    laid.play("play 12")

    assert "" == laid.fact("load")


def test_zyrty_12_a_plus_two_card_passes_the_load_on_increased_by_two() -> None:
    laid = table("33 3", "44 13", "1 2", pile="10", runs="up")
    laid.play("play 33", "play 44")

    assert ("4", 2) == (laid.fact("load"), laid.turn())
    assert ["ZYRTY-12 1 load 4"] == laid.said()
    assert ["ZYRTY-12 hand 1 pile 44"] == laid.moved()


def test_zyrty_12_and_so_on() -> None:
    laid = table("33 3", "44 13", "22 1", "11 5", pile="10", runs="up")
    laid.play("play 33", "play 44", "play 22", "play 11")

    assert ("8", "11") == (laid.fact("load"), laid.fact("number"))


def test_zyrty_12_answering_is_no_duty() -> None:
    laid = table("44 13", "1 2", pile="33", runs="up", load=2)

    assert ["play 44", "draw"] == laid.may()


def test_zyrty_12_only_plus_two_cards_answer() -> None:
    laid = table("34 49", "1 2", pile="33", runs="up", load=2)

    assert ["draw"] == laid.may()
    assert "ZYRTY-12" == laid.refusal("play 34")
    assert "ZYRTY-12" == laid.refusal("play 44")
    assert "ZYRTY-12" == laid.refusal("play 34 34")


def test_zyrty_12_the_whole_load_is_drawn() -> None:
    laid = table("34 49", "1 2", pile="33", runs="up", load=4, stock="5 6 7 8 9")
    laid.play("draw")

    assert "5 6 7 8 34 49" == laid.hand(0)
    assert ["ZYRTY-12 0 draws 4"] == laid.said()
    assert [f"ZYRTY-12 stock hand 0 {card}" for card in (5, 6, 7, 8)] == laid.moved()


def test_zyrty_13_an_answer_need_not_follow_the_direction() -> None:
    laid = table("33 3", "11 13", "1 2", pile="23", runs="up")
    laid.play("play 33")

    assert ["play 11", "draw"] == laid.may()


def test_zyrty_13_the_direction_stays_as_it_was() -> None:
    laid = table("33 3", "11 13", "10 12", pile="23", runs="up")
    laid.play("play 33", "play 11", "draw")

    assert ("up", "11") == (laid.fact("runs"), laid.fact("number"))


def test_zyrty_14_who_takes_the_load_loses_the_turn_to_it() -> None:
    laid = table("34 49", "35 2", pile="33", runs="up", load=2)
    laid.play("draw")

    assert (1, "") == (laid.turn(), laid.fact("load"))


def test_zyrty_14_the_pile_continues_from_its_top_number() -> None:
    laid = table("34 49", "32 33 35", pile="33", runs="up", load=2)
    laid.play("draw")

    assert ["play 35", "play 33 35"] == laid.may()


@pytest.mark.parametrize("words", ["play 0", "play 50", "play Z=0", "play Z=50", "play 0 0"])
def test_zyrty_14_specials_do_not_answer_a_load(words: str) -> None:
    laid = table("0 0 50 Z", "1 2", pile="33", runs="up", load=2)

    assert ["draw"] == laid.may()
    assert "ZYRTY-14" == laid.refusal(words)


@pytest.mark.parametrize("mode", ["smooth", "tactical"])
def test_zyrty_14_an_answer_is_bound_neither_by_direction_nor_by_mode(mode: str) -> None:
    laid = table("11 22 34 44", "1 2", pile="33", runs="up", load=2, mode=mode)

    assert ["play 11", "play 22", "play 44", "draw"] == laid.may()


def test_zyrty_14_an_equal_plus_two_card_answers() -> None:
    laid = table("33 13", "1 2", pile="33", runs="up", load=2)
    laid.play("play 33")

    assert "4" == laid.fact("load")


def test_zyrty_14_an_answer_may_be_a_pair() -> None:
    laid = table("11 11 13", "1 2", pile="33", runs="up", load=2)

    assert ["play 11", "play 11 11", "draw"] == laid.may()
    laid.play("play 11 11")

    assert "6" == laid.fact("load")


def test_zyrty_14_of_a_load_too_great_all_there_is_is_drawn() -> None:
    laid = table("1 2", "3 4", pile="33", runs="up", load=4, stock="5 6", rest_in_hand=1)
    laid.play("draw")

    assert ("1 2 5 6", "") == (laid.hand(0), laid.fact("load"))
    assert (1, "") == (laid.turn(), laid.fact("passes"))


def test_zyrty_14_a_load_with_nothing_to_draw_is_gone_too() -> None:
    laid = table("1 2", "3 4", pile="33", runs="up", load=4, stock="", rest_in_hand=1)
    laid.play("draw")

    assert ("1 2", "") == (laid.hand(0), laid.fact("load"))
    assert ("1", ["ZYRTY-26 0 passes"]) == (laid.fact("passes"), laid.said())
