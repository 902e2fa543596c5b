"""The clauses of a rulebook: what they say, which rules cite them, which tests name them.

A clause is a line of a game's RULES.md, ``- MAU-17 · book · text``. The rules cite
it in docstrings and comments, singly or as a range (``MAU-14 to MAU-20``); a test
names it in its own name, ``test_mau_17_…``.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pakl.kernel.game import Game

RULEBOOK: Final = "RULES.md"
TESTS: Final = "tests"

CLAUSE_LINE: Final = re.compile(r"- ([A-Z]+-\d+) · (\w+) · (.+)")
CONTINUED_LINE: Final = re.compile(r" {2,}\S")
CITED: Final = re.compile(r"\b([A-Z]+)-(\d+)\b(?:\s+to\s+\1-(\d+)\b)?")


@dataclass
class Clause:
    """One numbered sentence of a rulebook, by the book or by the house."""

    id: str
    source: str
    text: str


@dataclass
class Citation:
    """A place in the code that names clauses, as in ``rules.deal``."""

    place: str
    clauses: list[str]
    stated: list[str] = field(default_factory=list)
    """The clauses written out; the others lie within a range."""


@dataclass
class Scope:
    """A named stretch of a module, from its first to its last line."""

    name: str
    first: int
    last: int


# The rulebook


def folder_of(game: Game) -> Path:
    """The folder that a game is."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    folder = Path(module.__file__).parent
    for candidate in (folder, folder.parent):
        if (candidate / RULEBOOK).is_file():
            return candidate
    return folder


def clauses_of(game: Game) -> dict[str, Clause]:
    """The clauses of a game's rulebook by their ids; none if it has no rulebook yet."""
    return {clause.id: clause for clause in read_clauses(folder_of(game))}


def read_clauses(folder: Path) -> list[Clause]:
    """The clauses in the rulebook of a folder, in its order."""
    rulebook = folder / RULEBOOK
    if not rulebook.is_file():
        return []
    clauses: list[Clause] = []
    is_within_clause = False
    for line in rulebook.read_text(encoding="utf-8").splitlines():
        found = CLAUSE_LINE.match(line)
        if found:
            clauses.append(Clause(found[1], found[2], found[3].strip()))
            is_within_clause = True
        elif is_within_clause and CONTINUED_LINE.match(line):
            clauses[-1].text += " " + line.strip()
        else:
            is_within_clause = False
    return clauses


def prefixes_of(clauses: list[Clause]) -> set[str]:
    """What the ids of these clauses begin with, as in ``MAU``."""
    return {clause.id.partition("-")[0] for clause in clauses}


# Citations


def cited_in(text: str, prefixes: set[str]) -> tuple[list[str], list[str]]:
    """The clauses that a text names, with those inside its ranges; and those written out."""
    named: list[str] = []
    stated: list[str] = []
    for found in CITED.finditer(text):
        prefix, first, last = found[1], int(found[2]), int(found[3] or found[2])
        if prefix in prefixes:
            named += [f"{prefix}-{number}" for number in range(first, last + 1)]
            stated += dict.fromkeys([f"{prefix}-{first}", f"{prefix}-{last}"])
    return named, stated


def scopes_in(node: ast.AST, prefix: str = "") -> Iterator[Scope]:
    """The functions, classes and constants of a module."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield Scope(prefix + name, child.lineno, child.end_lineno or child.lineno)
                yield from scopes_in(child, f"{prefix}{name}.")
            case (
                ast.Assign(targets=[ast.Name(id=name), *_])
                | ast.AnnAssign(target=ast.Name(id=name))
            ) if not isinstance(node, ast.FunctionDef):
                yield Scope(prefix + name, child.lineno, child.end_lineno or child.lineno)


def scope_at(line: int, scopes: list[Scope], module: str) -> str:
    """The innermost scope of a line; that of a comment between two is the one below it."""
    around = [scope for scope in scopes if scope.first <= line <= scope.last]
    if around:
        return min(around, key=lambda scope: scope.last - scope.first).name
    below = [scope for scope in scopes if scope.first > line]
    if below:
        return min(below, key=lambda scope: scope.first).name
    return module


def docstrings_in(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, str]]:
    """The docstrings of functions and classes, each with its name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            name = prefix + child.name
            yield name, ast.get_docstring(child) or ""
            yield from docstrings_in(child, f"{name}.")


