"""Runs the real program: a process with what a person types as its input."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import pakl
from pakl.cli.clauses import read_clauses
from tests.cli.forked import run_program

SOURCES = Path(pakl.__file__).parents[1]
SNIP = Path(__file__).parent / "snip"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def snip_folder(tmp_path: Path) -> Path:
    """The folder of the game Snip, installed as a package, to be changed at will."""
    folder = tmp_path / "packages" / "snip"
    shutil.copytree(SNIP, folder, ignore=shutil.ignore_patterns("__pycache__"))
    clauses = [clause.id.lower().replace("-", "_") for clause in read_clauses(SNIP)]
    tests = "\n\n".join(f"def test_{clause}_holds() -> None: ..." for clause in clauses)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_snip.py").write_text(tests)
    about = folder.parent / "snip-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: snip\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[pakl.games]\nsnip = snip:GAME\n")
    return folder


@pytest.fixture
def variables(snip_folder: Path) -> dict[str, str]:
    """The environment of a process that finds Pakl and the game Snip."""
    path = os.pathsep.join([str(SOURCES), str(snip_folder.parent)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}


@pytest.fixture
def run(tmp_path: Path, variables: dict[str, str]) -> Run:
    """Runs ``pakl`` in a folder of its own, with the lines that a person types."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        answer = run_program(list(arguments), tmp_path, variables, typed)
        assert "Traceback" not in answer.stderr
        return answer

    return run
