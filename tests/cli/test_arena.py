"""``pakl arena`` as a person runs it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

QUICK = ["arena", "snip", "heuristic", "random", "--groups", "3"]


def test_two_bots_are_compared_and_everything_is_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bench" / "results").mkdir(parents=True)

    answer = run(
        *QUICK, "--register", "none is better", "--seeds", "confirm", "--json", "a.json",
        "--plot", "a.svg", "--sanity",
    )  # fmt: skip

    assert 0 == answer.returncode, answer.stderr
    assert "heuristic : random@1000" in answer.stdout
    assert "Experiment 1 is in bench/results/registry.jsonl." in answer.stdout
    whole = json.loads((tmp_path / "a.json").read_text())
    assert ["heuristic@1000", "heuristic@1000", "random@1000"] == [
        result["a"] for result in whole["results"]
    ]
    assert 3 == whole["results"][0]["figures"]["groups"]
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    lines = (tmp_path / "bench" / "results" / "registry.jsonl").read_text().splitlines()
    assert ["planned", "ended"] == [json.loads(line)["stage"] for line in lines]
    assert "confirm 1" == json.loads(lines[0])["seeds"]


def test_the_same_command_gives_the_same_figures(run: Run, tmp_path: Path) -> None:
    for name in ("one.json", "two.json"):
        run(*QUICK, "--json", name)
    one, two = (json.loads((tmp_path / name).read_text()) for name in ("one.json", "two.json"))

    for result in (one["results"][0], two["results"][0]):
        result.pop("costs")

    assert one["results"] == two["results"]


def test_three_bots_are_compared_in_pairs(run: Run) -> None:
    answer = run("arena", "snip", "heuristic", "random", "random@5", "--groups", "2")

    for pair in ("heuristic : random@1000", "heuristic@1000 : random@5", "random@1000 : random@5"):
        assert pair in answer.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "chess", "random", "random"], "There is no game 'chess'"),
        (["arena", "snip", "random"], "It takes two: name at least two bots."),
        (["arena", "snip", "random", "nobody"], "There is no bot 'nobody'; there are "),
        (
            [*QUICK, "--seeds", "lucky"],
            "There are no seeds 'lucky'; there are tune, confirm, public.",
        ),
        ([*QUICK, "--seeds", "confirm"], "say what it is by --register."),
        ([*QUICK, "--register", "x"], "There is no folder bench/results to register in"),
        ([*QUICK, "--composition", "none"], "There is no composition 'none'; there are one, most,"),
        (
            [*QUICK, "--iterations", "5", "--seconds", "1"],
            "either iterations or seconds, not both.",
        ),
        (
            [*QUICK, "--iterations", "0"],
            "A budget is either iterations or seconds, and more than none.",
        ),
        ([*QUICK, "--first", "-1"], "A block has the deal groups 0 to 999999"),
        ([*QUICK, "--json", "no/where.json"], "there is no folder no."),
        ([*QUICK, "--above", "56"], "A claimed win share is from 0 to below 1, such as 0.56."),
        ([*QUICK, "--sprt", "0"], "A gain is a part of the win share above 0, such as 0.02."),
        ([*QUICK, "--workers", "0"], "there is at least one worker."),
    ],
)
def test_what_can_not_be_run_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, run: Run
) -> None:
    answer = run(*arguments)

    assert 1 == answer.returncode
    assert sentence in answer.stderr
    assert 1 == len(answer.stderr.splitlines())
