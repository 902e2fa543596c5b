"""The course of matches: what follows at a table without anybody choosing it."""

from collections.abc import Callable

from pakl.kernel.errors import RulesBroken
from pakl.kernel.match import ShuffleEntry
from pakl.kernel.record import Fairness, record_of
from pakl.kernel.seats import NO_SEAT, Seat, seat_after
from pakl.kernel.shuffle import SECRET_BYTES
from pakl.play.entries import (
    Committed,
    GivenBack,
    HostPassed,
    Shuffled,
    Started,
    Stood,
)
from pakl.play.ports import FinishedMatch
from pakl.play.table import Table


def go_on(table: Table, now: int, entropy: Callable[[int], bytes]) -> None:
    """Does what follows by itself: a match begins, cards are shuffled, a match ends."""
    if not table.is_playing() and table.status != "closed" and table.seating.is_ready():
        table.enter(Started(at=now, first_dealer=next_first_dealer(table)))
    while table.is_playing() and table.running_match().due() is not None:
        table.enter(Shuffled(at=now, order=table.next_order()))
    if table.status == "over" and table.is_secret_spent:
        end_match(table, now, entropy)


def next_first_dealer(table: Table) -> int:
    """Lots decide about the first match; in a rematch it is the next one's turn."""
    match = table.match
    if match is None or not table.sheet.game.has_dealer:
        return int(NO_SEAT)
    first = match.first_dealer
    if first == NO_SEAT:
        lots = match.log[0]
        if not isinstance(lots, ShuffleEntry):
            raise RulesBroken("a match without a first dealer begins by drawing lots")
        first = Seat(lots.order[0])
    return int(seat_after(first, table.sheet.seats))


def end_match(table: Table, now: int, entropy: Callable[[int], bytes]) -> None:
    """Keeps the record with the published secret, and draws a secret for the next match."""
    match = table.running_match()
    fairness = Fairness(table.commitment(), table.salts, table.secret)
    names = [chair.name for chair in table.chairs]
    table.finished.append(
        FinishedMatch(
            record=table.record_id(),
            table=table.id,
            game=match.game.id,
            rules=match.game.version,
            finished_at=now,
            text=record_of(match, names, fairness).text(),
        )
    )
    for seat in range(len(table.chairs)):
        end_stand_in(table, seat, now)
    table.enter(Committed(at=now, secret=entropy(SECRET_BYTES).hex()))


def end_stand_in(table: Table, seat: int, now: int) -> None:
    """No bot plays for a player any more; the seats of those who are gone become empty."""
    stand_in = table.chairs[seat].stand_in
    if stand_in == "late":
        table.enter(GivenBack(at=now, seat=seat))
    elif stand_in:
        table.enter(Stood(at=now, seat=seat, why="removed" if stand_in == "removed" else "left"))
        hand_on_host(table, seat, now)


def hand_on_host(table: Table, seat: int, now: int) -> None:
    """If a seat without its player has the host's rights, the next person gets them."""
    if table.seating.host != seat:
        return
    heir = table.seating.next_host(seat)
    if heir != seat:
        table.enter(HostPassed(at=now, seat=heir))
