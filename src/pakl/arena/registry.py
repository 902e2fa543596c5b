"""The registry: every experiment is written down before it is run, and whatever came of it.

One file of JSON lines that only ever grows. An experiment has a line when it is planned and
another when it has ended, also if it failed or somebody stopped it.
"""

import fcntl
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from pakl.arena.machine import commit_in, engine_digest, load, machine
from pakl.arena.results import Result
from pakl.arena.seeds import CONFIRM
from pakl.kernel.errors import Malformed

USUAL_FOLDER: Final = Path("bench") / "results"
FILE: Final = "registry.jsonl"
PLANNED: Final = "planned"
ENDED: Final = "ended"
BROKEN_OFF: Final = "broken off"

Line = dict[str, object]


class Registry:
    """The experiments of a folder."""

    def __init__(self, folder: Path) -> None:
        if not folder.is_dir():
            raise Malformed(
                f"there is no folder {folder} to register in: stand in the project, or name one "
                "by --registry"
            )
        self.folder = folder
        self.file = folder / FILE

    def lines(self) -> list[Line]:
        """All lines, oldest first.

        Raises:
            Malformed: If one is none.
        """
        if not self.file.exists():
            return []
        try:
            return [json.loads(line) for line in self.file.read_text().splitlines() if line]
        except ValueError:
            raise Malformed(f"{self.file} has a line that is no JSON") from None

    def fresh_block(self) -> str:
        """The block of confirming seeds that no experiment has used yet."""
        used = [str(line.get("seeds", "")).partition(" ") for line in self.lines()]
        # Others have names of their own, such as those of a panel.
        numbers = [int(name) for block, _, name in used if block == CONFIRM and name.isdigit()]
        return f"{CONFIRM} {max(numbers, default=0) + 1}"

    def plan(self, results: Sequence[Result], numbers: range, hypothesis: str) -> list[int]:
        """Writes down what is going to be tried; answers the numbers of the experiments.

        Raises:
            Malformed: If somebody has used these confirming seeds meanwhile.
        """
        with self.locked() as file:
            lines = self.lines()
            used = {str(line.get("seeds", "")) for line in lines}
            next_number = max((number_of(line) for line in lines), default=0) + 1
            experiments = list(range(next_number, next_number + len(results)))
            circumstances = self.circumstances()
            for experiment, result in zip(experiments, results):
                seeds = result.trial.block
                if seeds.startswith(CONFIRM) and seeds in used:
                    raise Malformed(f"the seeds {seeds!r} were used by somebody else just now")
                about = {"hypothesis": hypothesis, **what_is_tried(result, numbers)}
                write(file, {"experiment": experiment, "stage": PLANNED, **about, **circumstances})
        return experiments

    def circumstances(self) -> Line:
        """When, on what, and with which sources."""
        return {
            "at": now(),
            "commit": commit_in(self.folder),
            "engine": engine_digest(),
            "machine": machine(),
            "load": load(),
        }

    def end(self, experiment: int, result: Result, fault: str = "") -> None:
        """Writes down what came of an experiment.

        A fault says why it did not come to its end. Then no claim is accepted or refuted:
        whoever may stop when it pleases could prove anything.
        """
        about: Line = {"experiment": experiment, "stage": ENDED, "at": now(), "load": load()}
        if result.groups:
            about |= {**result.figures(), "costs": result.costs()}
        if fault:
            about |= {"fault": fault, "verdict": BROKEN_OFF}
        with self.locked() as file:
            write(file, about)

    @contextmanager
    def locked(self) -> Iterator[TextIO]:
        """The file, to be added to by nobody else meanwhile."""
        with self.file.open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file


def what_is_tried(result: Result, numbers: range) -> Line:
    """A trial as a line holds it: arms, budgets, seeds, size, and the rule that decides."""
    trial = result.trial
    rule = f"the lower bound of A's win share is above {result.bar:.4g}"
    if result.test is not None:
        shares = result.test.hypotheses
        rule = f"SPRT: A's win share is {shares.h1:.4g} rather than {shares.h0:.4g}"
    return {
        "sheet": trial.sheet,
        "seats": trial.seats,
        "a": trial.a.label(),
        "b": trial.b.label(),
        "composition": trial.composition,
        "seeds": trial.block,
        "first": numbers.start,
        "most_groups": len(numbers),
        "rule": rule,
    }


def number_of(line: Line) -> int:
    """The number of a line's experiment."""
    number = line.get("experiment")
    return number if isinstance(number, int) else 0


def write(file: TextIO, line: Line) -> None:
    """Adds a line, at once."""
    file.write(json.dumps(line, ensure_ascii=False) + "\n")
    file.flush()


def now() -> str:
    """The time, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")
