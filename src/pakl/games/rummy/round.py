"""One round of Rummy: what the players have agreed on, and what lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.games.rummy.cards import ALL_CARDS, IN_ORDER, JOKER, JOKERS
from pakl.games.rummy.combinations import (
    ALIKE_IN_A_MIXED_SET,
    ALIKE_IN_A_SET,
    Combinations,
    no_combinations,
)
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.game import State
from pakl.kernel.options import Chosen, Option, numbers, switch
from pakl.kernel.outcome import NO_TARGET, UNTIL_TARGET
from pakl.kernel.piles import Hands, Pile, empty_hands, empty_pile
from pakl.kernel.seats import Seat, SeatSet
from pakl.kernel.sets import NOTHING, bit
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

FEWEST_SEATS: Final = 2  # RUMMY-1
MOST_SEATS: Final = 6  # RUMMY-1
MOST_RENEWALS: Final = 5  # RUMMY-25
MOST_TURNS: Final = 1000  # RUMMY-25

ROUNDS: Final = "rounds: "
TARGET: Final = "target: "
MATCHES: Final = [ROUNDS + number for number in numbers(1, 20)] + [
    TARGET + number for number in numbers(100, 1000)
]

OPTIONS: Final = [
    switch("mixed_sets", "RUMMY-6"),
    Option("opening", "RUMMY-14", ["single", "sum"], "single"),
    Option("opening_points", "RUMMY-12", numbers(0, 100), "40"),
    Option("match", "RUMMY-26", MATCHES, ROUNDS + "1"),
]

STOCK: Final = ZoneId(0)
DISCARDS: Final = ZoneId(1)
FIRST_HAND: Final = 2

# What the seat in turn is asked
TO_DRAW: Final = 0
TO_LAY_OUT: Final = 1

# Shuffles
FIRST_SHUFFLE: Final = 1
RENEWAL: Final = 2

# A turn begins with at most fourteen cards. Each can be laid out once, and each may take
# a joker, which can be laid out again.
MOST_STEPS: Final = 28

# How many steps random play takes back in a turn before it lays out no more.
MOST_TAKEN_BACK: Final = 20

# A turn draws and discards. In between random play lays out so many steps at most, and may
# take back each of them.
MOST_DECISIONS: Final = MOST_TURNS * (2 + 2 * (MOST_STEPS + MOST_TAKEN_BACK))
NEVER: Final = -1
NO_STEPS: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_STEPS)])


class Agreed:
    """What the players of a table have agreed on."""

    def __init__(self, chosen: Chosen) -> None:
        self.has_mixed_sets = chosen.is_on("mixed_sets")
        self.alike: i64 = ALIKE_IN_A_SET
        if self.has_mixed_sets:
            self.alike = ALIKE_IN_A_MIXED_SET
        self.opens_by_sum = chosen.value("opening") == "sum"
        self.opening_points: i64 = int(chosen.value("opening_points"))
        self.rounds = UNTIL_TARGET
        self.target = NO_TARGET
        match = chosen.value("match")
        if match.startswith(ROUNDS):
            self.rounds = int(match.removeprefix(ROUNDS))
        else:
            self.target = int(match.removeprefix(TARGET))


@mypyc_attr(acyclic=True)
class RummyState(State):
    """One round of Rummy.

    From ``asked`` to ``taken_back`` all is about the turn: the card taken from the discard
    pile, which counts among the hand; the step by which it was laid out, and the first step
    that only an opened player may take; the number of the turn's first combination, and
    what its opening is worth so far; the steps that can be taken back, each its action and
    the place that it filled; and how many have been, which only random play asks for.
    """

    def __init__(
        self,
        agreed: Agreed,
        hands: Hands,
        stock: Pile,
        discards: Pile,
        combinations: Combinations,
        log: vec[i64],
        seats: i64,
        dealer: Seat,
    ) -> None:
        super().__init__(seats, dealer)
        self.agreed = agreed
        self.hands = hands
        self.stock = stock
        self.discards = discards
        self.combinations = combinations
        self.opened: SeatSet = NOTHING
        self.asked: i64 = TO_DRAW
        self.taken: Card = NO_CARD
        self.taken_laid_at: i64 = NEVER
        self.too_early_at: i64 = NEVER
        self.first_own: i64 = 0
        self.worth: i64 = 0
        self.log: vec[i64] = log
        self.steps: i64 = 0
        self.taken_back: i64 = 0
        self.turns: i64 = 0
        self.renewals: i64 = 0
        self.ended_by = ""

    def copy(self) -> State:
        other = RummyState(
            self.agreed,
            self.hands.copy(),
            self.stock.copy(),
            self.discards.copy(),
            self.combinations.copy(),
            self.log[:],
            self.seats,
            self.dealer,
        )
        other.turn = self.turn
        other.to_act = self.to_act
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.opened = self.opened
        other.asked = self.asked
        other.taken = self.taken
        other.taken_laid_at = self.taken_laid_at
        other.too_early_at = self.too_early_at
        other.first_own = self.first_own
        other.worth = self.worth
        other.steps = self.steps
        other.taken_back = self.taken_back
        other.turns = self.turns
        other.renewals = self.renewals
        other.ended_by = self.ended_by
        return other


def round_of(state: State) -> RummyState:
    """The state as a round of this game."""
    assert isinstance(state, RummyState)
    return state


def new_round(agreed: Agreed, seats: i64, dealer: Seat) -> RummyState:
    """RUMMY-1: a round whose hundred and ten cards are not shuffled yet."""
    state = RummyState(
        agreed,
        empty_hands(seats, JOKERS),
        Pile(IN_ORDER[:], ALL_CARDS),
        empty_pile(ALL_CARDS),
        no_combinations(seats, agreed.alike),
        NO_STEPS[:],
        seats,
        dealer,
    )
    state.shuffle_due = FIRST_SHUFFLE
    return state


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_HAND + seat)


def taken_zone(seats: i64, seat: Seat) -> ZoneId:
    """RUMMY-10: the zone of the card that a seat has just taken from the discard pile."""
    return ZoneId(FIRST_HAND + seats + seat)


def combination_zone(seats: i64, number: i64) -> ZoneId:
    """The zone of a combination."""
    return ZoneId(FIRST_HAND + 2 * seats + number)


def all_zones(seats: int, combinations: int) -> list[Zone]:
    """Stock, discard pile, hands, and room for so many combinations.

    The card just taken lies open beside the hand until the turn ends: everybody knows it,
    and it is told from an equal card of the hand. A combination is a spread, not a pile: a
    joker is exchanged wherever it lies.
    """
    zones = [Zone("stock", NOBODY, ordered=True), Zone("discards", EVERYONE, ordered=True)]
    for seat in range(seats):
        zones.append(Zone("hand", ONLY_THE_OWNER, owner=Seat(seat), ordered=False))
    for seat in range(seats):
        zones.append(Zone("taken", EVERYONE, owner=Seat(seat), ordered=False))
    for number in range(combinations):
        zones.append(Zone("combination", EVERYONE, number=number, ordered=False))
    return zones


def is_taken_card_unused(state: RummyState) -> bool:
    """RUMMY-10: whether the card taken from the discard pile still lies beside the hand."""
    return state.taken != NO_CARD and state.taken_laid_at == NEVER


def jokers_held(hands: Hands, seat: Seat) -> i64:
    """How many jokers a seat holds."""
    jokers: i64 = 0
    while jokers < JOKERS and hands.at_least(seat, jokers + 1) & bit(JOKER):
        jokers += 1
    return jokers
