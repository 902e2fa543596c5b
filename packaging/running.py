"""How the project's own commands are run, and where its folders are."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
REQUIREMENTS: Final = ROOT / "requirements"
CACHE: Final = ROOT / ".cache"

# The Python that makes environments; never the one inside the environment being made.
BASE_PYTHON: Final = Path(sys.executable).resolve()


def say(text: str) -> None:
    """Tells the person at the terminal, before the next command writes there."""
    print(text, flush=True)


def variables(**extra: str) -> dict[str, str]:
    """The environment variables every command gets, and some of its own."""
    # Tests start dozens of processes, which would all translate the same sources again.
    inherited = {name: os.environ[name] for name in os.environ if name != "PYTHONDONTWRITEBYTECODE"}
    return {
        **inherited,
        "HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        # The folder one stands in must not decide which pakl is imported.
        "PYTHONSAFEPATH": "1",
        "UV_NO_PROGRESS": "1",
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_SYSTEM_CERTS": "1",
        **extra,
    }


def succeeds(*command: str | Path, **extra: str) -> bool:
    """Runs a command in the project's folder, and says which."""
    words = [str(word) for word in command]
    say("+ " + " ".join(words).replace(f"{ROOT}/", ""))
    return subprocess.run(words, cwd=ROOT, env=variables(**extra), check=False).returncode == 0


def must(*command: str | Path, **extra: str) -> None:
    """Runs a command that nothing can go on without."""
    if not succeeds(*command, **extra):
        sys.exit(f"Stopped: {Path(command[0]).name} failed; what it said is above.")


@contextlib.contextmanager
def one_at_a_time(work: str) -> Iterator[None]:
    """Keeps two terminals from doing the same work in the same folder at once."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{work}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_once(folder: Path, inputs: Sequence[Path], make: Callable[[], None]) -> None:
    """Makes a folder anew when it is missing or was made from other inputs."""
    digest = hashlib.sha256(f"{BASE_PYTHON} {sys.version} {folder}".encode())
    for path in inputs:
        digest.update(path.read_bytes())
    # Kept inside the folder, so that it goes when the folder goes.
    stamp = folder / "made-from"
    if stamp.is_file() and stamp.read_text() == digest.hexdigest():
        return
    shutil.rmtree(folder, ignore_errors=True)
    make()
    stamp.write_text(digest.hexdigest())
