"""Writes what was learned as the package reads it (``kernel/instinct.py``): whole numbers."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from pakl.kernel.instinct import PARTS

LARGEST = 32_767


def main() -> None:
    """Writes one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kept", help="the latest.pt of a training")
    parser.add_argument("file", type=Path, help="such as src/pakl/games/fox/experience.bin")
    chosen = parser.parse_args()
    actor = torch.load(chosen.kept, weights_only=False)["actor"]
    numbers = []
    for layer in sorted({int(name.partition(".")[0]) for name in actor}):
        numbers += [actor[f"{layer}.weight"].T.reshape(-1), actor[f"{layer}.bias"]]
    parts = np.rint(torch.cat(numbers).numpy() * PARTS)
    if np.abs(parts).max() > LARGEST:
        raise SystemExit(f"A weight is larger than {LARGEST / PARTS:.1f} and can't be kept.")
    chosen.file.write_bytes(parts.astype("<i2").tobytes())


if __name__ == "__main__":
    main()
