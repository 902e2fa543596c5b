"""One WebSocket per browser tab at ``/ws/tables/{id}``: packets in, messages out.

A line that must go is told why by a last message, ``{"type": "bye", "why": …}``, and
closed with a code:

====  =============  ==================================================================
4001  newer_tab      the same guest opened this table in another tab
4002  restart        the house closes and opens again, or can't read the table now: come
                     back soon
4003  too_slow       more waited to be read than a line may hold
4004  silent         nothing was heard for nine seconds; a client beats every three
4005  flood          more packets than a line may send
4006  no_table       there is no such table
4007  not_welcome    the table is not for spectators
====  =============  ==================================================================

Before it is accepted a line may be refused as HTTP: 403 to a foreign page, 401 without a
cookie or token, 429 with too many lines or tries.
"""

import asyncio
import re
from collections import deque
from contextlib import suppress
from math import inf
from typing import Final, Literal

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from pakl.play.entries import PlayerId, TableId
from pakl.play.frames import Bye, HouseStatus, encoded
from pakl.play.house import NoSuchTable, Refused
from pakl.play.listeners import Viewing
from pakl.play.ports import BusDown, CommitUnknown, StorageDown
from pakl.server.identity import STRANGER, Visitor
from pakl.server.problems import Problem, Refusing, status_of
from pakl.server.services import Services
from pakl.server.visitors import guest_of_cookie, identify

SILENT_SECONDS: Final = 9.0
LOOK_SECONDS: Final = 0.5
GOODBYE_SECONDS: Final = 3.0
JOIN_SECONDS: Final = 15.0
MOST_WAITING: Final = 512
MOST_WAITING_BYTES: Final = 1_048_576
NORMAL: Final = 1000
CODES: Final = {
    "newer_tab": 4001,
    "restart": 4002,
    "too_slow": 4003,
    "silent": 4004,
    "flood": 4005,
    "no_table": 4006,
    "not_welcome": 4007,
}

PLACE: Final = re.compile(r"/ws/tables/(?P<table>[^/]+)")
# Anything else is not worth a question to the database.
TABLE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
# Refusals that another try may not meet.
FOR_NOW: Final = frozenset({"busy", "unavailable"})

Why = Literal["restart", "silent", "flood", "no_table", "not_welcome"]

log = structlog.get_logger("pakl.socket")


class Farewell(msgspec.Struct):
    """What of a last message says why."""

    why: str = ""


