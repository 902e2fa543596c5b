"""How true the chances are that hints tell: ``python3 dev.py bench calibration``.

Experts play matches against each other. Now and then one of them asks for a hint and does what it
says first. What was told is then held against how the match ended: of all that were told 70 %,
seventy in a hundred should have won.

- *off by* is the mean distance between what was told and what came of it, in tenths of the scale;
  *by luck* is how far off it would be, with as few hints, if every chance were true.
- *Brier* is the mean square of the error of a single hint, and beside it that of somebody who tells
  the chance by the points of the match alone.

The picture is ``docs/explanation/calibration.svg``, the figures are in
``bench/results/calibration.json``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.methods.reliability import Told, reliability_of, reliability_picture
from bench.methods.sheets import sheet_code
from bench.panel import OPTIONS, SEATS
from pakl.arena.costs import Costs
from pakl.arena.crews import get_ready
from pakl.arena.machine import commit_in, engine_digest, machine
from pakl.arena.players import Player
from pakl.arena.referee import Keys, Referee, Sitting
from pakl.arena.seeds import CONFIRM, checked_numbers
from pakl.arena.trial import sheet_of
from pakl.bots.budget import Budget, budget_of
from pakl.bots.fallible import FallibleBot
from pakl.bots.hints import advice_in
from pakl.bots.levels import EXPERT
from pakl.bots.position import Position
from pakl.games import all_games
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.search.stakes import ALL, Stakes, won

BLOCK: Final = f"{CONFIRM} calibration"
FIGURES: Final = Path(__file__).parent / "results" / "calibration.json"
PICTURE: Final = Path(__file__).parents[1] / "docs" / "explanation" / "calibration.svg"
# One decision in so many is made by a hint: a few in every match.
ONE_IN: Final = {"fox": 25, "karma": 120, "disco": 5, "zyrty": 150, "rummy": 25, "maumau": 4}
MATCHES: Final = {
    "fox": 500, "karma": 150, "disco": 800, "zyrty": 150, "rummy": 200, "maumau": 1_500,
}  # fmt: skip
# For each of the three rounds of a hint, and for a move without one.
HINT: Final = Budget(seconds=0.03)
MOVE: Final = "0.005s"


class Advised:
    """An expert who now and then asks for a hint, does what it says, and notes what it told."""

    name = "advised"

    def __init__(self) -> None:
        self.expert = FallibleBot(level=EXPERT)
        self.iterations = 0
        self.notes: list[tuple[float, float]] = []

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        """The expert's choice, or that of a hint."""
        is_free = len(position.legal) > 1 and not position.may_wait
        if not is_free or dice.below(ONE_IN[position.game.id]):
            return self.expert.choose(position, dice, budget)
        first = advice_in(position, dice, HINT).moves[0]
        self.notes.append((first.chance, chance_by_points(position)))
        return position.game.actions.parse(first.action)


def chance_by_points(position: Position) -> float:
    """The chance to win that the points of the match tell, without a look at the cards."""
    seats = position.sheet.seats
    rule = position.game.match_rule(seats)
    if not position.before:
        return 1 / seats
    stakes = Stakes(rule, position.before, seats, only_wins=True)
    swing = stakes.swing_to_come(stakes.totals, stakes.totals, len(position.before))
    return stakes.chance_to_win(stakes.totals, int(position.seat), swing)


def told_in(game_id: str, number: int, budget: str) -> list[Told]:
    """What the hints of a match told, and what came of it."""
    sheet = sheet_of(sheet_code(game_id, OPTIONS), SEATS)
    keys = Keys(f"{BLOCK} {game_id}", number, 0)
    advised = [Advised() for _ in range(SEATS)]
    sittings = [
        Sitting(
            Player(bot),
            budget_of(budget),
            keys.dice("bot", bot.name, seat),
            keys.dice("world", bot.name, seat),
            Costs(),
        )
        for seat, bot in enumerate(advised)
    ]
    referee = Referee(sheet, sittings, keys)
    referee.play()
    places = referee.match.places()
    winners = places.count(1)
    return [
        Told(chance, by_points, float(won(places[seat], winners, len(places))) / ALL, number)
        for seat, bot in enumerate(advised)
        for chance, by_points in bot.notes
    ]


def played(
    pool: ProcessPoolExecutor, game_id: str, numbers: range, budget: str, console: Console
) -> Iterator[Told]:
    """All that was told in these matches."""
    going = pool.map(told_in, repeat(game_id), numbers, repeat(budget))
    for told in track(going, game_id, total=len(numbers), console=console, transient=True):
        yield from told


def main() -> None:
    """Plays, prints the table, and keeps the figures and the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(all_games()), action="append")
    parser.add_argument("--matches", type=int)
    parser.add_argument("--first", type=int, default=0, help="the first deal, if others were seen")
    parser.add_argument("--budget", default=MOVE, help="for a move without a hint")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--try", dest="is_trial", action="store_true", help="keep nothing")
    chosen = parser.parse_args()
    console = Console()
    kept = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    with ProcessPoolExecutor(chosen.workers, initializer=get_ready) as pool:
        for game_id in chosen.game or sorted(all_games()):
            numbers = checked_numbers(chosen.first, chosen.matches or MATCHES[game_id])
            told = list(played(pool, game_id, numbers, chosen.budget, console))
            kept[game_id] = {
                "sheet": sheet_code(game_id, OPTIONS),
                "matches": len(numbers),
                **reliability_of(told),
                "engine": engine_digest(),
                "commit": commit_in(FIGURES.parent),
                "machine": machine(),
            }
            if not chosen.is_trial:
                FIGURES.write_text(json.dumps(kept, indent=1) + "\n")
                PICTURE.write_text(reliability_picture(kept))
    table = Table("game", "matches", "hints", "told %", "won %", "off by", "by luck", "Brier",
                  "by points")  # fmt: skip
    for game_id, figures in kept.items():
        shares = [f"{100 * figures[name]:.1f}" for name in ("told", "won", "off_by", "by_luck")]
        briers = [f"{figures[name]:.3f}" for name in ("brier", "brier_by_points")]
        counts = [f"{figures[name]:,}" for name in ("matches", "hints")]
        table.add_row(game_id, *counts, *shares, *briers)
    console.print(table)


if __name__ == "__main__":
    main()
