"""KARMA-15 to KARMA-18: taking the pile, drawing, and being out."""

import pytest

from pakl.games.karma.tests.table import Player, table

# Taking the pile


def test_karma_15_who_cannot_discard_takes_the_whole_pile() -> None:
    laid = table(Player("3 4"), Player("5"), pile="F5 16")

    assert ["take"] == laid.may()

    laid.play("take")

    assert "3 4 16 F5" == laid.hand(0)
    assert ["KARMA-15 0 takes 2"] == laid.said()


def test_karma_15_who_does_not_want_to_may_take_it_too() -> None:
    laid = table(Player("16"), Player("5"), pile="4")

    assert ["play 16", "take"] == laid.may()


def test_karma_15_all_see_which_cards_are_taken() -> None:
    laid = table(Player("3"), Player("5"), pile="F5 16")

    laid.play("take")

    assert [
        "KARMA-15 16: discard pile to hand 0",
        "KARMA-15 F5: discard pile to hand 0",
    ] == laid.moved(1)


def test_karma_15_the_next_player_starts_a_new_pile() -> None:
    laid = table(Player("3"), Player("1 5"), pile="16")

    laid.play("take")

    assert 1 == laid.turn()
    assert ["play 1", "play 5"] == laid.may()


def test_karma_15_who_has_only_table_cards_may_take_it_too() -> None:
    laid = table(Player(face_down="9 - -"), Player("5"), pile="4")

    laid.play("take")

    assert "4" == laid.hand(0)
    assert "9 - -" == laid.face_down(0)


def test_karma_16_on_an_empty_pile_a_player_must_discard() -> None:
    laid = table(Player("3"), Player("5"))

    assert ["play 3"] == laid.may()
    assert "KARMA-16" == laid.refusal("take")


# Drawing


@pytest.mark.parametrize(
    ("hand", "hand_then", "draw_pile_then"),
    [
        ("3 9 12", "9 12 13", "16 15 14"),
        ("3 9", "9 13 14", "16 15"),
        ("3", "13 14 15", "16"),
        ("3 9 10 11", "9 10 11", "16 15 14 13"),
        ("3 9 10 11 12", "9 10 11 12", "16 15 14 13"),
    ],
)
def test_karma_17_the_player_draws_until_the_hand_holds_three(
    hand: str, hand_then: str, draw_pile_then: str
) -> None:
    laid = table(Player(hand), Player("5"), draw_pile="13 14 15 16")

    laid.play("play 3")

    assert hand_then == laid.hand(0)
    assert draw_pile_then == laid.cards("draw pile")


def test_karma_17_when_the_draw_pile_is_used_up_drawing_ends() -> None:
    laid = table(Player("3"), Player("5"), draw_pile="13 14")

    laid.play("play 3")

    assert "13 14" == laid.hand(0)


def test_karma_17_who_takes_few_cards_draws_too() -> None:
    laid = table(Player("3"), Player("5"), pile="16", draw_pile="13 14")

    laid.play("take")

    assert "3 13 16" == laid.hand(0)


def test_karma_17_only_the_owner_sees_a_card_that_is_drawn() -> None:
    laid = table(Player("3 4 5"), Player("5"), draw_pile="13 14")

    laid.play("play 3")

    assert "KARMA-17 13: draw pile to hand 0" == laid.moved(0)[-1]
    assert "KARMA-17 ?: draw pile to hand 0" == laid.moved(1)[-1]


# Out


def test_karma_18_a_player_without_any_card_is_out() -> None:
    laid = table(Player("3"), Player("5"), Player("6"))

    laid.play("play 3")

    assert ["KARMA-18 0 out"] == laid.said()
    assert {"turns": "1", "out 0": "yes"} == laid.facts()


def test_karma_18_a_player_with_table_cards_is_not_out() -> None:
    laid = table(Player("3", face_down="1 - -"), Player("5"), Player("6"))

    laid.play("play 3")

    assert {"turns": "1"} == laid.facts()


def test_karma_18_players_who_are_out_are_passed_over() -> None:
    laid = table(Player("3 4"), Player(), Player("6"), Player())

    laid.play("play 3")

    assert 2 == laid.turn()
    assert {"turns": "1", "out 1": "yes", "out 3": "yes"} == laid.facts()


def test_karma_18_who_is_out_has_nothing_to_do() -> None:
    laid = table(Player("3 4"), Player(), Player("6"))

    assert "KARMA-18" == laid.refusal("take", 1)


def test_karma_18_give_pile_brings_a_player_back() -> None:
    laid = table(Player("GP 4"), Player(), Player("6"), pile="9 12")

    laid.play("play GP>1")

    assert "9 12" == laid.hand(1)
    assert 1 == laid.turn()
    assert ["play 9", "play 12"] == laid.may()
