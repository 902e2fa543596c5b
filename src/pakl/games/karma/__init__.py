"""Karma: everything about the game is in this folder."""

from pakl.games.karma.rules import Karma

GAME = Karma({})
