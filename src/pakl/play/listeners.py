"""The listeners of a table: the lines that end in this process, and what each was told last."""

from typing import TYPE_CHECKING, Final

from pakl.play.entries import PlayerId
from pakl.play.frames import (
    SPECTATORS,
    Audience,
    Message,
    PresenceNow,
    StandIn,
    TableStatus,
    answering,
    encoded,
)
from pakl.play.frames import Presence as SeatPresence
from pakl.play.framing import frame_since, whole_frame
from pakl.play.ports import Line
from pakl.play.seating import Chair
from pakl.play.table import Table

if TYPE_CHECKING:
    from pakl.play.room import Room

NOTHING_TOLD: Final = -1
UNKNOWN: Final = -1


class Viewing:
    """A line at a table: whose eyes it has, and what it was told last."""

    def __init__(self, room: "Room", line: Line) -> None:
        self.room = room
        self.line = line
        self.audience: Audience = SPECTATORS
        self.version = NOTHING_TOLD

    @property
    def player(self) -> PlayerId:
        """Who is at the other end."""
        return self.line.player


class Listeners:
    """All lines to one table that end here."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.viewings: list[Viewing] = []
        self.presence_told = b""
        self.presence_known: tuple[int, int, TableStatus, bool] | None = None
        self.sittings_known = UNKNOWN
        self.frames: dict[tuple[Audience, int], bytes] = {}
        self.frames_of = 0

    def lines_of(self, player: PlayerId) -> list[Viewing]:
        """The lines of one player."""
        return [viewing for viewing in self.viewings if viewing.player == player]

    def add(self, viewing: Viewing) -> None:
        """One more listens; it will be told who is there."""
        self.viewings.append(viewing)
        self.presence_told = b""
        self.sittings_known = UNKNOWN

    def tell(self, table: Table, asking: Viewing | None = None, packet: str = "") -> None:
        """Sends every line what is new to it; one line's frame also answers its packet."""
        if self.sittings_known != table.sittings:
            self.seat_lines(table)
        counts = table.history.counts
        for viewing in self.viewings[:]:
            audience = viewing.audience
            # Another process may have told it more than is known here.
            version = counts[audience]
            if viewing.version >= version and viewing is not asking:
                continue
            frame = self.frame_bytes(table, audience, viewing.version)
            viewing.version = version
            viewing.line.send(answering(frame, packet) if viewing is asking and packet else frame)
        self.tell_presence(table)

    def seat_lines(self, table: Table) -> None:
        """Sees whose eyes each line has, after something about the seats may have changed."""
        self.sittings_known = table.sittings
        for viewing in self.viewings[:]:
            seat = table.seating.seat_of(viewing.player)
            audience = SPECTATORS if seat is None else seat
            if audience != viewing.audience:
                viewing.audience, viewing.version = audience, NOTHING_TOLD
            if seat is None and not table.may_be_watched():
                self.room.dismiss(viewing, "not_welcome")

    def frame_bytes(self, table: Table, audience: Audience, since: int) -> bytes:
        """A frame for the wire, made once for all who have been told the same."""
        if self.frames_of != table.version:
            self.frames_of = table.version
            self.frames.clear()
        frame = self.frames.get((audience, since))
        if frame is None:
            make = (
                whole_frame(table, audience) if since < 0 else frame_since(table, audience, since)
            )
            frame = self.frames[audience, since] = encoded(make)
        return frame

    def tell_presence(self, table: Table) -> None:
        """Tells who is there, if that has changed."""
        presence = self.room.presence
        known = (table.sittings, presence.changes, table.status, table.is_paused)
        if known == self.presence_known and self.presence_told:
            return
        self.presence_known = known
        seated = {chair.player for chair in table.chairs}
        stand_ins = self.room.alarm.stand_ins(table)
        message = encoded(
            PresenceNow(
                seats=[self.presence_of(chair) for chair in table.chairs],
                watching=presence.watching(seated),
                stand_ins=[StandIn(seat=seat, at=at) for seat, at in stand_ins.items()],
            )
        )
        if message != self.presence_told:
            self.presence_told = message
            for viewing in self.viewings:
                viewing.line.send(message)

    def presence_of(self, chair: Chair) -> SeatPresence:
        """Whether whoever has a seat is there."""
        if chair.is_empty():
            return "empty"
        if chair.is_played_by_bot():
            return "bot"
        return "online" if self.room.presence.is_there(chair.player) else "away"

    def send_to_all(self, message: Message) -> None:
        """Sends a message that is not kept to every line that ends here."""
        text = encoded(message)
        for viewing in self.viewings:
            viewing.line.send(text)
