"""Backs: one frame for all, with the pattern and the picture of the game."""

from typing import Final

from art.colours import CREAM, INK, RED, WHITE
from art.paper import card, placed
from art.signs import CLUB, DIAMOND, HEART, SPADE, STAR, filled

FRAME: Final = '<rect x="13" y="13" width="224" height="324" rx="12"'
STEP: Final = 32


def back(ground: str, disc: str, picture: str, motif: str) -> str:
    """A back: a small motif all over, and in the middle the picture in a disc."""
    pattern = (
        f'<pattern id="motif" width="{STEP}" height="{STEP}" patternUnits="userSpaceOnUse"'
        ' patternTransform="translate(125 175) rotate(45) translate(-16 -16)">'
        f'<g transform="translate(16 16) rotate(-45)">{motif}</g></pattern>'
    )
    return card(
        pattern,
        f'{FRAME} fill="{ground}"/>',
        f'{FRAME} fill="url(#motif)"/>',
        f'<rect x="21" y="21" width="208" height="308" rx="8" fill="none" stroke="{CREAM}"'
        ' stroke-width="2.5" opacity="0.7"/>',
        f'<circle cx="125" cy="175" r="79" fill="{CREAM}"/>',
        f'<circle cx="125" cy="175" r="73" fill="{disc}"/>',
        placed(picture, 125, 175),
    )


def maumau_back() -> str:
    """The four suits."""
    signs = (
        placed(filled(HEART, RED), -26, -26, 42)
        + placed(filled(SPADE, INK), 26, -26, 42)
        + placed(filled(CLUB, INK), -26, 28, 42)
        + placed(filled(DIAMOND, RED), 26, 28, 42)
    )
    motif = f'<path d="M0-11L8 0L0 11L-8 0Z" fill="{WHITE}" opacity="0.17"/>'
    return back("#7d1f33", CREAM, signs, motif)


def rummy_back() -> str:
    """Three cards of a run."""
    cards = "".join(
        f'<g transform="rotate({turn} 0 60)"><rect x="-24" y="-46" width="48" height="68" rx="7"'
        f' fill="{WHITE}" stroke="#17426f" stroke-width="3"/>'
        + placed(filled(outline, colour), 0, -12, 32)
        + "</g>"
        for turn, outline, colour in ((-28, SPADE, INK), (28, HEART, RED), (0, STAR, "#5b3a94"))
    )
    motif = (
        f'<path d="M0-11C4-4 4-4 11 0C4 4 4 4 0 11C-4 4-4 4-11 0C-4-4-4-4 0-11Z" fill="{WHITE}"'
        ' opacity="0.17"/>'
    )
    return back("#17426f", "#2c65a0", placed(cards, 0, 11, 90), motif)
