"""The menu of somebody who names no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pakl.games import all_games

if TYPE_CHECKING:
    from tests.cli.conftest import Run

# The menu lists the games by their ids, and one more is installed for these tests.
SNIP = f"{sorted([*all_games(), 'snip']).index('snip') + 1}\n"


def test_every_game_is_on_the_menu(run: Run) -> None:
    told = run("play").stdout

    assert not [
        number for number in range(1, len(all_games()) + 2) if f"\n{number:>2} " not in told
    ]


def test_one_enter_accepts_the_book(run: Run) -> None:
    told = run("play", typed=f"{SNIP}\n").stdout

    assert "SNIP-6" in told
    assert "Your turn, Guest" in told or "Ludmila plays" in told


def test_a_rule_is_changed_by_its_number_and_explained_by_its_clause(run: Run) -> None:
    told = run("play", typed=f"{SNIP}2\n2\n\n").stdout

    assert "SNIP-3 Who can play may not pass" in told
    assert "● loose" in told


def test_a_rule_whose_values_are_numbers_takes_the_value_itself(run: Run) -> None:
    assert "● 3" in run("play", typed=f"{SNIP}deals\n3\n").stdout


def test_a_bad_answer_is_explained_and_asked_again(run: Run) -> None:
    told = run("play", typed=f"99\nchess\n{SNIP}9\n1\n7\n3\n\n").stdout

    assert "“99” is not on the list" in told
    assert "“chess” is not on the list" in told
    assert "“9” is not on the list: type a number from 1 to 2." in told
    assert "“7” can't be: choose one of 1 … 3." in told
    assert "● 3" in told


def test_a_number_of_players_that_the_chosen_game_is_not_for_is_refused(run: Run) -> None:
    answer = run("play", "--seats", "7", typed=SNIP)

    assert 1 == answer.returncode
    assert "Snip is for 2 to 2 players, not 7." in answer.stderr


def test_a_value_with_a_number_is_chosen_by_kind_and_number(run: Run) -> None:
    rummy = f"{sorted([*all_games(), 'snip']).index('rummy') + 1}\n"
    told = run("play", "--language", "de", typed=f"{rummy}2\nmatch\n2\n9\n250\n").stdout

    assert " 1 eine Runde … 20 Runden" in told
    assert "Eine Zahl von 100 bis 1.000" in told
    assert "● bis jemand 250 Minuspunkte hat" in told
