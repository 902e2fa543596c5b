"""Goes on learning The Fox in the Forest without a critic: every choice is played to the end.

A critic is fast and never quite right: what it misses of a position, the player misses too. Here
some of the decisions of a round are taken aside, every choice there is tried on a copy, and the
copies are played on by the player itself. How they end is mostly luck, but right on average.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.distributed as together
import torch.multiprocessing as processes

from training import rounds
from training.inputs import NEVER, known, legal
from training.learning import (
    BOLDNESS,
    TOLD_EVERY,
    Part,
    drawn,
    keep_in,
    meet,
    missed_by_player,
    on_one_clock,
    optimiser_of,
    set_rate,
    settings,
    take_step,
    tell,
    to_judge,
)
from training.nets import answers_in_pieces, halved, kept_actor
from training.rounds import ACTIONS, ASKED, ASKED_OF, TRUMP_OF, TURN, Matches, race_table

Array = Any


class Judged:
    """Decisions that were taken aside, and what each choice was worth."""

    def __init__(self, rows: Array, worths: Array, shares: Array, counts: Array) -> None:
        self.rows = rows
        self.counts = counts
        weights = shares * counts
        value = (weights * worths).sum(1) / weights.sum(1)
        self.gains = ((worths - value[:, None]) * (counts > 0)).astype(np.float32)


class Aside:
    """Copies of tables, one for every choice of some decisions, before they are played on."""

    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.shares: list[Array] = []
        self.counts: list[Array] = []
        self.copies: list[Array] = []
        self.seats: list[Array] = []
        self.where: list[tuple[Array, Array]] = []
        self.decisions = 0

    def take(self, cells: Array, rows: Array, shares: Array, choice: Array) -> None:
        """Tries every choice at these tables on a copy."""
        number, place = np.nonzero(legal(rows))
        pairs, count = to_judge(shares, number, place, choice)
        number, place = number[pairs], place[pairs]
        counts = np.zeros((rows.shape[1], ACTIONS), dtype=np.float32)
        counts[number, place] = count[pairs]
        copies = cells[:, number]
        self.seats.append(copies[TURN].copy())
        rounds.apply(copies, rounds.action_of(place, copies[ASKED], rows[TRUMP_OF][number]))
        self.copies.append(copies)
        self.where.append((self.decisions + number, place))
        self.rows.append(rows)
        self.shares.append(shares)
        self.counts.append(counts)
        self.decisions += rows.shape[1]

    def judged(self, actor: Array, wins: Array) -> Judged:
        """Plays all copies to their end."""
        ended = played_on(np.concatenate(self.copies, axis=1), actor)
        gains = rounds.gains_of(ended, wins) * (1 - 2 * np.concatenate(self.seats))
        worths = np.zeros((self.decisions, ACTIONS), dtype=np.float32)
        number, place = (np.concatenate(part) for part in zip(*self.where))
        worths[number, place] = gains
        return Judged(
            np.concatenate(self.rows, axis=1),
            worths,
            np.concatenate(self.shares),
            np.concatenate(self.counts),
        )


def leaned(actor: Array, rows: Array) -> Array:
    """How much the player leans to each choice; to what is no choice not at all."""
    mask = torch.from_numpy(legal(rows))
    return answers_in_pieces(actor, known(rows)).masked_fill_(~mask, NEVER)


def played_on(cells: Array, actor: Array) -> Array:
    """How these rounds end if the player plays for both."""
    ended = np.empty_like(cells)
    tables = np.arange(cells.shape[1])
    while True:
        cells, tables, rows = rounds.next_decisions(cells, tables, ended)
        if not len(tables):
            return ended
        leaned_to = leaned(actor, rows).numpy()
        choice = drawn(leaned_to, *np.nonzero(leaned_to > NEVER))
        rounds.apply(cells, rounds.action_of(choice, rows[ASKED_OF], rows[TRUMP_OF]))


def play_round(
    cells: Array, actor: Array, wins: Array, chosen: argparse.Namespace
) -> tuple[Judged, Array]:
    """One round at every table with some decisions judged, and how the rounds ended."""
    ended = np.empty_like(cells)
    aside = Aside()
    tables = np.arange(cells.shape[1])
    while True:
        cells, tables, rows = rounds.next_decisions(cells, tables, ended)
        if not len(tables):
            return aside.judged(actor, wins), ended
        leaned_to = leaned(actor, rows)
        shares = torch.softmax(leaned_to, 1).numpy()
        is_tried = torch.from_numpy(np.random.random(len(tables)) < chosen.curiosity)
        bold = torch.where(is_tried, 1 / BOLDNESS, 1.0)[:, None]
        likings = torch.where(leaned_to > NEVER, leaned_to * bold, NEVER).numpy()
        choice = drawn(likings, *np.nonzero(likings > NEVER))
        some = np.flatnonzero(np.random.random(len(tables)) < chosen.judged)
        if len(some):
            aside.take(cells[:, some], rows[:, some], shares[some], choice[some])
        rounds.apply(cells, rounds.action_of(choice, rows[ASKED_OF], rows[TRUMP_OF]))


class Finisher:
    """The player, and what is kept of it."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.file = Path(chosen.folder) / "latest.pt"
        source = self.file if self.file.exists() else Path(chosen.start)
        kept = torch.load(source, weights_only=False)
        self.actor = kept_actor(str(source))
        self.hidden = kept["hidden"]
        self.histogram = kept["histogram"]
        self.parameters = list(self.actor.parameters())
        self.optimiser = optimiser_of(self.parameters, chosen)
        self.rounds = 0
        self.seconds = 0.0
        if source == self.file:
            self.optimiser.load_state_dict(kept["optimiser"])
            self.rounds, self.seconds = kept["rounds"], kept["seconds"]

    def keep(self) -> None:
        """Keeps everything."""
        kept = {
            "actor": self.actor.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "histogram": self.histogram,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "hidden": self.hidden,
        }
        keep_in(self.file, kept)

    def learn(self, judged: Judged) -> float:
        """Takes in some decisions: how undecided the player is."""
        chosen = self.chosen
        set_rate(self.optimiser, self.seconds, chosen)
        told: list[float] = []
        order = np.random.permutation(judged.rows.shape[1])
        for part in np.array_split(order, chosen.parts):
            some = Part(judged.rows, judged.gains, judged.counts, part)
            missed, undecided = missed_by_player(self.actor, some, chosen)
            take_step(self.optimiser, missed, self.parameters, self.actor)
            told.append(undecided.item())
        self.rounds += chosen.tables * chosen.workers
        return float(np.mean(told))


