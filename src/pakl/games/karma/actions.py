"""The action table of Karma, in the notation of its clauses."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pakl.games.karma.cards import COPIES, DECK, GIVE_PILE, KINDS
from pakl.kernel.actions import ActionTable
from pakl.kernel.cards import Card, CardSet

MOST_SEATS: Final = 6  # KARMA-1
CARDS_SHOWN: Final = 3  # KARMA-2
COLUMNS: Final = 3  # KARMA-2
WAYS_TO_SHOW: Final = 1540  # three of twenty kinds, equal ones included

SHOW: Final[i64] = 0
PLAY: Final[i64] = SHOW + WAYS_TO_SHOW
PLAY_TWO: Final[i64] = PLAY + KINDS
PLAY_THREE: Final[i64] = PLAY_TWO + KINDS
TAKE: Final[i64] = PLAY_THREE + KINDS
GIVE_BY_CARD: Final[i64] = TAKE + 1
FLIP: Final[i64] = GIVE_BY_CARD + COPIES * MOST_SEATS
GIVE: Final[i64] = FLIP + COLUMNS

# The actions from PLAY to TAKE are offered as one set, counted from PLAY: cards to be
# discarded one at a time, moved up by all kinds for twos, again for threes, and taking.
AS_TWOS: Final = 1 << 20
AS_THREES: Final = 1 << 40
TAKING: Final = 1 << 60


def all_shown() -> list[list[int]]:
    """KARMA-2: all ways to show three cards, each in the order of the deck."""
    return [
        [lowest, middle, highest]
        for lowest in range(KINDS)
        for middle in range(lowest, KINDS)
        for highest in range(middle, KINDS)
    ]


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    words = ["show " + DECK.words([Card(card) for card in shown]) for shown in all_shown()]
    for copies in range(1, COPIES + 1):
        words += ["play " + " ".join([name] * copies) for name in DECK.names]
    words += ["take"]
    for copies in range(1, COPIES + 1):
        cards = " ".join([DECK.names[GIVE_PILE]] * copies)
        words += [f"play {cards}>{seat}" for seat in range(MOST_SEATS)]
    words += [f"flip {column}" for column in range(COLUMNS)]
    words += [f"give {seat}" for seat in range(MOST_SEATS)]
    return words


def first_ways() -> list[i64]:
    """For each two lower cards, the action that shows them, less its highest card."""
    ways: list[i64] = [0 for _ in range(KINDS * KINDS)]
    for way, shown in enumerate(all_shown()):
        lowest, middle, highest = shown
        if highest == middle:
            ways[lowest * KINDS + middle] = SHOW + way - highest
    return ways


ACTIONS: Final = ActionTable(all_words())

SHOWN: Final[vec[u8]] = vec[u8]([u8(card) for shown in all_shown() for card in shown])
FIRST_WAYS: Final[vec[i64]] = vec[i64](first_ways())


def plays_of(ones: CardSet, twos: CardSet, threes: CardSet) -> i64:
    """KARMA-9: the plays of one, two and three equal cards as one set, counted from ``PLAY``."""
    return ones | twos * AS_TWOS | threes * AS_THREES


def shown_card(action: i64, place: i64) -> Card:
    """One of the three cards that an action shows."""
    return Card(i64(SHOWN[(action - SHOW) * CARDS_SHOWN + place]))


def shows_with(lowest: Card, middle: Card) -> i64:
    """The actions that show two cards and a third, counted from the third card 0."""
    return FIRST_WAYS[lowest * KINDS + middle]
