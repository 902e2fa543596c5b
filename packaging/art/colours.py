"""The colours of the family, and colours between colours."""

from collections.abc import Sequence
from typing import Final

PAPER: Final = "#fdfaf2"
EDGE: Final = "#d9cfbb"
INK: Final = "#2b2833"
WHITE: Final = "#fffdf8"
CREAM: Final = "#f3e6c8"
GOLD: Final = "#e8b23a"
DARK_GOLD: Final = "#b97d14"
SKIN: Final = "#f1cfae"
BLUSH: Final = "#e39a86"
RED: Final = "#c4243b"


def mixed(first: str, second: str, share: float) -> str:
    """A colour on the way from the first to the second."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def channels(colour: str) -> list[int]:
    """Red, green and blue, from 0 to 255."""
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]


def along(stops: Sequence[str], share: float) -> str:
    """The colour at a share, from 0 to 1, of a way that leads over several stops."""
    place = share * (len(stops) - 1)
    before = min(int(place), len(stops) - 2)
    return mixed(stops[before], stops[before + 1], place - before)


def lighter(colour: str, share: float) -> str:
    """A colour mixed with paper."""
    return mixed(colour, PAPER, share)


def darker(colour: str, share: float) -> str:
    """A colour mixed with ink."""
    return mixed(colour, INK, share)
