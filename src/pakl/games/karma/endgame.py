"""The end of a duel: nobody draws any more, and the player in turn has few cards left."""

from typing import Final

from pakl.games.karma.table import TO_SHOW, KarmaState, cards_of, columns_of
from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.game import Game
from pakl.kernel.seats import Seat
from pakl.kernel.sets import count
from pakl.search.duel import Duel

PLAYERS: Final = 2
FEW_CARDS: Final = 3
DEPTH: Final = 5
STEPS: Final = 40


def is_near_end(state: KarmaState) -> bool:
    """KARMA-12, KARMA-17: whether few cards are left to get rid of, and none to choose unseen."""
    if state.draw_pile.size > 0 or state.seats != PLAYERS or state.asked == TO_SHOW:
        return False
    return (
        cards_of(state, state.turn) <= FEW_CARDS
        and count(columns_of(state.covered, Seat(0))) <= 1
        and count(columns_of(state.covered, Seat(1))) <= 1
    )


def best_action(game: Game, state: KarmaState) -> ActionId:
    """What wins for sure, if the end is near and there is something."""
    if not is_near_end(state):
        return NO_ACTION
    return Duel(game, state.turn, DEPTH, STEPS).winning_action(state)
