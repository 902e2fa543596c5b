"""The Fox in the Forest: everything about the game is in this folder."""

from pakl.games.fox.rules import Fox

GAME = Fox({})
