"""What a viewer knows of where the cards lie: by what it was told, and by what the rules force.

Every card on the table is a *token* to the viewer: a face, if the viewer knows it, or
a member of a *group*, cards whose faces are known together but not which is which (a
stock after its shuffle). Tokens move as cards move. A token may also be *barred* from some
kinds: its owner has drawn a card where one that fits must be played, so none of those it held
then fits. Cards that come later are other tokens, and nothing is concluded about them.

Where it is open which of several tokens left a hand, what is left is barred only from what
follows in every case. The truth is always among the worlds left open; ``worlds.py`` has them.
"""

from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import CardMoved, Event, Looked, Shuffled
from pakl.kernel.game import Game, State
from pakl.kernel.kinds import NO_KINDS, Kinds, kinds_of
from pakl.kernel.seats import Seat
from pakl.kernel.zones import BOTTOM, EVERYONE, Zone, ZoneId


class Token:
    """One card as the viewer knows it: its face, or its group and what it can't be.

    ``imagined`` is its face in the world that was drawn last, if it is not known.
    """

    def __init__(self, card: Card, group: int) -> None:
        self.card: Card = card
        self.group = group
        self.barred: Kinds = NO_KINDS
        self.imagined: Card = NO_CARD

    def face(self) -> Card:
        """The face, as it is known or imagined."""
        if self.card != NO_CARD:
            return self.card
        return self.imagined

    def bar(self, kinds: Kinds) -> None:
        """From now on it is known not to be one of these kinds."""
        if self.card == NO_CARD and not kinds.is_empty():
            self.barred = self.barred.joined_with(kinds)


class Deed:
    """What a seat did in a state, and which cards lay in its hidden zones then."""

    def __init__(
        self, state: State, seat: Seat, action: ActionId, held: dict[int, list[Token]]
    ) -> None:
        self.state = state
        self.seat: Seat = seat
        self.action: ActionId = action
        self.held = held


class Lesson:
    """What one step teaches everybody beyond what is told, because of the rules.

    It is about a zone before the step, and about cards that the step brings into a zone. It
    is the same for all viewers, and the same in all worlds that a viewer can't tell apart.
    """

    def __init__(
        self, game: Game, state: State, seat: Seat, action: ActionId, zones: list[Zone]
    ) -> None:
        """The state is the one before the step; a shuffle is ``NO_ACTION`` by nobody."""
        self.game = game
        self.state = state
        self.seat: Seat = seat
        self.action = action
        self.zones = zones
        self.is_deed = action != NO_ACTION and game.is_told(state, action)
        self.all_kinds = [Card(kind) for kind in range(len(game.deck.names))]
        self.ruled_out: dict[int, Kinds] = {}
        self.known_arrivals: dict[int, Kinds] = {}
        if action != NO_ACTION:
            self.rule_out(seat)

    def rule_out(self, seat: Seat) -> None:
        """Asks the rules about all hidden zones of the seat that acts."""
        for number, zone in enumerate(self.zones):
            if zone.owner != seat or zone.seen_by == EVERYONE:
                continue
            ruled_out: list[Card] = []
            for card in self.all_kinds:
                if self.game.rules_out(self.state, seat, self.action, ZoneId(number), card):
                    ruled_out.append(card)
            if ruled_out:
                self.ruled_out[number] = kinds_of(ruled_out)

    def barred_from_arriving(self, zone: ZoneId) -> Kinds:
        """The kinds that this step can't have brought into a zone."""
        known = self.known_arrivals.get(int(zone))
        if known is None:
            barred: list[Card] = []
            for card in self.all_kinds:
                if not self.game.could_arrive(self.state, self.action, zone, card):
                    barred.append(card)
            known = kinds_of(barred)
            self.known_arrivals[int(zone)] = known
        return known


