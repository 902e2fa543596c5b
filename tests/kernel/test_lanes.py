"""Three numbers in a word are added and multiplied as if each stood alone."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pakl.kernel.lanes import (
    MOST_IN_LANE,
    add_row,
    add_row_times,
    lowest_lane,
    next_lanes,
    packed,
    take_row_away,
    words_for,
)


def unpacked(words: list[int], size: int) -> list[int]:
    """The numbers in words."""
    numbers: list[int] = []
    for word in words:
        numbers += [lowest_lane(word), lowest_lane(next_lanes(word))]
        numbers += [next_lanes(next_lanes(word))]
    return numbers[:size]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 32, 256])
def test_numbers_come_back_as_they_were(size: int) -> None:
    random = Random(size)
    numbers = [random.randint(-MOST_IN_LANE, MOST_IN_LANE) for _ in range(size)]

    assert words_for(size) == len(packed(numbers))
    assert numbers == unpacked(packed(numbers), size)


def test_rows_are_added_number_by_number() -> None:
    random = Random(7)
    rows = [[random.randint(-4_000, 4_000) for _ in range(8)] for _ in range(5)]
    sums: vec[i64] = vec[i64](packed(rows[0]))
    words: vec[i64] = vec[i64]([word for row in rows for word in packed(row)])
    size = words_for(8)

    add_row(sums, words, 1 * size, size)
    take_row_away(sums, words, 2 * size, size)
    add_row_times(sums, words, 3 * size, size, 25)

    expected = [a + b - c + 25 * d for a, b, c, d, _ in zip(*rows)]
    assert expected == unpacked([int(word) for word in sums], 8)
