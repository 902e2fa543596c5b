"""The deal, and who begins under which first card."""

from typing import Final

from pakl.games.maumau.cards import JACK, NINE, SEVEN, Suit, rank_of, suit_of
from pakl.games.maumau.effects import LOAD_OF_A_SEVEN, tell_wish
from pakl.games.maumau.state import DISCARDS, STOCK, TO_NAME_A_SUIT, MauMauState, hand_zone
from pakl.games.maumau.turns import ask, direction_name, follow
from pakl.kernel.cards import Card
from pakl.kernel.seats import COUNTERCLOCKWISE, NO_SEAT, seat_after
from pakl.kernel.sets import NOTHING

CARDS_EACH: Final = 5  # MAU-3


def deal(state: MauMauState) -> None:
    """MAU-3: deals five cards to each, one at a time, clockwise, and turns one up."""
    if state.is_heard():
        tell_deal(state)
    state.hands.deal(state.stock, CARDS_EACH, seat_after(state.dealer, state.seats))
    starter = state.stock.draw()
    state.discards.put(starter)
    state.moved("MAU-3", STOCK, DISCARDS, starter)
    follow(state, starter, suit_of(starter))
    begin(state, starter)


def tell_deal(state: MauMauState) -> None:
    """MAU-3: all see the stock shuffled and dealt, each its own cards."""
    state.shuffled("MAU-3", STOCK)
    seat = seat_after(state.dealer, state.seats)
    place = state.stock.size
    for _ in range(CARDS_EACH * state.seats):
        place -= 1
        state.moved("MAU-3", STOCK, hand_zone(seat), state.stock.at(place))
        seat = seat_after(seat, state.seats)


def begin(state: MauMauState, starter: Card) -> None:
    """MAU-4, MAU-17, MAU-18, MAU-20, MAU-21, MAU-24: who begins, under which first card."""
    beginner = seat_after(state.dealer, state.seats)
    rank = rank_of(starter)
    if rank == state.agreed.skipping_rank:
        state.said(state.agreed.skip_clause, beginner, "skipped")
        beginner = seat_after(beginner, state.seats)
    elif rank == NINE:
        beginner = state.dealer
        state.direction = COUNTERCLOCKWISE
        state.said("MAU-18", NO_SEAT, "direction", direction_name(state.direction))
    elif rank == SEVEN and state.agreed.has_first_seven_attack:
        state.load = LOAD_OF_A_SEVEN
        state.counted("MAU-21", NO_SEAT, "load", state.load)
    ask(state, beginner)
    if rank == JACK:
        state.asked = TO_NAME_A_SUIT
        state.playable = NOTHING


def name_suit(state: MauMauState, suit: Suit) -> None:
    """MAU-20: the first player names the suit for a jack turned up, then takes the turn."""
    follow(state, state.discards.top(), suit)
    tell_wish(state, suit)
    ask(state, state.turn)
