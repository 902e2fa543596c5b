"""Python programs that tests run in processes of their own."""

import os
import subprocess
import sys
from pathlib import Path


def run_python(program: str, *arguments: str) -> subprocess.Popen[str]:
    """Starts a program that imports what this process imports; its output is read by us."""
    path = os.pathsep.join(folder for folder in [*sys.path, str(Path.cwd())] if folder)
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        text=True,
    )
