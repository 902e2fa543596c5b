"""The thirty-two cards of a skat pack, seven to ace in four suits.

Cards of one rank are four neighbours, so that a rank or a suit is a set that can be
laid over a hand.
"""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, u8

from pakl.kernel.cards import Card, CardSet, Deck
from pakl.kernel.sets import has

Rank = NewType("Rank", i64)
Suit = NewType("Suit", i64)

RANKS: Final = 8
SUITS: Final = 4
PACK: Final = 32  # MAU-1

RANK_LETTERS: Final = "789TJQKA"
SUIT_LETTERS: Final = "CDHS"

SEVEN: Final = 0
EIGHT: Final = 1
NINE: Final = 2
JACK: Final = 4
ACE: Final = 7

DECK: Final = Deck([rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS])

CLUBS: Final = 0x11111111
SEVENS: Final = 0xF
JACKS: Final = 0xF0000

TWO_PACKS: Final[vec[u8]] = vec[u8]([u8(number % PACK) for number in range(PACK + PACK)])


def rank_of(card: Card) -> Rank:
    """The card's rank."""
    return Rank(card >> 2)


def suit_of(card: Card) -> Suit:
    """The card's suit."""
    return Suit(card & (SUITS - 1))


# What is asked after every play is looked up: 1 ns instead of 3.


def all_that_fit() -> list[i64]:
    """The cards that fit, by the rank of the top card and the suit to follow."""
    return [
        i64(CLUBS * 2**suit | SEVENS * 2 ** (SUITS * rank) | JACKS)
        for rank in range(RANKS)
        for suit in range(SUITS)
    ]


def all_wishes() -> list[i64]:
    """The wishes that go with each set of jacks: four neighbouring actions a jack."""
    return [
        i64(sum([FIRST_WISHES * 2 ** (SUITS * suit) for suit in range(SUITS) if has(jacks, suit)]))
        for jacks in range(2**SUITS)
    ]


FIRST_WISHES: Final = 0xF00000000
THAT_FIT: Final[vec[i64]] = vec[i64](all_that_fit())
WISHES: Final[vec[i64]] = vec[i64](all_wishes())
TURNING: Final[vec[i64]] = vec[i64]([1, 1, -1, 1, 1, 1, 1, 1])  # MAU-18: by rank, the nine turns


def cards_that_fit(top: Card, suit_to_follow: Suit) -> CardSet:
    """MAU-5, MAU-19: the cards that agree in rank or suit, and the jacks."""
    return THAT_FIT[rank_of(top) * SUITS + suit_to_follow]


def wishes_with(jacks: CardSet) -> i64:
    """MAU-20: the actions that wish for any suit with any of these jacks."""
    return WISHES[jacks >> (JACK * SUITS)]
