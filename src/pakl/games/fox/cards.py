"""The thirty-three cards: bells, keys and moons, one to eleven.

Cards of one suit are eleven neighbours, so that a suit or a rank is a set that
can be laid over a hand.
"""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, u8

from pakl.kernel.cards import Card, CardSet, Deck
from pakl.kernel.sets import bit, first

Rank = NewType("Rank", i64)
Suit = NewType("Suit", i64)

RANKS: Final = 11
SUITS: Final = 3
PACK: Final = 33

SUIT_LETTERS: Final = "BKM"

SWAN: Final = 1
FOX: Final = 3
WOODCUTTER: Final = 5
TREASURE: Final = 7
WITCH: Final = 9
MONARCH: Final = 11

DECK: Final = Deck([f"{suit}{rank}" for suit in SUIT_LETTERS for rank in range(1, RANKS + 1)])

# The three cards of a rank that has an effect, as sets
SWANS: Final = 0x400801
FOXES: Final = 0x1002004
WOODCUTTERS: Final = 0x4008010
TREASURES: Final = 0x10020040
WITCHES: Final = 0x40080100
MONARCHS: Final = 0x100200400

CARDS_OF_SUIT: Final[vec[i64]] = vec[i64]([0x7FF, 0x3FF800, 0x1FFC00000])
SUIT_WITH: Final[vec[i64]] = vec[i64]([CARDS_OF_SUIT[card // RANKS] for card in range(PACK)])
IN_ORDER: Final[vec[u8]] = vec[u8]([u8(card) for card in range(PACK)])


def rank_of(card: Card) -> Rank:
    """The card's rank, as printed."""
    return Rank(card % RANKS + 1)


def suit_of(card: Card) -> Suit:
    """The card's suit."""
    return Suit(card // RANKS)


def suit_with(card: Card) -> CardSet:
    """All cards of the card's suit, itself included."""
    return SUIT_WITH[card]


def higher_of_suit(card: Card) -> CardSet:
    """The cards of the card's suit that are higher."""
    return suit_with(card) & ~(first(card) | bit(card))
