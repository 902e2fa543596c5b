"""The seventy-eight cards: six colours of thirteen cockroaches, 1 to 13.

A colour belongs to a seat and is named by it; with two players the third colour is
the dummy's. What lies in a hand, in a pile or on the dance floor is known by colour
and place, so the rules speak of *values*, and of sets of values.
"""

from typing import Final, NewType

from mypy_extensions import i64

from pakl.kernel.cards import Card, Deck
from pakl.kernel.seats import Seat

Value = NewType("Value", i64)
ValueSet = i64

COLOURS: Final = 6
VALUES: Final = 13
PACK: Final = 78

COLOUR_LETTERS: Final = "ROYGBV"

NO_VALUE: Final = 0
ALL_VALUES: Final = 0x3FFE
KING: Final = 13

DECK: Final = Deck(
    [f"{colour}{value}" for colour in COLOUR_LETTERS for value in range(1, VALUES + 1)]
)


def card_of(colour: Seat, value: i64) -> Card:
    """The card of a colour and a value."""
    return Card(colour * VALUES + value - 1)


def value_of(card: Card) -> Value:
    """The card's value, as printed."""
    return Value(card % VALUES + 1)


def colour_of(card: Card) -> Seat:
    """The seat whose colour the card has."""
    return Seat(card // VALUES)
