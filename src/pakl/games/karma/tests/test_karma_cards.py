"""KARMA-22 to KARMA-28: Five or Less, Bottom Up and Give Pile."""

import pytest

from pakl.games.karma.tests.table import Player, table

# Five or Less


def test_karma_22_the_next_player_must_discard_five_or_less_or_a_karma_card() -> None:
    laid = table(Player("F5 9"), Player("1 5 6 16 TC BU F5 GP"), pile="3")

    laid.play("play F5")

    assert [
        "play 1",
        "play 5",
        "play TC",
        "play BU",
        "play F5",
        "take",
        "play GP>0",
    ] == laid.may()
    assert "KARMA-22" == laid.refusal("play 6")


def test_karma_22_the_card_discarded_then_decides_again() -> None:
    laid = table(Player("F5 9"), Player("5 8"), Player("4 6 9"), pile="3")

    laid.play("play F5", "play 5")

    assert ["play 6", "play 9", "take"] == laid.may()


def test_karma_22_equal_low_cards_may_be_discarded_together() -> None:
    laid = table(Player("F5 9"), Player("4 4 8"), pile="3")

    laid.play("play F5")

    assert ["play 4", "play 4 4", "take"] == laid.may()


# Bottom Up


def test_karma_23_the_lowest_card_is_put_on_top() -> None:
    laid = table(Player("BU 9"), Player("1"), pile="3 8 12")

    laid.play("play BU")

    assert "8 12 BU 3" == laid.pile()
    assert {
        "event": "moved",
        "from": "discard pile",
        "to": "discard pile",
        "clause": "KARMA-23",
        "card": "3",
        "from_bottom": True,
    } == laid.told(1)[-1]


def test_karma_23_it_decides_what_the_next_player_may_discard() -> None:
    laid = table(Player("BU 9"), Player("2 3 7"), pile="3 8 12")

    laid.play("play BU")

    assert ["play 3", "play 7", "take"] == laid.may()


@pytest.mark.parametrize("lowest", ["TC", "BU"])
def test_karma_24_onto_a_table_card_or_bottom_up_anything_may_be_discarded(lowest: str) -> None:
    laid = table(Player("BU 9"), Player("1 16 F5"), pile=f"{lowest} 8 12")

    laid.play("play BU")

    assert ["play 1", "play 16", "play F5", "take"] == laid.may()


def test_karma_24_a_table_card_brought_up_asks_for_nothing() -> None:
    laid = table(Player("BU 9", face_up="10"), Player("1 16"), pile="TC 8 12")

    laid.play("play BU")

    assert 1 == laid.turn()
    assert "10" == laid.face_up(0)


def test_karma_25_onto_five_or_less_karma_22_applies() -> None:
    laid = table(Player("BU 9"), Player("5 6"), pile="F5 8 12")

    laid.play("play BU")

    assert ["play 5", "take"] == laid.may()
    assert "KARMA-22" == laid.refusal("play 6")


def test_karma_25_several_bottom_up_bring_up_one_card() -> None:
    laid = table(Player("BU BU 9"), Player("1"), pile="3 8 12")

    laid.play("play BU BU")

    assert "8 12 BU BU 3" == laid.pile()


def test_karma_25_alone_on_the_pile_a_bottom_up_brings_up_itself() -> None:
    laid = table(Player("BU 9"), Player("1 16"))

    laid.play("play BU")

    assert "BU" == laid.pile()
    assert ["play 1", "play 16", "take"] == laid.may()


def test_karma_25_two_bottom_up_on_an_empty_pile_bring_up_one_of_them() -> None:
    laid = table(Player("BU BU 9"), Player("1 16"))

    laid.play("play BU BU")

    assert "BU BU" == laid.pile()


# Give Pile


def test_karma_26_the_pile_may_be_given_to_any_other_player() -> None:
    laid = table(Player("4"), Player("GP 3"), Player("5"), Player("6"), pile="7", turn=1)

    assert ["take", "play GP>0", "play GP>2", "play GP>3"] == laid.may()


def test_karma_26_who_is_given_the_pile_takes_it_into_the_hand() -> None:
    laid = table(Player("GP 3"), Player("4"), Player("5"), pile="7 9")

    laid.play("play GP>2")

    assert "5 7 9" == laid.hand(2)
    assert "" == laid.pile()
    assert ["KARMA-26 0 gives 2", "KARMA-26 2 takes 2"] == laid.said()


def test_karma_26_the_card_goes_out_of_the_game() -> None:
    laid = table(Player("GP 3"), Player("4"), Player("5"), pile="7 9")

    laid.play("play GP>2")

    assert [
        "KARMA-26 GP: hand 0 to out of the game",
        "KARMA-26 9: discard pile to hand 2",
        "KARMA-26 7: discard pile to hand 2",
    ] == laid.moved(1)
    assert "GP" == laid.cards("out of the game").split()[-1]


