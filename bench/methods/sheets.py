"""What a game is played with where it is measured."""

from __future__ import annotations

from collections.abc import Mapping

from pakl.games import find_game
from pakl.kernel.sheet import code_of

# By game, the options that are not as usual.
OptionsOfGames = Mapping[str, dict[str, str]]


def sheet_code(game: str, options: OptionsOfGames) -> str:
    """A game with its own options among these, as the arena is told."""
    return code_of(find_game(game).with_options(options.get(game, {})))
