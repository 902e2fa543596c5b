"""Collections: cards that join them, and equal cards that leave them in pairs."""

from mypy_extensions import i64, u8

from pakl.games.disco.cards import NO_VALUE, card_of
from pakl.games.disco.table import (
    BOX,
    BOX_KEEPS,
    COLLECTION,
    DANCE_FLOOR,
    DUMMY,
    FLOOR,
    GUEST,
    TO_COME,
    DiscoState,
    collected_card,
    collection_zone,
    guest_zone,
    has_dummy,
)
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import bit, has

# Questions


def meets_guest(state: DiscoState, seat: Seat, taken: i64) -> bool:
    """DISCO-28, DISCO-30: whether, with so many more cards equal to the guest, one stays open.

    An equal card must have been taken, and one remains when open pairs have left.
    """
    if taken == 0:
        return False
    was_there = has(state.table[COLLECTION + seat], state.table[GUEST + seat])
    is_odd = taken % 2 == 1
    return is_odd != was_there


def clause_of_pairs(state: DiscoState, who: Seat) -> str:
    """DISCO-15, DISCO-24: the clause by which pairs leave this collection."""
    if has_dummy(state) and who == DUMMY:
        return "DISCO-24"
    return "DISCO-15"


# Verbs


def take(state: DiscoState, who: Seat, colour: Seat, clause: str) -> None:
    """DISCO-8, DISCO-9: the floor's card of a colour joins a collection, or makes a pair there."""
    table = state.table
    value = table[FLOOR + colour]
    table[FLOOR + colour] = NO_VALUE
    card = card_of(colour, value)
    state.moved(clause, DANCE_FLOOR, collection_zone(state, who), card)
    if has(table[COLLECTION + who], value):
        leave_in_a_pair(state, who, card, value)
        return
    table[COLLECTION + who] |= bit(value)
    state.keepers[card] = u8(who)


def leave_in_a_pair(state: DiscoState, who: Seat, card: Card, value: i64) -> None:
    """DISCO-15, DISCO-16, DISCO-24: two equal cards leave; of three one remains."""
    equal = collected_card(state, who, value)
    state.table[COLLECTION + who] ^= bit(value)
    state.keepers[card] = u8(BOX_KEEPS)
    state.keepers[equal] = u8(BOX_KEEPS)
    if state.journal is not None:
        clause = clause_of_pairs(state, who)
        state.moved(clause, collection_zone(state, who), BOX, equal)
        state.moved(clause, collection_zone(state, who), BOX, card)


def leave_with_guest(state: DiscoState, seat: Seat) -> None:
    """DISCO-28: the hidden guest and the open card equal to it leave as a pair."""
    value = state.table[GUEST + seat]
    discard_open(state, seat, value, "DISCO-28")
    discard_guest(state, seat, "DISCO-28")


def discard_open(state: DiscoState, seat: Seat, value: i64, clause: str) -> None:
    """DISCO-28, DISCO-33: an open card leaves a collection for the box."""
    card = collected_card(state, seat, value)
    state.table[COLLECTION + seat] ^= bit(value)
    state.keepers[card] = u8(BOX_KEEPS)
    state.moved(clause, collection_zone(state, seat), BOX, card)


def discard_guest(state: DiscoState, seat: Seat, clause: str) -> None:
    """DISCO-28, DISCO-35: the hidden guest leaves for the box, where all see it."""
    card = show_guest(state, seat)
    state.keepers[card] = u8(BOX_KEEPS)
    state.moved(clause, guest_zone(state, seat), BOX, card)


def show_guest(state: DiscoState, seat: Seat) -> Card:
    """DISCO-28, DISCO-29: the hidden guest leaves its place, and all see it."""
    value = state.table[GUEST + seat]
    state.table[GUEST + seat] = NO_VALUE
    state.table[TO_COME + seat] &= ~bit(value)
    return card_of(seat, value)


def turn_up_guest(state: DiscoState, seat: Seat) -> None:
    """DISCO-29: at the end a guest still hidden joins the collection and makes no pair."""
    value = state.table[GUEST + seat]
    if value == NO_VALUE:
        return
    card = show_guest(state, seat)
    state.table[COLLECTION + seat] |= bit(value)
    state.keepers[card] = u8(seat)
    state.moved("DISCO-29", guest_zone(state, seat), collection_zone(state, seat), card)
