"""How the cards of a hand stand to other cards of their suits: what is above them, what below.

Cards of a suit are eleven neighbours, so what holds of them is looked up by the others there are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox.cards import RANKS
from pakl.kernel.cards import CardSet
from pakl.kernel.sets import NOTHING, bit, count, first

SETS_OF_A_SUIT: Final = 2_048
LOWEST_SUIT: Final = 0x7FF


def with_so_many_above(others: CardSet, many: int) -> CardSet:
    """The cards of a suit that so many of the others are above."""
    cards: CardSet = NOTHING
    for card in range(RANKS):
        if count(others & ~first(card + 1)) == many:
            cards |= bit(card)
    return cards


def with_so_many_below(others: CardSet, many: int) -> CardSet:
    """The cards of a suit that so many of the others are below."""
    cards: CardSet = NOTHING
    for card in range(RANKS):
        if count(others & first(card)) == many:
            cards |= bit(card)
    return cards


# Worked out once, by the others there are of a suit.
NONE_ABOVE: Final[vec[i64]] = vec[i64]([with_so_many_above(n, 0) for n in range(SETS_OF_A_SUIT)])
ONE_ABOVE: Final[vec[i64]] = vec[i64]([with_so_many_above(n, 1) for n in range(SETS_OF_A_SUIT)])
NONE_BELOW: Final[vec[i64]] = vec[i64]([with_so_many_below(n, 0) for n in range(SETS_OF_A_SUIT)])
ONE_BELOW: Final[vec[i64]] = vec[i64]([with_so_many_below(n, 1) for n in range(SETS_OF_A_SUIT)])


def in_all_suits(looked_up: vec[i64], others: CardSet) -> CardSet:
    """What is looked up of every suit, together."""
    return (
        looked_up[others & LOWEST_SUIT]
        | (looked_up[(others >> 11) & LOWEST_SUIT] << 11)
        | (looked_up[(others >> 22) & LOWEST_SUIT] << 22)
    )
