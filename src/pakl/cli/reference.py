"""What a person may look up at the table: the rules, the log, the moves, the hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from pakl.cli.answers import Command
from pakl.cli.drawing import ACCENT, QUIET
from pakl.cli.inks import Inks
from pakl.cli.scene import Scene
from pakl.cli.wording import Line, Wording
from pakl.kernel.errors import Malformed


@dataclass(frozen=True)
class Page:
    """A text to leaf through."""

    title: str
    lines: Sequence[Text]


class Reference:
    """Answers what is asked about a scene."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.labels = wording.labels
        self.inks = Inks(wording)

    def look_up(self, command: Command, scene: Scene) -> Page | list[Line]:
        """A page, or a few lines that fit beside the table.

        Raises:
            Malformed: If there is no such thing.
        """
        if command.word == "rules" and command.about:
            return self.clauses(command.about)
        if command.word == "hand":
            return self.hand(scene)
        title = self.labels.house(f"{command.word}-title", game=self.wording.title())
        pages = {
            "help": self.help,
            "log": self.log,
            "moves": self.moves,
            "rules": self.rulebook,
        }
        return Page(title, pages[command.word](scene))

    def clauses(self, about: str) -> list[Line]:
        """The clauses of these numbers, as in ``MAU-5 6``."""
        lines: list[Line] = []
        for word in about.upper().split():
            found = [
                clause
                for clause in self.wording.clauses.values()
                if word in {clause.id, clause.id.partition("-")[2]}
            ]
            if not found:
                raise Malformed(self.labels.house("no-such-clause", clause=word))
            lines.append(Line(found[0].text, found[0].id))
        return lines

    def hand(self, scene: Scene) -> list[Line]:
        """The person's own cards."""
        lines: list[Line] = []
        for zone in scene.zones_of(scene.view.viewer):
            if zone.faces:
                cards = self.wording.listed(scene.shown_faces(zone))
                lines.append(Line(f"{self.wording.zone(zone.name)}: {cards}", ""))
        return lines

    def rulebook(self, scene: Scene) -> list[Text]:
        """Every clause."""
        clauses = self.wording.clauses.values()
        if not clauses:
            raise Malformed(self.labels.house("no-rulebook"))
        return [Text.assemble((f"{clause.id}  ", "bold"), clause.text) for clause in clauses]

    def log(self, scene: Scene) -> list[Text]:
        """Everything that happened."""
        return [self.inks.line(line) for line in scene.log]

    def moves(self, scene: Scene) -> list[Text]:
        """Every legal move, with its number and its notation."""
        return [
            Text.assemble(f"{number:>3}  ", self.inks.inked(choice.text)).append(
                f"   {choice.notation}", QUIET
            )
            for number, choice in enumerate(scene.choices, start=1)
        ]

    def help(self, scene: Scene) -> list[Text]:
        """What may be typed."""
        example = scene.choices[0].notation
        typed = {
            "1": "help-number",
            example: "help-notation",
            "rules": "help-rules",
            "rules 5": "help-clause",
            "log": "help-log",
            "hand": "help-hand",
            "moves": "help-moves",
            "quit": "help-quit",
            self.labels.house("enter-key"): "help-enter",
        }
        width = max(len(words) for words in typed) + 2
        return [
            Text.assemble("  ", (f"{words:<{width}}", ACCENT), self.labels.house(label))
            for words, label in typed.items()
        ]
