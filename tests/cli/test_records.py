"""Records: verified, refused when they were tampered with, and replayed as text."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def sealed(body: str) -> str:
    """A record whose last line agrees with what stands above it, whoever wrote that."""
    return f"{body}end {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a whole match that was dealt fairly."""
    run("play", "snip", "--name", "Jo", "--record", "match.pakl", typed="1\n" * 60)
    return tmp_path / "match.pakl"


def body_of(record: Path) -> str:
    """A record without its last line."""
    return record.read_text().rpartition("end ")[0]


def test_what_was_checked_is_listed(run: Run, record: Path) -> None:
    answer = run("verify", str(record))

    assert 0 == answer.returncode
    assert 4 == answer.stdout.count("✓ ")
    assert answer.stdout.endswith("This record is verified.\n")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("name 0: Jo", "name 0: Joe", "The record was changed"),
        ("seats 2", "seats 3", "The record was changed"),
    ],
)
def test_a_record_that_was_changed_is_refused(
    old: str, new: str, sentence: str, run: Run, record: Path
) -> None:
    record.write_text(record.read_text().replace(old, new))

    answer = run("verify", str(record))

    assert (1, "") == (answer.returncode, answer.stdout)
    assert sentence in answer.stderr
    assert 1 == len(answer.stderr.splitlines())


def test_a_record_that_was_cut_off_is_refused(run: Run, record: Path) -> None:
    record.write_text(body_of(record))

    assert "is cut off" in run("verify", str(record)).stderr


def test_moves_that_the_rules_forbid_are_refused(run: Run, record: Path) -> None:
    body = body_of(record)
    first_play = next(line for line in body.splitlines() if line[:7] in {"0: play", "1: play"})
    record.write_text(sealed(body.replace(first_play, f"{first_play[0]}: pass", 1)))

    answer = run("verify", str(record))

    assert 1 == answer.returncode
    assert "can't be replayed" in answer.stderr


def test_a_secret_that_was_not_committed_to_is_refused(run: Run, record: Path) -> None:
    head, _, rest = body_of(record).partition("secret ")
    record.write_text(sealed(f"{head}secret {'00' * 32}\n{rest.partition(chr(10))[2]}"))

    answer = run("verify", str(record))

    assert 1 == answer.returncode
    assert "The secret is not the one that was committed to." in answer.stderr


def test_a_record_that_replays_but_has_no_seal_says_so(run: Run) -> None:
    run("play", "snip", "--seed", "11", "--record", "seeded.pakl", typed="1\n" * 60)

    answer = run("verify", "seeded.pakl")

    assert 1 == answer.returncode
    assert 2 == answer.stdout.count("✓ ")
    assert "its shuffles can't be verified" in answer.stderr


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"pakl record 9\n", b"pakl record 1\n\n"])
def test_what_is_no_record_is_refused(content: bytes, run: Run, tmp_path: Path) -> None:
    (tmp_path / "strange").write_bytes(content)

    for command in ("verify", "replay"):
        answer = run(command, "strange")
        assert (1, "") == (answer.returncode, answer.stdout)
        assert 1 == len(answer.stderr.splitlines())


# Replaying


def test_a_replay_tells_every_card_in_words(run: Run, record: Path) -> None:
    told = run("replay", str(record)).stdout

    assert told.startswith("Snip Snap: Jo and Ludmila\n   1. shuffle: first dealer\n")
    assert "Jo gets " in told
    assert "a card" not in told
    assert "2 cards" not in told
    assert "Six turns are played · SNIP-5" in told


@pytest.mark.parametrize("viewer", ["0", "jo"])
def test_a_replay_for_one_viewer_tells_what_that_viewer_was_told(
    viewer: str, run: Run, record: Path
) -> None:
    told = run("replay", str(record), "--viewer", viewer).stdout

    assert "Everyone gets 2 cards · SNIP-1" in told


def test_a_replay_for_nobody_is_refused(run: Run, record: Path) -> None:
    answer = run("replay", str(record), "--viewer", "Otto")

    assert 1 == answer.returncode
    assert "There is no viewer 'Otto'; there are 0 (Jo), 1 (Ludmila)" in answer.stderr
    assert not answer.stdout
