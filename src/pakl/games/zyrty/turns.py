"""How a turn ends, and the game."""

from typing import Final

from pakl.games.zyrty.scoring import settle_places
from pakl.games.zyrty.state import ZyrtyState, next_in_play

MOST_TURNS: Final = 1000  # ZYRTY-27


def end_turn(state: ZyrtyState) -> None:
    """ZYRTY-6, ZYRTY-27: the next player is on, unless the game has lasted too long."""
    state.turns += 1
    if state.turns == MOST_TURNS:
        finish_game(state, "ZYRTY-27")
        return
    state.wait_for(next_in_play(state, state.turn))


def finish_game(state: ZyrtyState, clause: str) -> None:
    """ZYRTY-21, ZYRTY-26, ZYRTY-27: the game is over; equal places are drawn for."""
    state.ended_by = clause
    first_to_draw = next_in_play(state, state.turn)
    state.wait_for_nobody()
    settle_places(state, first_to_draw)
