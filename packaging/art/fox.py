"""The Fox in the Forest: three suits, three times of day in one forest, six figures."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from art.backs import back
from art.colours import CREAM, GOLD, INK, WHITE, darker, lighter
from art.corners import corners
from art.forest import SCENES, Light
from art.paper import HEIGHT, WIDTH, card, placed, twice, window

RANKS: Final = range(1, 12)
PIP_SIZES: Final = {2: 88, 4: 72, 6: 56, 8: 50, 10: 46}

# Where the signs of the upper half and of the middle lie, beside the corners and between them.
UPPER: Final = {
    2: [(125, 104)],
    4: [(125, 78)],
    6: [(100, 72), (160, 72)],
    8: [(100, 56), (158, 56), (129, 116)],
    10: [(100, 54), (158, 54), (129, 114)],
}
MIDDLE: Final = {
    4: [(68, 175), (182, 175)],
    6: [(68, 175), (182, 175)],
    8: [(64, 175), (186, 175)],
    10: [(44, 175), (98, 175), (152, 175), (206, 175)],
}


@dataclass(frozen=True)
class Suit:
    """A suit: the letter of its cards' names, its sign, and the light of its forest."""

    letter: str
    sign: Callable[[str, str], str]
    light: Light


def bell(colour: str, shade: str) -> str:
    """A bell with its clapper."""
    return f"""
    <circle cx="0" cy="36" r="12" fill="{shade}"/>
    <path d="M-8-48H8V-36H-8Z" fill="{shade}"/>
    <path d="M0-42C20-42 28-26 29-6C30 10 34 18 44 24V32H-44V24C-34 18-30 10-29-6
      C-28-26-20-42 0-42Z" fill="{colour}"/>
    <path d="M-44 24H44V33H-44Z" fill="{shade}"/>"""


def key(colour: str, shade: str) -> str:
    """A key with a ring like a clover leaf."""
    return f"""
    <path d="M-8-8H8V50H-8ZM6 14H32V27H24V31H6ZM6 37H32V50H6Z" fill="{shade}"/>
    <path fill-rule="evenodd" d="M0-52a20 20 0 0 1 19 15a20 20 0 1 1-8 35H-11a20 20 0 1 1-8-35
      A20 20 0 0 1 0-52ZM0-41a9 9 0 1 0 0.1 0ZM-23-28a9 9 0 1 0 0.1 0ZM23-28a9 9 0 1 0 0.1 0Z"
      fill="{colour}"/>"""


def moon(colour: str, shade: str) -> str:
    """A crescent and a star."""
    return f"""
    <path d="M12-47A48 48 0 1 0 44 24A40 40 0 0 1 12-47Z" fill="{colour}"/>
    <path d="M26-26L31-12L46-11L34-2L38 13L26 4L14 13L18-2L6-11L21-12Z" fill="{shade}"/>"""


BELLS: Final = Light("#a85a06", "#f3bd63", "#f9d999", "#d98d36", "#b0661f", "#7d4316")
KEYS: Final = Light("#1d7347", "#a9d3a0", "#d5ebc6", "#6fae7c", "#3f8459", "#245c40")
MOONS: Final = Light("#2b55a8", "#5b80c8", "#8fb0e6", "#3a5ea6", "#2a4684", "#1b2f60")
SUITS: Final = (Suit("B", bell, BELLS), Suit("K", key, KEYS), Suit("M", moon, MOONS))


def faces() -> dict[str, str]:
    """All cards by name."""
    drawn = {f"{suit.letter}{rank}": face(rank, suit) for suit in SUITS for rank in RANKS}
    drawn["back"] = fox_back()
    return drawn


def face(rank: int, suit: Suit) -> str:
    """One card: a figure if the rank is odd, plain signs if it is even."""
    light = suit.light
    sign = suit.sign(light.ink, darker(light.ink, 0.3))
    index = corners(str(rank), sign, light.ink)
    if rank in SCENES:
        token = suit.sign(GOLD, darker(GOLD, 0.25))
        return card(window(SCENES[rank](light, token), light.sky), index)
    pip = suit.sign(light.ink, lighter(light.ink, 0.45))
    return card(sprigs(light), pips(rank, pip), index)


def pips(rank: int, sign: str) -> str:
    """As many signs as the rank says, all upright as things in a wood are."""
    places = [
        *UPPER[rank],
        *[(WIDTH - x, HEIGHT - y) for x, y in UPPER[rank]],
        *MIDDLE.get(rank, []),
    ]
    return "\n".join(placed(sign, x, y, PIP_SIZES[rank]) for x, y in places)


def sprigs(light: Light) -> str:
    """A twig in the two free corners."""
    leaf = lighter(light.ink, 0.62)
    return twice(
        f"""<path d="M236 18C222 40 216 62 218 92" fill="none" stroke="{leaf}" stroke-width="3"
        stroke-linecap="round"/>
        <path d="M230 28c-12-2-20 4-22 14c12 0 18-4 22-14ZM222 46c8-6 16-4 20 4c-8 6-16 4-20-4Z
        M219 58c-10-4-18 0-22 10c12 2 18-2 22-10ZM217 76c8-6 16-4 20 4c-8 6-16 4-20-4Z
        M218 92c-4 8-4 14 0 22c6-8 6-14 0-22Z" fill="{leaf}"/>""",
        "sprig",
    )


def fox_back() -> str:
    """A fox's face between firs."""
    return back(
        "#1f4a3a",
        "#2c6049",
        f"""<path d="M0 58C-24 52-52 20-56-12L-52-66L-22-38C-10-43 10-43 22-38L52-66L56-12
        C52 20 24 52 0 58Z" fill="#dd7230"/>
        <path d="M-44-48L-24-33L-46-18ZM44-48L24-33L46-18Z" fill="{INK}"/>
        <path d="M0 58C-24 52-50 22-55-8C-32-4-12 8 0 34C12 8 32-4 55-8C50 22 24 52 0 58Z"
        fill="{CREAM}"/><path d="M-34-8q10-10 18 2M34-8q-10-10-18 2" fill="none" stroke="{INK}"
        stroke-width="6" stroke-linecap="round"/><ellipse cx="0" cy="50" rx="10" ry="8"
        fill="{INK}"/>""",
        f"""<path d="M0-13L8 0H4L11 11H-11L-4 0H-8ZM-2 11H2V15H-2Z" fill="{WHITE}"
        opacity="0.16"/>""",
    )
