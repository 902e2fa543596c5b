"""The deal: thirteen cards to each, and the decree card."""

from typing import Final

from mypy_extensions import i64

from pakl.games.fox.state import (
    DECK_ZONE,
    DECREE,
    PLAYERS,
    FoxState,
    hand_zone,
    hold,
    lay_decree,
    opponent_of,
)
from pakl.kernel.cards import CardSet
from pakl.kernel.sets import NOTHING, bit

CARDS_EACH: Final = 13  # FOX-3


def deal(state: FoxState) -> None:
    """FOX-3, FOX-4: deals thirteen to each, one at a time, and turns up the decree card."""
    if state.journal is not None:
        tell_of_deal(state)
    deck = state.deck
    to_leader: CardSet = NOTHING
    to_dealer: CardSet = NOTHING
    cards: i64 = CARDS_EACH
    while cards > 0:
        to_leader |= bit(deck.draw())
        to_dealer |= bit(deck.draw())
        cards -= 1
    hold(state, state.leader, to_leader)
    hold(state, state.dealer, to_dealer)
    lay_decree(state, deck.draw())
    state.wait_for(state.leader)


def tell_of_deal(state: FoxState) -> None:
    """FOX-3: all hear how the cards go round from the top of the deck."""
    state.shuffled("FOX-3", DECK_ZONE)
    place = state.deck.size
    seat = state.leader
    for _ in range(PLAYERS * CARDS_EACH):
        place -= 1
        state.moved("FOX-3", DECK_ZONE, hand_zone(seat), state.deck.at(place))
        seat = opponent_of(seat)
    state.moved("FOX-3", DECK_ZONE, DECREE, state.deck.at(place - 1))
