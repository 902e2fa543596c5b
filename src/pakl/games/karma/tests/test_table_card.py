"""KARMA-19 to KARMA-21: Table Card."""

import pytest

from pakl.games.karma.tests.table import Player, table


def test_karma_19_one_own_table_card_must_follow_at_once() -> None:
    laid = table(Player("TC 16", face_up="9 12", face_down="1 2 3"), Player("4"), pile="7")

    laid.play("play TC")

    assert 0 == laid.turn()
    assert ["play 9", "play 12"] == laid.may()
    assert {"turns": "0", "to follow": "7"} == laid.facts()


def test_karma_19_the_card_that_follows_lies_on_the_table_card() -> None:
    laid = table(Player("TC 16", face_up="9 12", face_down="1 2 3"), Player("4"), pile="7")

    laid.play("play TC", "play 9")

    assert "7 TC 9" == laid.pile()
    assert ["KARMA-6 9: face up 0 to discard pile"] == laid.moved()
    assert 1 == laid.turn()


def test_karma_19_the_hand_does_not_follow_while_there_are_table_cards() -> None:
    laid = table(Player("TC 16", face_up="9"), Player("4"), pile="7")

    laid.play("play TC")

    assert "KARMA-19" == laid.refusal("play 16")
    assert "KARMA-19" == laid.refusal("take")


def test_karma_19_exactly_one_even_if_equal_ones_lie_there() -> None:
    laid = table(Player("TC 16", face_up="9 9"), Player("4"), pile="7")

    laid.play("play TC")

    assert ["play 9"] == laid.may()
    assert "KARMA-19" == laid.refusal("play 9 9")


def test_karma_19_face_up_cards_come_first() -> None:
    laid = table(Player("TC 16", face_up="9", face_down="1 2 3"), Player("4"), pile="7")

    laid.play("play TC")

    assert "KARMA-11" == laid.refusal("flip 0")


def test_karma_19_without_face_up_cards_a_face_down_one_is_turned_up() -> None:
    laid = table(Player("TC 16", face_down="9 - 3"), Player("4"), pile="7")

    laid.play("play TC")

    assert ["flip 0", "flip 2"] == laid.may()
    assert "KARMA-12" == laid.refusal("flip 1")
    assert "KARMA-19" == laid.refusal("play 9")

    laid.play("flip 0")

    assert "7 TC 9" == laid.pile()


def test_karma_19_without_table_cards_equal_hand_cards_follow() -> None:
    laid = table(Player("TC 9 9 3"), Player("4"), pile="7")

    laid.play("play TC")

    assert ["play 9", "play 9 9"] == laid.may()
    assert "KARMA-19" == laid.refusal("play 9 9 9")
    assert "KARMA-19" == laid.refusal("flip 0")


def test_karma_19_a_karma_card_that_follows_takes_effect() -> None:
    laid = table(Player("TC 16", face_up="BU F5"), Player("4"), pile="7 8")

    laid.play("play TC", "play BU")

    assert "8 TC BU 7" == laid.pile()


def test_karma_19_a_give_pile_that_follows_gives_the_pile() -> None:
    laid = table(Player("TC 16", face_up="GP F5"), Player("4"), Player("5"), pile="7")

    laid.play("play TC")

    assert ["play F5", "play GP>1", "play GP>2"] == laid.may()

    laid.play("play GP>2")

    assert "5 7 TC" == laid.hand(2)


def test_karma_19_a_karma_card_that_is_turned_up_takes_effect() -> None:
    laid = table(Player("TC 16", face_down="GP - -"), Player("4"), Player("5"), pile="7")

    laid.play("play TC", "flip 0")

    assert ["give 1", "give 2"] == laid.may()


def test_karma_19_a_table_card_that_follows_asks_again() -> None:
    laid = table(Player("TC 16", face_up="TC 3 9"), Player("4"), pile="7")

    laid.play("play TC", "play TC")

    assert ["play 9"] == laid.may()
    assert {"turns": "0", "to follow": "7"} == laid.facts()


def test_karma_19_a_table_card_that_is_turned_up_asks_again() -> None:
    laid = table(Player("TC 16", face_down="TC 3 9"), Player("4"), pile="7")

    laid.play("play TC", "flip 0")

    assert ["flip 1", "flip 2"] == laid.may()


def test_karma_19_this_holds_for_a_table_card_from_the_table_too() -> None:
    laid = table(Player(face_up="TC 3 9", face_down="1 2 4"), Player("4"), pile="7")

    laid.play("play TC")

    assert 0 == laid.turn()
    assert ["play 9"] == laid.may()


