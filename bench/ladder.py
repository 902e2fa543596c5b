"""How the levels stand to each other: ``python3 dev.py bench ladder``.

In every game each level plays against the one below, two at a table, with the time that bots
have at tables. What comes out is what people are shown where they choose a level:
``src/pakl/bots/ladder.toml``. A pair that is there already is measured again only by ``--again``.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pakl.arena.crews import crew_of
from pakl.arena.players import Arm
from pakl.arena.results import Result, collect, fresh_result
from pakl.arena.seatings import ONE
from pakl.arena.seeds import PUBLIC, TUNE, checked_numbers
from pakl.arena.trial import Trial
from pakl.bots.budget import budget_of
from pakl.bots.ladder import Rung, Rungs, rungs_in, text_of
from pakl.bots.levels import NAMES
from pakl.games import all_games

# In the sources: this may run over a compiled copy of them.
FILE: Final = Path(__file__).parents[1] / "src" / "pakl" / "bots" / "ladder.toml"
GROUPS: Final = 400
SEATS: Final = 2
BUDGET: Final = "0.4s"
LOWEST: Final = 0.60
HIGHEST: Final = 0.65


def trial_of(game_id: str, higher: str, lower: str, budget: str, block: str) -> Trial:
    """A level against the one below."""
    arms = [
        Arm(f"pakl.bots.fallible/FallibleBot:level={level}", budget_of(budget))
        for level in (higher, lower)
    ]
    return Trial(game_id, SEATS, arms[0], arms[1], ONE, block)


def rung_of(result: Result) -> Rung:
    """What is kept of a result."""
    wins = result.wins()
    percent = [round(100 * figure, 1) for figure in (wins.mean, wins.low, wins.high)]
    return Rung(*percent, seats=SEATS, groups=len(result.groups))


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


def main() -> None:
    """Plays, prints the table, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(all_games()), action="append")
    parser.add_argument("--level", choices=NAMES[1:], action="append", help="against the one below")
    parser.add_argument("--groups", type=int, default=GROUPS, help="deals, each with seats swapped")
    parser.add_argument("--budget", default=BUDGET, help="for a move, such as 0.4s or 500")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="measure what is there already, too")
    parser.add_argument("--try", dest="is_trial", action="store_true", help="write nothing")
    chosen = parser.parse_args()
    console = Console()
    table = Table("game", "pair", "deals", "wins %", "95 %", "")
    rungs: Rungs = rungs_in(FILE.read_text()) if FILE.exists() else {}
    block = TUNE if chosen.is_trial else PUBLIC
    numbers = checked_numbers(0, chosen.groups)
    with crew_of(chosen.workers, "") as crew:
        for game_id in chosen.game or sorted(all_games()):
            for lower, higher in pairwise(NAMES):
                if chosen.level and higher not in chosen.level:
                    continue
                known = rungs.get(game_id, {})
                if higher not in known or chosen.again or chosen.is_trial:
                    trial = trial_of(game_id, higher, lower, chosen.budget, block)
                    result = fresh_result(trial)
                    groups = track(
                        collect(result, crew.results(trial, numbers)),
                        f"{game_id}, {higher} : {lower}",
                        total=len(numbers),
                        console=console,
                        transient=True,
                    )
                    for _ in groups:
                        pass
                    known = rungs.setdefault(game_id, {})
                    known[higher] = rung_of(result)
                    if not chosen.is_trial:
                        FILE.write_text(text_of(rungs))
                table.add_row(*row(game_id, higher, lower, known[higher]))
    console.print(table)


if __name__ == "__main__":
    main()
