"""The end: who is favoured when equal, what a collection is worth, who takes the mirror."""

from typing import Final

from mypy_extensions import i64

from pakl.games.disco.cards import VALUES, value_of
from pakl.games.disco.table import DiscoState, has_dummy
from pakl.kernel.cards import Card
from pakl.kernel.outcome import Outcome, totals
from pakl.kernel.seats import Seat

LOSES_TIES: Final = 0  # DISCO-25


def steps_from_tie_card(seat: i64, tie_card: i64, seats: i64) -> i64:
    """DISCO-10: how far clockwise a player sits from the tie card; its holder is nearest."""
    return (seat - tie_card + seats) % seats


def favour(seat: i64, tie_card: i64, seats: i64) -> i64:
    """DISCO-10, DISCO-18: the higher, the sooner a player wins among equals; never 0."""
    return seats - steps_from_tie_card(seat, tie_card, seats)


def totals_of(state: DiscoState) -> list[int]:
    """DISCO-17, DISCO-24: what is left in the collection of every player, then of the dummy."""
    totals = [0 for _ in range(state.colours)]
    card: i64 = 0
    while card < state.colours * VALUES:
        keeper = i64(state.keepers[card])
        if keeper < state.colours:
            totals[keeper] += int(value_of(Card(card)))
        card += 1
    return totals


def outcome_of(state: DiscoState) -> Outcome:
    """DISCO-17, DISCO-18, DISCO-25: the totals, and who is favoured; the dummy loses ties."""
    tie_breaks = [int(favour(seat, state.tie_card, state.seats)) for seat in range(state.seats)]
    if has_dummy(state):
        tie_breaks.append(LOSES_TIES)
    return Outcome("DISCO-17", totals_of(state), tie_breaks)


def mirror_goes_to(seats: i64, before: list[Outcome]) -> Seat:
    """DISCO-32, DISCO-35: the highest total so far; of several the one favoured; no dummy."""
    points = totals(before)
    tie_breaks = before[-1].tie_breaks
    owner = 0
    for seat in range(1, seats):
        is_favoured = tie_breaks[seat] > tie_breaks[owner]
        if points[seat] > points[owner] or (points[seat] == points[owner] and is_favoured):
            owner = seat
    return Seat(owner)
