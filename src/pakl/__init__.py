"""Pakl: Central European card games, exactly by their rulebooks.

The whole library in one glance::

    sheet = pakl.sheet("maumau", seats=3, edition="cs")
    match = pakl.Match(sheet)
    match.let_deal(pakl.SeededDealer(7))
    match.perform(seat, game.actions.parse("play 9H"))
"""

from pakl.games import all_games, find_game
from pakl.kernel.actions import ActionId
from pakl.kernel.errors import IllegalAction, Malformed, PaklError, RulesBroken
from pakl.kernel.game import Game, State
from pakl.kernel.match import Match
from pakl.kernel.record import Fairness, Record, record_of
from pakl.kernel.record import read_record as read_record_with
from pakl.kernel.seats import SPECTATOR, Seat
from pakl.kernel.sheet import Sheet, game_of
from pakl.kernel.shuffle import Dealer, FairDealer, SeededDealer, commitment_to

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "ActionId",
    "Dealer",
    "FairDealer",
    "Fairness",
    "Game",
    "IllegalAction",
    "Malformed",
    "Match",
    "PaklError",
    "Record",
    "RulesBroken",
    "Seat",
    "SeededDealer",
    "Sheet",
    "State",
    "all_games",
    "commitment_to",
    "find_game",
    "read_record",
    "record_of",
    "sheet",
    "sheet_of_code",
]


def sheet(game_id: str, *, seats: int, **options: str | int) -> Sheet:
    """The rule sheet of a table: a game, how many play, and what differs from the book."""
    wished = {name: str(value) for name, value in options.items()}
    return Sheet(find_game(game_id).with_options(wished), seats)


def sheet_of_code(code: str, *, seats: int) -> Sheet:
    """The rule sheet that a short code stands for."""
    return Sheet(game_of(code, find_game), seats)


def read_record(text: str) -> Record:
    """The record that a text holds."""
    return read_record_with(text, find_game)
