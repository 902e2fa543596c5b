"""The other processes of the house: what they are told about a table, and what they tell.

Whoever applied a change sends its frames along, so that nobody else need make them.
A message that is lost costs little: the next one does not follow on what a line was
told last, or a process says that it knows more, or is gone; then the log is read.
"""

import contextlib
from typing import TYPE_CHECKING

import msgspec
import structlog

from pakl.play.entries import AnyEntry, Moved, PlayerId, Shuffled
from pakl.play.frames import Audience, Message, encoded
from pakl.play.ports import BusDown
from pakl.play.signals import (
    Arrival,
    Delivery,
    Part,
    Roll,
    Shown,
    Signal,
    signal_bytes,
    signal_of,
    topic_of,
)
from pakl.play.table import Table

if TYPE_CHECKING:
    from pakl.play.room import Room

log = structlog.get_logger()


class Neighbours:
    """The same table in other processes."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.bus = room.house.bus
        self.process = room.house.process
        self.topic = topic_of(room.id)
        self.bus.listen(self.topic, self.hear)

    def close(self) -> None:
        """Nothing is heard of this table any more."""
        self.bus.ignore(self.topic)

    def are_out_of_reach(self) -> bool:
        """Whether there are others, and nobody knows what they do."""
        return self.bus.is_shared and not self.bus.is_up()

    # Telling them

    async def signal(self, signal: Signal) -> None:
        """Tells the others; while they can't be reached they read the log."""
        if self.bus.is_shared:
            with contextlib.suppress(BusDown):
                await self.bus.publish(self.topic, signal_bytes(signal))

    async def deliver(
        self, table: Table, counts: dict[Audience, int], entries: list[AnyEntry]
    ) -> None:
        """Sends frames to the lines that end elsewhere; ``counts`` are those before the change."""
        if not self.bus.is_shared:
            return
        parts = {
            audience: Part(
                since=since,
                version=table.history.counts[audience],
                frame=self.room.listeners.frame_bytes(table, audience, since),
            )
            for audience, since in counts.items()
            if table.history.counts[audience] > since
        }
        is_game = all(isinstance(entry, Moved | Shuffled) for entry in entries)
        await self.signal(
            Delivery(
                process=self.process,
                version=table.version,
                parts=parts,
                has_seats_changed=not is_game,
            )
        )

    async def announce(self, player: PlayerId) -> None:
        """A player has a new line here."""
        await self.signal(Arrival(process=self.process, player=player))
        await self.call_roll()

    async def call_roll(self) -> None:
        """Tells who has lines here."""
        players = list(self.room.presence.here)
        version = 0 if self.room.table is None else self.room.table.version
        await self.signal(Roll(process=self.process, players=players, version=version))

    async def show(self, message: Message) -> None:
        """Shows everybody elsewhere a message that is not kept."""
        await self.signal(Shown(process=self.process, message=encoded(message)))

    # Hearing from them

    def hear(self, message: bytes) -> None:
        """Another process tells something about this table."""
        try:
            signal = signal_of(message)
        except msgspec.DecodeError:
            # A newer Pakl may say what this one does not know; the log says it too.
            self.room.fall_behind()
            return
        if signal.process == self.process:
            return
        match signal:
            case Delivery():
                self.hear_delivery(signal)
            case Arrival():
                self.hear_arrival(signal.player)
            case Roll():
                self.hear_roll(signal)
            case Shown():
                for viewing in self.room.listeners.viewings:
                    viewing.line.send(signal.message)

    def hear_delivery(self, delivery: Delivery) -> None:
        """Hands on frames; whoever misses one is caught up from the log."""
        room = self.room
        if room.table is None or delivery.version > room.table.version:
            room.is_behind = True
        has_gap = delivery.has_seats_changed
        for viewing in room.listeners.viewings:
            part = delivery.parts.get(viewing.audience)
            if part is None or part.version <= viewing.version:
                continue
            if part.since == viewing.version and not delivery.has_seats_changed:
                viewing.line.send(part.frame)
                viewing.version = part.version
            else:
                has_gap = True
        if has_gap:
            room.fall_behind()

    def hear_arrival(self, player: PlayerId) -> None:
        """A player has a newer line elsewhere; who is here is told to the new one's process."""
        for viewing in self.room.listeners.lines_of(player):
            self.room.dismiss(viewing, "newer_tab")
        self.room.house.spawn(self.call_roll())

    def hear_roll(self, roll: Roll) -> None:
        """Another process tells who has lines there."""
        room = self.room
        room.presence.hear(roll.process, frozenset(roll.players), room.house.now())
        room.tell_presence()
        room.plan()
        if room.table is not None and room.table.version < roll.version:
            room.fall_behind()
