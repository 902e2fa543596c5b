"""The alarm of a table: when the house must look after it next, and who is away then."""

import asyncio
from typing import TYPE_CHECKING, Final

from pakl.play.frames import TableStatus
from pakl.play.presence import BLINK
from pakl.play.table import Table
from pakl.play.terms import SECOND
from pakl.play.upkeep import heir_of_host

if TYPE_CHECKING:
    from pakl.play.room import Room

SHORTEST_ALARM: Final = 200


class Alarm:
    """Rings when a clock runs out or somebody has been away for too long."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        # How things stood when it was set; only clocks change what it is set to by a move.
        self.set_as_of: tuple[int, int, TableStatus] | None = None

    def set_for(self, table: Table | None) -> None:
        """Sets the alarm anew, for the table as it is now."""
        if table is not None and table.clocks.for_a_move is None:
            as_of = (table.sittings, self.room.presence.changes, table.status)
            if as_of == self.set_as_of:
                return
            self.stop()
            self.set_as_of = as_of
        else:
            self.stop()
        due_at = self.next_for(table) if table is not None else None
        if due_at is None:
            return
        delay = max(due_at - self.room.house.now(), SHORTEST_ALARM) / SECOND
        self.timer = asyncio.get_running_loop().call_later(delay, self.ring)

    def stop(self) -> None:
        """The alarm does not ring."""
        self.set_as_of = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ring(self) -> None:
        """It is time to look after the table."""
        self.timer = None
        self.set_as_of = None
        self.room.house.spawn(self.room.look_after())

    # Questions

    def next_for(self, table: Table) -> int | None:
        """When the next clock runs out or the next absent player is given up."""
        times: list[int] = []
        if table.is_playing() and not table.is_paused:
            times += table.times_running_out().values()
        if table.terms.pace != "correspondence" and table.status != "closed":
            times += self.times_to_give_up(table)
        if not times:
            return None
        return max(min(times), self.room.presence.known_since + BLINK)

    def times_to_give_up(self, table: Table) -> list[int]:
        """When players who have no line are considered gone, one by one or all of them."""
        absent = self.absent(table)
        grace = max(table.terms.grace_seconds * SECOND, BLINK)
        persons = table.seating.persons()
        host = table.seating.host
        times: list[int] = []
        if host in absent and heir_of_host(table, absent.get) is not None:
            times.append(absent[host] + grace)
        if not table.is_playing() or table.is_paused:
            return times
        if persons and len(absent) == len(persons):
            times.append(max(absent.values()) + BLINK)
        return [*times, *self.stand_ins(table).values()]

    def stand_ins(self, table: Table) -> dict[int, int]:
        """The seats that a bot will play for if their players don't come back, and when."""
        if not table.is_playing() or table.is_paused:
            return {}
        if table.terms.when_late != "bot" or table.terms.pace == "correspondence":
            return {}
        grace = max(table.terms.grace_seconds * SECOND, BLINK)
        return {
            seat: since + grace
            for seat, since in self.absent(table).items()
            if not table.chairs[seat].is_played_by_bot()
        }

    def absent(self, table: Table) -> dict[int, int]:
        """The seats of people without a line, and since when that is so.

        While other processes can't be reached nobody is known to be gone.
        """
        absent: dict[int, int] = {}
        if self.room.neighbours.are_out_of_reach():
            return absent
        for seat in table.seating.persons():
            since = self.room.presence.gone_since(table.chairs[seat].player)
            if since is not None:
                absent[seat] = since
        return absent

    def away_since(self, table: Table) -> dict[int, int]:
        """The seats whose players are away for longer than a reload takes, and since when."""
        latest = self.room.house.now() - BLINK
        return {seat: since for seat, since in self.absent(table).items() if since <= latest}
