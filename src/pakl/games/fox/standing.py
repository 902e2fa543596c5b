"""How the cards of a hand stand to other cards of their suits: what is above them, what below.

Cards of a suit are eleven neighbours, so what holds of them is looked up by the others there are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.kernel.cards import CardSet
from pakl.kernel.sets import NOTHING, bit, first, highest, lowest

SETS_OF_A_SUIT: Final = 2_048
LOWEST_SUIT: Final = 0x7FF


def none_above(others: CardSet) -> CardSet:
    """The cards of a suit above which there is none of the others."""
    if not others:
        return LOWEST_SUIT
    return LOWEST_SUIT & ~first(highest(others))


def none_below(others: CardSet) -> CardSet:
    """The cards of a suit below which there is none of the others."""
    if not others:
        return LOWEST_SUIT
    return first(lowest(others) + 1)


def one_above(others: CardSet) -> CardSet:
    """The cards of a suit above which there is just one of the others."""
    if not others:
        return NOTHING
    return none_above(others & ~bit(highest(others))) & ~none_above(others)


def one_below(others: CardSet) -> CardSet:
    """The cards of a suit below which there is just one of the others."""
    return none_below(others & (others - 1)) & ~none_below(others)


# Worked out once, by the others there are of a suit.
NONE_ABOVE: Final[vec[i64]] = vec[i64]([none_above(others) for others in range(SETS_OF_A_SUIT)])
ONE_ABOVE: Final[vec[i64]] = vec[i64]([one_above(others) for others in range(SETS_OF_A_SUIT)])
NONE_BELOW: Final[vec[i64]] = vec[i64]([none_below(others) for others in range(SETS_OF_A_SUIT)])
ONE_BELOW: Final[vec[i64]] = vec[i64]([one_below(others) for others in range(SETS_OF_A_SUIT)])


def in_all_suits(looked_up: vec[i64], others: CardSet) -> CardSet:
    """What is looked up of every suit, together."""
    return (
        looked_up[others & LOWEST_SUIT]
        | (looked_up[(others >> 11) & LOWEST_SUIT] << 11)
        | (looked_up[(others >> 22) & LOWEST_SUIT] << 22)
    )
