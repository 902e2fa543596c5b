"""The rule sheet of a table: a game and the options its players chose.

A sheet has a short code for links: the game's id, and if anything differs from
the book a number that says what. Options count in the order the game lists them
and their values from the default on, so a game may add options later and every
old code keeps its meaning.
"""

from collections.abc import Callable
from typing import Final

from pakl.kernel.errors import Malformed
from pakl.kernel.game import Game

DIGITS: Final = "0123456789abcdefghjkmnpqrstvwxyz"


class Sheet:
    """A game under chosen options, for a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        if not game.fewest_seats <= seats <= game.most_seats:
            raise Malformed(
                f"{game.id} is for {game.fewest_seats} to {game.most_seats} players, not {seats}"
            )
        refused = game.seats_refused(seats)
        if refused:
            raise Malformed(f"{game.id} can't be played by {seats} with these options: {refused}")
        self.game = game
        self.seats = seats

    def code(self) -> str:
        """The short code of game and options, as in ``maumau-5k``."""
        return code_of(self.game)


def code_of(game: Game) -> str:
    """The short code of a game under its options."""
    number = 0
    for option in reversed(game.options):
        index = option.values.index(game.chosen.value(option.name))
        number = number * len(option.values) + index
    if number == 0:
        return game.id
    digits = ""
    while number:
        digits = DIGITS[number % len(DIGITS)] + digits
        number //= len(DIGITS)
    return f"{game.id}-{digits}"


def game_of(code: str, find_game: Callable[[str], Game]) -> Game:
    """The game under the options that a short code stands for.

    Raises:
        Malformed: If there is no such game or its options have no such number.
    """
    game_id, _, digits = code.partition("-")
    game = find_game(game_id)
    number = 0
    for digit in digits:
        if digit not in DIGITS:
            raise Malformed(f"the code {code!r} has a sign {digit!r} that no code has")
        number = number * len(DIGITS) + DIGITS.index(digit)
    wished: dict[str, str] = {}
    for option in game.options:
        wished[option.name] = option.values[number % len(option.values)]
        number //= len(option.values)
    if number:
        raise Malformed(f"the code {code!r} stands for options that {game_id} does not have")
    return game.with_options(wished)
