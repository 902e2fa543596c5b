"""French faces: clubs, diamonds, hearts and spades, for every game that is played with them."""

from dataclasses import dataclass
from typing import Final

from art.colours import INK, RED
from art.corners import corners
from art.courts import court
from art.paper import MIDDLE_X, MIDDLE_Y, card, placed, twice
from art.signs import CLUB, DIAMOND, HEART, SPADE, filled

COURTS: Final = "JQK"
ACE_SIZE: Final = 132

LEFT: Final = 98
RIGHT: Final = 152

# Where the pips of the upper half lie; those of the lower half stand on their heads.
UPPER: Final = {
    "2": [(MIDDLE_X, 64)],
    "3": [(MIDDLE_X, 64)],
    "4": [(LEFT, 62), (RIGHT, 62)],
    "5": [(LEFT, 62), (RIGHT, 62)],
    "6": [(LEFT, 62), (RIGHT, 62)],
    "7": [(LEFT, 58), (RIGHT, 58)],
    "8": [(LEFT, 58), (RIGHT, 58), (MIDDLE_X, 116)],
    "9": [(LEFT, 52), (RIGHT, 52), (LEFT, 134), (RIGHT, 134)],
    "T": [(LEFT, 52), (RIGHT, 52), (LEFT, 134), (RIGHT, 134), (MIDDLE_X, 93)],
}
MIDDLE: Final = {
    "3": [(MIDDLE_X, MIDDLE_Y)],
    "5": [(MIDDLE_X, MIDDLE_Y)],
    "6": [(LEFT, MIDDLE_Y), (RIGHT, MIDDLE_Y)],
    "7": [(LEFT, MIDDLE_Y), (RIGHT, MIDDLE_Y), (MIDDLE_X, 116)],
    "8": [(LEFT, MIDDLE_Y), (RIGHT, MIDDLE_Y)],
    "9": [(MIDDLE_X, MIDDLE_Y)],
}
PIP_SIZES: Final = {"2": 60, "3": 60, "4": 50, "5": 50, "6": 48, "7": 43, "8": 43, "9": 41, "T": 41}


@dataclass(frozen=True)
class Suit:
    """A suit: the letter of its cards' names, its sign and its colour."""

    letter: str
    outline: str
    colour: str


TWO_COLOURS: Final = (
    Suit("C", CLUB, INK),
    Suit("D", DIAMOND, RED),
    Suit("H", HEART, RED),
    Suit("S", SPADE, INK),
)
# Only what differs: hearts stay red, and spades black.
FOUR_COLOURS: Final = (Suit("C", CLUB, "#1c7a45"), Suit("D", DIAMOND, "#1c5fb8"))


def french_faces(ranks: str) -> dict[str, str]:
    """The faces of these ranks by name, those in four colours in a folder of their own."""
    faces = {rank + suit.letter: face(rank, suit) for suit in TWO_COLOURS for rank in ranks}
    for suit in FOUR_COLOURS:
        for rank in ranks:
            faces[f"four-colour/{rank}{suit.letter}"] = face(rank, suit)
    return faces


def face(rank: str, suit: Suit) -> str:
    """One card."""
    sign = filled(suit.outline, suit.colour)
    index = corners("10" if rank == "T" else rank, sign, suit.colour)
    if rank in COURTS:
        return card(court(rank, suit.outline, suit.colour), index)
    if rank == "A":
        return card(placed(sign, MIDDLE_X, MIDDLE_Y, ACE_SIZE), index)
    return card(pips(rank, sign), index)


def pips(rank: str, sign: str) -> str:
    """As many signs as the rank says."""
    upper = [placed(sign, x, y, PIP_SIZES[rank]) for x, y in UPPER[rank]]
    middle = [placed(sign, x, y, PIP_SIZES[rank]) for x, y in MIDDLE.get(rank, [])]
    return "\n".join([*middle, twice("\n".join(upper), "half")])
