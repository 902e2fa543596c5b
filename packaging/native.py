"""Compiles what must be fast with mypyc, always in a copy of the sources.

The sources themselves are never compiled in place: Python prefers an extension
module to the ``.py`` beside it, so after an edit the old binary would still run.
A compiled tree is named after the digest of all that went into it instead.

This module needs the standard library only, so that ``dev.py`` can import it
before anything is installed. Run as a script it builds the extension modules of
one tree, and then it needs mypy, setuptools and librt.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.machinery
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

PACKAGE: Final = "pakl"

# A new game or a new chapter of one is compiled because it is there. Of the table it is what
# tells each move to everybody there, each in its own words.
COMPILED: Final = (
    "kernel/*.py",
    "search/*.py",
    "games/*/*.py",
    "play/framing.py",
    "play/history.py",
    "play/listeners.py",
    "play/seating.py",
    "play/telling.py",
)

# ``__init__.py`` only gathers names. ``features.py`` describes a game to learning
# programs, which want arrays and not the plain dialect of the rules.
NOT_COMPILED: Final = ("__init__.py", "features.py")

TESTS: Final = "tests"
TREES_KEPT: Final = 3
EXTENSION_SUFFIXES: Final = tuple(importlib.machinery.EXTENSION_SUFFIXES)

# Let the compiler inline calls between our own functions: 1.36 times the speed, measured
# on random games. Flags are appended because a CFLAGS variable would replace the -fwrapv
# and -DNDEBUG that Python itself was built with.
INLINE_OWN_CALLS: Final = ["-fno-semantic-interposition", "-fvisibility=hidden"]

# For gcc. It may forget what it has inlined everywhere. And every call that mypyc writes may
# fail, and the way out makes small functions look large: gcc is told to inline them all the
# same (1.1 times), which clang does by itself.
INLINE_MORE: Final = [
    "-fwhole-program",
    "--param=max-inline-insns-auto=400",
    "--param=max-inline-insns-single=400",
    "--param=inline-unit-growth=1000",
    "--param=large-unit-insns=100000",
    "--param=large-function-insns=20000",
    "--param=large-function-growth=5000",
]
SEEN_FROM_OUTSIDE: Final = """\
struct _object *PyInit_{unit}(void) __attribute__((externally_visible));
"""

# What happens after an error is kept out of the way of what happens without one: it makes
# the rules faster (1.05 times) and the compiler (1.2 times).
ERRORS_ARE_RARE: Final = """\
struct _object;
struct _object *PyErr_Occurred(void) __attribute__((cold));
void PyErr_SetNone(struct _object *) __attribute__((cold));
void PyErr_SetString(struct _object *, const char *) __attribute__((cold));
void CPy_AddTraceback(const char *, const char *, int, struct _object *)
    __attribute__((cold, noinline));
void CPy_AttributeError(
    const char *, const char *, const char *, const char *, int, struct _object *)
    __attribute__((cold, noinline));
void CPy_TypeError(const char *, struct _object *) __attribute__((cold, noinline));
void CPy_TypeErrorTraceback(
    const char *, const char *, int, struct _object *, const char *, struct _object *)
    __attribute__((cold, noinline));
