"""Writes what was learned as the package reads it (``kernel/instinct.py``): whole numbers.

The package adds numbers several to a word (``kernel/lanes.py``). So some rounds are played first,
to see that all that is added up has room there, with a quarter to spare for what is rare. Where it
has not, what leads to a unit is made smaller and what leads on larger, which says the same.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from pakl.kernel.instinct import PARTS
from training import rounds
from training.nets import best_places, kept_actor, room_taken
from training.rounds import ASKED_OF, TRUMP_OF, Matches

Array = Any

LARGEST: Final = 32_767
TABLES: Final = 2_000
MOST_TAKEN: Final = 0.8


def decisions(actor: Array) -> Array:
    """All decisions of some rounds that the player plays against itself."""
    cells = Matches(TABLES, 4).deal()
    ended = np.empty_like(cells)
    tables = np.arange(TABLES)
    everything: list[Array] = []
    while True:
        cells, tables, rows = rounds.next_decisions(cells, tables, ended)
        if not len(tables):
            return np.concatenate(everything, axis=1)
        everything.append(rows)
        with torch.no_grad():
            places = best_places(actor, rows)
        rounds.apply(cells, rounds.action_of(places, rows[ASKED_OF], rows[TRUMP_OF]))


def make_room(actor: Array, rows: Array) -> None:
    """Makes what leads to units smaller and what leads on larger, so that sums have their room."""
    for layer, taken in zip((0, 2), room_taken(actor, rows)):
        less = (MOST_TAKEN / taken).clamp(max=1.0)
        with torch.no_grad():
            actor[layer].weight *= less[:, None]
            actor[layer].bias *= less
            actor[layer + 2].weight /= less


def bytes_of(actor: Array) -> bytes:
    """A net as the package reads it.

    Raises:
        ValueError: If a weight is too large to be kept.
    """
    numbers: list[Any] = []
    for layer in actor[::2]:
        numbers += [layer.weight.detach().T.reshape(-1), layer.bias.detach()]
    parts = np.rint(torch.cat(numbers).numpy() * PARTS)
    if np.abs(parts).max() > LARGEST:
        raise ValueError(f"A weight is larger than {LARGEST / PARTS:.1f} and can't be kept.")
    return bytes(parts.astype("<i2").tobytes())


def main() -> None:
    """Writes one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kept", help="what training kept")
    parser.add_argument("file", type=Path, help="the file of the package")
    chosen = parser.parse_args()
    actor = kept_actor(chosen.kept)
    rows = decisions(actor)
    make_room(actor, rows)
    taken = max(float(units.max()) for units in room_taken(actor, rows))
    if taken > MOST_TAKEN + 0.01:
        raise SystemExit(f"Sums take {100 * taken:.0f} % of the room that there is for them.")
    kept_as = bytes_of(actor)
    chosen.file.write_bytes(kept_as)
    print(f"{chosen.file}: {len(kept_as)} bytes; sums take {100 * taken:.0f} % of their room.")


if __name__ == "__main__":
    main()
