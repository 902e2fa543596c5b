"""Hindsight: what a step that was told shows of where the cards lay before it."""

from typing import Final

from pakl.bots.hearing import events_heard
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import CardMoved, Looked, Shuffled
from pakl.kernel.game import Game, State
from pakl.kernel.kinds import kinds_of
from pakl.kernel.knowledge import Knowledge, Lesson, Token
from pakl.kernel.worlds import Worlds
from pakl.kernel.zones import Zone, ZoneId
from pakl.play.frames import AnyGameEvent

# So often the places of equal cards are chosen anew.
ATTEMPTS: Final = 12


class Hindsight:
    """What one knew before a step, with the faces that the step showed.

    ``shows_anything`` says whether a card showed its face that was not known before.
    """

    def __init__(
        self, game: Game, zones: list[Zone], knowledge: Knowledge, events: list[AnyGameEvent]
    ) -> None:
        self.game = game
        self.zones = zones
        self.knowledge = knowledge
        self.events = events_heard(events, game, zones)
        self.shows_anything = len(Pulled(self, None).shown) > 0

    def worlds(self, state: State, lesson: Lesson | None = None) -> Worlds:
        """Worlds with the cards where they may have lain before the step.

        With a lesson they are those in which the step was possible.

        Raises:
            RulesBroken: If there is none.
        """
        for attempt in range(ATTEMPTS):
            pulled = Pulled(self, lesson)
            pulled.reveal_all(attempt)
            worlds = Worlds(self.game, state, pulled.before, is_counted=False)
            if is_open(worlds, Dice(attempt)):
                return worlds
        raise RulesBroken("what was told leaves no world open")


class Pulled:
    """A step's faces and lessons pulled back to the places where the cards lay before it.

    A copy of the knowledge hears of the step. Each of its tokens has a twin in another copy,
    which stays as it was before.
    """

    def __init__(self, hindsight: Hindsight, lesson: Lesson | None) -> None:
        self.zones = hindsight.zones
        self.lesson = lesson
        self.before = hindsight.knowledge.copy()
        self.after = hindsight.knowledge.copy()
        self.twins: dict[int, tuple[int, Token]] = {}
        for zone, tokens in enumerate(self.after.tokens):
            for number, token in enumerate(tokens):
                self.twins[id(token)] = (zone, self.before.tokens[zone][number])
        self.shown: list[tuple[int, Token, Card]] = []
        if lesson is not None:
            for zone, kinds in lesson.ruled_out.items():
                for token in self.before.tokens[zone] + self.after.tokens[zone]:
                    token.bar(kinds)
        for event in hindsight.events:
            if isinstance(event, CardMoved):
                self.move(event)
            elif isinstance(event, Shuffled):
                self.mix(event)
            elif isinstance(event, Looked) and event.cards:
                self.look(event)

    def move(self, event: CardMoved) -> None:
        """A card moves, and may show its face."""
        token = self.after.move(event)
        if id(token) not in self.twins:
            return
        zone, twin = self.twins[id(token)]
        if event.card != NO_CARD:
            del self.twins[id(token)]
            self.show(zone, twin, event.card)
        elif self.lesson is not None:
            twin.bar(self.lesson.barred_from_arriving(event.target))

    def mix(self, event: Shuffled) -> None:
        """Cards are shuffled: what shows up afterwards tells nothing of where it lay before."""
        for token in self.after.tokens[event.zone]:
            self.twins.pop(id(token), None)
        self.after.hear(event)

    def look(self, event: Looked) -> None:
        """The seat looks at all cards of a zone."""
        for token, card in zip(self.after.tokens[event.zone], event.cards, strict=True):
            if id(token) in self.twins:
                zone, twin = self.twins.pop(id(token))
                self.show(zone, twin, card)
        self.after.hear(event)

    def show(self, zone: int, twin: Token, card: Card) -> None:
        """Notes a face, unless it was known to lie there."""
        if twin.card == card:
            return
        self.shown.append((zone, twin, card))

    def reveal_all(self, attempt: int) -> None:
        """Lets the knowledge before the step know the faces that the step showed.

        Which of several equal places in a hand a face lay at is chosen; another attempt
        chooses otherwise.

        Raises:
            RulesBroken: If a card can't have been there.
        """
        dice = Dice(attempt)
        for zone, twin, card in self.shown:
            if self.zones[zone].ordered:
                self.before.reveal(twin, card)
            else:
                self.reveal_in_hand(ZoneId(zone), card, dice)

    def reveal_in_hand(self, zone: ZoneId, card: Card, dice: Dice) -> None:
        """Lets it be known that a card lay in a hand: the only one of its kind, or one of several.

        Raises:
            RulesBroken: If it can't have been there.
        """
        tokens = self.before.tokens[zone]
        possible = [token for token in tokens if self.may_be(token, card)]
        if not possible:
            raise RulesBroken(
                f"a card is told to leave {self.zones[zone].label()} that is not there"
            )
        groups = {token.group for token in possible}
        copies = sum(self.before.faces_of_group[group].count(card) for group in groups)
        if copies > 1:
            self.before.reveal(possible[dice.below(len(possible))], card)
            return
        here = {id(token) for token in tokens}
        for others in self.before.tokens:
            for token in others:
                if token.group in groups and id(token) not in here:
                    token.bar(kinds_of([card]))

    def may_be(self, token: Token, card: Card) -> bool:
        """Whether a hidden token may be this card."""
        if token.card != NO_CARD or token.barred.has(card):
            return False
        return card in self.before.faces_of_group[token.group]


def is_open(worlds: Worlds, dice: Dice) -> bool:
    """Whether there is any world."""
    try:
        worlds.draw(dice)
    except RulesBroken:
        return False
    return True
