"""Teaches a small net what a larger one does, in rounds that the larger one plays with itself."""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch

from training.fox import against_careful, net_of
from training.positions import (
    ACTIONS,
    INPUTS,
    MOST_POINTS,
    Array,
    Tables,
    drawn,
    leanings,
    race_table,
)

EVERY = 25
RATE = 2e-3
LEAST_SHARE_OF_RATE = 0.02
PARTS = 10


def rounds_of(teacher: Array, tables: Tables, wins: Array) -> tuple[Array, Array]:
    """One round at every table: what was known, and how often the teacher does what."""
    tables.deal()
    everything: list[Array] = []
    shares: list[Array] = []
    waiting, rows = tables.look(list(range(len(tables.totals))))
    with torch.no_grad():
        while waiting:
            leaned_to = leanings(teacher, rows)
            everything.append(rows)
            shares.append(torch.softmax(leaned_to, 1))
            tables.act(waiting, rows, drawn(leaned_to))
            waiting, rows = tables.look(waiting)
    tables.settle(wins, np.zeros((MOST_POINTS, MOST_POINTS)))
    return np.concatenate(everything), torch.cat(shares)


def main() -> None:
    """Teaches for so many seconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("teacher", help="what was kept of the larger net")
    parser.add_argument("pupil", help="where the smaller one is kept")
    parser.add_argument("--hidden", type=int, nargs="+", default=[256, 32])
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=991)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    kept = torch.load(chosen.teacher, weights_only=False)
    teacher = net_of(INPUTS, kept["hidden"], ACTIONS)
    teacher.load_state_dict(kept["actor"])
    pupil = net_of(INPUTS, chosen.hidden, ACTIONS)
    if chosen.hidden[0] == kept["hidden"][0]:
        pupil[0].load_state_dict(teacher[0].state_dict())
    optimiser = torch.optim.Adam(pupil.parameters(), lr=RATE)
    tables = Tables(chosen.tables, chosen.seed)
    wins = race_table(kept["histogram"])
    begun, number, spent = time.monotonic(), 0, 0.0
    missed = torch.zeros(())
    while spent < 1:
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(LEAST_SHARE_OF_RATE, 1 - spent)
        rows, wanted = rounds_of(teacher, tables, wins)
        for part in np.array_split(np.random.permutation(len(rows)), PARTS):
            logs = torch.log_softmax(leanings(pupil, rows[part]), 1)
            aim = wanted[part]
            missed = (aim * (aim.clamp(min=1e-9).log() - logs)).sum(1).mean()
            optimiser.zero_grad()
            missed.backward()
            optimiser.step()
        number += 1
        spent = (time.monotonic() - begun) / chosen.seconds
        if number % EVERY == 0:
            gain, error = against_careful(pupil, 1_000, number)
            print(f"{number} missed {missed.item():.4f}  careful {gain:+.2f} ± {error:.2f}")
    torch.save({**kept, "actor": pupil.state_dict(), "hidden": chosen.hidden}, chosen.pupil)


if __name__ == "__main__":
    main()
