"""The notation of actions, read into its parts so that it can be put into words.

An action is a verb and what it is about: ``play JH=S!``. Its *shape* is what labels
are called after: the cards become ``card`` or ``cards``, the letter of a suit
``suit``, a number ``number``, and the signs ``=``, ``>`` and ``!`` become ``as``,
``to`` and ``aloud``. So the label of ``play JH=S!`` is ``move-play-card-as-suit-aloud``.
It may use ``$card``, ``$suit``, ``$number``, ``$whom`` (the player at the seat of that
number) and ``$about`` (all of it). Without such a label ``move-play`` is taken, and
without that the action is shown as it is written, with the faces of its cards.

Where cards are called by numbers, ``move-flip`` with the attribute ``takes = number``
says that ``flip 2`` is about no card.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from pakl.cli.faces import Faces
from pakl.kernel.cards import Deck

SIGNS: Final = {"=": "as", ">": "to", "!": "aloud"}
NO_NUMBER: Final = -1
PIECE: Final = re.compile(r"\w+|\S")
"""A piece of an action: a word, a number or a sign."""


@dataclass
class Parts:
    """An action taken apart."""

    verb: str
    kinds: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    suit: str = ""
    number: int = NO_NUMBER

    def shape(self) -> str:
        """What labels of such actions are called after."""
        kinds: list[str] = []
        for kind in self.kinds:
            if kind == "card" and kinds and kinds[-1] in {"card", "cards"}:
                kinds[-1] = "cards"
            else:
                kinds.append(kind)
        return "-".join([self.verb, *kinds])


class Notation:
    """The notation of one game."""

    def __init__(self, deck: Deck, faces: Faces) -> None:
        self.deck = deck
        self.faces = faces

    def takes_number(self, verb: str) -> bool:
        """Whether the numbers behind a verb are no cards."""
        return self.faces.labels.attribute(f"move-{verb}", "takes", "") == "number"

    def kind(self, piece: str, *, is_number: bool) -> str:
        """What a piece of an action stands for."""
        if piece in SIGNS:
            return SIGNS[piece]
        if piece.isdecimal() and (is_number or piece not in self.deck.numbers):
            return "number"
        if piece in self.deck.numbers:
            return "card"
        if self.faces.suit(piece).text:
            return "suit"
        return piece

    def parts(self, words: str) -> Parts:
        """The parts of an action; behind ``>`` stands a number, not a card."""
        verb, _, about = words.partition(" ")
        parts = Parts(verb)
        takes_number = self.takes_number(verb)
        before = ""
        for piece in PIECE.findall(about):
            kind = self.kind(piece, is_number=takes_number or before == ">")
            parts.kinds.append(kind)
            if kind == "card":
                parts.cards.append(piece)
            elif kind == "suit":
                parts.suit = piece
            elif kind == "number":
                parts.number = int(piece)
            before = piece
        return parts

    def worded(self, text: str) -> str:
        """A text with the faces of the cards and suits that it names."""
        return PIECE.sub(lambda piece: self.shown(piece[0]), text)

    def shown(self, piece: str) -> str:
        """A card or suit as it looks; anything else as it is."""
        if piece in self.deck.numbers:
            return self.faces.face(piece).text
        return self.faces.suit(piece).text or piece

    def cards_in(self, words: str) -> frozenset[str]:
        """The cards that an action names."""
        return frozenset(self.parts(words).cards)
