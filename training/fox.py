"""Learns The Fox in the Forest by playing against itself, thousands of tables at a time.

The player goes by what a seat knows. A critic beside it sees both hands, so that luck is told from
play: after every choice that there was it says what the round is worth, and the player learns to
lean to what is worth more. Rounds are played in matches to 21, and are worth what they change of
the chance to win. The large products are of sixteen-bit numbers; what is learned has thirty-two.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
import torch.distributed as together
import torch.multiprocessing as processes

from training import rounds
from training.inputs import INPUTS, INPUTS_OF_CRITIC, NEVER, halves, known, legal, truth
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
from training.nets import answers, answers_in_pieces, grown, halved, kept_actor, net_of
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

HISTOGRAM_EVERY: Final = 25
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


class Learner:
    """Both nets, and what is kept of them."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.file = Path(chosen.folder) / "latest.pt"
        self.actor = net_of(INPUTS, chosen.hidden, ACTIONS)
        self.critic = net_of(INPUTS_OF_CRITIC, chosen.hidden_of_critic, 1)
        self.parameters = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimiser = optimiser_of(self.parameters, chosen)
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
        }
        keep_in(self.file, kept)

    def learn(self, steps: list[Step], returns: Array) -> tuple[float, float]:
        """Takes in some rounds: how undecided the player is, and how far off the critic was."""
        chosen = self.chosen
        set_rate(self.optimiser, self.seconds, chosen)
        rows = np.concatenate([step.rows for step in steps], axis=1)
        gains = np.concatenate([step.gains for step in steps])
        counts = np.concatenate([step.counts for step in steps])
        told: list[tuple[float, float]] = []
        for part in np.array_split(np.random.permutation(rows.shape[1]), chosen.parts):
            some = Part(rows, gains, counts, part)
            worse, undecided = missed_by_player(self.actor, some, chosen)
            judged = answers(halved(self.critic), halves(truth(some.rows)))[:, 0]
            missed = (judged - torch.from_numpy(returns[part])).pow(2).mean()
            wrong = worse + chosen.of_critic * missed
            take_step(self.optimiser, wrong, self.parameters, self.actor)
            told.append((undecided.item(), missed.item()))
        self.iteration += 1
        self.rounds += chosen.tables * chosen.workers
        return float(np.mean([one for one, _ in told])), float(np.mean([one for _, one in told]))


def work(rank: int, chosen: argparse.Namespace) -> None:
    """What each process does."""
    meet(rank, chosen)
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
        learner.seconds = on_one_clock(time.monotonic() - before)
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
        told_at, rounds_then = learner.seconds, learner.rounds
        text = (
            f"{learner.seconds:5.0f} s {learner.rounds / 1e6:6.2f} M rounds {pace:5.0f}/s  "
            f"undecided {undecided:.3f}  missed {missed:.4f}"
        )
        tell(learner.actor, old, rank, text, learner.rounds)
    together.destroy_process_group()


def main() -> None:
    """Learns for so many minutes; what was broken off goes on."""
    parser = settings(__doc__, ".cache/training/fox", "", 29_511)
    parser.add_argument("--hidden", type=int, nargs="+", default=[384, 48])
    parser.add_argument("--hidden-of-critic", type=int, nargs="+", default=[512, 128])
    parser.add_argument("--patience", type=float, default=0.9, help="how much later play counts")
    parser.add_argument("--of-critic", type=float, default=2.0)
    parser.add_argument("--parts", type=int, default=16)
    chosen = parser.parse_args()
    processes.spawn(work, args=(chosen,), nprocs=chosen.workers)


if __name__ == "__main__":
    main()
