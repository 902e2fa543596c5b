"""ZYRTY-1 to ZYRTY-5: players, deal, and the first card of the pile."""

import pytest

from pakl.games.zyrty import GAME
from pakl.games.zyrty.tests.table import PACK, Table, dealt, table, turned_up
from pakl.kernel.errors import Malformed
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet

TWO_HANDS = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"
SEVEN_HANDS = " ".join(str(number) for number in range(1, 36))


@pytest.mark.parametrize("seats", range(2, 11))
def test_zyrty_1_two_to_ten_play(seats: int) -> None:
    assert seats == Sheet(GAME, seats).seats


@pytest.mark.parametrize("seats", [1, 11])
def test_zyrty_1_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Malformed):
        Sheet(GAME, seats)


@pytest.mark.parametrize(
    ("seats", "cards"),
    [(2, 10), (3, 9), (4, 8), (5, 7), (6, 6), (7, 5), (8, 4), (9, 4), (10, 4)],
)
def test_zyrty_1_the_more_players_the_fewer_cards(seats: int, cards: int) -> None:
    laid = dealt("", seats=seats)

    assert [cards] * seats == [len(laid.hand(seat).split()) for seat in range(seats)]


def test_zyrty_1_the_pack_has_a_hundred_and_eight_cards() -> None:
    laid = Table(GAME, GAME.new_deal(3, Seat(0), []))

    assert [108, 0, 0, 0, 0, 0, 0, 0] == [len(pile) for pile in GAME.piles(laid.state)]
    assert 108 == sum(PACK.values())
    assert {} == GAME.facts(laid.state, Seat(0))


@pytest.mark.parametrize(
    ("name", "copies"), [("0", 4), ("1", 2), ("11", 2), ("25", 2), ("49", 2), ("50", 4), ("Z", 2)]
)
def test_zyrty_1_so_many_of_a_card_are_in_the_pack(name: str, copies: int) -> None:
    assert copies == PACK[GAME.deck.card(name)]


def test_zyrty_1_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    laid = dealt(TWO_HANDS, seats=2, dealer=0)

    assert "1 3 5 7 9 11 13 15 17 19" == laid.hand(1)
    assert "2 4 6 8 10 12 14 16 18 20" == laid.hand(0)


def test_zyrty_1_cards_are_dealt_clockwise_whichever_way_play_goes() -> None:
    laid = dealt(SEVEN_HANDS, seats=7, dealer=0, direction="counterclockwise")

    assert ("1 8 15 22 29", "7 14 21 28 35") == (laid.hand(1), laid.hand(0))


def test_zyrty_1_a_dealt_card_is_told_to_its_owner_only() -> None:
    laid = dealt("17 18", seats=2, dealer=0)

    assert "ZYRTY-1 stock hand 1" == laid.moved()[0]
    assert "ZYRTY-1 stock hand 0 18" == laid.moved()[1]
    assert "17" == laid.told(1)[1]["card"]


@pytest.mark.parametrize(
    ("direction", "dealer", "beginner"),
    [
        ("clockwise", 0, 1),
        ("clockwise", 3, 0),
        ("counterclockwise", 0, 3),
        ("counterclockwise", 3, 2),
    ],
)
def test_zyrty_2_the_player_after_the_dealer_begins(
    direction: str, dealer: int, beginner: int
) -> None:
    assert beginner == dealt("", dealer=dealer, direction=direction).turn()


@pytest.mark.parametrize(
    ("direction", "turns"),
    [("clockwise", [1, 2, 3, 0, 1]), ("counterclockwise", [3, 2, 1, 0, 3])],
)
def test_zyrty_2_play_goes_in_the_agreed_direction(direction: str, turns: list[int]) -> None:
    laid = table("1 2", "3 4", "5 6", "7 8", pile="49", runs="up", direction=direction)
    seen: list[int] = []
    for _ in turns:
        laid.play("draw")
        seen.append(laid.turn())

    assert turns == seen


