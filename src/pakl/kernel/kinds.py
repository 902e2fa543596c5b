"""Sets of kinds of card, for decks with more kinds than fit into one machine word."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pakl.kernel.cards import Card
from pakl.kernel.sets import MOST_MEMBERS, NOTHING, bit, count, has

MOST_KINDS: Final = 2 * MOST_MEMBERS


@final
@mypyc_attr(acyclic=True)
class Kinds:
    """A set of kinds in two words. It never changes, so that many may share it.

    A deck's kinds beyond ``MOST_KINDS`` are never in it. That is right for what a card
    can't be: less is concluded then, but nothing wrong.
    """

    def __init__(self, low: i64, high: i64) -> None:
        self.low: Final[i64] = low
        self.high: Final[i64] = high

    def has(self, kind: Card) -> bool:
        """Whether the kind is in the set."""
        if kind < MOST_MEMBERS:
            return has(self.low, kind)
        return kind < MOST_KINDS and has(self.high, kind - MOST_MEMBERS)

    def is_empty(self) -> bool:
        """Whether there is no kind in the set."""
        return self.low == NOTHING and self.high == NOTHING

    def equals(self, other: "Kinds") -> bool:
        """Whether both sets have the same members."""
        return self.low == other.low and self.high == other.high

    def size(self) -> i64:
        """How many kinds are in the set."""
        return count(self.low) + count(self.high)

    def joined_with(self, other: "Kinds") -> "Kinds":
        """The kinds that are in one of both sets."""
        return Kinds(self.low | other.low, self.high | other.high)

    def shared_with(self, other: "Kinds") -> "Kinds":
        """The kinds that are in both sets."""
        return Kinds(self.low & other.low, self.high & other.high)

    def without(self, other: "Kinds") -> "Kinds":
        """The kinds that are in this set only."""
        return Kinds(self.low & ~other.low, self.high & ~other.high)


NO_KINDS: Final = Kinds(NOTHING, NOTHING)


def kinds_of(cards: list[Card]) -> Kinds:
    """The kinds of these cards."""
    low: i64 = NOTHING
    high: i64 = NOTHING
    for card in cards:
        if card < MOST_MEMBERS:
            low |= bit(card)
        elif card < MOST_KINDS:
            high |= bit(card - MOST_MEMBERS)
    return Kinds(low, high)
