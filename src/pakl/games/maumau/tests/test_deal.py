"""MAU-1 to MAU-4, and what the first card turned up does."""

import pytest

from pakl.games.maumau import GAME
from pakl.games.maumau.tests.table import dealt
from pakl.kernel.errors import Malformed
from pakl.kernel.sheet import Sheet


def cards_on_the_table(seats: int, packs: str) -> int:
    made = dealt(seats, game=GAME.with_options({"packs": packs}))
    return sum(len(pile) for pile in made.game.piles(made.state))


@pytest.mark.parametrize(
    ("seats", "packs", "cards"),
    [
        (2, "by players", 32),
        (6, "by players", 32),
        (7, "by players", 64),
        (10, "by players", 64),
        (6, "1", 32),
        (2, "2", 64),
        (6, "2", 64),
    ],
)
def test_mau_1_more_than_six_players_need_two_packs(seats: int, packs: str, cards: int) -> None:
    assert cards == cards_on_the_table(seats, packs)


def test_mau_1_one_pack_is_too_small_for_seven() -> None:
    with pytest.raises(Malformed, match="MAU-1"):
        Sheet(GAME.with_options({"packs": "1"}), 7)


@pytest.mark.parametrize("seats", [1, 11])
def test_mau_2_two_to_ten_can_play(seats: int) -> None:
    with pytest.raises(Malformed, match="2 to 10 players"):
        Sheet(GAME, seats)


def test_mau_3_each_gets_five_cards_and_one_is_turned_up() -> None:
    made = dealt(3, starter="QH")

    assert [5, 5, 5] == [len(made.hand(seat).split()) for seat in range(3)]
    assert "QH" == made.cards("discards")
    assert 32 - 15 - 1 == len(made.cards("stock").split())


def test_mau_3_the_cards_are_dealt_one_at_a_time_beginning_left_of_the_dealer() -> None:
    made = dealt(3, dealer=1, starter="AS")

    assert "7C" in made.hand(2).split()
    assert "8C" in made.hand(0).split()
    assert "9C" in made.hand(1).split()
    assert "TC" in made.hand(2).split()


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_mau_4_the_player_to_the_dealers_left_begins(dealer: int, first: int) -> None:
    assert [first] == dealt(3, dealer=dealer).to_act()


def test_mau_4_nobody_else_begins() -> None:
    assert "MAU-4" == dealt(3, dealer=0).refusal(2, "draw")


def test_mau_17_a_first_eight_skips_the_player_to_the_dealers_left() -> None:
    assert [2] == dealt(4, dealer=0, starter="8H").to_act()


def test_mau_17_with_two_players_a_first_eight_lets_the_dealer_begin() -> None:
    assert [0] == dealt(2, dealer=0, starter="8H").to_act()


def test_mau_18_a_first_nine_lets_the_dealer_begin_counterclockwise() -> None:
    made = dealt(4, dealer=1, starter="9H")

    assert [1] == made.to_act()
    assert "counterclockwise" == made.fact("direction")


def test_mau_20_with_a_first_jack_the_first_player_names_a_suit_and_takes_the_turn() -> None:
    made = dealt(3, dealer=0, starter="JH")
    assert {"name C", "name D", "name H", "name S"} == made.legal(1)

    made.do(1, "name S")

    assert [1] == made.to_act()
    assert "S" == made.fact("wished suit")


def test_mau_20_nothing_else_is_possible_before_the_suit_is_named() -> None:
    assert "MAU-20" == dealt(3, starter="JH").refusal(1, "draw")


def test_mau_21_a_first_seven_has_no_effect() -> None:
    made = dealt(3, dealer=0, starter="7H")

    assert [1] == made.to_act()
    assert "" == made.fact("load")


def test_mau_21_a_first_seven_may_be_agreed_to_attack() -> None:
    made = dealt(3, dealer=0, starter="7S", game=GAME.with_options({"first_seven": "on"}))

    assert "2" == made.fact("load")
    assert 2 == made.do(1, "draw").drawn_by(1)
    assert [2] == made.to_act()


def test_mau_24_in_the_czech_edition_a_first_ace_skips() -> None:
    assert [2] == dealt(
        4, dealer=0, starter="AH", game=GAME.with_options({"edition": "cs"})
    ).to_act()


def test_mau_24_in_the_czech_edition_a_first_eight_is_an_ordinary_card() -> None:
    assert [1] == dealt(
        4, dealer=0, starter="8H", game=GAME.with_options({"edition": "cs"})
    ).to_act()
