"""What a player of The Fox in the Forest would do who has played millions of rounds.

``training/fox.py`` played them, against itself; ``experience.bin`` is what it came to.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox.actions import ACTIONS, BURY, KEEP, SWAP
from pakl.games.fox.cards import Suit
from pakl.games.fox.situation import SIZES, WORDS, describe, place_of_card
from pakl.games.fox.state import FoxState
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.cards import Card
from pakl.kernel.instinct import Glance, Instinct
from pakl.kernel.seats import Seat

FILE: Final = Path(__file__).with_name("experience.bin")
UNITS: Final = (384, 48)


class Experience:
    """The net, and for each seat what it saw last."""

    def __init__(self, kept: bytes) -> None:
        self.instinct = Instinct(list(SIZES), list(UNITS), len(ACTIONS), kept)
        self.words: vec[i64] = vec[i64]([0 for _ in range(WORDS)])
        self.of_first: Glance = self.instinct.new_glance()
        self.of_second: Glance = self.instinct.new_glance()

    def look(self, state: FoxState, seat: Seat) -> None:
        """Looks at a situation with the eyes of a seat."""
        describe(state, seat, self.words)
        self.instinct.look(self.words, self.of_first if seat == 0 else self.of_second)


# Read when it is asked for the first time: who only plays by the rules does without.
_experience: list[Experience] = []


def experience() -> Experience:
    """What was learned."""
    if not _experience:
        _experience.append(Experience(FILE.read_bytes()))
    return _experience[0]


def lean(state: FoxState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """Adds how much experience leans to each choice, in thousandths."""
    learned = experience()
    learned.look(state, seat)
    instinct = learned.instinct
    trump = state.trump
    place: i64 = 0
    while place < choices.size:
        ratings.add(instinct.liking(with_trump_first(choices.at(place), trump)))
        place += 1


def with_trump_first(action: i64, trump: Suit) -> i64:
    """Which action an action is once the trump comes first of the suits."""
    if action < SWAP:
        return place_of_card(Card(action), trump)
    if action < KEEP:
        return SWAP + place_of_card(Card(action - SWAP), trump)
    if action == KEEP:
        return KEEP
    return BURY + place_of_card(Card(action - BURY), trump)
