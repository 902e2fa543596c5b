"""The sixty cards: the numbers 1 to 16 and four kinds of Karma card, three of each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pakl.kernel.cards import NO_CARD, Card, CardSet, Deck
from pakl.kernel.sets import first

NUMBERS: Final = 16
KINDS: Final = 20
COPIES: Final = 3
PACK: Final = 60
HIGHEST_OF_FIVE_OR_LESS: Final = 5  # KARMA-22

# The Karma cards come after the numbers.
TABLE_CARD: Final = 16
BOTTOM_UP: Final = 17
FIVE_OR_LESS: Final = 18
GIVE_PILE: Final = 19

ALL_CARDS: Final = 0xFFFFF
KARMA_CARDS: Final = 0xF0000
GIVE_PILES: Final = 0x80000

DECK: Final = Deck(
    [*[str(number) for number in range(1, NUMBERS + 1)], "TC", "BU", "F5", "GP"],
)
IN_ORDER: Final[vec[u8]] = vec[u8]([u8(place % KINDS) for place in range(PACK)])


def all_that_fit() -> list[i64]:
    """KARMA-7, KARMA-8, KARMA-21, KARMA-22, KARMA-24: the cards that fit on each kind of card."""
    on_numbers = [ALL_CARDS & ~first(number) for number in range(NUMBERS)]
    on_karma_cards = [ALL_CARDS for _ in range(NUMBERS, KINDS)]
    on_karma_cards[FIVE_OR_LESS - NUMBERS] = first(HIGHEST_OF_FIVE_OR_LESS) | KARMA_CARDS
    return on_numbers + on_karma_cards


THAT_FIT: Final[vec[i64]] = vec[i64](all_that_fit())


def cards_that_fit(top: Card) -> CardSet:
    """KARMA-7, KARMA-8, KARMA-21, KARMA-22, KARMA-24: what may be discarded onto a card.

    On an empty pile, where the top card is ``NO_CARD``, anything may.
    """
    if top == NO_CARD:
        return ALL_CARDS
    return THAT_FIT[top]
