"""The environments that Pakl runs in, set up with pip alone, and its compiled tree."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import native
from running import (
    BASE_PYTHON,
    CACHE,
    REQUIREMENTS,
    ROOT,
    SOURCES,
    make_once,
    must,
    one_at_a_time,
    say,
)

VENV: Final = ROOT / ".venv"
PEERS: Final = CACHE / "peers"
TRAINING: Final = CACHE / "training-environment"


def uv() -> Path:
    """The installer, fetched by pip into the cache.

    ``pip install --target`` works where the system's Python is externally managed
    and where it has no venv module.
    """
    folder = CACHE / "uv"
    lock = REQUIREMENTS / "bootstrap.lock"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    make_once(folder, [lock], lambda: must(*pip, "--target", folder, "-r", lock))
    return folder / "bin" / "uv"


def configured_index() -> dict[str, str]:
    """A package index set up for pip, as a variable for uv, which reads no pip.conf."""
    if "UV_DEFAULT_INDEX" in os.environ:
        return {}
    command = [sys.executable, "-m", "pip", "config", "list"]
    settings = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    for section in (":env:", "install", "global"):
        setting = re.search(rf"^{section}\.index-url='([^']+)'", settings, re.MULTILINE)
        if setting:
            return {"UV_DEFAULT_INDEX": setting[1]}
    return {}


def make_environment(folder: Path, requirements: Sequence[Path], *options: str) -> Path:
    """A virtual environment with just these requirements; gives its Python."""
    python = folder / "bin" / "python"
    files = [f"--requirements={path}" for path in requirements]

    def make() -> None:
        must(uv(), "venv", "--quiet", "--python", BASE_PYTHON, folder)
        install = (uv(), "pip", "install", "--quiet", "--compile-bytecode", "--python", python)
        must(*install, *options, *files, **configured_index())

    with one_at_a_time("environment"):
        make_once(folder, requirements, make)
    return python


def locked_environment(*locks: str) -> Path:
    """The project's environment with the packages of these locks; gives its Python."""
    paths = [REQUIREMENTS / f"{lock}.lock" for lock in locks]
    return make_environment(VENV, paths, "--require-hashes")


def development_environment() -> Path:
    """The environment with everything the tests need."""
    return locked_environment("dev")


def playing_environment() -> Path:
    """The least that plays; the development environment does as well if it is there."""
    if (VENV / "bin" / "pytest").exists():
        return development_environment()
    if native.build_problem() is None:
        return locked_environment("base", "build")
    return locked_environment("base")


def compiled_tree(python: Path) -> Path:
    """The folder with the compiled package, up to date."""
    with one_at_a_time("compiling"):
        toolchain = (REQUIREMENTS / "build.lock").read_bytes()
        return native.fresh_tree(SOURCES, CACHE / "compiled", python, toolchain)


def fastest_sources(python: Path) -> Path:
    """The compiled tree, or the plain sources where nothing can be compiled."""
    problem = native.build_problem()
    if problem is None:
        return compiled_tree(python)
    say(f"Pakl runs uncompiled here, slower but right, because {problem}.")
    return SOURCES


def peers_environment() -> Path:
    """The environment of the research peers that benchmarks measure beside."""
    return make_environment(PEERS, [REQUIREMENTS / "bench.txt"])


def training_environment() -> Path:
    """The environment in which players learn.

    It is made by pip alone: uv would fetch a build for graphics cards where pip is told of
    another one.
    """
    python = TRAINING / "bin" / "python"
    locked, wanted = REQUIREMENTS / "base.lock", REQUIREMENTS / "training.txt"

    def make() -> None:
        must(BASE_PYTHON, "-m", "venv", TRAINING)
        install = (python, "-m", "pip", "install", "--quiet")
        must(*install, "--require-hashes", "-r", locked)
        must(*install, "-r", wanted)

    with one_at_a_time("environment"):
        make_once(TRAINING, [locked, wanted], make)
    return python
