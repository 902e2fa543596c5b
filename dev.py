#!/usr/bin/env python3
"""Runs, tests and builds Pakl. It needs Python 3.11 or newer with pip, and nothing else.

python3 dev.py run [arguments]      set everything up and open the table for the network
python3 dev.py play [arguments]     the same, for one person at the terminal
python3 dev.py arena [arguments]    let bots play against each other, in the compiled build
python3 dev.py test [pytest's]      every check and every test, interpreted, compiled, in a browser
python3 dev.py check                only the quick checks: style, types, imports, house rules
python3 dev.py fix                  put the code into the house format
python3 dev.py build                compile the kernel and the games, and say where they are
python3 dev.py gallery              make pictures of the page, in docs/gallery
python3 dev.py bench NAME [its]     run bench/NAME.py over the compiled package
python3 dev.py train NAME [its]     run training/NAME.py over the compiled package
python3 dev.py wheel                build the wheel into dist/
python3 dev.py lock [uv's]          compile requirements/*.lock anew from pyproject.toml
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

OLDEST_PYTHON: Final = (3, 11)
if sys.version_info < OLDEST_PYTHON:
    sys.exit("Pakl needs Python 3.11 or newer.")

sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))

import chromium
import native
from checks import check_quickly, test_everything
from environments import (
    compiled_tree,
    configured_index,
    development_environment,
    fastest_sources,
    peers_environment,
    playing_environment,
    training_environment,
    uv,
)
from page import WEB, build_page, node_path
from running import CACHE, ROOT, must, say, variables

# Benchmarks that measure beside research peers, which have an environment of their own.
BESIDE_PEERS: Final = {"constants", "engine", "panel"}


def run(arguments: Sequence[str]) -> None:
    """Sets everything up and opens the table for the network."""
    build_page()
    start("serve", arguments, PAKL_DATA=os.environ.get("PAKL_DATA", str(ROOT / "data")))


def play(arguments: Sequence[str]) -> None:
    """Sets everything up and plays at the terminal."""
    start("play", arguments)


def arena(arguments: Sequence[str]) -> None:
    """Lets bots play against each other and says how sure the result is."""
    start("arena", arguments)


def start(command: str, arguments: Sequence[str], **extra: str) -> NoReturn:
    """Becomes one of pakl's own commands, in the fastest build there is."""
    python = playing_environment()
    sources = fastest_sources(python)
    words = [str(python), "-m", "pakl", command, *arguments]
    os.execve(python, words, variables(PYTHONPATH=str(sources), **extra))  # noqa: S606, no shell


def test(arguments: Sequence[str]) -> None:
    """Runs every check and every test, interpreted and compiled, and in a browser."""
    test_everything(development_environment(), arguments)


def check(arguments: Sequence[str]) -> None:
    """Runs the quick checks only."""
    check_quickly(development_environment(), arguments)


def fix(arguments: Sequence[str]) -> None:
    """Puts the code into the house format and mends what ruff can mend."""
    ruff = development_environment().parent / "ruff"
    must(ruff, "format", ".")
    must(ruff, "check", "--fix", *arguments, ".")


def build(arguments: Sequence[str]) -> None:
    """Compiles the kernel and the games, and says where they are."""
    refuse(arguments)
    problem = native.build_problem()
    if problem is not None:
        sys.exit(f"Nothing was compiled, because {problem}.")
    say(str(compiled_tree(playing_environment())))


def gallery(arguments: Sequence[str]) -> None:
    """Makes pictures of the page at all sizes, as people would see it."""
    refuse(arguments)
    build_page()
    python = development_environment()
    try:
        found = chromium.variables(CACHE, node_path())
    except chromium.NoChromium as problem:
        sys.exit(str(problem))
    paths = os.pathsep.join([str(fastest_sources(python)), str(ROOT)])
    must(python, "-m", "tests.browser.gallery", PYTHONPATH=paths, **found)


def bench(arguments: Sequence[str]) -> None:
    """Runs one benchmark with the compiled package, beside research peers if it has any."""
    names = sorted(path.stem for path in (ROOT / "bench").glob("*.py"))
    if not arguments or arguments[0] not in names:
        sys.exit(f"Which benchmark? There are: {', '.join(names)}")
    # With everything the tests need: some start a PostgreSQL and a Redis, as tests do.
    python = development_environment()
    # The folder too: a benchmark may have modules of its own beside it.
    extra = {"PYTHONPATH": os.pathsep.join([str(fastest_sources(python)), str(ROOT)])}
    if arguments[0] in BESIDE_PEERS:
        extra["PAKL_PEER_PYTHON"] = str(peers_environment())
    must(python, ROOT / "bench" / f"{arguments[0]}.py", *arguments[1:], **extra)


def train(arguments: Sequence[str]) -> None:
    """Lets a player learn, or does something with what one has learned."""
    names = sorted(path.stem for path in (ROOT / "training").glob("[a-z]*.py"))
    if not arguments or arguments[0] not in names:
        sys.exit(f"Which training? There are: {', '.join(names)}")
    sources = fastest_sources(playing_environment())
    extra = {"PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)]), "OMP_NUM_THREADS": "1"}
    must(training_environment(), "-m", f"training.{arguments[0]}", *arguments[1:], **extra)


def wheel(arguments: Sequence[str]) -> None:
    """Builds the wheel into dist/, compiled where that is possible."""
    refuse(arguments)
    must(development_environment(), "-m", "hatchling", "build", "-t", "wheel", "-d", ROOT / "dist")


def lock(arguments: Sequence[str]) -> None:
    """Compiles the locks anew. They name no package index: that is each machine's own affair."""
    options = ["--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
    options += ["--no-header", "--no-emit-index-url", "--no-emit-find-links", "--no-config"]
    constraints = ["-c", "requirements/base.lock", "-c", "requirements/build.lock"]
    sources = {
        "bootstrap": ["--group", "bootstrap"],
        "base": ["pyproject.toml", "--extra", "server"],
        "build": ["--group", "build", "-c", "requirements/base.lock"],
        "node": ["--group", "node"],
        "dev": ["pyproject.toml", "--extra", "server", "--group", "dev", *constraints],
    }
    for name, source in sources.items():
        command = ["pip", "compile", *options, *arguments, *source]
        must(uv(), *command, "-o", f"requirements/{name}.lock", **configured_index())
    package_lock = ("--silent", "install", "--package-lock-only")
    for folder in (WEB, chromium.PACKAGE):
        must(
            "npm",
            "--prefix",
            folder,
            *package_lock,
            "--omit-lockfile-registry-resolved",
            **node_path(),
        )


def refuse(arguments: Sequence[str]) -> None:
    """Ends the program when a command that takes no arguments was given some."""
    if arguments:
        sys.exit(f"This command takes no arguments, but got: {' '.join(arguments)}")


COMMANDS: Final = {
    command.__name__: command
    for command in (run, play, arena, test, check, fix, build, gallery, bench, train, wheel, lock)
}


def main(words: Sequence[str]) -> None:
    """Does what the first word says."""
    if not words or words[0] not in COMMANDS:
        sys.exit(__doc__)
    try:
        COMMANDS[words[0]](words[1:])
    except native.CompilationFailed as failure:
        sys.exit(f"{failure}\nStopped: the sources do not compile.")


if __name__ == "__main__":
    main(sys.argv[1:])
