"""The panel's claims in the registry: written down before they are played.

A claim has seeds of its own, which are used once. If the sources change it is another claim, on
fresh seeds; if a panel was only broken off it goes on with the line and the seeds it had.

    claim = claimed(registry, result_of, "confirm panel fox careful", numbers, "wins 75 %")
    ... play claim.result on ``numbers`` ...
    registry.end(claim.experiment, claim.result)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pakl.arena.machine import engine_digest
from pakl.arena.registry import ENDED, PLANNED, Registry, number_of, what_is_tried
from pakl.arena.results import Result

FIRST: Final = 1


@dataclass(frozen=True)
class Claim:
    """A claim, the number of its line, and the result that its deals are added to."""

    experiment: int
    result: Result


def claimed(
    registry: Registry,
    result_of: Callable[[str], Result],
    block: str,
    numbers: range,
    hypothesis: str,
) -> Claim:
    """A claim that is written down: its own line if it was broken off, or a new one.

    ``result_of`` makes the empty result of a block of seeds. The blocks are the one that is named
    and, if that is used, others named after it.
    """
    turn = FIRST
    while True:
        result = result_of(block if turn == FIRST else f"{block} {turn}")
        tried = what_is_tried(result, numbers)
        lines = [line for line in registry.lines() if line.get("seeds") == tried["seeds"]]
        if not lines:
            [experiment] = registry.plan([result], numbers, hypothesis)
            return Claim(experiment, result)
        for line in lines:
            is_same = all(line.get(name) == value for name, value in tried.items())
            if is_same and line.get("engine") == engine_digest() and is_open(registry, line):
                return Claim(number_of(line), result)
        turn += 1


def is_open(registry: Registry, planned: dict[str, object]) -> bool:
    """Whether an experiment was planned and has not ended yet."""
    number = number_of(planned)
    ended = [line for line in registry.lines() if line.get("stage") == ENDED]
    return planned.get("stage") == PLANNED and number not in [number_of(line) for line in ended]
