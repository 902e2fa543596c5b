"""Bots that think ahead: they play on in worlds that agree with what their seat knows."""

from typing import Final

from pakl.bots.budget import Budget
from pakl.bots.position import Position
from pakl.bots.quick import leanings_in, rated_actions
from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.evidence import LikelyWorlds
from pakl.kernel.mixtures import shares_of
from pakl.kernel.seats import SeatSet
from pakl.kernel.sets import count
from pakl.kernel.worlds import Worlds
from pakl.search.bandit import Bandit
from pakl.search.clock import Clock
from pakl.search.regret import RegretSearch, drawn_by
from pakl.search.rollout import USUAL_NOISE, Rollout
from pakl.search.stakes import Stakes
from pakl.search.tree import USUAL_CURIOSITY, Tree

# A rollout that rates nothing and plays anything.
ANYTHING: Final = -1
ALL_OF_THEM: Final = 1_000
# What is rated so much worse than the best is not thought about: games rate so what leads
# nowhere, or anything else where one can go out.
OUT_OF_THE_QUESTION: Final = 8_000
# Imagined deals are broken off where the game says, or never.
AS_THE_GAME_SAYS: Final = -1
TO_THE_END: Final = 0
NO_TRUST: Final = 0.0


class Thinker:
    """What bots that think have in common: when there is nothing to think about."""

    name = "thinker"

    def __init__(
        self,
        *,
        noise: int = USUAL_NOISE,
        candidates: int = ALL_OF_THEM,
        horizon: int = AS_THE_GAME_SAYS,
        trust: float = NO_TRUST,
        works_out: int = 0,
        experience: int = 0,
    ) -> None:
        self.noise = noise
        self.candidates = candidates
        self.horizon = horizon
        self.trust = trust
        self.works_out = bool(works_out)
        self.is_experienced = bool(experience)
        self.iterations = 0

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        """The action that the search finds best."""
        self.iterations = 0
        if self.is_experienced:
            actions = likely_first(position, dice)
        else:
            actions = best_rated_first(position, dice)
        if len(actions) == 1 or position.may_wait:
            # What the rules let one do out of turn, such as catching somebody, pays.
            return actions[0]
        if self.works_out:
            shares = worked_out_shares(position)
            if shares:
                return list(shares)[drawn_by(list(shares.values()), dice)]
        clock = Clock(budget.iterations, budget.seconds)
        chosen = self.think(position, actions[: self.candidates], clock, dice)
        self.iterations = int(clock.done)
        return chosen

    def think(
        self, position: Position, actions: list[ActionId], clock: Clock, dice: Dice
    ) -> ActionId:
        """The best of these actions, of which a careful player would choose the first."""
        raise NotImplementedError

    def stakes(self, position: Position) -> Stakes:
        """What the match stands at."""
        sheet = position.sheet
        return Stakes(sheet.game.match_rule(sheet.seats), position.before, sheet.seats)

    def worlds(self, position: Position) -> Worlds:
        """The worlds that the seat may be in, likelier ones more often."""
        return LikelyWorlds(position.game, position.world, position.knowledge, self.trust)

    def rollout(self, position: Position) -> Rollout:
        """Players who play on in an imagined world."""
        horizon = self.horizon
        if horizon == AS_THE_GAME_SAYS:
            horizon = position.game.horizon
        return Rollout(
            position.game,
            self.noise,
            horizon,
            works_out=self.works_out,
            is_experienced=self.is_experienced,
        )

    def bandit(self, position: Position, plans: list[list[ActionId]]) -> Bandit:
        """A comparison of these plans."""
        rollout = self.rollout(position)
        stakes, worlds = self.stakes(position), self.worlds(position)
        return Bandit(position.game, position.seat, stakes, rollout, worlds, plans)


class FlatBot(Thinker):
    """Plain Monte Carlo: every legal action equally often, and then anything by anybody."""

    name = "flat"

    def __init__(self) -> None:
        super().__init__(noise=ANYTHING, horizon=TO_THE_END)

    def think(
        self, position: Position, actions: list[ActionId], clock: Clock, dice: Dice
    ) -> ActionId:
        bandit = self.bandit(position, [[action] for action in actions])
        bandit.compare(clock, 1.0, dice)
        return bandit.best(0.0).action


