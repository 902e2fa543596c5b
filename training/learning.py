"""What all ways of learning have in common: what is tried, how leanings follow it, what is told."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
import torch.distributed as together
from torch import nn

from training.comparing import against, against_careful
from training.inputs import NEVER, OTHER_CHOICE, halves, known, legal, with_suits_exchanged
from training.nets import answers, halved

Array = Any

TOLD_EVERY: Final = 60.0
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


# Trying


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


# Learning


class Part:
    """Some of the decisions that were judged, half of them with suits exchanged."""

    def __init__(self, rows: Array, gains: Array, counts: Array, part: Array) -> None:
        straight, turned = np.array_split(part, 2)
        exchanged = with_suits_exchanged(rows[:, turned])
        self.rows = np.concatenate([rows[:, straight], exchanged], 1)
        self.gains, self.counts = (
            torch.from_numpy(np.concatenate([all_[straight], all_[turned][:, OTHER_CHOICE]]))
            for all_ in (gains, counts)
        )


def missed_by_player(actor: Array, part: Part, chosen: argparse.Namespace) -> tuple[Array, Array]:
    """How far leanings are from what choices were worth; and how undecided the player is."""
    mask = torch.from_numpy(legal(part.rows))
    leaned_to = answers(halved(actor), halves(known(part.rows))).masked_fill(~mask, NEVER)
    logs = torch.log_softmax(leaned_to, 1)
    likings = logs.masked_fill(~mask, 0.0)
    shares = logs.detach().exp()
    undecided = -(shares * likings.detach()).sum(1, keepdim=True)
    likings = chosen.warmth * (likings + undecided)
    off = (likings - part.gains).masked_fill(~mask, 0.0)
    off = off.masked_fill((likings < -BAD_ENOUGH) & (part.gains < -BAD_ENOUGH), 0.0)
    missed = ((shares + chosen.attention) * part.counts * off.pow(2)).sum(1).mean()
    return WEIGHT_OF_PLAYER * missed, undecided.mean()


def optimiser_of(parameters: list[Any], chosen: argparse.Namespace) -> Any:
    """What changes the weights, a little at a time."""
    return torch.optim.AdamW(
        parameters, lr=chosen.rate, eps=1e-8, weight_decay=chosen.decay, fused=True
    )


def set_rate(optimiser: Any, seconds: float, chosen: argparse.Namespace) -> None:
    """The later, the smaller the steps."""
    spent = min(1.0, seconds / (60 * chosen.minutes))
    for group in optimiser.param_groups:
        group["lr"] = chosen.rate * (1 - (1 - LEAST_SHARE_OF_RATE) * spent)


def take_step(optimiser: Any, missed: Array, parameters: list[Any], actor: Array) -> None:
    """Changes the weights so that less is missed, in all processes alike."""
    optimiser.zero_grad(set_to_none=False)
    missed.backward()
    share_gradients(parameters)
    nn.utils.clip_grad_norm_(parameters, STEEPEST)
    optimiser.step()
    with torch.no_grad():
        for parameter in actor.parameters():
            parameter.clamp_(-LARGEST_WEIGHT, LARGEST_WEIGHT)


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


# Keeping and telling


def keep_in(file: Path, kept: dict[str, Any]) -> None:
    """Keeps everything in a file, which is never half written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".fresh")
    torch.save(kept, fresh)
    fresh.replace(file)


def meet(rank: int, chosen: argparse.Namespace) -> None:
    """One of the processes that learn together."""
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(chosen.port))
    together.init_process_group("gloo", rank=rank, world_size=chosen.workers)
    torch.set_num_threads(1)


def on_one_clock(seconds: float) -> float:
    """The time of the first process, for all."""
    clock = torch.tensor([seconds], dtype=torch.float64)
    together.broadcast(clock, 0)
    return float(clock.item())


def tell(actor: Array, old: Array, rank: int, text: str, seed: int) -> None:
    """Prints how well the player does; the processes share the work."""
    found = torch.zeros(4)
    if rank == 0:
        found[:2] = torch.tensor(against_careful(actor, CAREFUL_ROUNDS, seed))
    if rank == together.get_world_size() - 1:
        found[2:] = torch.tensor(against(actor, old, ROUNDS_TO_COMPARE, seed))
    together.all_reduce(found)
    if rank == 0:
        careful, error, better, error_of_better = found.tolist()
        print(
            f"{text}  careful {careful:+.2f} ± {error:.2f}  "
            f"old {better:+.3f} ± {error_of_better:.3f}",
            flush=True,
        )


def settings(about: str | None, folder: str, start: str, port: int) -> argparse.ArgumentParser:
    """What can be said to every way of learning."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--folder", default=folder, help="where it is kept")
    parser.add_argument("--start", default=start, help="begin with what was kept elsewhere")
    parser.add_argument("--old", default="training/fox.pt", help="whom to compare with")
    parser.add_argument("--minutes", type=float, default=55.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=2_048, help="of each worker")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.01, help="of weights, times the rate")
    parser.add_argument("--warmth", type=float, default=0.008, help="what one of leaning is worth")
    parser.add_argument("--attention", type=float, default=0.1, help="to what is hardly done")
    parser.add_argument("--curiosity", type=float, default=0.06, help="how often one tries")
    parser.add_argument("--seed", type=int, default=77_000)
    parser.add_argument("--port", type=int, default=port)
    return parser
