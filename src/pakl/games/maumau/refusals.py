"""Why a move is not possible: the clause that tells a player best."""

from mypy_extensions import i64

from pakl.games.maumau.actions import CATCH, DRAW, NAME, PASS, PLAY_CALLED, card_of
from pakl.games.maumau.agreed import Agreed
from pakl.games.maumau.calls import LAST, LAST_BUT_ONE, must_call
from pakl.games.maumau.cards import JACKS
from pakl.games.maumau.drawing import is_there_to_draw
from pakl.games.maumau.state import (
    TO_ANSWER_A_SEVEN,
    TO_NAME_A_SUIT,
    TO_PLAY_AFTER_THE_LOAD,
    TO_PLAY_THE_DRAWN_CARD,
    MauMauState,
)
from pakl.kernel.actions import ActionId
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has


def why_refused(state: MauMauState, seat: Seat, action: ActionId) -> str:
    """The clause by which a seat may not do something now."""
    if state.is_over:
        return state.ended_by
    if action >= CATCH:
        return "MAU-11"
    if seat != state.turn:
        return why_not_in_turn(state.turns)
    if state.asked == TO_NAME_A_SUIT or action >= NAME:
        return "MAU-20"
    if action == DRAW:
        return why_not_drawn(state)
    if action == PASS:
        return why_not_passed(state)
    return why_not_played(state, action)


def why_not_in_turn(turns: i64) -> str:
    """MAU-4, MAU-5: why another player is on, before the first turn is over or later."""
    if turns == 0:
        return "MAU-4"
    return "MAU-5"


def why_not_drawn(state: MauMauState) -> str:
    """MAU-6, MAU-7, MAU-9, MAU-16: why no card may be drawn."""
    if state.asked == TO_PLAY_THE_DRAWN_CARD:
        return "MAU-6"
    if state.asked == TO_PLAY_AFTER_THE_LOAD:
        return "MAU-16"
    if is_there_to_draw(state.stock, state.discards):
        return "MAU-7"
    return "MAU-9"


def why_not_passed(state: MauMauState) -> str:
    """MAU-6, MAU-9, MAU-14: why the turn can't be passed on."""
    if state.asked == TO_ANSWER_A_SEVEN:
        return "MAU-14"
    if state.asked == TO_PLAY_THE_DRAWN_CARD:
        return "MAU-6"
    if state.hands.kinds(state.turn) & state.playable:
        return "MAU-9"
    return "MAU-6"


def why_not_played(state: MauMauState, action: ActionId) -> str:
    """MAU-5, MAU-6, MAU-15, MAU-20, MAU-22: why a card may not be played, or not so."""
    card = card_of(action)
    if not has(state.hands.kinds(state.turn), card):
        return "MAU-5"
    if not has(state.playable, card):
        if state.asked == TO_PLAY_THE_DRAWN_CARD:
            return "MAU-6"
        if state.asked == TO_ANSWER_A_SEVEN:
            return "MAU-15"
        return "MAU-5"
    in_hand = state.hands.count(state.turn)
    if action >= PLAY_CALLED and not must_call(state.agreed, in_hand):
        return why_not_called(state.agreed, in_hand)
    if has(JACKS, card) and in_hand == LAST:
        return "MAU-22"
    return "MAU-20"


def why_not_called(agreed: Agreed, in_hand: i64) -> str:
    """MAU-11, MAU-25: why nothing is to be said with a play."""
    if in_hand == LAST_BUT_ONE and not agreed.is_last_but_one_said:
        return "MAU-25"
    return "MAU-11"
