"""The two corners of a card: what it is, readable when the card is small or half covered."""

from typing import Final

from art.lettering import UNDERLINED, Hand, written
from art.paper import CORNER_X, placed, twice

INDEX_TOP: Final = 19
BAR_Y: Final = 83
SIGN_Y: Final = 111
SIGN_SIZE: Final = 46

TALL: Final = 64
SHORT: Final = 58
WIDTH: Final = 58
BROAD: Final = 66


def corners(index: str, sign: str, colour: str) -> str:
    """An index over a sign, in both corners."""
    hand = Hand(TALL, 11.5, WIDTH, colour)
    return twice(
        written(index, CORNER_X, INDEX_TOP, hand) + "\n" + placed(sign, CORNER_X, SIGN_Y, SIGN_SIZE)
    )


def numbered(index: str, colour: str) -> str:
    """An index alone, with a bar under what could be read upside down."""
    middle = CORNER_X if len(index) == 1 else CORNER_X + 4
    parts = [written(index, middle, INDEX_TOP, Hand(SHORT, 10.5, BROAD, colour))]
    if index in UNDERLINED:
        parts.append(f'<rect x="20" y="{BAR_Y}" width="40" height="8" rx="4" fill="{colour}"/>')
    return twice("\n".join(parts))
