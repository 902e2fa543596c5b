"""How worlds are imagined: ``python3 dev.py bench worlds``.

Deals are played at random at every kind of table. After every step two of the seats take in what
they are told and what it proves, and where the cards really lie must agree with what each of them
knows. Now and then a seat imagines worlds: how many a second of the processor, how long it takes
to make ready for them, and how many could not be drawn exactly.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pakl.conformance.invariants import compare_knowledge
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Broken, Walk
from pakl.games import all_games
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import told
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.seats import Seat
from pakl.kernel.worlds import Worlds

DEALS: Final = 100_000
SEED: Final = 1
STEPS: Final = 150
WATCHERS: Final = 2
SHARE_IMAGINED: Final = 0.02
WORLDS_AT_ONCE: Final = 20
# How many seats a small table has, a middling and a large one.
SIZES: Final = ((2, 2), (3, 4), (5, 10))


class Tally:
    """What was counted at tables of one game and size."""

    def __init__(self) -> None:
        self.deals = 0
        self.excluded = 0
        self.positions = 0
        self.worlds = 0
        self.fallbacks = 0
        self.to_make_ready = 0.0
        self.to_imagine = 0.0

    def add(self, other: Tally) -> None:
        """Adds what was counted elsewhere."""
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)


def followed(walk: Walk, dice: Dice) -> Tally:
    """Plays a deal that some seats follow, and imagines worlds now and then."""
    tally = Tally()
    tally.deals = 1
    piles = walk.game.piles(walk.state)
    viewers = walk.random.sample(range(walk.sheet.seats), WATCHERS)
    minds = [Knowledge(Seat(viewer), walk.zones, piles) for viewer in viewers]
    before = walk.state.copy()
    for step in walk.go():
        lesson = step.lesson(walk.sheet, before)
        before = walk.state.copy()
        for mind in minds:
            try:
                mind.follow(told(step.events, mind.viewer, walk.zones), lesson)
                compare_knowledge(mind, walk.game.piles(walk.state))
            except (Broken, RulesBroken):
                tally.excluded += 1
                return tally
        if not walk.state.is_over and walk.random.random() < SHARE_IMAGINED:
            imagine(walk, walk.random.choice(minds), dice, tally)
    return tally


def imagine(walk: Walk, mind: Knowledge, dice: Dice, tally: Tally) -> None:
    """Imagines worlds of one position."""
    started = time.process_time()
    worlds = Worlds(walk.game, walk.state, mind)
    ready = time.process_time()
    for _ in range(WORLDS_AT_ONCE):
        worlds.imagine(dice)
    tally.to_make_ready += ready - started
    tally.to_imagine += time.process_time() - ready
    tally.positions += 1
    tally.worlds += worlds.drawn
    tally.fallbacks += worlds.fallbacks


def measured(game_id: str, deals: int, seed: int) -> Iterator[tuple[int, Tally]]:
    """One deal after another, each with the number of its seats."""
    random = Random(f"{game_id} {seed}")
    dice = Dice(seed)
    sheets = sheets_of(all_games()[game_id])
    for _ in range(deals):
        walk = Walk(random.choice(sheets), random, most_steps=STEPS)
        yield walk.sheet.seats, followed(walk, dice)


def row(game_id: str, sizes: tuple[int, int], tally: Tally) -> list[str]:
    """A line of the table."""
    fewest, most = sizes
    seats = str(fewest) if fewest == most else f"{fewest}–{most}"
    worlds = max(tally.worlds, 1)
    return [
        game_id,
        seats,
        f"{tally.deals:,}",
        f"{tally.excluded:,}",
        f"{tally.positions:,}",
        f"{1e3 * tally.to_make_ready / max(tally.positions, 1):.2f} ms",
        f"{tally.worlds / max(tally.to_imagine, 1e-9):,.0f}",
        f"{100 * tally.fallbacks / worlds:.2f} %",
    ]


def main() -> None:
    """Plays, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS, help="in all, over all games")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--game", choices=sorted(all_games()), action="append")
    chosen = parser.parse_args()
    console = Console()
    table = Table("game", "seats", "deals", "true deal excluded", "positions", "to make ready",
                  "worlds a second", "fallbacks")  # fmt: skip
    games = chosen.game or sorted(all_games())
    excluded = 0
    for game_id in games:
        tallies = {sizes: Tally() for sizes in SIZES}
        deals = measured(game_id, chosen.deals // len(games), chosen.seed)
        total = chosen.deals // len(games)
        for seats, tally in track(deals, game_id, total=total, console=console, transient=True):
            for sizes, sum_of_all in tallies.items():
                if sizes[0] <= seats <= sizes[1]:
                    sum_of_all.add(tally)
        for sizes, sum_of_all in tallies.items():
            if sum_of_all.deals:
                table.add_row(*row(game_id, sizes, sum_of_all))
                excluded += sum_of_all.excluded
    console.print(table)
    if excluded:
        raise SystemExit(f"In {excluded} deals something true was excluded.")


if __name__ == "__main__":
    main()
