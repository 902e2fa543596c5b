"""The picture: well-formed, and each thing where its number says."""

import xml.etree.ElementTree as ET

import pytest

from pakl.arena.costs import Costs
from pakl.arena.players import Arm
from pakl.arena.plot import Scale, drawing, moments
from pakl.arena.results import Result, fresh_result
from pakl.arena.trial import GroupResult, Trial
from pakl.bots.budget import Budget

SVG = "{http://www.w3.org/2000/svg}"


def result(words: str, shares: list[float]) -> Result:
    budget = Budget(iterations=10)
    made = fresh_result(Trial("fox", 2, Arm(words, budget), Arm("random", budget), "one", "tune"))
    for number, share in enumerate(shares):
        made.add(GroupResult(number, [share], [1], [0], [0], Costs(), Costs()))
    return made


def drawn(*results: Result) -> ET.Element:
    return ET.fromstring(drawing(results, "A & B <here>"))  # noqa: S314, our own picture


def test_every_comparison_has_its_row_its_dot_and_its_curve() -> None:
    picture = drawn(result("flat", [1.0, 0.5] * 50), result("heuristic:x=<1>", [0.5, 0.0] * 50))
    words = [element.text for element in picture.iter(f"{SVG}text")]

    assert {"A & B <here>", "flat : random@10", "heuristic:x=<1> : random@10"} <= set(words)
    assert "75.0 % (70.0–80.0)" in words
    assert 2 == len(picture.findall(f"{SVG}circle")) == len(picture.findall(f"{SVG}polyline"))


def test_a_better_result_lies_further_right() -> None:
    picture = drawn(result("flat", [1.0, 0.5] * 50), result("worse", [0.5, 0.0] * 50))
    better, worse = (float(dot.attrib["cx"]) for dot in picture.findall(f"{SVG}circle"))

    assert better > worse


@pytest.mark.parametrize("shares", [[0.5], [1.0] * 3, [0.0, 1.0] * 4_000])
def test_few_groups_and_many_are_drawn(shares: list[float]) -> None:
    line = drawn(result("flat", shares)).find(f"{SVG}polyline")

    assert line is not None
    assert 1 <= len(line.attrib["points"].split()) <= 161


def test_the_last_moment_is_the_result() -> None:
    shares = [0.0, 1.0, 1.0] * 100

    assert result("flat", shares).wins().low == moments(shares)[-1].low
    assert 300 == moments(shares)[-1].groups


def test_a_scale_has_round_ticks() -> None:
    assert [0.4, 0.5, 0.6] == Scale(0.36, 0.69, 0, 100).ticks()
    assert [0.0, 0.2, 0.4, 0.6, 0.8, 1.0] == Scale(0, 1, 0, 100).ticks()


def test_what_is_beyond_the_scale_lies_at_its_end() -> None:
    assert (0, 50, 100) == tuple(Scale(0.4, 0.6, 0, 100).at(share) for share in (0.1, 0.5, 0.9))
