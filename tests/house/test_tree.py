"""The shape of the tree: what a file is called, and what must not be left in one."""

import re
from pathlib import Path

import native

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "pakl"

# Such a name says of what kind the code is, not what it is about; anything ends up there.
NAMES_OF_A_KIND = {"utils", "common", "helpers", "base", "misc", "types", "constants"}
LEFT_FOR_LATER = re.compile(r"\b(TODO|FIXME|XXX)\b")
TAKEN_FROM_BENCH = re.compile(r"^\s*(from|import) bench\b|[\"']bench[./]yardsticks", re.MULTILINE)
SOURCE_KINDS = {".py", ".md", ".toml", ".ftl"}


def test_modules_are_named_after_what_they_are_about() -> None:
    named = [path for path in PACKAGE.rglob("*") if path.stem in NAMES_OF_A_KIND]

    assert not [str(path.relative_to(ROOT)) for path in named]


def test_nothing_is_left_for_later() -> None:
    sources = [path for path in PACKAGE.rglob("*") if path.suffix in SOURCE_KINDS]
    left = [path for path in sources if LEFT_FOR_LATER.search(path.read_text())]

    assert not [str(path.relative_to(ROOT)) for path in left]


def test_the_package_knows_nothing_of_the_benchmarks() -> None:
    """Players who see through the cards live in ``bench``, and nobody there can be imported."""
    sources = [path for path in PACKAGE.rglob("*.py") if TAKEN_FROM_BENCH.search(path.read_text())]

    assert not [str(path.relative_to(ROOT)) for path in sources]
    assert TAKEN_FROM_BENCH.search("from bench.yardsticks import clairvoyant")


def test_no_binary_lies_beside_the_sources() -> None:
    binaries = [
        path for path in PACKAGE.rglob("*") if path.name.endswith(native.EXTENSION_SUFFIXES)
    ]

    assert not [f"{path}: Python would run it instead of its source" for path in binaries]


def test_the_readme_opens_with_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text()

    assert "python3 dev.py run" in readme
    assert "python3 dev.py test" in readme
