"""Variant 2: the mirror, which lets its owner discard one card of the own collection."""

from typing import Final

from mypy_extensions import i64

from pakl.games.disco.actions import MIRROR, MIRROR_HIDDEN, WAIT
from pakl.games.disco.cards import NO_VALUE
from pakl.games.disco.pairs import discard_guest, discard_open
from pakl.games.disco.table import COLLECTION, GUEST, PILE, DiscoState
from pakl.kernel.actions import ActionId, Choices
from pakl.kernel.seats import NO_SEAT

LAST_CARD: Final = 1  # DISCO-33: how many cards are in the pile before the last draw

# Questions


def must_use_mirror(state: DiscoState) -> bool:
    """DISCO-33, DISCO-35: whether the owner is about to draw the last card of the own pile."""
    return state.table[PILE + state.mirror] == LAST_CARD


def has_anything_to_discard(state: DiscoState) -> bool:
    """DISCO-33, DISCO-35: whether a card lies in the owner's collection, open or hidden."""
    owner = state.mirror
    return state.table[COLLECTION + owner] != 0 or state.table[GUEST + owner] != NO_VALUE


def add_uses(state: DiscoState, choices: Choices) -> None:
    """DISCO-33, DISCO-35: adds every card that may go with the mirror, and waiting."""
    choices.add_each(state.table[COLLECTION + state.mirror], MIRROR)
    if state.table[GUEST + state.mirror] != NO_VALUE:
        choices.add(MIRROR_HIDDEN)
    if not must_use_mirror(state):
        choices.add(WAIT)


# Verbs


def use_mirror(state: DiscoState, action: ActionId) -> None:
    """DISCO-33, DISCO-35: the owner waits, or discards a card together with the mirror."""
    if action == WAIT:
        state.said("DISCO-35", state.mirror, "waits")
        return
    owner = state.mirror
    state.mirror = NO_SEAT
    if action == MIRROR_HIDDEN:
        state.said("DISCO-35", owner, "uses the mirror")
        discard_guest(state, owner, "DISCO-35")
        return
    value: i64 = action - MIRROR
    state.said("DISCO-33", owner, "uses the mirror")
    discard_open(state, owner, value, "DISCO-33")


def lose_mirror(state: DiscoState) -> None:
    """DISCO-33: with nothing in the collection the mirror is discarded unused."""
    state.said("DISCO-33", state.mirror, "loses the mirror")
    state.mirror = NO_SEAT
