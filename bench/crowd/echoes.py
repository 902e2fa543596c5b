"""Lines to the bare peer: each sends on as soon as it has heard."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from typing import Final

from bench.crowd.lines import Line, connect
from bench.crowd.processes import ServerProcess
from bench.crowd.tables import SETTLING_SECONDS
from bench.crowd.tally import Measured, Tally

# As long as the packet of a move.
PACKET: Final = b'{"id":"12ab4","seen":123,"do":[{"play":"8H"}]}'


class EchoLine(Line):
    """Sends frames to be echoed, one at a time."""

    def __init__(self, echoes: Echoes) -> None:
        super().__init__()
        self.echoes = echoes

    def hear(self, message: bytes) -> None:
        self.echoes.note(message)
        if self.echoes.is_playing:
            self.move()

    def move(self) -> None:
        """Sends the next frame."""
        self.echoes.tally.sent += 1
        self.send(next(self.echoes.frames))


class RelayLine(Line):
    """Sends a packet when it is its turn at its table, which everybody there hears."""

    def __init__(self, echoes: Echoes, table: list[RelayLine]) -> None:
        super().__init__()
        self.echoes = echoes
        self.table = table
        self.is_moving = False
        table.append(self)

    def hear(self, message: bytes) -> None:
        self.echoes.note(message)
        if self.is_moving:
            self.is_moving = False
            if self.echoes.is_playing:
                self.table[self.table.index(self) - 1].move()

    def move(self) -> None:
        """Sends a packet."""
        self.is_moving = True
        self.echoes.tally.sent += 1
        self.echoes.tally.moves += 1
        self.send(PACKET)


class Echoes:
    """Lines to the bare peer that measure together."""

    def __init__(self, server: ServerProcess, frames: list[bytes]) -> None:
        self.server = server
        self.tally = Tally()
        self.frames: Iterator[bytes] = itertools.cycle(frames)
        self.is_playing = False
        self.lines: list[EchoLine | RelayLine] = []
        self.first: list[EchoLine | RelayLine] = []

    async def echo(self, lines: int) -> None:
        """Opens lines that are echoed."""
        self.lines = [EchoLine(self) for _ in range(lines)]
        self.first = self.lines
        for line in self.lines:
            await connect(line, self.server.port, "/echo")

    async def relay(self, tables: int, seats: int) -> None:
        """Opens lines that are told of each other's messages."""
        for number in range(tables):
            table: list[RelayLine] = []
            for _ in range(seats):
                line = RelayLine(self, table)
                await connect(line, self.server.port, f"/relay/{number}")
                self.lines.append(line)
            self.first.append(table[0])

    def note(self, message: bytes) -> None:
        """Counts a message from the server."""
        self.tally.heard += 1
        self.tally.bytes_heard += len(message)

    async def play(self, seconds: float) -> Measured:
        """Lets all lines send for so long."""
        self.is_playing = True
        for line in self.first:
            line.move()
        measured = await self.tally.measure(self.server, seconds)
        self.is_playing = False
        await asyncio.sleep(SETTLING_SECONDS)
        return measured

    def leave(self) -> None:
        """Hangs up all lines."""
        for line in self.lines:
            line.close()
