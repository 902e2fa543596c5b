"""Candidates are tried in the same worlds, and the worse half is dropped again and again.

Trying all candidates in the same worlds makes their differences much surer than their
values. In the end the favourite, which is what a careful player would do without thinking
ahead, is given up only for something that is clearly better.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game, State
from pakl.kernel.seats import Seat
from pakl.kernel.worlds import Worlds
from pakl.search.clock import Clock
from pakl.search.rollout import Rollout
from pakl.search.stakes import ALL, Stakes

# After so many worlds a round may end, however little time there is.
LEAST_WORLDS: Final = 2
# The first world may take such a share of the time; what was not tried then is not tried at all.
FIRST_SHARE: Final = 0.2
# In so many worlds each candidate should be tried before the first are dropped: if there is not
# the time for that, only the better rated are tried.
WORLDS_AT_FIRST: Final = 8
# After so many worlds the matter may be decided: the best leads by so many errors, or what it
# leads by makes no difference.
LEAST_TO_DECIDE: Final = 48
DECIDED: Final = 4.0
NO_DIFFERENCE: Final = 0.002


@final
class Candidate:
    """A plan that is tried, often one action, and what it was worth in each world so far."""

    def __init__(self, plan: list[ActionId]) -> None:
        self.plan = plan
        self.action: ActionId = plan[0]
        self.sum: i64 = 0
        self.worths: vec[i64] = vec[i64]()

    def take(self, worth: i64) -> None:
        """It was worth so much in the next world."""
        self.sum += worth
        self.worths = append(self.worths, worth)

    def is_new(self) -> bool:
        """Whether it was not tried yet."""
        return len(self.worths) == 0

    def mean(self) -> float:
        """What it was worth on average, from 0 to 1."""
        if len(self.worths) == 0:
            return 0.5
        return float(self.sum) / (float(len(self.worths)) * ALL)


@final
class Lead:
    """By how much one candidate is better than another in the worlds that both saw."""

    def __init__(self, one: Candidate, other: Candidate) -> None:
        worlds: i64 = min(len(one.worths), len(other.worths))
        total = 0.0
        squares = 0.0
        world: i64 = 0
        while world < worlds:
            difference = float(one.worths[world] - other.worths[world]) / ALL
            total += difference
            squares += difference * difference
            world += 1
        self.mean = 0.0
        self.error = 1.0
        if worlds > 1:
            self.mean = total / float(worlds)
            variance = max(0.0, squares / float(worlds) - self.mean * self.mean)
            self.error = sqrt(variance / float(worlds - 1))


@final
class Bandit:
    """A search over the next plan only; from there on everybody plays by ratings."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        stakes: Stakes,
        rollout: Rollout,
        worlds: Worlds,
        plans: list[list[ActionId]],
    ) -> None:
        """The first of the plans is the favourite."""
        self.game = game
        self.seat: Seat = seat
        self.stakes = stakes
        self.rollout = rollout
        self.worlds = worlds
        self.candidates = [Candidate(plan) for plan in plans]
        self.tried = self.candidates[:]
        self.is_clear = False

    def think(self, clock: Clock, dice: Dice) -> None:
        """Tries the candidates until the time is up or all is clear, the better ones longer."""
        self.begin(clock, dice)
        rounds = rounds_for(len(self.tried))
        for number in range(rounds):
            self.compare(clock, (number + 1) / rounds, dice)
            if number + 1 < rounds:
                self.drop_the_worse_half()

    def begin(self, clock: Clock, dice: Dice) -> None:
        """Finds out how long trying takes, and tries only what there is time for."""
        self.try_all(clock, FIRST_SHARE, dice)
        while self.tried[-1].is_new():
            self.tried.pop()
        often = clock.left() / WORLDS_AT_FIRST
        while len(self.tried) > 2 and len(self.tried) * rounds_for(len(self.tried)) > often:
            self.tried.pop()

    def compare(self, clock: Clock, until: float, dice: Dice) -> None:
        """Tries all that are left in the same worlds, until so much of the time is spent."""
        worlds = 0
        look_at = LEAST_TO_DECIDE
        while worlds < LEAST_WORLDS or clock.spent() < until:
            if clock.spent() >= 1.0 or self.is_clear:
                return
            self.try_all(clock, 1.0, dice)
            worlds += 1
            if worlds == look_at:
                look_at += worlds // 2
                self.is_clear = self.is_decided()

    def try_all(self, clock: Clock, until: float, dice: Dice) -> None:
        """Tries all that are left in one world, but breaks off if so much time is spent."""
        world = self.worlds.imagine(dice)
        self.game.take_back_secrets(world, self.seat)
        for number, candidate in enumerate(self.tried):
            if number > 1 and clock.spent() >= until:
                return
            candidate.take(self.worth_of(world, candidate.plan, dice))
            clock.done += 1

    def worth_of(self, world: State, plan: list[ActionId], dice: Dice) -> i64:
        """What the seat gets if it acts so in this world and all play on."""
        state = world.copy()
        for action in plan:
            self.game.apply(state, self.seat, action)
        self.rollout.play(state, dice)
        self.stakes.judge(self.game, state)
        return self.stakes.worths[self.seat]

    def is_decided(self) -> bool:
        """Whether trying on would hardly change what is best, or make no difference."""
        best = self.leader()
        for other in self.tried:
            if other is best:
                continue
            lead = Lead(best, other)
            is_alike = lead.mean + 2.0 * lead.error < NO_DIFFERENCE
            if lead.mean < DECIDED * lead.error and not is_alike:
                return False
        return True

    def drop_the_worse_half(self) -> None:
        """Goes on with the better half; the favourite among equals comes first."""
        wanted = (len(self.tried) + 1) // 2
        kept: list[Candidate] = []
        for number, candidate in enumerate(self.tried):
            ahead = 0
            for place, other in enumerate(self.tried):
                is_equal = other.mean() == candidate.mean()
                if other.mean() > candidate.mean() or (is_equal and place < number):
                    ahead += 1
            if ahead < wanted:
                kept.append(candidate)
        self.tried = kept

    def leader(self) -> Candidate:
        """The candidate that was worth most so far; the earlier of equals."""
        best = self.tried[0]
        for candidate in self.tried:
            if not candidate.is_new() and candidate.mean() > best.mean():
                best = candidate
        return best

    def best(self, doubt: float) -> Candidate:
        """The best candidate; the favourite unless that is so many errors worse."""
        favourite = self.candidates[0]
        best = self.leader()
        if best is favourite:
            return favourite
        lead = Lead(best, favourite)
        if lead.mean <= doubt * lead.error:
            return favourite
        return best


def rounds_for(candidates: int) -> int:
    """How often half of so many is dropped until one or two are left."""
    rounds = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        rounds += 1
    return rounds
