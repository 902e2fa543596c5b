"""Whether chances that were told are true: figures, and a picture of them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from pakl.arena.plot import COLOURS, FAINT, INK, Scale, line, text

BINS: Final = 10
# The mean distance of a normal error from nothing, in standard errors.
MEAN_DISTANCE: Final = math.sqrt(2 / math.pi)

ACROSS: Final = 3
SIDE: Final = 210
MARGIN: Final = 44
TITLE: Final = 50
BOTTOM: Final = 30
BIGGEST_DOT: Final = 9


@dataclass(frozen=True)
class Told:
    """A chance that was told, what the points alone told, and the share of the win it became."""

    chance: float
    by_points: float
    won: float
    match: int


def reliability_of(told: Sequence[Told]) -> dict[str, Any]:
    """The figures of these chances, and each tenth of the scale by itself."""
    bins: list[list[Told]] = [[] for _ in range(BINS)]
    for one in told:
        bins[min(BINS - 1, int(one.chance * BINS))].append(one)
    filled = [
        {
            "hints": len(ones),
            "told": round(fmean(one.chance for one in ones), 4),
            "won": round(fmean(one.won for one in ones), 4),
            "error": round(error_of(ones), 4),
        }
        for ones in bins
        if ones
    ]
    total = len(told)
    off_by = sum(part["hints"] * abs(part["told"] - part["won"]) for part in filled) / total
    by_luck = sum(len(ones) * MEAN_DISTANCE * error_of(ones) for ones in bins if ones) / total
    return {
        "hints": total,
        "told": round(fmean(one.chance for one in told), 4),
        "won": round(fmean(one.won for one in told), 4),
        "off_by": round(off_by, 4),
        "by_luck": round(by_luck, 4),
        "brier": round(fmean((one.chance - one.won) ** 2 for one in told), 4),
        "brier_by_points": round(fmean((one.by_points - one.won) ** 2 for one in told), 4),
        "bins": filled,
    }


def error_of(told: Sequence[Told]) -> float:
    """The standard error of what these won, if every chance were true.

    Hints of the same match share its end: they are counted as one, by the mean of their chances.
    """
    by_match: dict[int, list[float]] = {}
    for one in told:
        by_match.setdefault(one.match, []).append(one.chance)
    variance = 0.0
    for chances in by_match.values():
        chance = fmean(chances)
        variance += len(chances) ** 2 * chance * (1 - chance)
    return math.sqrt(variance) / len(told)


def reliability_picture(games: Mapping[str, Mapping[str, Any]]) -> str:
    """What was told and what was won, a square for every game, as an SVG picture."""
    rows = -(-len(games) // ACROSS)
    width = MARGIN + ACROSS * (SIDE + MARGIN)
    height = TITLE + rows * (SIDE + MARGIN + BOTTOM)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        text(MARGIN, 28, "The chance that hints told, and what was won", size=15, is_bold=True),
    ]
    for number, (game_id, figures) in enumerate(sorted(games.items())):
        left = MARGIN + number % ACROSS * (SIDE + MARGIN)
        top = TITLE + number // ACROSS * (SIDE + MARGIN + BOTTOM) + BOTTOM / 2
        parts += square(game_id, figures, left, top)
    return "\n".join([*parts, "</svg>"]) + "\n"


def square(game_id: str, figures: Mapping[str, Any], left: float, top: float) -> list[str]:
    """One game: a dot for every tenth of the scale, as large as there are hints in it."""
    across = Scale(0.0, 1.0, left, left + SIDE)
    up = Scale(0.0, 1.0, top + SIDE, top)
    title = f"{game_id}: {figures['hints']:,} hints, off by {100 * figures['off_by']:.1f} %"
    parts = [text(left, top - 6, title, size=12)]
    for tick in (0.0, 0.5, 1.0):
        parts += [
            line(across.at(tick), up.start, across.at(tick), up.end, FAINT),
            line(across.start, up.at(tick), across.end, up.at(tick), FAINT),
            text(across.at(tick), up.start + 16, f"{100 * tick:.0f} %", anchor="middle", size=10),
            text(across.start - 5, up.at(tick) + 4, f"{100 * tick:.0f} %", anchor="end", size=10),
        ]
    parts.append(line(across.start, up.start, across.end, up.end, INK, dashes="4 3"))
    most = max(part["hints"] for part in figures["bins"])
    for part in figures["bins"]:
        x, y = across.at(part["told"]), up.at(part["won"])
        reach = 2 * part["error"]
        size = max(2.0, BIGGEST_DOT * math.sqrt(part["hints"] / most))
        parts += [
            line(x, up.at(part["won"] - reach), x, up.at(part["won"] + reach), COLOURS[0]),
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{COLOURS[0]}"/>',
        ]
    return parts