def test_karma_26_the_turn_goes_on_to_the_left_neighbour() -> None:
    laid = table(Player("GP 3"), Player("1 4"), Player("5"), pile="7 9")

    laid.play("play GP>2")

    assert 1 == laid.turn()
    assert ["play 1", "play 4"] == laid.may()


def test_karma_26_a_face_up_give_pile_gives_the_pile() -> None:
    laid = table(Player(face_up="GP 3", face_down="1 2 3"), Player("4"), Player("5"), pile="7")

    laid.play("play GP>2")

    assert "5 7" == laid.hand(2)
    assert "3" == laid.face_up(0)


def test_karma_26_when_one_is_turned_up_the_player_is_asked_whom_to_give_the_pile() -> None:
    laid = table(Player(face_down="GP 3 -"), Player("4"), Player("5"), pile="7 9")

    laid.play("flip 0")

    assert ["KARMA-26 GP: face down 0 0 to out of the game"] == laid.moved()
    assert {"turns": "0", "to give": "0"} == laid.facts()
    assert ["give 1", "give 2"] == laid.may()

    laid.play("give 1")

    assert "4 7 9" == laid.hand(1)
    assert 1 == laid.turn()


@pytest.mark.parametrize("words", ["give 0", "give 3", "take", "flip 1", "play 3"])
def test_karma_26_then_nothing_else_may_be_done(words: str) -> None:
    laid = table(Player(face_down="GP 3 -"), Player("4"), Player("5"), pile="7 9")

    laid.play("flip 0")

    assert "KARMA-26" == laid.refusal(words)


@pytest.mark.parametrize("words", ["play GP>0", "play GP>3", "play GP", "give 1"])
def test_karma_26_not_to_oneself_not_to_nobody_and_not_without_the_card(words: str) -> None:
    laid = table(Player("GP 3"), Player("4"), Player("5"), pile="7")

    assert "KARMA-26" == laid.refusal(words)


def test_karma_26_a_player_whose_last_card_it_is_still_gives_the_pile() -> None:
    laid = table(Player(face_down="GP - -"), Player("4"), Player("5"), pile="7 9")

    laid.play("flip 0", "give 2")

    assert "5 7 9" == laid.hand(2)
    assert "KARMA-18 0 out" == laid.said()[-1]


def test_karma_27_also_to_a_player_who_is_out() -> None:
    laid = table(Player("GP 3"), Player("4"), Player(), pile="7 9")

    assert ["take", "play GP>1", "play GP>2"] == laid.may()

    laid.play("play GP>2", "play 4")

    assert 2 == laid.turn()
    assert "7 9" == laid.hand(2)


def test_karma_28_several_give_the_pile_once() -> None:
    laid = table(Player("GP GP GP 3"), Player("4"), Player("5"), pile="7")

    assert [
        "take",
        "play GP>1",
        "play GP>2",
        "play GP GP>1",
        "play GP GP>2",
        "play GP GP GP>1",
        "play GP GP GP>2",
    ] == laid.may()

    laid.play("play GP GP>2")

    assert "3 GP" == laid.hand(0)
    assert "5 7" == laid.hand(2)
    assert 1 == laid.turn()


def test_karma_28_three_give_piles_leave_nothing_on_the_pile() -> None:
    laid = table(Player("GP GP GP 3"), Player("4"), pile="7")

    laid.play("play GP GP GP>1")

    assert "" == laid.pile()
    assert "4 7" == laid.hand(1)


def test_karma_28_with_an_empty_pile_nothing_is_given() -> None:
    laid = table(Player("GP GP 3"), Player("1 4"), Player("5"))

    assert ["play 3", "play GP", "play GP GP"] == laid.may()
    assert "KARMA-28" == laid.refusal("play GP>1")

    laid.play("play GP GP")

    assert "" == laid.pile()
    assert 1 == laid.turn()
    assert ["play 1", "play 4"] == laid.may()


def test_karma_28_also_when_the_player_must_start_a_new_pile() -> None:
    laid = table(Player("14 GP"), Player("1 4"), Player("5"), pile="14 14")

    laid.play("play 14", "play GP")

    assert "" == laid.pile()
    assert ["play 1", "play 4"] == laid.may()


def test_karma_28_one_turned_up_on_an_empty_pile_gives_nothing() -> None:
    laid = table(Player(face_down="GP 3 -"), Player("1 4"))

    laid.play("flip 0")

    assert 1 == laid.turn()
    assert "3" == laid.face_down(0).split()[1]
