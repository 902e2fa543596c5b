"""The catalogue: which games there are, and how well their rulebooks are covered."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from pakl.cli.clauses import coverage_of
from pakl.cli.drawing import ACCENT, QUIET, WRONG, ink
from pakl.cli.labels import HOUSE_LABELS, Labels
from pakl.cli.menu import players_of
from pakl.cli.terminal import Terminal
from pakl.cli.wording import Wording
from pakl.kernel.game import Game
from pakl.kernel.options import described


def list_games(games: Iterable[Game], terminal: Terminal, language: str) -> None:
    """Prints every game with its players and options, the book's value of each first."""
    labels = Labels([HOUSE_LABELS], language)
    for game in games:
        wording = Wording(game, [], language)
        heading = ink(wording.title(), ACCENT)
        heading.append(f"  {game.id} · {players_of(game, labels)}", QUIET)
        terminal.console.print(heading)
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for option in game.options:
            values = described(option).replace(option.default, f"[{option.default}]", 1)
            table.add_row("", ink(option.name, "bold"), Text(values), ink(option.clause, QUIET))
        if game.options:
            terminal.console.print(table)


def list_clauses(games: Iterable[Game], terminal: Terminal) -> bool:
    """Prints which rules cite each clause and which tests name it; answers whether all is well."""
    is_whole = True
    for game in games:
        coverage = coverage_of(game)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
        for heading in ("clause", "cited by", "tested by"):
            table.add_column(ink(heading, QUIET), overflow="fold")
        for clause in coverage.clauses:
            table.add_row(
                ink(clause.id, "bold"),
                Text("\n".join(coverage.rules_of(clause.id))),
                Text("\n".join(coverage.tests_of(clause.id))),
            )
        terminal.console.print(ink(game.id, ACCENT))
        terminal.console.print(table)
        for hole in coverage.holes():
            is_whole = False
            terminal.console.print(ink(f"✗ {hole}", WRONG))
    return is_whole
