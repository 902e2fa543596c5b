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
    LANES,
    add_row,
    add_row_times,
    lowest_lane,
    next_lanes,
    packed,
    take_row_away,
    words_for,
)
from pakl.kernel.sets import NOTHING, lowest

BYTES_EACH: Final = 2
# Numbers are kept in parts of one, so many each. To be added in lanes they are made coarser:
# weights of the first layer, and weights of the second. What goes on from the first is coarser
# by so many bits, and what the second adds up to has as many parts as both have together.
PARTS: Final = 4_096
PARTS_OF_FIRST: Final = 1_024
PARTS_OF_SECOND: Final = 128
BITS_LEFT_BEHIND: Final = 4
PARTS_OF_SUMS: Final = 8_192
BITS_OF_SUMS: Final = 13
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


def in_lanes(weights: list[int], offsets: list[int], parts: int, parts_of_offsets: int) -> Layer:
    """A layer whose rows can be added three numbers at once."""
    units = len(offsets)
    rows: list[int] = []
    for start in range(0, len(weights), units):
        rows += packed([coarser(weight, parts) for weight in weights[start : start + units]])
    return Layer(rows, packed([coarser(offset, parts_of_offsets) for offset in offsets]))


def coarser(number: int, parts: int) -> int:
    """A kept number in so many parts of one, rounded."""
    return (2 * number * parts + PARTS) // (2 * PARTS)


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
        self.units: i64 = units[0]
        self.units_behind: i64 = units[1]
        self.lanes: i64 = words_for(units[0])
        self.lanes_behind: i64 = words_for(units[1])
        self.first = in_lanes(weights[0], weights[1], PARTS_OF_FIRST, PARTS_OF_FIRST)
        self.second = in_lanes(weights[2], weights[3], PARTS_OF_SECOND, PARTS_OF_SUMS)
        self.choices = Layer(weights[4], weights[5])
        self.all_choices: i64 = choices
        self.sums: vec[i64] = self.second.offsets[:]
        self.strengths: vec[i64] = vec[i64]([0 for _ in range(words_for(units[1]) * LANES)])

    def new_glance(self) -> Glance:
        """A glance at nothing yet."""
        return Glance(self.words, self.first)

    def look(self, words: vec[i64], glance: Glance) -> None:
        """Looks at a situation: from now on choices are judged by it."""
        self.see_changes(words, glance)
        sums = self.sums
        offsets = self.second.offsets
        lane: i64 = 0
        while lane < self.lanes_behind:
            sums[lane] = offsets[lane]
            lane += 1
        before = glance.sums
        lane = 0
        while lane < self.lanes:
            together = before[lane]
            unit = lane * LANES
            self.go_on(unit, lowest_lane(together))
            together = next_lanes(together)
            self.go_on(unit + 1, lowest_lane(together))
            self.go_on(unit + 2, next_lanes(together))
            lane += 1
        strengths = self.strengths
        lane = 0
        while lane < self.lanes_behind:
            together = sums[lane]
            unit = lane * LANES
            strengths[unit] = max(0, lowest_lane(together))
            together = next_lanes(together)
            strengths[unit + 1] = max(0, lowest_lane(together))
            strengths[unit + 2] = max(0, next_lanes(together))
            lane += 1

    def go_on(self, unit: i64, strength: i64) -> None:
        """A unit of the first layer adds to the second if it is positive."""
        often = strength >> BITS_LEFT_BEHIND
        if often > 0:
            words = self.lanes_behind
            add_row_times(self.sums, self.second.weights, unit * words, words, often)

    def see_changes(self, words: vec[i64], glance: Glance) -> None:
        """Adds what is new since the last glance, and takes away what is gone."""
        rows = self.first.weights
        lanes = self.lanes
        word: i64 = 0
        while word < len(words):
            now = words[word]
            changed = now ^ glance.words[word]
            first_row = self.first_rows[word]
            while changed:
                start = (first_row + lowest(changed)) * lanes
                if now & changed & -changed:
                    add_row(glance.sums, rows, start, lanes)
                else:
                    take_row_away(glance.sums, rows, start, lanes)
                changed &= changed - 1
            glance.words[word] = now
            word += 1

    def liking(self, choice: i64) -> i64:
        """How much it leans to a choice, in thousandths: a thousand more is e times as often."""
        strengths = self.strengths
        weights = self.choices.weights
        place = choice
        total: i64 = 0
        unit: i64 = 0
        while unit < self.units_behind:
            total += strengths[unit] * weights[place]
            place += self.all_choices
            unit += 1
        return (((total >> BITS_OF_SUMS) + self.choices.offsets[choice]) * ONE) >> BITS_OF_PARTS
