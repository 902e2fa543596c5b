"""Combinations: which places they have for cards, and those that lie on the table.

A combination has a *shape*, a run of one suit or a set of one rank, and *places*.
Those of a run are the low ace, the two and so on to the king and the high ace;
those of a set are two for each suit, of which only mixed sets use the second. In
every place lies nothing, a natural card, or a joker that replaces that place's card.
"""

from typing import Final, NewType, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.games.rummy.cards import (
    DECK,
    JOKER,
    JOKER_NAME,
    RANKS,
    SUITS,
    Rank,
    Suit,
    card_of,
    suit_of,
)
from pakl.games.rummy.scoring import value_in_a_run, value_in_a_set
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, has, highest, lowest

Shape = NewType("Shape", i64)
Place = NewType("Place", i64)
PlaceSet = i64

SHAPES: Final = SUITS + RANKS
PLACES: Final = 14  # RUMMY-3, RUMMY-19: from ace to ace
HIGH_ACE: Final = 13  # RUMMY-3
SMALLEST: Final = 3  # RUMMY-2
ALIKE_IN_A_SET: Final = 1  # RUMMY-5
ALIKE_IN_A_MIXED_SET: Final = 2  # RUMMY-6, RUMMY-19
FIRST_PLACES: Final = 0b01010101  # of a set, for each suit
SECOND_PLACES: Final = 0b10101010

# Hands and table together hold thirteen cards for each player, and one more in the middle
# of a turn, which must be kept to be discarded. In threes, those of six make 26 combinations.
CARDS_EACH: Final = 13  # RUMMY-7
MOST_COMBINATIONS: Final = 26

# The words of a combination in the vector that holds them all
SHAPE: Final = 0
NATURALS: Final = 1
JOKERS: Final = 2
WANTED: Final = 3
REPLACED: Final = 4
LAID_BY: Final = 5
WORDS_EACH: Final = 6


def run_of(suit: Suit) -> Shape:
    """RUMMY-2: the shape of a run: cards of one suit."""
    return Shape(suit)


def set_of_rank(rank: Rank) -> Shape:
    """RUMMY-2: the shape of a set: cards of one rank."""
    return Shape(SUITS + rank)


def is_run(shape: Shape) -> bool:
    """Whether a shape is that of a run."""
    return shape < SUITS


def place_in_set(suit: i64, copy: i64) -> i64:
    """RUMMY-5, RUMMY-6: the place of a suit's first or second card in a set."""
    return suit * ALIKE_IN_A_MIXED_SET + copy


