"""The house: all tables that this process looks after, and what it needs for that."""

import asyncio
import contextlib
import os
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import structlog
from msgspec import Struct

from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SECRET_BYTES, FairDealer
from pakl.play.entries import Committed, HostPassed, Opened, PlayerId, Sat, TableId, entry_text
from pakl.play.frames import SPECTATORS, Audience, Bye, answering, encoded
from pakl.play.framing import frame_since, whole_frame
from pakl.play.listeners import Viewing
from pakl.play.packets import Action, AnyRequest
from pakl.play.ports import Bots, Bus, Line, StorageDown, TableLog, VersionTaken
from pakl.play.requests import NoSuchTable, Refused, proper_name
from pakl.play.room import Room
from pakl.play.table import DealerOf, Table, opened_table
from pakl.play.terms import Terms

__all__ = ["House", "Limits", "NoSuchTable", "Refused", "Viewing"]

# No vowels, so no words; no signs that look alike.
CODE_SIGNS: Final = "bcdfghjkmnpqrstvwxz23456789"
CODE_LENGTH: Final = 5
ID_BYTES: Final = 12
MOST_CODES_TRIED: Final = 20

SWEEP_SECONDS: Final = 1.0
ROLL_SWEEPS: Final = 4
UNUSED_FOR: Final = 30_000
MOST_DUE: Final = 100

log = structlog.get_logger()


class Limits(Struct, frozen=True):
    """How much one house takes."""

    tables_of_a_player: int = 20
    rooms: int = 20_000


