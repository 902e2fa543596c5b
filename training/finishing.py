"""Goes on learning The Fox in the Forest without a critic: every choice is played to the end.

A critic is fast and never quite right: what it misses of a position, the player misses too. Here
some of the decisions of a round are taken aside, every choice there is tried on a copy, and the
copies are played on by the player itself. How they end is mostly luck, but right on average.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
import torch.distributed as together
import torch.multiprocessing as processes
from torch import nn

from training import rounds
from training.comparing import against, against_careful
from training.fox import (
    BAD_ENOUGH,
    BOLDNESS,
    CAREFUL_ROUNDS,
    LARGEST_WEIGHT,
    LEAST_SHARE_OF_RATE,
    ROUNDS_TO_COMPARE,
    STEEPEST,
    TOLD_EVERY,
    WEIGHT_OF_PLAYER,
    drawn,
    share_gradients,
    to_judge,
)
from training.inputs import NEVER, OTHER_CHOICE, halves, known, legal, with_suits_exchanged
from training.nets import answers, answers_in_pieces, halved, kept_actor, room_taken
from training.rounds import ACTIONS, ASKED, ASKED_OF, NOTHING, TRUMP_OF, TURN, Matches, race_table

Array = Any

SAID_AT_ONCE: Final = 60_000


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
        may_choose = rounds.go_on(cells)
        is_over = cells[ASKED] == NOTHING
        ended[:, tables[is_over]] = cells[:, is_over]
        cells, tables, may_choose = cells[:, ~is_over], tables[~is_over], may_choose[~is_over]
        if not len(tables):
            return ended
        rows = rounds.rows_of(cells, may_choose)
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
        may_choose = rounds.go_on(cells)
        is_over = cells[ASKED] == NOTHING
        ended[:, tables[is_over]] = cells[:, is_over]
        cells, tables, may_choose = cells[:, ~is_over], tables[~is_over], may_choose[~is_over]
        if not len(tables):
            return aside.judged(actor, wins), ended
        rows = rounds.rows_of(cells, may_choose)
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
        self.optimiser = torch.optim.AdamW(
            self.parameters, lr=chosen.rate, eps=1e-8, weight_decay=chosen.decay, fused=True
        )
        self.rounds = 0
        self.seconds = 0.0
        if source == self.file:
            self.optimiser.load_state_dict(kept["optimiser"])
            self.rounds, self.seconds = kept["rounds"], kept["seconds"]

    def keep(self) -> None:
        """Keeps everything."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {
            "actor": self.actor.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "histogram": self.histogram,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "hidden": self.hidden,
        }
        fresh = self.file.with_suffix(".fresh")
        torch.save(kept, fresh)
        fresh.replace(self.file)

    def left(self) -> float:
        """How much of the rate is left at this time."""
        spent: float = min(1.0, self.seconds / (60 * self.chosen.minutes))
        return 1 - (1 - LEAST_SHARE_OF_RATE) * spent

    def missed(self, logs: Array, mask: Array, gains: Array, counts: Array) -> tuple[Array, Array]:
        """How far the leanings are from what choices were worth; and how undecided it is."""
        likings = logs.masked_fill(~mask, 0.0)
        shares = logs.detach().exp()
        undecided = -(shares * likings.detach()).sum(1, keepdim=True)
        likings = self.chosen.warmth * (likings + undecided)
        off = (likings - gains).masked_fill(~mask, 0.0)
        off = off.masked_fill((likings < -BAD_ENOUGH) & (gains < -BAD_ENOUGH), 0.0)
        weights = (shares + self.chosen.attention) * counts
        return (weights * off.pow(2)).sum(1).mean(), undecided.mean()

    def learn(self, judged: Judged) -> float:
        """Takes in some decisions: how undecided the player is."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.chosen.rate * self.left()
        told: list[float] = []
        order = np.random.permutation(judged.rows.shape[1])
        for part in np.array_split(order, self.chosen.parts):
            straight, turned = np.array_split(part, 2)
            rows = judged.rows
            some = np.concatenate([rows[:, straight], with_suits_exchanged(rows[:, turned])], 1)
            gains, counts = (
                torch.from_numpy(np.concatenate([all_[straight], all_[turned][:, OTHER_CHOICE]]))
                for all_ in (judged.gains, judged.counts)
            )
            mask = torch.from_numpy(legal(some))
            leaned_to = answers(halved(self.actor), halves(known(some))).masked_fill(~mask, NEVER)
            missed, undecided = self.missed(torch.log_softmax(leaned_to, 1), mask, gains, counts)
            self.optimiser.zero_grad(set_to_none=False)
            (WEIGHT_OF_PLAYER * missed).backward()
            share_gradients(self.parameters)
            nn.utils.clip_grad_norm_(self.parameters, STEEPEST)
            self.optimiser.step()
            with torch.no_grad():
                for parameter in self.parameters:
                    parameter.clamp_(-LARGEST_WEIGHT, LARGEST_WEIGHT)
            told.append(undecided.item())
        self.rounds += self.chosen.tables * self.chosen.workers
        return float(np.mean(told))


def tell(finisher: Finisher, rank: int, old: Array, judged: Judged, text: str) -> None:
    """Prints how well the player does; the processes share the work."""
    found = torch.zeros(4)
    actor = finisher.actor
    if rank == 0:
        found[:2] = torch.tensor(against_careful(actor, CAREFUL_ROUNDS, finisher.rounds))
    if rank == together.get_world_size() - 1:
        found[2:] = torch.tensor(against(actor, old, ROUNDS_TO_COMPARE, finisher.rounds))
    together.all_reduce(found)
    if rank == 0:
        finisher.keep()
        careful, error, better, error_of_better = found.tolist()
        room = room_taken(actor, judged.rows[:, :SAID_AT_ONCE])
        print(
            f"{finisher.seconds:5.0f} s {finisher.rounds / 1e6:6.2f} M rounds  {text}  "
            f"careful {careful:+.2f} ± {error:.2f}  "
            f"old {better:+.3f} ± {error_of_better:.3f}  room {100 * room:.0f} %",
            flush=True,
        )


def work(rank: int, chosen: argparse.Namespace) -> None:
    """What each process does."""
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(chosen.port))
    together.init_process_group("gloo", rank=rank, world_size=chosen.workers)
    torch.set_num_threads(1)
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
        clock = torch.tensor([time.monotonic() - before], dtype=torch.float64)
        together.broadcast(clock, 0)
        finisher.seconds = clock.item()
        is_last = finisher.seconds >= 60 * chosen.minutes
        if finisher.seconds - told_at >= TOLD_EVERY or is_last:
            told_at = finisher.seconds
            many = judged.rows.shape[1]
            tell(finisher, rank, old, judged, f"{many} judged  undecided {undecided:.3f}")
    together.destroy_process_group()


def main() -> None:
    """Learns for so many minutes; what was broken off goes on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", default=".cache/training/finished", help="where it is kept")
    parser.add_argument("--start", default="training/fox.pt", help="what it begins with")
    parser.add_argument("--old", default="training/fox.pt", help="whom to compare with")
    parser.add_argument("--minutes", type=float, default=55.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=2_048, help="of each worker")
    parser.add_argument("--judged", type=float, default=0.3, help="how many of the decisions")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.01, help="of weights, times the rate")
    parser.add_argument("--warmth", type=float, default=0.008, help="what one of leaning is worth")
    parser.add_argument("--attention", type=float, default=0.1, help="to what is hardly done")
    parser.add_argument("--curiosity", type=float, default=0.06, help="how often one tries")
    parser.add_argument("--parts", type=int, default=8)
    parser.add_argument("--seed", type=int, default=99_000)
    parser.add_argument("--port", type=int, default=29_512)
    chosen = parser.parse_args()
    processes.spawn(work, args=(chosen,), nprocs=chosen.workers)


if __name__ == "__main__":
    main()
