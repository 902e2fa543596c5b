"""How a deal ended, and how deals make a match."""

from typing import Final

from pakl.kernel.race import Race

UNTIL_TARGET: Final = 0
NO_TARGET: Final = 0


class Outcome:
    """Why a deal ended, and what it brought each contestant.

    Contestants are the seats in order, then any dummies. ``tie_breaks`` decide
    between equal scores; the higher one is better placed.
    """

    def __init__(self, clause: str, scores: list[int], tie_breaks: list[int]) -> None:
        self.clause = clause
        self.scores = scores
        self.tie_breaks = tie_breaks


class MatchRule:
    """How many deals a match has and who wins it.

    A match lasts a fixed number of deals, or until someone's total reaches the
    target; a deal is always played to its end. A game of two whose deals bring points
    in lumps may say how likely each wins from where they stand: that is its ``race``.
    """

    def __init__(
        self, *, deals: int, target: int, highest_wins: bool, race: Race | None = None
    ) -> None:
        self.deals = deals
        self.target = target
        self.highest_wins = highest_wins
        self.race = race

    def is_over(self, outcomes: list[Outcome]) -> bool:
        """Whether these deals make a whole match."""
        if not outcomes:
            return False
        if self.deals != UNTIL_TARGET:
            return len(outcomes) >= self.deals
        return max(totals(outcomes)) >= self.target

    def places(self, outcomes: list[Outcome]) -> list[int]:
        """The place of each contestant, from 1; equal contestants share a place.

        Equal totals are decided by the tie-breaks of the last deal.
        """
        points = totals(outcomes)
        tie_breaks = outcomes[-1].tie_breaks
        places: list[int] = []
        for one in range(len(points)):
            better = 0
            for other in range(len(points)):
                if self.is_ahead(points[other], points[one]) or (
                    points[other] == points[one] and tie_breaks[other] > tie_breaks[one]
                ):
                    better += 1
            places.append(better + 1)
        return places

    def is_ahead(self, one: int, other: int) -> bool:
        """Whether one total is better than another."""
        if self.highest_wins:
            return one > other
        return one < other


def single_deal(*, highest_wins: bool) -> MatchRule:
    """A match of one deal."""
    return MatchRule(deals=1, target=NO_TARGET, highest_wins=highest_wins)


def totals(outcomes: list[Outcome]) -> list[int]:
    """The sum of each contestant's scores."""
    sums = outcomes[0].scores[:]
    for outcome in outcomes[1:]:
        for contestant, score in enumerate(outcome.scores):
            sums[contestant] += score
    return sums
