"""``pakl arena``: which trials are run, and what is shown and kept of them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from pakl.arena.crews import Crew, crew_of
from pakl.arena.machine import commit_in, engine_digest, load, machine
from pakl.arena.players import Arm, arm_of
from pakl.arena.plot import drawing
from pakl.arena.registry import Registry
from pakl.arena.results import SANE, Result, chances_of_luck, collect, fresh_check, fresh_result
from pakl.arena.seatings import COMPOSITIONS, compositions_for, seatings
from pakl.arena.seeds import BLOCKS, CONFIRM, checked_numbers
from pakl.arena.tables import claims, cost_table, luck_table, strength_table
from pakl.arena.trial import Trial
from pakl.bots.budget import Budget
from pakl.cli.records import check_new_file
from pakl.kernel.errors import Malformed
from pakl.kernel.sheet import Sheet

ALL: Final = "all"
FORMAT: Final = 1
USUAL_ITERATIONS: Final = 1_000


@dataclass(frozen=True)
class Wishes:
    """What a person asks the arena for."""

    bots: Sequence[str]
    iterations: int | None
    seconds: float | None
    groups: int
    first: int
    seeds: str
    composition: str
    above: float | None
    gain: float | None
    is_sanity_checked: bool
    workers: int
    ray: str
    hypothesis: str
    registry: Path
    json_file: Path | None
    plot_file: Path | None


class Contest:
    """The trials that somebody wished, from the plan to the files."""

    def __init__(self, sheet: Sheet, wishes: Wishes, console: Console) -> None:
        """Checks everything before anything is played.

        Raises:
            Malformed: If something can't be done.
        """
        self.sheet = sheet
        self.wishes = wishes
        self.console = console
        self.numbers = checked_numbers(wishes.first, wishes.groups)
        check_claim(wishes.above, wishes.gain)
        for file in (wishes.json_file, wishes.plot_file):
            if file is not None:
                check_new_file(file)
        self.registry = Registry(wishes.registry) if wishes.hypothesis else None
        block = self.block()
        budget = wished_budget(wishes.iterations, wishes.seconds)
        arms = [arm_of(words, budget) for words in wishes.bots]
        if len(arms) < 2:
            raise Malformed("it takes two: name at least two bots")
        self.claims = [
            fresh_result(self.trial(a, b, composition, block), wishes.above, wishes.gain)
            for a, b in combinations(arms, 2)
            for composition in self.compositions()
        ]
        self.sanity = [
            fresh_check(self.trial(arm, arm, self.compositions()[0], block))
            for arm in (dict.fromkeys(arms) if wishes.is_sanity_checked else [])
        ]

    def block(self) -> str:
        """The block of seeds.

        Raises:
            Malformed: If there is no such block, or the claim that uses it is not registered.
        """
        if self.wishes.seeds not in BLOCKS:
            raise Malformed(
                f"there are no seeds {self.wishes.seeds!r}; there are {', '.join(BLOCKS)}"
            )
        if self.wishes.seeds != CONFIRM:
            return self.wishes.seeds
        if self.registry is None:
            raise Malformed(
                "seeds that confirm a claim are used once: say what it is by --register"
            )
        return self.registry.fresh_block()

    def compositions(self) -> list[str]:
        """The compositions that are played.

        Raises:
            Malformed: If there is no such composition.
        """
        wished = self.wishes.composition
        if wished == ALL:
            return compositions_for(self.sheet.seats)
        if wished not in COMPOSITIONS:
            names = ", ".join([*COMPOSITIONS, ALL])
            raise Malformed(f"there is no composition {wished!r}; there are {names}")
        seatings(wished, self.sheet.seats)
        return [wished]

    def trial(self, a: Arm, b: Arm, composition: str, block: str) -> Trial:
        """One comparison at this table."""
        return Trial(self.sheet.code(), self.sheet.seats, a, b, composition, block)

    def run(self) -> bool:
        """Plays everything, shows and keeps it; False if a sanity check failed."""
        with crew_of(self.wishes.workers, self.wishes.ray) as crew, self.progress() as progress:
            if self.registry is None:
                self.play_all(self.claims, crew, progress)
            else:
                self.play_registered(self.registry, crew, progress)
            self.play_all(self.sanity, crew, progress)
        results = [*self.claims, *self.sanity]
        for table in (strength_table(results), luck_table(results), cost_table(results)):
            self.console.print(table)
        for claim in claims(results):
            self.console.print(claim, soft_wrap=True)
        self.keep(results)
        return all(result.verdict() == SANE for result in self.sanity)

    def progress(self) -> Progress:
        """The bar that shows how far a trial has come, and how it stands."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=self.console,
            disable=not self.console.is_terminal,
        )

    def play_registered(self, registry: Registry, crew: Crew, progress: Progress) -> None:
        """Plays the claims between their lines of the registry, whatever comes of them."""
        experiments = registry.plan(self.claims, self.numbers, self.wishes.hypothesis)
        fault = ""
        try:
            self.play_all(self.claims, crew, progress)
        except BaseException as error:
            told = str(error) or "stopped by the person who started it"
            fault = f"{type(error).__name__}: {told}"
            raise
        finally:
            for experiment, result in zip(experiments, self.claims):
                registry.end(experiment, result, fault if not self.is_complete(result) else "")
                self.console.print(f"Experiment {experiment} is in {registry.file}.")

    def is_complete(self, result: Result) -> bool:
        """Whether a trial was played as far as it was planned."""
        return result.is_decided() or len(result.groups) == len(self.numbers)

    def play_all(self, results: Sequence[Result], crew: Crew, progress: Progress) -> None:
        """Plays one trial after the other."""
        for result in results:
            self.play(result, crew, progress)

    def play(self, result: Result, crew: Crew, progress: Progress) -> None:
        """Plays the groups of a trial, as many as it needs."""
        task = progress.add_task(result.trial.title(), total=len(self.numbers))
        for so_far in collect(result, crew.results(result.trial, self.numbers)):
            progress.update(task, advance=1)
            # Every estimate reads all groups: often at first, then rarely.
            if not progress.disable and is_round(len(so_far.groups)):
                wins = so_far.wins()
                stands = f"{100 * wins.mean:.1f} ± {100 * wins.half_width():.1f} %"
                progress.update(task, description=f"{so_far.trial.title()}  {stands}")

    def keep(self, results: Sequence[Result]) -> None:
        """Writes the files that were wished."""
        wishes = self.wishes
        if wishes.json_file is not None:
            whole = {
                "format": FORMAT,
                "results": [
                    {**result.as_json(), "p_of_several": chance}
                    for result, chance in zip(results, chances_of_luck(results))
                ],
                "engine": engine_digest(),
                "commit": commit_in(Path()),
                "machine": machine(),
                "load": load(),
            }
            wishes.json_file.write_text(json.dumps(whole, indent=1) + "\n")
        if wishes.plot_file is not None:
            title = (
                f"{self.sheet.code()}, {self.sheet.seats} players: win share of A, 95 % intervals"
            )
            wishes.plot_file.write_text(drawing(results, title))


def check_claim(above: float | None, gain: float | None) -> None:
    """Refuses a claim that nothing could prove or refute.

    Raises:
        Malformed: If it is one.
    """
    if above is not None and not 0 <= above < 1:
        raise Malformed("a claimed win share is from 0 to below 1, such as 0.56")
    if gain is not None and not 0 < gain < 1:
        raise Malformed("a gain is a part of the win share above 0, such as 0.02")


def is_round(groups: int) -> bool:
    """Whether it is time to show how a trial stands: at every group up to 100, then every 1 %."""
    return groups % max(1, groups // 100) == 0


def wished_budget(iterations: int | None, seconds: float | None) -> Budget:
    """The budget of every bot that has none of its own.

    Raises:
        Malformed: If both are named.
    """
    if seconds is None:
        return Budget(iterations=USUAL_ITERATIONS if iterations is None else iterations)
    if iterations is not None:
        raise Malformed("a budget is either iterations or seconds, not both")
    return Budget(seconds=seconds)
