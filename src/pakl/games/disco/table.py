"""The table of Cockroach Disco: what lies where, and who sees it.

Every card in a pile, in a hand, face down before a player or on the dance floor is of
a colour that its place tells, so only its value is kept there. A card that has left
the floor has a keeper: the one in whose collection it lies, or the box.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pakl.games.disco.cards import (
    COLOURS,
    KING,
    NO_VALUE,
    PACK,
    VALUES,
    Value,
    ValueSet,
    card_of,
    colour_of,
    value_of,
)
from pakl.kernel.cards import Card
from pakl.kernel.game import State
from pakl.kernel.options import Chosen
from pakl.kernel.seats import NO_SEAT, Seat, SeatSet
from pakl.kernel.sets import NOTHING, bit, has, members_of
from pakl.kernel.zones import EVERYONE, NOBODY, ONLY_THE_OWNER, Zone, ZoneId

# What the rulebook fixes

PLAYERS_WITH_DUMMY: Final = 2  # DISCO-1
DUMMY: Final = Seat(2)  # DISCO-19: the dummy's colour is the third
ROUNDS: Final = 13  # DISCO-7
ROUNDS_WITH_GUEST: Final = 12  # DISCO-27
CARDS_IN_HAND: Final = 3  # DISCO-6
CARDS_TO_HIDE_FROM: Final = 4  # DISCO-26

RANDOM: Final = "random"  # DISCO-5

# What seats are asked
TO_HIDE: Final = 0
TO_CHOOSE: Final = 1
TO_PAIR_AS_KING: Final = 2
TO_TAKE: Final = 3
TO_PAIR: Final = 4
TO_USE_MIRROR: Final = 5

# What belongs to a colour, and where the first colour's is
HAND: Final = 0  # a set of values
COLLECTION: Final = 6  # a set of values, of the open cards
CHOSEN: Final = 12  # a value
FLOOR: Final = 18  # a value
GUEST: Final = 24  # a value
PILE: Final = 30  # how many cards
TO_COME: Final = 36  # a set of values, of the cards that were not seen on the floor yet
NOTHING_LIES: Final[vec[i64]] = vec[i64]([0 for _ in range(TO_COME + COLOURS)])

# Who keeps a card that has left the dance floor
BOX_KEEPS: Final = 6
NOBODY_KEEPS: Final = 7
ALL_IN_PLAY: Final[vec[u8]] = vec[u8]([u8(NOBODY_KEEPS) for _ in range(PACK)])

IN_ORDER: Final[vec[u8]] = vec[u8]([u8(card % VALUES + 1) for card in range(PACK)])

DANCE_FLOOR: Final = ZoneId(0)
BOX: Final = ZoneId(1)
FIRST_PILE: Final = 2


class Agreed:
    """What the players of a table have agreed on; DISCO-36: the variants can be combined."""

    def __init__(self, chosen: Chosen) -> None:
        self.has_guests = chosen.is_on("hidden_guest")
        self.has_mirror = chosen.is_on("mirror")
        self.youngest: Seat = NO_SEAT
        if chosen.value("youngest") != RANDOM:
            self.youngest = Seat(int(chosen.value("youngest")))  # DISCO-5
        self.rounds: i64 = ROUNDS
        self.first_draw: i64 = CARDS_IN_HAND
        if self.has_guests:
            self.rounds = ROUNDS_WITH_GUEST
            self.first_draw = CARDS_TO_HIDE_FROM


@mypyc_attr(acyclic=True)
class DiscoState(State):
    """One game of Cockroach Disco.

    ``table`` holds what belongs to each colour, ``order`` the values in the piles from
    the bottom up, ``keepers`` who keeps each card that has left the floor.
    """

    def __init__(
        self,
        agreed: Agreed,
        table: vec[i64],
        order: vec[u8],
        keepers: vec[u8],
        seats: i64,
        dealer: Seat,
    ) -> None:
        super().__init__(seats, dealer)
        self.agreed = agreed
        self.table: vec[i64] = table
        self.order: vec[u8] = order
        self.keepers: vec[u8] = keepers
        self.colours: i64 = colours_for(seats)
        self.round: i64 = 1
        self.asked: i64 = TO_CHOOSE
        self.arriving: Seat = Seat(0)
        self.tie_card: Seat = NO_SEAT
        self.mirror: Seat = NO_SEAT
        self.yet_to_take: SeatSet = NOTHING
        self.wanted: Value = Value(NO_VALUE)

    def copy(self) -> State:
        other = DiscoState(
            self.agreed,
            self.table[:],
            self.order[:],
            self.keepers[:],
            self.seats,
            self.dealer,
        )
        other.turn = self.turn
        other.to_act = self.to_act
        other.seems_to_act = self.seems_to_act
        other.shuffle_due = self.shuffle_due
        other.is_over = self.is_over
        other.round = self.round
        other.asked = self.asked
        other.arriving = self.arriving
        other.tie_card = self.tie_card
        other.mirror = self.mirror
        other.yet_to_take = self.yet_to_take
        other.wanted = self.wanted
        return other


def game_of(state: State) -> DiscoState:
    """The state as one of this game."""
    assert isinstance(state, DiscoState)
    return state


# Zones


def pile_zone(colour: Seat) -> ZoneId:
    """The zone of a colour's draw pile."""
    return ZoneId(FIRST_PILE + colour)


