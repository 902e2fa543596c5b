"""What decisions cost: processor time by decision, and how often a budget was exceeded."""

import math
from array import array
from collections.abc import Sequence

from pakl.bots.budget import Budget


class Costs:
    """The decisions of one arm. Nothing is done about an overspent budget but counting it."""

    def __init__(self) -> None:
        self.seconds = array("d")
        self.iterations = 0
        self.overspent = 0

    def note(self, budget: Budget, iterations: int, seconds: float) -> None:
        """Counts one decision."""
        self.seconds.append(seconds)
        self.iterations += iterations
        self.overspent += budget.is_overspent(iterations, seconds)

    def add(self, other: "Costs") -> None:
        """Counts other decisions too."""
        self.seconds.extend(other.seconds)
        self.iterations += other.iterations
        self.overspent += other.overspent

    def as_json(self) -> dict[str, float]:
        """The costs in a few numbers."""
        ordered = sorted(self.seconds)
        return {
            "decisions": len(ordered),
            "iterations": self.iterations,
            "overspent": self.overspent,
            "cpu_seconds": sum(ordered),
            "p50": percentile(ordered, 0.5),
            "p99": percentile(ordered, 0.99),
            "max": percentile(ordered, 1),
        }


def percentile(ordered: Sequence[float], share: float) -> float:
    """The least value that this share of all does not exceed; 0 if there is none."""
    if not ordered:
        return 0.0
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
