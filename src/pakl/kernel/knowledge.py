"""What a viewer has been told of where the cards lie, and the worlds that leaves open.

Every card on the table is a *token* to the viewer: a face, if the viewer knows
it, or a member of a *group*, cards whose faces are known together but not which
is which (a stock after its shuffle). Tokens move as cards move. A redeal shuffles
the faces within each group, so it agrees with all the viewer was told.

Where a face that shows up could have come from two groups, as only decks with
several equal cards allow, the groups become one. The truth is always among the
worlds left open.
"""

from typing import Final

from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import CardMoved, Event, Looked, Shuffled
from pakl.kernel.game import Game, State
from pakl.kernel.seats import Seat
from pakl.kernel.zones import BOTTOM, Zone, ZoneId

MOST_TRIES: Final = 100


class Token:
    """One card as the viewer knows it: its face, or the group it belongs to."""

    def __init__(self, card: Card, group: int) -> None:
        self.card: Card = card
        self.group = group


class Place:
    """A place in a zone where a card lies that the viewer can't see."""

    def __init__(self, zone: int, number: int) -> None:
        self.zone = zone
        self.number = number


class Knowledge:
    """What one viewer knows of a deal, from what it is told and nothing else."""

    def __init__(self, viewer: Seat, zones: list[Zone], piles: list[list[Card]]) -> None:
        self.viewer: Seat = viewer
        self.zones = zones
        self.faces_of_group: list[list[Card]] = []
        self.tokens: list[list[Token]] = []
        for zone, pile in enumerate(piles):
            if zones[zone].is_open_to(viewer):
                self.tokens.append([Token(card, -1) for card in pile])
            else:
                self.tokens.append(self.new_group(pile))

    def new_group(self, faces: list[Card]) -> list[Token]:
        """Tokens for cards of which only the faces together are known."""
        self.faces_of_group.append(faces[:])
        return [Token(NO_CARD, len(self.faces_of_group) - 1) for _ in faces]

    def hear(self, event: Event) -> None:
        """Takes in an event as this viewer was told of it."""
        if isinstance(event, CardMoved):
            token = self.take(event.source, event.card, event.source_end)
            if event.target_end == BOTTOM:
                self.tokens[event.target].insert(0, token)
            else:
                self.tokens[event.target].append(token)
        elif isinstance(event, Shuffled):
            self.merge(self.groups_in(event.zone), self.tokens[event.zone])
        elif isinstance(event, Looked) and event.cards:
            self.see_all(event.zone, event.cards)

    def take(self, zone: ZoneId, card: Card, end: int) -> Token:
        """Takes the token of a card that leaves a zone."""
        tokens = self.tokens[zone]
        if self.zones[zone].ordered:
            token = tokens.pop(0 if end == BOTTOM else -1)
            if card != NO_CARD:
                self.reveal(token, card)
            return token
        if card == NO_CARD:
            self.merge(self.groups_in(zone), tokens)
            return tokens.pop()
        return self.take_face(zone, card)

    def take_face(self, zone: ZoneId, card: Card) -> Token:
        """Takes a card whose face shows from a hand or spread."""
        tokens = self.tokens[zone]
        for place, token in enumerate(tokens):
            if token.card == card:
                return tokens.pop(place)
        possible: list[int] = []
        for token in tokens:
            group = token.group
            if group >= 0 and group not in possible and card in self.faces_of_group[group]:
                possible.append(group)
        if len(possible) > 1:
            self.merge(possible, [])
        for place, token in enumerate(tokens):
            if token.group >= 0 and card in self.faces_of_group[token.group]:
                self.reveal(token, card)
                return tokens.pop(place)
        raise RulesBroken(f"a card is told to leave {self.zones[zone].label()} that can't be there")

    def reveal(self, token: Token, card: Card) -> None:
        """The viewer learns a token's face."""
        if token.card == card:
            return
        if token.group < 0 or card not in self.faces_of_group[token.group]:
            raise RulesBroken("a card shows a face that it can't have")
        self.faces_of_group[token.group].remove(card)
        token.card = card
        token.group = -1

    def see_all(self, zone: ZoneId, cards: list[Card]) -> None:
        """The viewer has looked at every card of a zone, from the bottom up."""
        if len(cards) != len(self.tokens[zone]):
            raise RulesBroken(f"not all cards of {self.zones[zone].label()} were looked at")
        if not self.zones[zone].ordered:
            self.merge(self.groups_in(zone), [])
        for place, card in enumerate(cards):
            self.reveal(self.tokens[zone][place], card)

    def groups_in(self, zone: ZoneId) -> list[int]:
        """The groups that have a token in a zone."""
        groups: list[int] = []
        for token in self.tokens[zone]:
            if token.group >= 0 and token.group not in groups:
                groups.append(token.group)
        return groups

    def merge(self, groups: list[int], known: list[Token]) -> None:
        """Makes one group of these groups and of the tokens whose faces are known."""
        merged = len(self.faces_of_group)
        faces: list[Card] = []
        for group in groups:
            faces += self.faces_of_group[group]
            self.faces_of_group[group] = []
        for token in known:
            if token.group < 0:
                faces.append(token.card)
                token.card = NO_CARD
                token.group = merged
        for tokens in self.tokens:
            for token in tokens:
                if token.group in groups:
                    token.group = merged
        self.faces_of_group.append(faces)

    def known_cards(self, zone: ZoneId) -> list[Card]:
        """The faces in a zone that the viewer knows."""
        return [token.card for token in self.tokens[zone] if token.card != NO_CARD]


