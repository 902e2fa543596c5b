"""The sequential test by hand, and with coins whose truth is known."""

import math
from random import Random

import pytest

from pakl.arena.sprt import FEWEST_GROUPS, Hypotheses, SequentialTest


def after(shares: list[float]) -> SequentialTest:
    test = SequentialTest(Hypotheses(0.5, 0.6))
    for share in shares:
        test.add(share)
    return test


def test_the_bound_is_ln_19() -> None:
    assert math.log(19) == pytest.approx(Hypotheses(0.5, 0.52).bound())


def test_the_ratio_by_hand() -> None:
    # Ten groups, mean 0.7; with one won and one lost the squares about it are 2.1 + 0.49 + 0.09.
    test = after([1.0] * 7 + [0.0] * 3)

    assert 2.68 / 12 == pytest.approx(test.variance())
    assert 0.1 * (7 - 5.5) / (2.68 / 12) == pytest.approx(test.log_ratio())


def test_before_the_first_group_neither_is_likelier() -> None:
    assert 0 == after([]).log_ratio()


def test_a_few_groups_never_decide() -> None:
    assert "" == after([1.0] * (FEWEST_GROUPS - 1)).verdict()
    assert "H1" == after([1.0] * FEWEST_GROUPS).verdict()
    assert "H0" == after([0.0] * FEWEST_GROUPS).verdict()


def run(random: Random, share: float, h1: float) -> SequentialTest:
    """Pairs of coins until the test is over."""
    test = SequentialTest(Hypotheses(0.5, h1))
    while not test.verdict():
        test.add(((random.random() < share) + (random.random() < share)) / 2)
    return test


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "H1"), (0.58, "H0")])
def test_it_is_wrong_at_most_one_time_in_twenty(share: float, wrong: str) -> None:
    random = Random(3)
    verdicts = [run(random, share, 0.58).verdict() for _ in range(600)]

    # Three standard errors of 5 % in 600 are 2.7 points.
    assert verdicts.count(wrong) / 600 < 0.077


def test_it_takes_about_as_many_pairs_as_wald_says() -> None:
    # At H0 about 2 x 0.9 ln(19) variance / gain² pairs: 104 for pairs of coins and 8 points.
    random = Random(4)
    lengths = [run(random, 0.5, 0.58).groups for _ in range(300)]

    assert 85 < sum(lengths) / 300 < 145
