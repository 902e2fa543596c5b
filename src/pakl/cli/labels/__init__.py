"""Labels: texts in Fluent files, one file for each language.

``en.ftl`` beside this file holds the words of the kernel and the command line; a
game keeps its own in its folder. A language that lacks a label borrows the English
one, so a new language is a new file, finished or not.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pakl.kernel.errors import Malformed

HOUSE_LABELS: Final = Path(__file__).parent
ENGLISH: Final = "en"
NOT_IN_A_LABEL: Final = re.compile(r"[^A-Za-z0-9_-]")


class Shown(FluentType):
    """A value that a label compares as it was written and prints as it is shown."""

    def __init__(self, written: str, shown: str) -> None:
        self.written = written
        self.shown = shown

    def __eq__(self, other: object) -> bool:
        return self.written == other

    def __hash__(self) -> int:
        return hash(self.written)

    def format(self, locale: Locale) -> str:
        return self.shown


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, Fluent's
        self.names.add(node.id.name)


class LabelFile:
    """The labels of one file."""

    def __init__(self, path: Path, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.variables: dict[str, set[str]] = {}
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                self.variables[entry.id.name] = variables.names

    def text(self, label: str, attribute: str, values: dict[str, object]) -> str:
        """A label, or one of its attributes, as text; empty if it can't be made of the values."""
        message = self.bundle.get_message(label)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, errors = self.bundle.format_pattern(pattern, values)
        return "" if errors else str(text)


@cache
def read_labels(path: Path, language: str) -> LabelFile:
    """The labels of a file, read once."""
    return LabelFile(path, language)


class Labels:
    """The labels of some folders in a language; the first folder that has one decides."""

    def __init__(self, folders: Iterable[Path], language: str) -> None:
        self.files = [
            read_labels(folder / f"{spoken}.ftl", spoken)
            for folder in folders
            for spoken in dict.fromkeys([language, ENGLISH])
            if (folder / f"{spoken}.ftl").is_file()
        ]

    def text(self, labels: Sequence[str], plain: str, **values: object) -> str:
        """The first of these labels that there is; else the plain words."""
        for label in labels:
            text = self.attribute(label, "", "", **values)
            if text:
                return text
        return plain

    def attribute(self, label: str, attribute: str, plain: str, **values: object) -> str:
        """An attribute of a label if it has one; else the plain words."""
        for spelling in spellings(label):
            for file in self.files:
                if spelling in file.variables:
                    text = file.text(spelling, attribute, values)
                    if text:
                        return text
        return plain

    def house(self, label: str, **values: object) -> str:
        """A label of the command line itself."""
        return self.text([label], label.replace("-", " "), **values)

    def mentions(self, label: str, variables: set[str]) -> bool:
        """Whether a label uses one of these variables."""
        for spelling in spellings(label):
            for file in self.files:
                if spelling in file.variables:
                    return not variables.isdisjoint(file.variables[spelling])
        return False


def spellings(label: str) -> list[str]:
    """How a label may be written in a file: signs become hyphens, and an underscore may."""
    written = NOT_IN_A_LABEL.sub("-", label)
    return list(dict.fromkeys([written, written.replace("_", "-")]))


def languages() -> list[str]:
    """The languages that the command line speaks."""
    return sorted(path.stem for path in HOUSE_LABELS.glob("*.ftl"))


def checked_language(language: str) -> str:
    """The language, if the command line speaks it.

    Raises:
        Malformed: If it does not.
    """
    if language not in languages():
        raise Malformed(
            f"there is no language {language!r} yet; there are {', '.join(languages())}"
        )
    return language
