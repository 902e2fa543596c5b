"""Why a move is not possible: the clause that tells a player best."""

from mypy_extensions import i64

from pakl.games.maumau.actions import (
    CATCH,
    DRAW,
    NAME,
    PASS,
    PLAY_CALLED,
    WISH,
    WISH_CALLED,
)
from pakl.games.maumau.calls import LAST, must_call
from pakl.games.maumau.cards import JACKS, Suit, jack_of
from pakl.games.maumau.drawing import is_there_to_draw
from pakl.games.maumau.state import (
    TO_ANSWER_A_SEVEN,
    TO_NAME_A_SUIT,
    TO_PLAY_AFTER_THE_LOAD,
    TO_PLAY_THE_DRAWN_CARD,
    MauMauState,
)
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has


def why_refused(state: MauMauState, seat: Seat, action: ActionId) -> str:
    """The clause by which a seat may not do something now."""
    if state.is_over:
        return state.ended_by
    if action >= CATCH:
        return "MAU-11"
    if seat != state.turn:
        return "MAU-4"
    if state.asked == TO_NAME_A_SUIT or action >= NAME:
        return "MAU-20"
    if action == DRAW:
        return why_not_drawn(state)
    if action == PASS:
        return why_not_passed(state)
    return why_not_played(state, action)


def why_not_drawn(state: MauMauState) -> str:
    """MAU-6, MAU-7, MAU-9, MAU-16: why no card may be drawn."""
    if state.asked == TO_PLAY_THE_DRAWN_CARD:
        return "MAU-6"
    if state.asked == TO_PLAY_AFTER_THE_LOAD:
        return "MAU-16"
    if not is_there_to_draw(state.stock, state.discards):
        return "MAU-9"
    return "MAU-7"


def why_not_passed(state: MauMauState) -> str:
    """MAU-6, MAU-9, MAU-14: why the turn can't be passed on."""
    if state.asked == TO_ANSWER_A_SEVEN:
        return "MAU-14"
    if state.asked == TO_PLAY_THE_DRAWN_CARD:
        return "MAU-6"
    if is_there_to_draw(state.stock, state.discards):
        return "MAU-6"
    return "MAU-9"


def why_not_played(state: MauMauState, action: ActionId) -> str:
    """MAU-5, MAU-6, MAU-11, MAU-15, MAU-20, MAU-22: why a card may not be played, or not so."""
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
        return "MAU-11"
    if has(JACKS, card) and in_hand == LAST:
        return "MAU-22"
    return "MAU-20"


def card_of(action: i64) -> Card:
    """The card that is played by an action of the table."""
    if action >= WISH_CALLED:
        return jack_of(Suit((action - WISH_CALLED) >> 2))
    if action >= PLAY_CALLED:
        return Card(action - PLAY_CALLED)
    if action >= WISH:
        return jack_of(Suit((action - WISH) >> 2))
    return Card(action)
