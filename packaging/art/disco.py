"""Cockroach Disco: thirteen costumes on one dance floor, in the colours of six players."""

from dataclasses import dataclass
from typing import Final

from art.backs import back
from art.cockroach import cockroach
from art.colours import CREAM, INK, WHITE, darker, lighter
from art.corners import corners
from art.costumes import COSTUMES
from art.paper import card, number, placed, window
from art.signs import STAR, filled

VALUES: Final = range(1, 14)


@dataclass(frozen=True)
class Colour:
    """A player's colour: the letter of the cards' names, its sign, on the wall and in print."""

    letter: str
    outline: str
    wall: str
    print: str


SQUARE: Final = "M-38-32a6 6 0 0 1 6-6H32a6 6 0 0 1 6 6V32a6 6 0 0 1-6 6H-32a6 6 0 0 1-6-6Z"
COLOURS: Final = (
    Colour("R", "M0-42a42 42 0 1 0 0.1 0Z", "#d8404e", "#b3202f"),
    Colour("O", SQUARE, "#ea7f2e", "#a94d08"),
    Colour("Y", STAR, "#f0bf35", "#856000"),
    Colour("G", "M0-44L48 38H-48Z", "#4aa564", "#1f7340"),
    Colour("B", "M0-48L48 0L0 48L-48 0Z", "#4584d6", "#1f5cae"),
    Colour("V", "M0-48L42-24V24L0 48L-42 24V-24Z", "#9660c4", "#71379f"),
)


def faces() -> dict[str, str]:
    """All cards by name."""
    drawn = {f"{colour.letter}{value}": face(value, colour) for colour in COLOURS
        for value in VALUES}  # fmt: skip
    drawn["back"] = disco_back()
    return drawn


def face(value: int, colour: Colour) -> str:
    """One card: a dancer under the disco ball."""
    scene = hall(colour.wall) + cockroach(COSTUMES[value], value)
    sign = filled(colour.outline, colour.print)
    return card(window(scene, colour.wall), corners(str(value), sign, colour.print))


def hall(wall: str) -> str:
    """Beams of light, the ball they come from, and the floor."""
    pale = lighter(wall, 0.3)
    dark = darker(wall, 0.22)
    tiles = "".join(
        f"M{x} {y}H{x + 34}L{x + 34 + (x - 91) // 9} {y + 18}H{x + (x - 125) // 9}Z"
        for y, row in ((300, 0), (318, 1))
        for x in range(-12 + 34 * row, 260, 68)
    )
    return f"""
    <path d="M206 50L-40 130V230ZM206 50L40 350H130ZM206 50L190 350H250ZM206 50L270 120V200Z"
      fill="{pale}" opacity="0.7"/>
    <path d="M0 300H250V350H0Z" fill="{dark}"/>
    <path d="{tiles}" fill="{pale}"/>
    <path d="M206 0V26" stroke="{INK}" stroke-width="3"/>
    {placed(ball(), 206, 50, 48)}
    """


def ball() -> str:
    """A ball of mirrors, 100 across."""
    rows = "".join(
        f'<path d="M{number(-half)} {y}H{number(half)}"/>'
        for y, half in ((-30, 40), (-10, 49), (10, 49), (30, 40))
    )
    return f"""<circle r="50" fill="#dfe6ee"/>
    <path d="M0-50A50 50 0 0 1 0 50A72 72 0 0 0 0-50Z" fill="#b4c0cf"/>
    <path d="M-38-30H-18L-22-10H-46ZM-16 10H12V30H-14ZM16-30H36L44-10H20Z" fill="#fff"/>
    <path d="M20 10H44L36 30H18ZM-46 10H-20L-18 30H-38Z" fill="#93a5ba"/>
    <g fill="none" stroke="#8a9bb0" stroke-width="3">{rows}
    <path d="M0-50V50M0-50A40 56 0 0 0 0 50A40 56 0 0 0 0-50"/><circle r="49"/></g>"""


def disco_back() -> str:
    """The disco ball over a floor of stars."""
    return back(
        "#5b2266",
        "#2d1238",
        f'<path d="M0-72V-40" stroke="{CREAM}" stroke-width="3"/>{ball()}',
        f'<path d="M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z" fill="{WHITE}" opacity="0.18"/>',
    )
