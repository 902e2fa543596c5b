"""Soft evidence: how likely others would have acted as they did, if the world were this one.

What a player chose freely proves nothing, but it fits some hands better than others. A deed is
remembered with the cards that the player held then, as tokens (``knowledge.py``). In an imagined
world these have faces, so the game can be asked how good the deed and everything else looked to
that player (``Game.rate``). Worlds are weighed by it, cautiously: people are not our heuristic.
"""

import math
from typing import Final

from librt.vecs import append, vec

from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game, State
from pakl.kernel.knowledge import Deed, Knowledge
from pakl.kernel.worlds import Worlds

# How much better a rating must be to be chosen e times as often.
TEMPERATURE: Final = 60.0
# How often somebody is taken to act without any thought.
CARELESSNESS: Final = 0.15
# How much of the evidence is believed.
TRUST: Final = 0.5

# So many worlds are weighed for one decision; that takes a tenth of a tenth of a second.
WORLDS_WEIGHED: Final = 120
GRAIN: Final = 1 << 30


class Evidence:
    """The deeds of the others in one deal, as one viewer remembers them."""

    def __init__(self, game: Game, knowledge: Knowledge, trust: float = TRUST) -> None:
        self.game = game
        self.deeds = knowledge.deeds
        self.trust = trust
        self.choices = Choices()
        self.ratings = Ratings()

    def likelihood(self) -> float:
        """The weight of the world that was drawn last."""
        weight = 1.0
        for deed in self.deeds:
            weight *= self.chance_of(deed)
        return math.pow(weight, self.trust)

    def chance_of(self, deed: Deed) -> float:
        """How likely the deed was, if the cards are as they were imagined last."""
        game = self.game
        state = deed.state.copy()
        piles = game.piles(state)
        for zone, tokens in deed.held.items():
            piles[zone] = [token.face() for token in tokens]
        game.lay_piles(state, piles)
        self.choices.clear()
        self.ratings.clear()
        game.choose(state, deed.seat, self.choices)
        game.rate(state, deed.seat, self.choices, self.ratings)
        carelessly = CARELESSNESS / float(max(self.choices.size, 1))
        return carelessly + (1.0 - CARELESSNESS) * self.share_of(deed.action)

    def share_of(self, action: ActionId) -> float:
        """The share of an action among all choices, by their ratings; none if it is no choice."""
        best = self.ratings.at(0)
        place = 0
        while place < self.choices.size:
            best = max(best, self.ratings.at(place))
            place += 1
        total = 0.0
        own = 0.0
        place = 0
        while place < self.choices.size:
            weight = math.exp(float(self.ratings.at(place) - best) / TEMPERATURE)
            total += weight
            if self.choices.at(place) == action:
                own = weight
            place += 1
        return own / total


class LikelyWorlds(Worlds):
    """The worlds a viewer may be in, each as often as it fits what the others have done.

    Some are drawn and weighed once; from then on these come again and again.
    """

    def __init__(self, game: Game, state: State, knowledge: Knowledge, trust: float) -> None:
        super().__init__(game, state, knowledge)
        self.evidence = Evidence(game, knowledge, trust)
        self.weighed: list[State] = []
        self.sums: vec[float] = vec[float]()

    def imagine(self, dice: Dice) -> State:
        """One of the worlds, in a state of its own."""
        if not self.evidence.deeds or self.evidence.trust == 0.0:
            return super().imagine(dice)
        if not self.weighed:
            self.weigh(dice)
        wanted = float(dice.below(GRAIN)) / GRAIN * self.sums[len(self.sums) - 1]
        low = 0
        high = len(self.weighed) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] <= wanted:
                low = middle + 1
            else:
                high = middle
        return self.weighed[low].copy()

    def weigh(self, dice: Dice) -> None:
        """Draws worlds, and sums up how well they fit."""
        total = 0.0
        for _ in range(WORLDS_WEIGHED):
            world = super().imagine(dice)
            total += self.evidence.likelihood()
            self.weighed.append(world)
            self.sums = append(self.sums, total)
