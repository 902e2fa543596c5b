"""The end of a round between two: the player in turn has few cards left."""

from typing import Final

from pakl.games.maumau.state import MauMauState
from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.game import Game
from pakl.search.duel import Duel

PLAYERS: Final = 2
FEW_CARDS: Final = 3
DEPTH: Final = 5
STEPS: Final = 30


def is_near_end(state: MauMauState) -> bool:
    """Whether somebody with few cards is in turn, and nobody is about to be caught."""
    return (
        state.seats == PLAYERS
        and state.may_interrupt == 0
        and state.hands.count(state.turn) <= FEW_CARDS
    )


def best_action(game: Game, state: MauMauState) -> ActionId:
    """What wins for sure, if the end is near and there is something."""
    if not is_near_end(state):
        return NO_ACTION
    return Duel(game, state.turn, DEPTH, STEPS).winning_action(state)
