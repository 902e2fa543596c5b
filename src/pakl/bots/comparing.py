"""Comparing what can be done: every candidate is tried in the same imagined worlds.

A ``Bandit`` of the search answers which candidate is best. A comparison also keeps what became
of each, so that levels can err by a measured amount and hints can say why.
"""

from math import sqrt
from typing import Final

from pakl.bots.budget import Budget, cpu_seconds
from pakl.bots.position import Position
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.game import State
from pakl.kernel.odds import CERTAIN
from pakl.kernel.outcome import Outcome, single_deal
from pakl.kernel.sets import has
from pakl.kernel.worlds import Worlds
from pakl.search.rollout import Rollout, next_to_act
from pakl.search.stakes import ALL, Stakes

# After so many worlds a comparison may end, however little time there is.
LEAST_WORLDS: Final = 2
# So many candidates are compared, however long it takes.
LEAST_CANDIDATES: Final = 2


class Tally:
    """A candidate, and what became of it in each world so far.

    ``worths`` are what the search goes by, ``chances`` those to win the match, both from 0 to 1.
    ``wins`` counts the deals that the seat won; one that was broken off counts by how likely a
    win is. ``ended`` counts the deals that were not, and ``points`` sums up what the seat scored
    in these. ``cut_short`` counts the deals that somebody else won before the seat's next turn,
    and ``settled`` those that the seat won without another turn.
    """

    def __init__(self, action: ActionId) -> None:
        self.action: ActionId = action
        self.worths: list[float] = []
        self.chances: list[float] = []
        self.wins = 0.0
        self.ended = 0
        self.points = 0
        self.cut_short = 0
        self.settled = 0

    @property
    def worlds(self) -> int:
        """In how many worlds it was tried."""
        return len(self.worths)

    def mean(self) -> float:
        """What it was worth on average."""
        return mean_of(self.worths)

    def wins_at_once(self) -> bool:
        """Whether the deal was won without another turn in every world."""
        return self.worlds > 0 and self.settled == self.worlds


class Lead:
    """By how much one candidate did better than another in the worlds that both saw."""

    def __init__(self, one: list[float], other: list[float]) -> None:
        differences = [first - second for first, second in zip(one, other)]
        self.mean = mean_of(differences) if differences else 0.0
        self.error = standard_error(differences)


class Comparison:
    """Candidates of one decision; from the second action on everybody plays by ratings."""

    def __init__(
        self,
        position: Position,
        actions: list[ActionId],
        worlds: Worlds,
        rollout: Rollout,
        *,
        minds_the_match: bool = True,
    ) -> None:
        """The first of the actions is the favourite: what a careful player would do."""
        sheet = position.sheet
        self.game = position.game
        self.seat = position.seat
        self.rule = sheet.game.match_rule(sheet.seats)
        self.before = position.before
        if not minds_the_match:
            self.rule = single_deal(highest_wins=self.rule.highest_wins)
            self.before = []
        self.stakes = Stakes(self.rule, self.before, sheet.seats)
        self.match_stakes = Stakes(self.rule, self.before, sheet.seats, only_wins=True)
        self.deal_stakes = Stakes(
            single_deal(highest_wins=self.rule.highest_wins), [], sheet.seats, only_wins=True
        )
        self.worlds = worlds
        self.rollout = rollout
        self.tallies = [Tally(action) for action in actions]
        self.iterations = 0

    def go_on(self, worlds: int, budget: Budget, dice: Dice) -> None:
        """Tries all candidates in so many more worlds, or until the budget is spent.

        What there was no time for in the first world of all is no candidate any more.
        """
        begun = cpu_seconds()
        for number in range(worlds):
            if number >= LEAST_WORLDS and self.is_spent(budget, begun):
                return
            world = self.next_world(dice)
            for place, tally in enumerate(self.tallies):
                is_late = budget.seconds > 0 and cpu_seconds() - begun > budget.seconds
                if is_late and place >= LEAST_CANDIDATES and tally.worlds == 0:
                    self.keep(self.tallies[:place])
                    break
                self.try_one(tally, world, dice)
                self.iterations += 1

    def is_spent(self, budget: Budget, begun: float) -> bool:
        """Whether there is nothing left for another world."""
        if budget.iterations:
            return self.iterations + len(self.tallies) > budget.iterations
        return cpu_seconds() - begun > budget.seconds

    def next_world(self, dice: Dice) -> State:
        """One more world, in which nobody has chosen in secret yet."""
        world = self.worlds.imagine(dice)
        self.game.take_back_secrets(world, self.seat)
        return world

    def try_one(self, tally: Tally, world: State, dice: Dice) -> None:
        """Plays a world on after a candidate."""
        state = world.copy()
        self.game.apply(state, self.seat, tally.action)
        is_last_turn = self.play_to_next_turn(state, dice)
        self.rollout.play(state, dice)
        self.stakes.judge(self.game, state)
        tally.worths.append(float(self.stakes.worths[self.seat]) / ALL)
        if not state.is_over:
            tally.chances.append(tally.worths[-1])
            tally.wins += float(self.game.ahead(state, self.seat)) / CERTAIN
            return
        outcome = self.game.outcome(state)
        share = self.share_of_deal(outcome)
        tally.chances.append(self.chance(outcome))
        tally.wins += share
        tally.ended += 1
        tally.points += outcome.scores[self.seat]
        if is_last_turn and share == 1.0:
            tally.settled += 1
        if is_last_turn and share == 0.0:
            tally.cut_short += 1

    def play_to_next_turn(self, state: State, dice: Dice) -> bool:
        """Lets the others act until it is the seat's turn; answers whether it never is."""
        rollout = self.rollout
        rollout.deal(state, dice)
        decisions = 0
        while not state.is_over:
            if has(state.to_act, self.seat):
                return False
            acting = next_to_act(state, dice)
            if acting == self.seat:
                return False
            self.game.apply(state, acting, rollout.pick(state, acting, dice))
            rollout.deal(state, dice)
            decisions += 1
            if decisions > self.game.most_decisions:
                raise RulesBroken(f"a deal of {self.game.id} does not come back to a seat")
        return True

    def chance(self, outcome: Outcome) -> float:
        """The seat's chance to win the match if the deal ends so."""
        self.match_stakes.settle(outcome)
        return float(self.match_stakes.worths[self.seat]) / ALL

    def share_of_deal(self, outcome: Outcome) -> float:
        """1 if the seat has won the deal, 0 if it has lost it; a share where all are level."""
        self.deal_stakes.settle(outcome)
        return float(self.deal_stakes.worths[self.seat]) / ALL

    def leaders_first(self) -> list[Tally]:
        """The candidates, those worth most first; the favourite first among equals."""
        return sorted(self.tallies, key=negative_mean)

    def keep(self, tallies: list[Tally]) -> None:
        """Goes on with these candidates only."""
        self.tallies = tallies


def negative_mean(tally: Tally) -> float:
    """Sorts candidates, those worth most first."""
    return -tally.mean()


def mean_of(numbers: list[float]) -> float:
    """The mean; in the middle if there is nothing yet."""
    return sum(numbers) / len(numbers) if numbers else 0.5


def standard_error(numbers: list[float]) -> float:
    """The standard error of a mean; 1 if nothing can be said about it."""
    count = len(numbers)
    if count < 2:
        return 1.0
    mean = mean_of(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return sqrt(variance / count)
