"""Which tables a game is tried at: every number of players, every option."""

from collections.abc import Iterator
from random import Random

from pakl.kernel.errors import Malformed
from pakl.kernel.game import Game
from pakl.kernel.options import Option
from pakl.kernel.sheet import Sheet

MOST_VALUES = 4
COMBINATIONS = 6


def values_to_try(option: Option) -> list[str]:
    """All values of an option; of a long row the default, and both ends."""
    if len(option.values) <= MOST_VALUES:
        return option.values
    return [option.values[0], *option.values[1:3], option.values[-1]]


def choices_of_options(game: Game) -> Iterator[dict[str, str]]:
    """The book; every value of every option alone; some combinations."""
    yield {}
    for option in game.options:
        for value in values_to_try(option):
            if value != option.default:
                yield {option.name: value}
    random = Random(game.id)
    for _ in range(COMBINATIONS):
        yield {option.name: random.choice(values_to_try(option)) for option in game.options}


def sheets_of(game: Game) -> list[Sheet]:
    """Every table that the game is tried at."""
    sheets: dict[tuple[str, int], Sheet] = {}
    for wished in choices_of_options(game):
        for seats in range(game.fewest_seats, game.most_seats + 1):
            try:
                sheet = Sheet(game.with_options(wished), seats)
            except Malformed:
                continue  # the game itself says that so many can't play like that
            sheets[sheet.code(), seats] = sheet
    return list(sheets.values())
