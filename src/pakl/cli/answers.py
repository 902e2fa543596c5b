"""Answers: what a person means who types something at the table."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from pakl.cli.labels import Labels
from pakl.kernel.actions import ActionId, ActionTable
from pakl.kernel.errors import Malformed

COMMANDS: Final = ("rules", "log", "hand", "moves", "help", "quit")
OTHER_WORDS: Final = {"?": "help", "exit": "quit", "move": "moves", "q": "quit", "rule": "rules"}
MOST_DIGITS: Final = 9


@dataclass(frozen=True)
class Move:
    """The person wants to make this move; whether it is legal is not said."""

    action: ActionId


@dataclass(frozen=True)
class Command:
    """The person wants to see something, or to leave."""

    word: str
    about: str


class Answers:
    """Reads what is typed at a table of one game."""

    def __init__(self, actions: ActionTable, labels: Labels) -> None:
        self.actions = actions
        self.labels = labels

    def read(self, answer: str, legal: Sequence[ActionId]) -> Move | Command:
        """A legal move by its number, any move by its notation, or a command.

        Raises:
            Malformed: If it is none of these.
        """
        words = " ".join(answer.casefold().split())
        if words.isdecimal():
            return Move(self.numbered(words, legal))
        for spelling in spellings(answer):
            with suppress(Malformed):
                return Move(self.actions.parse(spelling))
        command, _, about = words.partition(" ")
        command = OTHER_WORDS.get(command, command)
        if command in COMMANDS:
            return Command(command, about)
        if not words:
            raise Malformed(self.labels.house("nothing-typed", count=len(legal)))
        example = self.actions.words(legal[0])
        raise Malformed(
            self.labels.house("no-such-move", typed=answer, count=len(legal), example=example)
        )

    def numbered(self, digits: str, legal: Sequence[ActionId]) -> ActionId:
        """The legal move of this number, from 1."""
        number = int(digits) if len(digits) <= MOST_DIGITS else 0
        if not 1 <= number <= len(legal):
            raise Malformed(self.labels.house("no-such-number", typed=digits, count=len(legal)))
        return legal[number - 1]


def spellings(answer: str) -> list[str]:
    """How an action may be written that somebody typed without care for capital letters."""
    verb, _, about = " ".join(answer.split()).partition(" ")
    return [answer, f"{verb.casefold()} {about.upper()}", answer.casefold()]