def collection_zone(state: DiscoState, who: Seat) -> ZoneId:
    """The zone of the collection of a player or of the dummy."""
    return ZoneId(FIRST_PILE + state.colours + who)


def hand_zone(state: DiscoState, seat: Seat) -> ZoneId:
    """The zone of a seat's hand."""
    return ZoneId(FIRST_PILE + 2 * state.colours + seat)


def chosen_zone(state: DiscoState, seat: Seat) -> ZoneId:
    """The zone of the card that a seat has laid face down."""
    return ZoneId(hand_zone(state, seat) + state.seats)


def played_zone(state: DiscoState, seat: Seat) -> ZoneId:
    """The zone of the same card once it is turned up."""
    return ZoneId(chosen_zone(state, seat) + state.seats)


def guest_zone(state: DiscoState, seat: Seat) -> ZoneId:
    """The zone of a seat's hidden guest."""
    return ZoneId(played_zone(state, seat) + state.seats)


def zones_for(seats: int, *, has_guests: bool) -> list[Zone]:
    """DISCO-2, DISCO-7, DISCO-9, DISCO-19, DISCO-26: where cards lie, and who sees them.

    The order of a pile is hidden from its owner too. The dummy's zones have no owner.
    """
    zones = [Zone("floor", EVERYONE, ordered=False), Zone("box", EVERYONE, ordered=False)]
    is_for_two = seats == PLAYERS_WITH_DUMMY
    zones += zones_of_all("pile", NOBODY, seats, ordered=True)
    if is_for_two:
        zones.append(Zone("dummy pile", NOBODY, ordered=True))
    zones += zones_of_all("collection", EVERYONE, seats, ordered=False)
    if is_for_two:
        zones.append(Zone("dummy collection", EVERYONE, ordered=False))
    zones += zones_of_all("hand", ONLY_THE_OWNER, seats, ordered=False)
    zones += zones_of_all("chosen", ONLY_THE_OWNER, seats, ordered=False)
    zones += zones_of_all("played", EVERYONE, seats, ordered=False)
    if has_guests:
        zones += zones_of_all("guest", ONLY_THE_OWNER, seats, ordered=False)
    return zones


def zones_of_all(name: str, seen_by: int, seats: int, *, ordered: bool) -> list[Zone]:
    """A zone of this name for every seat."""
    return [Zone(name, seen_by, owner=Seat(seat), ordered=ordered) for seat in range(seats)]


# Questions


def colours_for(seats: i64) -> i64:
    """DISCO-1, DISCO-2, DISCO-19: a colour for every player, and one for the dummy of two."""
    if seats == PLAYERS_WITH_DUMMY:
        return seats + 1
    return seats


def has_dummy(state: DiscoState) -> bool:
    """DISCO-1: whether a dummy plays along."""
    return state.colours != state.seats


def is_last_round(state: DiscoState) -> bool:
    """DISCO-12, DISCO-27: whether this round is played without hands."""
    return state.round == state.agreed.rounds


def values_on_floor(state: DiscoState) -> ValueSet:
    """DISCO-8: the values that lie on the dance floor."""
    table = state.table
    values: ValueSet = NOTHING
    colour: i64 = 0
    while colour < state.colours:
        values |= bit(table[FLOOR + colour])
        colour += 1
    return values & ~bit(NO_VALUE)


def count_on_floor(state: DiscoState, value: i64) -> i64:
    """How many cards of a value lie on the dance floor."""
    cards: i64 = 0
    colour: i64 = 0
    while colour < state.colours:
        if state.table[FLOOR + colour] == value:
            cards += 1
        colour += 1
    return cards


def first_colour_on_floor(state: DiscoState, value: i64) -> Seat:
    """The first colour of which the card of this value lies on the floor."""
    colour: i64 = 0
    while state.table[FLOOR + colour] != value:
        colour += 1
    return Seat(colour)


def collected_card(state: DiscoState, who: Seat, value: i64) -> Card:
    """The open card of this value in a collection that has one."""
    colour: i64 = 0
    while i64(state.keepers[card_of(Seat(colour), value)]) != who:
        colour += 1
    return card_of(Seat(colour), value)


def values_to_come(state: DiscoState, colour: Seat) -> ValueSet:
    """DISCO-4: the values of a colour that nobody has seen on the floor or in the box yet."""
    values: ValueSet = NOTHING
    value: i64 = 1
    while value <= VALUES:
        if i64(state.keepers[card_of(colour, value)]) == NOBODY_KEEPS:
            values |= bit(value)
        value += 1
    return values & ~bit(state.table[FLOOR + colour])


def is_turned_up(state: DiscoState) -> bool:
    """DISCO-7: whether the cards just played lie face up."""
    return state.asked >= TO_TAKE


