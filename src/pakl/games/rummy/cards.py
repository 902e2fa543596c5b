"""The hundred and ten cards: two packs of fifty-two, and six jokers.

Cards of one suit are thirteen neighbours, ace to king, so that a suit or a rank is
a set that can be laid over a hand. Suits stand in the order of colours that
alternate, as one holds them: clubs, hearts, spades, diamonds.
"""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, u8

from pakl.kernel.cards import Card, CardSet, Deck
from pakl.kernel.sets import bit

Rank = NewType("Rank", i64)
Suit = NewType("Suit", i64)

RANKS: Final = 13
SUITS: Final = 4
PACK: Final = 52
PACKS: Final = 2  # RUMMY-1
JOKERS: Final = 6  # RUMMY-1
ALL_CARDS: Final = 110  # RUMMY-1

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "CHSD"
JOKER_NAME: Final = "*"

ACE: Final = 0
TEN: Final = 9
JOKER: Final = Card(52)

DECK: Final = Deck([rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS] + [JOKER_NAME])

NATURAL_CARDS: Final = 0xFFFFFFFFFFFFF
RANKS_OF_A_SUIT: Final = 0x1FFF

IN_ORDER: Final[vec[u8]] = vec[u8](
    [u8(card) for card in list(range(PACK)) * PACKS] + [u8(PACK) for _ in range(JOKERS)]
)


def rank_of(card: Card) -> Rank:
    """The rank of a card that is no joker."""
    return Rank(card % RANKS)


def suit_of(card: Card) -> Suit:
    """The suit of a card that is no joker."""
    return Suit(card // RANKS)


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of a suit and a rank."""
    return Card(suit * RANKS + rank)


def ranks_held(cards: CardSet, suit: Suit) -> i64:
    """The ranks of a suit among these cards, as a set."""
    return (cards >> (suit * RANKS)) & RANKS_OF_A_SUIT


def suits_held(cards: CardSet, rank: Rank) -> i64:
    """The suits of a rank among these cards, as a set."""
    clubs = cards >> rank
    return (
        (clubs & bit(0))
        | ((clubs >> 12) & bit(1))
        | ((clubs >> 24) & bit(2))
        | ((clubs >> 36) & bit(3))
    )
