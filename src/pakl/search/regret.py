"""Choices made at the same time: each seat mixes its own so that it regrets nothing.

All who choose are learners. In turn one of them is told what each of its choices would have
brought against what the others drew, and leans towards what it regrets not having chosen. What
is played is the average of all mixtures on the way, because the last one swings.
"""

from typing import Final, final

from mypy_extensions import i64

from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game, State
from pakl.kernel.mixtures import shares_of
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.worlds import Worlds
from pakl.search.clock import Clock
from pakl.search.rollout import Rollout
from pakl.search.stakes import ALL, Stakes

# So often a learner tries anything, or what it has given up would never be seen again.
EXPLORING: Final = 0.08
# What is chosen more rarely than this is a remainder of the way, not of the answer.
LEAST_SHARE: Final = 0.05
GRAIN: Final = 1 << 20


@final
class Learner:
    """A seat's choices, how much it regrets each, and how often it would have chosen it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat
        self.actions: list[ActionId] = []
        self.regrets: list[float] = []
        self.shares: list[float] = []

    def place_of(self, action: ActionId) -> int:
        """The place of an action, which is new if it was not there."""
        for place, known in enumerate(self.actions):
            if known == action:
                return place
        self.actions.append(action)
        self.regrets.append(0.0)
        self.shares.append(0.0)
        return len(self.actions) - 1

    def mixture(self, places: list[int]) -> list[float]:
        """How often each of these is chosen now: by regret, or all alike without any."""
        return shares_of([self.regrets[place] for place in places])


@final
class RegretSearch:
    """The search of one secret choice."""

    def __init__(
        self, game: Game, seat: Seat, stakes: Stakes, rollout: Rollout, worlds: Worlds
    ) -> None:
        self.game = game
        self.seat: Seat = seat
        self.stakes = stakes
        self.rollout = rollout
        self.worlds = worlds
        self.learners: list[Learner] = []

    def learner(self, seat: Seat) -> Learner:
        """The learner of a seat."""
        for learner in self.learners:
            if learner.seat == seat:
                return learner
        learner = Learner(seat)
        self.learners.append(learner)
        return learner

    def think(self, clock: Clock, dice: Dice) -> None:
        """Lets the seats learn in turn until the time is up; this seat learns every second time."""
        turn = 0
        while turn < 2 or clock.spent() < 1.0:
            world = self.worlds.imagine(dice)
            self.game.take_back_secrets(world, self.seat)
            choosing = members_of(world.to_act)
            others = [Seat(seat) for seat in choosing if seat != self.seat]
            learning = self.seat
            if others and turn % 2:
                learning = others[turn // 2 % len(others)]
            clock.done += self.teach(world, learning, choosing, dice)
            turn += 1

    def teach(self, world: State, learning: Seat, choosing: list[int], dice: Dice) -> i64:
        """One seat learns against what the others draw; answers how many deals that took."""
        before = world.copy()
        for number in choosing:
            seat = Seat(number)
            if seat != learning:
                self.game.apply(before, seat, self.drawn(before, seat, dice))
        learner = self.learner(learning)
        places = self.places(learner, before, learning)
        mixture = learner.mixture(places)
        worths: list[float] = []
        expected = 0.0
        for number, place in enumerate(places):
            state = before.copy()
            self.game.apply(state, learning, learner.actions[place])
            self.rollout.play(state, dice)
            self.stakes.judge(self.game, state)
            worth = float(self.stakes.worths[learning]) / ALL
            worths.append(worth)
            expected += mixture[number] * worth
        for number, place in enumerate(places):
            learner.shares[place] += mixture[number]
            learner.regrets[place] = max(0.0, learner.regrets[place] + worths[number] - expected)
        return len(places)

    def places(self, learner: Learner, state: State, seat: Seat) -> list[int]:
        """The places of what the seat may choose."""
        self.rollout.list_choices(state, seat)
        choices = self.rollout.choices
        places: list[int] = []
        place: i64 = 0
        while place < choices.size:
            places.append(learner.place_of(choices.at(place)))
            place += 1
        return places

    def drawn(self, state: State, seat: Seat, dice: Dice) -> ActionId:
        """What a seat draws from its mixture."""
        learner = self.learner(seat)
        places = self.places(learner, state, seat)
        if share(dice) < EXPLORING:
            return learner.actions[places[dice.below(len(places))]]
        return learner.actions[places[drawn_by(learner.mixture(places), dice)]]

    def choice(self, dice: Dice) -> ActionId:
        """What this seat plays: drawn from its average mixture."""
        return self.learner(self.seat).actions[drawn_by(self.mixture(), dice)]

    def mixture(self) -> list[float]:
        """How often each action of this seat's learner is to be chosen, in the average."""
        return without_the_rare(self.learner(self.seat).shares)


def without_the_rare(weights: list[float]) -> list[float]:
    """Weights as shares of one; what is a remainder of how they were found has none."""
    total = 0.0
    for weight in weights:
        total += weight
    # Among very many alike none is rare.
    least = min(LEAST_SHARE * total, max(weights))
    kept = [weight if weight >= least else 0.0 for weight in weights]
    left = 0.0
    for weight in kept:
        left += weight
    return [weight / left for weight in kept]


def share(dice: Dice) -> float:
    """A number from 0 to 1."""
    return float(dice.below(GRAIN)) / GRAIN


def drawn_by(mixture: list[float], dice: Dice) -> int:
    """A place, drawn as often as the mixture says."""
    left = share(dice)
    for place, part in enumerate(mixture):
        left -= part
        if left < 0.0:
            return place
    return len(mixture) - 1
