"""Every language says what English says, all of it, in its own words and with its own plurals."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pakl.cli.clauses import CLAUSE_LINE, RULEBOOK, folder_of, read_clauses
from pakl.cli.labels import languages
from pakl.cli.wording import Wording
from pakl.games import all_games
from pakl.kernel.actions import ActionId
from pakl.kernel.game import Game
from pakl.play.frames import Bye
from pakl.server.problems import ProblemCode

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "pakl"
ENGLISH = "en.ftl"
NINE = ("cs", "de", "en", "fr", "hu", "it", "pl", "sk", "tr")
PAGE = sorted((ROOT / "web" / "src" / "i18n").glob("*.ftl"))
LABELS = sorted([*PACKAGE.glob("games/*/labels/*.ftl"), *PACKAGE.glob("cli/labels/*.ftl")])
RULEBOOKS = sorted(PACKAGE.glob("games/*/rulebook/*.ftl"))
GAMES = list(all_games().values())

OTHER = "other"
PLURALS = {"zero", "one", "two", "few", "many"}
NOT_PROSE = {"colour", "takes"}
# Names, and words that the language has from English or shares with it.
SAME_AS_ENGLISH = {
    "de": {"Bot", "Code", "Enter", "Hand", "K", "Karma", "Mau Mau", "Ober", "Pause", "Unter", "Wow",
        "Zyrty", "normal", "s"},
    "fr": {"Code", "D", "Ha ha", "Karma", "Menu", "Mode", "Ober", "Pause", "Pile", "Stop",
        "Table", "Total", "Unter", "Zyrty", "collection", "expert", "joker", "orange",
        "point points", "s", "six", "standard"},
    "it": {"Bot", "J", "K", "Karma", "Menu", "Ober", "Q", "Unter", "Zyrty", "n no", "no", "s",
        "standard"},
    "cs": {"Bot", "Enter", "J", "K", "Karma", "Q", "Stop", "Zyrty", "expert", "s"},
    "pl": {"Bot", "Enter", "Ha ha", "K", "Karma", "Menu", "Stop", "Zyrty", "joker", "s",
        "standard"},
    "sk": {"Bot", "Enter", "J", "K", "Karma", "Q", "Stop", "Zyrty", "expert", "s"},
    "hu": {"Bot", "Enter", "J", "K", "Karma", "Q", "Zyrty"},
    "tr": {"Bot", "D", "Enter", "J", "K", "Karma", "Mau Mau", "Q", "Zyrty", "joker"},
}  # fmt: skip
# No other of the nine has these words.
ENGLISH_WORDS = {"and", "card", "cards", "draw", "draws", "from", "his", "must", "play", "player",
    "players", "plays", "that", "the", "their", "this", "wins", "with", "you", "your"}  # fmt: skip
HEADING = "## "
# In French such signs stand after a space at which no line may break.
BREAKABLE = re.compile(r"(?<=[^\s=]) [:;!?»%]|« ")
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
    return str(path.relative_to(ROOT))


labels = pytest.mark.parametrize("path", LABELS, ids=file_name)
rulebooks = pytest.mark.parametrize("path", RULEBOOKS, ids=file_name)
files = pytest.mark.parametrize("path", LABELS + RULEBOOKS + PAGE, ids=file_name)
french = pytest.mark.parametrize(
    "path", [path for path in LABELS + RULEBOOKS + PAGE if path.stem == "fr"], ids=file_name
)
spoken = pytest.mark.parametrize("language", NINE)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


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
    said = variables_of(path)
    # With other faces the same clause may call the cards by other names.
    dressed = {name for name in said if name.rpartition("-")[0] in expected}

    assert expected == {name: said[name] for name in said if name not in dressed}
    assert dressed == {
        name for name in ids_of(path.with_name(ENGLISH)) if name.rpartition("-")[0] in expected
    }


@rulebooks
def test_a_rulebook_is_prose(path: Path) -> None:
    assert "`" not in path.read_text(encoding="utf-8")


@french
def test_no_french_line_begins_with_a_sign(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert not [line for line in lines if line[:1] != "#" and BREAKABLE.search(line)]


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


@pytest.mark.parametrize("folder", sorted({path.parent for path in LABELS + RULEBOOKS + PAGE}))
def test_every_folder_of_words_has_nine_languages(folder: Path) -> None:
    assert list(NINE) == sorted(path.stem for path in folder.glob("*.ftl"))


@files
def test_nothing_is_left_in_english(path: Path) -> None:
    if path.name == ENGLISH:
        return
    in_english = words_of(path.with_name(ENGLISH))
    prose = {
        name: words
        for name, words in words_of(path).items()
        if words and name.partition(".")[2] not in NOT_PROSE
    }
    same = {" ".join(words) for name, words in prose.items() if words == in_english.get(name)}

    assert set() == same - SAME_AS_ENGLISH[path.stem]
    assert [] == [
        name
        for name, words in prose.items()
        if not ENGLISH_WORDS.isdisjoint(word.lower() for word in words)
    ]


def test_no_exception_is_listed_that_is_none() -> None:
    used: dict[str, set[str]] = {language: set() for language in SAME_AS_ENGLISH}
    for path in LABELS + RULEBOOKS + PAGE:
        in_english = words_of(path.with_name(ENGLISH))
        for name, words in words_of(path).items():
            if path.name != ENGLISH and words == in_english.get(name):
                used[path.stem].add(" ".join(words))

    assert all(SAME_AS_ENGLISH[language] <= used[language] for language in used)


def layout_of(game: Game) -> dict[str, Any]:
    """What the page is told of a game's table."""
    text = (folder_of(game) / "layout" / "table.json").read_text(encoding="utf-8")
    layout: dict[str, Any] = json.loads(text)
    return layout


