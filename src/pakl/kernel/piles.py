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


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Cards on one another; the last one lies on top."""

    def __init__(self, places: vec[u8], size: i64) -> None:
        self.places: vec[u8] = places
        self.size: i64 = size

    def copy(self) -> "Pile":
        """The same cards in a pile of its own."""
        return Pile(self.places[:], self.size)

    def put(self, card: Card) -> None:
        """Lays a card on top."""
        self.places[self.size] = u8(card)
        self.size += 1

    def put_under(self, card: Card) -> None:
        """Puts a card under the pile."""
        place = self.size
        while place > 0:
            self.places[place] = self.places[place - 1]
            place -= 1
        self.places[0] = u8(card)
        self.size += 1

    def draw(self) -> Card:
        """Takes the top card."""
        if self.size == 0:
            refuse_to_draw()
        self.size -= 1
        return Card(i64(self.places[self.size]))

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
        places = self.places
        card = places[one]
        places[one] = places[other]
        places[other] = card

    def take_over(self, other: "Pile") -> None:
        """Becomes a copy of a pile that is as large as this one can be, or smaller."""
        self.places = other.places[: len(self.places)]
        self.size = other.size

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
@mypyc_attr(acyclic=True)
class Hands:
    """The cards that each seat holds, counted by kind.

    A seat has one word with its number of cards, then one set for each copy a
    kind can have: the kinds held at least once, at least twice, and so on.
    """

    def __init__(self, words: vec[i64], copies: i64) -> None:
        self.words: vec[i64] = words
        self.copies: i64 = copies

    def copy(self) -> "Hands":
        """The same cards in hands of their own."""
        return Hands(self.words[:], self.copies)

    def put(self, seat: Seat, card: Card) -> None:
        """Puts a card into a hand."""
        words = self.words
        size = seat * (self.copies + 1)
        kind = bit(card)
        layer = size + 1
        while words[layer] & kind:
            layer += 1
            if layer > size + self.copies:
                refuse_to_put(seat, card)
        words[layer] |= kind
        words[size] += 1

    def take(self, seat: Seat, card: Card) -> None:
        """Takes a card out of a hand that has it."""
        words = self.words
        size = seat * (self.copies + 1)
        kind = bit(card)
        layer = size + self.copies
        while not words[layer] & kind:
            layer -= 1
            if layer == size:
                refuse_to_take(seat, card)
        words[layer] ^= kind
        words[size] -= 1

    def count(self, seat: Seat) -> i64:
        """How many cards a seat holds."""
        return self.words[seat * (self.copies + 1)]

    def kinds(self, seat: Seat) -> CardSet:
        """The kinds a seat holds."""
        return self.words[seat * (self.copies + 1) + 1]

    def at_least(self, seat: Seat, copies: i64) -> CardSet:
        """The kinds of which a seat holds at least so many copies."""
        return self.words[seat * (self.copies + 1) + copies]

    def clear(self, seat: Seat) -> None:
        """Takes every card from a seat."""
        size = seat * (self.copies + 1)
        layer = size
        while layer <= size + self.copies:
            self.words[layer] = 0
            layer += 1

    def cards(self, seat: Seat) -> list[Card]:
        """The cards of a seat, in rising order."""
        cards: list[Card] = []
        kinds = self.kinds(seat)
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            copies: i64 = 1
            while copies <= self.copies and self.at_least(seat, copies) & bit(card):
                cards.append(Card(card))
                copies += 1
        return cards

    def lay(self, seat: Seat, cards: list[Card]) -> None:
        """Makes these the cards of a seat."""
        self.clear(seat)
        for card in cards:
            self.put(seat, card)


def empty_hands(seats: i64, copies: i64) -> Hands:
    """Hands without cards, for kinds that occur so many times."""
    return Hands(EMPTY_WORDS[: seats * (copies + 1)], copies)
