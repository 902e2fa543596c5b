"""A scene: all that is shown of the table at one moment, however it is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pakl.cli.wording import Line, Wording
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.view import View, ZoneView
from pakl.kernel.zones import EVERYONE, NO_NUMBER

MOST_OF_A_PILE: Final = 3

JOKER: Final = "*"
JOKERS: Final = "jokers"
"""The fact that says what jokers stand for and in which combination, as in ``*7H>3``."""


@dataclass(frozen=True)
class Choice:
    """A legal move: its notation, the same in words, and the cards that it names."""

    notation: str
    text: str
    cards: frozenset[str]


@dataclass
class Scene:
    """The table as one person sees it."""

    wording: Wording
    view: View
    heading: str
    """Whose turn it is."""
    progress: str = ""
    """How far the match is; empty for a match of a single deal."""
    points: list[int] = field(default_factory=list)
    """The points of each seat so far; empty before they mean anything."""
    log: Sequence[Line] = ()
    recent: int = 0
    """Where in the log the time since the person's last move begins."""
    choices: Sequence[Choice] = field(default_factory=list)
    notice: Sequence[Line] = ()
    """An answer to what the person typed, such as a refusal."""
    is_wrong: bool = False
    """Whether the notice refuses what was typed."""
    hint: str = ""

    def others(self) -> list[Seat]:
        """The other seats, clockwise from the person's left."""
        seats = len(self.wording.names)
        return [Seat((self.view.viewer + step) % seats) for step in range(1, seats)]

    def zones_of(self, owner: Seat) -> list[ZoneView]:
        """The zones of a seat; of no seat, those in the middle."""
        return [zone for zone in self.view.zones if zone.owner == owner]

    def middle(self) -> list[ZoneView]:
        """The zones in the middle of the table, without combinations that nobody has laid."""
        zones = self.zones_of(NO_SEAT)
        return [zone for zone in zones if zone.size or not self.is_combination(zone)]

    def is_combination(self, zone: ZoneView) -> bool:
        """Whether a zone is one of a row of open spreads that belong to nobody."""
        known = self.wording.zones[self.view.zones.index(zone)]
        is_spread = known.seen_by == EVERYONE and not known.ordered
        return is_spread and known.owner == NO_SEAT and known.number != NO_NUMBER

    def title(self, zone: ZoneView) -> str:
        """What a zone is called; a combination with the number that moves name it by."""
        name = self.wording.zone(zone.name)
        return f"{name} {zone.number}" if self.is_combination(zone) else name

    def is_pile(self, zone: ZoneView) -> bool:
        """Whether the cards of a zone lie on one another."""
        place = self.view.zones.index(zone)
        return self.wording.zones[place].ordered

    def shown_faces(self, zone: ZoneView) -> list[str]:
        """The cards to show of an open zone: all of a spread, sorted; the top of a pile.

        A combination is shown as it lies, with what its jokers stand for.
        """
        faces = zone.faces or []
        if self.is_pile(zone):
            return faces[-MOST_OF_A_PILE:]
        if self.is_combination(zone):
            jokers = iter(self.jokers_in(zone.number))
            return [next(jokers, face) if face == JOKER else face for face in faces]
        return sorted(faces, key=self.wording.game.deck.numbers.__getitem__)

    def jokers_in(self, number: int) -> list[str]:
        """The jokers of a combination with what they stand for, in the order they lie."""
        jokers = [words.partition(">") for words in self.view.facts.get(JOKERS, "").split()]
        return [joker for joker, _, place in jokers if place == str(number)]

    def facts_of(self, owner: Seat) -> list[tuple[str, str]]:
        """The facts about a seat, whose names end in its number; of no seat, the others.

        Each is a name and a value, in words.
        """
        facts: list[tuple[str, str]] = []
        for name, value in self.view.facts.items():
            topic, _, number = name.rpartition(" ")
            is_of_a_seat = topic and number.isdecimal() and int(number) < len(self.wording.names)
            if is_of_a_seat and int(number) == owner:
                facts.append(self.wording.fact(topic, value))
            elif not is_of_a_seat and owner == NO_SEAT:
                facts.append(self.wording.fact(name, value))
        return facts

    def is_on(self, seat: Seat) -> bool:
        """Whether play waits for a seat."""
        return seat in self.view.to_act

    def numbers_of(self, card: str) -> list[int]:
        """The numbers of the choices that name a card."""
        return [
            number for number, choice in enumerate(self.choices, start=1) if card in choice.cards
        ]


def choices_of(wording: Wording, notations: Sequence[str]) -> list[Choice]:
    """Legal moves as they are shown."""
    return [
        Choice(notation, wording.move(notation), wording.notation.cards_in(notation))
        for notation in notations
    ]
