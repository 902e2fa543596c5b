"""Learns The Fox in the Forest by playing against itself, thousands of tables at a time.

The player goes by what a seat knows. A critic beside it sees both hands, so that luck is told from
play: after every choice that there was it says what the round is worth, and the player learns to
lean to what is worth more. Rounds are played in matches to 21, and are worth what they change of
the chance to win. The large products are of sixteen-bit numbers; what is learned has thirty-two.
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
from training.inputs import (
    INPUTS,
    INPUTS_OF_CRITIC,
    NEVER,
    OTHER_CHOICE,
    halves,
    known,
    legal,
    truth,
    with_suits_exchanged,
)
from training.nets import (
    answers,
    answers_in_pieces,
    grown,
    halved,
    kept_actor,
    net_of,
    room_taken,
)
from training.rounds import (
    ACTIONS,
    ASKED,
    MOST_POINTS,
    NOTHING,
    TRUMP_OF,
    TURN,
    Matches,
    race_table,
)

Array = Any

TOLD_EVERY: Final = 60.0
HISTOGRAM_EVERY: Final = 25
CAREFUL_ROUNDS: Final = 2_000
ROUNDS_TO_COMPARE: Final = 20_000
LEAST_SHARE_OF_RATE: Final = 0.02
STEEPEST: Final = 1.0
# Weights are kept as whole numbers with room for eight.
LARGEST_WEIGHT: Final = 7.9
# Who tries something leans to nothing by more than such a part of what it usually would.
BOLDNESS: Final = 6.0
# A choice that is worse by so much is bad enough: nobody needs to know how bad.
BAD_ENOUGH: Final = 0.12
WEIGHT_OF_PLAYER: Final = 30.0
# Of the choices that are hardly ever made only some are judged, and count for the others too.
RARE: Final = 0.01
JUDGED_OF_RARE: Final = 0.25
# Before anything was played: rounds that bring six to one, and a few to the other
FIRST_GUESS: Final = ((6, 0), (6, 1), (6, 2), (6, 3), (6, 4), (7, 1), (7, 2), (8, 2))


# Playing


class Step:
    """One decision at each of some tables: who made it, and what each choice was worth."""

    def __init__(
        self,
        tables: Array,
        seats: Array,
        rows: Array,
        worths: Array,
        shares: Array,
        counts: Array,
        is_tried: Array,
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.rows = rows
        self.is_tried = is_tried
        self.counts = counts
        weights = shares * counts
        self.value = (weights * worths).sum(1) / weights.sum(1)
        self.gains = (worths - self.value[:, None]) * (counts > 0)


def drawn(leaned_to: Array, number: Array, place: Array) -> Array:
    """For each row a choice, drawn as often as it is leaned to; there are these choices."""
    luck = np.full(leaned_to.shape, NEVER, dtype=np.float32)
    luck[number, place] = leaned_to[number, place] + np.random.gumbel(size=len(number))
    return luck.argmax(1)


def to_judge(shares: Array, number: Array, place: Array, chosen: Array) -> tuple[Array, Array]:
    """Which choices are judged, those that are made among them, and how much each counts."""
    is_rare = shares[number, place] < RARE
    is_left_out = is_rare & (np.random.random(len(number)) >= JUDGED_OF_RARE)
    is_left_out &= place != chosen[number]
    counts = np.where(is_rare, np.float32(1 / JUDGED_OF_RARE), np.float32(1))
    return np.flatnonzero(~is_left_out), counts


def play_round(
    cells: Array, actor: Array, critic: Array, wins: Array, curiosity: float
) -> tuple[list[Step], Array]:
    """One round at every table, and how the rounds ended.

    Every choice is tried on a copy of the table, and the table goes on as the copy of the choice
    that is made.
    """
    ended = np.empty_like(cells)
    steps: list[Step] = []
    may_choose = rounds.go_on(cells)
    tables = np.arange(cells.shape[1])
    rows = rounds.rows_of(cells, may_choose)
    while len(tables):
        is_legal = legal(rows)
        mask = torch.from_numpy(is_legal)
        leaned_to = answers_in_pieces(actor, known(rows)).masked_fill_(~mask, NEVER)
        shares = torch.softmax(leaned_to, 1).numpy()
        number, place = np.nonzero(is_legal)
        is_tried = np.random.random(len(tables)) < curiosity
        leaned_to[torch.from_numpy(is_tried)] /= BOLDNESS
        choice = drawn(leaned_to.numpy(), number, place)
        pairs, count = to_judge(shares, number, place, choice)
        number, place = number[pairs], place[pairs]
        counts = np.zeros((len(tables), ACTIONS), dtype=np.float32)
        counts[number, place] = count[pairs]
        after = cells[:, number]
        seats = after[TURN].copy()
        rounds.apply(after, rounds.action_of(place, after[ASKED], rows[TRUMP_OF][number]))
        may_choose = rounds.go_on(after)
        is_over = after[ASKED] == NOTHING
        ahead = np.flatnonzero(~is_over)
        over = np.flatnonzero(is_over)
        worth = np.empty(len(number), dtype=np.float32)
        worth[over] = rounds.gains_of(after[:, over], wins) * (1 - 2 * seats[over])
        rows_ahead = rounds.rows_of(after[:, ahead], may_choose[ahead])
        if len(ahead):
            judged = answers_in_pieces(critic, truth(rows_ahead))[:, 0].numpy()
            worth[ahead] = np.where(after[TURN, ahead] == seats[ahead], judged, -judged)
        worths = np.zeros((len(tables), ACTIONS), dtype=np.float32)
        worths[number, place] = worth
        steps.append(Step(tables, cells[TURN].copy(), rows, worths, shares, counts, is_tried))
        pair = np.flatnonzero(place == choice[number])
        is_done = is_over[pair]
        ended[:, tables[is_done]] = after[:, pair[is_done]]
        pair = pair[~is_done]
        tables = tables[~is_done]
        cells = after[:, pair]
        rows = rows_ahead[:, (np.cumsum(~is_over) - 1)[pair]]
    return steps, ended


def returns_of(steps: list[Step], gains: Array, patience: float) -> Array:
    """What the critic should have said at each decision, the later ones mixed in."""
    following = np.stack([gains, -gains], 1)
    running = np.zeros_like(following)
    returns: list[Array] = []
    for step in reversed(steps):
        at = (step.tables, step.seats)
        surprise = following[at] - step.value + patience * running[at]
        surprise[step.is_tried] = 0.0
        running[at] = surprise
        following[at] = step.value
        returns.append(step.value + surprise)
    return np.concatenate(returns[::-1])


# Learning


def share_gradients(parameters: list[Any]) -> None:
    """All processes learn from what each of them has found."""
    if together.get_world_size() == 1:
        return
    flat = torch.cat([parameter.grad.reshape(-1) for parameter in parameters])
    together.all_reduce(flat)
    flat /= together.get_world_size()
    place = 0
    for parameter in parameters:
        parameter.grad.copy_(flat[place : place + parameter.numel()].view_as(parameter))
        place += parameter.numel()


class Learner:
    """Both nets, and what is kept of them."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.file = Path(chosen.folder) / "latest.pt"
        self.actor = net_of(INPUTS, chosen.hidden, ACTIONS)
        self.critic = net_of(INPUTS_OF_CRITIC, chosen.hidden_of_critic, 1)
        self.parameters = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.AdamW(
            self.parameters, lr=chosen.rate, eps=1e-8, weight_decay=chosen.decay, fused=True
        )
        self.histogram = np.zeros((MOST_POINTS, MOST_POINTS))
        for x, y in FIRST_GUESS:
            self.histogram[x, y] += 1
        self.iteration = 0
        self.rounds = 0
        self.seconds = 0.0
        self.read(self.file if self.file.exists() else Path(chosen.start))

    def read(self, file: Path) -> None:
        """Goes on with what was kept, if anything was."""
        if not file.is_file():
            return
        kept = torch.load(file, weights_only=False)
        self.actor.load_state_dict(grown(kept["actor"], self.actor.state_dict()))
        self.critic.load_state_dict(grown(kept["critic"], self.critic.state_dict()))
        self.histogram = kept["histogram"]
        if file == self.file:
            self.optimiser.load_state_dict(kept["optimiser"])
            self.iteration = kept["iteration"]
            self.rounds = kept["rounds"]
            self.seconds = kept["seconds"]

    def keep(self) -> None:
        """Keeps everything."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "histogram": self.histogram,
            "iteration": self.iteration,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "hidden": self.chosen.hidden,
            "hidden_of_critic": self.chosen.hidden_of_critic,
            "chosen": vars(self.chosen),
        }
        fresh = self.file.with_suffix(".fresh")
        torch.save(kept, fresh)
        fresh.replace(self.file)

    def left(self) -> float:
        """How much of the rate is left at this time."""
        spent: float = min(1.0, self.seconds / (60 * self.chosen.minutes))
        return 1 - (1 - LEAST_SHARE_OF_RATE) * spent

    def missed_by_player(
        self, logs: Array, mask: Array, gains: Array, counts: Array
    ) -> tuple[Array, Array]:
        """What the player is to make smaller, and how undecided it is."""
        chosen = self.chosen
        likings = logs.masked_fill(~mask, 0.0)
        shares = logs.detach().exp()
        undecided = -(shares * likings.detach()).sum(1, keepdim=True)
        likings = chosen.warmth * (likings + undecided)
        off = (likings - gains).masked_fill(~mask, 0.0)
        off = off.masked_fill((likings < -BAD_ENOUGH) & (gains < -BAD_ENOUGH), 0.0)
        missed = ((shares + chosen.attention) * counts * off.pow(2)).sum(1).mean()
        return WEIGHT_OF_PLAYER * missed, undecided.mean()

    def learn(self, steps: list[Step], returns: Array) -> tuple[float, float]:
        """Takes in some rounds: how undecided the player is, and how far off the critic was."""
        chosen = self.chosen
        for group in self.optimiser.param_groups:
            group["lr"] = chosen.rate * self.left()
        rows = np.concatenate([step.rows for step in steps], axis=1)
        gains = np.concatenate([step.gains for step in steps])
        counts = np.concatenate([step.counts for step in steps])
        told: list[tuple[float, float]] = []
        for part in np.array_split(np.random.permutation(rows.shape[1]), chosen.parts):
            straight, turned = np.array_split(part, 2)
            some = np.concatenate([rows[:, straight], with_suits_exchanged(rows[:, turned])], 1)
            wanted, weights = (
                torch.from_numpy(np.concatenate([all_[straight], all_[turned][:, OTHER_CHOICE]]))
                for all_ in (gains, counts)
            )
            mask = torch.from_numpy(legal(some))
            leaned_to = answers(halved(self.actor), halves(known(some))).masked_fill(~mask, NEVER)
            logs = torch.log_softmax(leaned_to, 1)
            worse, undecided = self.missed_by_player(logs, mask, wanted, weights)
            judged = answers(halved(self.critic), halves(truth(some)))[:, 0]
            missed = (judged - torch.from_numpy(returns[part])).pow(2).mean()
            self.optimiser.zero_grad(set_to_none=False)
            (worse + chosen.of_critic * missed).backward()
            share_gradients(self.parameters)
            nn.utils.clip_grad_norm_(self.parameters, STEEPEST)
            self.optimiser.step()
            with torch.no_grad():
                for parameter in self.actor.parameters():
                    parameter.clamp_(-LARGEST_WEIGHT, LARGEST_WEIGHT)
            told.append((undecided.item(), missed.item()))
        self.iteration += 1
        self.rounds += chosen.tables * chosen.workers
        return float(np.mean([one for one, _ in told])), float(np.mean([one for _, one in told]))


def compare(learner: Learner, rank: int, old: Array) -> tuple[float, ...]:
    """How well the player does; the processes share the work."""
    found = torch.zeros(4)
    if rank == 0:
        found[:2] = torch.tensor(against_careful(learner.actor, CAREFUL_ROUNDS, learner.iteration))
    if rank == together.get_world_size() - 1:
        found[2:] = torch.tensor(
            against(learner.actor, old, ROUNDS_TO_COMPARE, 10_000 + learner.iteration)
        )
    together.all_reduce(found)
    return tuple(found.tolist())


def work(rank: int, chosen: argparse.Namespace) -> None:
    """What each process does."""
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(chosen.port))
    together.init_process_group("gloo", rank=rank, world_size=chosen.workers)
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    learner = Learner(chosen)
    old = kept_actor(chosen.old)
    wins = race_table(learner.histogram)
    seed = chosen.seed + 1_000 * learner.iteration + rank
    torch.manual_seed(seed)
    np.random.seed(seed)
    matches = Matches(chosen.tables, seed)
    before = time.monotonic() - learner.seconds
    told_at, rounds_then = learner.seconds, learner.rounds
    while learner.seconds < 60 * chosen.minutes:
        with torch.no_grad():
            layers = halved(learner.actor), halved(learner.critic)
            steps, ended = play_round(matches.deal(), *layers, wins, chosen.curiosity)
        gains = matches.settle(ended, wins, learner.histogram)
        undecided, missed = learner.learn(steps, returns_of(steps, gains, chosen.patience))
        clock = torch.tensor([time.monotonic() - before], dtype=torch.float64)
        together.broadcast(clock, 0)
        learner.seconds = clock.item()
        if learner.iteration % HISTOGRAM_EVERY == 0:
            shared = torch.from_numpy(learner.histogram.copy())
            together.all_reduce(shared)
            learner.histogram = shared.numpy() / (2 * chosen.workers)
            wins = race_table(learner.histogram)
        is_last = learner.seconds >= 60 * chosen.minutes
        if learner.seconds - told_at < TOLD_EVERY and not is_last:
            continue
        pace = (learner.rounds - rounds_then) / (learner.seconds - told_at)
        if rank == 0:
            learner.keep()
        careful, error, better, error_of_better = compare(learner, rank, old)
        told_at, rounds_then = learner.seconds, learner.rounds
        if rank == 0:
            room = room_taken(learner.actor, np.concatenate([s.rows for s in steps], 1))
            print(
                f"{learner.seconds:5.0f} s {learner.rounds / 1e6:6.2f} M rounds {pace:5.0f}/s  "
                f"undecided {undecided:.3f}  missed {missed:.4f}  "
                f"careful {careful:+.2f} ± {error:.2f}  "
                f"old {better:+.3f} ± {error_of_better:.3f}  room {100 * room:.0f} %",
                flush=True,
            )
    together.destroy_process_group()


def main() -> None:
    """Learns for so many minutes; what was broken off goes on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", default=".cache/training/fox", help="where it is kept")
    parser.add_argument("--start", default="", help="begin with what was kept elsewhere")
    parser.add_argument("--old", default="training/fox.pt", help="whom to compare with")
    parser.add_argument("--minutes", type=float, default=55.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=2_048, help="of each worker")
    parser.add_argument("--hidden", type=int, nargs="+", default=[384, 48])
    parser.add_argument("--hidden-of-critic", type=int, nargs="+", default=[512, 128])
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.01, help="of weights, times the rate")
    parser.add_argument("--warmth", type=float, default=0.008, help="what one of leaning is worth")
    parser.add_argument("--attention", type=float, default=0.1, help="to what is hardly done")
    parser.add_argument("--curiosity", type=float, default=0.06, help="how often one tries")
    parser.add_argument("--patience", type=float, default=0.9, help="how much later play counts")
    parser.add_argument("--of-critic", type=float, default=2.0)
    parser.add_argument("--parts", type=int, default=16)
    parser.add_argument("--seed", type=int, default=77_000)
    parser.add_argument("--port", type=int, default=29_511)
    chosen = parser.parse_args()
    processes.spawn(work, args=(chosen,), nprocs=chosen.workers)


if __name__ == "__main__":
    main()
