"""The least that a WebSocket server can do on the stack that Pakl runs on.

``/echo`` sends every message back. ``/relay/{table}`` answers a message by a frame to every
line of that table, the next of those in the file that was named: what Pakl sends for a
move, without a table, a rule or a log.

    python echo.py PORT FILE
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from pathlib import Path
from typing import Any, Final

import uvicorn

from pakl.server.serve import config_of

MOST_BYTES: Final = 1_048_576

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Echo:
    """An application of two endpoints."""

    def __init__(self, frames: list[str]) -> None:
        self.frames: Iterator[str] = itertools.cycle(frames)
        self.tables: defaultdict[str, list[Send]] = defaultdict(list)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serves one line."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        if scope["path"] == "/echo":
            await self.echo(receive, send)
            return
        lines = self.tables[scope["path"]]
        lines.append(send)
        await self.relay(receive, lines)

    async def echo(self, receive: Receive, send: Send) -> None:
        """Sends back what comes."""
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            await send({"type": "websocket.send", "text": message["text"]})

    async def relay(self, receive: Receive, lines: list[Send]) -> None:
        """Sends a frame to everybody for whatever comes."""
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            for send in lines:
                await send({"type": "websocket.send", "text": next(self.frames)})


def main() -> None:
    """Serves until it is ended."""
    frames = json.loads(Path(sys.argv[2]).read_text())
    config = config_of(Echo(frames), MOST_BYTES)
    config.port, config.lifespan = int(sys.argv[1]), "off"
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
