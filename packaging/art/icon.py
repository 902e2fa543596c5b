"""The sign of the house: a red card and a white one with a green heart, on green cloth."""

import math
from typing import Final

from art.paper import number
from art.raster import COMMAND, NUMBER, Shape, png
from art.signs import HEART

WHOLE: Final = 512
CLOTH: Final = "#17503c"
RED: Final = "#b3202a"
PAPER: Final = "#fdf9ee"
# How far a curve's handles reach so that four of them make a circle.
ROUND: Final = 0.5523

# Launchers cut what they like from a maskable icon, but leave a circle of four fifths.
SAFE: Final = 0.82
SIZES: Final = (192, 512)


def box(x: float, y: float, wide: float, high: float, radius: float) -> str:
    """A rectangle with round corners."""
    right, low, handle = x + wide, y + high, radius * (1 - ROUND)
    return (
        f"M{x + radius} {y}L{right - radius} {y}"
        f"C{right - handle} {y} {right} {y + handle} {right} {y + radius}L{right} {low - radius}"
        f"C{right} {low - handle} {right - handle} {low} {right - radius} {low}"
        f"L{x + radius} {low}C{x + handle} {low} {x} {low - handle} {x} {low - radius}"
        f"L{x} {y + radius}C{x} {y + handle} {x + handle} {y} {x + radius} {y}Z"
    )


def laid(outline: str, x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """An outline that was drawn around 0, 0: larger, turned, and moved to a place."""
    across, down = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
    parts = []
    for command, places in COMMAND.findall(outline):
        values = [float(value) for value in NUMBER.findall(places)]
        parts.append(command)
        for left, top in zip(values[::2], values[1::2], strict=True):
            place = (x + left * across - top * down, y + left * down + top * across)
            parts.append(" ".join(map(number, place)) + " ")
    return "".join(parts).replace(" C", "C").replace(" L", "L").replace(" Z", "Z").strip()


def cards(size: float = 1) -> list[Shape]:
    """The two cards, around the middle of the cloth."""
    card = box(-100, -142, 200, 284, 30)

    def at(x: float, y: float) -> tuple[float, float]:
        return WHOLE / 2 + (x - WHOLE / 2) * size, WHOLE / 2 + (y - WHOLE / 2) * size

    return [
        Shape(laid(card, *at(206, 256), size, -14), RED),
        Shape(laid(card, *at(308, 256), size, 8), PAPER),
        Shape(laid(HEART, *at(308, 256), 1.6 * size, 8), CLOTH),
    ]


def icon() -> list[Shape]:
    """The icon as it is shown: a piece of cloth with round corners."""
    return [Shape(box(0, 0, WHOLE, WHOLE, 96), CLOTH), *cards()]


def maskable() -> list[Shape]:
    """The icon for launchers that cut it to a shape of their own."""
    return [Shape(box(0, 0, WHOLE, WHOLE, 0), CLOTH), *cards(SAFE)]


def drawing(shapes: list[Shape]) -> str:
    """The icon as a drawing."""
    paths = "".join(f'<path d="{shape.outline}" fill="{shape.colour}"/>' for shape in shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}">{paths}</svg>\n'


def icons() -> dict[str, bytes]:
    """The files of the icon by name."""
    files = {"icon.svg": drawing(icon()).encode()}
    for size in SIZES:
        files[f"icon-{size}.png"] = png(icon(), size, WHOLE)
        files[f"icon-maskable-{size}.png"] = png(maskable(), size, WHOLE)
    return files