@pytest.mark.parametrize("words", ["play TC", "play TC TC"])
def test_karma_20_only_one_table_card_follows_several(words: str) -> None:
    laid = table(Player("TC TC 16", face_up="9 12"), Player("4"), pile="7")

    laid.play(words, "play 9")

    assert 1 == laid.turn()
    assert "12" == laid.face_up(0)


def test_karma_20_only_one_table_card_follows_three() -> None:
    laid = table(Player("TC TC TC 16", face_up="9 12"), Player("4"), pile="7")

    laid.play("play TC TC TC", "play 9")

    assert 1 == laid.turn()
    assert "9" == laid.pile()


# What may follow


@pytest.mark.parametrize(
    ("pile", "may"),
    [
        ("", ["play 1", "play 5", "play 8", "play 12"]),
        ("8", ["play 8", "play 12"]),
        ("F5", ["play 1", "play 5"]),
        ("9 TC", ["play 1", "play 5", "play 8", "play 12"]),
        ("9 BU", ["play 1", "play 5", "play 8", "play 12"]),
    ],
)
def test_karma_21_it_must_fit_the_pile_as_it_lay_before(pile: str, may: list[str]) -> None:
    laid = table(Player("TC 16", face_up="1 5 8 12"), Player("4"), pile=pile)

    laid.play("play TC")

    assert may == laid.may()


def test_karma_21_it_must_fit_the_pile_before_the_first_table_card_of_the_turn() -> None:
    laid = table(Player("TC TC 3 9"), Player("4"), pile="7")

    laid.play("play TC", "play TC")

    assert ["play 9"] == laid.may()
    assert "KARMA-21" == laid.refusal("play 3")


def test_karma_21_on_a_new_pile_it_must_fit_that_one() -> None:
    laid = table(Player("TC TC 9 9 9 3"), Player("4"), pile="7")

    laid.play("play TC", "play 9 9 9", "play TC")

    assert ["play 3"] == laid.may()
    assert {"turns": "0", "to follow": "anything"} == laid.facts()


def test_karma_21_if_nothing_fits_the_player_takes_the_pile() -> None:
    laid = table(Player("TC 16", face_up="3 4", face_down="9 9 9"), Player("4"), pile="7")

    laid.play("play TC")

    assert ["take"] == laid.may()

    laid.play("take")

    assert "7 16 TC" == laid.hand(0)
    assert ["KARMA-21 0 takes 2"] == laid.said()
    assert 1 == laid.turn()


def test_karma_21_if_no_hand_card_fits_the_player_takes_the_pile() -> None:
    laid = table(Player("TC 3 4"), Player("4"), pile="7")

    laid.play("play TC")

    assert ["take"] == laid.may()


def test_karma_21_a_face_down_card_that_does_not_fit_is_taken_with_the_pile() -> None:
    laid = table(Player("TC 16", face_down="3 - 9"), Player("4"), pile="7")

    laid.play("play TC", "flip 0")

    assert "3 7 16 TC" == laid.hand(0)
    assert "KARMA-12 0 takes 3" == laid.said()[0]


def test_karma_21_free_anything_may_follow() -> None:
    laid = table(Player("TC 16", face_up="3 9"), Player("4"), pile="7", table_card="free")

    laid.play("play TC")

    assert ["play 3", "play 9"] == laid.may()
    assert {"turns": "0", "to follow": "anything"} == laid.facts()


def test_karma_21_free_any_face_down_card_fits() -> None:
    laid = table(Player("TC 16", face_down="3 - 9"), Player("4"), pile="7", table_card="free")

    laid.play("play TC", "flip 0")

    assert "7 TC 3" == laid.pile()


def test_karma_21_free_any_hand_card_may_follow() -> None:
    laid = table(Player("TC 3 4"), Player("4"), pile="7", table_card="free")

    laid.play("play TC")

    assert ["play 3", "play 4"] == laid.may()


@pytest.mark.parametrize("table_card", ["follow", "free"])
def test_karma_21_anything_goes_onto_a_table_card_on_top(table_card: str) -> None:
    laid = table(Player("TC"), Player("1 5 16"), Player("4"), pile="7", table_card=table_card)

    laid.play("play TC")

    assert 1 == laid.turn()
    assert ["play 1", "play 5", "play 16", "take"] == laid.may()


def test_karma_21_a_player_with_neither_table_nor_hand_cards_ends_the_turn() -> None:
    laid = table(Player("TC"), Player("4"), pile="7", draw_pile="1 2 3 4")

    laid.play("play TC")

    assert 1 == laid.turn()
    assert "1 2 3" == laid.hand(0)
