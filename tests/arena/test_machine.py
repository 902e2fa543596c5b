"""What a result was measured with."""

import subprocess
from pathlib import Path

from pakl.arena.machine import commit_in, engine_digest, machine


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_the_digest_is_one_of_the_sources() -> None:
    assert 16 == len(engine_digest())
    assert {"processor", "cores", "python", "build"} == set(machine())


def test_a_folder_without_git_has_no_commit(tmp_path: Path) -> None:
    assert "" == commit_in(tmp_path)


def test_a_commit_is_marked_when_files_differ_from_it(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("one")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "first")
    clean = commit_in(tmp_path)
    (tmp_path / "rules.py").write_text("two")

    assert 12 == len(clean)
    assert f"{clean}+" == commit_in(tmp_path)
