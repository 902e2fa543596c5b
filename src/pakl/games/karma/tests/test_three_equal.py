"""KARMA-13 and KARMA-14: three equal cards remove the pile."""

from pakl.games.karma.tests.table import Player, table


def test_karma_13_three_equal_cards_remove_the_pile() -> None:
    laid = table(Player("14 3"), Player("4"), pile="2 14 14")

    laid.play("play 14")

    assert "" == laid.pile()
    assert ["KARMA-13 0 removes 4"] == laid.said()
    assert [
        "KARMA-6 14: hand 0 to discard pile",
        "KARMA-13 14: discard pile to out of the game",
        "KARMA-13 14: discard pile to out of the game",
        "KARMA-13 14: discard pile to out of the game",
        "KARMA-13 2: discard pile to out of the game",
    ] == laid.moved()


def test_karma_13_the_example_of_the_book() -> None:
    laid = table(Player("14 3 3"), Player("14 14 5 6"))

    laid.play("play 14", "play 14 14")

    assert "" == laid.pile()
    assert 1 == laid.turn()
    assert ["play 5", "play 6"] == laid.may()


def test_karma_13_one_player_may_discard_all_three() -> None:
    laid = table(Player("14 14 14 3"), Player("4"), pile="2")

    laid.play("play 14 14 14")

    assert "" == laid.pile()
    assert ["play 3"] == laid.may()


def test_karma_13_two_equal_cards_do_not() -> None:
    laid = table(Player("14 3"), Player("4"), pile="2 14")

    laid.play("play 14")

    assert "2 14 14" == laid.pile()


def test_karma_13_they_must_lie_directly_on_one_another() -> None:
    laid = table(Player("14 3"), Player("4"), pile="14 F5 14")

    laid.play("play 14")

    assert "14 F5 14 14" == laid.pile()


def test_karma_13_a_face_down_card_may_be_the_third() -> None:
    laid = table(Player(face_down="14 3 -"), Player("4"), pile="14 14")

    laid.play("flip 0")

    assert "" == laid.pile()
    assert ["flip 1"] == laid.may()


def test_karma_13_the_new_pile_belongs_to_the_same_turn() -> None:
    laid = table(Player("14 3 5 6"), Player("4"), pile="14 14", draw_pile="16")

    laid.play("play 14")

    assert "3 5 6" == laid.hand(0)
    assert {"turns": "0"} == laid.facts()


def test_karma_14_a_card_moved_by_bottom_up_counts() -> None:
    laid = table(Player("BU 3 3"), Player("7 7 4"), pile="7 2")

    laid.play("play BU", "play 7 7")

    assert "" == laid.pile()
    assert 1 == laid.turn()


def test_karma_14_three_karma_cards_count_and_their_effect_is_lost() -> None:
    laid = table(Player("BU 16"), Player("4"), pile="3 BU BU")

    laid.play("play BU")

    assert "" == laid.pile()
    assert ["play 16"] == laid.may()


def test_karma_14_three_five_or_less_leave_a_free_pile() -> None:
    laid = table(Player("F5 16"), Player("4"), pile="F5 F5")

    laid.play("play F5")

    assert ["play 16"] == laid.may()


def test_karma_14_the_move_of_bottom_up_never_removes_the_pile() -> None:
    laid = table(Player("BU 16"), Player("4 5"), pile="BU 9 BU")

    laid.play("play BU")

    assert "9 BU BU BU" == laid.pile()
    assert 1 == laid.turn()


def test_karma_14_after_three_table_cards_a_table_card_starts_the_new_pile() -> None:
    laid = table(Player("TC 16", face_up="1 1 9", face_down="2 3 4"), Player("4"), pile="12 TC TC")

    laid.play("play TC")

    assert ["play 1", "play 9"] == laid.may()
    assert {"turns": "0", "to follow": "anything"} == laid.facts()
    assert "KARMA-16" == laid.refusal("take")


def test_karma_14_after_three_table_cards_a_face_down_card_starts_it_too() -> None:
    laid = table(Player("TC TC TC 16", face_down="2 - 4"), Player("4"), pile="12")

    laid.play("play TC TC TC", "flip 2")

    assert "4" == laid.pile()
    assert 1 == laid.turn()


def test_karma_14_after_three_table_cards_and_without_any_a_hand_card_starts_it() -> None:
    laid = table(Player("TC 1 1 16"), Player("4"), pile="12 TC TC")

    laid.play("play TC")

    assert ["play 1", "play 16", "play 1 1"] == laid.may()


def test_karma_14_a_give_pile_that_must_start_the_new_pile_gives_nothing() -> None:
    laid = table(Player("TC 16", face_up="GP"), Player("4"), pile="12 TC TC")

    laid.play("play TC")

    assert ["play GP"] == laid.may()


def test_karma_14_with_an_empty_hand_the_player_draws_first() -> None:
    laid = table(Player("14 14 14", face_up="9"), Player("4"), pile="2", draw_pile="5 6 7 8")

    laid.play("play 14 14 14")

    assert ["play 5", "play 6", "play 7"] == laid.may()
    assert "KARMA-14 5: draw pile to hand 0" in laid.moved()


def test_karma_14_with_a_card_in_hand_the_player_does_not_draw_first() -> None:
    laid = table(Player("14 14 14 3"), Player("4"), pile="2", draw_pile="5 6 7 8")

    laid.play("play 14 14 14")

    assert "3" == laid.hand(0)


def test_karma_14_with_an_empty_hand_and_draw_pile_the_table_starts_it() -> None:
    laid = table(Player("14", face_up="3 3 9", face_down="1 2 4"), Player("4"), pile="14 14")

    laid.play("play 14")

    assert ["play 3", "play 9", "play 3 3"] == laid.may()


def test_karma_14_a_player_without_any_card_is_out_and_the_next_starts_it() -> None:
    laid = table(Player("14"), Player("4 5"), Player("6"), pile="16 14 14")

    laid.play("play 14")

    assert "KARMA-18 0 out" == laid.said()[-1]
    assert 1 == laid.turn()
    assert ["play 4", "play 5"] == laid.may()
