"""Opening: what a player's first laying-out must be worth, and when a turn may end."""

from mypy_extensions import i64

from pakl.games.rummy.round import NEVER, RummyState
from pakl.kernel.sets import has


def has_opened(state: RummyState) -> bool:
    """RUMMY-15: whether the seat in turn has opened in an earlier turn."""
    return has(state.opened, state.turn)


def is_of_own_opening(state: RummyState, number: i64) -> bool:
    """RUMMY-12, RUMMY-14: the turn's first combination, or any of this turn's by the sum."""
    if state.agreed.opens_by_sum:
        return number >= state.first_own
    return number == state.first_own


def is_opening_reached(state: RummyState) -> bool:
    """RUMMY-12, RUMMY-14, RUMMY-28: whether this turn's own combinations are an opening.

    They are not if something was done before that only an opened player may do.
    """
    return (
        state.combinations.size > state.first_own
        and state.worth >= state.agreed.opening_points
        and state.too_early_at == NEVER
    )


def is_too_early(state: RummyState) -> bool:
    """RUMMY-14, RUMMY-18: whether adding elsewhere or exchanging needs a hand rummy now."""
    return not has_opened(state) and not is_opening_reached(state)


def may_end_turn(state: RummyState) -> bool:
    """RUMMY-22, RUMMY-27: with nothing laid, after opening, or by going out of the hand."""
    if state.steps == 0 or has_opened(state):
        return True
    return state.hands.count(state.turn) == 1 or is_opening_reached(state)
