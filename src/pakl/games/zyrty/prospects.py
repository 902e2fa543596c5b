"""Who is ahead in Zyrty, at a glance.

Fitted to 4,000 duels between careful players, of which nine in ten went on to the last turn that
there may be. Who has fewer cards then wins, but hands grow and shrink: what a card more costs is
forgotten after a hundred turns. The earlier end is all about the last three cards: a number that
fits the pile, a special that makes it fit, or a card for the next player to draw by.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.zyrty.cards import (
    FIFTY,
    ORDINARY,
    PLUS_TWO,
    SPECIALS,
    ZERO,
    ordinary_above,
    ordinary_below,
)
from pakl.games.zyrty.state import ZyrtyState
from pakl.games.zyrty.turns import MOST_TURNS
from pakl.kernel.cards import CardSet
from pakl.kernel.odds import CERTAIN
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, count

# Logarithms of odds, in thousandths. By the cards in hand: none, one, two, three.
CARDS_LEFT: Final[vec[i64]] = vec[i64]([3000, 351, 34, -329])
FEW_CARDS: Final = 3
# Every card more costs so much, divided by the turns left and a few, but never less than this
CARD_MORE_AT_THE_END: Final = 9000
A_FEW_TURNS: Final = 7
CARD_MORE: Final = 40

# With few cards
SPECIAL: Final = 672
PLUS_TWO_CARD: Final = 462
PAIR: Final = 233
LAST_FITS: Final = 1322
ONE_FITS: Final = 249
FITS_NOW: Final = 439  # in the own turn, with one card or two

TWICE: Final = 2
THOUSAND: Final = 1000.0


def fitting_in(cards: CardSet, state: ZyrtyState) -> CardSet:
    """ZYRTY-6: the ordinary cards among these that continue the pile."""
    if state.is_rising:
        if state.number >= FIFTY:
            return NOTHING
        return cards & ordinary_above(state.number)
    if state.number <= ZERO:
        return NOTHING
    return cards & ordinary_below(state.number)


def cost_of_a_card(turns_left: i64) -> i64:
    """ZYRTY-27: what a card more costs so many turns before the game is ended."""
    return max(CARD_MORE, CARD_MORE_AT_THE_END // (max(0, turns_left) + A_FEW_TURNS))


def prospects(state: ZyrtyState, seat: Seat) -> i64:
    """How well a seat stands, as the logarithm of its odds in thousandths."""
    hands = state.hands
    cards = hands.count(seat)
    value = -cards * cost_of_a_card(MOST_TURNS - state.turns)
    if cards > FEW_CARDS:
        return value
    value += CARDS_LEFT[cards]
    kinds = hands.kinds(seat)
    ordinary = kinds & ORDINARY
    if not ordinary:  # ZYRTY-20
        return value
    if kinds & SPECIALS:
        value += SPECIAL
    value += PLUS_TWO_CARD * count(ordinary & PLUS_TWO)
    value += PAIR * count(hands.at_least(seat, TWICE) & ORDINARY)
    if not fitting_in(ordinary, state):
        return value
    if cards == 1:
        value += LAST_FITS
    else:
        value += ONE_FITS
    if state.turn == seat and cards <= TWICE:
        value += FITS_NOW
    return value


def ahead(state: ZyrtyState, seat: Seat) -> i64:
    """ZYRTY-21: how often in a thousand a seat goes out first, or has least in the end."""
    own = exp(float(prospects(state, seat)) / THOUSAND)
    all_seats = 0.0
    other: i64 = 0
    while other < state.seats:
        all_seats += exp(float(prospects(state, Seat(other))) / THOUSAND)
        other += 1
    return i64(CERTAIN * own / all_seats)
