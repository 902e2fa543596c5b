"""The thirty-two cards of a skat pack, seven to ace in four suits.

Cards of one suit are eight neighbours, so that a suit or a rank is a set that
can be laid over a hand.
"""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

from pakl.kernel.cards import Card, CardSet, Deck

Rank = NewType("Rank", i64)
Suit = NewType("Suit", i64)

RANKS: Final = 8
SUITS: Final = 4
PACK: Final = 32

RANK_LETTERS: Final = "789TJQKA"
SUIT_LETTERS: Final = "CDHS"

SEVEN: Final = 0
EIGHT: Final = 1
NINE: Final = 2
JACK: Final = 4
ACE: Final = 7

DECK: Final = Deck([rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS])

CARDS_OF_SUIT: Final[vec[i64]] = vec[i64]([0xFF, 0xFF00, 0xFF0000, 0xFF000000])
CARDS_OF_RANK: Final[vec[i64]] = vec[i64]([0x01010101 * 2**rank for rank in range(RANKS)])
SEVENS: Final = 0x01010101
JACKS: Final = 0x10101010


def rank_of(card: Card) -> Rank:
    """The card's rank."""
    return Rank(card & (RANKS - 1))


def suit_of(card: Card) -> Suit:
    """The card's suit."""
    return Suit(card >> 3)


def cards_of_suit(suit: Suit) -> CardSet:
    """All cards of a suit."""
    return CARDS_OF_SUIT[suit]


def cards_of_rank(rank: Rank) -> CardSet:
    """All cards of a rank."""
    return CARDS_OF_RANK[rank]
