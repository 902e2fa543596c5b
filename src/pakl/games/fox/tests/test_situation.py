"""What a player remembers of a round, and how it is laid out for one who has learned."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox import GAME
from pakl.games.fox.cards import PACK, Suit
from pakl.games.fox.situation import (
    HELD,
    LACKED,
    LACKED_ONCE,
    MATCH,
    NONE_ABOVE_IT,
    NONE_BELOW_IT,
    ONE_ABOVE_IT,
    ONE_BELOW_IT,
    SHOWN,
    UNSEEN,
    WINNING,
    WORDS,
    describe,
    place_of_card,
    trump_first,
)
from pakl.games.fox.state import FoxState, buried_by, lacked_once_by, points_left_to, shown_by
from pakl.games.fox.tests.table import Table, cards, names, table
from pakl.kernel.cards import Card
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit


def state_of(laid: Table) -> FoxState:
    """The round, as its own kind of state."""
    assert isinstance(laid.state, FoxState)
    return laid.state


def words_of(laid: Table, seat: int) -> list[int]:
    """What a seat knows."""
    words = vec[i64]([0 for _ in range(WORDS)])
    describe(state_of(laid), Seat(seat), words)
    return [int(word) for word in words]


def test_fox_14_all_know_who_took_the_decree_card() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3", "swap B2")

    assert "M8" == names(shown_by(state_of(laid), Seat(0)))
    assert "" == names(shown_by(state_of(laid), Seat(1)))


def test_fox_14_what_was_taken_and_played_is_no_longer_held() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")

    laid.play("play K3", "swap B2", "play K8", "play B4", "play M8")

    assert "" == names(shown_by(state_of(laid), Seat(0)))


def test_fox_15_what_was_taken_may_be_buried() -> None:
    laid = table("K3 K5 M10", "K8 K10 B6", decree="M8", deck="B9")

    laid.play("play K3", "swap M10", "play K8", "play K10", "play K5", "bury B9")

    assert "" == names(shown_by(state_of(laid), Seat(0)))
    assert "M8 B9" == f"{laid.hand(0)} {laid.cards('deck').split()[-1]}"


def test_fox_15_who_has_drawn_lacked_it_once() -> None:
    laid = table("K4 K2 B8", "M5 M2 B6", decree="B10", deck="K7")

    laid.play("play K4", "play M5", "bury M2")

    assert "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11" == names(lacked_once_by(state_of(laid), Seat(1)))
    assert "K7" == in_suits(words_of(laid, 0)[LACKED_ONCE], laid)  # the others are seen


def test_fox_15_only_who_buries_a_card_knows_which() -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B9")

    laid.play("play K5", "bury B2")

    assert "B2" == names(buried_by(state_of(laid), Seat(0)))
    assert "" == names(buried_by(state_of(laid), Seat(1)))
    assert "B2" not in in_suits(words_of(laid, 0)[UNSEEN], laid).split()
    assert "B2" in in_suits(words_of(laid, 1)[UNSEEN], laid).split()


def test_fox_15_cards_under_the_deck_are_told_apart_by_who_put_them_there() -> None:
    laid = table("K5 B2 M10 M4", "K8 B5 B6 B7", decree="M8", deck="B9 B11")

    laid.play("play K5", "bury B2", "play K8", "play B5", "bury B6")

    assert "B2" == names(buried_by(state_of(laid), Seat(0)))
    assert "B6" == names(buried_by(state_of(laid), Seat(1)))


def test_fox_6_what_was_not_followed_with_is_lacked() -> None:
    laid = table("K4 K2", "M8 M2", decree="B6")

    laid.play("play K4", "play M8")

    assert "K7" == in_suits(words_of(laid, 0)[LACKED], laid)  # the others are seen


def test_fox_21_a_round_knows_what_each_lacks_of_the_target() -> None:
    state = GAME.new_deal(2, Seat(0), [Outcome("FOX-10", [6, 2], [6, 2])])

    assert isinstance(state, FoxState)
    assert [15, 19] == [points_left_to(state, Seat(seat)) for seat in range(2)]


def test_fox_24_the_target_that_was_agreed_on_counts() -> None:
    state = GAME.with_options({"target": "16"}).new_deal(2, Seat(0), [])

    assert isinstance(state, FoxState)
    assert [16, 16] == [points_left_to(state, Seat(seat)) for seat in range(2)]


def test_the_opponents_cards_are_not_looked_at() -> None:
    laid = table("K5 B2 M10", "K8 B4 B6", decree="M8", deck="B9")
    other = table("K5 B2 M10", "K8 B4 M2", decree="M8", deck="B9")
    other.state = laid.state.copy()
    piles = GAME.piles(laid.state)
    piles[0][0], piles[4][0] = piles[4][0], piles[0][0]
    GAME.lay_piles(other.state, piles)

    assert laid.hand(1) != other.hand(1)
    assert words_of(laid, 0) == words_of(other, 0)


@pytest.mark.parametrize(("decree", "first"), [("B8", "B5"), ("K8", "K5"), ("M8", "M5")])
def test_the_trump_comes_first(decree: str, first: str) -> None:
    laid = table(first, "K1", decree=decree)

    assert bit(4) == words_of(laid, 0)[HELD]


def test_a_card_has_the_place_of_its_set() -> None:
    for trump in range(3):
        for card in range(PACK):
            place = place_of_card(Card(card), Suit(trump))
            assert bit(place) == trump_first(bit(card), Suit(trump))


def test_a_card_that_was_shown_is_known_and_not_unseen() -> None:
    laid = table("K3 B2 M10", "K8 B4 B6", decree="M8")
    laid.play("play K3", "swap B2")

    assert "M8" == in_suits(words_of(laid, 1)[SHOWN], laid)
    assert "M8" not in in_suits(words_of(laid, 1)[UNSEEN], laid).split()


def test_held_cards_are_compared_with_those_that_the_opponent_may_hold() -> None:
    deck = "B7 B8 B10 K7 M7 M1"
    laid = table("K5 K9 B2 B9 M3", "K8 K4 B4 M6 M2", decree="M8", deck=deck)
    words = words_of(laid, 0)

    assert "K9" == in_suits(words[NONE_ABOVE_IT], laid)
    assert "B9" == in_suits(words[ONE_ABOVE_IT], laid)
    assert "B2" == in_suits(words[NONE_BELOW_IT], laid)
    assert "K5" == in_suits(words[ONE_BELOW_IT], laid)


def test_fox_7_answers_that_win_are_known() -> None:
    laid = table("K8 B4 M6", "K9 K5 M2", decree="M8")

    assert "" == in_suits(words_of(laid, 0)[WINNING], laid)
    laid.play("play K8")
    assert "K9 M2" == in_suits(words_of(laid, 1)[WINNING], laid)


def test_points_beyond_what_a_match_takes_make_no_difference() -> None:
    state = GAME.with_options({"target": "200"}).new_deal(2, Seat(0), [])
    usual = table("K5", "K1", decree="M8")
    other = table("K5", "K1", decree="M8")
    assert isinstance(state, FoxState)
    state_of(other).points_left_0 = state.points_left_0

    assert words_of(usual, 0)[MATCH] == words_of(other, 0)[MATCH]


def in_suits(turned: int, laid: Table) -> str:
    """The names of cards in a set in which the trump comes first."""
    trump = state_of(laid).trump
    return names(
        sum(cards(name) for name in names_of_all() if turned & trump_first(cards(name), trump))
    )


def names_of_all() -> list[str]:
    """The names of all cards."""
    return GAME.deck.names
