"""Every clause beside the rules that cite it and the tests that name it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pakl.cli.clauses import Coverage, citations_in, cited_in, read_clauses

if TYPE_CHECKING:
    from tests.cli.conftest import Run

RULEBOOK = """# Whist
- WH-1 · book · Four play.
- WH-2 · house · One
  deals.

  This is no clause.
- WH-10 · book · Tricks.
"""

RULES = '''"""Whist: WH-10 is told in scoring.py."""

SEATS = 4  # WH-1

# WH-2: why it is so
DEALER = (
    0,
)


class Whist:
    """WH-1 to WH-3: the game."""

    TRICKS = 13  # WH-10

    def play(self) -> str:
        # WH-9: no such clause
        return "WH-11 is only a text"
'''


@pytest.fixture
def whist(tmp_path: Path) -> Path:
    """The folder of a game."""
    (tmp_path / "RULES.md").write_text(RULEBOOK)
    (tmp_path / "rules.py").write_text(RULES)
    return tmp_path


def test_a_clause_may_go_on_in_the_next_line(whist: Path) -> None:
    clauses = read_clauses(whist)

    assert ["WH-1", "WH-2", "WH-10"] == [clause.id for clause in clauses]
    assert ("house", "One deals.") == (clauses[1].source, clauses[1].text)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("WH-1: so", ["WH-1"]),
        ("WH-2, WH-10", ["WH-2", "WH-10"]),
        ("WH-1 to WH-3", ["WH-1", "WH-2", "WH-3"]),
        ("WH-1 to\n    WH-2 and FOX-3", ["WH-1", "WH-2"]),
        ("WH-x, UTF-8, xWH-1", []),
    ],
)
def test_a_text_names_clauses_one_by_one_or_as_a_range(text: str, named: list[str]) -> None:
    assert named == cited_in(text, {"WH"})[0]


def test_a_citation_belongs_to_what_it_stands_in_or_above(whist: Path) -> None:
    citations = {one.place: one.clauses for one in citations_in(whist / "rules.py", {"WH"})}

    assert {
        "rules": ["WH-10"],
        "rules.SEATS": ["WH-1"],
        "rules.DEALER": ["WH-2"],
        "rules.Whist": ["WH-1", "WH-2", "WH-3"],
        "rules.Whist.TRICKS": ["WH-10"],
        "rules.Whist.play": ["WH-9"],
    } == citations


def test_what_is_missing_or_does_not_exist_is_told(whist: Path) -> None:
    (whist / "tests").mkdir()
    (whist / "tests" / "test_whist.py").write_text(
        "def test_wh_1_four_play() -> None: ...\n"
        "def test_wh_2_and_wh_10_one_deals() -> None: ...\n"
        "def test_wh_12_is_odd() -> None: ...\n"
    )

    assert [
        "rules.Whist names WH-3, which is not in RULES.md",
        "rules.Whist.play names WH-9, which is not in RULES.md",
        "test_wh_12_is_odd names WH-12, which is not in RULES.md",
    ] == Coverage(whist).holes()


def test_a_folder_without_a_rulebook_is_one_hole(tmp_path: Path) -> None:
    assert ["there are no clauses: RULES.md is missing or empty"] == Coverage(tmp_path).holes()


# The command


def test_a_game_without_holes_passes(run: Run) -> None:
    answer = run("clauses", "snip")

    assert (0, "") == (answer.returncode, answer.stderr)
    assert "SNIP-6" in answer.stdout
    assert "snip.Snip.match_rule" in answer.stdout.replace("__init__", "snip")
    assert "test_snip_6_holds" in answer.stdout


def test_a_clause_without_a_test_fails(run: Run, snip_folder: Path) -> None:
    tests = snip_folder / "tests" / "test_snip.py"
    tests.write_text(tests.read_text().replace("test_snip_4_", "test_snip_44_"))

    answer = run("clauses", "snip")

    assert 1 == answer.returncode
    assert "✗ SNIP-4 is named by no test" in answer.stdout
    assert "✗ test_snip_44_holds names SNIP-44" in answer.stdout


def test_a_clause_without_a_rule_fails(run: Run, snip_folder: Path) -> None:
    rules = snip_folder / "__init__.py"
    rules.write_text(rules.read_text().replace("SNIP-6: a", "A"))

    answer = run("clauses", "snip")

    assert 1 == answer.returncode
    assert "✗ SNIP-6 is cited by no rule" in answer.stdout