def is_unnoticed(state: DiscoState, seat: Seat) -> bool:
    """DISCO-30: whether a seat has chosen a card and the others don't see that yet."""
    return has(state.seems_to_act, seat)


def may_yet_play_king(state: DiscoState, seat: Seat) -> bool:
    """DISCO-13: whether a seat's King has not been played, as all can see."""
    return has(state.table[TO_COME + seat], KING)


# Verbs


def lay_on_floor(state: DiscoState, colour: Seat, value: i64) -> None:
    """DISCO-3, DISCO-11: a colour's card comes to the floor, where all see it."""
    state.table[FLOOR + colour] = value
    state.table[TO_COME + colour] &= ~bit(value)


# Cards in zones, as the kernel asks for them


def piles_of(state: DiscoState) -> list[list[Card]]:
    """The cards in each zone, from the bottom up."""
    piles: list[list[Card]] = [floor_cards(state), kept_cards(state, Seat(BOX_KEEPS))]
    for colour in range(state.colours):
        piles.append(pile_cards(state, Seat(colour)))
    for who in range(state.colours):
        piles.append(kept_cards(state, Seat(who)))
    for seat in range(state.seats):
        piles.append(hand_cards(state, Seat(seat)))
    for seat in range(state.seats):
        is_elsewhere = is_turned_up(state) or is_unnoticed(state, Seat(seat))
        piles.append([] if is_elsewhere else card_at(state, CHOSEN, Seat(seat)))
    for seat in range(state.seats):
        piles.append(card_at(state, CHOSEN, Seat(seat)) if is_turned_up(state) else [])
    if state.agreed.has_guests:
        for seat in range(state.seats):
            piles.append(card_at(state, GUEST, Seat(seat)))
    return piles


def card_at(state: DiscoState, place: i64, colour: Seat) -> list[Card]:
    """The card that lies at a place of a colour, if there is one."""
    value = state.table[place + colour]
    if value == NO_VALUE:
        return []
    return [card_of(colour, value)]


def floor_cards(state: DiscoState) -> list[Card]:
    """The cards on the dance floor."""
    cards: list[Card] = []
    for colour in range(state.colours):
        cards += card_at(state, FLOOR, Seat(colour))
    return cards


def pile_cards(state: DiscoState, colour: Seat) -> list[Card]:
    """The cards of a draw pile from the bottom up."""
    return [
        card_of(colour, i64(state.order[colour * VALUES + place]))
        for place in range(state.table[PILE + colour])
    ]


def hand_cards(state: DiscoState, seat: Seat) -> list[Card]:
    """The cards in a hand; one chosen unnoticed lies there too."""
    values = state.table[HAND + seat]
    if is_unnoticed(state, seat):
        values |= bit(state.table[CHOSEN + seat])
    return [card_of(seat, value) for value in members_of(values)]


def kept_cards(state: DiscoState, keeper: Seat) -> list[Card]:
    """The cards that a collection or the box keeps."""
    return [Card(card) for card in range(PACK) if i64(state.keepers[card]) == keeper]


def lay(state: DiscoState, piles: list[list[Card]]) -> None:
    """Makes these the cards in each zone; a card chosen unnoticed is still in the hand."""
    table = state.table
    state.keepers = ALL_IN_PLAY[:]
    for card in piles[BOX]:
        state.keepers[card] = u8(BOX_KEEPS)
    for number in range(state.colours):
        colour = Seat(number)
        table[FLOOR + number] = NO_VALUE
        lay_pile(state, colour, piles[pile_zone(colour)])
        table[COLLECTION + number] = values_in(piles[collection_zone(state, colour)])
        for card in piles[collection_zone(state, colour)]:
            state.keepers[card] = u8(number)
    for card in piles[DANCE_FLOOR]:
        table[FLOOR + colour_of(card)] = value_of(card)
    for number in range(state.colours):
        table[TO_COME + number] = values_to_come(state, Seat(number))
    for number in range(state.seats):
        lay_before(state, Seat(number), piles)


def lay_before(state: DiscoState, seat: Seat, piles: list[list[Card]]) -> None:
    """Makes these the cards that a seat holds or has chosen, and its hidden guest."""
    table = state.table
    table[HAND + seat] = values_in(piles[hand_zone(state, seat)])
    table[GUEST + seat] = NO_VALUE
    if not is_unnoticed(state, seat):
        table[CHOSEN + seat] = NO_VALUE
    for card in piles[chosen_zone(state, seat)] + piles[played_zone(state, seat)]:
        table[CHOSEN + seat] = value_of(card)
    if state.agreed.has_guests:
        for card in piles[guest_zone(state, seat)]:
            table[GUEST + seat] = value_of(card)


def lay_pile(state: DiscoState, colour: Seat, cards: list[Card]) -> None:
    """Makes these the cards of a draw pile, from the bottom up."""
    for place, card in enumerate(cards):
        state.order[colour * VALUES + place] = u8(value_of(card))
    state.table[PILE + colour] = len(cards)


def values_in(cards: list[Card]) -> ValueSet:
    """The values of these cards."""
    values: ValueSet = NOTHING
    for card in cards:
        values |= bit(value_of(card))
    return values
