"""Event streams: everything an outside bot is told, at all its tables, on one connection."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

import msgspec
import structlog

from pakl.play.entries import PlayerId, TableId
from pakl.play.frames import Bye, encoded
from pakl.play.house import House, NoSuchTable, Refused
from pakl.play.listeners import Viewing
from pakl.play.ports import Bus, StorageDown
from pakl.server.identity import Visitor

MOST_WAITING: Final = 1_024
KEEP_ALIVE_SECONDS: Final = 5.0
KEEP_ALIVE: Final = b"\n"
# What is not about one table.
EVERYWHERE: Final = TableId("")
NEWER: Final = b'"newer_tab"'

log = structlog.get_logger("pakl.bots")


class StreamLine:
    """A bot at one table: what it is told there goes onto the bot's stream."""

    def __init__(self, stream: "EventStream", table: TableId) -> None:
        self.player = stream.player
        self.name = stream.name
        self._stream = stream
        self._table = table

    def send(self, message: bytes) -> None:
        """Puts a message onto the stream."""
        self._stream.put(self._table, message)

    def close(self, message: bytes) -> None:
        """Puts a last message onto the stream."""
        self._stream.put(self._table, message)
        self._stream.lose(self._table, message)


class EventStream:
    """What waits to be read by one bot, up to a bound; one task reads and joins tables."""

    def __init__(self, visitor: Visitor, house: House) -> None:
        self.player = visitor.player
        self.name = visitor.name
        self.house = house
        self.viewings: dict[TableId, Viewing] = {}
        self._lines: deque[bytes] = deque()
        self._to_join: deque[TableId] = deque()
        self._wake = asyncio.Event()
        self._is_over = False

    def put(self, table: TableId, message: bytes) -> None:
        """One more message; a bot that does not read loses its stream."""
        if self._is_over:
            return
        if len(self._lines) >= MOST_WAITING:
            self._lines.clear()
            message = encoded(Bye(why="too_slow"))
            self._is_over = True
        self._lines.append(
            b'{"table":' + msgspec.json.encode(table) + b',"message":' + message + b"}\n"
        )
        self._wake.set()

    def lose(self, table: TableId, message: bytes) -> None:
        """A table is not on this stream any more; a newer stream takes all of them."""
        self.viewings.pop(table, None)
        if NEWER in message or self.house.is_closing:
            self.end()

    def end(self) -> None:
        """What waits is still read, then the stream is over."""
        self._is_over = True
        self._wake.set()

    def join(self, table: TableId) -> None:
        """From now on a table is on this stream too."""
        if len(self._to_join) < MOST_WAITING and table not in self.viewings:
            self._to_join.append(table)
            self._wake.set()

    async def events(self) -> AsyncIterator[bytes]:
        """Lines of JSON as they come, and empty lines while nothing does."""
        try:
            yield KEEP_ALIVE
            while True:
                while self._to_join:
                    await self._join(self._to_join.popleft())
                while self._lines:
                    yield self._lines.popleft()
                if self._is_over:
                    return
                self._wake.clear()
                try:
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                        await self._wake.wait()
                except TimeoutError:
                    yield KEEP_ALIVE
        finally:
            self._is_over = True
            for viewing in list(self.viewings.values()):
                self.house.leave(viewing)
            self.viewings.clear()

    async def _join(self, table: TableId) -> None:
        """Sees a table on this stream, if it can be seen now."""
        if table in self.viewings:
            return
        try:
            self.viewings[table] = await self.house.join(table, StreamLine(self, table))
        except (NoSuchTable, Refused, StorageDown):
            log.info("stream can't join", table=table)


class EventStreams:
    """The streams of this process, one a bot: the newest wins."""

    def __init__(self, house: House, bus: Bus) -> None:
        self.house = house
        self.bus = bus
        self.streams: dict[PlayerId, EventStream] = {}

    def open(self, visitor: Visitor) -> EventStream:
        """A new stream of a bot; an older one is over."""
        older = self.streams.get(visitor.player)
        if older is not None:
            older.put(EVERYWHERE, encoded(Bye(why="newer_tab")))
            older.end()
        stream = self.streams[visitor.player] = EventStream(visitor, self.house)
        self.bus.listen(
            topic_of(visitor.player), lambda table: stream.join(TableId(table.decode()))
        )
        return stream

    def close(self, stream: EventStream) -> None:
        """A stream is over."""
        if self.streams.get(stream.player) is stream:
            del self.streams[stream.player]
            self.bus.ignore(topic_of(stream.player))

    async def announce(self, player: PlayerId, table: TableId) -> None:
        """A bot sits at a table now; its stream may be in another process."""
        await self.bus.publish(topic_of(player), table.encode())

    def end_all(self) -> None:
        """The house closes."""
        for stream in list(self.streams.values()):
            stream.put(EVERYWHERE, encoded(Bye(why="restart")))
            stream.end()


def topic_of(player: PlayerId) -> str:
    """Where a bot's tables are spoken of."""
    return f"bot:{player}"