class Knowledge:
    """What one viewer knows of a deal, from what it is told and nothing else."""

    def __init__(self, viewer: Seat, zones: list[Zone], piles: list[list[Card]]) -> None:
        self.viewer: Seat = viewer
        self.zones = zones
        self.faces_of_group: list[list[Card]] = []
        self.deeds: list[Deed] = []
        self.tokens: list[list[Token]] = []
        for zone, pile in enumerate(piles):
            if zones[zone].is_open_to(viewer):
                self.tokens.append([Token(card, -1) for card in pile])
            else:
                self.tokens.append(self.new_group(pile))

    def copy(self) -> "Knowledge":
        """The same knowledge of the cards, to be added to independently, without the deeds."""
        other = Knowledge(self.viewer, self.zones, [])
        other.faces_of_group = [faces[:] for faces in self.faces_of_group]
        for tokens in self.tokens:
            copied: list[Token] = []
            for token in tokens:
                twin = Token(token.card, token.group)
                twin.barred = token.barred
                copied.append(twin)
            other.tokens.append(copied)
        return other

    def new_group(self, faces: list[Card]) -> list[Token]:
        """Tokens for cards of which only the faces together are known."""
        self.faces_of_group.append(faces[:])
        return [Token(NO_CARD, len(self.faces_of_group) - 1) for _ in faces]

    # What is told

    def follow(self, told: list[Event], lesson: Lesson) -> None:
        """Takes in a step: its events as this viewer was told of them, and what they prove.

        What others do freely proves nothing, but it is remembered (``evidence.py``).
        """
        if lesson.is_deed and lesson.seat != self.viewer:
            self.deeds.append(
                Deed(lesson.state, lesson.seat, lesson.action, self.held_by(lesson.seat))
            )
        for zone, kinds in lesson.ruled_out.items():
            for token in self.tokens[zone]:
                token.bar(kinds)
        for event in told:
            if isinstance(event, CardMoved):
                token = self.move(event)
                if token.card == NO_CARD:
                    token.bar(lesson.barred_from_arriving(event.target))
            else:
                self.hear(event)

    def held_by(self, seat: Seat) -> dict[int, list[Token]]:
        """The cards in the hidden zones of a seat, by zone."""
        held: dict[int, list[Token]] = {}
        for number, zone in enumerate(self.zones):
            if zone.owner == seat and zone.seen_by != EVERYONE:
                held[number] = self.tokens[number][:]
        return held

    def hear(self, event: Event) -> None:
        """Takes in an event as this viewer was told of it, and nothing that it may prove."""
        if isinstance(event, CardMoved):
            self.move(event)
        elif isinstance(event, Shuffled):
            self.mix(event.zone)
        elif isinstance(event, Looked) and event.cards:
            self.see_all(event.zone, event.cards)

    def move(self, event: CardMoved) -> Token:
        """A card moves from one zone to another; answers its token."""
        token = self.take(event.source, event.card, event.source_end)
        if event.target_end == BOTTOM:
            self.tokens[event.target].insert(0, token)
        else:
            self.tokens[event.target].append(token)
        return token

    def take(self, zone: ZoneId, card: Card, end: int) -> Token:
        """Takes the token of a card that leaves a zone."""
        tokens = self.tokens[zone]
        if self.zones[zone].ordered:
            token = tokens.pop(0 if end == BOTTOM else -1)
            if card != NO_CARD:
                self.reveal(token, card)
            return token
        if card == NO_CARD:
            return self.take_unseen(zone)
        return self.take_face(zone, card)

    def take_unseen(self, zone: ZoneId) -> Token:
        """Takes a card of a hand or spread of which nobody says which one it is."""
        tokens = self.tokens[zone]
        if len(tokens) > 1:
            self.pool(self.groups_in(zone), tokens)
            least = shared_by(tokens)
            loosen(tokens)
            tokens[-1].barred = least
        return tokens.pop()

    def take_face(self, zone: ZoneId, card: Card) -> Token:
        """Takes a card whose face shows from a hand or spread."""
        tokens = self.tokens[zone]
        for place, token in enumerate(tokens):
            if token.card == card:
                return tokens.pop(place)
        possible: list[Token] = []
        groups: list[int] = []
        for token in tokens:
            group = token.group
            if group < 0 or token.barred.has(card) or card not in self.faces_of_group[group]:
                continue
            possible.append(token)
            if group not in groups:
                groups.append(group)
        if not possible:
            label = self.zones[zone].label()
            raise RulesBroken(f"a card is told to leave {label} that can't be there")
        if len(groups) > 1:
            self.pool(groups, [])
        loosen(possible)
        token = possible[-1]
        tokens.remove(token)
        self.reveal(token, card)
        return token

    def reveal(self, token: Token, card: Card) -> None:
        """The viewer learns a token's face."""
        if token.card == card:
            return
        if token.group < 0 or card not in self.faces_of_group[token.group]:
            raise RulesBroken("a card shows a face that it can't have")
        self.faces_of_group[token.group].remove(card)
        token.card = card
        token.group = -1
        token.barred = NO_KINDS

    def see_all(self, zone: ZoneId, cards: list[Card]) -> None:
        """The viewer has looked at every card of a zone, from the bottom up."""
        if len(cards) != len(self.tokens[zone]):
            raise RulesBroken(f"not all cards of {self.zones[zone].label()} were looked at")
        if not self.zones[zone].ordered:
            self.pool(self.groups_in(zone), self.tokens[zone])
        for place, card in enumerate(cards):
            self.reveal(self.tokens[zone][place], card)

    def mix(self, zone: ZoneId) -> None:
        """The cards of a zone are shuffled: none of them is told from the others any more.

        What others did before it is forgotten, as nobody can tell which cards they held then.
        """
        self.deeds = []
        tokens = self.tokens[zone]
        if not tokens:
            return
        self.pool(self.groups_in(zone), tokens)
        least = shared_by(tokens)
        for token in tokens:
            token.barred = least

    # Groups

    def groups_in(self, zone: ZoneId) -> list[int]:
        """The groups that have a token in a zone."""
        groups: list[int] = []
        for token in self.tokens[zone]:
            if token.group >= 0 and token.group not in groups:
                groups.append(token.group)
        return groups

    def pool(self, groups: list[int], known: list[Token]) -> None:
        """Makes one group of these groups and of those of the tokens whose faces are known.

        Each token stays barred from what was not among its own faces before.
        """
        merged = len(self.faces_of_group)
        faces: list[Card] = []
        for group in groups:
            faces += self.faces_of_group[group]
        for token in known:
            if token.group < 0:
                faces.append(token.card)
        pooled = kinds_of(faces)
        for group in groups:
            own = kinds_of(self.faces_of_group[group])
            self.faces_of_group[group] = []
            self.join(group, merged, pooled.without(own))
        for token in known:
            if token.group < 0:
                own = kinds_of([token.card])
                token.card = NO_CARD
                token.group = merged
                token.barred = pooled.without(own)
        self.faces_of_group.append(faces)

    def join(self, group: int, merged: int, others: Kinds) -> None:
        """The tokens of a group join another one, barred from the kinds of the others."""
        for tokens in self.tokens:
            for token in tokens:
                if token.group == group:
                    token.group = merged
                    token.bar(others)

    def known_cards(self, zone: ZoneId) -> list[Card]:
        """The faces in a zone that the viewer knows."""
        return [token.card for token in self.tokens[zone] if token.card != NO_CARD]


def shared_by(tokens: list[Token]) -> Kinds:
    """The kinds that all these tokens are barred from."""
    least = tokens[0].barred
    for token in tokens:
        least = least.shared_with(token.barred)
    return least


def loosen(tokens: list[Token]) -> None:
    """One of these tokens leaves, and nobody knows which: the last one stands for it.

    Whichever it was, the others are barred at least as now: each from what it and its
    neighbour are, where those barred from most come first. So a hand without hearts that has
    drawn one card since still holds at most one of them.
    """
    in_order = sorted(tokens, key=tightness)
    barred = [token.barred for token in in_order]
    last = len(tokens) - 1
    for place in range(last):
        tokens[place].barred = barred[place].shared_with(barred[place + 1])


def tightness(token: Token) -> int:
    """How few kinds a token may be, lowest first for the fewest."""
    return -int(token.barred.size())


def redeal(game: Game, state: State, knowledge: Knowledge, dice: Dice) -> State:
    """A world that agrees with all that the viewer knows: the cards it can't see, redealt.

    Whoever wants more than one asks ``Worlds``.
    """
    from pakl.kernel.worlds import Worlds  # noqa: PLC0415  it is made of knowledge

    return Worlds(game, state, knowledge).imagine(dice)
