"""What lies on the table: the state of a game of Karma, its zones, and who has what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pakl.games.karma.actions import COLUMNS, MOST_SEATS
from pakl.games.karma.cards import COPIES, IN_ORDER, PACK
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.game import State
from pakl.kernel.options import Chosen
from pakl.kernel.piles import Hands, Pile, empty_hands, empty_pile
from pakl.kernel.seats import NO_SEAT, Seat, SeatSet
from pakl.kernel.sets import NOTHING, bit, count, first, has
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

RANDOM: Final = "random"

DRAW_PILE: Final = ZoneId(0)
DISCARD_PILE: Final = ZoneId(1)
OUT_OF_THE_GAME: Final = ZoneId(2)
FIRST_HAND: Final = 3

# What a seat is asked
TO_SHOW: Final = 0
TO_DISCARD: Final = 1
TO_FOLLOW: Final = 2
TO_GIVE: Final = 3

# Shuffles; that of a premonition counts on by seats
FIRST_SHUFFLE: Final = 1
LOTS_FOR_THE_FIRST_PLAYER: Final = 2
PREMONITION: Final = 3

NO_FACE_DOWN_CARDS: Final[vec[u8]] = vec[u8]([u8(0) for _ in range(MOST_SEATS * COLUMNS)])
COLUMNS_OF_SEAT: Final[vec[i64]] = vec[i64](
    [first(COLUMNS) * 2 ** (COLUMNS * seat) for seat in range(MOST_SEATS)]
)


class Agreed:
    """What the players of a table have agreed on."""

    def __init__(self, chosen: Chosen) -> None:
        self.has_premonition = chosen.is_on("premonition")  # KARMA-31
        self.anything_may_follow = chosen.value("table_card") == "free"  # KARMA-21
        self.first_player: Seat = NO_SEAT
        if chosen.value("first_player") != RANDOM:
            self.first_player = Seat(int(chosen.value("first_player")))  # KARMA-5


@mypyc_attr(acyclic=True)
class KarmaState(State):
    """One game of Karma.

    ``face_up`` are the cards shown in the set-up; until all have chosen they lie hidden.
    ``covered`` are the places of ``face_down``, three for each seat, where a card still lies.
    ``holders`` are the seats that had cards when the last turn was over, or got some since.
    ``card_to_follow`` is what a card after a Table Card must fit: the top card of the pile as it
    lay before the turn's first one, or ``NO_CARD`` if anything fits.
    """

    def __init__(
        self,
        agreed: Agreed,
        seats: i64,
        dealer: Seat,
        draw_pile: Pile,
        discard_pile: Pile,
        out_of_the_game: Pile,
        hands: Hands,
        face_up: Hands,
        face_down: vec[u8],
    ) -> None:
        super().__init__(seats, dealer)
        self.agreed = agreed
        self.draw_pile = draw_pile
        self.discard_pile = discard_pile
        self.out_of_the_game = out_of_the_game
        self.hands = hands
        self.face_up = face_up
        self.face_down: vec[u8] = face_down
        self.covered: i64 = NOTHING
        self.holders: SeatSet = NOTHING
        self.first_player: Seat = NO_SEAT
        self.asked: i64 = TO_SHOW
        self.card_to_follow: Card = NO_CARD
        self.turns: i64 = 0
        self.loser: Seat = NO_SEAT

    def copy(self) -> State:
        other = KarmaState(
            self.agreed,
            self.seats,
            self.dealer,
            self.draw_pile.copy(),
            self.discard_pile.copy(),
            self.out_of_the_game.copy(),
            self.hands.copy(),
            self.face_up.copy(),
            self.face_down[:],
        )
        other.turn = self.turn
        other.to_act = self.to_act
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.covered = self.covered
        other.holders = self.holders
        other.first_player = self.first_player
        other.asked = self.asked
        other.card_to_follow = self.card_to_follow
        other.turns = self.turns
        other.loser = self.loser
        return other


def new_table(agreed: Agreed, seats: i64, dealer: Seat) -> KarmaState:
    """A table where all cards lie on the draw pile, not shuffled yet."""
    state = KarmaState(
        agreed,
        seats,
        dealer,
        Pile(IN_ORDER[:], PACK),
        empty_pile(PACK),
        empty_pile(PACK),
        empty_hands(seats, COPIES),
        empty_hands(seats, COPIES),
        NO_FACE_DOWN_CARDS[: seats * COLUMNS],
    )
    state.shuffle_due = FIRST_SHUFFLE
    return state


def game_of(state: State) -> KarmaState:
    """The state as one of this game."""
    assert isinstance(state, KarmaState)
    return state


# Zones


def hand_zone(seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_HAND + seat)


def chosen_zone(seats: i64, seat: Seat) -> ZoneId:
    """KARMA-2: where the cards lie that a seat will show, until all have chosen."""
    return ZoneId(FIRST_HAND + seats + seat)


def face_up_zone(seats: i64, seat: Seat) -> ZoneId:
    """The zone of a seat's face-up cards."""
    return ZoneId(FIRST_HAND + 2 * seats + seat)


def face_down_zone(seats: i64, seat: Seat, column: i64) -> ZoneId:
    """The zone of one of a seat's three face-down cards."""
    return ZoneId(FIRST_HAND + COLUMNS * (seats + seat) + column)


