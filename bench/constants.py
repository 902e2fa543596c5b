"""How curious OpenSpiel's search should be: ``python3 dev.py bench constants --game fox``.

A peer is only as good as its constant of UCT. On deals for tuning each of those that are usual
plays against the one that OpenSpiel's examples have, in the same time. What is better is written
into ``bench/panel.py`` by hand, and claimed with.
"""

from __future__ import annotations

import argparse
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.methods.playing import result_of
from bench.methods.sheets import sheet_code
from bench.panel import CONFIGURATIONS, OPTIONS, SEATS, STRONGEST
from bench.yardsticks.openspiel import USUAL_UCT
from pakl.arena.crews import crew_of
from pakl.arena.players import Arm
from pakl.arena.seatings import ONE
from pakl.arena.seeds import TUNE, checked_numbers
from pakl.arena.trial import Trial
from pakl.bots.budget import Budget
from pakl.games import all_games

OTHERS: Final = (0.2, 1.0, 2.0)


def trial_of(game: str, peer: str, uct: float, seconds: float) -> Trial:
    """A peer with one constant against the same with the usual one."""

    def arm(constant: float) -> Arm:
        words = f"bench.yardsticks.openspiel/{peer}:uct={constant}"
        return Arm(words, Budget(seconds=seconds))

    return Trial(sheet_code(game, OPTIONS), SEATS, arm(uct), arm(USUAL_UCT), ONE, TUNE)


def main() -> None:
    """Plays every constant against the usual one, and prints what each won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(all_games()))
    parser.add_argument("--peer", action="append", choices=CONFIGURATIONS)
    parser.add_argument("--uct", action="append", type=float)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--first", type=int, default=0, help="the first deal of the block")
    parser.add_argument("--groups", type=int, default=40, help="deals, each with seats swapped")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    console = Console()
    numbers = checked_numbers(chosen.first, chosen.groups)
    with crew_of(chosen.workers, "") as crew:
        for game in chosen.game or sorted(all_games()):
            table = Table("game", "peer", "uct", "deals", f"win share % against {USUAL_UCT}")
            for peer in chosen.peer or [STRONGEST]:
                for uct in chosen.uct or OTHERS:
                    trial = trial_of(game, peer, uct, chosen.seconds)
                    wins = result_of(trial, crew, numbers, trial.title(), console).wins()
                    share = f"{100 * wins.mean:.1f} ({100 * wins.low:.1f}–{100 * wins.high:.1f})"
                    table.add_row(game, peer, str(uct), str(len(numbers)), share)
            console.print(table)


if __name__ == "__main__":
    main()
