"""Rows of small numbers, three of them in a word, which are added all at once.

A word is the sum of its three numbers, each shifted to its own lane. So sums and multiples of words
are words again, as long as no number leaves its lane in the end: each has 20 bits with its sign.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 3
LANE: Final = 0xFFFFF
HALF: Final = 0x80000
MOST_IN_LANE: Final = 0x7FFFF


def words_for(numbers: int) -> int:
    """How many words a row of so many numbers takes."""
    return (numbers + LANES - 1) // LANES


def packed(numbers: list[int]) -> list[int]:
    """A row of numbers as words."""
    padded = [*numbers, 0, 0]
    return [
        padded[place] + (padded[place + 1] << 20) + (padded[place + 2] << 40)
        for place in range(0, len(numbers), LANES)
    ]


def lowest_lane(word: i64) -> i64:
    """The number in the lowest lane."""
    return ((word + HALF) & LANE) - HALF


def next_lanes(word: i64) -> i64:
    """The word without its lowest lane: the others have moved down."""
    return (word - lowest_lane(word)) >> 20


# Adding three at once makes a look at a situation twice as fast as adding one by one (3.7 us).


def add_row(sums: vec[i64], rows: vec[i64], start: i64, words: i64) -> None:
    """Adds a row to the sums."""
    word: i64 = 0
    while word < words:
        sums[word] += rows[start + word]
        word += 1


def take_row_away(sums: vec[i64], rows: vec[i64], start: i64, words: i64) -> None:
    """Takes a row away from the sums."""
    word: i64 = 0
    while word < words:
        sums[word] -= rows[start + word]
        word += 1


def add_row_times(sums: vec[i64], rows: vec[i64], start: i64, words: i64, often: i64) -> None:
    """Adds a row to the sums so many times."""
    word: i64 = 0
    while word < words:
        sums[word] += often * rows[start + word]
        word += 1