def comments_in(text: str) -> Iterator[tuple[int, str]]:
    """The comments of a module, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def citations_in(path: Path, prefixes: set[str]) -> list[Citation]:
    """What the docstrings and comments of a module cite, by function, class or constant."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    scopes = list(scopes_in(tree))
    texts = [("", ast.get_docstring(tree) or ""), *docstrings_in(tree)]
    texts += [(scope_at(line, scopes, ""), comment) for line, comment in comments_in(text)]
    citations: dict[str, Citation] = {}
    for name, words in texts:
        clauses, stated = cited_in(words, prefixes)
        if clauses:
            place = f"{path.stem}.{name}" if name else path.stem
            citation = citations.setdefault(place, Citation(place, []))
            citation.clauses += [clause for clause in clauses if clause not in citation.clauses]
            citation.stated += [clause for clause in stated if clause not in citation.stated]
    return list(citations.values())


def tests_in(path: Path, prefixes: set[str]) -> list[Citation]:
    """The tests of a module with the clauses in their names; a docstring only states."""
    pattern = re.compile(rf"(?<=_)({'|'.join(sorted(prefixes)).lower()})_(\d+)(?=_|$)")
    tests: list[Citation] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            named = [f"{found[1].upper()}-{found[2]}" for found in pattern.finditer(node.name)]
            stated = cited_in(ast.get_docstring(node) or "", prefixes)[1]
            tests.append(Citation(node.name, named, named + stated))
    return tests


# What is cited and what is not


class Coverage:
    """A rulebook beside the rules and the tests of its folder."""

    def __init__(self, folder: Path) -> None:
        self.clauses = read_clauses(folder)
        self.rules: list[Citation] = []
        self.tests: list[Citation] = []
        prefixes = prefixes_of(self.clauses)
        if not prefixes:
            return
        for path in sorted(folder.glob("*.py")):
            self.rules += citations_in(path, prefixes)
        for path in sorted((folder / TESTS).rglob("test_*.py")):
            self.tests += tests_in(path, prefixes)

    def rules_of(self, clause: str) -> list[str]:
        """The functions, classes and constants that cite a clause."""
        return [citation.place for citation in self.rules if clause in citation.clauses]

    def tests_of(self, clause: str) -> list[str]:
        """The tests that name a clause."""
        return [citation.place for citation in self.tests if clause in citation.clauses]

    def holes(self) -> list[str]:
        """What is missing or wrong, each in one sentence; nothing if all is well."""
        if not self.clauses:
            return [f"there are no clauses: {RULEBOOK} is missing or empty"]
        ids = [clause.id for clause in self.clauses]
        holes = [f"{clause} stands twice in {RULEBOOK}" for clause in repeated(ids)]
        for clause in ids:
            if not self.rules_of(clause):
                holes.append(f"{clause} is cited by no rule")
            if not self.tests_of(clause):
                holes.append(f"{clause} is named by no test")
        for citation in self.rules + self.tests:
            for clause in citation.stated:
                if clause not in ids:
                    holes.append(f"{citation.place} names {clause}, which is not in {RULEBOOK}")
        return holes


def repeated(ids: list[str]) -> list[str]:
    """The ids that occur more than once."""
    return [clause for clause in dict.fromkeys(ids) if ids.count(clause) > 1]


def coverage_of(game: Game) -> Coverage:
    """The rulebook of a game beside its rules and tests."""
    return Coverage(folder_of(game))


def holes_of(game: Game) -> list[str]:
    """The clauses of a game that no rule or no test covers, and names that no clause has."""
    return coverage_of(game).holes()
