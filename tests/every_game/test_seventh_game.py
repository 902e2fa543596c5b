"""A seventh game is one folder: nothing else is edited, and every test here holds of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pakl
from pakl.games import all_games

NEW_NAME = "seventh"
FEWER_POSITIONS = "40"
THIS_FOLDER = Path(__file__).parent


@pytest.mark.skipif("PAKL_SCRATCH_TREE" in os.environ, reason="this is the scratch tree itself")
def test_a_copied_folder_is_a_game(tmp_path: Path) -> None:
    package = tmp_path / "pakl"
    shutil.copytree(
        Path(pakl.__file__).parent, package, ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    model = "fox" if "fox" in all_games() else next(iter(all_games()))
    folder = package / "games" / NEW_NAME
    shutil.copytree(package / "games" / model, folder)
    for path in folder.rglob("*.py"):
        text = path.read_text().replace(f"games.{model}", f"games.{NEW_NAME}")
        path.write_text(text.replace(f'"{model}"', f'"{NEW_NAME}"'))

    outcome = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:xdist", "-o", f"pythonpath={tmp_path}"),
            *(str(THIS_FOLDER), "-k", NEW_NAME, "-v"),
        ],
        env={
            **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            "PAKL_BUILD": "interpreted",
            "PAKL_POSITIONS": FEWER_POSITIONS,
            "PAKL_SCRATCH_TREE": "yes",
        },
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == outcome.returncode, outcome.stdout[-3000:]
    assert " passed" in outcome.stdout
