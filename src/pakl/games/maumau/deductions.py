"""What everybody can conclude from what a player does, because the rules leave no choice."""

from pakl.games.maumau.actions import DRAW, PASS
from pakl.games.maumau.state import (
    FIRST_SHUFFLE,
    FOR_THE_TURN,
    STOCK,
    TO_PLAY,
    MauMauState,
    drawn_zone,
    hand_zone,
)
from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has
from pakl.kernel.zones import ZoneId


def rules_out(state: MauMauState, seat: Seat, action: ActionId, zone: ZoneId, card: Card) -> bool:
    """MAU-7, MAU-9: who draws or passes holds no card that fits, for who can play must.

    It proves nothing to draw a load, which is never a duty to answer (MAU-15), to pass after
    it (MAU-16), or to draw where that is free.
    """
    if zone != hand_zone(seat) or state.asked != TO_PLAY:
        return False
    is_forced = action == PASS or (action == DRAW and not state.agreed.may_draw_freely)
    return is_forced and has(state.fitting, card)


def could_arrive(state: MauMauState, action: ActionId, zone: ZoneId, card: Card) -> bool:
    """MAU-6: a card drawn for the turn lies apart if it fits, and joins the hand if it does not."""
    if not is_drawn_for_the_turn(state, action) or zone == STOCK:
        return True
    is_apart = zone == drawn_zone(state.seats, state.turn)
    return is_apart == has(state.fitting, card)


def is_drawn_for_the_turn(state: MauMauState, action: ActionId) -> bool:
    """MAU-6, MAU-8: whether a step draws the one card of a turn, maybe after renewing the stock."""
    if action == NO_ACTION:
        return state.shuffle_due != FIRST_SHUFFLE and state.drawing_for == FOR_THE_TURN
    return action == DRAW and state.asked == TO_PLAY
