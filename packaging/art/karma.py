"""Karma: flowers with as many petals as the number says, warmer as it grows, and four emblems."""

import math
from dataclasses import dataclass
from typing import Final

from art.backs import back
from art.colours import CREAM, GOLD, PAPER, WHITE, along, darker, lighter
from art.corners import numbered
from art.lettering import Hand, stroked, written
from art.paper import HEIGHT, MIDDLE_X, MIDDLE_Y, UNDER_INDEX, WIDTH, card, number, placed, window

NUMBERS: Final = range(1, 17)

# From cool to hot; each dark enough for white numerals.
WARMTH: Final = ("#2458b8", "#15749a", "#1a7f5f", "#66761a", "#a0660a", "#bf4a0c", "#c02a1f",
    "#9c1038")  # fmt: skip

GREEN: Final = "#1f7a4c"
BLUE: Final = "#2563b0"
ORANGE: Final = "#b04f0c"
PURPLE: Final = "#7a3a9c"

HUB: Final = 52
PETALS_FROM: Final = 40
PETALS_TO: Final = 102


def faces() -> dict[str, str]:
    """All cards by name."""
    drawn = {str(value): flower_card(value) for value in NUMBERS}
    for name, emblem in EMBLEMS.items():
        drawn[name] = emblem_card(emblem)
    drawn["back"] = karma_back()
    return drawn


# Numbers


def warmth(value: int) -> str:
    """The colour of a number."""
    return along(WARMTH, (value - 1) / (len(NUMBERS) - 1))


def flower_card(value: int) -> str:
    """A number in its flower."""
    colour = warmth(value)
    hand = Hand(66, 13, 76, WHITE)
    return card(
        f'<circle cx="125" cy="175" r="108" fill="{lighter(colour, 0.88)}"/>',
        placed(flower(value, colour), MIDDLE_X, MIDDLE_Y),
        written(str(value), MIDDLE_X, MIDDLE_Y - 33, hand),
        numbered(str(value), colour),
    )


def flower(value: int, colour: str) -> str:
    """Petals around a hub: the number can be counted."""
    width = min(38, 205 / value)
    petal = (
        f"M0 {-PETALS_FROM}C{number(-width)} {-PETALS_FROM - 18} {number(-width)} -84 0 "
        f"{-PETALS_TO}C{number(width)} -84 {number(width)} {-PETALS_FROM - 18} 0 {-PETALS_FROM}Z"
    )
    vein = f"M0 {-HUB - 10}V{-PETALS_TO + 18}"
    pale = lighter(colour, 0.55)
    first = (
        f'<g id="petal"><path d="{petal}" fill="{colour}"/>'
        f'<path d="{vein}" stroke="{pale}" stroke-width="3" stroke-linecap="round"/></g>'
    )
    petals = [first]
    for step in range(1, value):
        petals.append(f'<use href="#petal" transform="rotate({number(360 * step / value)})"/>')
    return (
        "".join(petals)
        + f'<circle r="{HUB + 5}" fill="{PAPER}"/><circle r="{HUB}" fill="{colour}"/>'
    )


# Emblems


@dataclass(frozen=True)
class Emblem:
    """What a Karma card shows: its colour, its picture, and its mark for the corners."""

    colour: str
    picture: str
    mark: str


def emblem_card(emblem: Emblem) -> str:
    """A Karma card: its emblem large in the window, and in few strokes in the corners."""
    colour = emblem.colour
    dots = "".join(
        f'<circle cx="{number(125 + 88 * math.sin(turn))}" cy="{number(175 - 88 * math.cos(turn))}"'
        ' r="4"/>'
        for turn in (math.tau * step / 24 for step in range(24))
    )
    scene = (
        f'<circle cx="125" cy="175" r="100" fill="{darker(colour, 0.18)}"/>'
        f'<g fill="{GOLD}">{dots}</g>' + placed(emblem.picture, MIDDLE_X, MIDDLE_Y, 124)
    )
    corner = f'<circle r="32" fill="{colour}"/>' + placed(emblem.mark, 0, 0, 50)
    # Both stand upright: an arrow upside down would say something else.
    corners = placed(corner, 41, 49) + "\n" + placed(corner, WIDTH - 41, HEIGHT - 49)
    return card(window(scene, colour, UNDER_INDEX), corners)


def leaf(x: float, y: float, turn: float, fill: str, line: str) -> str:
    """A small playing card."""
    return (
        f'<rect x="-17" y="-24" width="34" height="48" rx="5" fill="{fill}" stroke="{line}"'
        f' stroke-width="4" transform="translate({x} {y}) rotate({turn})"/>'
    )