def suit_at(place: i64) -> Suit:
    """The suit that a place of a set is for."""
    return Suit(place // ALIKE_IN_A_MIXED_SET)


def rank_of_shape(shape: Shape) -> Rank:
    """The rank of a set."""
    return Rank(shape - SUITS)


def all_cards_at() -> list[i64]:
    """The card of every place of every shape; zero where a shape has no such place."""
    cards: list[i64] = []
    for number in range(SHAPES):
        shape = Shape(number)
        for place in range(PLACES):
            if is_run(shape):
                cards.append(card_of(Suit(number), Rank(place % RANKS)))
            elif suit_at(place) < SUITS:
                cards.append(card_of(suit_at(place), rank_of_shape(shape)))
            else:
                cards.append(0)
    return cards


def all_values_at() -> list[i64]:
    """What a card is worth in every place of every shape."""
    values: list[i64] = []
    for number in range(SHAPES):
        shape = Shape(number)
        for place in range(PLACES):
            if is_run(shape):
                values.append(value_in_a_run(place))
            else:
                values.append(value_in_a_set(rank_of_shape(shape)))
    return values


CARDS_AT: Final[vec[i64]] = vec[i64](all_cards_at())
VALUES_AT: Final[vec[i64]] = vec[i64](all_values_at())


def card_at(shape: Shape, place: Place) -> Card:
    """RUMMY-16: the card of a place, which a joker there replaces."""
    return Card(CARDS_AT[shape * PLACES + place])


def value_at(shape: Shape, place: Place) -> i64:
    """RUMMY-13, RUMMY-14: what lies there is worth, be it a joker or not."""
    return VALUES_AT[shape * PLACES + place]


def value_of(shape: Shape, places: PlaceSet) -> i64:
    """RUMMY-13: what a combination that fills these places is worth."""
    value: i64 = 0
    while places:
        value += value_at(shape, Place(lowest(places)))
        places &= places - 1
    return value


def wanted_by_run(shape: Shape, filled: PlaceSet) -> CardSet:
    """RUMMY-4, RUMMY-19: the cards that a run can grow by, at its ends only."""
    wanted: CardSet = NOTHING
    low = lowest(filled)
    high = highest(filled)
    if low > 0:
        wanted |= bit(card_at(shape, Place(low - 1)))
    if high < HIGH_ACE:
        wanted |= bit(card_at(shape, Place(high + 1)))
    return wanted


def wanted_by_set(shape: Shape, filled: PlaceSet, alike: i64) -> CardSet:
    """RUMMY-5, RUMMY-6, RUMMY-19: the cards that a set can grow by."""
    wanted: CardSet = NOTHING
    suit: i64 = 0
    while suit < SUITS:
        last = place_in_set(suit, alike - 1)
        if not has(filled, last):
            wanted |= bit(card_at(shape, Place(last)))
        suit += 1
    return wanted


def place_in_run_for(shape: Shape, filled: PlaceSet, card: Card) -> Place:
    """RUMMY-19: the end of a run for a card; an ace that fits both goes to the high one."""
    high = highest(filled)
    if high < HIGH_ACE and card_at(shape, Place(high + 1)) == card:
        return Place(high + 1)
    return Place(lowest(filled) - 1)


def place_in_set_for(filled: PlaceSet, card: Card) -> Place:
    """RUMMY-6: the first free place of a set for a card."""
    place = place_in_set(suit_of(card), 0)
    if has(filled, place):
        return Place(place + 1)
    return Place(place)


def card_name(card: Card, *, is_joker: bool) -> str:
    """A card in notation, or the joker that stands for it: ``7H``, ``*7H``."""
    if is_joker:
        return JOKER_NAME + DECK.name(card)
    return DECK.name(card)


def words_of(shape: Shape, naturals: PlaceSet, jokers: PlaceSet) -> str:
    """A combination in notation, as in ``5C 6C *7C``."""
    names: list[str] = []
    filled = naturals | jokers
    while filled:
        place = Place(lowest(filled))
        filled &= filled - 1
        names.append(card_name(card_at(shape, place), is_joker=has(jokers, place)))
    return " ".join(names)


@final
@mypyc_attr(acyclic=True)
class Combinations:
    """All combinations on the table, in the order they were laid.

    ``alike`` says how often the same card may occur in a set. What a combination
    can grow by and which cards its jokers replace is kept beside it, because
    every decision asks for it.
    """

    def __init__(self, words: vec[i64], size: i64, alike: i64) -> None:
        self.words: vec[i64] = words
        self.size: i64 = size
        self.alike: i64 = alike

    def copy(self) -> "Combinations":
        """The same combinations on a table of their own."""
        return Combinations(self.words[:], self.size, self.alike)

    def shape(self, number: i64) -> Shape:
        """The shape of a combination."""
        return Shape(self.words[number * WORDS_EACH + SHAPE])

    def naturals(self, number: i64) -> PlaceSet:
        """The places of a combination where natural cards lie."""
        return self.words[number * WORDS_EACH + NATURALS]

    def jokers(self, number: i64) -> PlaceSet:
        """The places of a combination where jokers lie."""
        return self.words[number * WORDS_EACH + JOKERS]

    def wanted(self, number: i64) -> CardSet:
        """The cards that a combination can grow by."""
        return self.words[number * WORDS_EACH + WANTED]

    def replaced(self, number: i64) -> CardSet:
        """RUMMY-17: the cards that the jokers of a combination replace."""
        return self.words[number * WORDS_EACH + REPLACED]

    def laid_by(self, number: i64) -> Seat:
        """The seat that laid a combination."""
        return Seat(self.words[number * WORDS_EACH + LAID_BY])

    def place_for(self, number: i64, card: Card) -> Place:
        """Where a card goes that a combination wants."""
        shape = self.shape(number)
        filled = self.naturals(number) | self.jokers(number)
        if is_run(shape):
            return place_in_run_for(shape, filled, card)
        return place_in_set_for(filled, card)

    def joker_for(self, number: i64, card: Card) -> Place:
        """RUMMY-17: where the joker lies that replaces a card, the high one of two."""
        shape = self.shape(number)
        jokers = self.jokers(number)
        place = highest(jokers)
        while card_at(shape, Place(place)) != card:
            jokers ^= bit(place)
            place = highest(jokers)
        return Place(place)

    def lay(self, seat: Seat, shape: Shape, naturals: PlaceSet, jokers: PlaceSet) -> None:
        """A seat lays a new combination."""
        first_word = self.size * WORDS_EACH
        self.words[first_word + SHAPE] = shape
        self.words[first_word + LAID_BY] = seat
        self.size += 1
        self.fill(self.size - 1, naturals, jokers)

    def fill(self, number: i64, naturals: PlaceSet, jokers: PlaceSet) -> None:
        """From now on a combination has natural cards and jokers in these places."""
        words = self.words
        first_word = number * WORDS_EACH
        shape = Shape(words[first_word + SHAPE])
        words[first_word + NATURALS] = naturals
        words[first_word + JOKERS] = jokers
        filled = naturals | jokers
        if is_run(shape):
            words[first_word + WANTED] = wanted_by_run(shape, filled)
        else:
            words[first_word + WANTED] = wanted_by_set(shape, filled, self.alike)
        replaced: CardSet = NOTHING
        while jokers:
            replaced |= bit(card_at(shape, Place(lowest(jokers))))
            jokers &= jokers - 1
        words[first_word + REPLACED] = replaced

    def put_natural(self, number: i64, place: Place) -> None:
        """A natural card is added to a combination."""
        self.fill(number, self.naturals(number) | bit(place), self.jokers(number))

    def put_joker(self, number: i64, place: Place) -> None:
        """A joker is added to a combination."""
        self.fill(number, self.naturals(number), self.jokers(number) | bit(place))

    def remove(self, number: i64, place: Place) -> None:
        """What lies in a place is taken away."""
        self.fill(number, self.naturals(number) & ~bit(place), self.jokers(number) & ~bit(place))

    def exchange(self, number: i64, place: Place) -> None:
        """RUMMY-17: a joker and the natural card of its place are exchanged, or back again."""
        self.fill(number, self.naturals(number) ^ bit(place), self.jokers(number) ^ bit(place))

    def take_back(self) -> None:
        """The last combination is no longer on the table."""
        self.size -= 1
        word = self.size * WORDS_EACH
        end = word + WORDS_EACH
        while word < end:
            self.words[word] = 0
            word += 1

    def cards(self, number: i64) -> list[Card]:
        """The cards of a combination in the order of their places."""
        shape = self.shape(number)
        jokers = self.jokers(number)
        filled = self.naturals(number) | jokers
        cards: list[Card] = []
        while filled:
            place = Place(lowest(filled))
            filled &= filled - 1
            cards.append(JOKER if has(jokers, place) else card_at(shape, place))
        return cards


NO_WORDS: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_COMBINATIONS * WORDS_EACH)])


def most_combinations(seats: i64) -> i64:
    """RUMMY-2, RUMMY-7: how many combinations so many players can lay out at most."""
    return seats * CARDS_EACH // SMALLEST


def no_combinations(seats: i64, alike: i64) -> Combinations:
    """A table on which nothing has been laid out."""
    return Combinations(NO_WORDS[: most_combinations(seats) * WORDS_EACH], 0, alike)
