"""Soft evidence: how likely others would have acted as they did, if the world were this one.

What a player chose freely proves nothing, but it fits some hands better than others. A deed is
remembered with the cards that the player held then, as tokens. In an imagined world these
have faces, so the game can be asked how good the deed and everything else looked to
that player (``Game.rate``). Worlds are weighed by it, cautiously: people are not our heuristic.
"""

import math
from typing import Final

from pakl.kernel.actions import ActionId, Choices, Ratings
from pakl.kernel.game import Game, State
from pakl.kernel.knowledge import Knowledge, Token
from pakl.kernel.seats import Seat
from pakl.kernel.zones import EVERYONE

# How much better a rating must be to be chosen e times as often.
TEMPERATURE: Final = 60.0
# How often somebody is taken to act without any thought.
CARELESSNESS: Final = 0.15
# How much of the evidence is believed.
TRUST: Final = 0.5


class Deed:
    """What a seat did in a state, and which cards lay in its hidden zones then."""

    def __init__(
        self, state: State, seat: Seat, action: ActionId, held: dict[int, list[Token]]
    ) -> None:
        self.state = state
        self.seat: Seat = seat
        self.action: ActionId = action
        self.held = held


class Evidence:
    """The deeds of the others in one deal, as one viewer remembers them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deeds: list[Deed] = []
        self.choices = Choices()
        self.ratings = Ratings()

    def note(self, knowledge: Knowledge, state: State, seat: Seat, action: ActionId) -> None:
        """Remembers what a seat is about to do; the viewer must know that it was this action.

        The state is any that agrees with what the viewer knows, before the action.
        """
        if seat == knowledge.viewer:
            return
        held: dict[int, list[Token]] = {}
        for number, zone in enumerate(knowledge.zones):
            if zone.owner == seat and zone.seen_by != EVERYONE:
                held[number] = knowledge.tokens[number][:]
        self.deeds.append(Deed(state.copy(), seat, action, held))

    def likelihood(self, deeds: int) -> float:
        """The weight of the world drawn last, by the last so many deeds."""
        weight = 1.0
        for deed in self.deeds[-deeds:]:
            weight *= self.chance_of(deed) ** TRUST
        return weight

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
