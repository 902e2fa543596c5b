"""Whoever plays, and however many: the results are the same."""

import sys

import pytest

from pakl.arena.costs import Costs
from pakl.arena.crews import Batch, Crew, check_reachable, crew_of, in_order
from pakl.arena.players import Arm
from pakl.arena.results import Result, collect, fresh_result
from pakl.arena.trial import GroupResult, Trial
from pakl.bots.budget import Budget
from pakl.kernel.errors import Malformed

RANDOM = Arm("random", Budget(iterations=10))
TRIAL = Trial("disco", 2, RANDOM, RANDOM, "one", "tune")


def played(crew: Crew, groups: int, gain: float | None = None) -> Result:
    result = fresh_result(TRIAL, gain=gain)
    for _ in collect(result, crew.results(TRIAL, range(groups))):
        pass
    return result


def test_two_processes_find_what_one_finds() -> None:
    with crew_of(1, "") as crew:
        alone = played(crew, 7)
        alone_until_clear = played(crew, 60, gain=0.4)
    with crew_of(2, "") as crew:
        together = played(crew, 7)
        together_until_clear = played(crew, 60, gain=0.4)

    assert alone.figures() == together.figures()
    assert alone.as_json()["by_group"] == together.as_json()["by_group"]
    assert alone_until_clear.figures() == together_until_clear.figures()
    assert len(alone_until_clear.groups) < 60


@pytest.mark.parametrize(("groups", "at_once"), [(1, 4), (7, 2), (100, 3)])
def test_batches_come_back_in_order_and_none_is_missing(groups: int, at_once: int) -> None:
    handed: list[range] = []
    out = 0

    def hand_out(part: range) -> range:
        nonlocal out
        out += 1
        assert out <= at_once
        handed.append(part)
        return part

    def take_back(part: range) -> Batch:
        nonlocal out
        out -= 1
        results = [GroupResult(number, [], [], [], [], Costs(), Costs()) for number in part]
        return Batch(results, len(part) * 0.1, "")

    numbers = range(10, 10 + groups)
    results = list(in_order(numbers, hand_out, take_back, at_once))

    assert list(numbers) == [result.number for result in results]
    assert max(len(part) for part in handed) <= 10


def test_a_fault_in_a_worker_is_told() -> None:
    nobody = Trial("disco", 2, RANDOM, Arm("nobody", Budget(iterations=1)), "one", "tune")

    with crew_of(2, "") as crew, pytest.raises(Malformed, match="there is no bot 'nobody'"):
        list(crew.results(nobody, range(3)))


def test_somebody_must_play() -> None:
    with pytest.raises(Malformed, match="at least one worker"), crew_of(0, ""):
        pass


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with (
        pytest.raises(Malformed, match=r"needs Ray.*pip install 'pakl\[ray\]'"),
        crew_of(1, "local"),
    ):
        pass


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"])
def test_where_nobody_answers_there_is_no_cluster(address: str) -> None:
    with pytest.raises(Malformed, match=f"no Ray cluster answers at {address}"):
        check_reachable(address)


def test_words_of_ray_are_left_to_ray() -> None:
    check_reachable("auto")


def test_on_a_cluster_of_ray_the_results_are_the_same() -> None:
    pytest.importorskip("ray")
    with crew_of(1, "") as crew:
        alone = played(crew, 5)
    with crew_of(1, "local") as crew:
        together = played(crew, 5)

    assert alone.figures() == together.figures()
