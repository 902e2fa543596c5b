"""Cards and decks.

A ``Card`` is the number of a *kind* of card in its game's deck: both sevens of
hearts of a double pack are the same ``Card``. It is a number only so that play
is fast; what it is called and how often it occurs is the deck's to say.
"""

from typing import Final, NewType

from mypy_extensions import i64

from pakl.kernel.errors import Malformed

Card = NewType("Card", i64)
CardSet = i64

NO_CARD: Final = Card(-1)


class Deck:
    """The kinds of card of one game, by name."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.numbers: dict[str, int] = {}
        for number, name in enumerate(names):
            self.numbers[name] = number

    def name(self, card: Card) -> str:
        """What the card is called, as in ``8H``."""
        return self.names[card]

    def card(self, name: str) -> Card:
        """The card of this name.

        Raises:
            Malformed: If the deck has no such card.
        """
        if name not in self.numbers:
            raise Malformed(f"there is no card {name!r} in this deck")
        return Card(self.numbers[name])

    def cards(self, names: str) -> list[Card]:
        """The cards named in a line of text, as in ``8H QS 2D``."""
        return [self.card(name) for name in names.split()]

    def words(self, cards: list[Card]) -> str:
        """The names of the cards in a line of text."""
        return " ".join([self.names[card] for card in cards])
