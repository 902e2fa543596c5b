"""Drawing from the stock: in turn, under a load, as a penalty; and passing."""

from mypy_extensions import i64

from pakl.games.maumau.state import (
    DISCARDS,
    FOR_BEING_CAUGHT,
    FOR_THE_LOAD,
    FOR_THE_MISSING_CALL,
    FOR_THE_TURN,
    RENEWAL,
    STOCK,
    TO_ANSWER_A_SEVEN,
    TO_PLAY,
    TO_PLAY_AFTER_THE_LOAD,
    TO_PLAY_THE_DRAWN_CARD,
    MauMauState,
    drawn_zone,
    hand_zone,
)
from pakl.games.maumau.turns import end_turn, finish
from pakl.kernel.piles import Pile
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, has

# Questions


def is_there_to_draw(stock: Pile, discards: Pile) -> bool:
    """MAU-8, MAU-9: whether there is a card to draw, or to renew the stock with."""
    return stock.size > 0 or discards.size > 1


def clause_of_drawing(drawing_for: i64) -> str:
    """The clause that makes a seat draw."""
    if drawing_for == FOR_THE_LOAD:
        return "MAU-14"
    if drawing_for == FOR_THE_MISSING_CALL:
        return "MAU-12"
    return "MAU-10"


def clause_of_passing(asked: i64) -> str:
    """The clause that lets a seat pass."""
    if asked == TO_PLAY_THE_DRAWN_CARD:
        return "MAU-6"
    if asked == TO_PLAY_AFTER_THE_LOAD:
        return "MAU-16"
    return "MAU-9"


# Verbs


def draw(state: MauMauState) -> None:
    """MAU-6, MAU-11, MAU-14: draws one card, or the whole load; no longer may others catch."""
    state.may_interrupt = NOTHING
    state.empty_passes = 0
    if state.asked == TO_ANSWER_A_SEVEN:
        draw_owed(state, state.turn, state.load, FOR_THE_LOAD)
        return
    draw_for_the_turn(state)


def draw_for_the_turn(state: MauMauState) -> None:
    """MAU-6: draws a card; if it fits it may be played at once, otherwise the turn is over."""
    if state.stock.size == 0:
        state.drawing_for = FOR_THE_TURN
        renew_stock(state)
        return
    turn = state.turn
    card = state.stock.draw()
    state.hands.put(turn, card)
    if has(state.fitting, card):
        state.moved("MAU-6", STOCK, drawn_zone(state.seats, turn), card)
        state.drawn = card
        state.asked = TO_PLAY_THE_DRAWN_CARD
        state.playable = bit(card)
        return
    state.moved("MAU-6", STOCK, hand_zone(turn), card)
    end_turn(state)


def draw_owed(state: MauMauState, drawer: Seat, cards: i64, drawing_for: i64) -> None:
    """MAU-10, MAU-12, MAU-14: a seat is to draw so many cards, in turn or not."""
    state.drawer = drawer
    state.cards_owed = cards
    state.drawing_for = drawing_for
    go_on_drawing(state)


def go_on_drawing(state: MauMauState) -> None:
    """MAU-8, MAU-9: draws what is owed, as far as there are cards, renewing the stock."""
    if state.drawing_for == FOR_THE_TURN:
        draw_for_the_turn(state)
        return
    drawer = state.drawer
    owed = state.cards_owed
    while owed > 0 and is_there_to_draw(state.stock, state.discards):
        if state.stock.size == 0:
            state.cards_owed = owed
            renew_stock(state)
            return
        card = state.stock.draw()
        state.hands.put(drawer, card)
        if state.is_heard():
            state.moved(clause_of_drawing(state.drawing_for), STOCK, hand_zone(drawer), card)
        owed -= 1
    if owed > 0:
        state.counted("MAU-9", drawer, "spared", owed)
    finish_drawing(state)


def finish_drawing(state: MauMauState) -> None:
    """MAU-9, MAU-11, MAU-12, MAU-16: how play goes on once the cards are drawn."""
    state.cards_owed = 0
    if state.drawing_for == FOR_BEING_CAUGHT:
        return
    if state.drawing_for == FOR_THE_LOAD:
        state.load = 0
        if state.agreed.may_play_after_the_load:
            state.asked = TO_PLAY_AFTER_THE_LOAD
            state.playable = state.fitting
            return
    end_turn(state)


def renew_stock(state: MauMauState) -> None:
    """MAU-8: the discards without the top card become the new stock, which is to be shuffled."""
    top = state.discards.draw()
    if state.is_heard():
        for card in state.discards.cards():
            state.moved_from_under("MAU-8", DISCARDS, STOCK, card)
    state.stock.take_over(state.discards)
    state.discards.clear()
    state.discards.put(top)
    state.shuffle_due = RENEWAL


def pass_turn(state: MauMauState) -> None:
    """MAU-6, MAU-9, MAU-16: passes; if all do so with nothing to draw the round ends."""
    turn = state.turn
    state.may_interrupt = NOTHING
    if state.is_heard():
        state.said(clause_of_passing(state.asked), turn, "passes")
    if state.asked == TO_PLAY_THE_DRAWN_CARD:
        state.moved("MAU-6", drawn_zone(state.seats, turn), hand_zone(turn), state.drawn)
    if state.asked == TO_PLAY:
        state.empty_passes += 1
        if state.empty_passes == state.seats:
            finish(state, "MAU-9")
            return
    end_turn(state)
