"""Finding how far each level must fall short to be well spaced: ``dev.py bench ladder --tune``.

It goes from the top down. The level below the expert is looked for first, then the one below
that. A few deals at a time are played at the shortfall that fits all deals so far best: the chance
to win is taken to grow with the distance along a logistic curve, which is fitted each time.
These are deals for tuning; what comes out is measured on others.

Every few deals are noted in ``.cache/spacing.jsonl``, so that what was broken off goes on where it
was.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bench.methods.sheets import sheet_code
from pakl.arena.crews import Crew
from pakl.arena.players import Arm
from pakl.arena.results import collect, fresh_result
from pakl.arena.seatings import ONE
from pakl.arena.seeds import TUNE
from pakl.arena.trial import Trial
from pakl.bots.budget import budget_of
from pakl.bots.levels import EXPERT, NAMES, USUALLY, Settings, settings_of

NOTES: Final = Path(__file__).parents[2] / ".cache" / "spacing.jsonl"
SEATS: Final = 2
# A round of Mau Mau is mostly luck: there levels are as far apart as they are in a match.
OPTIONS: Final = {"maumau": {"rounds_to_win": "5"}}
BUDGET: Final = "0.4s"
WANTED: Final = 0.625
AT_ONCE: Final = 4

# What is taken to be so before any deal is played: by how much the chance to win, as a logit, grows
# from one end of the shortfall to the other, and what it is against a level with the same one.
USUAL_SLOPE: Final = 3.0
SLOPE_ERROR: Final = 2.0
LEAST_SLOPE: Final = 0.5
START_ERROR: Final = 0.05
START_ERROR_OF_EXPERT: Final = 1.0
FITTING_STEPS: Final = 60


@dataclass(frozen=True)
class Note:
    """What came of some deals: a level that falls short by ``above`` against one below it."""

    sheet: str
    level: str
    search: str
    seconds: float
    above: float
    shortfall: float
    first: int
    groups: int
    wins: float
    cpu: float


@dataclass(frozen=True)
class Curve:
    """How the chance to win grows with the distance of two levels, as a logit."""

    start: float
    slope: float

    def distance_for(self, share: float) -> float:
        """At which distance the upper level wins such a share."""
        return (math.log(share / (1 - share)) - self.start) / self.slope


def curve_of(notes: list[Note], start_error: float) -> Curve:
    """The curve that fits best to what was played, by Newton's steps."""
    start, slope = 0.0, USUAL_SLOPE
    for _ in range(FITTING_STEPS):
        gradient = [-start / start_error**2, (USUAL_SLOPE - slope) / SLOPE_ERROR**2]
        bend = [1 / start_error**2, 0.0, 1 / SLOPE_ERROR**2]
        for note in notes:
            distance = note.shortfall - note.above
            games = SEATS * note.groups
            share = 1 / (1 + math.exp(-start - slope * distance))
            missed = games * (note.wins - share)
            weight = games * share * (1 - share)
            gradient[0] += missed
            gradient[1] += missed * distance
            bend[0] += weight
            bend[1] += weight * distance
            bend[2] += weight * distance * distance
        determinant = bend[0] * bend[2] - bend[1] ** 2
        start += (bend[2] * gradient[0] - bend[1] * gradient[1]) / determinant
        slope += (bend[0] * gradient[1] - bend[1] * gradient[0]) / determinant
        slope = max(slope, LEAST_SLOPE)
    return Curve(start, slope)


class Spacing:
    """The levels of one game, of which each is put where the one above wins as often as wanted."""

    def __init__(self, game: str, crew: Crew, wanted: float, groups: int, cpu: float) -> None:
        """So many deals are played for each level, or for so many seconds of the processor."""
        self.game = game
        self.sheet = sheet_code(game, OPTIONS)
        self.wanted = wanted
        self.crew = crew
        self.groups = groups
        self.cpu = cpu
        self.settings: Settings = dict(settings_of(game))

    def found(self) -> Iterator[tuple[str, float, list[Note]]]:
        """The levels from the top down, each with its shortfall and what it was found by."""
        above = 0.0
        for upper, lower in zip(NAMES[:0:-1], NAMES[-2::-1], strict=True):
            notes = self.search(upper, lower, above)
            above = self.next_shortfall(notes, upper, above)
            self.settings[lower] = above
            yield lower, above, notes

    def search(self, upper: str, lower: str, above: float) -> list[Note]:
        """Plays until there were enough deals."""
        notes = [note for note in known_notes() if self.is_of(note, lower, above)]
        while sum(note.groups for note in notes) < self.groups:
            if sum(note.cpu for note in notes) > self.cpu:
                break
            shortfall = self.next_shortfall(notes, upper, above)
            notes.append(self.play(upper, lower, above, shortfall, sum(n.groups for n in notes)))
            keep(notes[-1])
        return notes

    def is_of(self, note: Note, lower: str, above: float) -> bool:
        """Whether a note is about this level below that one, as both are now."""
        return (note.sheet, note.level, note.above) == (self.sheet, lower, above) and (
            note.search,
            note.seconds,
        ) == (self.settings["search"], self.settings["seconds"])

    def next_shortfall(self, notes: list[Note], upper: str, above: float) -> float:
        """Where the upper level wins as often as wanted, by all that was played so far."""
        error = START_ERROR_OF_EXPERT if upper == EXPERT else START_ERROR
        distance = curve_of(notes, error).distance_for(self.wanted)
        return round(min(max(above + distance, above), 1.0), 3)

    def play(self, upper: str, lower: str, above: float, shortfall: float, first: int) -> Note:
        """Plays some deals at a shortfall."""
        started = time.process_time()
        trial = Trial(
            self.sheet,
            SEATS,
            arm(upper, BUDGET) if upper == EXPERT else arm(upper, BUDGET, above),
            arm(lower, BUDGET, shortfall),
            ONE,
            TUNE,
        )
        result = fresh_result(trial)
        numbers = range(first, first + AT_ONCE)
        for _ in collect(result, self.crew.results(trial, numbers)):
            pass
        return Note(
            sheet=self.sheet,
            level=lower,
            search=self.settings["search"],
            seconds=self.settings["seconds"],
            above=above,
            shortfall=shortfall,
            first=first,
            groups=AT_ONCE,
            wins=round(result.wins().mean, 4),
            cpu=round(time.process_time() - started, 1),
        )


def arm(level: str, budget: str, shortfall: float | None = None) -> Arm:
    """A level, or what it would be with another shortfall, and the most it may spend."""
    words = f"pakl.bots.fallible/FallibleBot:level={level}"
    if shortfall is not None:
        words += f",shortfall={shortfall}"
    return Arm(words, budget_of(budget))


def known_notes() -> list[Note]:
    """What was noted so far."""
    if not NOTES.exists():
        return []
    return [Note(**json.loads(line)) for line in NOTES.read_text().splitlines()]


def keep(note: Note) -> None:
    """Notes what was played."""
    NOTES.parent.mkdir(exist_ok=True)
    with NOTES.open("a") as file:
        file.write(json.dumps(asdict(note)) + "\n")


def rewritten(text: str, game: str, settings: Settings) -> str:
    """The file of all settings with those of one game as they are now; the rest stays."""
    usual = settings_of(USUALLY)
    own = {name: value for name, value in settings.items() if name in NAMES or value != usual[name]}
    lines = "".join(f"{name} = {json.dumps(value)}\n" for name, value in own.items())
    tables = text.strip().split("\n\n")
    others = [table for table in tables if not table.startswith(f"[{game}]")]
    return "\n\n".join([*others, f"[{game}]\n{lines}".strip()]) + "\n"
