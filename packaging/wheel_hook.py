"""Puts the compiled kernel and games into the wheel when this machine can compile.

``PAKL_COMPILE`` decides: ``auto`` (the default) compiles when it can and warns when it
can't, ``always`` fails when it can't, ``never`` makes a wheel of plain Python.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by itself, without its folder on the path.
sys.path.insert(0, str(Path(__file__).parent))

import native

CHOICES: Final = ("auto", "always", "never")


class WheelHook(BuildHookInterface[Any]):
    """Adds the extension modules to the files of the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles before the wheel is packed."""
        if version == "editable" or not self.is_to_compile():
            return
        # Hatchling packs after this method has returned, so the folder outlives it.
        self.folder = tempfile.TemporaryDirectory()
        tree = Path(self.folder.name)
        native.compile_into(Path(self.root, "src"), tree, Path(sys.executable))
        for path in tree.rglob("*"):
            if path.name.endswith(native.EXTENSION_SUFFIXES):
                build_data["force_include"][str(path)] = path.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def is_to_compile(self) -> bool:
        """Whether this wheel is compiled; warns when it should be and can't."""
        choice = os.environ.get("PAKL_COMPILE", "auto")
        if choice not in CHOICES:
            raise ValueError(f"PAKL_COMPILE is {choice!r}; it may be {', '.join(CHOICES)}")
        if choice == "never":
            return False
        problem = native.build_problem()
        if problem is None:
            return True
        if choice == "always":
            raise RuntimeError(f"PAKL_COMPILE is always, but {problem}")
        self.app.display_warning(f"This wheel is plain Python, slower but right: {problem}.")
        return False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the compiled tree when the wheel is packed."""
        folder = getattr(self, "folder", None)
        if folder is not None:
            folder.cleanup()
