"""A column for players of Karma: what to discard, what to keep, and why."""

import pytest

from pakl.games.karma import GAME
from pakl.games.karma.tests.table import Player, Table, dealt, table
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.game import State
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.playout import deal_at_random
from pakl.kernel.seats import Seat
from pakl.kernel.sets import lowest

STOCK = "1 2 3 5 6 8 10 11 12 13 14 16"
LONG = 1000


def ratings(at: Table, seat: int | None = None) -> dict[str, int]:
    """How good everything looks to a seat, or to the one in turn."""
    who = at.state.turn if seat is None else Seat(seat)
    choices = Choices()
    at.game.choose(at.state, who, choices)
    rated = Ratings()
    at.game.rate(at.state, who, choices, rated)
    return {
        at.game.actions.words(choices.at(place)): int(rated.at(place))
        for place in range(choices.size)
    }


def best(at: Table, seat: int | None = None) -> str:
    """What looks best."""
    rated = ratings(at, seat)
    return max(rated, key=lambda words: rated[words])


def test_strong_cards_go_face_up_and_low_ones_stay_in_the_hand() -> None:
    face_down = "4 4 4 5 5 5"
    own_and_others = "1 6 15 6 2 7 16 7 3 8 F5 8"

    at = dealt(2, f"{face_down} {own_and_others}", first_player="0")

    assert "show 15 16 F5" == best(at, seat=0)


def test_the_lowest_number_that_fits_goes_first() -> None:
    at = table(Player("4 9 15"), Player("7 7 9"), pile="3", draw_pile=STOCK)

    assert "play 4" == best(at)


def test_equal_low_numbers_go_together() -> None:
    at = table(Player("4 4 15"), Player("7 7 9"), pile="3", draw_pile=STOCK)

    assert "play 4 4" == best(at)


def test_karma_cards_are_kept_while_a_number_will_do() -> None:
    at = table(Player("6 TC BU"), Player("7 7 9"), pile="5", draw_pile=STOCK)

    assert "play 6" == best(at)


def test_nothing_is_better_than_the_third_of_three_equal_cards() -> None:
    at = table(Player("4 9 15"), Player("7 7 9"), pile="3 15 15", draw_pile=STOCK)

    assert "play 15" == best(at)


def test_the_last_cards_go_at_once() -> None:
    at = table(Player("9 9"), Player("10 11 12"), pile="3")

    assert "play 9 9" == best(at)


def test_a_player_who_has_only_high_cards_face_up_gets_a_five_or_less() -> None:
    at = table(Player("12 F5", face_up="2 3 4"), Player(face_up="12 13 16"), pile="7 8 9 10 11 12")

    assert "play F5" == best(at)


def test_what_lies_face_up_says_which_number_is_high_enough() -> None:
    at = table(Player("5 13", face_up="2 3 4"), Player(face_up="6 12"), pile="1 2 3 4 4")

    assert "play 13" == best(at)


def test_a_give_pile_waits_for_a_large_pile() -> None:
    small = table(Player("6 9 GP"), Player("7 7 9"), pile="5", draw_pile=STOCK)
    large = table(
        Player("6 9 GP"), Player("7 7 9"), pile="1 2 3 4 5 8 8 10 11 12 13", draw_pile=STOCK
    )

    assert "play 6" == best(small)
    assert "play GP>1" == best(large)


def test_a_table_card_needs_a_card_on_the_table_that_fits() -> None:
    none_fits = table(
        Player("TC 9 15", face_up="2 3 4"), Player("7 7 9"), pile="6 7 8 8", draw_pile=STOCK
    )
    one_fits = ratings(
        table(Player("TC 9 15", face_up="2 3 9"), Player("7 7 9"), pile="6 7 8 8", draw_pile=STOCK)
    )

    assert "play 9" == best(none_fits)
    assert one_fits["play TC"] > ratings(none_fits)["play TC"]


def test_a_large_pile_is_not_taken_to_save_a_card() -> None:
    at = table(Player("4 5 16"), Player("7 7 9"), pile="1 2 3 6 8 10 11", draw_pile=STOCK)

    assert "play 16" == best(at)


@pytest.mark.parametrize("deal", range(6))
def test_two_careful_players_do_not_go_round_in_circles(deal: int) -> None:
    dice = Dice(deal)
    state: State = GAME.new_deal(2, Seat(0), [])
    deal_at_random(GAME, state, dice, empty_pile(MOST_CARDS))
    at = Table(GAME, state)
    decisions = 0
    while not at.state.is_over:
        seat = int(lowest(at.state.to_act))
        at.do(seat, best(at, seat))
        decisions += 1

    assert decisions < LONG
