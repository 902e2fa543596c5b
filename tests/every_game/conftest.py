"""Finds the games by itself: no test in this folder names one."""

import os
from random import Random

import pytest

from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import MOST_STEPS, Walk
from pakl.games import all_games
from pakl.kernel.game import Game
from pakl.kernel.sheet import Sheet

# The sources are slow, and long deals are followed to the end in the compiled build.
STEPS_OF_SOURCES = 90

# A scratch tree with one more game is tried with fewer positions.
POSITIONS = int(os.environ.get("PAKL_POSITIONS", "2000"))


def is_compiled_build() -> bool:
    """Whether this is the fast build, in which more is tried of what both builds share."""
    return os.environ.get("PAKL_BUILD") == "compiled"


def sheets_to_try(game: Game) -> list[Sheet]:
    """All tables of a game; in the sources every number of players, and every option once."""
    sheets = sheets_of(game)
    if is_compiled_build():
        return sheets
    by_code: dict[str, list[Sheet]] = {}
    for sheet in sheets:
        by_code.setdefault(sheet.code(), []).append(sheet)
    book, *others = by_code.values()
    return book + [same[number % len(same)] for number, same in enumerate(others)]


def sheet_name(sheet: Sheet) -> str:
    """What a table is called in a test's name."""
    return f"{sheet.code()}-for-{sheet.seats}"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Gives every test each game, or each table of each game."""
    if "sheet" in metafunc.fixturenames:
        sheets = [sheet for game in all_games().values() for sheet in sheets_to_try(game)]
        metafunc.parametrize("sheet", sheets, ids=sheet_name)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games().values(), ids=all_games().keys())


@pytest.fixture
def walk(sheet: Sheet, *, is_compiled: bool) -> Walk:
    """A deal of this table, about to be played at random."""
    most_steps = MOST_STEPS if is_compiled else STEPS_OF_SOURCES
    return Walk(sheet, Random(sheet_name(sheet)), most_steps=most_steps)


@pytest.fixture
def is_compiled() -> bool:
    """Whether this is the fast build."""
    return is_compiled_build()


@pytest.fixture
def positions() -> int:
    """How many positions of a game are compared with other worlds."""
    return POSITIONS
