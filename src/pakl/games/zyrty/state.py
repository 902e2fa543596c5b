"""One deal of Zyrty: where its cards lie, and how the pile stands."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pakl.games.zyrty.cards import ZERO, Number
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.game import State
from pakl.kernel.options import Chosen
from pakl.kernel.piles import Hands, Pile
from pakl.kernel.seats import CLOCKWISE, COUNTERCLOCKWISE, Seat, seat_after
from pakl.kernel.sets import NOTHING
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

STOCK: Final = ZoneId(0)
PILE: Final = ZoneId(1)
FIRST_HAND: Final = 2

# Shuffles
FIRST_SHUFFLE: Final = 1
RENEWAL: Final = 2

NO_LOTS: Final[list[list[Card]]] = []


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_HAND + seat)


def lot_zone(seats: i64, seat: Seat) -> ZoneId:
    """The zone of the cards that a seat has drawn for its place (ZYRTY-24)."""
    return ZoneId(FIRST_HAND + seats + seat)


def all_zones(seats: int) -> list[Zone]:
    """The table: stock, pile, each seat's hand, and what it has drawn for its place."""
    zones = [Zone("stock", NOBODY, ordered=True), Zone("pile", EVERYONE, ordered=True)]
    for seat in range(seats):
        zones.append(Zone("hand", ONLY_THE_OWNER, owner=Seat(seat), ordered=False))
    for seat in range(seats):
        zones.append(Zone("lot", EVERYONE, owner=Seat(seat), ordered=True))
    return zones


@mypyc_attr(acyclic=True)
class Agreed:
    """What the players of a table have agreed on."""

    def __init__(self, chosen: Chosen) -> None:
        self.is_smooth = chosen.value("mode") == "smooth"  # ZYRTY-7, ZYRTY-8
        self.direction: i64 = CLOCKWISE  # ZYRTY-2
        if chosen.value("direction") == "counterclockwise":
            self.direction = COUNTERCLOCKWISE


@mypyc_attr(acyclic=True, free_list_len=1)
class ZyrtyState(State):
    """One deal of Zyrty.

    ``number`` is what the pile's top card counts as, and ``equal`` how many of that
    number lie there in a row. ``continuing`` and ``echoing`` follow from them: the
    ordinary cards on the side to which the pile runs, and the cards that begin an echo.
    """

    def __init__(
        self, agreed: Agreed, hands: Hands, stock: Pile, pile: Pile, seats: i64, dealer: Seat
    ) -> None:
        super().__init__(seats, dealer)
        self.agreed: Final = agreed
        self.hands: Final = hands
        self.stock: Final = stock
        self.pile: Final = pile
        self.number: Number = Number(ZERO)
        self.equal: i64 = 0
        self.is_rising = True
        self.continuing: CardSet = NOTHING
        self.echoing: CardSet = NOTHING
        self.is_asleep = False
        self.load: i64 = 0
        self.cards_owed: i64 = 0
        self.empty_passes: i64 = 0
        self.turns: i64 = 0
        self.ended_by = ""
        self.lots: list[list[Card]] = NO_LOTS

    def copy(self) -> State:
        other = ZyrtyState(
            self.agreed,
            self.hands.copy(),
            self.stock.copy(),
            self.pile.copy(),
            self.seats,
            self.dealer,
        )
        other.turn = self.turn
        other.to_act = self.to_act
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.number = self.number
        other.equal = self.equal
        other.is_rising = self.is_rising
        other.continuing = self.continuing
        other.echoing = self.echoing
        other.is_asleep = self.is_asleep
        other.load = self.load
        other.cards_owed = self.cards_owed
        other.empty_passes = self.empty_passes
        other.turns = self.turns
        other.ended_by = self.ended_by
        other.lots = self.lots
        return other


def next_in_play(state: ZyrtyState, seat: Seat) -> Seat:
    """ZYRTY-2: who comes after a seat in the agreed direction."""
    return seat_after(seat, state.seats, state.agreed.direction)
