"""Results as tables for the terminal."""

import math
from collections.abc import Sequence
from typing import Final, Literal

from rich import box
from rich.table import Table

from pakl.arena.costs import Costs
from pakl.arena.estimates import Estimate, elo
from pakl.arena.players import Arm
from pakl.arena.results import Result, chances_of_luck

NOTHING: Final = "–"
LEAST_CHANCE: Final = 0.001


def strength_table(results: Sequence[Result]) -> Table:
    """How strong the first arm of each comparison is; of several claims the p values are Holm's."""
    is_pair = results[0].trial.seats == 2
    table = titled("A : B", "groups", "win share", "Elo" if is_pair else "of fair", "p")
    for result, chance in zip(results, chances_of_luck(results)):
        wins = result.wins()
        table.add_row(
            result.trial.title(),
            str(len(result.groups)),
            percent(wins),
            signed(elo(wins.mean)) if is_pair else plus_minus(result.ratio()),
            chance_words(chance),
        )
    return table


def luck_table(results: Sequence[Result]) -> Table:
    """What else the deals show: points, places, and how much luck the rotations took out."""
    is_pair = results[0].trial.seats == 2
    columns = ["swept", "p"] if is_pair else ["place", "last"]
    table = titled("A : B", "points", *columns, "ρ")
    for result in results:
        points = plus_minus(result.points(), form="+.2f")
        cells = [plus_minus(result.place()), percent(result.lasts())]
        if is_pair:
            sweeps = result.sweeps()
            cells = [f"{sweeps.by_a}:{sweeps.by_b}", chance_words(sweeps.chance_of_luck())]
        table.add_row(result.trial.title(), points, *cells, f"{result.correlation():+.2f}")
    return table


def cost_table(results: Sequence[Result]) -> Table:
    """What decisions cost, in milliseconds of the processor."""
    table = titled("bot", "decisions", "iterations", "p50 ms", "p99 ms", "max ms", "over budget")
    costs: dict[Arm, Costs] = {}
    for result in results:
        costs.setdefault(result.trial.a, Costs()).add(result.costs_a)
        costs.setdefault(result.trial.b, Costs()).add(result.costs_b)
    for arm, its in costs.items():
        told = its.as_json()
        times = [f"{1000 * told[name]:.2f}" for name in ("p50", "p99", "max")]
        decisions = len(its.seconds)
        iterations = f"{its.iterations / max(1, decisions):.0f}"
        table.add_row(arm.label(), str(decisions), iterations, *times, str(its.overspent))
    return table


def claims(results: Sequence[Result]) -> list[str]:
    """What was claimed, and what became of it, in a line each."""
    return [
        f"{result.trial.title()}, {'just' if result.is_check else 'more than'} "
        f"{100 * result.bar:.4g} %: {result.verdict()}"
        for result in results
    ]


def titled(*columns: str) -> Table:
    """An empty table with these columns; the first holds words, the others figures."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        is_figure = number > 0
        justify: Literal["left", "right"] = "right" if is_figure else "left"
        table.add_column(column, justify=justify, no_wrap=is_figure, overflow="fold")
    return table


def percent(figure: Estimate) -> str:
    """A share with its interval, in percent."""
    return f"{100 * figure.mean:.1f} % ({100 * figure.low:.1f}–{100 * figure.high:.1f})"


def plus_minus(figure: Estimate, form: str = ".2f") -> str:
    """A figure and half the width of its interval."""
    if not math.isfinite(figure.half_width()):
        return f"{figure.mean:{form}}"
    return f"{figure.mean:{form}} ± {figure.half_width():.2f}"


def chance_words(chance: float) -> str:
    """A p value as people read it."""
    return f"{chance:.2g}" if chance >= LEAST_CHANCE else f"< {LEAST_CHANCE:g}"


def signed(number: float) -> str:
    """A whole number with its sign; a dash if it has no bound."""
    return f"{round(number):+d}" if math.isfinite(number) else NOTHING
