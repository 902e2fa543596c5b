"""The worlds that a viewer may be in: every card it can't see laid where it may lie.

Within a group of its knowledge, places that are barred from the same kinds are a *class*.
``filling.py`` counts the ways to fill the classes and draws one of them, all alike.
"""

from typing import Final

from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.filling import Filling
from pakl.kernel.game import Game, State
from pakl.kernel.kinds import NO_KINDS, Kinds, kinds_of
from pakl.kernel.knowledge import Knowledge, Token
from pakl.kernel.zones import ZoneId

NO_GROUP: Final = -1


class Place:
    """A place in a zone where a card lies that the viewer can't see."""

    def __init__(self, zone: int, number: int, token: Token) -> None:
        self.zone = zone
        self.number = number
        self.token = token


class Unseen:
    """The cards of one group, and the places where they lie in some order."""

    def __init__(self, places: list[Place], filling: Filling) -> None:
        self.places = places
        self.filling = filling


class Worlds:
    """All worlds that agree with what a viewer knows; drawn one at a time, all alike.

    It is made once for a decision. Of the state only what the viewer knows counts: the cards
    that it can't see are laid anew in every world. ``drawn`` counts the worlds, ``fallbacks``
    those that could not be drawn exactly.
    """

    def __init__(
        self, game: Game, state: State, knowledge: Knowledge, *, is_counted: bool = True
    ) -> None:
        """The state must not be played on while worlds are drawn.

        If worlds are not counted, which saves time, any will do: none is exact then.

        Raises:
            RulesBroken: If no world agrees with the knowledge.
        """
        self.game = game
        self.state = state
        self.drawn = 0
        self.fallbacks = 0
        self.piles: list[list[Card]] = []
        for tokens in knowledge.tokens:
            self.piles.append([token.card for token in tokens])
        self.unseen: list[Unseen] = []
        for group, faces in enumerate(knowledge.faces_of_group):
            if faces:
                self.unseen.append(unseen_of(game, state, knowledge, group, is_counted=is_counted))

    def imagine(self, dice: Dice) -> State:
        """One of the worlds, in a state of its own."""
        world = self.state.copy()
        self.deal(world, dice)
        return world

    def deal(self, world: State, dice: Dice) -> None:
        """Lays one of the worlds into a copy of the state that was not played on."""
        self.draw(dice)
        self.game.lay_piles(world, self.piles)

    def draw(self, dice: Dice) -> None:
        """Makes ``piles`` those of one of the worlds."""
        is_exact = True
        for unseen in self.unseen:
            filling = unseen.filling
            if not filling.draw(dice):
                is_exact = False
            for number, place in enumerate(unseen.places):
                card = Card(filling.laid[number])
                place.token.imagined = card
                self.piles[place.zone][place.number] = card
        self.drawn += 1
        if not is_exact:
            self.fallbacks += 1


def unseen_of(
    game: Game, state: State, knowledge: Knowledge, group: int, *, is_counted: bool
) -> Unseen:
    """The places of a group's cards, and how they can be filled."""
    faces = knowledge.faces_of_group[group]
    places: list[Place] = []
    barred: list[Kinds] = []
    kinds = kinds_of(faces)
    for zone, tokens in enumerate(knowledge.tokens):
        by_rule: Kinds = NO_KINDS
        is_asked = False
        for number, token in enumerate(tokens):
            if token.card != NO_CARD or token.group != group:
                continue
            if not is_asked:
                by_rule = barred_from_zone(game, state, ZoneId(zone), faces)
                is_asked = True
            places.append(Place(zone, number, token))
            barred.append(token.barred.joined_with(by_rule).shared_with(kinds))
    if len(places) != len(faces):
        raise RulesBroken(f"{len(faces)} faces are known of {len(places)} cards")
    return Unseen(places, Filling(faces, barred, is_counted=is_counted))


def barred_from_zone(game: Game, state: State, zone: ZoneId, faces: list[Card]) -> Kinds:
    """The kinds among these faces that everybody knows not to lie in a zone now."""
    barred: list[Card] = []
    last = NO_CARD
    for card in sorted(faces):
        if card != last and not game.could_hold(state, zone, card):
            barred.append(card)
        last = card
    return kinds_of(barred)
