"""One round of The Fox in the Forest: where its cards lie, and what it waits for."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pakl.games.fox.cards import Suit, suit_of
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.game import State
from pakl.kernel.piles import Pile
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING
from pakl.kernel.zones import ZoneId

PLAYERS: Final = 2  # FOX-1

DECK_ZONE: Final = ZoneId(0)
DECREE: Final = ZoneId(1)
TRICK: Final = ZoneId(2)
FIRST_HAND: Final = 3
FIRST_WON: Final = 5

# What a seat is asked
TO_LEAD: Final = 0
TO_FOLLOW: Final = 1
TO_EXCHANGE: Final = 2
TO_BURY: Final = 3

FIRST_SHUFFLE: Final = 1


@mypyc_attr(acyclic=True)
class FoxState(State):
    """One round of The Fox in the Forest.

    A seat has its hand, the cards of the tricks it has won, and the cards that
    everybody knows it to lack from how it has followed. Tricks and Treasures are
    counted from the cards won. The sets of both seats are fields, not a vector:
    a copy then takes 54 ns instead of 69.
    """

    def __init__(self, deck: Pile, dealer: Seat) -> None:
        super().__init__(PLAYERS, dealer)
        self.deck = deck
        self.decree: Card = NO_CARD
        self.trump: Suit = Suit(0)
        self.leader: Seat = opponent_of(dealer)
        self.led: Card = NO_CARD
        self.answer: Card = NO_CARD
        self.asked: i64 = TO_LEAD
        self.hand_0: CardSet = NOTHING
        self.hand_1: CardSet = NOTHING
        self.won_0: CardSet = NOTHING
        self.won_1: CardSet = NOTHING
        self.lacks_0: CardSet = NOTHING
        self.lacks_1: CardSet = NOTHING

    def copy(self) -> State:
        other = FoxState(self.deck.copy(), self.dealer)
        other.turn = self.turn
        other.to_act = self.to_act
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.decree = self.decree
        other.trump = self.trump
        other.leader = self.leader
        other.led = self.led
        other.answer = self.answer
        other.asked = self.asked
        other.hand_0 = self.hand_0
        other.hand_1 = self.hand_1
        other.won_0 = self.won_0
        other.won_1 = self.won_1
        other.lacks_0 = self.lacks_0
        other.lacks_1 = self.lacks_1
        return other


# Questions


def opponent_of(seat: Seat) -> Seat:
    """FOX-1: the other of the two players."""
    return Seat(1 - seat)


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_HAND + seat)


def won_zone(seat: Seat) -> ZoneId:
    """The zone of the tricks that a seat has won."""
    return ZoneId(FIRST_WON + seat)


def hand_of(state: FoxState, seat: Seat) -> CardSet:
    """The cards in a seat's hand."""
    if seat == 0:
        return state.hand_0
    return state.hand_1


def won_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-8: the cards of the tricks that a seat has won."""
    if seat == 0:
        return state.won_0
    return state.won_1


def lacked_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-6, FOX-19: the cards that everybody knows a seat not to hold."""
    if seat == 0:
        return state.lacks_0
    return state.lacks_1


# Verbs


def hold(state: FoxState, seat: Seat, cards: CardSet) -> None:
    """From now on these cards are a seat's hand."""
    if seat == 0:
        state.hand_0 = cards
    else:
        state.hand_1 = cards


def collect(state: FoxState, seat: Seat, trick: CardSet) -> None:
    """FOX-8: a seat keeps the two cards of a trick."""
    if seat == 0:
        state.won_0 |= trick
    else:
        state.won_1 |= trick


def note_lack(state: FoxState, seat: Seat, cards: CardSet) -> None:
    """FOX-6, FOX-19: from now on everybody knows a seat not to hold these cards."""
    if seat == 0:
        state.lacks_0 = cards
    else:
        state.lacks_1 = cards


def lay_decree(state: FoxState, card: Card) -> None:
    """FOX-3, FOX-14: a card lies as the decree, and its suit is trump."""
    state.decree = card
    state.trump = suit_of(card)
