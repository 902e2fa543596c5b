"""The sequential test: plays on until it is clear which of two hypotheses holds.

Wald's test on deal groups. H0 says that A wins the fair share, H1 that it wins so much more.
The likelihood ratio takes the groups' shares as normal, with the variance seen so far.
"""

import math
from dataclasses import dataclass
from typing import Final

ERROR: Final = 0.05
FEWEST_GROUPS: Final = 30


@dataclass(frozen=True)
class Hypotheses:
    """Two shares to choose between, each wrongly refused with a chance of 5 %."""

    h0: float
    h1: float

    def bound(self) -> float:
        """The log of the likelihood ratio at which the test is over: ln 19."""
        return math.log((1 - ERROR) / ERROR)


class SequentialTest:
    """The test as it stands after some groups."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.groups = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        """Takes in A's share of the next group."""
        self.groups += 1
        self.total += share
        self.squares += share * share

    def variance(self) -> float:
        """The variance of a group's share.

        Two groups that nobody played, one won and one lost, keep it from being 0 when the
        first ones all come out alike.
        """
        mean = self.total / self.groups
        seen = self.squares - self.groups * mean * mean
        return (seen + mean * mean + (1 - mean) * (1 - mean)) / (self.groups + 2)

    def log_ratio(self) -> float:
        """The log of how much better H1 explains the groups than H0."""
        if not self.groups:
            return 0.0
        h0, h1 = self.hypotheses.h0, self.hypotheses.h1
        return (h1 - h0) * (self.total - self.groups * (h0 + h1) / 2) / self.variance()

    def verdict(self) -> str:
        """``H1`` or ``H0`` once the test is over, else an empty word."""
        if self.groups < FEWEST_GROUPS:
            return ""
        ratio, bound = self.log_ratio(), self.hypotheses.bound()
        if ratio >= bound:
            return "H1"
        return "H0" if ratio <= -bound else ""

    def as_json(self) -> dict[str, object]:
        """The test as a result holds it."""
        return {
            "h0": self.hypotheses.h0,
            "h1": self.hypotheses.h1,
            "groups": self.groups,
            "log_ratio": self.log_ratio(),
            "bound": self.hypotheses.bound(),
            "verdict": self.verdict(),
        }
