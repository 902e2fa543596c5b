"""A picture of results: each comparison with its interval, and how it settled down."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from pakl.arena.estimates import estimate_share
from pakl.arena.results import Result

WIDTH: Final = 860
MARGIN: Final = 24
LABEL_WIDTH: Final = 300
FIGURE_WIDTH: Final = 150
ROW: Final = 34
CURVES: Final = 240
TITLE: Final = 40
AXIS: Final = 30
POINTS: Final = 160
FEWEST_GROUPS: Final = 5
TICKS: Final = 5
MOST_BANDS: Final = 3
INK: Final = "#222"
FAINT: Final = "#ddd"
# Colours that people who see few of them can tell apart too (Okabe and Ito).
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")


@dataclass(frozen=True)
class Scale:
    """From shares to places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a value lies; what is beyond the scale lies at its end."""
        value = min(max(value, self.low), self.high)
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round values along the scale."""
        step = next(
            step
            for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5)
            if (self.high - self.low) / step <= TICKS + 1
        )
        first = int(self.low / step + 1 - 1e-9)
        return [
            round(number * step, 2) for number in range(first, int(self.high / step + 1e-9) + 1)
        ]


@dataclass(frozen=True)
class Moment:
    """A result as it stood after some groups."""

    groups: int
    mean: float
    low: float
    high: float


def drawing(results: Sequence[Result], title: str) -> str:
    """The results as an SVG picture."""
    curves_top = TITLE + ROW * len(results) + AXIS + MARGIN
    height = curves_top + CURVES + AXIS + MARGIN
    low, high = extent(results)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        text(MARGIN, MARGIN, title, size=15, is_bold=True),
        *intervals(results, Scale(low, high, MARGIN + LABEL_WIDTH, WIDTH - FIGURE_WIDTH)),
        *curves(results, Scale(low, high, curves_top + CURVES, curves_top)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def extent(results: Sequence[Result]) -> tuple[float, float]:
    """The shares that the picture shows: all intervals and the fair shares, with some air."""
    wins = [result.wins() for result in results]
    fair = [result.trial.fair_share() for result in results]
    low = min(*[one.low for one in wins], *fair)
    high = max(*[one.high for one in wins], *fair)
    air = 0.05 + 0.1 * (high - low)
    return max(0.0, low - air), min(1.0, high + air)


def intervals(results: Sequence[Result], scale: Scale) -> list[str]:
    """One row a comparison: its name, its interval, its figure."""
    bottom = TITLE + ROW * len(results)
    parts = []
    for tick in scale.ticks():
        place = scale.at(tick)
        parts.append(line(place, TITLE, place, bottom, FAINT))
        parts.append(text(place, bottom + 18, f"{100 * tick:.0f} %", anchor="middle"))
    for row, result in enumerate(results):
        wins, colour = result.wins(), COLOURS[row % len(COLOURS)]
        middle = TITLE + ROW * (row + 0.5)
        fair = scale.at(result.trial.fair_share())
        parts += [
            line(fair, middle - ROW / 2, fair, middle + ROW / 2, INK, dashes="4 3"),
            text(MARGIN, middle + 4, shortened(result.trial.title())),
            line(scale.at(wins.low), middle, scale.at(wins.high), middle, colour, width=3),
            f'<circle cx="{scale.at(wins.mean):.1f}" cy="{middle:.1f}" r="5" fill="{colour}"/>',
            text(
                WIDTH - MARGIN,
                middle + 4,
                f"{100 * wins.mean:.1f} % ({100 * wins.low:.1f}–{100 * wins.high:.1f})",
                anchor="end",
                size=11,
            ),
        ]
    return parts


def curves(results: Sequence[Result], scale: Scale) -> list[str]:
    """How each share settled down as more groups were played, with its 95 % band."""
    left, right = MARGIN + 40, WIDTH - MARGIN
    most = max(len(result.groups) for result in results)
    across = Scale(0, most, left, right)
    parts = []
    for tick in scale.ticks():
        parts.append(line(left, scale.at(tick), right, scale.at(tick), FAINT))
        parts.append(text(left - 6, scale.at(tick) + 4, f"{100 * tick:.0f} %", anchor="end"))
    fair = scale.at(results[0].trial.fair_share())
    parts.append(line(left, fair, right, fair, INK, dashes="4 3"))
    parts.append(text(left, scale.start + 18, "0", anchor="middle"))
    parts.append(text(right, scale.start + 18, f"{most} deal groups", anchor="end"))
    bands, lines = [], []
    for row, result in enumerate(results):
        colour = COLOURS[row % len(COLOURS)]
        settled = moments(result.shares())
        upper = [(across.at(one.groups), scale.at(one.high)) for one in settled]
        lower = [(across.at(one.groups), scale.at(one.low)) for one in reversed(settled)]
        means = [(across.at(one.groups), scale.at(one.mean)) for one in settled]
        bands.append(
            f'<polygon points="{joined(upper + lower)}" fill="{colour}" fill-opacity="0.15"/>'
        )
        lines.append(
            f'<polyline points="{joined(means)}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
    # Many bands on one another hide more than they show.
    return parts + (bands if len(bands) <= MOST_BANDS else []) + lines


def moments(shares: Sequence[float]) -> list[Moment]:
    """The estimate after some of the groups, at no more points than the eye sees."""
    first = min(FEWEST_GROUPS, len(shares))
    numbers = {first + round(step * (len(shares) - first) / POINTS) for step in range(POINTS + 1)}
    settled = []
    for number in sorted(numbers):
        so_far = estimate_share(shares[:number])
        settled.append(Moment(number, so_far.mean, so_far.low, so_far.high))
    return settled


def joined(points: Sequence[tuple[float, float]]) -> str:
    """Points as SVG writes them."""
    return " ".join(f"{across:.1f},{down:.1f}" for across, down in points)


def shortened(words: str, most: int = 44) -> str:
    """A label that fits into its column."""
    return words if len(words) <= most else words[: most - 1] + "…"


def line(
    x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, dashes: str = ""
) -> str:
    """A line."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
    )


def text(
    x: float, y: float, words: str, anchor: str = "start", size: int = 13, *, is_bold: bool = False
) -> str:
    """A line of text."""
    weight = ' font-weight="bold"' if is_bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
        f'fill="{INK}"{weight}>{escape(words)}</text>'
    )
