"""The paper all cards are made of: its edge, its two corners, the window for a picture."""

from typing import Final

from art.colours import EDGE, PAPER

WIDTH: Final = 250
HEIGHT: Final = 350
MIDDLE_X: Final = WIDTH // 2
MIDDLE_Y: Final = HEIGHT // 2

# Where the signs of the upper corner have their middle; the window leaves them free.
CORNER_X: Final = 40

# How far down the window leaves the corners free: under an index alone, or with a sign.
UNDER_INDEX: Final = 97
UNDER_SIGN: Final = 140
BESIDE_INDEX: Final = 71

OPENING: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
    f' viewBox="0 0 {WIDTH} {HEIGHT}">'
)
SHEET: Final = (
    f'<rect x="1" y="1" width="248" height="348" rx="18" fill="{PAPER}" stroke="{EDGE}"'
    ' stroke-width="2"/>'
)
HALF_TURN: Final = f"rotate(180 {MIDDLE_X} {MIDDLE_Y})"


def number(value: float) -> str:
    """A number as short as it can be: a tenth of a unit is finer than any screen."""
    return f"{round(value, 1):g}"


def card(*parts: str) -> str:
    """A whole card, as the text of its file."""
    lines = [line.strip() for part in parts for line in part.splitlines()]
    return "\n".join([OPENING, SHEET, *filter(None, lines), "</svg>\n"])


def twice(part: str, name: str = "corner") -> str:
    """A part, and once more for whoever sits opposite."""
    return f'<g id="{name}">\n{part}\n</g>\n<use href="#{name}" transform="{HALF_TURN}"/>'


def placed(part: str, x: float, y: float, size: float = 100, turn: float = 0) -> str:
    """A part that was drawn around 0, 0 and 100 high, at a place and of a size."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if size != 100:
        steps += f" scale({size / 100:.3g})"
    return f'<g transform="{steps}">{part}</g>'


def window(scene: str, ground: str, deep: int = UNDER_SIGN, wide: int = BESIDE_INDEX) -> str:
    """A picture seen through a window with two notches, so that the corners stay plain paper."""
    outline = (
        f"M{wide + 13} 13H224a13 13 0 0 1 13 13V{HEIGHT - deep - 13}a13 13 0 0 1-13 13"
        f"H{WIDTH - wide + 13}a13 13 0 0 0-13 13V324a13 13 0 0 1-13 13H26a13 13 0 0 1-13-13"
        f"V{deep + 13}a13 13 0 0 1 13-13H{wide - 13}a13 13 0 0 0 13-13V26a13 13 0 0 1 13-13Z"
    )
    return (
        f'<clipPath id="window"><path id="outline" d="{outline}"/></clipPath>\n'
        f'<g clip-path="url(#window)">\n<use href="#outline" fill="{ground}"/>\n{scene}\n</g>'
    )
