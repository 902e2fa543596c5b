"""How the levels stand to each other: ``python3 dev.py bench ladder``.

In every game each level plays against the one below, two at a table, with the time that bots
have at tables. What comes out is what people are shown where they choose a level:
``src/pakl/bots/ladder.toml``. A pair that is there already is measured again only by ``--again``.
The picture of them all is ``docs/explanation/levels.svg``.

``--tune`` looks first for the settings at which the levels are well spaced, and writes them into
``src/pakl/bots/levels.toml``.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.methods.forest import FAIR, Row, forest
from bench.methods.playing import result_of
from bench.methods.sheets import sheet_code
from bench.methods.spacing import (
    BUDGET,
    NOTES,
    OPTIONS,
    SEATS,
    WANTED,
    Spacing,
    arm,
    rewritten,
)
from pakl.arena.crews import Crew, crew_of
from pakl.arena.results import Result
from pakl.arena.seatings import ONE
from pakl.arena.seeds import PUBLIC, TUNE, checked_numbers
from pakl.arena.trial import Trial
from pakl.bots.ladder import Rung, Rungs, rungs_in, text_of
from pakl.bots.levels import NAMES
from pakl.games import all_games

# In the sources: this may run over a compiled copy of them.
BOTS: Final = Path(__file__).parents[1] / "src" / "pakl" / "bots"
FILE: Final = BOTS / "ladder.toml"
SETTINGS: Final = BOTS / "levels.toml"
PICTURE: Final = Path(__file__).parents[1] / "docs" / "explanation" / "levels.svg"
GROUPS: Final = 400
CPU: Final = 600.0
LOWEST: Final = 0.60
HIGHEST: Final = 0.65


def trial_of(game_id: str, higher: str, lower: str, budget: str, block: str) -> Trial:
    """A level against the one below."""
    return Trial(
        sheet_code(game_id, OPTIONS), SEATS, arm(higher, budget), arm(lower, budget), ONE, block
    )


def rung_of(game_id: str, result: Result) -> Rung:
    """What is kept of a result."""
    wins = result.wins()
    mean, low, high = (round(100 * figure, 1) for figure in (wins.mean, wins.low, wins.high))
    return Rung(mean, low, high, SEATS, len(result.groups), OPTIONS.get(game_id, {}))


def row(game_id: str, higher: str, lower: str, rung: Rung) -> list[str]:
    """A line of the table."""
    if rung.low <= 50:
        verdict = "not proven to be stronger"
    elif LOWEST <= rung.wins / 100 <= HIGHEST:
        verdict = "well spaced"
    else:
        verdict = "too close" if rung.wins / 100 < LOWEST else "too far apart"
    interval = f"{rung.low:.1f}–{rung.high:.1f}"
    return [game_id, f"{higher} : {lower}", str(rung.groups), f"{rung.wins:.1f}", interval, verdict]


def draw(rungs: Rungs) -> None:
    """Draws all that was measured so far."""
    rows = [
        Row(f"{game_id} {higher}", rung.low / 100, rung.wins / 100, rung.high / 100, FAIR)
        for game_id, levels in sorted(rungs.items())
        for higher, rung in levels.items()
    ]
    title = "What each level wins against the one below, with 95 % intervals; wanted is the band"
    PICTURE.write_text(forest(title, rows, (LOWEST, HIGHEST)))


def tune(game_id: str, crew: Crew, chosen: argparse.Namespace, console: Console) -> None:
    """Looks for well spaced levels of a game, and writes the settings."""
    spacing = Spacing(game_id, crew, chosen.wanted, chosen.groups, chosen.cpu)
    for level, shortfall, notes in spacing.found():
        deals = sum(note.groups for note in notes)
        console.print(f"{game_id}: {level} falls short by {shortfall} ({deals} deals)")
    SETTINGS.write_text(rewritten(SETTINGS.read_text(), game_id, spacing.settings))


def main() -> None:
    """Plays, prints the table, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(all_games()), action="append")
    parser.add_argument("--level", choices=NAMES[1:], action="append", help="against the one below")
    parser.add_argument("--groups", type=int, default=GROUPS, help="deals, each with seats swapped")
    parser.add_argument("--first", type=int, default=0, help="the first deal, if others were seen")
    parser.add_argument("--budget", default=BUDGET, help="for a move, such as 0.4s or 500")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="measure what is there already, too")
    parser.add_argument("--tune", dest="is_tuning", action="store_true", help=f"see {NOTES.name}")
    parser.add_argument(
        "--cpu", type=float, default=CPU, help="seconds for a level at most, with --tune"
    )
    parser.add_argument(
        "--wanted", type=float, default=WANTED, help="what a level is to win, with --tune"
    )
    parser.add_argument("--try", dest="is_trial", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    console = Console()
    table = Table("game", "pair", "deals", "wins %", "95 %", "")
    rungs: Rungs = rungs_in(FILE.read_text()) if FILE.exists() else {}
    block = TUNE if chosen.is_trial else PUBLIC
    numbers = checked_numbers(chosen.first, chosen.groups)
    if chosen.is_tuning:
        with crew_of(chosen.workers, "") as crew:
            for game_id in chosen.game or sorted(all_games()):
                tune(game_id, crew, chosen, console)
        return
    with crew_of(chosen.workers, "") as crew:
        for game_id in chosen.game or sorted(all_games()):
            for lower, higher in pairwise(NAMES):
                if chosen.level and higher not in chosen.level:
                    continue
                known = rungs.get(game_id, {})
                if higher not in known or chosen.again or chosen.is_trial:
                    trial = trial_of(game_id, higher, lower, chosen.budget, block)
                    title = f"{game_id}, {higher} : {lower}"
                    result = result_of(trial, crew, numbers, title, console)
                    known = rungs.setdefault(game_id, {})
                    known[higher] = rung_of(game_id, result)
                    if not chosen.is_trial:
                        FILE.write_text(text_of(rungs))
                table.add_row(*row(game_id, higher, lower, known[higher]))
    console.print(table)
    if not chosen.is_trial:
        draw(rungs)


if __name__ == "__main__":
    main()
