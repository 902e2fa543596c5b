"""Who chooses at the same time as another mixes so that nobody gains by knowing how."""

from random import Random

import pytest

from pakl.kernel.mixtures import Mixture, mixture_of


def gain_of(gains: list[float], mixture: Mixture) -> float:
    """What who chooses rows gets if both mix so."""
    width = len(mixture.columns)
    return sum(
        row * column * gains[number * width + place]
        for number, row in enumerate(mixture.rows)
        for place, column in enumerate(mixture.columns)
    )


def most_to_gain(gains: list[float], mixture: Mixture) -> float:
    """How much either gains at the most by another choice than its mixture."""
    width = len(mixture.columns)
    by_row = [
        sum(column * gains[number * width + place] for place, column in enumerate(mixture.columns))
        for number in range(len(mixture.rows))
    ]
    by_column = [
        sum(row * gains[number * width + place] for number, row in enumerate(mixture.rows))
        for place in range(width)
    ]
    now = gain_of(gains, mixture)
    return max(max(by_row) - now, now - min(by_column))


def test_who_guesses_a_coin_of_two_sides_guesses_both_alike() -> None:
    mixture = mixture_of([1.0, -1.0, -1.0, 1.0], 2, 2)

    assert [0.5, 0.5] == mixture.rows
    assert [0.5, 0.5] == mixture.columns


def test_a_side_that_pays_more_is_shown_less() -> None:
    mixture = mixture_of([3.0, -1.0, -1.0, 1.0], 2, 2)

    assert [1 / 3, 2 / 3] == pytest.approx(mixture.columns)


def test_what_is_better_whatever_the_other_does_is_always_chosen() -> None:
    assert [0.0, 1.0] == mixture_of([0.0, 1.0, 2.0, 3.0], 2, 2).rows
    assert 0.99 < mixture_of([0.0, 1.0, 0.0, 2.0, 3.0, 2.0, 1.0, 1.0, 1.0], 3, 3).rows[1]


def test_of_three_that_beat_each_other_in_a_circle_all_are_chosen_alike() -> None:
    mixture = mixture_of([0.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, -1.0, 0.0], 3, 3)

    assert [1 / 3, 1 / 3, 1 / 3] == pytest.approx(mixture.rows, abs=0.02)


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (2, 2), (3, 3), (2, 3), (1, 3)])
def test_nobody_gains_by_knowing_how_the_other_mixes(rows: int, columns: int) -> None:
    random = Random(rows * 10 + columns)
    for _ in range(40):
        gains = [random.random() for _ in range(rows * columns)]

        assert most_to_gain(gains, mixture_of(gains, rows, columns)) < 0.01
