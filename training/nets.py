"""Nets of plain layers, asked with numbers of sixteen bits but for the last layer.

That is six times as fast here. What is learned has thirty-two bits, and inputs are 0 or 1.
"""

from __future__ import annotations

from typing import Any, Final

import torch
from torch import nn
from torch.nn import functional

from pakl.kernel.instinct import PARTS_OF_FIRST, PARTS_OF_SUMS
from pakl.kernel.lanes import NARROW, WIDE
from training.inputs import NEVER, PIECE, WORD, floats, halves, known, legal
from training.rounds import ACTIONS

Array = Any

# The weights behind the last layer begin small, so that at first all choices are nearly alike.
SMALL: Final = 0.1


def net_of(inputs: int, hidden: list[int], outputs: int) -> Array:
    """A net with layers of these sizes."""
    layers: list[Any] = []
    for before, after in zip([inputs, *hidden], hidden):
        layers += [nn.Linear(before, after), nn.ReLU()]
    last = nn.Linear(hidden[-1], outputs)
    with torch.no_grad():
        last.weight *= SMALL
    return nn.Sequential(*layers, last)


def halved(net: Array) -> list[tuple[Array, Array]]:
    """The layers of a net for inputs of sixteen bits; the last one stays as it is."""
    layers = [(layer.weight, layer.bias) for layer in net[::2]]
    padding = -layers[0][0].shape[1] % WORD
    first = (functional.pad(layers[0][0], (0, padding)), layers[0][1])
    before_last = [(w.bfloat16(), b.bfloat16()) for w, b in [first, *layers[1:-1]]]
    return [*before_last, layers[-1]]


def answers(layers: list[tuple[Array, Array]], seen: Array) -> Array:
    """What a net of such layers says."""
    for weight, bias in layers[:-1]:
        seen = functional.relu(functional.linear(seen, weight, bias))
    return functional.linear(seen.float(), *layers[-1])


def answers_in_pieces(layers: list[tuple[Array, Array]], pack: Array) -> Array:
    """The same for packed inputs, so few at a time that they stay near at hand."""
    places = range(0, len(pack), PIECE)
    return torch.cat([answers(layers, halves(pack[place : place + PIECE])) for place in places])


def grown(kept: dict[str, Array], fresh: dict[str, Array]) -> dict[str, Array]:
    """What was kept of a smaller net, in a larger one that says the same."""
    for name, old in kept.items():
        new = fresh[name]
        if new.dim() == 1:
            new[: len(old)] = old
            continue
        units, inputs = old.shape
        new[:units, inputs:] = 0.0
        if name != "0.weight":
            new[:, inputs:] = 0.0
        new[:units, :inputs] = old
    return fresh


def kept_actor(file: str) -> Array:
    """The player of a file."""
    kept = torch.load(file, weights_only=False)
    weights = kept["actor"]
    actor = net_of(weights["0.weight"].shape[1], kept["hidden"], ACTIONS)
    actor.load_state_dict(weights)
    return actor


def best_places(actor: Array, rows: Array) -> Array:
    """What a net leans to most; one that knows fewer sets sees the first ones only."""
    seen = floats(known(rows), actor[0].in_features)
    return actor(seen).masked_fill_(~torch.from_numpy(legal(rows)), NEVER).argmax(1).numpy()


def room_taken(actor: Array, rows: Array) -> list[Array]:
    """For both layers, which part of its room in the package every unit takes at the most."""
    with torch.no_grad():
        first = actor[0](floats(known(rows), actor[0].in_features))
        second = actor[2](actor[1](first))
    sums = ((first, PARTS_OF_FIRST / NARROW.most), (second, PARTS_OF_SUMS / WIDE.most))
    return [some.abs().max(0).values * parts for some, parts in sums]
