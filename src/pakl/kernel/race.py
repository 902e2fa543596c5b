"""A race of two to a target, deal by deal: who wins it if deals bring what they usually bring.

Points that come in lumps make a race uneven: in The Fox in the Forest, where every round brings
somebody six or more, 17 to 15 of 21 is hardly better than 15 to 15.
"""

from typing import Final, final

# Who lacks more than this is so far from the target that lumps make no difference.
MOST_LEFT: Final = 40

EVEN: Final = 0.5


@final
class UsualDeal:
    """What a deal brings to one and to the other, either way round, and how often it does."""

    def __init__(self, more: int, less: int, often: int) -> None:
        self.more = more
        self.less = less
        self.often = often


@final
class Race:
    """The chances of two who play for the most points, and to a target."""

    def __init__(self, target: int, deals: list[UsualDeal]) -> None:
        self.target = target
        # A deal that brings nothing changes nothing.
        self.deals = [deal for deal in deals if deal.more > 0]
        self.side = min(target, MOST_LEFT) + 1
        self.chances: list[float] = []

    def tells(self, one: int, other: int) -> bool:
        """Whether it is near enough to its end, and not over, with such points."""
        least = self.target - self.side
        return least < one < self.target and least < other < self.target

    def chance(self, one: int, other: int) -> float:
        """How likely who has the first of these points wins against who has the second."""
        if not self.chances:
            self.work_out()
        return self.chances[(self.target - one) * self.side + self.target - other]

    def work_out(self) -> None:
        """The chances by what both still lack, those who lack least first."""
        self.chances = [EVEN for _ in range(self.side * self.side)]
        all_deals = 2.0 * sum([deal.often for deal in self.deals])
        for one in range(1, self.side):
            for other in range(1, self.side):
                wins = 0.0
                for deal in self.deals:
                    wins += deal.often * self.after(one, other, deal.more, deal.less)
                    wins += deal.often * self.after(one, other, deal.less, deal.more)
                self.chances[one * self.side + other] = wins / all_deals

    def after(self, one: int, other: int, points: int, others: int) -> float:
        """The chance of who lacked so much, after a deal that brought both such points."""
        one -= points
        other -= others
        if one > 0 and other > 0:
            return self.chances[one * self.side + other]
        if one == other:
            return by_comparison(points, others)
        return by_comparison(other, one)


def by_comparison(one: int, other: int) -> float:
    """Who has more wins; who has as much wins half."""
    if one == other:
        return EVEN
    return 1.0 if one > other else 0.0
