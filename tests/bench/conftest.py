"""Benchmarks are no package that is installed: these tests find them beside the sources."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
