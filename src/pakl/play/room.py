"""A room: one table in this process, with the lines that end here.

One change at a time: tried on the table, stored in the log, then told. If it could
not be stored the table in memory is dropped and read back, so that what people see is
never ahead of the log. Another process may hold the same table; the log's key decides
who was first, and the other reads on and tries again.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import structlog

from pakl.play.alarm import Alarm
from pakl.play.bot_turns import BotTurns
from pakl.play.course import go_on
from pakl.play.entries import PlayerId, TableId, entry_text
from pakl.play.frames import (
    Beat,
    Bye,
    EmoteShown,
    HouseStatus,
    Refusal,
    encoded,
)
from pakl.play.hinting import Hinting
from pakl.play.listeners import NOTHING_TOLD, Listeners, Viewing
from pakl.play.moves import act
from pakl.play.neighbours import Neighbours
from pakl.play.packets import Action, AnyRequest, BadPacket, Chat, Emote, Packet, Sit, packet_of
from pakl.play.ports import Line, StorageDown, VersionTaken
from pakl.play.presence import BLINK, Presence
from pakl.play.requests import Asker, NoSuchTable, Refused, ask, seat_of
from pakl.play.table import RulesChanged, Table, replayed
from pakl.play.talk import Talk
from pakl.play.upkeep import arrive, look_after, stop_unattended_clocks

if TYPE_CHECKING:
    from pakl.play.house import House

MOST_WAITING: Final = 64
MOST_RACES: Final = 20

log = structlog.get_logger()


class Room:
    """One table in this process."""

    def __init__(self, house: "House", table: TableId) -> None:
        self.house = house
        self.id = table
        self.table: Table | None = None
        self.is_behind = False
        self.is_catching_up = False
        self.frozen_by = ""
        self.is_storage_down = False
        # Whether clocks may have run while nobody could come: no other process was there.
        self.is_unattended = not house.bus.is_shared
        self.listeners = Listeners(self)
        self.presence = Presence(house.now())
        self.talk = Talk()
        self.bots = BotTurns(self)
        self.hints = Hinting(self)
        self.alarm = Alarm(self)
        self.neighbours = Neighbours(self)
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.last_used = house.now()

    # The table, as the log has it

    async def current(self) -> Table:
        """The table, read on as far as the log goes.

        Raises:
            NoSuchTable: If the log has no such table.
            StorageDown: If it can't be read.
            Refused: If its rules have changed or were found broken.
        """
        if self.frozen_by:
            raise Refused("frozen", why=self.frozen_by)
        while self.table is None or self.is_behind:
            await self.read_on()
        return self.table

    async def read_on(self) -> None:
        """Reads what the log has beyond the table in memory, or all of it."""
        table = self.table
        # More may be told while the log is being read.
        self.is_behind = False
        try:
            if table is None:
                await self.house.bus.settled()
            lines = await self.house.log.read(self.id, 0 if table is None else table.version)
        except BaseException:
            self.is_behind = True
            raise
        if table is None and not lines:
            raise NoSuchTable(self.id)
        try:
            if table is not None:
                table.read(lines)
                return
            self.table = replayed(self.id, lines, self.house.dealer_of)
        except Exception as error:
            self.freeze(error)
            raise Refused("frozen", why=self.frozen_by) from error
        self.house.frozen.discard(self.id)
        self.bots.forget()

    def freeze(self, error: Exception) -> None:
        """The rules can't go on here: nothing changes any more, and the log is kept.

        What the error says may tell of hidden cards, so it is not repeated; where it
        happened can be found, for the log plays it again.
        """
        self.table = None
        self.frozen_by = "rules_changed" if isinstance(error, RulesChanged) else "rules_broken"
        self.house.frozen.add(self.id)
        log.error("table_frozen", table=self.id, why=self.frozen_by, **place_of(error))
        self.listeners.send_to_all(Refusal(error="frozen", args={"why": self.frozen_by}))

    def turn(self) -> "Turn":
        """One change at a time, in the order they came; not endlessly many wait."""
        return Turn(self)

    async def change(self, make: Callable[[Table, int], None]) -> Table:
        """One change: tried, stored. Whoever calls holds the turn and tells afterwards.

        Raises:
            Refused: If the table refuses it; nothing has changed.
            StorageDown: If it can't be stored.
        """
        for _ in range(MOST_RACES):
            table = await self.current()
            version, counts = table.version, dict(table.history.counts)
            self.try_out(table, make)
            entries, finished = table.take_pending()
            if not entries:
                return table
            lines = [entry_text(entry) for entry in entries]
            # Until it is stored nobody may look at the table in memory.
            self.table = None
            try:
                await self.house.log.append(table.summary(), version + 1, lines, finished)
            except VersionTaken:
                self.house.metrics.lost_races += 1
                continue
            self.table = table
            self.house.metrics.entries += len(entries)
            await self.neighbours.deliver(table, counts, entries)
            return table
        raise Refused("busy")

    def try_out(self, table: Table, make: Callable[[Table, int], None]) -> None:
        """Changes the table in memory; if that goes wrong halfway it is dropped."""
        now = self.house.now()
        try:
            make(table, now)
            go_on(table, now, self.house.entropy)
        except Refused:
            if table.pending:
                self.table = None
            raise
        except Exception as error:
            self.freeze(error)
            raise Refused("frozen", why=self.frozen_by) from error

    # Telling

    def tell(self, asking: Viewing | None = None, packet: str = "") -> None:
        """Tells people what is new, and asks the bots that may act now."""
        self.tell_people(asking, packet)
        if self.table is not None:
            self.bots.ask_all(self.table)

    def tell_people(self, asking: Viewing | None = None, packet: str = "") -> None:
        """Sends every line what is new to it; one line's frame also answers its packet."""
        if self.table is not None:
            self.listeners.tell(self.table, asking, packet)
            self.plan()

    def tell_presence(self) -> None:
        """Tells who is there, if that has changed."""
        if self.table is not None:
            self.listeners.tell_presence(self.table)

    def plan(self) -> None:
        """Sees to it that the house looks after the table when it is time."""
        self.alarm.set_for(self.table)

    # Lines

    async def join(self, line: Line) -> Viewing:
        """A line is there: it is told everything, and older tabs of its player are closed."""
        viewing = Viewing(self, line)
        async with self.turn():
            # Who comes from a process that is gone may know more than is known here.
            self.is_behind = self.is_behind or self.house.bus.is_shared
            await self.change(lambda table, now: self.let_arrive(table, line.player, now))
            self.is_unattended = False
            for other in self.listeners.lines_of(line.player):
                self.dismiss(other, "newer_tab")
            self.presence.arrive(line.player)
            self.listeners.add(viewing)
            self.tell()
            if self.is_storage_down:
                line.send(encoded(HouseStatus(storage="down")))
        await self.neighbours.announce(line.player)
        return viewing

    def let_arrive(self, table: Table, player: PlayerId, now: int) -> None:
        """A player comes; if nobody else could before, no time has passed meanwhile."""
        if self.is_unattended:
            stop_unattended_clocks(table)
        arrive(table, player, now)

    def leave(self, viewing: Viewing) -> None:
        """A line is gone."""
        if viewing not in self.listeners.viewings:
            return
        self.listeners.viewings.remove(viewing)
        self.presence.go(viewing.player, self.house.now())
        if self.house.is_closing:
            return
        self.tell_presence()
        self.plan()
        self.house.spawn(self.neighbours.call_roll())

    def dismiss(self, viewing: Viewing, why: Literal["newer_tab", "not_welcome"]) -> None:
        """Ends a line from here."""
        self.leave(viewing)
        viewing.line.close(encoded(Bye(why=why)))

    # Packets

    async def receive(self, viewing: Viewing, message: bytes | str) -> None:
        """A packet comes in on a line; the answer goes out on it."""
        try:
            packet = packet_of(message)
        except BadPacket as bad:
            viewing.line.send(encoded(Refusal(error="malformed", args={"detail": str(bad)})))
            return
        if packet.beat is not None:
            viewing.line.send(encoded(Beat(beat=packet.beat)))
            return
        if packet.hint is not None:
            # It takes a while, and the line may have something else to say meanwhile.
            self.house.spawn(self.hints.answer(viewing, packet))
            return
        try:
            if packet.sync is not None:
                await self.sync(viewing, packet.sync)
            else:
                await self.carry_out(viewing, packet)
        except Refused as refused:
            self.refuse(viewing, packet, refused.refusal)
        except StorageDown:
            self.note_storage_down()
            self.refuse(viewing, packet, Refusal(error="unavailable"))
        except NoSuchTable:
            self.refuse(viewing, packet, Refusal(error="closed"))

    def refuse(self, viewing: Viewing, packet: Packet, refusal: Refusal) -> None:
        """Answers a packet with a refusal; who has seen too little is told what is new."""
        self.house.metrics.refusals[refusal.error] += 1
        refusal.re = packet.id or ""
        viewing.line.send(encoded(refusal))
        if refusal.error == "stale":
            self.tell_people(viewing)

    async def sync(self, viewing: Viewing, version: int) -> None:
        """A line has missed something and says what it has."""
        async with self.turn():
            table = await self.current()
            told = table.history.counts[viewing.audience]
            viewing.version = version if version <= told else NOTHING_TOLD
            self.tell(viewing)

    async def carry_out(self, viewing: Viewing, packet: Packet) -> None:
        """What a packet wants done, once."""
        packet_id = packet.id or ""
        async with self.turn():
            table = await self.current()
            if table.is_known(viewing.player, packet_id):
                self.tell(viewing, packet_id)
                return
            if packet.do is not None:
                await self.do(viewing.player, packet.do, packet.seen or 0, packet_id)
            elif packet.ask is not None:
                await self.ask(viewing.player, viewing.line.name, packet.ask, packet_id)
                if isinstance(packet.ask, Sit):
                    viewing.line.name = packet.ask.name
            # What another process has told meanwhile is in the log.
            await self.current()
            self.tell(viewing, packet_id)

    async def do(self, player: PlayerId, actions: list[Action], seen: int, packet: str) -> None:
        """Actions of the game. Whoever calls holds the turn."""
        await self.change(
            lambda table, now: act(table, Asker(player, "", packet, now), actions, seen)
        )
        self.house.metrics.moves += len(actions)

    async def ask(self, player: PlayerId, name: str, request: AnyRequest, packet: str) -> None:
        """A request about the table. Whoever calls holds the turn."""
        is_talk = isinstance(request, Chat | Emote)
        if is_talk and self.talk.is_too_much(player, self.house.now()):
            raise Refused("too_fast")
        table = await self.current()
        levels = self.house.bots.levels(table.sheet.game.id)
        table = await self.change(
            lambda table, now: ask(table, Asker(player, name, packet, now), request, levels)
        )
        if isinstance(request, Emote):
            message = EmoteShown(seat=seat_of(table, player), emote=request.emote)
            self.listeners.send_to_all(message)
            await self.neighbours.show(message)

    # What happens when nobody asks

    def fall_behind(self) -> None:
        """The log has more than is known here: it is read soon."""
        self.is_behind = True
        if not self.is_catching_up:
            self.is_catching_up = True
            self.house.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Reads on in the log and tells every line what it has missed.

        Bots are asked by the process that changed something, unless it could not be stored.
        """
        try:
            async with self.turn():
                self.is_catching_up = False
                await self.current()
                self.tell_people()
                if self.is_storage_down:
                    self.is_storage_down = False
                    self.listeners.send_to_all(HouseStatus(storage="up"))
                    self.tell()
        except StorageDown:
            self.note_storage_down()
        except (Refused, NoSuchTable):
            return
        finally:
            self.is_catching_up = False

    def note_storage_down(self) -> None:
        """Nothing can be stored now: people are told once, and it is tried again soon."""
        if not self.is_storage_down:
            self.is_storage_down = True
            self.listeners.send_to_all(HouseStatus(storage="down"))

    async def look_after(self) -> None:
        """Clocks that ran out, players who are gone, bots that did not answer."""
        try:
            async with self.turn():
                await self.change(self.let_pass)
                self.is_unattended = False
                self.tell()
        except StorageDown:
            self.note_storage_down()
        except (Refused, NoSuchTable):
            return

    def let_pass(self, table: Table, now: int) -> None:
        """What time alone does to a table; nobody is judged who can't have come back yet."""
        if self.is_unattended:
            stop_unattended_clocks(table)
        if now >= self.presence.known_since + BLINK:
            look_after(table, now, self.alarm.away_since(table).get)

    def forget_the_silent(self) -> None:
        """Who had lines in a process that is gone is not there any more."""
        if self.neighbours.are_out_of_reach():
            return
        if self.presence.forget_the_silent(self.house.now()):
            self.tell_presence()
            self.plan()
            # It may have stored something before it was gone that it told nobody.
            self.fall_behind()

    # Closing the room

    def is_needed(self) -> bool:
        """Whether a line ends here or something is under way."""
        is_thought_about = self.bots.thinking > 0 or bool(self.hints.thinking)
        return bool(self.listeners.viewings) or self.waiting > 0 or is_thought_about

    def close(self) -> None:
        """Nothing of this table is kept in memory any more."""
        self.alarm.stop()
        self.neighbours.close()


class Turn:
    """A turn to change a table, for as long as it is held.

    Raises:
        Refused: If the house is closing, or too many wait already.
    """

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> None:
        room = self.room
        if room.house.is_closing:
            raise Refused("unavailable")
        if room.waiting >= MOST_WAITING:
            raise Refused("busy")
        room.waiting += 1
        try:
            await room.lock.acquire()
        except BaseException:
            self.end()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()
        self.end()

    def end(self) -> None:
        """Whoever had it, or waited for it, does so no longer."""
        self.room.waiting -= 1
        self.room.last_used = self.room.house.now()


def place_of(error: Exception) -> dict[str, str]:
    """What went wrong and where, without what it says."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return {"error": type(error).__name__}
    where = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
    return {"error": type(error).__name__, "where": where}
