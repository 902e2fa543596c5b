"""A picture of what was won: every row with its interval, and the bar it had to reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pakl.arena.plot import COLOURS, FAINT, INK, Scale, line, text

WIDTH: Final = 860
MARGIN: Final = 24
LABELS: Final = 210
FIGURES: Final = 150
TITLE: Final = 52
ROW: Final = 26
AXIS: Final = 30
FAIR: Final = 0.5
BAND: Final = "#e3f1ea"


@dataclass(frozen=True)
class Row:
    """What was won, with its interval, and the bar."""

    name: str
    low: float
    mean: float
    high: float
    bar: float


def forest(title: str, rows: Sequence[Row], band: tuple[float, float] | None = None) -> str:
    """The rows as an SVG picture; the band is where all should be, if there is one."""
    bottom = TITLE + ROW * len(rows)
    height = bottom + AXIS + MARGIN
    scale = Scale(0.0, 1.0, MARGIN + LABELS, WIDTH - MARGIN - FIGURES)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        text(MARGIN, MARGIN, title, size=15, is_bold=True),
    ]
    if band:
        left, right = (scale.at(edge) for edge in band)
        place = f'x="{left:.1f}" y="{TITLE}" width="{right - left:.1f}" height="{bottom - TITLE}"'
        parts.append(f'<rect {place} fill="{BAND}"/>')
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = scale.at(tick)
        dashes = "4 3" if tick == FAIR else ""
        parts.append(line(x, TITLE, x, bottom, INK if dashes else FAINT, dashes=dashes))
        parts.append(text(x, bottom + 18, f"{100 * tick:.0f} %", anchor="middle"))
    for number, row in enumerate(rows):
        parts += drawn(row, TITLE + ROW * (number + 0.5), scale)
    return "\n".join([*parts, "</svg>"]) + "\n"


def drawn(row: Row, middle: float, scale: Scale) -> list[str]:
    """One row: its name, its interval, the bar as a stroke across, its figures."""
    colour = COLOURS[0] if row.low >= row.bar else COLOURS[1]
    figures = f"{100 * row.mean:.1f} % ({100 * row.low:.1f}–{100 * row.high:.1f})"
    bar = scale.at(row.bar)
    return [
        text(MARGIN, middle + 4, row.name),
        line(scale.at(row.low), middle, scale.at(row.high), middle, colour, width=3),
        f'<circle cx="{scale.at(row.mean):.1f}" cy="{middle:.1f}" r="5" fill="{colour}"/>',
        line(bar, middle - ROW / 3, bar, middle + ROW / 3, INK, width=2),
        text(WIDTH - MARGIN, middle + 4, figures, anchor="end", size=11),
    ]