def redeal(game: Game, state: State, knowledge: Knowledge, dice: Dice) -> State:
    """A world that agrees with all the viewer was told: the cards it can't see, redealt.

    Raises:
        RulesBroken: If no world was found, which a true state can't lead to.
    """
    places_of_group = places_by_group(knowledge)
    for _ in range(MOST_TRIES):
        piles = dealt_at_random(knowledge, places_of_group, dice)
        if is_mended(game, state, piles, places_of_group, dice):
            world = state.copy()
            game.lay_piles(world, piles)
            return world
    raise RulesBroken("what a viewer was told leaves no world open")


def places_by_group(knowledge: Knowledge) -> list[list[Place]]:
    """Where the cards of each group lie."""
    places: list[list[Place]] = [[] for _ in knowledge.faces_of_group]
    for zone, tokens in enumerate(knowledge.tokens):
        for place, token in enumerate(tokens):
            if token.card == NO_CARD:
                places[token.group].append(Place(zone, place))
    return places


def dealt_at_random(
    knowledge: Knowledge, places_of_group: list[list[Place]], dice: Dice
) -> list[list[Card]]:
    """What is known stays; the faces of each group fall on its places at random."""
    piles = [[token.card for token in tokens] for tokens in knowledge.tokens]
    for group, places in enumerate(places_of_group):
        faces = knowledge.faces_of_group[group][:]
        for place in places:
            piles[place.zone][place.number] = faces.pop(dice.below(len(faces)))
    return piles


def is_mended(
    game: Game,
    state: State,
    piles: list[list[Card]],
    places_of_group: list[list[Place]],
    dice: Dice,
) -> bool:
    """Exchanges cards that lie where everybody knows them not to; False if one can't be."""
    for places in places_of_group:
        for here in places:
            card = piles[here.zone][here.number]
            if game.could_hold(state, ZoneId(here.zone), card):
                continue
            others = [
                there
                for there in places
                if game.could_hold(state, ZoneId(there.zone), card)
                and game.could_hold(state, ZoneId(here.zone), piles[there.zone][there.number])
            ]
            if not others:
                return False
            there = others[dice.below(len(others))]
            piles[here.zone][here.number] = piles[there.zone][there.number]
            piles[there.zone][there.number] = card
    return True
