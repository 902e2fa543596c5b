"""Learns The Fox in the Forest by playing against itself.

The player goes by what a seat knows. A critic beside it sees both hands, so that luck is told from
play: after every choice that there was it says what the round is worth, and the player learns to
lean to what is worth more. Rounds are played in matches to 21, and are worth what they change of
the chance to win. ``README.md`` says how to run it.
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

from pakl.games.fox.cards import PACK
from pakl.search.rollout import Rollout
from training.positions import (
    ACTIONS,
    INPUTS,
    MOST_POINTS,
    TRUMP,
    Array,
    Tables,
    drawn,
    leanings,
    legal,
    place_of,
    race_table,
    truth,
)

OF_CRITIC: Final = (256, 128)
# The weights behind the last layer begin small, so that at first all choices are nearly alike.
SMALL: Final = 0.1
EVERY: Final = 50
ROUNDS_TO_COMPARE: Final = 1_000
LEAST_SHARE_OF_RATE: Final = 0.1
STEEPEST: Final = 1.0
# Before anything was played: rounds that bring six to one, and a few to the other
FIRST_GUESS: Final = ((6, 0), (6, 1), (6, 2), (6, 3), (6, 4), (7, 1), (7, 2), (8, 2))


def net_of(inputs: int, hidden: list[int], outputs: int) -> Array:
    """A net with layers of these sizes."""
    layers: list[Any] = []
    for before, after in zip([inputs, *hidden], hidden):
        layers += [nn.Linear(before, after), nn.ReLU()]
    last = nn.Linear(hidden[-1], outputs)
    with torch.no_grad():
        last.weight *= SMALL
    return nn.Sequential(*layers, last)


class Step:
    """One decision at each of some tables: who made it, and what each choice was worth."""

    def __init__(self, tables: Array, seats: Array, rows: Array, worths: Array, shares: Array):
        self.tables = tables
        self.seats = seats
        self.rows = rows
        self.value = (shares * worths).sum(1)
        self.gains = (worths - self.value[:, None]) * (worths != 0)


def worths_of_choices(
    tables: Tables, waiting: list[int], rows: Array, critic: Any, wins: Array
) -> Array:
    """What each choice at these tables leads to is worth to who has it, as the critic sees it."""
    where, actions, sure, signs, ahead = [], [], [], [], []
    for number, table in enumerate(waiting):
        state = tables.states[table]
        seat = state.turn
        for action in tables.game.legal_actions(state, seat):
            after: Any = state.copy()
            tables.game.apply(after, seat, action)
            row = tables.next_row(after)
            where.append(number)
            actions.append(action)
            if row is None:
                gain = tables.gain(table, after, wins)
                sure.append(gain if seat == 0 else -gain)
                signs.append(0.0)
            else:
                sure.append(0.0)
                signs.append(1.0 if after.turn == seat else -1.0)
                ahead.append(row)
    worths = np.array(sure, dtype=np.float32)
    if ahead:
        sign = np.array(signs, dtype=np.float32)
        judged = critic(truth(np.array(ahead, dtype=np.int64)))[:, 0].numpy()
        worths[sign != 0] = sign[sign != 0] * judged
    table = np.zeros((len(rows), ACTIONS), dtype=np.float32)
    table[where, place_of(np.array(actions), rows[where, TRUMP])] = worths
    return table


def play_round(tables: Tables, actor: Any, critic: Any, wins: Array) -> list[Step]:
    """One round at every table."""
    tables.deal()
    steps: list[Step] = []
    waiting, rows = tables.look(list(range(len(tables.states))))
    with torch.no_grad():
        while waiting:
            leaned_to = leanings(actor, rows)
            worths = worths_of_choices(tables, waiting, rows, critic, wins)
            seats = np.array([tables.states[table].turn for table in waiting])
            shares = torch.softmax(leaned_to, 1).numpy()
            steps.append(Step(np.array(waiting), seats, rows, worths, shares))
            tables.act(waiting, rows, drawn(leaned_to))
            waiting, rows = tables.look(waiting)
    return steps


def returns_of(steps: list[Step], gains: Array, patience: float) -> Array:
    """What the critic should have said at each decision, the later ones mixed in."""
    following = np.stack([gains, -gains], 1)
    running = np.zeros_like(following)
    returns: list[Array] = []
    for step in reversed(steps):
        at = (step.tables, step.seats)
        surprise = following[at] - step.value + patience * running[at]
        running[at] = surprise
        following[at] = step.value
        returns.append(step.value + surprise)
    return np.concatenate(returns[::-1])


def against_careful(actor: Any, rounds: int, seed: int) -> tuple[float, float]:
    """By how many points a round the player beats the careful one, and the error."""
    tables = Tables(rounds, seed)
    tables.deal()
    careful = Rollout(tables.game, 0)
    waiting, rows = tables.look(list(range(rounds)))
    with torch.no_grad():
        while waiting:
            is_own = np.array([tables.states[table].turn == table % 2 for table in waiting])
            for table in np.array(waiting)[~is_own]:
                state = tables.states[table]
                action = careful.pick(state, state.turn, tables.dice)
                tables.game.apply(state, state.turn, action)
            if is_own.any():
                own = rows[is_own]
                best = leanings(actor, own).argmax(1).numpy()
                tables.act(np.array(waiting)[is_own].tolist(), own, best)
            waiting, rows = tables.look(waiting)
    scores = [tables.game.outcome(state).scores for state in tables.states]
    gains = np.array([score[n % 2] - score[1 - n % 2] for n, score in enumerate(scores)])
    return float(gains.mean()), float(gains.std() / np.sqrt(rounds))


def share_gradients(parameters: list[Any]) -> None:
    """All processes learn from what each of them has found."""
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
        self.critic = net_of(INPUTS + PACK, list(OF_CRITIC), 1)
        self.parameters = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(self.parameters, lr=chosen.rate, eps=1e-5)
        self.histogram = np.zeros((MOST_POINTS, MOST_POINTS))
        for x, y in FIRST_GUESS:
            self.histogram[x, y] += 1
        self.iteration = 0
        self.read(self.file if self.file.exists() else Path(chosen.start))

    def read(self, file: Path) -> None:
        """Goes on with what was kept, if anything was."""
        if not file.is_file():
            return
        kept = torch.load(file, weights_only=False)
        self.actor.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        self.histogram = kept["histogram"]
        if file == self.file:
            self.optimiser.load_state_dict(kept["optimiser"])
            self.iteration = kept["iteration"]

    def keep(self) -> None:
        """Keeps everything."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "histogram": self.histogram,
            "iteration": self.iteration,
            "hidden": self.chosen.hidden,
        }
        torch.save(kept, self.file)

    def learn(self, steps: list[Step], returns: Array) -> tuple[float, float]:
        """Takes in some rounds: how undecided the player is, and how far off the critic was."""
        chosen = self.chosen
        left = 1 - (1 - LEAST_SHARE_OF_RATE) * self.iteration / chosen.iterations
        for group in self.optimiser.param_groups:
            group["lr"] = chosen.rate * left
        rows = np.concatenate([step.rows for step in steps])
        gains = torch.from_numpy(np.concatenate([step.gains for step in steps]))
        gains /= gains.pow(2).sum(1).mean().sqrt()
        wanted = torch.from_numpy(returns)
        told: list[tuple[float, float]] = []
        for part in np.array_split(np.random.permutation(len(rows)), chosen.parts):
            some = rows[part]
            leaned_to = leanings(self.actor, some)
            logs = torch.log_softmax(leaned_to, 1)
            shares = logs.exp()
            better = (shares * gains[part]).sum(1).mean()
            undecided = -(shares * logs.masked_fill(~legal(some), 0.0)).sum(1).mean()
            missed = (self.critic(truth(some))[:, 0] - wanted[part]).pow(2).mean()
            self.optimiser.zero_grad(set_to_none=False)
            (-better - chosen.openness * left * undecided + chosen.of_critic * missed).backward()
            share_gradients(self.parameters)
            nn.utils.clip_grad_norm_(self.parameters, STEEPEST)
            self.optimiser.step()
            told.append((undecided.item(), missed.item()))
        self.iteration += 1
        return float(np.mean([one for one, _ in told])), float(np.mean([one for _, one in told]))


