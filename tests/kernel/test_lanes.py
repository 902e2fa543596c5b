"""Numbers that share a word are added and multiplied as if each stood alone."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pakl.kernel.lanes import (
    BLOCK,
    NARROW,
    WIDE,
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

BOTH = pytest.mark.parametrize("lanes", [NARROW, WIDE], ids=["narrow", "wide"])


def some_rows(count: int, numbers: int, most: int) -> list[list[int]]:
    """Rows of numbers up to so large, always the same."""
    random = Random(count)
    return [[random.randint(-most, most) for _ in range(numbers)] for _ in range(count)]


def unpacked(words: list[int], lanes: Lanes) -> list[int]:
    """The numbers of a row of words."""
    half = lanes.step // 2
    numbers: list[int] = []
    for word in words:
        left = word
        for _ in range(lanes.count):
            number = (left + half) % lanes.step - half
            numbers.append(number)
            left = (left - number) // lanes.step
    return numbers


def picked(starts: list[int], times: list[int] | None = None) -> Picked:
    """These rows, picked."""
    rows = Picked(len(starts))
    for start in starts:
        rows.pick(start)
    for place, often in enumerate(times or []):
        rows.times[place] = often
    return rows


@BOTH
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 32, 256])
def test_numbers_come_back_as_they_were(lanes: Lanes, size: int) -> None:
    [numbers] = some_rows(1, size, lanes.most)

    assert words_for(size, lanes) == len(packed(numbers, lanes))
    assert numbers == unpacked(packed(numbers, lanes), lanes)[:size]


@BOTH
@pytest.mark.parametrize("size", [1, 20, 21, 384])
def test_rows_are_as_long_as_whole_blocks(lanes: Lanes, size: int) -> None:
    assert words_for(size, lanes) % BLOCK == 0


def test_some_rows_are_added_and_others_taken_away() -> None:
    rows = some_rows(6, 23, 300)
    sums: vec[i64] = vec[i64](packed(rows[0], NARROW))
    words: vec[i64] = vec[i64]([word for row in rows for word in packed(row, NARROW)])
    length = words_for(23, NARROW)

    change_sums(sums, words, picked([1 * length, 4 * length]), picked([2 * length]))

    expected = [a + b - c + e for a, b, c, _, e, _ in zip(*rows)]
    assert expected == unpacked([int(word) for word in sums], NARROW)[:23]


def test_what_leaves_its_lane_and_comes_back_does_no_harm() -> None:
    sums: vec[i64] = vec[i64](packed([NARROW.most, 5, -7], NARROW))
    words: vec[i64] = vec[i64](packed([NARROW.most, 1, 1], NARROW))

    change_sums(sums, words, picked([0, 0, 0]), picked([]))
    change_sums(sums, words, picked([]), picked([0, 0, 0]))

    assert [NARROW.most, 5, -7] == unpacked([int(word) for word in sums], NARROW)[:3]


def test_rows_are_added_up_as_often_as_they_were_picked() -> None:
    rows = some_rows(4, 14, 900)
    offsets: vec[i64] = vec[i64](packed(rows[0], WIDE))
    sums: vec[i64] = offsets[:]
    words: vec[i64] = vec[i64]([word for row in rows for word in packed(row, WIDE)])
    length = words_for(14, WIDE)

    add_up(sums, offsets, words, picked([1 * length, 3 * length], [7, 250]))

    expected = [a + 7 * b + 250 * d for a, b, _, d in zip(*rows)]
    assert expected == unpacked([int(word) for word in sums], WIDE)[:14]


def test_only_what_is_positive_is_picked_and_kept() -> None:
    numbers = [3, -4, 0, NARROW.most, -NARROW.most, 1, -1]
    rows = Picked(words_for(len(numbers), NARROW) * NARROW.count)
    kept: vec[i64] = vec[i64]([0 for _ in range(words_for(7, WIDE) * WIDE.count)])

    pick_positive(vec[i64](packed(numbers, NARROW)), 8, rows)
    keep_positive(vec[i64](packed(numbers, WIDE)), kept)

    assert [0, 3 * 8, 5 * 8] == [int(rows.starts[place]) for place in range(rows.size)]
    assert [3, NARROW.most, 1] == [int(rows.times[place]) for place in range(rows.size)]
    assert [max(0, number) for number in numbers] == [int(number) for number in kept][:7]


def test_numbers_are_multiplied_with_the_weights_from_a_start_on() -> None:
    numbers: vec[i64] = vec[i64]([1, 0, 2, 0, 0, 0, 0, 3])
    weights: vec[i64] = vec[i64](list(range(100, 116)))

    assert 108 + 2 * 110 + 3 * 115 == product(numbers, weights, 8)
