"""What decisions cost, and budgets."""

import pytest

from pakl.arena.costs import Costs, percentile
from pakl.bots.budget import Budget, budget_of
from pakl.kernel.errors import Malformed


def test_percentiles_by_hand() -> None:
    hundred = [float(number) for number in range(1, 101)]

    assert 50 == percentile(hundred, 0.5)
    assert 99 == percentile(hundred, 0.99)
    assert 100 == percentile(hundred, 1)
    assert 7 == percentile([7.0], 0.5)
    assert 0 == percentile([], 0.5)


def test_half_as_much_again_as_the_budget_is_over_it() -> None:
    costs = Costs()
    for seconds in (0.1, 0.15, 0.151):
        costs.note(Budget(seconds=0.1), 20, seconds)

    assert (3, 60, 1) == (len(costs.seconds), costs.iterations, costs.overspent)


def test_iterations_are_counted_alike() -> None:
    assert not Budget(iterations=100).is_overspent(150, 9.9)
    assert Budget(iterations=100).is_overspent(151, 0.0)


@pytest.mark.parametrize(
    ("words", "budget"), [("500", Budget(iterations=500)), ("0.1s", Budget(seconds=0.1))]
)
def test_a_budget_is_read_as_it_is_written(words: str, budget: Budget) -> None:
    assert budget == budget_of(words)
    assert words == budget.words()


@pytest.mark.parametrize("words", ["", "s", "0", "-3", "0s", "soon", "1.5"])
def test_what_is_no_budget_is_refused(words: str) -> None:
    with pytest.raises(Malformed, match="a budget is"):
        budget_of(words)
