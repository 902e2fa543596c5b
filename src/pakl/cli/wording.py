"""Words for everything a game tells, in the language of the person at the terminal.

Words are labels in Fluent files: those of a game in its ``labels`` folder, those of
the kernel and the command line in the one beside this file. What has no label yet
is told in plain words made of its own name, never with a failure.

A game's labels, with what they may use:

==========================  ======================================================
``game``                    its title
``zone-NAME``               a zone
``fact-NAME``               a fact of the view: ``$value``, ``$whom``; if its name ends in
                            the number of a seat, without that number
``option-NAME``             an option; ``option-NAME-VALUE`` one of its values;
                            ``option-NAME-WORD`` all values ``WORD: 5``, and
                            ``option-NAME-number`` plain numbers: ``$number``, ``$seat``
``said-TOPIC``              something said: ``$who``, ``$value``, ``$whom``
``moved-SOURCE-TARGET``     cards that moved: ``$who``, ``$whom``, ``$card``, ``$count``;
                            ``moved-SOURCE-TARGET-CLAUSE`` if that clause moved them
``shuffled-ZONE``           a shuffle
``looked-ZONE``             a look at a zone: ``$who``, ``$card``
``outcome-CLAUSE``          why a deal ended
``move-SHAPE``              an action, see ``notation.py``
``suit-S``, ``rank-T``,     parts of a card's face, or a whole one, see ``faces.py``
``card-7H``
==========================  ======================================================

``$whom`` is the player whose seat the value names. ``$value`` prints like a face
if it names a card or a suit, and is compared as the game wrote it.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pakl.cli.clauses import Clause, clauses_of, folder_of
from pakl.cli.faces import Faces
from pakl.cli.labels import HOUSE_LABELS, Labels, Shown
from pakl.cli.notation import Notation
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.events import Announced, CardMoved, Event, Looked, Shuffled
from pakl.kernel.game import Game
from pakl.kernel.options import Option
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.zones import Zone, ZoneId

NUMBERED: Final = re.compile(r"(\D*?):? ?(\d+)")
"""A value such as ``rounds: 5``, or a plain number."""
MOST_NAMED: Final = 6
"""More cards than that are told by their number, unless somebody wants to know."""


@dataclass(frozen=True)
class Line:
    """Something that happened, in words, and the clause that made it happen."""

    text: str
    clause: str
    topic: str = ""
    """What was said, if something was."""

    def plain(self) -> str:
        """The line as text."""
        if not self.clause:
            return self.text
        return f"{self.text} · {self.clause}"


class Wording:
    """The words of one table: a game, and who sits at it."""

    def __init__(
        self, game: Game, names: list[str], language: str, *, most_named: int = MOST_NAMED
    ) -> None:
        self.game = game
        self.names = names
        self.most_named = most_named
        self.zones = game.zones(len(names)) if names else []
        self.labels = Labels([folder_of(game) / "labels", HOUSE_LABELS], language)
        self.faces = Faces(game.deck, self.labels)
        self.notation = Notation(game.deck, self.faces)
        self.clauses = in_plain_words(clauses_of(game), folder_of(game) / "rulebook", language)

    # Names

    def title(self) -> str:
        """What the game is called."""
        return self.labels.text(["game"], self.game.id)

    def who(self, seat: Seat) -> str:
        """The player at a seat; beyond the seats, a dummy; without a seat, the table."""
        if seat == NO_SEAT:
            return self.labels.house("table")
        if seat < len(self.names):
            return self.names[seat]
        return self.labels.house("dummy", number=seat - len(self.names) + 1)

    def whom(self, number: int) -> str:
        """The player whose seat a number is; else the number."""
        if 0 <= number < len(self.names):
            return self.names[number]
        return str(number)

    def zone(self, name: str) -> str:
        """What a zone is called."""
        return self.labels.text([f"zone-{name}"], name)

    def option(self, option: Option) -> str:
        """What an option is called."""
        return self.labels.text([f"option-{option.name}"], option.name.replace("_", " "))

    def option_value(self, option: Option, value: str) -> str:
        """What a value of an option is called; one label may tell all that end in a number."""
        labels = [f"option-{option.name}-{value}", f"value-{value}"]
        numbered = NUMBERED.fullmatch(value)
        if numbered is None:
            return self.labels.text(labels, value)
        labels.append(f"option-{option.name}-{numbered[1] or 'number'}")
        number = int(numbered[2])
        return self.labels.text(labels, value, number=number, seat=number + 1)

    def clause_text(self, clause: str) -> str:
        """What a clause says; empty if the rulebook has no such clause."""
        found = self.clauses.get(clause)
        return found.text if found else ""

    # What is told

    def fact(self, name: str, value: str) -> tuple[str, str]:
        """A fact as a name and a value; a label that tells both leaves the value empty."""
        label = f"fact-{name}"
        text = self.labels.text([label], name, **self.values(value))
        if self.labels.mentions(label, {"value", "whom"}):
            return text, ""
        return text, self.notation.worded(value)

    def move(self, words: str) -> str:
        """An action in words."""
        parts = self.notation.parts(words)
        return self.labels.text(
            [f"move-{parts.shape()}", f"move-{parts.verb}"],
            self.notation.worded(words),
            about=self.notation.worded(words.partition(" ")[2]),
            card=self.listed(parts.cards),
            suit=Shown(parts.suit, self.notation.worded(parts.suit)),
            number=parts.number,
            whom=self.whom(parts.number),
        )

    def outcome(self, clause: str) -> str:
        """Why a deal ended: the game's label, or else the clause itself."""
        return self.labels.text([f"outcome-{clause.lower()}"], self.clause_text(clause))

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The events in words; cards that move together are told together."""
        lines: list[Line] = []
        run: list[CardMoved] = []
        for event in events:
            if isinstance(event, CardMoved):
                if run and not self.is_same_run(run[0], event):
                    lines += self.moved(run)
                    run = []
                run.append(event)
                continue
            lines += self.moved(run)
            run = []
            lines.append(self.line(event))
        return lines + self.moved(run)

    def line(self, event: Event) -> Line:
        """An event other than a card that moved."""
        if isinstance(event, Announced):
            return self.said(event)
        if isinstance(event, Shuffled):
            return Line(self.shuffled(event.zone), event.clause)
        assert isinstance(event, Looked)
        return Line(self.looked(event), event.clause)

    def said(self, event: Announced) -> Line:
        """Something that was said or decided."""
        who = self.who(event.seat)
        plain = f"{who}: {event.topic} {self.notation.worded(event.value)}".strip()
        values = self.values(event.value)
        text = self.labels.text([f"said-{event.topic}"], plain, who=who, **values)
        return Line(text, event.clause, event.topic)

    def shuffled(self, zone: ZoneId) -> str:
        """A shuffle of a zone."""
        name = self.zones[zone].name
        plain = self.labels.house("shuffled", zone=self.zone(name))
        return self.labels.text([f"shuffled-{name}"], plain, who=self.who(self.zones[zone].owner))

    def looked(self, event: Looked) -> str:
        """A look at the cards of a zone."""
        name = self.zones[event.zone].name
        who = self.who(event.seat)
        cards = self.dealt_words(event.cards, len(event.cards))
        label = "looked-at" if event.cards else "looked"
        plain = self.labels.house(label, who=who, zone=self.zone(name), card=cards)
        return self.labels.text([f"looked-{name}"], plain, who=who, card=cards)

    # Cards that move

    def is_same_run(self, one: CardMoved, other: CardMoved) -> bool:
        """Whether two moves of cards belong to one happening, such as a deal."""
        return one.clause == other.clause and one.source == other.source

    def moved(self, run: Sequence[CardMoved]) -> list[Line]:
        """Cards that moved together, a line for each place they went to."""
        by_target: dict[int, list[Card]] = {}
        for event in run:
            by_target.setdefault(int(event.target), []).append(event.card)
        lines: list[Line] = []
        if self.is_dealt_to_all(by_target):
            target, cards = next(iter(by_target.items()))
            everyone = self.labels.house("everyone")
            hidden = [NO_CARD] * len(cards)
            lines.append(self.moved_line(run[0], ZoneId(target), hidden, everyone))
            by_target = {
                target: cards
                for target, cards in by_target.items()
                if self.zones[target].owner == NO_SEAT
            }
        for target, cards in by_target.items():
            lines.append(self.moved_line(run[0], ZoneId(target), cards, ""))
        return lines

    def is_dealt_to_all(self, by_target: dict[int, list[Card]]) -> bool:
        """Whether every seat got as many cards, and the viewer did not see them all."""
        owned = [target for target in by_target if self.zones[target].owner != NO_SEAT]
        return (
            len(owned) == len(self.names) > 1
            and len({self.zones[target].name for target in owned}) == 1
            and len({len(by_target[target]) for target in owned}) == 1
            and any(NO_CARD in by_target[target] for target in owned)
        )

    def moved_line(
        self, event: CardMoved, target_id: ZoneId, cards: list[Card], everyone: str
    ) -> Line:
        """One line about cards that went from one zone to another."""
        source, target = self.zones[event.source], self.zones[target_id]
        mover = source.owner if source.owner != NO_SEAT else target.owner
        who = everyone or self.who(mover)
        dealt = self.dealt_words(cards, len(cards))
        label = f"moved-{source.name}-{target.name}"
        plain = self.labels.house(
            "moved" if mover != NO_SEAT else "moved-by-itself",
            who=who,
            card=dealt,
            source=self.zone(source.name),
            target=self.zone_of(target, mover),
        )
        text = self.labels.text(
            [f"{label}-{event.clause.lower()}", label],
            plain,
            who=who,
            whom=self.who(target.owner),
            card=dealt,
            count=len(cards),
        )
        return Line(text, event.clause)

    def zone_of(self, zone: Zone, mover: Seat) -> str:
        """A zone, with its owner if that is not the one who moves the card."""
        if zone.owner in {NO_SEAT, mover}:
            return self.zone(zone.name)
        return f"{self.zone(zone.name)} ({self.who(zone.owner)})"

    def dealt_words(self, cards: Sequence[Card], count: int) -> str:
        """Cards as they are told: their faces, or how many."""
        if not cards or NO_CARD in cards or len(cards) > self.most_named:
            return self.labels.house("cards", count=count)
        return self.listed([self.game.deck.name(card) for card in cards])

    def listed(self, names: Sequence[str]) -> str:
        """The faces of these cards in a row."""
        return " ".join(self.faces.face(name).text for name in names)

    def values(self, value: str) -> dict[str, object]:
        """What a label may use of a value: the value itself, and the player it may name."""
        if not value.isdecimal():
            return {"value": Shown(value, self.notation.worded(value)), "whom": value}
        number = int(value)
        return {"value": number, "whom": self.whom(number)}


def in_plain_words(clauses: dict[str, Clause], rulebook: Path, language: str) -> dict[str, Clause]:
    """The clauses as the game's rulebook for players words them in a language, if it does."""
    labels = Labels([rulebook], language)
    return {
        name: replace(clause, text=labels.text([f"clause-{name.lower()}"], clause.text))
        for name, clause in clauses.items()
    }
