"""One round of Mau Mau: where its cards lie, and what it waits for."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pakl.games.maumau.agreed import Agreed
from pakl.games.maumau.cards import Suit
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.game import State
from pakl.kernel.piles import Hands, Pile
from pakl.kernel.seats import CLOCKWISE, NO_SEAT, Seat
from pakl.kernel.sets import NOTHING
from pakl.kernel.zones import ZoneId

STOCK: Final = ZoneId(0)
DISCARDS: Final = ZoneId(1)
FIRST_HAND: Final = 2

# What the seat in turn is asked
TO_PLAY: Final = 0
TO_ANSWER_A_SEVEN: Final = 1
TO_PLAY_THE_DRAWN_CARD: Final = 2
TO_PLAY_AFTER_THE_LOAD: Final = 3
TO_NAME_A_SUIT: Final = 4

# What cards are being drawn for
FOR_THE_TURN: Final = 0
FOR_THE_LOAD: Final = 1
FOR_THE_MISSING_CALL: Final = 2
FOR_BEING_CAUGHT: Final = 3

# Shuffles
FIRST_SHUFFLE: Final = 1
RENEWAL: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class MauMauState(State):
    """One round of Mau Mau.

    A card that was drawn and may be played at once is ``drawn``. It lies apart, in a
    zone of its own, but counts as one of its owner's hand.
    """

    def __init__(
        self, agreed: Agreed, hands: Hands, stock: Pile, discards: Pile, seats: i64, dealer: Seat
    ) -> None:
        super().__init__(seats, dealer)
        self.agreed: Final = agreed
        self.hands: Final = hands
        self.stock: Final = stock
        self.discards: Final = discards
        self.asked: i64 = TO_PLAY
        self.direction: i64 = CLOCKWISE
        self.suit_to_follow: Suit = Suit(0)
        self.fitting: CardSet = NOTHING
        self.playable: CardSet = NOTHING
        self.drawn: Card = NO_CARD
        self.load: i64 = 0
        self.steps: i64 = 1
        self.forgetful: Seat = NO_SEAT
        self.drawer: Seat = NO_SEAT
        self.cards_owed: i64 = 0
        self.drawing_for: i64 = FOR_THE_TURN
        self.empty_passes: i64 = 0
        self.turns: i64 = 0
        self.ended_by = ""

    def copy(self) -> State:
        other = MauMauState(
            self.agreed,
            self.hands.copy(),
            self.stock.copy(),
            self.discards.copy(),
            self.seats,
            self.dealer,
        )
        other.turn = self.turn
        other.to_act = self.to_act
        other.may_interrupt = self.may_interrupt
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.asked = self.asked
        other.direction = self.direction
        other.suit_to_follow = self.suit_to_follow
        other.fitting = self.fitting
        other.playable = self.playable
        other.drawn = self.drawn
        other.load = self.load
        other.steps = self.steps
        other.forgetful = self.forgetful
        other.drawer = self.drawer
        other.cards_owed = self.cards_owed
        other.drawing_for = self.drawing_for
        other.empty_passes = self.empty_passes
        other.turns = self.turns
        other.ended_by = self.ended_by
        return other


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_HAND + seat)


def drawn_zone(seats: i64, seat: Seat) -> ZoneId:
    """The zone of a card that a seat has drawn and may play at once."""
    return ZoneId(FIRST_HAND + seats + seat)