def premonition_zone(seats: i64, seat: Seat) -> ZoneId:
    """KARMA-31: where a seat's face-down cards lie while they are looked at and shuffled."""
    return ZoneId(FIRST_HAND + 2 * COLUMNS * seats + seat)


def all_zones(agreed: Agreed, seats: int) -> list[Zone]:
    """Who sees what: face-down cards are hidden from their owner too."""
    zones = [
        Zone("draw pile", NOBODY, ordered=True),
        Zone("discard pile", EVERYONE, ordered=True),
        Zone("out of the game", EVERYONE, ordered=True),
    ]
    for seat in range(seats):
        zones.append(Zone("hand", ONLY_THE_OWNER, owner=Seat(seat), ordered=False))
    for seat in range(seats):
        zones.append(Zone("chosen", ONLY_THE_OWNER, owner=Seat(seat), ordered=False))
    for seat in range(seats):
        zones.append(Zone("face up", EVERYONE, owner=Seat(seat), ordered=False))
    for seat in range(seats):
        for column in range(COLUMNS):
            zones.append(Zone(f"face down {column}", NOBODY, owner=Seat(seat), ordered=True))
    if agreed.has_premonition:
        for seat in range(seats):
            zones.append(Zone("premonition", NOBODY, owner=Seat(seat), ordered=True))
    return zones


# Questions


def columns_of(covered: i64, seat: Seat) -> i64:
    """The places where a face-down card of this seat lies."""
    return covered & COLUMNS_OF_SEAT[seat]


def place_of(seat: Seat, column: i64) -> i64:
    """The place of one of a seat's face-down cards among those of all seats."""
    return seat * COLUMNS + column


def face_down_card(state: KarmaState, seat: Seat, column: i64) -> Card:
    """The card in one of a seat's columns."""
    return Card(i64(state.face_down[place_of(seat, column)]))


def face_down_cards(state: KarmaState, seat: Seat) -> list[Card]:
    """KARMA-31: which face-down cards a seat has, in rising order, not which lies where."""
    cards = [
        face_down_card(state, seat, column)
        for column in range(COLUMNS)
        if has(state.covered, place_of(seat, column))
    ]
    return sorted(cards)


def is_premonition_due(state: KarmaState, seat: Seat) -> bool:
    """KARMA-31: whether a seat's face-down cards are yet to be laid back."""
    return state.shuffle_due >= PREMONITION and seat >= state.shuffle_due - PREMONITION


def has_cards(state: KarmaState, seat: Seat) -> bool:
    """KARMA-18, KARMA-29: whether a seat has a card in hand or on the table."""
    if state.hands.kinds(seat) or state.face_up.kinds(seat):
        return True
    return columns_of(state.covered, seat) != NOTHING


def cards_of(state: KarmaState, seat: Seat) -> i64:
    """KARMA-30: how many cards a seat has in hand and on the table."""
    on_table = state.face_up.count(seat) + count(columns_of(state.covered, seat))
    return state.hands.count(seat) + on_table


# The cards in each zone


def all_piles(state: KarmaState) -> list[list[Card]]:
    """The cards in each zone, in the order of ``all_zones``."""
    seats = [Seat(number) for number in range(state.seats)]
    piles = [state.draw_pile.cards(), state.discard_pile.cards(), state.out_of_the_game.cards()]
    is_shown = state.asked != TO_SHOW
    for seat in seats:
        piles.append(state.hands.cards(seat))
    for seat in seats:
        piles.append([] if is_shown else state.face_up.cards(seat))
    for seat in seats:
        piles.append(state.face_up.cards(seat) if is_shown else [])
    for seat in seats:
        for column in range(COLUMNS):
            is_there = has(state.covered, place_of(seat, column))
            is_laid = is_there and not is_premonition_due(state, seat)
            piles.append([face_down_card(state, seat, column)] if is_laid else [])
    if state.agreed.has_premonition:
        for seat in seats:
            is_due = is_premonition_due(state, seat)
            row = [face_down_card(state, seat, column) for column in range(COLUMNS)]
            piles.append(row if is_due else [])
    return piles


def lay_all(state: KarmaState, piles: list[list[Card]]) -> None:
    """Makes these the cards in each zone."""
    seats = state.seats
    state.draw_pile.lay(piles[DRAW_PILE])
    state.discard_pile.lay(piles[DISCARD_PILE])
    state.out_of_the_game.lay(piles[OUT_OF_THE_GAME])
    state.covered = NOTHING
    state.holders = NOTHING
    for number in range(seats):
        seat = Seat(number)
        state.hands.lay(seat, piles[hand_zone(seat)])
        shown = piles[chosen_zone(seats, seat)] + piles[face_up_zone(seats, seat)]
        state.face_up.lay(seat, shown)
        for column in range(COLUMNS):
            for card in piles[face_down_zone(seats, seat, column)]:
                lay_face_down(state, seat, column, card)
        if is_premonition_due(state, seat):
            for column, card in enumerate(piles[premonition_zone(seats, seat)]):
                lay_face_down(state, seat, column, card)
        if has_cards(state, seat) or seat == state.turn:
            state.holders |= bit(seat)


def lay_face_down(state: KarmaState, seat: Seat, column: i64, card: Card) -> None:
    """Lays a card into a seat's column."""
    place = place_of(seat, column)
    state.face_down[place] = u8(card)
    state.covered |= bit(place)
