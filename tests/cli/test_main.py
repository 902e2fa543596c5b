"""What the command line refuses: one sentence and an exit code, never a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pakl.games import all_games

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'; there are "),
        (["play", "snip", "--option", "trumps=1"], "Snip has no option 'trumps'; it has deals"),
        (["play", "snip", "--option", "deals=9"], "can't be '9'; it can be 1 to 3."),
        (["play", "snip", "--option", "deals"], "An option is written name=value, not 'deals'."),
        (["play", "snip", "--option", "deals=1", "--option", "deals=2"], "is given twice."),
        (["play", "snip", "--seats", "7"], "Snip is for 2 to 2 players, not 7."),
        (["play", "snip", "--name", "x" * 41], "A name has 1 to 40 printable letters"),
        (["play", "snip", "--record", "no/where"], "there is no folder no."),
        (["play", "snip", "--language", "tlh"], "There is no language 'tlh' yet; there are"),
        (["verify", "nothing.pakl"], "The file nothing.pakl can't be read: no such file"),
        (["verify", "."], "can't be read: is a directory."),
        (["replay", "nothing.pakl"], "The file nothing.pakl can't be read"),
        (["clauses", "chess"], "There is no game 'chess'"),
    ],
)
def test_what_can_not_be_done_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, run: Run
) -> None:
    answer = run(*arguments)

    assert 1 == answer.returncode
    assert sentence in answer.stderr
    assert 1 == len(answer.stderr.splitlines())
    assert not answer.stdout


@pytest.mark.parametrize("arguments", [["play", "--fold"], ["deal"], ["play", "--seats", "two"]])
def test_what_can_not_be_read_is_answered_with_the_usage(arguments: list[str], run: Run) -> None:
    answer = run(*arguments)

    assert 2 == answer.returncode
    assert "Usage" in answer.stderr


def test_a_file_that_would_be_written_over_is_refused_before_the_match(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "kept.pakl").touch()

    answer = run("play", "snip", "--record", "kept.pakl")

    assert 1 == answer.returncode
    assert "The file kept.pakl exists already" in answer.stderr


def test_the_games_are_listed_with_their_players_and_options(run: Run) -> None:
    told = run("games").stdout

    assert not [game for game in all_games() if game not in told]
    assert "Snip Snap  snip · 2 players" in told
    assert "[strict], loose" in told


def test_signs_that_the_terminal_does_not_know_stop_nobody(
    run: Run, variables: dict[str, str]
) -> None:
    variables["PYTHONIOENCODING"] = "ascii"

    assert 0 == run("play", "snip", "--seed", "11", typed="1\nä\n").returncode
