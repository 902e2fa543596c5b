"""How strong, and how sure: figures whose unit is the deal group, not the game.

The games of a group share their deal, so they are no independent witnesses; the groups are.
All intervals are therefore over the means of groups, whatever the games within one do
(``docs/reference/arena.md`` has the formulas).
"""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

CONFIDENCE: Final = 0.95
NORMAL_FROM: Final = 1_000
"""From so many degrees of freedom on Student's t is the normal distribution."""
HALVINGS: Final = 60


@dataclass(frozen=True)
class Estimate:
    """A mean over deal groups with its 95 % interval."""

    mean: float
    low: float
    high: float

    def times(self, factor: float) -> "Estimate":
        """The same figure in another unit."""
        return Estimate(self.mean * factor, self.low * factor, self.high * factor)

    def half_width(self) -> float:
        """Half the width of the interval: what stands after ±."""
        return (self.high - self.low) / 2

    def has(self, value: float) -> bool:
        """Whether a value lies in the interval."""
        return self.low <= value <= self.high

    def as_json(self) -> dict[str, float | None]:
        """The figure as a result holds it."""
        return {"mean": finite(self.mean), "low": finite(self.low), "high": finite(self.high)}


def finite(number: float) -> float | None:
    """A number that JSON can write; None for one without bound."""
    return number if math.isfinite(number) else None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of the groups' values; with fewer than two groups nothing is sure."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    reach = t_quantile(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(values: Sequence[float]) -> Estimate:
    """The mean of values from 0 to 1.

    If all groups came out alike their spread says nothing. Then the interval is exact: the
    share q of groups that come out otherwise is at most that for which n equal ones in a row
    have a chance of 2.5 %, and what those bring lies between 0 and 1.
    """
    if len(set(values)) == 1:
        alike = values[0]
        others = 1 - ((1 - CONFIDENCE) / 2) ** (1 / len(values))
        return Estimate(alike, alike * (1 - others), alike + (1 - alike) * others)
    raw = estimate(values)
    return Estimate(raw.mean, max(0.0, raw.low), min(1.0, raw.high))


def t_within(t: float, freedom: int) -> float:
    """The chance that Student's t lies between -t and t (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    if freedom >= NORMAL_FROM:
        return math.erf(t / math.sqrt(2))
    angle = math.atan(t / math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    is_odd = freedom % 2
    term = cosine if is_odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + is_odd, freedom - 1, 2):
        term *= (power - 1) / power * cosine * cosine
        total += term
    if is_odd:
        return 2 / math.pi * (angle + sine * total)
    return sine * total


@lru_cache(maxsize=1_000)
def t_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The t that is exceeded, up or down, only with the chance that is left."""
    low, high = 0.0, 1.0
    while t_within(high, freedom) < confidence:
        high *= 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if t_within(middle, freedom) < confidence:
            low = middle
        else:
            high = middle
    return high


def chance_of_luck(values: Sequence[float], fair: float) -> float:
    """The two-sided p value of the groups' mean if it were the fair one."""
    if len(values) < 2:
        return 1.0
    mean, spread = statistics.fmean(values), statistics.stdev(values)
    if spread == 0:
        # Nothing to divide by; so many on one side in a row is the sign test's case.
        return 1.0 if mean == fair else sign_test(len(values), 0)
    return 1 - t_within(abs(mean - fair) / spread * math.sqrt(len(values)), len(values) - 1)


def sign_test(won: int, lost: int) -> float:
    """The exact chance of so uneven a count, or a more uneven one, by tossing fair coins."""
    tosses = won + lost
    tail = sum(math.comb(tosses, heads) for heads in range(min(won, lost) + 1))
    return min(1.0, 2 * tail / (1 << tosses))


@dataclass(frozen=True)
class Sweeps:
    """How many pairs one side won in both seats."""

    by_a: int
    by_b: int

    def chance_of_luck(self) -> float:
        """The p value of the sign test on them."""
        return sign_test(self.by_a, self.by_b)


def sweeps_of(pairs: Sequence[float]) -> Sweeps:
    """The pairs that one side won altogether, by A's share of each."""
    return Sweeps(sum(pair == 1 for pair in pairs), sum(pair == 0 for pair in pairs))


def correlation_within(groups: Sequence[Sequence[float]]) -> float:
    """How alike A's results are within a group: the mean covariance over the mean variance.

    Each place in the group is compared with its own mean, so that a good seat is no likeness.
    Below 0 the rotations take luck out; 0 if nothing varies.
    """
    games = len(groups[0])
    if len(groups) < 2 or games < 2:
        return 0.0
    columns = [[group[game] for group in groups] for game in range(games)]
    variances = sum(statistics.variance(column) for column in columns)
    if variances == 0:
        return 0.0
    # The variance of the sum holds every covariance twice.
    covariances = statistics.variance([sum(group) for group in groups]) - variances
    return covariances / (games - 1) / variances


def elo(share: float) -> float:
    """The difference in Elo points at which one is expected to win this share."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return -400 * math.log10(1 / share - 1)


def holm(chances: Sequence[float]) -> list[float]:
    """The p values of several comparisons, made so that none is found by mere searching."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    adjusted = [0.0] * len(chances)
    least = 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, chances[place] * (len(chances) - rank)))
        adjusted[place] = least
    return adjusted
