"""What was learned by playing: a small net that says how much a player leans to each choice.

It goes by sets, as all of the kernel does. Every member of every set has a row of weights, and so
has every unit behind them; rows are added up layer by layer, and what is not positive goes no
further. Who looks again adds and takes away only what has changed since. All of it is whole
numbers, so that nothing depends on what was looked at before. Training is done elsewhere
(``training/``): here is only what it came to.
"""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pakl.kernel.errors import RulesBroken
from pakl.kernel.lanes import (
    NARROW,
    NARROW_LANES,
    WIDE,
    WIDE_LANES,
    Lanes,
    Picked,
    add_up,
    change_sums,
    keep_positive,
    packed,
    pick_positive,
    product,
    words_for,
)
from pakl.kernel.sets import MOST_MEMBERS, NOTHING, lowest

BYTES_EACH: Final = 2
# Numbers are kept in parts of one, so many each. To be added in lanes they are made coarser: the
# first layer, narrow, and weights of the second, wide, which adds up in as many parts as both have.
PARTS: Final = 4_096
PARTS_OF_FIRST: Final = 128
PARTS_OF_SECOND: Final = 128
PARTS_OF_SUMS: Final = 16_384
BITS_OF_SUMS: Final = 14
BITS_OF_PARTS: Final = 12
# Likings are told in thousandths.
ONE: Final = 1_000


@final
@mypyc_attr(acyclic=True)
class Layer:
    """Weights from each of its inputs to each of its units, a row an input, and what each adds."""

    def __init__(self, weights: list[int], offsets: list[int]) -> None:
        self.weights: Final[vec[i64]] = vec[i64](weights)
        self.offsets: Final[vec[i64]] = vec[i64](offsets)


def coarser(numbers: list[int], parts: int) -> list[int]:
    """Kept numbers in so many parts of one, rounded."""
    return [(2 * number * parts + PARTS) // (2 * PARTS) for number in numbers]


def in_lanes(weights: list[int], offsets: list[int], lanes: Lanes, parts: list[int]) -> Layer:
    """A layer whose rows are added several numbers at once: weights and offsets in such parts."""
    units = len(offsets)
    rows: list[int] = []
    for start in range(0, len(weights), units):
        rows += packed(coarser(weights[start : start + units], parts[0]), lanes)
    return Layer(rows, packed(coarser(offsets, parts[1]), lanes))


def a_row_each(weights: list[int], choices: int, length: int) -> list[int]:
    """The weights of the last layer, a row a choice: the other way round than they are kept."""
    rows: list[int] = []
    for choice in range(choices):
        row = weights[choice::choices]
        rows += row + [0] * (length - len(row))
    return rows


@final
@mypyc_attr(acyclic=True)
class Glance:
    """What was looked at last, and what it adds up to in the first layer."""

    def __init__(self, words: int, first: Layer) -> None:
        self.words: vec[i64] = vec[i64]([NOTHING for _ in range(words)])
        self.sums: vec[i64] = first.offsets[:]


@final
class Instinct:
    """The layers of a net: the first takes sets, the second what stands out, the last choices."""

    def __init__(self, sizes: list[int], units: list[int], choices: int, kept: bytes) -> None:
        """Words of these sizes, two hidden layers of so many units, and what training came to.

        Raises:
            RulesBroken: If what was kept is not of this shape.
        """
        numbers = list(struct.unpack(f"<{len(kept) // BYTES_EACH}h", kept))
        shapes = [(sum(sizes), units[0]), (units[0], units[1]), (units[1], choices)]
        if len(numbers) != sum([rows * columns + columns for rows, columns in shapes]):
            raise RulesBroken("a net is of another shape than what was kept of it")
        weights: list[list[int]] = []
        place = 0
        for rows, columns in shapes:
            weights.append(numbers[place : place + rows * columns])
            weights.append(numbers[place + rows * columns : place + rows * columns + columns])
            place += rows * columns + columns
        self.first_rows: vec[i64] = vec[i64]([sum(sizes[:word]) for word in range(len(sizes))])
        self.words = len(sizes)
        self.length: i64 = words_for(units[0], NARROW)
        self.length_behind: i64 = words_for(units[1], WIDE)
        self.first = in_lanes(weights[0], weights[1], NARROW, [PARTS_OF_FIRST, PARTS_OF_FIRST])
        self.second = in_lanes(weights[2], weights[3], WIDE, [PARTS_OF_SECOND, PARTS_OF_SUMS])
        self.more = Picked(len(sizes) * MOST_MEMBERS)
        self.less = Picked(len(sizes) * MOST_MEMBERS)
        self.positive = Picked(words_for(units[0], NARROW) * NARROW_LANES)
        self.sums: vec[i64] = self.second.offsets[:]
        strengths = len(self.sums) * WIDE_LANES
        self.strengths: vec[i64] = vec[i64]([0 for _ in range(strengths)])
        self.choices = Layer(a_row_each(weights[4], choices, strengths), weights[5])

    def new_glance(self) -> Glance:
        """A glance at nothing yet."""
        return Glance(self.words, self.first)

    def look(self, words: vec[i64], glance: Glance) -> None:
        """Looks at a situation: from now on choices are judged by it."""
        self.pick_changes(words, glance)
        change_sums(glance.sums, self.first.weights, self.more, self.less)
        pick_positive(glance.sums, self.length_behind, self.positive)
        add_up(self.sums, self.second.offsets, self.second.weights, self.positive)
        keep_positive(self.sums, self.strengths)

    def pick_changes(self, words: vec[i64], glance: Glance) -> None:
        """Picks the rows of what is new since the last glance, and of what is gone."""
        more = self.more
        less = self.less
        more.size = 0
        less.size = 0
        seen = glance.words
        length = self.length
        word: i64 = 0
        while word < len(words):
            now = words[word]
            before = seen[word]
            first_row = self.first_rows[word]
            new = now & ~before
            while new:
                more.pick((first_row + lowest(new)) * length)
                new &= new - 1
            gone = before & ~now
            while gone:
                less.pick((first_row + lowest(gone)) * length)
                gone &= gone - 1
            seen[word] = now
            word += 1

    def liking(self, choice: i64) -> i64:
        """How much it leans to a choice, in thousandths: a thousand more is e times as often."""
        strengths = self.strengths
        total = product(strengths, self.choices.weights, choice * len(strengths))
        return (((total >> BITS_OF_SUMS) + self.choices.offsets[choice]) * ONE) >> BITS_OF_PARTS
