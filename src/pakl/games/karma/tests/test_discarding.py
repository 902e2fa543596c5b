"""KARMA-6 to KARMA-12: discarding from the hand and from the table."""

import pytest

from pakl.games.karma.cards import DECK, cards_that_fit
from pakl.games.karma.tests.table import Player, table
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of

KARMA = "TC BU F5 GP"
ALL_NUMBERS = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"

# The turn


def test_karma_6_a_player_discards_or_takes_the_pile() -> None:
    laid = table(Player("3 9 12"), Player("4"), pile="7")

    assert ["play 9", "play 12", "take"] == laid.may()


def test_karma_6_a_discard_goes_onto_the_pile() -> None:
    laid = table(Player("3 9 12"), Player("4"), pile="7")

    laid.play("play 9")

    assert "7 9" == laid.pile()
    assert ["KARMA-6 9: hand 0 to discard pile"] == laid.moved()


def test_karma_6_then_the_player_draws_and_the_left_neighbour_is_next() -> None:
    laid = table(Player("3 9 12"), Player("4"), pile="7", draw_pile="16 1")

    laid.play("play 9")

    assert "3 12 16" == laid.hand(0)
    assert 1 == laid.turn()


def test_karma_6_nobody_discards_a_card_of_others() -> None:
    laid = table(Player("3 9 12"), Player("13"), pile="7")

    assert "KARMA-6" == laid.refusal("play 13")


# What fits


def test_karma_7_the_first_card_of_a_pile_is_free() -> None:
    laid = table(Player("1 8 16"), Player("4"))

    assert ["play 1", "play 8", "play 16"] == laid.may()


def test_karma_7_a_number_must_be_equal_or_higher() -> None:
    laid = table(Player("7 8 9"), Player("4"), pile="8")

    assert ["play 8", "play 9", "take"] == laid.may()
    assert "KARMA-7" == laid.refusal("play 7")


@pytest.mark.parametrize(
    ("top", "fitting"),
    [
        ("1", f"{ALL_NUMBERS} {KARMA}"),
        ("5", f"5 6 7 8 9 10 11 12 13 14 15 16 {KARMA}"),
        ("15", f"15 16 {KARMA}"),
        ("16", f"16 {KARMA}"),
        ("TC", f"{ALL_NUMBERS} {KARMA}"),
        ("BU", f"{ALL_NUMBERS} {KARMA}"),
        ("F5", f"1 2 3 4 5 {KARMA}"),
    ],
)
def test_karma_7_and_karma_8_what_fits_on_what(top: str, fitting: str) -> None:
    cards = members_of(cards_that_fit(DECK.card(top)))

    assert fitting == DECK.words([Card(card) for card in cards])


@pytest.mark.parametrize("top", ["1", "16", "TC", "BU", "F5"])
def test_karma_8_a_karma_card_goes_onto_any_card(top: str) -> None:
    laid = table(Player(KARMA), Player("4"), pile=top)

    assert ["play TC", "play BU", "play F5", "take", "play GP>1"] == laid.may()


# Equal cards


def test_karma_9_equal_cards_may_be_discarded_together() -> None:
    laid = table(Player("12 12 12 13"), Player("4"), pile="7")

    assert ["play 12", "play 13", "play 12 12", "play 12 12 12", "take"] == laid.may()


def test_karma_9_all_of_them_lie_on_the_pile() -> None:
    laid = table(Player("12 12 13"), Player("4"), pile="7")

    laid.play("play 12 12")

    assert "7 12 12" == laid.pile()
    assert "13" == laid.hand(0)


def test_karma_9_equal_karma_cards_too() -> None:
    laid = table(Player("F5 F5 3"), Player("4"), pile="7")

    laid.play("play F5 F5")

    assert "7 F5 F5" == laid.pile()


def test_karma_9_no_more_than_the_player_has() -> None:
    laid = table(Player("12 12 13"), Player("4"), pile="7")

    assert "KARMA-9" == laid.refusal("play 12 12 12")


# Cards on the table


def test_karma_10_table_cards_wait_until_the_hand_is_empty() -> None:
    laid = table(Player("9", face_up="12", face_down="3 - -"), Player("4"), pile="7")

    assert ["play 9", "take"] == laid.may()
    assert "KARMA-10" == laid.refusal("play 12")
    assert "KARMA-10" == laid.refusal("flip 0")


