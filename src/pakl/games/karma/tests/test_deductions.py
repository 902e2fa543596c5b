"""What Karma lets everybody conclude."""

from pakl.conformance.deductions import ruled_out
from pakl.games.karma.tests.table import Player, table


def test_karma_15_taking_the_pile_is_always_allowed_so_it_proves_nothing() -> None:
    laid = table(Player("3 4 5"), Player("6 7 8"), pile="14")

    assert "" == ruled_out(laid.game, laid.state, 0, "take")


def test_karma_21_who_must_follow_from_the_hand_and_takes_has_nothing_that_fits() -> None:
    laid = table(Player("TC 4 5"), Player("6 7 8"), pile="14")
    laid.play("play TC")

    assert ["take"] == laid.may()
    assert "14 15 16 TC BU F5 GP" == ruled_out(laid.game, laid.state, 0, "take")


def test_karma_19_with_cards_on_the_table_the_hand_is_not_asked() -> None:
    laid = table(Player("TC 15 5", face_up="2 3 4"), Player("6 7 8"), pile="14")
    laid.play("play TC")

    assert ["take"] == laid.may()
    assert "" == ruled_out(laid.game, laid.state, 0, "take")
