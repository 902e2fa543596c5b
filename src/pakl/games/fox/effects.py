"""What a Fox and a Woodcutter do at once, before the opponent plays or the trick is decided.

The other cards have their effect later: Swan and Treasure when the trick is taken, in
``turns.py``, Witch and Monarch when it is answered and won, in ``tricks.py``.
"""

from pakl.games.fox.state import (
    DECK_ZONE,
    DECREE,
    FoxState,
    hand_of,
    hand_zone,
    hold,
    lay_decree,
    note_burial,
    note_draw,
    note_exchange,
)
from pakl.games.fox.turns import go_on
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit


def exchange(state: FoxState, seat: Seat, card: Card) -> None:
    """FOX-14: a card of the hand changes places with the decree card."""
    taken = state.decree
    hold(state, seat, (hand_of(state, seat) | bit(taken)) & ~bit(card))
    note_exchange(state, seat, taken)
    lay_decree(state, card)
    state.moved("FOX-14", DECREE, hand_zone(seat), taken)
    state.moved("FOX-14", hand_zone(seat), DECREE, card)
    go_on(state)


def keep(state: FoxState, seat: Seat) -> None:
    """FOX-14: the decree card stays, for a Fox only may exchange it."""
    state.said("FOX-14", seat, "keeps")
    go_on(state)


def draw(state: FoxState, seat: Seat) -> None:
    """FOX-15, FOX-25: draws the top card of the deck, with an empty hand too."""
    card = state.deck.draw()
    hold(state, seat, hand_of(state, seat) | bit(card))
    note_draw(state, seat)
    state.moved("FOX-15", DECK_ZONE, hand_zone(seat), card)


def bury(state: FoxState, seat: Seat, card: Card) -> None:
    """FOX-15, FOX-25: puts a card of the hand under the deck, maybe the one just drawn."""
    hold(state, seat, hand_of(state, seat) & ~bit(card))
    state.deck.put_under(card)
    note_burial(state, seat)
    state.moved_under("FOX-15", hand_zone(seat), DECK_ZONE, card)
    go_on(state)
