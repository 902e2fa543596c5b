"""Playing a trial to its end, with a bar that shows how far it is."""

from __future__ import annotations

from rich.console import Console
from rich.progress import track

from pakl.arena.crews import Crew
from pakl.arena.results import Result, collect, fresh_result
from pakl.arena.trial import Trial


def result_of(trial: Trial, crew: Crew, numbers: range, title: str, console: Console) -> Result:
    """What came of these deals."""
    result = fresh_result(trial)
    going = collect(result, crew.results(trial, numbers))
    for _ in track(going, title, total=len(numbers), console=console, transient=True):
        pass
    return result
