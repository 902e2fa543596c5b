"""Every check and every test, and a report of what came of them."""

from __future__ import annotations

import concurrent.futures
import os
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

import chromium
import native
from environments import compiled_tree
from page import NPM, node_path, page_tools
from running import CACHE, ROOT, SOURCES, say, succeeds

# What is the same in both builds is shown once: checks of the project itself and what tables
# are stored in while the compiler works, and what is not compiled itself over the build that
# it runs on. Whoever names a test sees it in both.
ONLY_INTERPRETED: Final = ("tests/bench", "tests/house", "tests/ports")
ONLY_COMPILED: Final = (
    "tests/arena",
    "tests/bots",
    "tests/cli",
    "tests/server",
)

# In a process of their own: the driver of the browser and tests that are asynchronous get
# in each other's way. A server and a browser keep a core busy, so two workers do.
IN_BROWSER: Final = "tests/browser"
BROWSERS: Final = 2

MOST_WORKERS: Final = 8


class Report:
    """What was run, what came of it, and how long it took."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.has_failures = False

    def step(self, name: str, *command: str | Path, **extra: str) -> None:
        """Runs one step and remembers how it went."""
        started = time.monotonic()
        passed = succeeds(*command, **extra)
        self.note(name, passed=passed, seconds=time.monotonic() - started)

    def note(self, name: str, *, passed: bool, seconds: float) -> None:
        """Remembers a step."""
        word = "passed" if passed else "FAILED"
        self.lines.append(f"  {word}  {name} ({seconds:.0f} s)")
        self.has_failures = self.has_failures or not passed

    def skipped(self, name: str, reason: str) -> None:
        """Remembers a step that could not be run."""
        self.lines.append(f"  NOT RUN  {name}: {reason}")

    def finish(self) -> NoReturn:
        """Prints the summary and ends the program."""
        say("\n" + "\n".join(self.lines))
        sys.exit(1 if self.has_failures else 0)


def check_statically(report: Report, python: Path) -> None:
    """Style, format, types and the direction of imports."""
    tools = python.parent
    report.step("ruff check", tools / "ruff", "check", "--quiet", ".")
    report.step("ruff format", tools / "ruff", "format", "--check", "--quiet", ".")
    report.step("mypy", python, "-m", "mypy")
    linter = (tools / "lint-imports", "--no-logo", "--cache-dir", CACHE / "import_linter")
    report.step("import-linter", *linter, PYTHONPATH=str(SOURCES))


def test_page(report: Report) -> None:
    """Checks the types of the page, builds it and runs its tests."""
    path = page_tools()
    report.step("page, build", *NPM, "run", "build", **path)
    report.step("page, tests", *NPM, "test", **path)


def run_tests(
    report: Report, python: Path, build: str, sources: Path, arguments: Sequence[str]
) -> None:
    """Runs pytest over one build of the package."""
    path = sources.relative_to(ROOT)
    # Set over the configuration, and in the environment for processes that tests start.
    options = ["-o", f"pythonpath={path} packaging"]
    # Two more than there are cores for the half with the server, whose tests also wait; the
    # other half shares the cores with the C compiler.
    workers = min(os.cpu_count() or 1, MOST_WORKERS) + (2 if build == "compiled" else 0)
    # Handed out in small lots, in the order of ``tests/conftest.py``: the longest first.
    options += ["-n", str(workers), "--dist=load", "--maxschedchunk=4"]
    extra = {"PAKL_BUILD": build, "PYTHONPATH": str(sources)}
    report.step(f"tests, {build}", python, "-m", "pytest", *options, *arguments, **extra)


def tests_named(arguments: Sequence[str]) -> list[str]:
    """The tests a person asked for; none if all are meant."""
    return [argument for argument in arguments if (ROOT / argument.split("::")[0]).exists()]


def tests_to_run(arguments: Sequence[str], sources: Path) -> list[str]:
    """The tests a person asked for, or all, with those of the games from this build."""
    named = tests_named(arguments)
    arguments = [argument for argument in arguments if not argument.startswith(IN_BROWSER)]
    arguments += [f"--ignore={IN_BROWSER}"]
    if not named:
        arguments += ["tests", "src/pakl/games"]
        if native.build_problem() is None:
            elsewhere = ONLY_INTERPRETED if sources != SOURCES else ONLY_COMPILED
            arguments += [f"--ignore={path}" for path in elsewhere]
    path = sources.relative_to(ROOT).as_posix()
    return [re.sub(r"^src/", f"{path}/", argument) for argument in arguments]


def test_in_browser(
    report: Report, python: Path, compilation: Compilation, arguments: Sequence[str]
) -> None:
    """Runs the tests of the page in a real browser, over the build that people play on."""
    try:
        found = chromium.variables(CACHE, node_path())
    except chromium.NoChromium as problem:
        say(str(problem))
        report.note("tests, in a browser", passed=False, seconds=0)
        return
    sources = compilation.tree_or(SOURCES)
    build = "interpreted" if sources == SOURCES else "compiled"
    options = ["-o", f"pythonpath={sources.relative_to(ROOT)} packaging"]
    options += ["-n", str(BROWSERS), "--dist=load", "--maxschedchunk=1"]
    named = [argument for argument in arguments if argument.startswith(IN_BROWSER)]
    others = [argument for argument in arguments if argument not in tests_named(arguments)]
    extra = {"PAKL_BUILD": build, "PYTHONPATH": str(sources), **found}
    tests = named or [IN_BROWSER, "-m", "not thorough"]
    report.step("tests, in a browser", python, "-m", "pytest", *options, *others, *tests, **extra)


class Compilation:
    """Compiles beside everything else; one core is busy with it, and tests need not wait."""

    def __init__(self, python: Path) -> None:
        self.problem = native.build_problem()
        self.started = time.monotonic()
        self.seconds = 0.0
        self.pool = concurrent.futures.ThreadPoolExecutor(1)
        self.tree = None if self.problem else self.pool.submit(self.compile, python)

    def compile(self, python: Path) -> Path:
        """The compiled tree."""
        try:
            return compiled_tree(python)
        finally:
            self.seconds = time.monotonic() - self.started

    def tree_or(self, sources: Path) -> Path:
        """The compiled tree, or the plain sources where there is none."""
        if self.tree is None or self.tree.exception() is not None:
            return sources
        return self.tree.result()


def test_compiled(
    report: Report, python: Path, compilation: Compilation, arguments: Sequence[str]
) -> None:
    """Runs the tests over the compiled package, or notes why that can't be."""
    if compilation.tree is None:
        report.skipped("tests, compiled", compilation.problem or "")
        return
    try:
        tree = compilation.tree.result()
    except native.CompilationFailed as failure:
        say(str(failure))
        report.note("mypyc", passed=False, seconds=compilation.seconds)
        report.skipped("tests, compiled", "the sources do not compile")
        return
    report.note("mypyc", passed=True, seconds=compilation.seconds)
    run_tests(report, python, "compiled", tree, tests_to_run(arguments, tree))


# All of it


def test_everything(python: Path, arguments: Sequence[str]) -> NoReturn:
    """Runs every check and every test, or the tests that a person names, and ends."""
    report = Report()
    compilation = Compilation(python)
    check_statically(report, python)
    test_page(report)
    named = tests_named(arguments)
    in_browser = [argument for argument in named if argument.startswith(IN_BROWSER)]
    if not named or len(in_browser) < len(named):
        run_tests(report, python, "interpreted", SOURCES, tests_to_run(arguments, SOURCES))
        test_compiled(report, python, compilation, arguments)
    # Whoever picks some tests without naming these does not mean them.
    if not arguments or in_browser:
        test_in_browser(report, python, compilation, arguments)
    report.finish()


def check_quickly(python: Path, arguments: Sequence[str]) -> NoReturn:
    """Runs what takes seconds only: style, types, imports and the rules of the house, and ends."""
    report = Report()
    check_statically(report, python)
    run_tests(report, python, "interpreted", SOURCES, ["tests/house", *arguments])
    report.finish()
