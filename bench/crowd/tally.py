"""What clients count while they play, and what a server needed for it."""

from __future__ import annotations

import asyncio
import statistics
import time
from array import array
from collections import Counter
from typing import NamedTuple

from bench.crowd.processes import ServerProcess


class Tally:
    """Counts since it was cleared. The first frames are kept as samples if that is wished."""

    def __init__(self) -> None:
        self.frames_to_keep = 0
        self.kept: list[bytes] = []
        self.clear()

    def clear(self) -> None:
        """Counts from nothing."""
        self.moves = 0
        self.sent = 0
        self.heard = 0
        self.bytes_heard = 0
        self.refused: Counter[str] = Counter()
        self.waits = array("d")

    async def measure(self, server: ServerProcess, seconds: float) -> Measured:
        """Counts for so long."""
        self.clear()
        started, server_cpu, client_cpu = time.perf_counter(), server.cpu_seconds(), cpu_seconds()
        await asyncio.sleep(seconds)
        return Measured(
            seconds=time.perf_counter() - started,
            moves=self.moves,
            sent=self.sent,
            heard=self.heard,
            bytes_heard=self.bytes_heard,
            server_cpu=server.cpu_seconds() - server_cpu,
            client_cpu=cpu_seconds() - client_cpu,
            middle_wait=milliseconds(self.waits, 0.5),
            long_wait=milliseconds(self.waits, 0.99),
            longest_wait=max(self.waits, default=0.0) * 1000,
            refused=sum(self.refused.values()),
        )


class Measured(NamedTuple):
    """What was counted in some seconds; waits are milliseconds."""

    seconds: float
    moves: int
    sent: int
    heard: int
    bytes_heard: int
    server_cpu: float
    client_cpu: float
    middle_wait: float
    long_wait: float
    longest_wait: float
    refused: int

    def moves_a_second(self) -> float:
        """Moves that clients made."""
        return self.moves / self.seconds

    def heard_a_second(self) -> float:
        """Messages from the server."""
        return self.heard / self.seconds

    def messages_a_second(self) -> float:
        """Messages in both directions."""
        return (self.sent + self.heard) / self.seconds

    def heard_a_cpu_second(self) -> float:
        """Messages from the server for a second of its processor time."""
        return self.heard / self.server_cpu if self.server_cpu else 0.0

    def bytes_a_message(self) -> float:
        """How long a message from the server is on average."""
        return self.bytes_heard / max(self.heard, 1)

    def server_share(self) -> float:
        """How much of a core the server used."""
        return self.server_cpu / self.seconds

    def client_share(self) -> float:
        """How much of a core the clients used."""
        return self.client_cpu / self.seconds


def cpu_seconds() -> float:
    """The processor time that the clients have used."""
    return time.process_time()


def milliseconds(waits: array[float], share: float) -> float:
    """The wait that this share of all waits does not exceed."""
    if len(waits) < 2:
        return 0.0
    return statistics.quantiles(waits, n=1000, method="inclusive")[round(share * 1000) - 1] * 1000
