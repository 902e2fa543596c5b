"""RUMMY-20 to RUMMY-24: the last card, and what the others count."""

import pytest

from pakl.games.rummy.cards import DECK
from pakl.games.rummy.scoring import minus_points
from pakl.games.rummy.tests.table import table


def test_rummy_20_who_discards_the_last_card_wins() -> None:
    laid = table("5C 6C 7C 9H", "KS AD *", opened=(0,))

    laid.play("lay 5C 6C 7C", "discard 9H")

    assert laid.state.is_over
    assert "RUMMY-20" == laid.outcome().clause
    assert [0, 10 + 11 + 20] == laid.outcome().scores
    assert ["RUMMY-20 0 rummy"] == laid.said()


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("5C 6C 7C", "lay 5C 6C 7C"),
        ("KH KS * *", "lay KH KS *KC *KD"),
        ("5C 6C 7C 8C", "lay 5C 6C 7C 8C"),
    ],
)
def test_rummy_20_the_last_card_is_never_laid(hand: str, words: str) -> None:
    laid = table(hand, opened=(0,))

    assert words not in laid.may()
    assert "RUMMY-20" == laid.refusal(words)


@pytest.mark.parametrize(("hand", "words"), [("8H", "add 8H>0"), ("*", "add *8H>0")])
def test_rummy_20_the_last_card_is_never_added(hand: str, words: str) -> None:
    laid = table(hand, laid=("5H 6H 7H",), opened=(0,))

    assert [f"discard {hand}"] == laid.may()
    assert "RUMMY-20" == laid.refusal(words)


def test_rummy_20_the_last_card_may_be_exchanged_for_a_joker() -> None:
    laid = table("7H", laid=("5H 6H *7H",), opened=(0,))

    assert ["discard 7H", "swap 7H>0"] == laid.may()

    laid.play("swap 7H>0", "discard *")

    assert "RUMMY-20" == laid.outcome().clause


def test_rummy_20_a_card_just_taken_is_no_last_discard() -> None:
    laid = table("5C 6C 7C", opened=(0,), discards="QD", has_drawn=False)

    laid.play("pick", "lay 5C 6C 7C")

    assert ["undo"] == laid.may()
    assert "RUMMY-10" == laid.refusal("discard QD")


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("*", 20),
        ("AS", 11),
        ("2C 3H 4S 5D", 14),
        ("6C 7H 8S 9D", 30),
        ("TC JH QS KD", 40),
        ("AS AS * *", 62),
        ("", 0),
    ],
)
def test_rummy_21_the_minus_points_of_a_hand(cards: str, points: int) -> None:
    assert points == minus_points(DECK.cards(cards))


def test_rummy_21_everybody_but_the_winner_counts() -> None:
    laid = table("9H", "KS 2D", "AD 9C", opened=(0, 1))

    laid.play("discard 9H")

    assert [0, 10 + 2, 11 + 9] == laid.outcome().scores


def test_rummy_22_out_of_the_hand_all_points_count_double() -> None:
    laid = table("5C 6C 7C 9H", "KS AD *")

    laid.play("lay 5C 6C 7C", "discard 9H")

    assert "RUMMY-22" == laid.outcome().clause
    assert [0, 2 * (10 + 11 + 20)] == laid.outcome().scores
    assert ["RUMMY-22 0 hand rummy"] == laid.said()


def test_rummy_22_also_if_the_opening_was_worth_forty() -> None:
    laid = table("TC JC QC KC 9H", "KS AD")

    laid.play("lay TC JC QC KC", "discard 9H")

    assert ("RUMMY-22", [0, 42]) == (laid.outcome().clause, laid.outcome().scores)


def test_rummy_22_not_in_a_later_turn() -> None:
    laid = table("TC JC QC KC 9C 4S", "KS AD", stock="2H 2C")

    laid.play("lay TC JC QC KC", "discard 4S", "draw", "discard 2H", "draw", "add 9C>0")
    laid.play("discard 2C")

    assert ("RUMMY-20", [0, 21]) == (laid.outcome().clause, laid.outcome().scores)


def test_rummy_23_a_hand_rummy_may_add_to_the_others_combinations() -> None:
    laid = table("5C 6C 7C 8H 9H", "KS AD", laid=("5H 6H 7H",))

    laid.play("add 8H>0", "lay 5C 6C 7C", "discard 9H")

    assert "RUMMY-22" == laid.outcome().clause


def test_rummy_23_a_hand_rummy_may_exchange_a_joker() -> None:
    laid = table("5C 6C 7H 9H", "KS AD", laid=("5H 6H *7H",))

    laid.play("swap 7H>0", "lay 5C 6C *7C", "discard 9H")

    assert "RUMMY-22" == laid.outcome().clause


def test_rummy_23_a_hand_rummy_may_only_add() -> None:
    laid = table("8H 9C", "KS AD", laid=("5H 6H 7H",))

    laid.play("add 8H>0", "discard 9C")

    assert ("RUMMY-22", [0, 42]) == (laid.outcome().clause, laid.outcome().scores)


def test_rummy_24_also_out_of_the_hand_the_last_card_is_discarded() -> None:
    laid = table("5C 6C 7C 8C", "KS AD")

    assert "RUMMY-20" == laid.refusal("lay 5C 6C 7C 8C")

    laid.play("lay 5C 6C 7C")

    assert ["undo", "discard 8C"] == laid.may()
