"""A WebSocket line to a server on this machine.

It checks nothing and its masks are zeros, so that a client costs a fraction of what the
server does, and one process of clients can keep a server busy.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Final, cast

SHORT: Final = 126
LONG: Final = 127
NO_MASK: Final = bytes(4)
CLOSING: Final = 0x88
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class Line(asyncio.Protocol):
    """One line; whoever inherits says what is done with a message."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""

    def hear(self, message: bytes) -> None:
        """A message came in."""
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transports of uvloop are none of asyncio's by their class.
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the line at once"))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.opened.done():
            data = self.shaken_hands(data)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == SHORT:
                length, start = int.from_bytes(data[start : start + 2]), start + 2
            elif length == LONG:
                length, start = int.from_bytes(data[start : start + 8]), start + 8
            end = start + length
            if end > size:
                break
            if data[at] != CLOSING:
                self.hear(data[start:end])
            at = end
        self.rest = data[at:]

    def shaken_hands(self, data: bytes) -> bytes:
        """What follows the server's answer to the handshake."""
        head, is_whole, further = data.partition(b"\r\n\r\n")
        if not is_whole:
            self.rest = data
            return b""
        if b" 101 " not in head:
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            return b""
        self.rest = b""
        self.opened.set_result(None)
        return further

    def send(self, message: bytes) -> None:
        """Sends a text message."""
        length = len(message)
        if length < SHORT:
            head = bytes((0x81, 0x80 | length))
        else:
            head = struct.pack("!BBH", 0x81, 0x80 | SHORT, length)
        self.write(head + NO_MASK + message)

    def write(self, data: bytes) -> None:
        """Puts bytes on their way."""
        if self.transport is not None:
            self.transport.write(data)

    def close(self) -> None:
        """Hangs up."""
        if self.transport is not None:
            self.transport.abort()


async def connect(line: Line, port: int, path: str, more_headers: str = "") -> None:
    """Opens a line to a path of the server on a port.

    Raises:
        ConnectionError: If the server refuses it.
    """
    host = "127.0.0.1"
    await asyncio.get_running_loop().create_connection(lambda: line, host, port)
    words = HANDSHAKE.format(path=path, host=host, port=port, more=more_headers)
    line.write(words.encode())
    async with asyncio.timeout(30):
        await line.opened
