"""Endgames that a game works out: a win that is found is one."""

from collections.abc import Iterable

from pakl.conformance.walk import Broken
from pakl.kernel.actions import NO_ACTION
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.seats import Seat


def can_force_win(game: Game, state: State, seat: Seat, depth: int) -> bool:
    """Whether one of two wins within so many steps whatever the other does, tried in full."""
    if state.is_over:
        scores = game.outcome(state).scores
        return scores[seat] > scores[1 - seat]
    if depth == 0 or state.shuffle_due != NO_SHUFFLE or state.may_interrupt:
        return False
    ways = []
    for action in game.legal_actions(state, state.turn):
        after = state.copy()
        game.apply(after, state.turn, action)
        ways.append(can_force_win(game, after, seat, depth - 1))
    return any(ways) if state.turn == seat else all(ways)


def check_that_wins_are_sure(game: Game, states: Iterable[State], depth: int) -> int:
    """What the game says wins does so within so many steps; answers how often it said anything.

    Raises:
        Broken: If it does not.
    """
    found = 0
    for state in states:
        action = game.best_action(state)
        if action == NO_ACTION:
            continue
        after = state.copy()
        game.apply(after, state.turn, action)
        if not can_force_win(game, after, state.turn, depth):
            raise Broken(f"{game.actions.words(action)!r} was said to win, and need not")
        found += 1
    return found
