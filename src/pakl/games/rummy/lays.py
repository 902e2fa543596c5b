"""Combinations that can be laid: what they are worth, what they may become, what they clear."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pakl.games.rummy.actions import LAY
from pakl.games.rummy.cards import JOKER, Suit, ranks_held
from pakl.games.rummy.combinations import (
    FIRST_PLACES,
    PLACES,
    SECOND_PLACES,
    Place,
    PlaceSet,
    Shape,
    card_at,
    is_run,
    value_at,
    value_of,
)
from pakl.games.rummy.melds import (
    JOKERS_OF_MELDS,
    NATURALS_OF_MELDS,
    SHAPES_OF_MELDS,
    places_in_run,
)
from pakl.games.rummy.scoring import VALUES_LEFT
from pakl.games.rummy.sight import Sight
from pakl.kernel.actions import Choices
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.sets import NOTHING, bit, count, has, highest, lowest

POINT_CLEARED: Final = 4
CARD_CLEARED: Final = 100
JOKER_SPENT: Final = 80
NOWHERE: Final = -20_000


def worth_of_meld(meld: i64) -> i64:
    """RUMMY-13: what a combination is worth on the table."""
    shape = Shape(SHAPES_OF_MELDS[meld])
    return value_of(shape, NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])


def cards_in(meld: i64, copies: PlaceSet) -> CardSet:
    """The natural cards of a combination; of a set those in the first or second places."""
    shape = Shape(SHAPES_OF_MELDS[meld])
    naturals = NATURALS_OF_MELDS[meld]
    if not is_run(shape):
        naturals &= copies
    elif copies == SECOND_PLACES:
        return NOTHING
    cards: CardSet = NOTHING
    while naturals:
        cards |= bit(card_at(shape, Place(lowest(naturals))))
        naturals &= naturals - 1
    return cards


def left_by(meld: i64) -> i64:
    """RUMMY-21: the minus points that a combination takes from the hand, jokers not counted."""
    shape = Shape(SHAPES_OF_MELDS[meld])
    naturals = NATURALS_OF_MELDS[meld]
    points: i64 = 0
    while naturals:
        points += VALUES_LEFT[card_at(shape, Place(lowest(naturals)))]
        naturals &= naturals - 1
    return points


def reach_of_run(shape: Shape, filled: PlaceSet, held: CardSet, jokers: i64, cards: i64) -> i64:
    """RUMMY-14: what a run can still gain by adding so many cards, jokers and own ones."""
    places = places_in_run(ranks_held(held, Suit(shape)))
    gain: i64 = 0
    place = highest(filled) + 1
    while place < PLACES and cards > 0 and (has(places, place) or jokers > 0):
        if not has(places, place):
            jokers -= 1
        gain += value_at(shape, Place(place))
        cards -= 1
        place += 1
    place = lowest(filled) - 1
    while place >= 0 and cards > 0 and (has(places, place) or jokers > 0):
        if not has(places, place):
            jokers -= 1
        gain += value_at(shape, Place(place))
        cards -= 1
        place -= 1
    return gain


def reach_of_meld(meld: i64, sight: Sight, cards: i64) -> i64:
    """RUMMY-14: what a combination is worth, and can become worth in this turn."""
    worth = worth_of_meld(meld)
    shape = Shape(SHAPES_OF_MELDS[meld])
    if not is_run(shape):
        return worth
    filled = NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld]
    held = sight.held & ~cards_in(meld, FIRST_PLACES)
    jokers = sight.jokers - count(JOKERS_OF_MELDS[meld])
    return worth + reach_of_run(shape, filled, held, jokers, cards - count(filled) - 1)


def rate_meld(meld: i64) -> i64:
    """How well a combination clears the hand: by its cards and points, but for the jokers."""
    rating = left_by(meld) * POINT_CLEARED
    rating += CARD_CLEARED * count(NATURALS_OF_MELDS[meld])
    return rating - JOKER_SPENT * count(JOKERS_OF_MELDS[meld])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """What can be laid from a hand in one turn, the best combination first."""

    def __init__(self, sight: Sight) -> None:
        self.held: CardSet = sight.held
        self.twice: CardSet = sight.twice
        self.jokers: i64 = sight.jokers
        self.first_place: i64 = NOWHERE
        self.worth: i64 = 0
        self.cards: i64 = 0

    def may_lay(self, meld: i64) -> bool:
        """Whether the cards of a combination are still in the hand."""
        if count(JOKERS_OF_MELDS[meld]) > self.jokers:
            return False
        return not (
            cards_in(meld, FIRST_PLACES) & ~self.held or cards_in(meld, SECOND_PLACES) & ~self.twice
        )

    def take(self, meld: i64) -> None:
        """The cards of a combination leave the hand."""
        cards = cards_in(meld, FIRST_PLACES)
        self.held &= ~(cards & ~self.twice)
        self.twice &= ~cards
        self.held &= ~cards_in(meld, SECOND_PLACES)
        self.jokers -= count(JOKERS_OF_MELDS[meld])
        self.worth += worth_of_meld(meld)
        self.cards += count(NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])

    def leaves(self, card: Card) -> bool:
        """Whether the hand keeps a card of this kind."""
        if card == JOKER:
            return self.jokers > 0
        return has(self.held, card)

    def fill(self, choices: Choices, cards: i64) -> None:
        """Lays the best combination, and again, as long as a card of so many is left."""
        while True:
            place = self.best_place(choices, cards - self.cards - 1)
            if place < 0:
                return
            if self.first_place < 0:
                self.first_place = place
            self.take(choices.at(place) - LAY)

    def best_place(self, choices: Choices, most: i64) -> i64:
        """The place among the choices of the best combination of at most so many cards."""
        best: i64 = NOWHERE
        best_place: i64 = NOWHERE
        place = choices.size - 1
        while place >= 0 and choices.at(place) >= LAY:
            meld: i64 = choices.at(place) - LAY
            rating = rate_meld(meld)
            size = count(NATURALS_OF_MELDS[meld] | JOKERS_OF_MELDS[meld])
            if rating > best and size <= most and self.may_lay(meld):
                best = rating
                best_place = place
            place -= 1
        return best_place