@pytest.mark.parametrize(
    ("first_card", "runs"),
    [("0", "up"), ("1", "up"), ("25", "up"), ("26", "down"), ("49", "down"), ("50", "down")],
)
def test_zyrty_3_the_first_card_says_where_the_pile_runs(first_card: str, runs: str) -> None:
    laid = turned_up(first_card)

    assert (first_card, first_card, runs) == (
        laid.cards("pile"),
        laid.fact("number"),
        laid.fact("runs"),
    )
    assert f"ZYRTY-3 runs {runs}" == laid.said()[0]


def test_zyrty_3_the_rest_is_the_stock() -> None:
    laid = turned_up("30 45 46")

    assert 108 - 20 - 1 == len(laid.cards("stock").split())
    assert laid.cards("stock").startswith("45 46 ")


def test_zyrty_4_a_first_z_does_not_count() -> None:
    laid = turned_up("Z 30")

    assert ("30 Z", "30", "down") == (laid.cards("pile"), laid.fact("number"), laid.fact("runs"))
    assert ["ZYRTY-4 does not count Z", "ZYRTY-3 runs down"] == laid.said()
    assert ["ZYRTY-3 stock pile Z", "ZYRTY-4 stock pile 30"] == laid.moved()[-2:]


def test_zyrty_4_a_second_z_does_not_count_either() -> None:
    laid = turned_up("Z Z 7")

    assert ("7 Z Z", "up") == (laid.cards("pile"), laid.fact("runs"))


def test_zyrty_4_a_z_below_a_first_0_is_no_0() -> None:
    laid = turned_up("Z 0")
    laid.play("play 2")

    assert "2 0 Z" == laid.cards("pile")
    assert "up" == laid.fact("runs")


@pytest.mark.parametrize("first_card", ["11", "22", "33", "44"])
def test_zyrty_5_a_first_plus_two_card_has_no_effect_by_itself(first_card: str) -> None:
    laid = turned_up(first_card)

    assert ("", first_card) == (laid.fact("load"), laid.fact("sleeps"))
    assert f"ZYRTY-5 sleeps {first_card}" == laid.said()[-1]


def test_zyrty_5_another_first_card_does_not_sleep() -> None:
    assert "" == turned_up("12").fact("sleeps")


def test_zyrty_5_a_plus_two_card_wakes_it() -> None:
    laid = table("22 3", "1 2", pile="11", runs="up", asleep=True)
    laid.play("play 22")

    assert ("4", "") == (laid.fact("load"), laid.fact("sleeps"))
    assert ["ZYRTY-5 0 wakes", "ZYRTY-12 0 load 4"] == laid.said()


def test_zyrty_5_waking_follows_the_direction() -> None:
    laid = table("11 3", "1 2", pile="22", runs="up", asleep=True)

    assert ["draw"] == laid.may()
    assert "ZYRTY-6" == laid.refusal("play 11")


def test_zyrty_5_waking_follows_the_mode() -> None:
    laid = table("20 22 3", "1 2", pile="11", runs="up", asleep=True, mode="smooth")

    assert ["play 20"] == laid.may()


def test_zyrty_5_an_echo_that_begins_with_a_plus_two_card_wakes_it() -> None:
    laid = table("11 20 3", "1 2", pile="11", runs="up", asleep=True)
    laid.play("play 11 20")

    assert ("4", "20") == (laid.fact("load"), laid.fact("number"))


def test_zyrty_5_an_echo_of_two_plus_two_cards_makes_six() -> None:
    laid = table("11 22 3", "1 2", pile="11", runs="up", asleep=True)
    laid.play("play 11 22")

    assert "6" == laid.fact("load")


def test_zyrty_5_a_pair_wakes_it_and_makes_six() -> None:
    laid = table("22 22 3", "1 2", pile="11", runs="up", asleep=True)
    laid.play("play 22 22")

    assert "6" == laid.fact("load")


def test_zyrty_5_it_sleeps_until_it_is_covered() -> None:
    laid = table("5 6", "12 3", "22 3", pile="11", runs="up", asleep=True)

    laid.play("draw")
    assert "11" == laid.fact("sleeps")

    laid.play("play 12")
    assert "" == laid.fact("sleeps")

    laid.play("play 22")
    assert "2" == laid.fact("load")
