"""What a result was measured with: the machine, its load, the sources."""

import hashlib
import os
import platform
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import pakl
from pakl.kernel import cards

# What decides how strong a bot is: everything from the cards to the bots.
ENGINE: Final = ("kernel", "search", "games", "bots")
DIGEST_LETTERS: Final = 16


@cache
def engine_digest() -> str:
    """The digest of the sources that play; the same for both builds of the same sources."""
    package = Path(pakl.__file__).parent
    digest = hashlib.sha256()
    for folder in ENGINE:
        for source in sorted((package / folder).rglob("*.py")):
            name = source.relative_to(package)
            if "tests" not in name.parts:
                digest.update(name.as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:DIGEST_LETTERS]


def build() -> str:
    """Whether the engine is compiled."""
    return "interpreted" if cards.__file__.endswith(".py") else "compiled"


def processor() -> str:
    """The processor, as far as the system names it."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> list[float]:
    """How busy the machine is: its load averages, where it has any."""
    return [round(one, 2) for one in os.getloadavg()] if hasattr(os, "getloadavg") else []


def machine() -> dict[str, object]:
    """The machine and the build in a few words."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "build": build(),
    }


def commit_in(folder: Path) -> str:
    """The commit that a folder's repository stands at, marked if files differ from it."""
    head = git(folder, "rev-parse", "--short=12", "HEAD")
    if not head:
        return ""
    return f"{head}+" if git(folder, "status", "--porcelain", "--untracked-files=no") else head


def git(folder: Path, *words: str) -> str:
    """What git answers; nothing where there is no git, or no repository."""
    command = ["git", "-C", str(folder), *words]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return ""
    return asked.stdout.strip()