class Counts:
    """What a house has done so far."""

    def __init__(self) -> None:
        self.entries = 0
        self.moves = 0
        self.lost_races = 0
        self.dead_bots = 0
        self.refusals: Counter[str] = Counter()


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Everything that is played in this process."""

    def __init__(
        self,
        *,
        log: TableLog,
        bus: Bus,
        bots: Bots,
        now: Callable[[], int] = wall_clock,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        dealer_of: DealerOf = FairDealer,
        limits: Limits | None = None,
    ) -> None:
        self.log = log
        self.bus = bus
        self.bots = bots
        self.now = now
        self.entropy = entropy
        self.dealer_of = dealer_of
        self.limits = limits or Limits()
        self.process = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.rooms: dict[TableId, Room] = {}
        self.metrics = Counts()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        # Tables whose rules can't go on need no looking after.
        self.frozen: set[TableId] = set()
        bus.on_recovery(self.catch_up_everywhere)

    # Tables

    async def open_table(self, player: PlayerId, name: str, sheet: Sheet, terms: Terms) -> TableId:
        """Opens a table; who opens it sits down and is the host.

        Raises:
            Refused: If the player has too many tables already, or no name.
            StorageDown: If it can't be stored.
        """
        shown = proper_name(name)
        if await self.log.count_open(player) >= self.limits.tables_of_a_player:
            raise Refused("too_fast", tables=str(self.limits.tables_of_a_player))
        for _ in range(MOST_CODES_TRIED):
            # The code may be another table's.
            with contextlib.suppress(VersionTaken):
                return await self.try_to_open(player, shown, sheet, terms)
        raise Refused("busy")

    async def try_to_open(self, player: PlayerId, name: str, sheet: Sheet, terms: Terms) -> TableId:
        """Opens a table under a random id and code."""
        now = self.now()
        table_id = TableId(self.entropy(ID_BYTES).hex())
        opened = Opened(
            at=now,
            code=self.random_code(),
            sheet=sheet.code(),
            seats=sheet.seats,
            rules=sheet.game.version,
            terms=terms,
        )
        table = opened_table(table_id, opened, self.dealer_of)
        table.enter(Committed(at=now, secret=self.entropy(SECRET_BYTES).hex()))
        table.enter(Sat(at=now, seat=0, who=player, name=name))
        table.enter(HostPassed(at=now, seat=0))
        entries, _ = table.take_pending()
        await self.log.append(table.summary(), 1, [entry_text(entry) for entry in entries], [])
        return table_id

    def random_code(self) -> str:
        """A short code to tell over the phone."""
        signs = len(CODE_SIGNS)
        number = int.from_bytes(self.entropy(8), "big")
        code = ""
        for _ in range(CODE_LENGTH):
            code += CODE_SIGNS[number % signs]
            number //= signs
        return code

    def room(self, table: TableId) -> Room:
        """The room of a table, made if it is not there.

        Raises:
            Refused: If there are too many.
        """
        if self.is_closing:
            raise Refused("unavailable")
        room = self.rooms.get(table)
        if room is None:
            if len(self.rooms) >= self.limits.rooms:
                raise Refused("busy")
            room = self.rooms[table] = Room(self, table)
        return room

    @contextlib.asynccontextmanager
    async def entered(self, table: TableId) -> AsyncIterator[Room]:
        """The room of a table; one that was made for a table that is not there goes again."""
        room = self.room(table)
        try:
            yield room
        except NoSuchTable:
            if not room.is_needed() and self.rooms.get(table) is room:
                del self.rooms[table]
                room.close()
            raise

    # Lines

    async def join(self, table: TableId, line: Line) -> Viewing:
        """A line comes to a table and is told everything it may know.

        Raises:
            NoSuchTable: If there is none.
            Refused: If it can't be joined now.
            StorageDown: If it can't be read now.
        """
        async with self.entered(table) as room:
            return await room.join(line)

    async def receive(self, viewing: Viewing, message: bytes | str) -> None:
        """A packet comes in on a line; the answer goes out on it."""
        await viewing.room.receive(viewing, message)

    def leave(self, viewing: Viewing) -> None:
        """A line is gone."""
        viewing.room.leave(viewing)

    # Without a line

    async def ask(
        self, table: TableId, player: PlayerId, name: str, request: AnyRequest, packet: str
    ) -> bytes:
        """A request from somebody without a line; answers with a frame.

        Raises:
            Refused: If it can't be granted.
            NoSuchTable: If there is no such table.
            StorageDown: If nothing can be stored now.
        """
        async with self.entered(table) as room, room.turn():
            current = await room.current()
            audience = audience_of(current, player)
            since = current.history.counts[audience]
            if not current.is_known(player, packet):
                await room.ask(player, name, request, packet)
            current = await room.current()
            room.tell()
            if audience_of(current, player) != audience:
                return answering(
                    encoded(whole_frame(current, audience_of(current, player))), packet
                )
            return answering(encoded(frame_since(current, audience, since)), packet)

    async def do(
        self, table: TableId, player: PlayerId, actions: list[Action], seen: int, packet: str
    ) -> bytes:
        """Actions from somebody without a line; answers with a frame of what is new.

        Raises:
            Refused: If a rule forbids it or the player has seen too little.
            NoSuchTable: If there is no such table.
            StorageDown: If nothing can be stored now.
        """
        async with self.entered(table) as room, room.turn():
            current = await room.current()
            if not current.is_known(player, packet):
                await room.do(player, actions, seen, packet)
            current = await room.current()
            room.tell()
            audience = audience_of(current, player)
            return answering(encoded(frame_since(current, audience, seen)), packet)

    async def frame(self, table: TableId, player: PlayerId) -> bytes:
        """All that a player, or a spectator, was told at a table.

        Raises:
            NoSuchTable: If there is no such table.
            Refused: If spectators are not welcome, or the table can't be read.
            StorageDown: If nothing can be read now.
        """
        async with self.entered(table) as room, room.turn():
            current = await room.current()
            return encoded(whole_frame(current, audience_of(current, player)))

    async def hint(self, table: TableId, player: PlayerId, seen: int) -> bytes:
        """A hint for somebody without a line, for the choices of the version it has seen.

        Raises:
            Refused: If there is none to give.
            NoSuchTable: If there is no such table.
            StorageDown: If nothing can be read now.
        """
        async with self.entered(table) as room:
            return encoded(await room.hints.hint(player, seen, ""))

    # By itself

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something run beside everything else; its failure is told, not lost."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.note_end)

    def note_end(self, task: asyncio.Task[None]) -> None:
        """A task is over."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task_failed", exc_info=task.exception())

    def catch_up_everywhere(self) -> None:
        """Other processes may have told something that was not heard here."""
        for room in self.rooms.values():
            room.presence.begin_anew(self.now())
            room.fall_behind()
            self.spawn(room.neighbours.call_roll())

    async def run(self) -> None:
        """Looks after every table that needs it, until it is cancelled."""
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            sweeps += 1
            try:
                await self.sweep(is_roll_due=sweeps % ROLL_SWEEPS == 0)
            except StorageDown as down:
                log.warning("storage_down", reason=str(down))
                for room in self.rooms.values():
                    room.note_storage_down()
            except Exception:
                log.exception("sweep_failed")

    async def sweep(self, *, is_roll_due: bool) -> None:
        """Once around all rooms, and the tables in the log that wait for the house."""
        self.forget_unused_rooms()
        await self.catch_up_where_needed()
        for room in list(self.rooms.values()):
            room.forget_the_silent()
            if is_roll_due and room.listeners.viewings:
                await room.neighbours.call_roll()
        due = await self.log.due(self.now(), MOST_DUE + len(self.frozen))
        for table in due:
            if table not in self.frozen:
                with contextlib.suppress(Refused):
                    self.spawn(self.room(table).look_after())

    async def catch_up_where_needed(self) -> None:
        """Reads the logs of tables whose lines may have missed something, while that works."""
        is_cut_off = self.bus.is_shared and not self.bus.is_up()
        for room in list(self.rooms.values()):
            if room.is_storage_down or (is_cut_off and room.listeners.viewings):
                room.is_behind = True
                await room.catch_up()
                if room.is_storage_down:
                    return

    def forget_unused_rooms(self) -> None:
        """Rooms without lines that nothing happens in go; the log says when they are due."""
        now = self.now()
        for table, room in list(self.rooms.items()):
            if not room.is_needed() and now - room.last_used > UNUSED_FOR:
                del self.rooms[table]
                room.close()

    async def close(self) -> None:
        """Says good-bye to every line; what is under way is stored first."""
        self.is_closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                viewings, room.listeners.viewings = room.listeners.viewings, []
                for viewing in viewings:
                    viewing.line.close(encoded(Bye(why="restart")))
                room.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def audience_of(table: Table, player: PlayerId) -> Audience:
    """Whose eyes a player without a line has.

    Raises:
        Refused: If it has no seat, and spectators are not welcome.
    """
    seat = table.seating.seat_of(player)
    if seat is None and not table.may_be_watched():
        raise Refused("not_seated")
    return SPECTATORS if seat is None else seat
