"""Cockroach Disco: everything about the game is in this folder."""

from pakl.games.disco.rules import Disco

GAME = Disco({})
