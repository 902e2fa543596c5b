"""The pack and the action table."""

import pytest

from pakl.games.fox import GAME
from pakl.games.fox.actions import BURY, KEEP, PLAY, SWAP
from pakl.games.fox.cards import (
    DECK,
    FOXES,
    MONARCHS,
    SWANS,
    TREASURES,
    WITCHES,
    WOODCUTTERS,
    higher_of_suit,
    rank_of,
    suit_of,
    suit_with,
)
from pakl.games.fox.tests.table import names
from pakl.kernel.actions import ActionId


@pytest.mark.parametrize(
    ("card", "suit", "rank"),
    [("B1", 0, 1), ("B11", 0, 11), ("K1", 1, 1), ("K7", 1, 7), ("M11", 2, 11)],
)
def test_a_card_has_its_printed_suit_and_rank(card: str, suit: int, rank: int) -> None:
    assert (suit, rank) == (int(suit_of(DECK.card(card))), int(rank_of(DECK.card(card))))


def test_all_cards_of_a_suit() -> None:
    assert "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11" == names(suit_with(DECK.card("K6")))


def test_the_higher_cards_of_a_suit() -> None:
    assert "K9 K10 K11" == names(higher_of_suit(DECK.card("K8")))
    assert "" == names(higher_of_suit(DECK.card("M11")))


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        (SWANS, "B1 K1 M1"),
        (FOXES, "B3 K3 M3"),
        (WOODCUTTERS, "B5 K5 M5"),
        (TREASURES, "B7 K7 M7"),
        (WITCHES, "B9 K9 M9"),
        (MONARCHS, "B11 K11 M11"),
    ],
)
def test_fox_11_an_effect_belongs_to_a_rank_in_every_suit(named: int, expected: str) -> None:
    assert expected == names(named)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (PLAY, "play B1"),
        (SWAP - 1, "play M11"),
        (SWAP, "swap B1"),
        (KEEP, "keep"),
        (BURY, "bury B1"),
        (BURY + 32, "bury M11"),
    ],
)
def test_actions_are_written_as_in_the_rulebook(action: int, words: str) -> None:
    assert words == GAME.actions.words(ActionId(action))


def test_there_are_a_hundred_actions() -> None:
    assert 100 == len(GAME.actions)