"""

# mypyc writes each function for C, a second one that calls it for Python, and one that runs
# a module's own lines. Only the first are worth the compiler's work; the others would take
# whole copies of them into themselves.
DECLARATION: Final = re.compile(r"^extern ([^=;()]*\bCPy(?:Py|Def)_[^=;]*\));", re.MULTILINE)
NOT_FOR_C: Final = re.compile(r"CPyPy_|__top_level__\(")

TRIAL: Final = "#include <Python.h>\nPyObject *trial(void) { return PyLong_FromLong(0); }\n"


class CompilationFailed(Exception):
    """mypyc or the C compiler refused the sources; the text is what they said."""


# Questions


def compiled_sources(sources_root: Path) -> list[Path]:
    """The files that are compiled, in a fixed order."""
    package = sources_root / PACKAGE
    return sorted(
        source
        for pattern in COMPILED
        for source in package.glob(pattern)
        if source.name not in NOT_COMPILED and source.parent.name != TESTS
    )


def sources_read_by_the_compiler(sources_root: Path) -> list[Path]:
    """Every file whose text can end up in a binary.

    mypyc writes the value of an imported ``Final`` into the code that imports it,
    so the files that are not compiled themselves count too.
    """
    package = sources_root / PACKAGE
    folders = {pattern.split("/")[0] for pattern in COMPILED}
    sources = [source for folder in folders for source in (package / folder).rglob("*.py")]
    sources.append(package / "__init__.py")
    return sorted(source for source in sources if TESTS not in source.relative_to(package).parts)


def digest_of(sources_root: Path, toolchain: bytes) -> str:
    """The name of the compiled tree that belongs to these sources and these tools."""
    digest = hashlib.sha256()
    for part in (sys.version.encode(), toolchain, Path(__file__).read_bytes()):
        digest.update(hashlib.sha256(part).digest())
    for source in sources_read_by_the_compiler(sources_root):
        digest.update(source.relative_to(sources_root).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    return digest.hexdigest()[:16]


@functools.cache
def build_problem() -> str | None:
    """Why this machine can't compile, in words for people; None when it can."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}"
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "mypyc does not compile for the free-threaded Python"
    compiler = c_compiler()
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler here ({compiler[0]} was not found)"
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        return "Python's C headers are missing (Debian has them in python3-dev)"
    if not links_a_trial(compiler, headers):
        return f"the C compiler {compiler[0]} can't build an extension module"
    return None


def c_compiler() -> list[str]:
    """The command of the C compiler that extension modules are built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def is_gcc(compiler: list[str]) -> bool:
    """Whether a C compiler is gcc, which takes parameters that others refuse."""
    command = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    return "__GNUC__" in outcome.stdout and "__clang__" not in outcome.stdout


def links_a_trial(compiler: list[str], headers: Path) -> bool:
    """Whether a smallest extension module can be built; a compiler may lack its C library."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "trial.c").write_text(TRIAL)
        command = [*compiler, "-shared", "-fPIC", f"-I{headers}", "trial.c", "-o", "trial.so"]
        if sys.platform == "darwin":
            # Elsewhere an extension module may leave Python's own symbols open by itself.
            command += ["-undefined", "dynamic_lookup"]
        return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


def is_our_own(path: Path) -> bool:
    """Whether a file was written by people, not by Python or a compiler."""
    return "__pycache__" not in path.parts and not path.name.endswith(EXTENSION_SUFFIXES)


# Verbs


def fresh_tree(sources_root: Path, trees: Path, python: Path, toolchain: bytes) -> Path:
    """The compiled tree of the sources as they are now, built if it is not there.

    Files that are not compiled are copied anew each time, and files that are gone
    from the sources disappear, so nothing in the tree is ever older than its source.
    """
    trees.mkdir(parents=True, exist_ok=True)
    tree = trees / digest_of(sources_root, toolchain)
    if not tree.is_dir():
        count = len(compiled_sources(sources_root))
        print(f"Compiling {count} modules with mypyc, as always when one has changed.", flush=True)
        # Built elsewhere and renamed: a tree under its own name is always whole.
        with tempfile.TemporaryDirectory(prefix="unfinished-", dir=trees) as folder:
            unfinished = Path(folder, "tree")
            compile_into(sources_root, unfinished, python)
            # Named by what was copied: a source may have been edited while mypyc ran.
            tree = trees / digest_of(unfinished, toolchain)
            if not tree.is_dir():
                unfinished.rename(tree)
    mirror(sources_root / PACKAGE, tree / PACKAGE)
    os.utime(tree)
    forget_old_trees(trees)
    return tree


