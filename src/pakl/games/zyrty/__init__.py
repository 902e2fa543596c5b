"""Zyrty: everything about the game is in this folder."""

from pakl.games.zyrty.rules import Zyrty

GAME = Zyrty({})