def work(rank: int, chosen: argparse.Namespace) -> None:
    """What each process does."""
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(chosen.port))
    together.init_process_group("gloo", rank=rank, world_size=chosen.workers)
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    learner = Learner(chosen)
    wins = race_table(learner.histogram)
    seed = chosen.seed + 1_000 * learner.iteration + rank
    torch.manual_seed(seed)
    np.random.seed(seed)
    tables = Tables(chosen.tables, seed)
    begun = time.monotonic()
    while learner.iteration < chosen.iterations:
        steps = play_round(tables, learner.actor, learner.critic, wins)
        gains = tables.settle(wins, learner.histogram)
        undecided, missed = learner.learn(steps, returns_of(steps, gains, chosen.patience))
        if learner.iteration % EVERY == 0:
            shared = torch.from_numpy(learner.histogram.copy())
            together.all_reduce(shared)
            learner.histogram = shared.numpy() / (2 * chosen.workers)
            wins = race_table(learner.histogram)
            if rank == 0:
                gain, error = against_careful(learner.actor, ROUNDS_TO_COMPARE, learner.iteration)
                print(
                    f"{learner.iteration:5} {time.monotonic() - begun:6.0f} s  "
                    f"undecided {undecided:.3f}  missed {missed:.4f}  "
                    f"points a round against the careful player {gain:+.2f} ± {error:.2f}",
                    flush=True,
                )
                learner.keep()


def main() -> None:
    """Learns until so many iterations are done; what was broken off goes on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", default=".cache/training/fox", help="where it is kept")
    parser.add_argument("--start", default="", help="begin with what was kept elsewhere")
    parser.add_argument("--iterations", type=int, default=4_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=512, help="of each worker")
    parser.add_argument("--hidden", type=int, nargs="+", default=[256, 32])
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--openness", type=float, default=0.006, help="what is given for variety")
    parser.add_argument("--patience", type=float, default=0.9, help="how much later play counts")
    parser.add_argument("--of-critic", dest="of_critic", type=float, default=2.0)
    parser.add_argument("--parts", type=int, default=3)
    parser.add_argument("--seed", type=int, default=77_000)
    parser.add_argument("--port", type=int, default=29_511)
    chosen = parser.parse_args()
    processes.spawn(work, args=(chosen,), nprocs=chosen.workers)


if __name__ == "__main__":
    main()
