"""What a player of Rummy sees of the cards, and of how near the end is."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pakl.games.rummy.cards import JOKER, NATURAL_CARDS
from pakl.games.rummy.combinations import Place, card_at
from pakl.games.rummy.round import RummyState, jokers_held
from pakl.kernel.cards import Card, CardSet
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, has, lowest

FEW_CARDS: Final = 5


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """What a seat sees of the cards: its own, those gone for good, those the table wants."""

    def __init__(self, state: RummyState, seat: Seat) -> None:
        self.held: CardSet = state.hands.kinds(seat) & NATURAL_CARDS
        self.twice: CardSet = state.hands.at_least(seat, 2) & NATURAL_CARDS
        self.jokers: i64 = jokers_held(state.hands, seat)
        self.gone: CardSet = NOTHING
        self.both_gone: CardSet = NOTHING
        self.wanted: CardSet = NOTHING
        self.alike: i64 = state.agreed.alike

    def see(self, card: Card) -> None:
        """One card more is gone."""
        if card == JOKER:
            return
        self.both_gone |= self.gone & bit(card)
        self.gone |= bit(card)

    def see_table(self, state: RummyState) -> None:
        """Sees the discards, and the combinations with what they want."""
        place: i64 = 0
        while place < state.discards.size:
            self.see(state.discards.at(place))
            place += 1
        combinations = state.combinations
        number: i64 = 0
        while number < combinations.size:
            shape = combinations.shape(number)
            naturals = combinations.naturals(number)
            while naturals:
                self.see(card_at(shape, Place(lowest(naturals))))
                naturals &= naturals - 1
            self.wanted |= combinations.wanted(number) | combinations.replaced(number)
            number += 1


def is_end_near(state: RummyState, seat: Seat) -> bool:
    """Whether somebody else who has opened holds few cards."""
    other: i64 = 0
    while other < state.seats:
        if (
            other != seat
            and has(state.opened, other)
            and state.hands.count(Seat(other)) < FEW_CARDS
        ):
            return True
        other += 1
    return False
