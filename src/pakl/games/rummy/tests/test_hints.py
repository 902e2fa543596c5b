"""A column for players of Rummy: what to keep, what to lay out, what to discard, and why."""

import pytest

from pakl.conformance.sheets import sheets_of
from pakl.games.rummy import GAME
from pakl.games.rummy.round import round_of
from pakl.games.rummy.tests.table import Table, rules, table
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.playout import deal_at_random
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet

SHEETS = sheets_of(GAME)[::7]
LONG = 1000
FOUR_KINGS = "lay KC KH KS KD"


def ratings(at: Table) -> dict[str, int]:
    """How good everything looks to the seat in turn."""
    choices = Choices()
    at.game.choose(at.state, at.state.turn, choices)
    rated = Ratings()
    at.game.rate(at.state, at.state.turn, choices, rated)
    return {
        at.game.actions.words(choices.at(place)): int(rated.at(place))
        for place in range(choices.size)
    }


def best(at: Table) -> str:
    """What looks best."""
    rated = ratings(at)
    return max(rated, key=lambda words: rated[words])


def turn_of(at: Table) -> list[str]:
    """All that is done in a turn, to the discard."""
    seat = at.state.turn
    moves: list[str] = []
    while at.state.turn == seat:
        moves.append(best(at))
        at.play(moves[-1])
    return moves


# Drawing


def test_a_joker_on_the_discard_pile_is_taken() -> None:
    at = table("2C 7H TS JS KD", discards="* 2D", has_drawn=False)

    assert "pick" == best(at)


def test_the_card_that_completes_an_opening_is_taken() -> None:
    at = table("TS JS KS 2C 7H 4D", discards="QS 2D", has_drawn=False)

    assert "pick" == best(at)


def test_a_card_that_fits_nothing_is_left() -> None:
    at = table("TS JS QS 2C 7H 4D", discards="6C 2D", has_drawn=False)

    assert "draw" == best(at)


def test_who_has_opened_takes_what_can_be_added() -> None:
    at = table("TS 7H 4D", laid=("5C 6C 7C",), opened=(0,), discards="8C 2D", has_drawn=False)

    assert "pick" == best(at)


# Opening


def test_an_opening_is_laid_out_and_then_all_the_rest() -> None:
    at = table("KC KH KS KD 5C 6C 7C 2D 9H")

    assert {FOUR_KINGS, "lay 5C 6C 7C"} == set(turn_of(at)[:2])


def test_three_kings_are_no_opening_and_stay_in_the_hand() -> None:
    at = table("KC KH KS 5C 6C 7C 2D 9H")

    assert best(at).startswith("discard")


def test_by_the_sum_they_are_one_with_another_combination() -> None:
    at = table("KC KH KS 5C 6C 7C 2D 9H", game=rules(opening="sum"))

    assert {"lay KC KH KS", "lay 5C 6C 7C"} == set(turn_of(at)[:2])


def test_by_the_sum_too_little_is_too_little() -> None:
    at = table("KC KH KS 2C 3C 4C 2D 9H", game=rules(opening="sum"))

    assert best(at).startswith("discard")


def test_a_long_run_of_low_cards_opens_by_growing() -> None:
    at = table("3H 4H 5H 6H 7H 8H 9H KC 2D JS")

    moves = turn_of(at)

    assert moves[0].startswith("lay")
    assert 3 == len([move for move in moves if move.startswith(("lay", "add"))])


def test_the_whole_hand_goes_out_at_once_whatever_it_is_worth() -> None:
    at = table("2C 3C 4C 5D 5H 5S 9H")

    assert ["discard 9H"] == turn_of(at)[2:]
    assert at.state.is_over


def test_what_was_begun_and_leads_nowhere_is_taken_back_once() -> None:
    at = table("5C 6C 7C 2D 9H KS JD")
    at.play("lay 5C 6C 7C")

    moves = turn_of(at)

    assert ["undo"] == moves[:1]
    assert 2 == len(moves)


# After opening


def test_who_can_go_out_does() -> None:
    at = table("8C KD", laid=("5C 6C 7C",), opened=(0,))

    assert ["add 8C>0", "discard KD"] == turn_of(at)
    assert at.state.is_over


def test_a_joker_goes_out_too_if_it_is_the_last_but_one() -> None:
    at = table("* KD", laid=("5C 6C 7C",), opened=(0,))

    assert "discard KD" == turn_of(at)[-1]
    assert at.state.is_over


def test_a_joker_of_the_table_is_exchanged() -> None:
    at = table("7C KD 4H 9S", laid=("5C 6C *7C",), opened=(0,))

    assert "swap 7C>0" == best(at)


# Discarding


def test_no_joker_is_discarded() -> None:
    at = table("* 2C 7H TS JS KD")

    assert "discard *" != best(at)


def test_the_card_that_stands_alone_is_discarded() -> None:
    at = table("TS JS QS 8D TD JD QD 3H")

    assert "discard 3H" == best(at)


def test_of_dead_cards_the_dear_one_goes_when_somebody_is_about_to_go_out() -> None:
    at = table("KH 2S 9D", "3C", laid=("5C 6C 7C",), opened=(0, 1))

    assert "discard KH" == best(at)


def test_the_next_player_is_not_given_what_can_be_added() -> None:
    laid = ("5C 6C 7C",)
    others = "2H 3H 7D 8D 9D JC QC"
    with_gift = ratings(table("TS JS QS 8C 3D", others, laid=laid, opened=(1,)))
    without = ratings(table("TS JS QS 8C 3D", others, laid=laid))

    assert with_gift["discard 8C"] < without["discard 8C"]


# Whole rounds


@pytest.mark.parametrize("sheet", SHEETS, ids=[f"{each.code()}-{each.seats}" for each in SHEETS])
def test_careful_players_end_their_rounds_and_take_nothing_back(sheet: Sheet) -> None:
    game = sheet.game
    dice = Dice(7)
    state = round_of(game.new_deal(sheet.seats, Seat(0), []))
    deal_at_random(game, state, dice, empty_pile(MOST_CARDS))
    at = Table(game, state)
    decisions = 0
    while not state.is_over:
        words = best(at)
        assert "undo" != words
        game.apply(state, state.turn, game.actions.parse(words))
        deal_at_random(game, state, dice, empty_pile(MOST_CARDS))
        decisions += 1

    assert decisions < LONG
