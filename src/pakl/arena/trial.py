"""A trial: two arms at one table, and the deal groups they play."""

from dataclasses import dataclass
from functools import lru_cache

from pakl.arena.costs import Costs
from pakl.arena.players import Arm, player_of
from pakl.arena.referee import Keys, Referee, Sitting, Standing
from pakl.arena.seatings import seatings
from pakl.games import find_game
from pakl.kernel.sheet import Sheet, game_of


@dataclass(frozen=True)
class Trial:
    """What is played, in words and numbers only, so that any process can play a part of it."""

    sheet: str
    seats: int
    a: Arm
    b: Arm
    composition: str
    block: str

    def title(self) -> str:
        """The comparison in a line; a budget that both have is said once."""
        sides = f"{self.a.label()} : {self.b.label()}"
        if self.a.budget == self.b.budget:
            sides = f"{self.a.words} : {self.b.label()}"
        return sides if self.seats == 2 else f"{sides} ({self.composition})"

    def fair_share(self) -> float:
        """What each seat wins if all are alike."""
        return 1 / self.seats


@dataclass(frozen=True)
class GroupResult:
    """What arm A made of one deal, game by game; each number is the mean over its seats.

    ``points`` are those of A less those of B, turned so that more is better.
    """

    number: int
    wins: list[float]
    places: list[float]
    lasts: list[float]
    points: list[float]
    costs_a: Costs
    costs_b: Costs


@lru_cache(maxsize=8)
def sheet_of(code: str, seats: int) -> Sheet:
    """The table of a short code."""
    return Sheet(game_of(code, find_game), seats)


def play_group(trial: Trial, number: int) -> GroupResult:
    """Plays one deal under all rotations of the trial's composition."""
    sheet = sheet_of(trial.sheet, trial.seats)
    result = GroupResult(number, [], [], [], [], Costs(), Costs())
    for game, seating in enumerate(seatings(trial.composition, trial.seats)):
        keys = Keys(trial.block, number, game)
        sittings = [
            sitting_of(trial, letter, seat, keys, result) for seat, letter in enumerate(seating)
        ]
        note(result, seating, Referee(sheet, sittings, keys).play())
    return result


def sitting_of(trial: Trial, letter: str, seat: int, keys: Keys, result: GroupResult) -> Sitting:
    """A fresh player of an arm at a seat."""
    arm, costs = (trial.a, result.costs_a) if letter == "A" else (trial.b, result.costs_b)
    return Sitting(
        player=player_of(arm.words),
        budget=arm.budget,
        dice=keys.dice("bot", arm.words, seat),
        world_dice=keys.dice("world", arm.words, seat),
        costs=costs,
    )


def note(result: GroupResult, seating: str, standing: Standing) -> None:
    """Counts how one game ended."""
    result.wins.append(mean_of("A", seating, standing.wins))
    result.places.append(mean_of("A", seating, standing.places))
    result.lasts.append(mean_of("A", seating, standing.lasts))
    points = mean_of("A", seating, standing.points) - mean_of("B", seating, standing.points)
    result.points.append(points)


def mean_of(letter: str, seating: str, numbers: list[float]) -> float:
    """The mean over the seats of an arm."""
    its = [number for number, sits in zip(numbers, seating) if sits == letter]
    return sum(its) / len(its)
