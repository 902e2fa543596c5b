"""Rows of small numbers, several of them in a word, which are added all at once.

A word is the sum of its numbers, each shifted to its own lane. So sums and multiples of words are
words again, as long as no number leaves its lane in the end. There are words with five narrow lanes
of 12 bits, and with three wide ones of 20, signs included.

Rows are added four words at a time, all picked rows to the first four before the next: what is
added up so stays in the processor. A look at a situation (``instinct.py``) takes 1.3 us so, and 4
if row after row is added, three numbers to a word.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Rows are as long as whole blocks of words.
BLOCK: Final = 4


@final
class Lanes:
    """How many numbers share a word, and from one to the next a factor of how much."""

    def __init__(self, count: int, step: int) -> None:
        self.count = count
        self.step = step
        self.most = step // 2 - 1


NARROW_LANES: Final = 5
NARROW_LANE: Final = 0xFFF
NARROW_HALF: Final = 0x800
NARROW_HALVES: Final = 0x800800800800800
NARROW: Final = Lanes(NARROW_LANES, NARROW_LANE + 1)

WIDE_LANES: Final = 3
WIDE_LANE: Final = 0xFFFFF
WIDE_HALF: Final = 0x80000
WIDE_HALVES: Final = 0x800008000080000
WIDE: Final = Lanes(WIDE_LANES, WIDE_LANE + 1)


@final
@mypyc_attr(acyclic=True)
class Picked:
    """Rows that are picked: where each begins, and how often it is added."""

    def __init__(self, most: int) -> None:
        self.starts: vec[i64] = vec[i64]([0 for _ in range(most)])
        self.times: vec[i64] = vec[i64]([1 for _ in range(most)])
        self.size: i64 = 0

    def pick(self, start: i64) -> None:
        """Picks one more row."""
        self.starts[self.size] = start
        self.size += 1


# Questions


def words_for(numbers: int, lanes: Lanes) -> int:
    """How many words a row of so many numbers takes, in whole blocks."""
    in_a_block = lanes.count * BLOCK
    return (numbers + in_a_block - 1) // in_a_block * BLOCK


def packed(numbers: list[int], lanes: Lanes) -> list[int]:
    """A row of numbers as words."""
    words: list[int] = []
    for place in range(words_for(len(numbers), lanes)):
        word = 0
        for number in reversed(numbers[place * lanes.count : (place + 1) * lanes.count]):
            word = word * lanes.step + number
        words.append(word)
    return words


def product(numbers: vec[i64], weights: vec[i64], start: i64) -> i64:
    """The sum of these numbers, each times its weight, of which the first is at a start."""
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    place: i64 = 0
    while place < len(numbers):
        weight = start + place
        a += numbers[place] * weights[weight]
        b += numbers[place + 1] * weights[weight + 1]
        c += numbers[place + 2] * weights[weight + 2]
        d += numbers[place + 3] * weights[weight + 3]
        place += BLOCK
    return a + b + c + d


# Verbs


def change_sums(sums: vec[i64], rows: vec[i64], more: Picked, less: Picked) -> None:
    """Adds some rows to the sums, and takes others away."""
    added = more.starts
    taken = less.starts
    many = more.size
    few = less.size
    word: i64 = 0
    while word < len(sums):
        a = sums[word]
        b = sums[word + 1]
        c = sums[word + 2]
        d = sums[word + 3]
        place: i64 = 0
        while place < many:
            start = added[place] + word
            a += rows[start]
            b += rows[start + 1]
            c += rows[start + 2]
            d += rows[start + 3]
            place += 1
        place = 0
        while place < few:
            start = taken[place] + word
            a -= rows[start]
            b -= rows[start + 1]
            c -= rows[start + 2]
            d -= rows[start + 3]
            place += 1
        sums[word] = a
        sums[word + 1] = b
        sums[word + 2] = c
        sums[word + 3] = d
        word += BLOCK


def add_up(sums: vec[i64], offsets: vec[i64], rows: vec[i64], picked: Picked) -> None:
    """Makes the sums these offsets and the picked rows, each as often as it says."""
    starts = picked.starts
    times = picked.times
    size = picked.size
    word: i64 = 0
    while word < len(sums):
        a = offsets[word]
        b = offsets[word + 1]
        c = offsets[word + 2]
        d = offsets[word + 3]
        place: i64 = 0
        while place < size:
            start = starts[place] + word
            often = times[place]
            a += often * rows[start]
            b += often * rows[start + 1]
            c += often * rows[start + 2]
            d += often * rows[start + 3]
            place += 1
        sums[word] = a
        sums[word + 1] = b
        sums[word + 2] = c
        sums[word + 3] = d
        word += BLOCK


def pick_positive(sums: vec[i64], length: i64, picked: Picked) -> None:
    """Picks for every positive number of these narrow sums its row, as often as it says.

    Of the rows, which have this length, each belongs to one number. What is not positive is
    written, too, and over by the next: the processor can't guess which will be (2.4 times).
    """
    starts = picked.starts
    times = picked.times
    size: i64 = 0
    start: i64 = 0
    word: i64 = 0
    while word < len(sums):
        together = sums[word] + NARROW_HALVES
        lane: i64 = 0
        while lane < NARROW_LANES:
            number = (together & NARROW_LANE) - NARROW_HALF
            starts[size] = start
            times[size] = number
            size += (-number >> 63) & 1
            together >>= 12
            start += length
            lane += 1
        word += 1
    picked.size = size


def keep_positive(sums: vec[i64], numbers: vec[i64]) -> None:
    """Makes these the numbers of wide sums, with 0 for those that are not positive."""
    place: i64 = 0
    word: i64 = 0
    while word < len(sums):
        together = sums[word] + WIDE_HALVES
        numbers[place] = max(0, (together & WIDE_LANE) - WIDE_HALF)
        numbers[place + 1] = max(0, ((together >> 20) & WIDE_LANE) - WIDE_HALF)
        numbers[place + 2] = max(0, ((together >> 40) & WIDE_LANE) - WIDE_HALF)
        place += WIDE_LANES
        word += 1
