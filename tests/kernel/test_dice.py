"""Chance for playouts: in range, even, and repeatable."""

from collections import Counter

import pytest

from pakl.kernel.dice import Dice


@pytest.mark.parametrize("limit", [1, 2, 7, 52])
def test_every_number_is_about_as_frequent(limit: int) -> None:
    dice = Dice(limit)
    numbers = Counter(int(dice.below(limit)) for _ in range(limit * 1000))

    assert list(range(limit)) == sorted(numbers)
    assert max(abs(times - 1000) for times in numbers.values()) < 160


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**200])
def test_any_seed_repeats_itself(seed: int) -> None:
    one, other = Dice(seed), Dice(seed)

    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_neighbouring_seeds_differ() -> None:
    rows = {tuple(int(Dice(seed).below(2**20)) for _ in range(3)) for seed in range(200)}

    assert 200 == len(rows)
