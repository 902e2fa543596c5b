"""Why a move is not possible: the clause that tells a player best."""

from pakl.games.fox.actions import BURY, SWAP
from pakl.games.fox.cards import FOXES
from pakl.games.fox.state import TO_BURY, TO_EXCHANGE, TO_LEAD, FoxState, hand_of
from pakl.games.fox.tricks import why_not_to_follow
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, count, has


def why_refused(state: FoxState, seat: Seat, action: ActionId) -> str:
    """FOX-10: the clause by which a seat may not do something now, or no more."""
    if state.is_over:
        return "FOX-10"
    if seat == state.turn:
        return why_refused_in_turn(state, seat, action)
    return why_refused_out_of_turn(state, seat, action)


def why_refused_in_turn(state: FoxState, seat: Seat, action: ActionId) -> str:
    """FOX-5, FOX-14, FOX-15, FOX-25: why the seat in turn may not do what is not legal."""
    held = hand_of(state, seat)
    if state.asked == TO_EXCHANGE:
        return "FOX-14"
    if state.asked == TO_BURY:
        is_last_trick = count(held) == 1
        return "FOX-25" if is_last_trick and action >= BURY else "FOX-15"
    if action >= BURY:
        return "FOX-15"
    if action >= SWAP:
        return "FOX-14"
    if state.asked == TO_LEAD:
        return "FOX-5"
    return why_not_to_follow(held, Card(action), state.led)


def why_refused_out_of_turn(state: FoxState, seat: Seat, action: ActionId) -> str:
    """FOX-4, FOX-6, FOX-9, FOX-14, FOX-15, FOX-25: why the other player is on now."""
    if state.asked == TO_EXCHANGE:
        return "FOX-14"
    if state.asked == TO_BURY:
        return "FOX-15"
    if state.asked == TO_LEAD:
        has_begun = (state.won_0 | state.won_1) != NOTHING
        return "FOX-9" if has_begun else "FOX-4"
    is_about_decree = SWAP <= action < BURY
    if is_about_decree and has(FOXES, state.led) and not hand_of(state, seat):
        return "FOX-25"
    return "FOX-6"
