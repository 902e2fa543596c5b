"""How likely it is that a hand one can't see holds none of some cards.

Looked up, in thirty-seconds and thousandths: a careful player's arithmetic, made for
ratings and not for proofs. Cards are taken to be held independently of each other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHARES: Final = 32
MOST_CARDS_ASKED: Final = 33
ROW: Final = 34
CERTAIN: Final = 1000


def all_odds() -> list[i64]:
    """The odds by the share, then by the number of cards."""
    return [
        i64(round(CERTAIN * (1 - share / SHARES) ** cards))
        for share in range(SHARES + 1)
        for cards in range(ROW)
    ]


NONE_OF: Final[vec[i64]] = vec[i64](all_odds())


def share_of(part: i64, whole: i64) -> i64:
    """A part of a whole in thirty-seconds, all of nothing."""
    if part >= whole:
        return SHARES
    return SHARES * part // whole


def none_of(cards: i64, share: i64) -> i64:
    """The chance in thousandths that none of so many cards is one of this share of all."""
    cards = min(cards, MOST_CARDS_ASKED)
    return NONE_OF[share * ROW + cards]