class SocketLine:
    """A browser tab at a table. What it is sent waits here, up to a bound."""

    __slots__ = (
        "_bytes",
        "_loop",
        "_metrics",
        "_outgoing",
        "_send",
        "_waiting",
        "bucket",
        "code",
        "deadline",
        "heard_at",
        "is_closing",
        "name",
        "player",
        "why",
    )

    def __init__(self, player: PlayerId, name: str, send: Send, services: Services) -> None:
        self.player = player
        self.name = name
        self.why = ""
        self.code = NORMAL
        self._send = send
        self._metrics = services.metrics
        self._outgoing: deque[bytes] = deque()
        self._bytes = 0
        self.is_closing = False
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[None] | None = None
        self.heard_at = self._loop.time()
        self.bucket = services.limits.line_bucket(self.heard_at)
        self.deadline: asyncio.Timeout | None = None

    def send(self, message: bytes) -> None:
        """Puts a message on its way; a line that does not read is closed."""
        if self.is_closing or self._is_sent_at_once(message):
            return
        self._outgoing.append(message)
        self._bytes += len(message)
        if len(self._outgoing) > MOST_WAITING or self._bytes > MOST_WAITING_BYTES:
            self._outgoing.clear()
            self._bytes = 0
            self.close(encoded(Bye(why="too_slow")))
            return
        self._wake_writer()

    def close(self, message: bytes) -> None:
        """Sends a last message and closes the line."""
        if self.is_closing:
            return
        self.why = msgspec.json.decode(message, type=Farewell).why
        self.code = CODES.get(self.why, NORMAL)
        self._outgoing.append(message)
        self._bytes += len(message)
        self.is_closing = True
        self._wake_writer()
        # However the other end behaves: by then the line is gone.
        if self.deadline is not None:
            self.deadline.reschedule(self._loop.time() + GOODBYE_SECONDS)

    def bid_farewell(self, why: Why) -> None:
        """Closes the line for a reason that every client knows."""
        self.close(encoded(Bye(why=why)))

    def _is_sent_at_once(self, message: bytes) -> bool:
        """Whether a message could go out without the writer, as nothing was before it.

        To wake the writer for each message would take longer than to write it. The server
        below lets a sender wait before it has written anything, or not at all: a sending
        that does not end at once is given up, and the writer begins it anew.
        """
        if self._waiting is None:
            return False
        sending = self._send(text_message(message)).__await__()
        try:
            next(sending)
        except StopIteration:
            self._count(message)
            return True
        except OSError:
            # Whoever listens on this line will hear that it is gone.
            return True
        sending.close()
        return False

    def _count(self, message: bytes) -> None:
        """Counts a message that was written."""
        self._metrics.messages += 1
        self._metrics.message_bytes += len(message)

    def _wake_writer(self) -> None:
        """Lets the writer go on if it waits. An event would do the same for more."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def write(self) -> None:
        """Writes what waits until the line is closed, or its other end is gone."""
        outgoing, send = self._outgoing, self._send
        try:
            while True:
                while outgoing:
                    message = outgoing.popleft()
                    self._bytes -= len(message)
                    await send(text_message(message))
                    self._count(message)
                if self.is_closing:
                    await send({"type": "websocket.close", "code": self.code, "reason": self.why})
                    return
                self._waiting = self._loop.create_future()
                await self._waiting
        except OSError:
            # Whoever listens on this line will hear that it is gone.
            return


class Lines:
    """All open lines of this process; one task looks for those that have fallen silent."""

    def __init__(self) -> None:
        self.open: set[SocketLine] = set()
        self._none_open = asyncio.Event()
        self._none_open.set()

    def add(self, line: SocketLine) -> None:
        """A line is open."""
        self.open.add(line)
        self._none_open.clear()

    def remove(self, line: SocketLine) -> None:
        """A line is closed."""
        self.open.discard(line)
        if not self.open:
            self._none_open.set()

    async def wait_until_gone(self) -> None:
        """Waits until all lines are closed, but not long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._none_open.wait()

    async def look_after(self) -> None:
        """Closes lines that nothing was heard of, until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            looked_at = loop.time()
            await asyncio.sleep(LOOK_SECONDS)
            # A house that was too busy to look may have been too busy to listen, too.
            delay = loop.time() - looked_at - LOOK_SECONDS
            silent_since = loop.time() - SILENT_SECONDS
            for line in list(self.open):
                line.heard_at += delay
                if line.heard_at < silent_since:
                    line.bid_farewell("silent")


class TableSocket:
    """The endpoint: an ASGI application of its own, because every layer costs time."""

    def __init__(self, services: Services, lines: Lines) -> None:
        self.services = services
        self.lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one line from the handshake to its end."""
        headers = Headers(scope=scope)
        services = self.services
        await receive()
        place = PLACE.fullmatch(scope["path"])
        if place is None:
            await refuse(send, Problem("no_such_page", {}))
            return
        try:
            visitor = await self.admitted(scope, headers)
        except Refusing as refusing:
            await refuse(send, refusing.problem)
            return
        except StorageDown:
            await refuse(send, Problem("unavailable", {}))
            return
        limits = services.limits
        address = services.origins.address(scope, headers)
        if not limits.sockets_of_address.take(address):
            await refuse(send, Problem("too_fast", {}))
            return
        try:
            if not limits.sockets_of_guest.take(visitor.player):
                await refuse(send, Problem("too_fast", {}))
                return
            try:
                await send({"type": "websocket.accept"})
                await self.serve(TableId(place["table"]), visitor, receive, send)
            finally:
                limits.sockets_of_guest.give_back(visitor.player)
        finally:
            limits.sockets_of_address.give_back(address)

    async def admitted(self, scope: Scope, headers: Headers) -> Visitor:
        """Who wants to have a line.

        Raises:
            Refusing: If it is nobody, or a foreign page, or too often.
        """
        services = self.services
        origin = headers.get("origin")
        if origin is not None and not services.origins.is_own(origin, headers):
            raise Refusing("foreign_origin")
        address = services.origins.address(scope, headers)
        if not services.limits.requests_of_address.gives(address):
            raise Refusing("too_fast")
        if "authorization" in headers:
            return await identify(scope, headers, services, "bot")
        visitor = guest_of_cookie(scope, headers, services)
        if visitor is None:
            raise Refusing("not_known")
        guest = None
        # A browser can't read why it gets no line: once it has one it is told.
        with suppress(StorageDown):
            guest = await services.guests.guest(visitor.player)
        return Visitor(visitor.player, guest.name if guest else STRANGER)

    async def serve(self, table: TableId, visitor: Visitor, receive: Receive, send: Send) -> None:
        """Serves a line that was accepted."""
        services = self.services
        line = SocketLine(visitor.player, visitor.name, send, services)
        writer = asyncio.create_task(line.write())
        services.metrics.lines += 1
        try:
            viewing = await self.joined(table, line)
            if viewing is None:
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await writer
                return
            self.lines.add(line)
            try:
                async with asyncio.timeout(None) as line.deadline:
                    await self.listen(line, viewing, receive)
            finally:
                self.lines.remove(line)
                services.house.leave(viewing)
        except TimeoutError:
            # A line that was told to go and did not answer.
            pass
        finally:
            writer.cancel()
            services.metrics.lines -= 1
            if line.why:
                services.metrics.lines_closed.labels(line.why).inc()
            log.info("line closed", table=table, why=line.why or "left")

    async def joined(self, table: TableId, line: SocketLine) -> Viewing | None:
        """Lets a line see the table; one that can't is told why."""
        if TABLE_NAME.fullmatch(table) is None:
            line.bid_farewell("no_table")
            return None
        try:
            async with asyncio.timeout(JOIN_SECONDS):
                return await self.services.house.join(table, line)
        except NoSuchTable:
            line.bid_farewell("no_table")
        except Refused as refused:
            is_for_now = refused.refusal.error in FOR_NOW
            line.bid_farewell("restart" if is_for_now else "not_welcome")
        except (StorageDown, BusDown, CommitUnknown, TimeoutError):
            line.send(encoded(HouseStatus(storage="down")))
            line.bid_farewell("restart")
        return None

    async def listen(self, line: SocketLine, viewing: Viewing, receive: Receive) -> None:
        """Hands every packet to the house until the line is gone."""
        hear = self.services.house.receive
        now = asyncio.get_running_loop().time
        metrics = self.services.metrics
        while True:
            message: Message = await receive()
            if message["type"] != "websocket.receive":
                return
            if line.is_closing:
                continue
            arrived = now()
            if not line.bucket.gives(arrived):
                line.bid_farewell("flood")
                continue
            metrics.packets += 1
            # While the house takes its time it is not the line that is silent.
            line.heard_at = inf
            await hear(viewing, message.get("text") or message.get("bytes") or b"")
            line.heard_at = now()
            metrics.packet_seconds.add(line.heard_at - arrived)


def text_message(message: bytes) -> Message:
    """A message as the server below takes it."""
    return {"type": "websocket.send", "text": message.decode()}


async def refuse(send: Send, problem: Problem) -> None:
    """Refuses a line before it is accepted, as an HTTP answer."""
    headers = [(b"content-type", b"application/json")]
    status = status_of(problem.error)
    start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await send(start)
    body = msgspec.json.encode(problem)
    await send({"type": "websocket.http.response.body", "body": body})
