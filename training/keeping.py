"""Writes what was learned as the package reads it (``kernel/instinct.py``): whole numbers.

The package adds numbers three to a word (``kernel/lanes.py``). So some rounds are played first, to
see that all that is added up has room there, with a quarter to spare for what is rare.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from pakl.kernel.instinct import PARTS, PARTS_OF_FIRST, PARTS_OF_SUMS
from pakl.kernel.lanes import MOST_IN_LANE
from training.fox import net_of
from training.positions import ACTIONS, INPUTS, Tables, drawn, known, leanings

LARGEST: Final = 32_767
TABLES: Final = 500
TO_SPARE: Final = 1.25


def room_taken(actor: Any) -> float:
    """The largest part of a lane that anything takes in some rounds."""
    tables = Tables(TABLES, 4)
    tables.deal()
    largest = 0.0
    waiting, rows = tables.look(list(range(TABLES)))
    with torch.no_grad():
        while waiting:
            first = actor[0](known(rows))
            second = actor[2](actor[1](first))
            for sums, parts in ((first, PARTS_OF_FIRST), (second, PARTS_OF_SUMS)):
                largest = max(largest, float(sums.abs().max()) * parts / MOST_IN_LANE)
            tables.act(waiting, rows, drawn(leanings(actor, rows)))
            waiting, rows = tables.look(waiting)
    return largest


def main() -> None:
    """Writes one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kept", help="the latest.pt of a training")
    parser.add_argument("file", type=Path, help="such as src/pakl/games/fox/experience.bin")
    chosen = parser.parse_args()
    kept = torch.load(chosen.kept, weights_only=False)
    actor = net_of(INPUTS, kept["hidden"], ACTIONS)
    actor.load_state_dict(kept["actor"])
    numbers: list[Any] = []
    for layer in actor[::2]:
        numbers += [layer.weight.detach().T.reshape(-1), layer.bias.detach()]
    parts = np.rint(torch.cat(numbers).numpy() * PARTS)
    if np.abs(parts).max() > LARGEST:
        raise SystemExit(f"A weight is larger than {LARGEST / PARTS:.1f} and can't be kept.")
    taken = room_taken(actor)
    if taken * TO_SPARE > 1:
        raise SystemExit(f"Sums take {100 * taken:.0f} % of the room that there is for them.")
    chosen.file.write_bytes(parts.astype("<i2").tobytes())
    print(f"{chosen.file}: {len(parts)} numbers; sums take {100 * taken:.0f} % of their room.")


if __name__ == "__main__":
    main()
