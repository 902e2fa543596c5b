"""Every language says what English says, all of it, in its own words and with its own plurals."""

import re
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pakl.cli.clauses import CLAUSE_LINE, RULEBOOK, read_clauses

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "pakl"
ENGLISH = "en.ftl"
LABELS = sorted([*PACKAGE.glob("games/*/labels/*.ftl"), *PACKAGE.glob("cli/labels/*.ftl")])
RULEBOOKS = sorted(PACKAGE.glob("games/*/rulebook/*.ftl"))

OTHER = "other"
PLURALS = {"zero", "one", "two", "few", "many"}
NOT_PROSE = {"colour", "takes"}
A_SENTENCE = 4  # words; shorter texts may well be the same in two languages
HEADING = "## "
WORD = re.compile(r"[^\W\d_]+")


class Reading(Visitor):
    """Collects what a text is made of: its variables, its choices and its words."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, Fluent's
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, Fluent's
        self.choices.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802, Fluent's
        self.words += WORD.findall(node.value)


def reading_of(node: ast.BaseNode) -> Reading:
    reading = Reading()
    reading.visit(node)
    return reading


def entries_of(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def texts_of(path: Path) -> dict[str, ast.Pattern]:
    """The texts of a file by message, those of attributes as ``message.attribute``."""
    texts: dict[str, ast.Pattern] = {}
    for entry in entries_of(path):
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            texts[entry.id.name] = entry.value
        for attribute in entry.attributes:
            texts[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return texts


def ids_of(path: Path) -> list[str]:
    return [entry.id.name for entry in entries_of(path) if isinstance(entry, ast.Message)]


def variables_of(path: Path) -> dict[str, set[str]]:
    return {name: reading_of(text).variables for name, text in texts_of(path).items()}


def words_of(path: Path) -> dict[str, list[str]]:
    return {name: reading_of(text).words for name, text in texts_of(path).items()}


def plural_mistakes(choice: ast.SelectExpression, language: str) -> list[str]:
    """What is wrong with a choice by number; nothing if it is a choice by something else."""
    keys = [
        variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)
    ]
    if PLURALS.isdisjoint(keys):
        return []
    is_ordinal = isinstance(choice.selector, ast.FunctionReference) and any(
        isinstance(named.value, ast.StringLiteral) and named.value.value == "ordinal"
        for named in choice.selector.arguments.named
    )
    locale = Locale.parse(language)
    known = {*(locale.ordinal_form if is_ordinal else locale.plural_form).tags, OTHER}
    mistakes = [f"[{key}] is no plural of {language}" for key in keys if key not in known]
    fallback = next(variant.key for variant in choice.variants if variant.default)
    if not isinstance(fallback, ast.Identifier) or fallback.name != OTHER:
        mistakes.append("there is no *[other]")
    return mistakes


def ids_in_rulebook(folder: Path) -> set[str]:
    """What the players' rulebook of a game must have: an idea, its sections, its clauses."""
    sections = 0
    is_new_section = False
    for line in (folder / RULEBOOK).read_text(encoding="utf-8").splitlines():
        if line.startswith(HEADING):
            is_new_section = True
        elif is_new_section and CLAUSE_LINE.match(line):
            sections += 1
            is_new_section = False
    clauses = {f"clause-{clause.id.lower()}" for clause in read_clauses(folder)}
    return {"idea", *[f"section-{number}" for number in range(1, sections + 1)], *clauses}


def file_name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


labels = pytest.mark.parametrize("path", LABELS, ids=file_name)
rulebooks = pytest.mark.parametrize("path", RULEBOOKS, ids=file_name)
files = pytest.mark.parametrize("path", LABELS + RULEBOOKS, ids=file_name)


@files
def test_a_language_is_written_without_mistakes(path: Path) -> None:
    assert not [entry.content for entry in entries_of(path) if isinstance(entry, ast.Junk)]


@files
def test_nothing_is_said_twice(path: Path) -> None:
    assert sorted(set(ids_of(path))) == sorted(ids_of(path))


@labels
def test_labels_are_those_of_english(path: Path) -> None:
    assert variables_of(path.with_name(ENGLISH)) == variables_of(path)


@labels
def test_what_is_not_prose_is_not_translated(path: Path) -> None:
    english = words_of(path.with_name(ENGLISH))
    said = words_of(path)

    assert not [
        f"{name}: {said[name]}"
        for name in english
        if name.partition(".")[2] in NOT_PROSE and english[name] != said.get(name)
    ]


@rulebooks
def test_a_rulebook_has_every_clause_and_nothing_else(path: Path) -> None:
    expected = {name: set[str]() for name in ids_in_rulebook(path.parents[1])}

    assert expected == variables_of(path)


@rulebooks
def test_a_rulebook_is_prose(path: Path) -> None:
    assert "`" not in path.read_text(encoding="utf-8")


@files
def test_plurals_are_those_of_the_language(path: Path) -> None:
    mistakes = {
        name: [
            mistake
            for choice in reading_of(text).choices
            for mistake in plural_mistakes(choice, path.stem)
        ]
        for name, text in texts_of(path).items()
    }

    assert not {name: found for name, found in mistakes.items() if found}


@files
def test_no_sentence_is_left_in_english(path: Path) -> None:
    english = path.with_name(ENGLISH)
    if path == english or not english.is_file():
        return
    in_english = words_of(english)

    assert not [
        name
        for name, words in words_of(path).items()
        if len(words) >= A_SENTENCE and words == in_english.get(name)
    ]
