"""The games that can be played here."""

from msgspec import Struct

from pakl.bots.ladder import figures, options_of_figures
from pakl.games import all_games
from pakl.kernel.game import Game
from pakl.server.endpoints import Call, endpoint


class OptionShown(Struct, frozen=True):
    """One thing to agree on; the first value follows the book."""

    name: str
    clause: str
    values: list[str]


class GameShown(Struct, frozen=True):
    """A game: how many play it, what they may agree on, and the bots that play it.

    ``wins`` has, by level, how many of a hundred matches it wins against the level below, where
    that was measured, and ``wins_with`` what was agreed on in those matches beyond the usual.
    """

    id: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionShown]
    bots: list[str]
    wins: dict[str, int]
    wins_with: dict[str, str]


class Games(Struct, frozen=True):
    """All games."""

    games: list[GameShown]


@endpoint("GET", "/api/games", who="anybody")
async def list_games(call: Call) -> Games:
    """List the games with their options, numbers of players and bots."""
    bots = call.services.bots
    return Games([shown(game, bots.levels(game.id)) for game in all_games().values()])


def shown(game: Game, levels: list[str]) -> GameShown:
    """A game as it is listed."""
    return GameShown(
        id=game.id,
        rules=game.version,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        options=[OptionShown(option.name, option.clause, option.values) for option in game.options],
        bots=levels,
        wins=figures(game.id),
        wins_with=options_of_figures(game.id),
    )
