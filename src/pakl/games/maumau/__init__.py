"""Mau Mau: everything about the game is in this folder."""

from pakl.games.maumau.rules import MauMau

GAME = MauMau({})
