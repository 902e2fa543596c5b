"""RUMMY-1, RUMMY-7, RUMMY-8: the pack, the deal and the first player."""

from collections import Counter

import pytest

from pakl.games.rummy import GAME
from pakl.games.rummy.cards import DECK
from pakl.games.rummy.tests.table import dealt
from pakl.kernel.errors import Malformed
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet


def test_rummy_1_two_packs_and_six_jokers() -> None:
    stock = Counter(DECK.names[card] for card in GAME.piles(GAME.new_deal(2, Seat(0), []))[0])

    assert 110 == sum(stock.values())
    assert 6 == stock.pop("*")
    assert 52 == len(stock)
    assert {2} == set(stock.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rummy_1_two_to_six_players(seats: int) -> None:
    assert seats == Sheet(GAME, seats).seats


@pytest.mark.parametrize("seats", [1, 7])
def test_rummy_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Malformed, match="2 to 6 players"):
        Sheet(GAME, seats)


def test_rummy_7_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    table = dealt("AC AH AS 2C 2H 2S", seats=3, dealer=0)

    assert "AC" in table.hand(1).split()
    assert "2C" in table.hand(1).split()
    assert "AH" in table.hand(2).split()
    assert "AS" in table.hand(0).split()


@pytest.mark.parametrize(("seats", "stock"), [(2, 83), (3, 70), (4, 57), (5, 44), (6, 31)])
def test_rummy_7_thirteen_each_and_one_turned_up(seats: int, stock: int) -> None:
    table = dealt(seats=seats)

    assert {13} == {len(table.hand(seat).split()) for seat in range(seats)}
    assert 1 == len(table.cards("discards").split())
    assert stock == len(table.cards("stock").split())


def test_rummy_7_the_card_turned_up_is_the_stocks_top_card() -> None:
    thirteen_each = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC " * 2

    assert "7H" == dealt(thirteen_each + "7H").cards("discards")


def test_rummy_7_nobody_sees_the_others_cards() -> None:
    table = dealt(seats=3)

    assert 13 == table.view(1).zone("hand", Seat(2)).size
    assert table.view(1).zone("hand", Seat(2)).faces is None
    assert table.view(1).zone("hand", Seat(1)).faces is not None
    assert table.view(1).zone("stock").faces is None


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (2, 3), (3, 0)])
def test_rummy_8_the_player_to_the_dealers_left_begins(dealer: int, first: int) -> None:
    assert first == dealt(seats=4, dealer=dealer).state.turn
