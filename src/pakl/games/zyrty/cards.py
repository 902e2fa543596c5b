"""The hundred and eight cards: the numbers 0 to 50, and the Z that is played as 0 or as 50.

A card of a number is that number, so that the cards above or below one are a set
that can be laid over a hand. A *form* is a card as it is played: a number, ``Z=0``
or ``Z=50``. The form ``Z=0`` has the number of the card Z, and ``Z=50`` the next one.
"""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, u8

from pakl.kernel.cards import Card, CardSet, Deck
from pakl.kernel.sets import bit, first

Number = NewType("Number", i64)
Form = NewType("Form", i64)
FormSet = i64

ZERO: Final = 0
FIFTY: Final = 50
NUMBERS: Final = 51

Z: Final = 51
Z_AS_ZERO: Final = 51
Z_AS_FIFTY: Final = 52
FORMS: Final = 53
NO_FORM: Final = Form(-1)

MOST_COPIES: Final = 4
PACK: Final = 108

DECK: Final = Deck([*[str(number) for number in range(NUMBERS)], "Z"])
FORM_NAMES: Final = [*[str(number) for number in range(NUMBERS)], "Z=0", "Z=50"]

# Sets of cards
ORDINARY: Final = 0x3FFFFFFFFFFFE  # 1 to 49
SPECIALS: Final = 0xC000000000001  # 0, 50 and Z
PLUS_TWO: Final = 0x100200400800  # 11, 22, 33 and 44
TWO_DIGITS: Final = 0x7FFFFFFFFFC00  # 10 to 50
ALL_Z: Final = 0x8000000000000

# Sets of forms
ALL_NUMBERS: Final = 0x7FFFFFFFFFFFF  # 0 to 50
SPECIAL_FORMS: Final = 0x1C000000000001  # 0, 50, Z=0 and Z=50
FORMS_OF_ZERO: Final = 0x8000000000001
FORMS_OF_FIFTY: Final = 0x14000000000000


def copies_of(card: int) -> int:
    """How often a card is in the pack."""
    if card in (ZERO, FIFTY):
        return MOST_COPIES
    return 2


def whole_pack() -> list[u8]:
    """Every card as often as it is in the pack."""
    pack: list[u8] = []
    for card in range(len(DECK.names)):
        pack += [u8(card)] * copies_of(card)
    return pack


IN_ORDER: Final[vec[u8]] = vec[u8](whole_pack())


def card_of(form: Form) -> Card:
    """The card that is played in this form."""
    if form == Z_AS_FIFTY:
        return Card(Z)
    return Card(form)


def number_of(form: Form) -> Number:
    """ZYRTY-19: the number that counts, for a Z the one that it is played as."""
    if form == Z_AS_ZERO:
        return Number(ZERO)
    if form == Z_AS_FIFTY:
        return Number(FIFTY)
    return Number(form)


def forms_of(number: Number) -> FormSet:
    """ZYRTY-19: every form that counts as this number."""
    if number == ZERO:
        return FORMS_OF_ZERO
    if number == FIFTY:
        return FORMS_OF_FIFTY
    return bit(number)


def specials_as_forms(cards: CardSet) -> FormSet:
    """ZYRTY-11: every way to play the specials among these cards."""
    specials = cards & SPECIALS
    return specials | ((specials & ALL_Z) << 1)


def ordinary_above(number: Number) -> CardSet:
    """The ordinary cards of higher numbers."""
    return ORDINARY & ~first(number + 1)


def ordinary_below(number: Number) -> CardSet:
    """The ordinary cards of lower numbers."""
    return ORDINARY & first(number)
