"""One round of The Fox in the Forest: where its cards lie, and what it waits for."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pakl.games.fox.cards import Suit, suit_of
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.game import State
from pakl.kernel.piles import Pile
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, has
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

# Points to a target that are as good as never reached in one round
UNTOLD: Final = 200


@mypyc_attr(acyclic=True)
class FoxState(State):
    """One round of The Fox in the Forest.

    A seat has its hand, the cards of the tricks it has won, and the cards that
    everybody knows it to lack from how it has followed. Tricks and Treasures are
    counted from the cards won. For players who remember there are also the cards that
    a seat lacked before it drew one, those that it took for all to see, whose the cards
    under the deck were, and the points that each lacks to win the match. The sets of both
    seats are fields, not a vector: a copy then takes 54 ns instead of 69.
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
        self.lacked_once_0: CardSet = NOTHING
        self.lacked_once_1: CardSet = NOTHING
        self.taken_0: CardSet = NOTHING
        self.taken_1: CardSet = NOTHING
        self.buried: i64 = 0
        self.buried_by_1: i64 = NOTHING
        self.points_left_0: i64 = UNTOLD
        self.points_left_1: i64 = UNTOLD

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
        other.lacked_once_0 = self.lacked_once_0
        other.lacked_once_1 = self.lacked_once_1
        other.taken_0 = self.taken_0
        other.taken_1 = self.taken_1
        other.buried = self.buried
        other.buried_by_1 = self.buried_by_1
        other.points_left_0 = self.points_left_0
        other.points_left_1 = self.points_left_1
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


def lacked_once_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-15: the cards that a seat did not hold before it drew, and hardly holds now."""
    if seat == 0:
        return state.lacked_once_0
    return state.lacked_once_1


def shown_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-14: the cards that everybody knows a seat to hold, once decree cards."""
    if seat == 0:
        return state.taken_0 & state.hand_0
    return state.taken_1 & state.hand_1


def points_left_to(state: FoxState, seat: Seat) -> i64:
    """FOX-21: how many points a seat lacked of the target when the round began."""
    if seat == 0:
        return state.points_left_0
    return state.points_left_1


def buried_by(state: FoxState, seat: Seat) -> CardSet:
    """FOX-15: the cards that a seat has put under the deck, which it alone knows.

    They are read off the deck: in a world that somebody else imagines they are other cards.
    """
    cards: CardSet = NOTHING
    place: i64 = 0
    while place < state.buried:
        if has(state.buried_by_1, place) == (seat == 1):
            cards |= bit(state.deck.at(state.buried - 1 - place))
        place += 1
    return cards


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


def note_draw(state: FoxState, seat: Seat) -> None:
    """FOX-15: who has drawn may hold again, in one card, what it lacked."""
    if seat == 0:
        state.lacked_once_0 |= state.lacks_0
        state.lacks_0 = NOTHING
    else:
        state.lacked_once_1 |= state.lacks_1
        state.lacks_1 = NOTHING


def note_burial(state: FoxState, seat: Seat) -> None:
    """FOX-15: all know who put a card under the deck; it may be one that was shown."""
    if seat == 0:
        state.taken_0 = NOTHING
    else:
        state.taken_1 = NOTHING
        state.buried_by_1 |= bit(state.buried)
    state.buried += 1


def note_exchange(state: FoxState, seat: Seat, taken: Card) -> None:
    """FOX-14: all have seen which card a seat took, and so that it no longer lacks it."""
    kind = bit(taken)
    if seat == 0:
        state.taken_0 |= kind
        state.lacks_0 &= ~kind
    else:
        state.taken_1 |= kind
        state.lacks_1 &= ~kind


def lay_decree(state: FoxState, card: Card) -> None:
    """FOX-3, FOX-14: a card lies as the decree, and its suit is trump."""
    state.decree = card
    state.trump = suit_of(card)
