"""Faces: how a card looks in text, as in ``7♥`` in red.

A game's labels may give a whole card (``card-XY``), or a suit (``suit-H``, the first
or last letter of the card's name) and a rank (``rank-T``). The attribute ``colour``
of a card or suit names its ink; a suit may have nothing but a colour. A deck whose
cards are all called in the usual notation of French cards needs no labels. Any other
card looks like its name.
"""

import re
from dataclasses import dataclass
from typing import Final

from pakl.cli.labels import Labels
from pakl.kernel.cards import Deck

FRENCH_CARD: Final = re.compile(r"(?:[2-9TJQKA]|10)[CDHS]")
FRENCH_SUITS: Final = {
    "C": ("♣", "black"),
    "D": ("♦", "red"),
    "H": ("♥", "red"),
    "S": ("♠", "black"),
}
FRENCH_RANKS: Final = {"T": "10"}
MOST_OTHERS: Final = 2
"""A French deck may have a joker or two that are called something else."""


@dataclass(frozen=True)
class Face:
    """What a card shows, and in which ink; no colour means no particular one."""

    text: str
    colour: str = ""


class Faces:
    """The faces of a deck."""

    def __init__(self, deck: Deck, labels: Labels) -> None:
        self.labels = labels
        self.is_french = is_french(deck)
        self.suits: dict[str, Face] = {}
        self.by_name = {name: self.face_of(name) for name in deck.names}

    def face(self, name: str) -> Face:
        """The face of a card; of one that stands for another, as in ``*7H``, both."""
        if name in self.by_name:
            return self.by_name[name]
        joker, card = self.by_name.get(name[:1]), self.by_name.get(name[1:])
        if joker and card:
            return Face(joker.text + card.text, card.colour)
        return Face(name)

    def suit(self, letter: str) -> Face:
        """The sign of a suit; its text is empty if the letter is no suit's."""
        plain, colour = FRENCH_SUITS.get(letter, ("", "")) if self.is_french else ("", "")
        label = f"suit-{letter}"
        return Face(
            self.labels.text([label], plain), self.labels.attribute(label, "colour", colour)
        )

    def rank(self, letters: str) -> str:
        """What a card says beside its suit."""
        plain = FRENCH_RANKS.get(letters, letters) if self.is_french else letters
        return self.labels.text([f"rank-{letters}"], plain)

    def face_of(self, name: str) -> Face:
        """The face of a card, from its label or its parts."""
        label = f"card-{name}"
        colour = self.labels.attribute(label, "colour", "")
        text = self.labels.text([label], "")
        if text:
            return Face(text, colour)
        for suit, rank in ((name[-1], name[:-1]), (name[0], name[1:])):
            sign = self.suit(suit)
            if rank and sign.text:
                self.suits[suit] = sign
                return Face(self.rank(rank) + sign.text, colour or sign.colour)
            colour = colour or sign.colour
        return Face(name, colour)


def is_french(deck: Deck) -> bool:
    """Whether the cards are called as French cards usually are."""
    others = [name for name in deck.names if not FRENCH_CARD.fullmatch(name)]
    suits = {name[-1] for name in deck.names if name not in others}
    return suits == set(FRENCH_SUITS) and len(others) <= MOST_OTHERS
