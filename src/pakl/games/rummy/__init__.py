"""Rummy: everything about the game is in this folder."""

from pakl.games.rummy.rules import Rummy

GAME = Rummy({})
