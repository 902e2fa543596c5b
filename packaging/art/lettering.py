"""Digits and letters of our own: round strokes, the same on every machine.

A card is shown as an image, where only the system's fonts would be at hand; so what
is written on it is drawn. Every sign is a line in a box about 60 wide and 100 high,
and may be drawn at any size, width and weight.
"""

import re
from dataclasses import dataclass
from typing import Final

from art.paper import number

BOX_HEIGHT: Final = 100
UNDERLINED: Final = ("6", "9")

# M, L and C with absolute places only, so that a line is easily moved and scaled.
SIGNS: Final = {
    "0": "M0 30C0 13 13 0 30 0C47 0 60 13 60 30L60 70C60 87 47 100 30 100C13 100 0 87 0 70Z",
    "1": "M0 24L27 0L27 100",
    "2": "M2 28C2 11 14 0 30 0C46 0 58 12 58 28C58 42 49 52 38 62L1 100L60 100",
    "3": "M4 0L56 0L29 38C46 38 59 51 59 69C59 87 46 100 29 100C15 100 5 93 0 81",
    "4": "M46 100L46 0L0 70L62 70",
    "5": "M54 0L10 0L5 45C11 40 19 37 28 37C46 37 59 51 59 69C59 87 46 100 29 100C15 100 5 93 0 82",
    "6": (
        "M43 0L6 53M60 70C60 87 47 100 30 100C13 100 0 87 0 70C0 53 13 40 30 40C47 40 60 53 60 70Z"
    ),
    "7": "M0 0L58 0L20 100",
    "8": (
        "M29 46C15 46 5 36 5 23C5 10 15 0 29 0C43 0 53 10 53 23C53 36 43 46 29 46"
        "C13 46 0 58 0 73C0 88 13 100 29 100C45 100 58 88 58 73C58 58 45 46 29 46Z"
    ),
    "9": "M17 100L54 47M0 30C0 13 13 0 30 0C47 0 60 13 60 30C60 47 47 60 30 60C13 60 0 47 0 30Z",
    "A": "M0 100L32 0L64 100M12 66L52 66",
    "B": (
        "M26 46L0 46M0 0L26 0C41 0 50 9 50 23C50 37 41 46 26 46C45 46 57 56 57 73"
        "C57 90 45 100 27 100L0 100Z"
    ),
    "D": "M0 0L22 0C45 0 60 16 60 38L60 62C60 84 45 100 22 100L0 100Z",
    "J": "M44 0L44 72C44 90 35 100 22 100C9 100 0 91 0 77",
    "K": "M0 0L0 100M55 0L0 60M19 40L58 100",
    "O": "M0 34C0 14 13 0 32 0C51 0 64 14 64 34L64 66C64 86 51 100 32 100C13 100 0 86 0 66Z",
    "Q": (
        "M0 32C0 13 13 0 31 0C49 0 62 13 62 32L62 66C62 86 49 98 31 98C13 98 0 86 0 66Z"
        "M36 70L62 102"
    ),
    "R": "M0 100L0 0L28 0C45 0 56 11 56 27C56 43 45 54 28 54L0 54M28 54L58 100",
    "U": "M0 0L0 68C0 87 12 100 29 100C46 100 58 87 58 68L58 0",
    "V": "M0 0L31 100L62 0",
    "W": "M0 0L20 100L42 24L64 100L84 0",
    "Z": "M0 0L60 0L0 100L60 100",
    "+": "M0 54L48 54M24 30L24 78",
    "≤": "M54 0L0 30L54 60M0 92L54 92",
}

COMMAND: Final = re.compile(r"([MLCZ])([^MLCZ]*)")


@dataclass(frozen=True)
class Hand:
    """How something is written: how high, how thick, at most how wide, in which colour."""

    height: float
    stroke: float
    width: float
    colour: str


def written(text: str, x: float, y: float, hand: Hand) -> str:
    """A text with its middle at x and its top at y, all strokes included."""
    lines = [SIGNS[sign] for sign in text]
    boxes = [max(horizontal(line)) for line in lines]
    gap = hand.stroke + hand.height * 0.09
    gaps = gap * (len(text) - 1)
    tall = (hand.height - hand.stroke) / BOX_HEIGHT
    wide = min(tall, (hand.width - hand.stroke - gaps) / sum(boxes))
    left = x - (sum(boxes) * wide + gaps) / 2
    top = y + hand.stroke / 2
    drawn = []
    for line, box in zip(lines, boxes, strict=True):
        drawn.append(moved(line, left, top, wide, tall))
        left += box * wide + gap
    return stroked("".join(drawn), hand.colour, hand.stroke)


def horizontal(line: str) -> list[float]:
    """How far right every place of a line is."""
    return [float(value) for _, places in COMMAND.findall(line) for value in places.split()[::2]]


def moved(line: str, left: float, top: float, wide: float, tall: float) -> str:
    """A line at another place and of another size."""
    parts = []
    for command, places in COMMAND.findall(line):
        values = [float(value) for value in places.split()]
        values[::2] = [left + value * wide for value in values[::2]]
        values[1::2] = [top + value * tall for value in values[1::2]]
        parts.append(command + " ".join(map(number, values)))
    return "".join(parts)


def stroked(line: str, colour: str, width: float) -> str:
    """A line with round ends."""
    return (
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