def compile_into(sources_root: Path, target: Path, python: Path) -> None:
    """Copies the package to the target and puts extension modules beside the copies.

    Raises:
        CompilationFailed: If the sources do not compile.
    """
    mirror(sources_root / PACKAGE, target / PACKAGE)
    with tempfile.TemporaryDirectory() as scratch:
        outcome = subprocess.run(
            [python, __file__, target.resolve(), scratch],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if outcome.returncode != 0:
        raise CompilationFailed(outcome.stdout)


def mirror(source: Path, target: Path) -> None:
    """Makes the target folder hold what the source folder holds, and its own binaries."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    wanted = {path for path in wanted if is_our_own(path)}
    there = {path.relative_to(target) for path in target.rglob("*") if path.is_file()}
    for path in there - wanted:
        if is_our_own(path):
            (target / path).unlink()
    for path in wanted:
        text = (source / path).read_bytes()
        copy = target / path
        if path in there and copy.read_bytes() == text:
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(text)
        # Bytecode is trusted by second and size, which two quick edits can share.
        shutil.rmtree(copy.parent / "__pycache__", ignore_errors=True)


def forget_old_trees(trees: Path) -> None:
    """Removes all but the trees used last; a test run elsewhere may still need its own."""
    by_last_use = sorted(trees.iterdir(), key=lambda tree: tree.stat().st_mtime, reverse=True)
    for tree in by_last_use[TREES_KEPT:]:
        shutil.rmtree(tree)


def compiler_flags(scratch: Path, unit: str) -> list[str]:
    """What the C compiler is told about the unit beyond what mypyc and Python tell it."""
    gcc = is_gcc(c_compiler())
    header = scratch / "unit.h"
    header.write_text(ERRORS_ARE_RARE + (SEEN_FROM_OUTSIDE.format(unit=unit) if gcc else ""))
    return [*INLINE_OWN_CALLS, *(INLINE_MORE if gcc else []), "-include", str(header)]


def tell_hot_from_cold(header: Path) -> None:
    """Marks in mypyc's own declarations which functions are worth the compiler's work."""
    header.write_text(DECLARATION.sub(marked, header.read_text()))


def marked(declaration: re.Match[str]) -> str:
    """A declaration that says whether the function is called often."""
    # Not only the cold ones, or what only Python calls would be taken for as rare as its caller.
    mark = "cold" if NOT_FOR_C.search(declaration[1]) else "hot"
    return f"extern {declaration[1]} __attribute__(({mark}));"


def build_extensions(tree: Path, scratch: Path) -> None:
    """Builds the extension modules of a tree, all of them as one compilation unit.

    Only within one unit are calls between modules direct, and can be inlined.
    This changes the working directory, so it runs in a process of its own.
    """
    # Imported here because the rest of this module must run where they are not installed.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # noqa: PLC0415

    os.chdir(tree)
    sources = [str(source.relative_to(tree)) for source in compiled_sources(tree)]
    # An empty configuration: one found near the tree or at home must not change a binary.
    options = ["--config-file=", f"--cache-dir={scratch / 'mypy'}"]
    extensions = mypycify(
        [*options, *sources],
        # More makes neither the rules faster nor the compiler.
        opt_level="2",
        debug_level="0",
        group_name=PACKAGE,
        target_dir=str(scratch / "c"),
    )
    tell_hot_from_cold(scratch / "c" / f"__native_internal_{PACKAGE}.h")
    # All code is in one of them; the others only hand out its modules under their names.
    unit = next(extension for extension in extensions if extension.name == f"{PACKAGE}__mypyc")
    # mypycify gives all extensions the same list, so it is replaced and not extended.
    unit.extra_compile_args = [*unit.extra_compile_args, *compiler_flags(scratch, unit.name)]
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", f"--build-lib={tree}", f"--build-temp={scratch / 'o'}"],
    )


if __name__ == "__main__":
    build_extensions(Path(sys.argv[1]), Path(sys.argv[2]))
