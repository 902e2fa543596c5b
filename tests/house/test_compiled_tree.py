"""A compiled tree never runs anything older than its sources."""

import os
import subprocess
import sys
from pathlib import Path

import native
import pytest

pytestmark = pytest.mark.long

KERNEL = {
    "__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/cards.py": "from typing import Final\n\nDECK_SIZE: Final = 52\n",
    "kernel/deck.py": (
        "from pakl.kernel.cards import DECK_SIZE\n\n"
        "def half() -> int:\n"
        '    """Half a deck."""\n'
        "    return DECK_SIZE // 2\n"
    ),
    "games/__init__.py": "",
    "games/fox/__init__.py": "",
    "games/fox/RULES.md": "FOX-1: thirteen cards each",
    "games/fox/features.py": "NUMBERS = 3\n",
    "games/fox/rules.py": "CARDS_EACH = 13\n",
    "games/fox/tests/test_rules.py": "",
}
TOOLCHAIN = b"these tools"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A package as small as it can be, with everything that is treated differently."""
    root = tmp_path / "src"
    for name, text in KERNEL.items():
        write(root, name, text)
    return root


def write(root: Path, name: str, text: str) -> None:
    path = root / "pakl" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def printed_by(tree: Path, code: str) -> str:
    command = [sys.executable, "-c", code]
    variables = {**os.environ, "PYTHONPATH": str(tree)}
    outcome = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    return outcome.stdout.strip()


def test_only_the_kernel_and_the_rules_of_games_are_compiled(sources: Path) -> None:
    compiled = [
        path.relative_to(sources / "pakl").as_posix() for path in native.compiled_sources(sources)
    ]

    assert ["games/fox/rules.py", "kernel/cards.py", "kernel/deck.py"] == compiled


@pytest.mark.parametrize(
    "name", ["kernel/cards.py", "games/fox/__init__.py", "games/fox/features.py"]
)
def test_an_edit_the_compiler_could_see_gives_another_tree(sources: Path, name: str) -> None:
    before = native.digest_of(sources, TOOLCHAIN)

    write(sources, name, "FIXED = 1\n")

    assert before != native.digest_of(sources, TOOLCHAIN)


@pytest.mark.parametrize(
    "name", ["games/fox/RULES.md", "games/fox/tests/test_rules.py", "cli/main.py"]
)
def test_an_edit_the_compiler_can_not_see_keeps_the_tree(sources: Path, name: str) -> None:
    before = native.digest_of(sources, TOOLCHAIN)

    write(sources, name, "another text")

    assert before == native.digest_of(sources, TOOLCHAIN)


def test_another_toolchain_gives_another_tree(sources: Path) -> None:
    assert native.digest_of(sources, TOOLCHAIN) != native.digest_of(sources, b"newer tools")


def test_a_mirror_follows_edits_and_deletions_and_keeps_binaries(
    sources: Path, tmp_path: Path
) -> None:
    package, copy = sources / "pakl", tmp_path / "tree" / "pakl"
    native.mirror(package, copy)
    binary = copy / "kernel" / f"cards{native.EXTENSION_SUFFIXES[0]}"
    binary.touch()

    write(sources, "games/fox/RULES.md", "FOX-1: fourteen cards each")
    (package / "games/fox/features.py").unlink()
    native.mirror(package, copy)

    assert "FOX-1: fourteen cards each" == (copy / "games/fox/RULES.md").read_text()
    assert not (copy / "games/fox/features.py").exists()
    assert binary.exists()


def test_a_binary_lying_beside_the_sources_is_not_taken_over(sources: Path, tmp_path: Path) -> None:
    (sources / "pakl" / "kernel" / f"cards{native.EXTENSION_SUFFIXES[0]}").touch()

    native.mirror(sources / "pakl", tmp_path / "tree")

    assert not list(tmp_path.glob(f"tree/**/*{native.EXTENSION_SUFFIXES[0]}"))


def test_only_the_trees_used_last_are_kept(tmp_path: Path) -> None:
    for day, name in enumerate(["monday", "tuesday", "wednesday", "thursday"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (day, day))

    native.forget_old_trees(tmp_path)

    assert {"tuesday", "wednesday", "thursday"} == {tree.name for tree in tmp_path.iterdir()}


@pytest.mark.skipif(native.build_problem() is not None, reason=f"{native.build_problem()}")
def test_an_edited_source_runs_as_it_was_edited(sources: Path, tmp_path: Path) -> None:
    trees, python = tmp_path / "trees", Path(sys.executable)
    ask = "import pakl.kernel.deck as deck; print(deck.__file__[-3:], deck.half())"

    old = native.fresh_tree(sources, trees, python, TOOLCHAIN)
    assert ".so 26" == printed_by(old, ask)

    # Only the constant is edited: its value had been written into the other module.
    write(sources, "kernel/cards.py", KERNEL["kernel/cards.py"].replace("52", "110"))
    new = native.fresh_tree(sources, trees, python, TOOLCHAIN)

    assert old != new
    assert ".so 55" == printed_by(new, ask)


@pytest.mark.skipif(native.build_problem() is not None, reason=f"{native.build_problem()}")
def test_sources_that_do_not_compile_leave_no_tree(sources: Path, tmp_path: Path) -> None:
    write(sources, "kernel/deck.py", "def half() -> int:\n    return 'half'\n")

    with pytest.raises(native.CompilationFailed, match="Incompatible return value"):
        native.fresh_tree(sources, tmp_path / "trees", Path(sys.executable), TOOLCHAIN)

    assert not list((tmp_path / "trees").iterdir())
