"""Figures worked out by hand, by counting every case, or by tossing known coins."""

import math
from itertools import product
from random import Random

import pytest

from pakl.arena.estimates import (
    chance_of_luck,
    correlation_within,
    elo,
    estimate,
    estimate_share,
    holm,
    sign_test,
    sweeps_of,
    t_quantile,
    t_within,
)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (29, 2.045), (100, 1.984), (5_000, 1.960)],
)
def test_quantiles_are_those_of_the_printed_tables(freedom: int, quantile: float) -> None:
    assert quantile == pytest.approx(t_quantile(freedom), abs=0.0005)


def test_one_degree_of_freedom_is_the_cauchy_distribution() -> None:
    assert 0.5 == pytest.approx(t_within(1, 1))
    assert 2 / 3 == pytest.approx(t_within(math.sqrt(3), 1))


def test_two_degrees_of_freedom_have_a_closed_form() -> None:
    assert 3 / math.sqrt(2 + 9) == pytest.approx(t_within(3, 2))


def test_a_mean_of_four_groups() -> None:
    # The spread is sqrt(0.5 / 3) = 0.408, that of the mean half of it; t with 3 degrees is 3.182.
    figure = estimate([0, 0.5, 1, 0.5])

    assert 0.5 == figure.mean
    assert 3.1824 * 0.204124 == pytest.approx(figure.half_width(), abs=1e-4)


def test_a_share_stays_between_none_and_all() -> None:
    figure = estimate_share([0, 0.5, 1, 0.5])

    assert (0.0, 0.5, 1.0) == (figure.low, figure.mean, figure.high)


def test_one_group_says_nothing() -> None:
    assert estimate([3.0]).has(1e9)
    assert 1 == chance_of_luck([1.0], 0.5)


def test_twenty_groups_that_all_were_won_are_no_certainty() -> None:
    # With a share q of others, twenty alike have a chance of (1 - q) ** 20: 2.5 % at q = 0.168.
    figure = estimate_share([1.0] * 20)

    assert 1 == figure.high
    assert 1 - 0.16843 == pytest.approx(figure.low, abs=1e-4)


def test_twenty_groups_that_all_were_split_have_an_interval_on_both_sides() -> None:
    figure = estimate_share([0.5] * 20)

    assert 0.5 - 0.0842 == pytest.approx(figure.low, abs=1e-4)
    assert 0.5 + 0.0842 == pytest.approx(figure.high, abs=1e-4)


def test_the_chance_of_luck_is_one_in_twenty_at_the_quantile() -> None:
    # Eleven groups, in the mean 0.1 above the fair share, with a spread that makes t 2.228.
    spread = 0.1 / 2.2281388 * math.sqrt(11)
    values = [0.6, *[0.6 + sign * spread for sign in (1, -1) * 5]]

    assert 0.05 == pytest.approx(chance_of_luck(values, 0.5))
    assert 1 == pytest.approx(chance_of_luck(values, 0.6))


def tosses_as_uneven(won: int, lost: int) -> float:
    """The share of all rows of tosses that are at least as uneven, by counting every row."""
    rows = list(product([0, 1], repeat=won + lost))
    uneven = [row for row in rows if abs(2 * sum(row) - len(row)) >= abs(won - lost)]
    return len(uneven) / len(rows)


@pytest.mark.parametrize(("won", "lost"), [(8, 2), (5, 5), (7, 0), (0, 1), (6, 3), (0, 0)])
def test_the_sign_test_counts_every_case(won: int, lost: int) -> None:
    assert tosses_as_uneven(won, lost) == pytest.approx(sign_test(won, lost))


def test_only_pairs_won_in_both_seats_are_swept() -> None:
    sweeps = sweeps_of([1, 1, 0.5, 0.75, 0.25, 0, 1])

    assert (3, 1) == (sweeps.by_a, sweeps.by_b)
    assert 10 / 16 == sweeps.chance_of_luck()


def test_holm_by_hand() -> None:
    # In order: 4 x .005, 3 x .01, 2 x .03, and .04, which may not be less than the one before.
    assert [0.03, 0.06, 0.06, 0.02] == pytest.approx(holm([0.01, 0.04, 0.03, 0.005]))
    assert [1.0, 1.0] == holm([0.6, 0.9])


@pytest.mark.parametrize(
    ("share", "points"),
    [(0.5, 0), (0.52, 14), (0.55, 35), (0.6, 70), (0.65, 108), (0.7, 147), (0.75, 191), (0.9, 382)],
)
def test_elo_by_share(share: float, points: int) -> None:
    assert points == round(elo(share))
    assert -points == round(elo(1 - share))


def test_who_never_loses_has_no_elo() -> None:
    assert math.inf == elo(1)
    assert -math.inf == elo(0)


def test_correlation_by_hand() -> None:
    assert -1 == correlation_within([[1, 0], [0, 1]])
    assert 1 == correlation_within([[1, 1], [0, 0]])
    assert 0 == correlation_within([[1, 1], [1, 0], [0, 1], [0, 0]])
    assert 1 == pytest.approx(correlation_within([[1, 1, 1], [0, 0, 0], [1, 1, 1]]))


def test_a_good_seat_is_no_likeness() -> None:
    assert 0 == correlation_within([[1, 0], [1, 0], [1, 0]])


def correlated_pair(random: Random, share: float, likeness: float) -> tuple[float, float]:
    """Two games of a deal: with this chance the deal decides both, else each is its own coin."""
    one = float(random.random() < share)
    if random.random() < likeness:
        return one, one
    return one, float(random.random() < share)


@pytest.mark.parametrize("likeness", [0.0, 0.5, 1.0])
def test_nineteen_of_twenty_intervals_hold_the_truth(likeness: float) -> None:
    random = Random(7)
    share, groups, trials = 0.6, 60, 1_500
    held = 0
    for _ in range(trials):
        pairs = [correlated_pair(random, share, likeness) for _ in range(groups)]
        held += estimate_share([sum(pair) / 2 for pair in pairs]).has(share)

    assert 0.93 < held / trials < 0.97


def test_an_interval_over_games_would_be_too_narrow() -> None:
    random = Random(8)
    held = 0
    for _ in range(1_000):
        pairs = [correlated_pair(random, 0.6, 1.0) for _ in range(60)]
        held += estimate_share([game for pair in pairs for game in pair]).has(0.6)

    assert held / 1_000 < 0.88


def test_the_likeness_of_coins_is_found() -> None:
    random = Random(9)
    pairs = [correlated_pair(random, 0.5, 0.4) for _ in range(4_000)]

    assert 0.4 == pytest.approx(correlation_within(pairs), abs=0.05)
