"""KARMA-29 and KARMA-30: who loses."""

import pytest

from pakl.games.karma import GAME
from pakl.games.karma.tests.table import Player, table

# The last player with cards


def test_karma_29_the_only_player_with_cards_loses() -> None:
    laid = table(Player("9"), Player("4"), pile="7")

    laid.play("play 9")

    assert laid.state.is_over
    assert "KARMA-29" == laid.outcome().clause
    assert [1, 0] == laid.outcome().scores


def test_karma_29_all_others_win() -> None:
    laid = table(Player(), Player("9"), Player(), Player(face_down="- - 2"), pile="7", turn=1)

    laid.play("play 9")

    assert [1, 1, 1, 0] == laid.outcome().scores
    assert [1, 1, 1, 4] == GAME.match_rule(4).places([laid.outcome()])
    assert ["KARMA-18 1 out", "KARMA-29 3 loses"] == laid.said()


def test_karma_29_while_two_have_cards_play_goes_on() -> None:
    laid = table(Player("9"), Player("4"), Player(face_up="5"), pile="7")

    laid.play("play 9")

    assert not laid.state.is_over


def test_karma_29_cards_on_the_table_count() -> None:
    laid = table(Player("9", face_down="3 - -"), Player("4"), pile="7")

    laid.play("play 9")

    assert not laid.state.is_over


def test_karma_29_a_player_who_still_draws_goes_on() -> None:
    laid = table(Player("9"), Player("4"), pile="7", draw_pile="3")

    laid.play("play 9")

    assert not laid.state.is_over
    assert "3" == laid.hand(0)


def test_karma_29_is_looked_at_when_the_turn_is_over() -> None:
    laid = table(Player("GP"), Player("4"), Player(), pile="7")

    laid.play("play GP>2")

    assert not laid.state.is_over
    assert "7" == laid.hand(2)


def test_karma_29_a_last_table_card_ends_the_turn_first() -> None:
    laid = table(Player("TC", face_down="3 - -"), Player("4"), pile="7")

    laid.play("play TC")

    assert not laid.state.is_over

    laid.play("flip 0")

    assert "3 7 TC" == laid.hand(0)


def test_karma_29_who_takes_the_pile_as_the_last_one_loses_too() -> None:
    laid = table(Player("GP"), Player("4"), pile="7")

    laid.play("play GP>1")

    assert [1, 0] == laid.outcome().scores


def test_karma_29_nobody_acts_any_more() -> None:
    laid = table(Player("9"), Player("4"), pile="7")

    laid.play("play 9")

    assert [] == laid.may(1)
    assert "KARMA-29" == laid.refusal("play 4", 1)


def test_karma_29_one_game_is_a_match() -> None:
    laid = table(Player("9"), Player("4"), pile="7")

    laid.play("play 9")

    assert GAME.match_rule(2).is_over([laid.outcome()])


# The 3,000th turn


@pytest.mark.parametrize(
    ("hand_1", "face_up_1", "face_down_1", "loser"),
    [
        ("4", "", "- - -", 0),
        ("4 5", "", "- - -", 1),
        ("4", "5", "- - -", 1),
        ("4", "5", "6 - 7", 1),
        ("", "5", "6 - -", 1),
    ],
)
def test_karma_30_after_the_3000th_turn_the_most_cards_lose(
    hand_1: str, face_up_1: str, face_down_1: str, loser: int
) -> None:
    laid = table(Player("9 10", face_up="11"), Player(hand_1, face_up_1, face_down_1), pile="7")
    laid.count_turns(2999)

    laid.play("play 9")

    assert "KARMA-30" == laid.outcome().clause
    assert [int(seat != loser) for seat in range(2)] == laid.outcome().scores
    assert [f"KARMA-30 {loser} loses"] == laid.said()


def test_karma_30_of_equals_the_first_from_whoever_would_move_next() -> None:
    laid = table(Player("9 10 11"), Player(), Player("4 5"), Player("4 6"), pile="7")
    laid.count_turns(2999)

    laid.play("play 9")

    assert [1, 1, 0, 1] == laid.outcome().scores


def test_karma_30_a_seat_before_the_next_player_comes_last() -> None:
    laid = table(Player("9 10 11"), Player("4"), Player("4"), pile="7", turn=0)
    laid.count_turns(2999)

    laid.play("play 9")

    assert [0, 1, 1] == laid.outcome().scores


def test_karma_30_a_turn_is_everything_up_to_the_drawing() -> None:
    laid = table(Player("TC 10 11", face_up="9"), Player("4"), pile="7")
    laid.count_turns(2999)

    laid.play("play TC")

    assert not laid.state.is_over

    laid.play("play 9")

    assert "KARMA-30" == laid.outcome().clause


def test_karma_30_drawn_cards_count() -> None:
    laid = table(Player("9 10"), Player("4 5"), pile="7", draw_pile="1 2")
    laid.count_turns(2999)

    laid.play("play 9")

    assert [0, 1] == laid.outcome().scores


def test_karma_30_before_it_play_goes_on() -> None:
    laid = table(Player("9 10 11"), Player("4"), pile="7")
    laid.count_turns(2998)

    laid.play("play 9")

    assert not laid.state.is_over
    assert {"turns": "2999"} == laid.facts()


def test_karma_30_the_last_player_with_cards_loses_by_karma_29_even_then() -> None:
    laid = table(Player("9"), Player("4"), pile="7")
    laid.count_turns(2999)

    laid.play("play 9")

    assert "KARMA-29" == laid.outcome().clause


def test_karma_30_nobody_acts_any_more() -> None:
    laid = table(Player("9 10 11"), Player("4"), pile="7")
    laid.count_turns(2999)

    laid.play("play 9")

    assert "KARMA-30" == laid.refusal("play 4", 1)
