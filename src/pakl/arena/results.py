"""The result of a trial: what was played, what it shows, and what it cost."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from pakl.arena.costs import Costs
from pakl.arena.estimates import (
    Estimate,
    Sweeps,
    chance_of_luck,
    correlation_within,
    elo,
    estimate,
    estimate_share,
    holm,
    sweeps_of,
)
from pakl.arena.sprt import Hypotheses, SequentialTest
from pakl.arena.trial import GroupResult, Trial

ACCEPTED: Final = "accepted"
REFUTED: Final = "refuted"
OPEN: Final = "inconclusive"
SANE: Final = "sane"
NOT_SANE: Final = "not sane"


@dataclass
class Result:
    """A trial and the groups played so far, in order. All figures are arm A's."""

    trial: Trial
    bar: float
    """The win share that A claims to exceed."""
    test: SequentialTest | None = None
    is_check: bool = False
    """Whether an arm plays against itself, only to see that it wins its fair share."""
    groups: list[GroupResult] = field(default_factory=list)
    costs_a: Costs = field(default_factory=Costs)
    costs_b: Costs = field(default_factory=Costs)

    def add(self, group: GroupResult) -> None:
        """Counts one more deal group."""
        self.groups.append(group)
        self.costs_a.add(group.costs_a)
        self.costs_b.add(group.costs_b)
        if self.test is not None:
            self.test.add(fmean(group.wins))

    def is_decided(self) -> bool:
        """Whether the sequential test, if there is one, is over."""
        return self.test is not None and self.test.verdict() != ""

    def shares(self) -> list[float]:
        """A's win share in each group."""
        return [fmean(group.wins) for group in self.groups]

    def wins(self) -> Estimate:
        """A's share of the wins; what several win together is divided."""
        return estimate_share(self.shares())

    def ratio(self) -> Estimate:
        """The win share in fair shares: 1 is what each wins if all are alike."""
        return self.wins().times(self.trial.seats)

    def points(self) -> Estimate:
        """A's points less B's in a match, turned so that more is better."""
        return estimate([fmean(group.points) for group in self.groups])

    def place(self) -> Estimate:
        """A's mean place; seats that share one have the mean of theirs."""
        return estimate([fmean(group.places) for group in self.groups])

    def lasts(self) -> Estimate:
        """How often A comes last."""
        return estimate_share([fmean(group.lasts) for group in self.groups])

    def sweeps(self) -> Sweeps:
        """The pairs won in both seats."""
        return sweeps_of(self.shares())

    def chance_of_luck(self) -> float:
        """The p value of A's share against the fair one."""
        return chance_of_luck(self.shares(), self.trial.fair_share())

    def correlation(self) -> float:
        """How alike A's results are within a group."""
        return correlation_within([group.wins for group in self.groups])

    def games(self) -> int:
        """How many matches were played."""
        return sum(len(group.wins) for group in self.groups)

    def verdict(self) -> str:
        """What became of the claim, by the sequential test or by the whole interval."""
        if self.is_check:
            return SANE if self.wins().has(self.trial.fair_share()) else NOT_SANE
        if self.test is not None:
            return {"H1": ACCEPTED, "H0": REFUTED, "": OPEN}[self.test.verdict()]
        wins = self.wins()
        if wins.low > self.bar:
            return ACCEPTED
        return REFUTED if wins.high < self.bar else OPEN

    def figures(self) -> dict[str, object]:
        """All that the same seeds and iterations always give again."""
        wins = self.wins()
        figures: dict[str, object] = {
            "groups": len(self.groups),
            "games": self.games(),
            "win_share": wins.as_json(),
            "fair_share_ratio": self.ratio().as_json(),
            "points": self.points().as_json(),
            "place": self.place().as_json(),
            "last_share": self.lasts().as_json(),
            "correlation": self.correlation(),
            "p": self.chance_of_luck(),
            "verdict": self.verdict(),
        }
        if self.trial.seats == 2:
            sweeps = self.sweeps()
            figures["elo"] = Estimate(elo(wins.mean), elo(wins.low), elo(wins.high)).as_json()
            figures["sweeps"] = {"a": sweeps.by_a, "b": sweeps.by_b, "p": sweeps.chance_of_luck()}
        if self.test is not None:
            figures["sprt"] = self.test.as_json()
        return figures

    def as_json(self) -> dict[str, object]:
        """The whole result: the trial, its figures, every group, and the costs."""
        trial = self.trial
        return {
            "sheet": trial.sheet,
            "seats": trial.seats,
            "a": trial.a.label(),
            "b": trial.b.label(),
            "composition": trial.composition,
            "seeds": trial.block,
            "bar": self.bar,
            "figures": self.figures(),
            "by_group": [
                {"group": group.number, "wins": group.wins, "points": group.points}
                for group in self.groups
            ],
            "costs": self.costs(),
        }

    def costs(self) -> dict[str, object]:
        """What the decisions of both arms cost."""
        return {"a": self.costs_a.as_json(), "b": self.costs_b.as_json()}


def fresh_result(trial: Trial, bar: float | None = None, gain: float | None = None) -> Result:
    """A result without groups yet.

    Args:
        trial: What will be played.
        bar: The win share that A claims to exceed; the fair one if none is named.
        gain: With a sequential test, how much more than the bar A wins by H1.
    """
    least = trial.fair_share() if bar is None else bar
    test = None if gain is None else SequentialTest(Hypotheses(least, least + gain))
    return Result(trial, least, test)


def fresh_check(trial: Trial) -> Result:
    """A result without groups yet, of an arm against itself."""
    return Result(trial, trial.fair_share(), is_check=True)


def chances_of_luck(results: Sequence[Result]) -> list[float]:
    """The p value of each result; those of the claims by Holm, checks count by themselves."""
    raw = [result.chance_of_luck() for result in results]
    claims = [place for place, result in enumerate(results) if not result.is_check]
    for place, chance in zip(claims, holm([raw[place] for place in claims])):
        raw[place] = chance
    return raw


def collect(result: Result, groups: Iterable[GroupResult]) -> Iterator[Result]:
    """Takes in groups until they end or the sequential test is over."""
    for group in groups:
        result.add(group)
        yield result
        if result.is_decided():
            return