def arrow(line: str, head: str, colour: str) -> str:
    """A thick arrow: its line and its head."""
    return stroked(line, colour, 12) + f'<path d="{head}" fill="{colour}"/>'


def table_card(colour: str) -> str:
    """TC: one of the cards on a table goes up."""
    line = darker(colour, 0.18)
    return (
        leaf(-35, -8, 0, lighter(colour, 0.45), line)
        + leaf(35, -8, 0, lighter(colour, 0.45), line)
        + leaf(0, -8, 0, WHITE, line)
        + arrow("M0-4V-30", "M-17-28L0-52L17-28Z", GOLD)
        + f'<rect x="-56" y="16" width="112" height="13" rx="6" fill="{WHITE}"/>'
        f'<path d="M-44 28H-31L-35 52H-46ZM31 28H44L46 52H35Z" fill="{WHITE}"/>'
    )


def bottom_up(colour: str) -> str:
    """BU: the lowest card of a pile comes up."""
    line = darker(colour, 0.18)
    flat = "".join(
        f'<path d="M-44 {y}L-6 {y - 15}L24 {y}L-14 {y + 15}Z" fill="{fill}" stroke="{line}"'
        ' stroke-width="4" stroke-linejoin="round"/>'
        for y, fill in ((34, GOLD), (16, WHITE), (-2, WHITE), (-20, WHITE))
    )
    return flat + arrow("M22 38C54 34 54-14 30-30", "M18-42L46-44L34-18Z", GOLD)


def five_or_less() -> str:
    """F5: at most five."""
    hand = Hand(74, 14, 92, WHITE)
    return written("≤5", 0, -46, hand) + "".join(
        f'<circle cx="{x}" cy="43" r="6" fill="{GOLD}"/>' for x in (-36, -18, 0, 18, 36)
    )


def give_pile(colour: str) -> str:
    """GP: a hand gives the pile away."""
    line = darker(colour, 0.18)
    return (
        leaf(-16, -20, -22, WHITE, line)
        + leaf(-6, -23, -4, WHITE, line)
        + leaf(5, -22, 14, WHITE, line)
        + arrow("M20-36H34", "M32-52L52-36L32-20Z", GOLD)
        + f'<path d="M-50 8H-36V46H-50Z" fill="{GOLD}"/>'
        + f'<path d="M-32 12C-18 4-8 8 0 14H16C26 14 26 26 16 26H2H22L38 14C46 10 52 18 46 25'
        f'L26 42C20 46 16 47 8 47H-12L-32 42Z" fill="{WHITE}"/>' + stroked("M0 27H16", line, 3.5)
    )


TABLE: Final = (
    f'<path d="M-50 4H50V18H42L46 44H32L29 18H-29L-32 44H-46L-42 18H-50Z" fill="{WHITE}"/>'
    f'<rect x="-15" y="-46" width="30" height="42" rx="5" fill="{GOLD}"/>'
)
UP: Final = (
    f'<path d="M0-50L36-8H14V22H-14V-8H-36Z" fill="{WHITE}"/>'
    f'<rect x="-40" y="30" width="80" height="16" rx="6" fill="{GOLD}"/>'
)
AWAY: Final = (
    f'<path d="M54 0L14 38V15H-14V-15H14V-38Z" fill="{WHITE}"/>'
    f'<path d="M-50-34H-34V34H-50ZM-28-26H-18V26H-28Z" fill="{GOLD}"/>'
)
EMBLEMS: Final = {
    "TC": Emblem(GREEN, table_card(GREEN), TABLE),
    "BU": Emblem(BLUE, bottom_up(BLUE), UP),
    "F5": Emblem(ORANGE, five_or_less(), written("≤5", 0, -38, Hand(76, 15, 98, WHITE))),
    "GP": Emblem(PURPLE, give_pile(PURPLE), AWAY),
}


def karma_back() -> str:
    """A wheel of petals, cool on one side and hot on the other."""
    petals = "".join(
        f'<path d="M0-16C-14-30-14-50 0-64C14-50 14-30 0-16Z" fill="'
        f'{along(WARMTH, 1 - abs(step - 6) / 6)}" transform="rotate({step * 30})"/>'
        for step in range(12)
    )
    return back(
        "#2a2350",
        CREAM,
        petals + f'<circle r="13" fill="{GOLD}"/>',
        f'<path d="M0-12C-6-5-6 5 0 12C6 5 6-5 0-12ZM-12 0C-5 6 5 6 12 0C5-6-5-6-12 0Z"'
        f' fill="{WHITE}" opacity="0.15"/>',
    )
