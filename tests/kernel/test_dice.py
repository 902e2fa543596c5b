"""Chance for playouts: in range, even, and repeatable."""

from collections import Counter

import pytest

from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.piles import empty_pile


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


def shuffled(dice: Dice, items: int) -> list[int]:
    pile = empty_pile(items)
    pile.lay([Card(item) for item in range(items)])
    dice.shuffle(pile.places, pile.size)
    return [int(card) for card in pile.cards()]


@pytest.mark.parametrize("items", [0, 1, 2, 52])
def test_a_shuffle_keeps_every_item(items: int) -> None:
    assert list(range(items)) == sorted(shuffled(Dice(items), items))


def test_every_order_is_about_as_frequent() -> None:
    dice = Dice(1)
    orders = Counter(tuple(shuffled(dice, 3)) for _ in range(6000))

    assert 6 == len(orders)
    assert max(abs(times - 1000) for times in orders.values()) < 160


def test_neighbouring_seeds_differ() -> None:
    rows = {tuple(int(Dice(seed).below(2**20)) for _ in range(3)) for seed in range(200)}

    assert 200 == len(rows)
