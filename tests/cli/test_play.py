"""Playing at the terminal, without one: lines in, lines out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pakl.cli.answers import Answers, Move
from pakl.cli.wording import Wording
from pakl.games import all_games

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ALWAYS_THE_FIRST = "1\n" * 20000
SNIP = ("play", "snip", "--seed", "11")


def after(prompt: str, text: str) -> str:
    """What was told behind the first place where a text stands."""
    assert prompt in text
    return text.partition(prompt)[2]


# Whole matches


@pytest.mark.parametrize("game", [*all_games(), "snip"])
def test_a_whole_match_is_played_by_always_choosing_the_first(game: str, run: Run) -> None:
    quick = ("--level", "random")
    answer = run("play", game, "--record", "match.pakl", *quick, typed=ALWAYS_THE_FIRST)

    assert (0, "") == (answer.returncode, answer.stderr)
    assert "  1. " in answer.stdout
    assert "The record is in match.pakl" in answer.stdout
    assert "This record is verified." in run("verify", "match.pakl").stdout


def test_a_seed_repeats_the_match_and_its_bots(run: Run) -> None:
    one = run(*SNIP, "--record", "one.pakl", typed=ALWAYS_THE_FIRST).stdout
    other = run(*SNIP, "--record", "other.pakl", typed=ALWAYS_THE_FIRST).stdout

    assert one.partition("The record is in")[0] == other.partition("The record is in")[0]


@pytest.mark.parametrize("level", ["beginner", "casual", "good", "strong", "expert"])
def test_bots_of_every_level_play(level: str, run: Run) -> None:
    told = run(*SNIP, "--level", level, "--record", "match.pakl", typed=ALWAYS_THE_FIRST).stdout

    assert "  1. " in told
    assert "The record is in match.pakl" in told


def test_a_level_that_does_not_exist_is_refused(run: Run) -> None:
    answer = run("play", "snip", "--level", "godlike")

    assert 1 == answer.returncode
    assert "There is no level 'godlike'; there are beginner, casual, good" in answer.stderr


def test_after_each_deal_of_a_longer_match_the_scores_are_told(run: Run) -> None:
    told = run(*SNIP, typed="1\n" * 9).stdout

    assert "Deal 1 is over\nSix turns are played · SNIP-5" in told
    assert "Enter for the next deal" in told


def test_the_bots_have_names_and_so_has_the_person(run: Run) -> None:
    told = run(*SNIP, "--name", "Ludmila", typed="1\n").stdout

    assert "Your turn, Ludmila" in told
    assert "Otto [1] (0 points): hand 2" in told


# What is typed


def test_a_move_may_be_typed_in_its_notation_however_it_is_spaced(run: Run) -> None:
    assert run(*SNIP, typed="2\n").stdout == run(*SNIP, typed="  PLAY   6 \n").stdout


@pytest.mark.parametrize("typed", ["lay 5C 6C *7C", "LAY  5c 6c *7c", "lay *7C 5C 6C"])
def test_a_move_may_be_typed_in_any_way_that_the_game_understands(typed: str) -> None:
    game = all_games()["rummy"]
    answers = Answers(game.actions, Wording(game, [], "en").labels)

    assert Move(game.actions.parse("lay 5C 6C *7C")) == answers.read(typed, [])


def test_a_move_that_is_not_legal_is_refused_with_its_clause(run: Run) -> None:
    told = run(*SNIP, typed="pass\n").stdout

    assert (
        "You can't do that now: pass (SNIP-3).\n"
        "SNIP-3 Who can play may not pass (option `passing_style`: loose).\n"
    ) in told


@pytest.mark.parametrize("game", all_games())
def test_every_game_refuses_with_the_text_of_a_clause(game: str, run: Run) -> None:
    seeded = ("play", game, "--seed", "1")
    legal = re.findall(r"  \[(.+)\]$", run(*seeded).stdout, re.MULTILINE)
    illegal = next(words for words in all_games()[game].actions.all_words if words not in legal)

    told = run(*seeded, typed=f"{illegal}\n").stdout

    clause = after("You can't do that now: ", told).partition("(")[2].partition(")")[0]
    assert f"\n{clause} {Wording(all_games()[game], [], 'en').clause_text(clause)}\n" in told


def test_what_is_no_answer_gets_one_sentence_and_the_question_again(run: Run) -> None:
    sentences = {
        "fold": "“fold” is no move of this game: type a number from 1 to 2",
        "play 7": "“play 7” is no move of this game",
        "3": "There is no move 3: the moves are numbered from 1 to 2.",
        "0": "There is no move 0",
        "9" * 500: "the moves are numbered from 1 to 2.",
        "²": "“²” is no move of this game",
        "": "Type the number of a move, from 1 to 2, or help.",
        "rules 99": "There is no clause 99 in this rulebook.",
        "\x00\x1b[31m": "is no move of this game",
        "\ufffd": "“\ufffd” is no move of this game",
    }
    told = run(*SNIP, typed="\n".join([*sentences, "1\n"])).stdout

    answers = after("play 6  [play 6]\n› ", told).split("› ")
    assert list(sentences) == [
        typed for typed, answer in zip(sentences, answers) if sentences[typed] in answer
    ]
    assert {1} == {answer.count("\n") for answer in answers[: len(sentences)]}
    assert answers[len(sentences)].startswith("Guest plays 1 · SNIP-2\n")


def test_a_person_may_look_things_up(run: Run) -> None:
    found = {
        "rules": "SNIP-6  A match is two deals.",
        "rules 5": "SNIP-5 A deal lasts six turns.",
        "rules snip-2": "higher than the one on top, and scores a point for it.",
        "log": "What happened\n",
        "hand": "hand: 1 6\n",
        "moves": "What you may do\n",
        "help": "any move, as the rules write it",
        "?": "any move, as the rules write it",
    }
    told = run(*SNIP, typed="\n".join([*found, "1\n"])).stdout

    answers = after("play 6  [play 6]\n› ", told).split("› ")
    assert list(found) == [typed for typed, answer in zip(found, answers) if found[typed] in answer]
    assert answers[len(found)].startswith("Guest plays 1 · SNIP-2\n")


# Interruptions


def test_who_may_interrupt_is_asked_before_the_bots_go_on(run: Run) -> None:
    asked = after("Guest, you may step in now", run(*SNIP, typed="1\n1\n1\n").stdout)

    assert asked.startswith("\n  1 snip Ludmila  [snip 1]\n› Guest snips Ludmila · SNIP-4\n")


def test_enter_lets_play_go_on(run: Run) -> None:
    asked = after("Guest, you may step in now", run(*SNIP, typed="1\n1\n\n").stdout)

    assert asked.startswith("\n  1 snip Ludmila  [snip 1]\n› Ludmila passes · SNIP-3\n")


# The end


def test_the_end_of_the_input_ends_politely(run: Run) -> None:
    answer = run(*SNIP)

    assert (0, "") == (answer.returncode, answer.stderr)
    assert answer.stdout.endswith("\nGood-bye.\n")


@pytest.mark.parametrize("typed", ["", "x\n", "2\n", "1\n2\n", "1\n"])
def test_the_end_of_the_input_ends_politely_in_the_menu_too(typed: str, run: Run) -> None:
    answer = run("play", typed=typed)

    assert (0, "") == (answer.returncode, answer.stderr)
    assert "Good-bye." in answer.stdout


def test_quitting_asks_and_offers_to_save_what_was_played(run: Run, tmp_path: Path) -> None:
    answer = run(*SNIP, typed="1\nquit\n\nquit\ny\nhalf.pakl\n")

    assert answer.stdout.endswith(
        "The record is in half.pakl\nCheck it with: pakl verify half.pakl\nGood-bye.\n"
    )
    assert "result running" in (tmp_path / "half.pakl").read_text()


def test_a_match_that_was_left_does_not_give_its_secret_away(run: Run, tmp_path: Path) -> None:
    run("play", "snip", "--record", "half.pakl", typed="quit\ny\n")

    text = (tmp_path / "half.pakl").read_text()
    assert "commitment " in text
    assert "secret " not in text


def test_a_record_is_never_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kept.pakl").write_text("precious")

    answer = run(*SNIP, typed="quit\ny\nkept.pakl\nno/such/folder\nother.pakl\n")

    assert "kept.pakl exists already" in answer.stdout
    assert "no/such/folder can't be written" in answer.stdout
    assert "The record is in other.pakl" in answer.stdout
    assert "precious" == (tmp_path / "kept.pakl").read_text()


@pytest.mark.parametrize("error", ["RulesBroken", "IndexError"])
def test_a_fault_of_ours_keeps_the_record_and_shows_no_traceback(
    error: str, run: Run, snip_folder: Path, tmp_path: Path
) -> None:
    rules = snip_folder / "__init__.py"
    text = rules.read_text().replace("state.turns += 1", f"raise {error}('two aces')")
    rules.write_text(f"from pakl.kernel.errors import RulesBroken\n{text}")

    answer = run(*SNIP, "--record", "frozen.pakl", typed="1\n")

    assert 70 == answer.returncode
    assert f"Pakl itself is at fault ({error}: two aces)" in answer.stderr
    assert 1 == len(answer.stderr.splitlines())
    assert "result running" in (tmp_path / "frozen.pakl").read_text()