class BanditBot(Thinker):
    """Compares its candidates in the same worlds and drops the worse half again and again."""

    name = "bandit"

    def __init__(
        self,
        *,
        noise: int = USUAL_NOISE,
        candidates: int = ALL_OF_THEM,
        horizon: int = AS_THE_GAME_SAYS,
        trust: float = NO_TRUST,
        works_out: int = 0,
        experience: int = 0,
        plans: int = 0,
        doubt: float = 1.0,
    ) -> None:
        super().__init__(
            noise=noise,
            candidates=candidates,
            horizon=horizon,
            trust=trust,
            works_out=works_out,
            experience=experience,
        )
        self.plans = bool(plans)
        self.doubt = doubt

    def think(
        self, position: Position, actions: list[ActionId], clock: Clock, dice: Dice
    ) -> ActionId:
        plans: list[list[ActionId]] = []
        if self.plans:
            plans = position.game.plans(position.world, position.seat)
        if len(plans) == 1:
            return plans[0][0]
        if not plans:
            plans = [[action] for action in actions]
        bandit = self.bandit(position, plans[: self.candidates])
        bandit.think(clock, dice)
        return bandit.best(self.doubt).action


class TreeBot(Thinker):
    """Grows one tree over all worlds."""

    name = "tree"

    def __init__(
        self,
        *,
        noise: int = USUAL_NOISE,
        horizon: int = AS_THE_GAME_SAYS,
        trust: float = NO_TRUST,
        works_out: int = 0,
        curiosity: float = USUAL_CURIOSITY,
    ) -> None:
        super().__init__(noise=noise, horizon=horizon, trust=trust, works_out=works_out)
        self.curiosity = curiosity

    def think(
        self, position: Position, actions: list[ActionId], clock: Clock, dice: Dice
    ) -> ActionId:
        rollout = self.rollout(position)
        stakes, worlds = self.stakes(position), self.worlds(position)
        tree = Tree(position.game, position.seat, stakes, rollout, worlds, self.curiosity)
        tree.think(clock, dice)
        return tree.most_visited().action


class MixingBot(BanditBot):
    """Where several choose at the same time it mixes its choice; elsewhere it compares."""

    name = "mixing"

    def think(
        self, position: Position, actions: list[ActionId], clock: Clock, dice: Dice
    ) -> ActionId:
        if count(choosing_with(position)) == 1:
            return super().think(position, actions, clock, dice)
        search = self.search(position)
        search.think(clock, dice)
        return search.choice(dice)

    def search(self, position: Position) -> RegretSearch:
        """The search for a mixture of what the seat may choose."""
        rollout = self.rollout(position)
        stakes, worlds = self.stakes(position), self.worlds(position)
        return RegretSearch(position.game, position.seat, stakes, rollout, worlds)


def choosing_with(position: Position) -> SeatSet:
    """All who choose at the same time as the seat, whether they have done it already or not."""
    world = position.world.copy()
    position.game.take_back_secrets(world, position.seat)
    return world.to_act


def worked_out_shares(position: Position) -> dict[ActionId, float]:
    """How often the seat should do what, or nothing if that can't be worked out."""
    choices, shares = Choices(), Ratings()
    position.game.choose(position.world, position.seat, choices)
    if not position.game.work_out(position.world, position.seat, choices, shares):
        return {}
    mixture = shares_of([float(shares.at(place)) for place in range(choices.size)])
    return dict(zip(choices.actions(), mixture, strict=True))


def likely_first(position: Position, dice: Dice) -> list[ActionId]:
    """What is worth a thought, most of all the first: by experience, where there is any."""
    if position.game.is_experienced:
        return leaned_to_first(position)
    return best_rated_first(position, dice)


def leaned_to_first(position: Position) -> list[ActionId]:
    """What may be done, what an experienced player leans to most first."""
    lots = sorted((-leaning, action) for leaning, action in leanings_in(position))
    return [action for _, action in lots]


def best_rated_first(position: Position, dice: Dice) -> list[ActionId]:
    """What is worth a thought, the best rated first; chance decides between equals."""
    rated = rated_actions(position)
    best = max(rating for rating, _ in rated)
    lots = [
        (-rating, dice.below(1 << 30), action)
        for rating, action in rated
        if rating > best - OUT_OF_THE_QUESTION
    ]
    return [action for _, _, action in sorted(lots)]
