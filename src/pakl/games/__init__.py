"""The games. Each is a folder; being there is its registration.

Other packages add games by the entry point group ``pakl.games``: its name is the
game's id, its object the game.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from pakl.kernel.errors import Malformed
from pakl.kernel.game import Game

ENTRY_POINTS = "pakl.games"


@cache
def all_games() -> dict[str, Game]:
    """Every game that is here, by id."""
    games: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        add(games, importlib.import_module(f"{__name__}.{module.name}").GAME)
    for entry_point in entry_points(group=ENTRY_POINTS):
        add(games, entry_point.load())
    return dict(sorted(games.items()))


def add(games: dict[str, Game], game: Game) -> None:
    """Adds a game under its id, which must be its own."""
    if game.id in games:
        raise Malformed(f"two games are called {game.id!r}")
    games[game.id] = game


def find_game(game_id: str) -> Game:
    """The game of this id, by the book.

    Raises:
        Malformed: If there is no such game.
    """
    games = all_games()
    if game_id not in games:
        raise Malformed(f"there is no game {game_id!r}; there are {', '.join(games)}")
    return games[game_id]
