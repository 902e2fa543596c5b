"""How a state holds its cards: piles, which have an order, and hands, which count.

Both keep their cards in one fixed-size vector of machine numbers, so that a
state is copied in tens of nanoseconds and nothing is boxed in play.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.errors import RulesBroken
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, lowest

MOST_CARDS: Final = 128
MOST_WORDS: Final = 256

EMPTY_PLACES: Final[vec[u8]] = vec[u8]([0 for _ in range(MOST_CARDS)])
EMPTY_WORDS: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_WORDS)])


# Raised from functions of their own, so that the fast path stays small enough to inline.


def refuse_to_draw() -> None:
    """There is no card to draw."""
    raise RulesBroken("a card is drawn from an empty pile")


def refuse_to_take(seat: Seat, card: Card) -> None:
    """The seat has no such card."""
    raise RulesBroken(f"seat {seat} holds no card {card}")


def refuse_to_put(seat: Seat, card: Card) -> None:
    """The seat has every such card already."""
    raise RulesBroken(f"seat {seat} is given card {card} once too often")


# Writing to a vector that was handed over spares counting its owners up and down (2 ns).


def set_place(places: vec[u8], place: i64, card: Card) -> None:
    """Puts a card at a place."""
    places[place] = u8(card)


def set_word(words: vec[i64], place: i64, word: i64) -> None:
    """Writes a word at a place."""
    words[place] = word


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """Cards on one another; the last one lies on top."""

    def __init__(self, places: vec[u8], size: i64) -> None:
        self.places: Final[vec[u8]] = places
        self.size: i64 = size

    def copy(self) -> "Pile":
        """The same cards in a pile of its own."""
        return Pile(self.places[:], self.size)

    def put(self, card: Card) -> None:
        """Lays a card on top."""
        size = self.size
        set_place(self.places, size, card)
        self.size = size + 1

    def put_under(self, card: Card) -> None:
        """Puts a card under the pile."""
        place = self.size
        while place > 0:
            set_place(self.places, place, self.at(place - 1))
            place -= 1
        set_place(self.places, 0, card)
        self.size += 1

    def draw(self) -> Card:
        """Takes the top card."""
        left = self.size - 1
        if left < 0:
            refuse_to_draw()
        self.size = left
        return Card(i64(self.places[left]))

    def top(self) -> Card:
        """The top card, or ``NO_CARD``."""
        if self.size == 0:
            return NO_CARD
        return Card(i64(self.places[self.size - 1]))

    def at(self, place: i64) -> Card:
        """The card at a place, counted from the bottom."""
        return Card(i64(self.places[place]))

    def swap(self, one: i64, other: i64) -> None:
        """Exchanges the cards at two places."""
        card = self.at(one)
        set_place(self.places, one, self.at(other))
        set_place(self.places, other, card)

    def take_over(self, other: "Pile") -> None:
        """Becomes a copy of a pile that is as large as this one can be, or smaller."""
        if other is self:
            return
        self.size = 0
        self.put_all(other, other.size)

    def put_all(self, other: "Pile", cards: i64) -> None:
        """Lays the lowest cards of another pile on top, in their order."""
        source = other.places
        target = self.places
        size = self.size
        place: i64 = 0
        while place < cards:
            target[size + place] = source[place]
            place += 1
        self.size = size + cards

    def clear(self) -> None:
        """Takes every card away."""
        self.size = 0

    def cards(self) -> list[Card]:
        """The cards from the bottom up."""
        return [self.at(place) for place in range(self.size)]

    def lay(self, cards: list[Card]) -> None:
        """Makes these the cards of the pile, from the bottom up."""
        self.size = 0
        for card in cards:
            self.put(card)


def empty_pile(capacity: i64) -> Pile:
    """A pile without cards that can hold so many."""
    return Pile(EMPTY_PLACES[:capacity], 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hands:
    """The cards that each seat holds, counted by kind.

    The words are the number of cards of each seat; then a set for each seat, of
    the kinds it holds at least once; then of those it holds at least twice, and so on.
    """

    def __init__(self, words: vec[i64], seats: i64) -> None:
        self.words: Final[vec[i64]] = words
        self.seats: Final[i64] = seats

    def copy(self) -> "Hands":
        """The same cards in hands of their own."""
        return Hands(self.words[:], self.seats)

    def put(self, seat: Seat, card: Card) -> None:
        """Puts a card into a hand."""
        kind = bit(card)
        layer = self.seats + seat
        held = self.words[layer]
        while held & kind:
            layer += self.seats
            if layer >= len(self.words):
                refuse_to_put(seat, card)
            held = self.words[layer]
        set_word(self.words, layer, held | kind)
        set_word(self.words, seat, self.words[seat] + 1)

    def take(self, seat: Seat, card: Card) -> None:
        """Takes a card out of a hand that has it."""
        kind = bit(card)
        layer = len(self.words) - self.seats + seat
        held = self.words[layer]
        while not held & kind:
            layer -= self.seats
            if layer < self.seats:
                refuse_to_take(seat, card)
            held = self.words[layer]
        set_word(self.words, layer, held ^ kind)
        set_word(self.words, seat, self.words[seat] - 1)

    def deal(self, stock: Pile, cards_each: i64, first_seat: Seat) -> None:
        """Gives so many cards to each seat, one at a time, beginning with this seat."""
        words = self.words
        places = stock.places
        seats = self.seats
        cards = cards_each * seats
        top = stock.size - cards
        if top < 0:
            refuse_to_draw()
        stock.size = top
        place = stock.size + cards
        seat: i64 = first_seat
        while place > top:
            place -= 1
            card = Card(i64(places[place]))
            kind = bit(card)
            if words[seats + seat] & kind:
                self.put(Seat(seat), card)
            else:
                words[seats + seat] |= kind
                words[seat] += 1
            seat += 1
            if seat == seats:
                seat = 0

    def count(self, seat: Seat) -> i64:
        """How many cards a seat holds."""
        return self.words[seat]

    def kinds(self, seat: Seat) -> CardSet:
        """The kinds a seat holds."""
        return self.words[self.seats + seat]

    def at_least(self, seat: Seat, copies: i64) -> CardSet:
        """The kinds of which a seat holds at least so many copies."""
        return self.words[self.seats * copies + seat]

    def clear(self, seat: Seat) -> None:
        """Takes every card from a seat."""
        layer: i64 = seat
        while layer < len(self.words):
            set_word(self.words, layer, 0)
            layer += self.seats

    def cards(self, seat: Seat) -> list[Card]:
        """The cards of a seat, in rising order."""
        cards: list[Card] = []
        kinds = self.kinds(seat)
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            layer = self.seats + seat
            while layer < len(self.words) and self.words[layer] & bit(card):
                cards.append(Card(card))
                layer += self.seats
        return cards

    def lay(self, seat: Seat, cards: list[Card]) -> None:
        """Makes these the cards of a seat."""
        self.clear(seat)
        for card in cards:
            self.put(seat, card)


def empty_hands(seats: i64, copies: i64) -> Hands:
    """Hands without cards, for kinds that occur so many times."""
    return Hands(EMPTY_WORDS[: seats * (copies + 1)], seats)
