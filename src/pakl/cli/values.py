"""The values of an option, as a person at the terminal reads and chooses them."""

import re
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Final

from pakl.cli.wording import Wording
from pakl.kernel.options import Option

NUMBERED: Final = re.compile(r"(\D*)(\d+)")
RANGE: Final = "{} … {}"


@dataclass
class Kind:
    """A single value, or all that differ by a number only, such as ``rounds: 1`` to 20."""

    word: str
    numbers: list[int] = field(default_factory=list)

    def value(self, number: int) -> str:
        """The value with a number."""
        return f"{self.word}{number}" if self.numbers else self.word

    def lowest(self) -> str:
        """The value that comes first."""
        return self.value(min(self.numbers, default=0))

    def highest(self) -> str:
        """The value that comes last."""
        return self.value(max(self.numbers, default=0))


class Values:
    """The values of one option by kinds, each with a mark to choose it by."""

    def __init__(self, option: Option, wording: Wording) -> None:
        self.option = option
        self.wording = wording
        self.kinds: dict[str, Kind] = {}
        for value in option.values:
            numbered = NUMBERED.fullmatch(value)
            word = numbered[1] if numbered else value
            kind = self.kinds.setdefault(word, Kind(word))
            if numbered:
                kind.numbers.append(int(numbered[2]))
        # A number can't mark anything where it is a value itself.
        marks = ascii_lowercase if "" in self.kinds else [str(n) for n in range(1, 100)]
        words = [kind for kind in self.kinds.values() if kind.word]
        self.marks = dict(zip(marks, words, strict=False))

    def shown(self, kind: Kind) -> str:
        """A kind in words; a row of numbers by its ends."""
        lowest, highest = (
            self.wording.option_value(self.option, value)
            for value in (kind.lowest(), kind.highest())
        )
        return lowest if lowest == highest else RANGE.format(lowest, highest)

    def lines(self) -> list[tuple[str, str]]:
        """Every kind with its mark; plain numbers need none."""
        plain = [("", self.shown(kind)) for kind in self.kinds.values() if not kind.word]
        return plain + [(mark, self.shown(kind)) for mark, kind in self.marks.items()]

    def described(self) -> str:
        """All kinds in a row."""
        return ", ".join(self.shown(kind) for kind in self.kinds.values())

    def meant(self, answer: str) -> Kind | str | None:
        """The value that somebody typed, or the kind of which a number is to be asked."""
        if answer in self.option.values:
            return answer
        kind = self.marks.get(answer.casefold())
        if kind is None or len(kind.numbers) > 1:
            return kind
        return kind.lowest()
