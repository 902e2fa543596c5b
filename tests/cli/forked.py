"""The real program in a process of its own, forked from one that has imported everything.

Importing takes half a second of the processor, and there are some two hundred runs.
"""

import multiprocessing
import os
import runpy
import subprocess
import sys
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
PROGRAM: Final = "pakl"
IMPORTED: Final = ["pakl.cli.main", "pakl.cli.menu", "pakl.cli.play", "typer._adapters", __name__]
MOST_SECONDS: Final = 120


def context() -> ForkServerContext:
    """Where processes are forked from: one process for all runs, which finds this module too."""
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload(IMPORTED)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PROJECT), prepend=os.pathsep)
        forkserver.ensure_running()
    return forks


def become_the_program(
    arguments: list[str], folder: Path, variables: dict[str, str], streams: list[Path]
) -> None:
    """Is what ``python -m pakl`` would be with these streams, in this folder."""
    modes = (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY)
    for number, (stream, mode) in enumerate(zip(streams, modes, strict=True)):
        os.dup2(os.open(stream, mode), number)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        for number in range(len(streams))
    )
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(variables)
    sys.path[:0] = variables["PYTHONPATH"].split(os.pathsep)
    sys.argv = [PROGRAM, *arguments]
    try:
        runpy.run_module(PROGRAM, run_name="__main__", alter_sys=True)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def run_program(
    arguments: list[str], folder: Path, variables: dict[str, str], typed: str
) -> subprocess.CompletedProcess[str]:
    """What the program says to what a person types, and how it ends."""
    streams = [folder / name for name in ("typed", "said", "complained")]
    for stream, text in zip(streams, (typed, "", ""), strict=True):
        stream.write_text(text, encoding="utf-8")
    process = context().Process(
        target=become_the_program, args=(arguments, folder, variables, streams)
    )
    process.start()
    process.join(MOST_SECONDS)
    if process.is_alive():
        process.kill()
        raise TimeoutError(f"pakl {' '.join(arguments)} took too long")
    said, complained = (stream.read_text(encoding="utf-8") for stream in streams[1:])
    return subprocess.CompletedProcess(arguments, process.exitcode or 0, said, complained)
