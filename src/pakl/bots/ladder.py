"""The ladder: how often each level wins against the one below, as it was measured.

The figures are in ``ladder.toml``, which ``python3 dev.py bench ladder`` writes. What was
not measured is not there, and is not shown.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from pakl.bots.levels import NAMES

FILE: Final = Path(__file__).with_name("ladder.toml")
HEADING: Final = """\
# How often each level wins against the one below, in percent, with the 95 % interval: matches of
# `seats` players with these `options`, as many deals as `groups`, each under all rotations.
# Written by: python3 dev.py bench ladder
"""


@dataclass(frozen=True)
class Rung:
    """What was measured of one level in one game, in percent."""

    wins: float
    low: float
    high: float
    seats: int
    groups: int
    options: dict[str, str] = field(default_factory=dict)


Rungs = dict[str, dict[str, Rung]]


def figures(game_id: str) -> dict[str, int]:
    """By level, how many of a hundred matches it wins against the one below; as far as known."""
    return {level: round(rung.wins) for level, rung in measured().get(game_id, {}).items()}


def options_of_figures(game_id: str) -> dict[str, str]:
    """What was agreed on in the matches that were counted, where it is not as usual."""
    for rung in measured().get(game_id, {}).values():
        return rung.options
    return {}


@cache
def measured() -> Rungs:
    """All that was measured so far."""
    return rungs_in(FILE.read_text()) if FILE.exists() else {}


def rungs_in(text: str) -> Rungs:
    """The figures of a file, by game and level; weakest first."""
    found: dict[str, dict[str, Any]] = tomllib.loads(text)
    return {
        game_id: {name: Rung(**levels[name]) for name in NAMES if name in levels}
        for game_id, levels in found.items()
    }


def text_of(rungs: Rungs) -> str:
    """The file of these figures."""
    parts = [HEADING]
    for game_id, levels in sorted(rungs.items()):
        for name in [name for name in NAMES if name in levels]:
            rung = levels[name]
            options = ", ".join(f'{option} = "{value}"' for option, value in rung.options.items())
            parts.append(
                f"[{game_id}.{name}]\n"
                f"wins = {rung.wins:.1f}\nlow = {rung.low:.1f}\nhigh = {rung.high:.1f}\n"
                f"seats = {rung.seats}\ngroups = {rung.groups}\n"
                + (f"options = {{ {options} }}\n" if options else "")
            )
    return "\n".join(parts)
