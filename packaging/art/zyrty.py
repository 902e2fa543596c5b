"""Zyrty: bold numerals on a rising tide, cold at 0 and hot at 50."""

from typing import Final

from art.backs import back
from art.colours import CREAM, GOLD, INK, WHITE, along, darker, lighter
from art.corners import numbered
from art.lettering import UNDERLINED, Hand, written
from art.paper import HEIGHT, MIDDLE_X, UNDER_INDEX, WIDTH, card, number, placed, twice, window

LOWEST: Final = 0
HIGHEST: Final = 50
PLUS_TWO: Final = (11, 22, 33, 44)

# From ice to fire; each dark enough for white numerals.
HEAT: Final = ("#1668b8", "#3d55c0", "#6d45b5", "#a0358f", "#c92a5c", "#d8361f")

NUMERAL: Final = Hand(130, 28, 200, WHITE)
NUMERAL_TOP: Final = 110
LARGE_Z: Final = written("Z", MIDDLE_X, 101, Hand(148, 33, 128, WHITE))
BESIDE_NUMBER: Final = 84
FLOOR: Final = 337
CEILING: Final = 30

# The places for a mark beside the numeral, in the corners without an index.
MARK_X: Final = 194
MARK_Y: Final = 59
FLAKES: Final = ((50, 146, 62), (204, 208, 62), (112, 52, 42), (138, 300, 42), (206, 126, 40),
    (44, 226, 40))  # fmt: skip
ARROW: Final = "M0-50L46 4H18V50H-18V4H-46Z"


def faces() -> dict[str, str]:
    """All cards by name."""
    drawn = {str(value): number_card(value) for value in range(LOWEST, HIGHEST + 1)}
    drawn["Z"] = z_card()
    drawn["back"] = zyrty_back()
    return drawn


def heat(value: float) -> str:
    """The colour of a number."""
    return along(HEAT, value / HIGHEST)


def number_card(value: int) -> str:
    """A number; its tide stands the higher, the higher it is."""
    colour = heat(value)
    parts = [tide(value, colour)]
    if value == LOWEST:
        parts += [frost(), arrows(0)]
    if value == HIGHEST:
        parts += [flames(), arrows(180)]
    if value in PLUS_TWO:
        parts.append(twice(badge(), "mark"))
    parts.append(written(str(value), MIDDLE_X, NUMERAL_TOP, NUMERAL))
    if str(value) in UNDERLINED:
        parts.append(f'<rect x="88" y="251" width="74" height="14" rx="7" fill="{WHITE}"/>')
    index = numbered(str(value), colour)
    if value in PLUS_TWO:
        index = twice(GOLDEN, "golden") + numbered(str(value), INK)
    return card(window("\n".join(parts), colour, UNDER_INDEX, BESIDE_NUMBER), index)


def tide(value: int, colour: str) -> str:
    """A wave across the window, at the height of the number between 0 and 50."""
    level = FLOOR - (FLOOR - CEILING) * (value + 4) / (HIGHEST + 8)
    y = number(level)
    deep = number(level + 26)
    crest = "q16-13 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0"
    return (
        f'<path d="M-4 {y}{crest}V350H-4Z" fill="{darker(colour, 0.12)}"/>'
        f'<path d="M-20 {deep}{crest}t32 0V350H-20Z" fill="{darker(colour, 0.26)}"/>'
    )


GOLDEN: Final = f'<rect x="8" y="8" width="72" height="79" rx="13" fill="{GOLD}"/>'


def badge() -> str:
    """The mark of a card that makes the next player draw two."""
    return (
        f'<circle cx="{MARK_X}" cy="{MARK_Y}" r="37" fill="{GOLD}"/>'
        + written("+2", MARK_X, MARK_Y - 18, Hand(36, 8, 56, INK))
    )  # fmt: skip


def arrows(turn: int) -> str:
    """The way the pile runs from here, the same way in both corners."""
    arrow = f'<path d="{ARROW}" fill="{WHITE}"/>'
    places = ((MARK_X, MARK_Y), (WIDTH - MARK_X, HEIGHT - MARK_Y))
    return "".join(placed(arrow, x, y, 54, turn) for x, y in places)


def frost() -> str:
    """Flakes of snow."""
    arms = "".join(
        f'<path d="M0 0V-46M0-28L-13-40M0-28L13-40" transform="rotate({turn})"/>'
        for turn in range(0, 360, 60)
    )
    flake = (
        f'<g fill="none" stroke="{lighter(heat(LOWEST), 0.45)}" stroke-width="8"'
        f' stroke-linecap="round">{arms}</g>'
    )
    return "\n".join(placed(flake, *place) for place in FLAKES)


def flames() -> str:
    """Tongues of fire from below."""
    return """
    <path d="M0 350V240C16 220 14 180 34 130C40 172 66 170 70 120C92 130 92 80 118 30
      C120 84 146 96 154 70C170 100 176 120 196 90C204 140 230 130 240 170L250 350Z"
      fill="#e2611a"/>
    <path d="M0 350V290C20 270 22 230 40 200C50 230 66 220 74 190C96 200 100 150 122 110
      C126 150 148 160 160 140C176 170 184 190 204 170C212 210 232 220 250 250V350Z"
      fill="#b3221a"/>
    """


def z_card() -> str:
    """The Z, which is cold or hot as its player wants."""
    cold, hot = heat(LOWEST), heat(HIGHEST)
    scene = f"""
    <path d="M0 350L250 0V350Z" fill="{hot}"/>
    <path d="M0 350L250 0" stroke="{GOLD}" stroke-width="8"/>
    """
    return card(
        window(scene + LARGE_Z, cold, UNDER_INDEX, BESIDE_NUMBER),
        numbered("Z", INK),
    )


def zyrty_back() -> str:
    """A Z, and up and down beside it."""
    return back(
        "#22306e",
        CREAM,
        f'<path d="M-46 42L46-42A62 62 0 1 0-46 42Z" fill="{heat(LOWEST)}"/>'
        f'<path d="M-46 42L46-42A62 62 0 0 1-46 42Z" fill="{heat(HIGHEST)}"/>'
        + written("Z", 0, -37, Hand(74, 17, 66, WHITE)),
        f'<path d="M-8-7H8L-8 7H8" fill="none" stroke="{WHITE}" stroke-width="4"'
        ' stroke-linecap="round" stroke-linejoin="round" opacity="0.16"/>',
    )