def test_karma_10_table_cards_wait_until_the_draw_pile_is_used_up() -> None:
    laid = table(Player("9", face_up="12"), Player("9 10 11"), pile="7", draw_pile="14")

    laid.play("play 9", "play 10")

    assert ["play 14", "take"] == laid.may()


def test_karma_10_with_an_empty_hand_the_table_is_played() -> None:
    laid = table(Player(face_up="3 12", face_down="1 2 3"), Player("4"), pile="7")

    assert ["play 12", "take"] == laid.may()
    assert "KARMA-7" == laid.refusal("play 3")


def test_karma_11_equal_face_up_cards_may_be_discarded_together() -> None:
    laid = table(Player(face_up="12 12 13", face_down="1 2 3"), Player("4"), pile="7")

    assert ["play 12", "play 13", "play 12 12", "take"] == laid.may()


def test_karma_11_the_face_down_card_stays_where_it_is() -> None:
    laid = table(Player(face_up="12 13", face_down="1 2 3"), Player("4"), pile="7")

    laid.play("play 12")

    assert "13" == laid.face_up(0)
    assert "1 2 3" == laid.face_down(0)
    assert ["KARMA-6 12: face up 0 to discard pile"] == laid.moved()


def test_karma_11_face_up_cards_come_first() -> None:
    laid = table(Player(face_up="3", face_down="9 - -"), Player("4"), pile="7")

    assert ["take"] == laid.may()
    assert "KARMA-11" == laid.refusal("flip 0")


def test_karma_11_no_card_is_discarded_that_does_not_lie_there() -> None:
    laid = table(Player(face_up="12", face_down="13 - -"), Player("4"), pile="7")

    assert "KARMA-11" == laid.refusal("play 13")
    assert "KARMA-11" == laid.refusal("play 12 12")


def test_karma_11_then_face_down_cards_may_be_discarded() -> None:
    laid = table(Player(face_down="9 - 3"), Player("4"), pile="7")

    assert ["take", "flip 0", "flip 2"] == laid.may()


# Face-down cards


def test_karma_12_a_face_down_card_is_turned_up_and_discarded_at_once() -> None:
    laid = table(Player(face_down="9 - 3"), Player("4"), pile="7")

    laid.play("flip 0")

    assert "7 9" == laid.pile()
    assert "- - 3" == laid.face_down(0)
    assert ["KARMA-12 9: face down 0 0 to discard pile"] == laid.moved()


def test_karma_12_its_owner_does_not_see_it_before() -> None:
    laid = table(Player(face_down="9 - 3"), Player("4"), pile="7")

    assert laid.view(0).zone("face down 0", Seat(0)).faces is None
    assert 1 == laid.view(0).zone("face down 0", Seat(0)).size


def test_karma_12_who_turns_up_a_card_that_does_not_fit_takes_the_pile_with_it() -> None:
    laid = table(Player(face_down="9 - 3"), Player("4"), pile="8 7")

    laid.play("flip 2")

    assert "3 7 8" == laid.hand(0)
    assert "" == laid.pile()
    assert [
        "KARMA-12 3: face down 2 0 to discard pile",
        "KARMA-12 3: discard pile to hand 0",
        "KARMA-12 7: discard pile to hand 0",
        "KARMA-12 8: discard pile to hand 0",
    ] == laid.moved()
    assert ["KARMA-12 0 takes 3"] == laid.said()


def test_karma_12_this_holds_for_five_or_less_too() -> None:
    laid = table(Player(face_down="9 - 3"), Player("4"), pile="F5")

    laid.play("flip 0")

    assert "9 F5" == laid.hand(0)


def test_karma_12_a_karma_card_always_fits() -> None:
    laid = table(Player(face_down="F5 - 3"), Player("4"), pile="16")

    laid.play("flip 0")

    assert "16 F5" == laid.pile()


def test_karma_12_on_an_empty_pile_every_card_fits() -> None:
    laid = table(Player(face_down="1 - 3"), Player("4"))

    assert ["flip 0", "flip 2"] == laid.may()


def test_karma_12_a_gap_cannot_be_turned_up() -> None:
    laid = table(Player(face_down="9 - 3"), Player("4"), pile="7")

    assert "KARMA-12" == laid.refusal("flip 1")


def test_karma_12_a_face_down_card_is_not_played_by_its_name() -> None:
    laid = table(Player(face_down="9 - 3"), Player("4"), pile="7")

    assert "KARMA-12" == laid.refusal("play 9")