@games
def test_presets_and_tips_have_words_and_are_about_the_game(game: Game) -> None:
    layout = layout_of(game)
    said = set(ids_of(folder_of(game) / "labels" / ENGLISH))
    actions = [game.actions.words(ActionId(action)) for action in range(len(game.actions))]
    verbs = {words.split(maxsplit=1)[0] for words in actions}
    zones = {zone.name for zone in game.zones(game.fewest_seats)}
    whens = [tip.get("when", {}) for tip in layout["tips"]]

    assert 4 <= len(layout["tips"]) <= 7
    assert {f"tip-{tip['name']}" for tip in layout["tips"]} <= said
    assert {f"preset-{preset['name']}" for preset in layout["presets"]} <= said
    assert {when["verb"] for when in whens if "verb" in when} <= verbs
    assert {when["zone"] for when in whens if "zone" in when} <= zones
    assert {f"fact-{when['fact'].replace(' ', '-')}" for when in whens if "fact" in when} <= said
    for preset in layout["presets"]:
        assert game.with_options(preset["options"]).chosen.differences() == preset["options"]


@spoken
@games
def test_every_value_of_every_option_has_words(game: Game, language: str) -> None:
    wording = Wording(game, [], language)
    for option in game.options:
        for value in option.values:
            shown = wording.option_value(option, value)

            assert not re.search(r": \d", shown)
            if language != "en" and not value.isdecimal():
                assert shown != value or shown in SAME_AS_ENGLISH[language]


@spoken
def test_the_page_words_everything_that_the_server_refuses(language: str) -> None:
    said = set(ids_of(ROOT / "web" / "src" / "i18n" / f"{language}.ftl"))
    refused = {f"refused-{code}" for code in get_args(ProblemCode)}
    closed = {f"bye-{why}" for why in get_args(Bye.__annotations__["why"])}

    assert set() == (refused | closed) - said


def test_the_terminal_speaks_the_nine_languages() -> None:
    assert list(NINE) == languages()