def work(rank: int, chosen: argparse.Namespace) -> None:
    """What each process does."""
    meet(rank, chosen)
    finisher = Finisher(chosen)
    old = kept_actor(chosen.old)
    wins = race_table(finisher.histogram)
    seed = chosen.seed + finisher.rounds + rank
    torch.manual_seed(seed)
    np.random.seed(seed % 2**32)
    matches = Matches(chosen.tables, seed)
    before = time.monotonic() - finisher.seconds
    told_at = finisher.seconds
    while finisher.seconds < 60 * chosen.minutes:
        with torch.no_grad():
            judged, ended = play_round(matches.deal(), halved(finisher.actor), wins, chosen)
        matches.settle(ended, wins, finisher.histogram)
        undecided = finisher.learn(judged)
        finisher.seconds = on_one_clock(time.monotonic() - before)
        is_last = finisher.seconds >= 60 * chosen.minutes
        if finisher.seconds - told_at >= TOLD_EVERY or is_last:
            told_at = finisher.seconds
            if rank == 0:
                finisher.keep()
            text = (
                f"{finisher.seconds:5.0f} s {finisher.rounds / 1e6:6.2f} M rounds  "
                f"{judged.rows.shape[1]} judged  undecided {undecided:.3f}"
            )
            tell(finisher.actor, old, rank, text, finisher.rounds)
    together.destroy_process_group()


def main() -> None:
    """Learns for so many minutes; what was broken off goes on."""
    parser = settings(__doc__, ".cache/training/finished", "training/fox.pt", 29_512)
    parser.add_argument("--judged", type=float, default=0.3, help="how many of the decisions")
    parser.add_argument("--parts", type=int, default=8)
    chosen = parser.parse_args()
    processes.spawn(work, args=(chosen,), nprocs=chosen.workers)


if __name__ == "__main__":
    main()
