"""The words of the page and of the games, from the very files that they are made of."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ROOT: Final = Path(__file__).parents[2]
PAGE_WORDS: Final = ROOT / "web" / "src" / "i18n"
GAMES: Final = ROOT / "src" / "pakl" / "games"
# Numbers that have forms of their own in one of the nine languages.
COUNTS: Final = (0, 1, 2, 5)
ANYTHING: Final = "\N{SECTION SIGN}"


class Words:
    """What the page says in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, name: str, **values: str | int) -> str:
        """A text of the page."""
        return text(PAGE_WORDS / f"{self.language}.ftl", name, values)

    def of(self, game: str, name: str, **values: str | int) -> str:
        """A text that a game's folder brings."""
        return text(GAMES / game / "labels" / f"{self.language}.ftl", name, values)

    def rule(self, game: str, clause: str) -> str:
        """A clause of a game's rulebook."""
        file = GAMES / game / "rulebook" / f"{self.language}.ftl"
        return text(file, f"clause-{clause.lower()}", {})

    def pattern(self, name: str, *unknown: str) -> str:
        """A regular expression for a text in which some values are not known."""
        forms = {
            self(name, **{value: ANYTHING if value != "count" else count for value in unknown})
            for count in COUNTS
        }
        loose = sorted({re.sub(r"\d+", r"\\d+", re.escape(form)) for form in forms})
        return "^(?:" + "|".join(loose).replace(re.escape(ANYTHING), ".+") + ")$"


def text(file: Path, name: str, values: dict[str, str | int]) -> str:
    """A text of a file, with values in it.

    Raises:
        KeyError: If the file has no such text.
    """
    bundle = bundle_of(file)
    message = bundle.get_message(name)
    if message.value is None:
        raise KeyError(name)
    worded, problems = bundle.format_pattern(message.value, dict(values))
    assert not problems, f"{file.name}, {name}: {problems}"
    assert isinstance(worded, str)
    return worded


@cache
def bundle_of(file: Path) -> FluentBundle:
    """The texts of a file."""
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text()))
    return bundle
