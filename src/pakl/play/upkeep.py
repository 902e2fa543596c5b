"""What the house does at a table when nobody asks for it.

``away_since`` always tells since when the player of a seat has no line to the table;
None if it has one, or may only just have lost it.
"""

from collections.abc import Callable

from pakl.play.course import hand_on_host
from pakl.play.entries import Closed, HostPassed, Paused, PlayerId, RanLate, Resumed, TakenOver
from pakl.play.requests import give_back, pause_if_all_wish
from pakl.play.seating import NO_HOST
from pakl.play.table import AFTER_AN_IDLE_MONTH, Table
from pakl.play.terms import SECOND

AwaySince = Callable[[int], int | None]


# Questions


def is_anybody_there(table: Table, away_since: AwaySince) -> bool:
    """Whether a person has a line to the table."""
    return any(away_since(seat) is None for seat in table.seating.persons())


def is_gone_for_good(table: Table, seat: int, now: int, away_since: AwaySince) -> bool:
    """Whether a player has been away for longer than the table waits."""
    since = away_since(seat)
    return since is not None and now - since >= table.terms.grace_seconds * SECOND


def is_back(table: Table, seat: int) -> bool:
    """Whether a player who comes gets the seat back: not before the bot made a late move."""
    stand_in = table.chairs[seat].stand_in
    return stand_in in ("left", "away") or (stand_in == "late" and not table.clocks.is_late[seat])


def is_forgotten(table: Table, now: int, away_since: AwaySince) -> bool:
    """Whether nothing is done at a table, or for it, for so long that it is closed."""
    due_at = table.due_at()
    if due_at is None or now < due_at or is_anybody_there(table, away_since):
        return False
    is_waiting = table.is_playing() and not table.is_paused
    return not is_waiting or now - table.changed_at >= AFTER_AN_IDLE_MONTH


def heir_of_host(table: Table, away_since: AwaySince) -> int | None:
    """The next person clockwise after the host who plays and is there."""
    seats = len(table.chairs)
    for step in range(1, seats):
        heir = (table.seating.host + step) % seats
        chair = table.chairs[heir]
        if chair.is_person() and not chair.is_given_up() and away_since(heir) is None:
            return heir
    return None


# Verbs


def arrive(table: Table, player: PlayerId, now: int) -> None:
    """A player's line is there: a seat that a bot kept for it is given back, play goes on."""
    seat = table.seating.seat_of(player)
    if seat is None or not table.is_playing():
        return
    if is_back(table, seat):
        give_back(table, seat, now)
    if table.pause_reason == "absence":
        table.enter(Resumed(at=now, seat=seat))


def stop_unattended_clocks(table: Table) -> None:
    """The house was closed while clocks ran: from the last entry on, no time has passed."""
    if table.is_playing() and not table.is_paused and table.terms.pace == "realtime":
        table.enter(Paused(at=table.changed_at, why="absence"))


def look_after(table: Table, now: int, away_since: AwaySince) -> None:
    """Clocks that ran out, players who are gone, tables that nobody needs."""
    if table.status == "closed":
        return
    if is_forgotten(table, now, away_since):
        table.enter(Closed(at=now, why="empty"))
        return
    if table.is_playing() and not table.is_paused:
        look_after_play(table, now, away_since)
    if table.terms.pace != "correspondence":
        pass_on_host(table, now, away_since)


def look_after_play(table: Table, now: int, away_since: AwaySince) -> None:
    """Pauses if nobody is there; else bots play for the late and for those who are gone."""
    is_correspondence = table.terms.pace == "correspondence"
    if not is_correspondence and not is_anybody_there(table, away_since):
        table.enter(Paused(at=now, why="absence"))
        return
    for seat in table.late_seats(now):
        table.enter(RanLate(at=now, seat=seat))
        if table.terms.when_late == "bot" and not table.chairs[seat].is_played_by_bot():
            table.enter(TakenOver(at=now, seat=seat, why="late"))
            pause_if_all_wish(table, now)
    if is_correspondence or table.terms.when_late != "bot":
        return
    for seat in table.seating.persons():
        is_gone = is_gone_for_good(table, seat, now, away_since)
        if is_gone and not table.chairs[seat].is_played_by_bot():
            table.enter(TakenOver(at=now, seat=seat, why="away"))
            hand_on_host(table, seat, now)
            pause_if_all_wish(table, now)


def pass_on_host(table: Table, now: int, away_since: AwaySince) -> None:
    """If the host is gone, the next person who is there gets the host's rights."""
    host = table.seating.host
    if host != NO_HOST and is_gone_for_good(table, host, now, away_since):
        heir = heir_of_host(table, away_since)
        if heir is not None:
            table.enter(HostPassed(at=now, seat=heir))
