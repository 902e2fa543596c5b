"""The registry: written before, written after, and never mended."""

import json
from pathlib import Path

import pytest

from pakl.arena.costs import Costs
from pakl.arena.players import Arm
from pakl.arena.registry import FILE, Registry
from pakl.arena.results import Result, fresh_result
from pakl.arena.trial import GroupResult, Trial
from pakl.bots.budget import Budget
from pakl.kernel.errors import Malformed

RANDOM = Arm("random", Budget(iterations=10))
HEURISTIC = Arm("heuristic", Budget(seconds=0.1))
NUMBERS = range(5, 105)


def claim(block: str = "tune", gain: float | None = None) -> Result:
    return fresh_result(Trial("fox", 2, HEURISTIC, RANDOM, "one", block), 0.56, gain)


def test_the_plan_stands_there_before_anything_is_played(tmp_path: Path) -> None:
    registry = Registry(tmp_path)

    assert [1] == registry.plan([claim()], NUMBERS, "judgement beats chance")

    (line,) = registry.lines()
    assert "planned" == line["stage"]
    assert "judgement beats chance" == line["hypothesis"]
    assert ("heuristic@0.1s", "random@10") == (line["a"], line["b"])
    assert ("tune", 5, 100) == (line["seeds"], line["first"], line["most_groups"])
    assert "the lower bound of A's win share is above 0.56" == line["rule"]
    assert {"commit", "engine", "machine", "load", "at"} <= set(line)


def test_the_rule_of_a_sequential_test_names_both_shares(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    registry.plan([claim(gain=0.02)], NUMBERS, "")

    assert "SPRT: A's win share is 0.58 rather than 0.56" == registry.lines()[0]["rule"]


def test_what_came_of_it_is_added_also_if_it_is_nothing(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    lost = claim()
    for number in range(10):
        lost.add(GroupResult(number, [0, 0], [2, 2], [1, 1], [-5, -3], Costs(), Costs()))
    one, two = registry.plan([lost, claim()], NUMBERS, "judgement beats chance")

    registry.end(one, lost)
    registry.end(two, claim(), "KeyboardInterrupt: stopped by the person who started it")

    _, _, ended, stopped = registry.lines()
    assert (1, "ended", "refuted") == (ended["experiment"], ended["stage"], ended["verdict"])
    assert 0 == ended["win_share"]["mean"]  # type: ignore[index]
    assert None is ended["elo"]["mean"]  # type: ignore[index]
    assert (2, "ended") == (stopped["experiment"], stopped["stage"])
    assert "stopped" in str(stopped["fault"])
    assert "broken off" == stopped["verdict"]


def test_who_stops_when_it_pleases_proves_nothing(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    won = claim()
    for number in range(10):
        won.add(GroupResult(number, [1, 1], [1, 1], [0, 0], [5, 3], Costs(), Costs()))
    assert "accepted" == won.verdict()
    (experiment,) = registry.plan([won], NUMBERS, "judgement beats chance")

    registry.end(experiment, won, "KeyboardInterrupt: stopped by the person who started it")

    assert "broken off" == registry.lines()[-1]["verdict"]


def test_experiments_are_numbered_on(tmp_path: Path) -> None:
    Registry(tmp_path).plan([claim(), claim()], NUMBERS, "")

    assert [3] == Registry(tmp_path).plan([claim()], NUMBERS, "")


def test_confirming_seeds_are_fresh_for_every_claim(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    assert "confirm 1" == registry.fresh_block()

    registry.plan([claim("confirm 1"), claim("confirm 1")], NUMBERS, "")

    assert "confirm 2" == registry.fresh_block()
    with pytest.raises(Malformed, match="'confirm 1' were used"):
        registry.plan([claim("confirm 1")], NUMBERS, "")
    assert 2 == len(registry.lines())


def test_every_line_is_json(tmp_path: Path) -> None:
    Registry(tmp_path).plan([claim()], NUMBERS, "Rösti\nsecond line")

    (line,) = (tmp_path / FILE).read_text().splitlines()
    assert "Rösti\nsecond line" == json.loads(line)["hypothesis"]


def test_a_line_that_is_none_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{}\nthree\n")

    with pytest.raises(Malformed, match="a line that is no JSON"):
        Registry(tmp_path).lines()


def test_without_a_folder_nothing_is_registered(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="there is no folder"):
        Registry(tmp_path / "nowhere")


def test_the_registry_of_the_project_can_be_read() -> None:
    folder = Path(__file__).parents[2] / "bench" / "results"
    planned = [line for line in Registry(folder).lines() if line["stage"] == "planned"]

    assert len(planned) == len({str(line["experiment"]) for line in planned})
