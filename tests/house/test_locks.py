"""Nothing in the repository names a package index or a path of one machine."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
PACKAGE_LOCKS = [
    ROOT / path / "package-lock.json" for path in ("web", "packaging/chromium-package")
]
FORBIDDEN_IN_LOCKS = ('"resolved"', "index-url", "find-links", "://")

# A dot is written [.] so that this file does not find itself.
PACKAGE_INDEX = re.compile(
    r"pypi[.](org|python)|pythonhosted[.]|npmjs[.]|deb[.]debian[.]"
    r"|[a-z]+://[^\s/]*(pypi|npm|registry|mirror|artifactory|nexus)"
)
MACHINE_PATH = re.compile(r"(?<![\w.-])/(root|home|work|Users)/")

MADE_BY_TOOLS = {".git", ".venv", ".cache", ".hypothesis", "__pycache__", "build", "dist"}


def repository_files() -> list[Path]:
    """The files git tracks, or all when there is no git, as in an unpacked archive."""
    command = ["git", "ls-files", "-z"]
    try:
        listed = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        listed = ""
    tracked = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in tracked if path.is_file()] or walked_files()


def walked_files() -> list[Path]:
    found = []
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders if name not in MADE_BY_TOOLS]
        found += [Path(folder, name) for name in names]
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Where the pattern stands in the repository, as file:line: text."""
    hits = []
    for path in repository_files():
        text = path.read_text(errors="ignore")
        hits += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
            for number, line in enumerate(text.splitlines(), start=1)
            if pattern.search(line)
        ]
    return hits


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
@pytest.mark.parametrize("words", FORBIDDEN_IN_LOCKS)
def test_a_lock_names_no_host(lock: Path, words: str) -> None:
    assert words not in lock.read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_with_its_hash(lock: Path) -> None:
    packages = re.findall(r"^[a-z0-9].*(?:\n .*)*", lock.read_text(), re.MULTILINE)

    assert packages
    assert not [package for package in packages if "--hash=sha256:" not in package]


@pytest.mark.parametrize("lock", PACKAGE_LOCKS, ids=lambda lock: lock.parent.name)
def test_the_lock_of_a_page_names_no_place_to_fetch_from(lock: Path) -> None:
    assert '"resolved"' not in lock.read_text()
    assert '"integrity"' in lock.read_text()


def test_the_locks_are_there() -> None:
    assert ["base", "bootstrap", "build", "dev", "node"] == [lock.stem for lock in LOCKS]


def test_no_file_names_a_package_index() -> None:
    assert not lines_with(PACKAGE_INDEX)


def test_no_file_names_a_path_of_one_machine() -> None:
    assert not lines_with(MACHINE_PATH)


@pytest.mark.parametrize(
    "text",
    [
        "https" + "://files.python" + "hosted.org/x",
        "see py" + "pi.org",
        "http" + "://mirror.here/simple",
    ],
)
def test_the_index_pattern_finds(text: str) -> None:
    assert PACKAGE_INDEX.search(text)


@pytest.mark.parametrize(
    "text", ["'/" + "root/pakl'", "cd /" + "home/someone/x", "=/" + "work/main"]
)
def test_the_path_pattern_finds(text: str) -> None:
    assert MACHINE_PATH.search(text)


@pytest.mark.parametrize("text", ["framework/work/", "docs/home/page", "./root/", "/usr/bin/env"])
def test_the_path_pattern_passes_over(text: str) -> None:
    assert not MACHINE_PATH.search(text)
