"""Players who sit at tables and act at random as soon as the server says what is legal."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import time
from collections import deque
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from bench.crowd.lines import Line
from bench.crowd.tally import Tally

BEAT_SECONDS: Final = 3.0
BEATS_A_ROUND: Final = 300
SALT_BYTES: Final = 16
# An answer names its packet at its end.
ANSWER_BYTES: Final = 24
NOTHING_TO_DO: Final = b'"legal":[]'
MATCH_OVER: Final = b'"news":"match_over"'

packet_numbers: Iterator[int] = itertools.count(1)


class Deal(Struct):
    """What of a deal a player looks at."""

    to_act: list[int]
    legal: list[str]


class Frame(Struct):
    """What of a frame a player looks at."""

    version: int
    you: int
    deal: Deal | None = None


class Refusal(Struct):
    """What of a refusal a player looks at."""

    error: str = ""
    why: str = ""


frames: Final = msgspec.json.Decoder(Frame)
refusals: Final = msgspec.json.Decoder(Refusal)


class Table:
    """Some players at one table.

    With an interval a table moves once in about so many seconds, without one as fast as
    the server lets it. Where all are told of every move, the wait of every player is
    measured; elsewhere only that of who moved.
    """

    def __init__(self, tally: Tally, *, is_all_told: bool) -> None:
        self.tally = tally
        self.players: list[Player] = []
        self.is_all_told = is_all_told
        self.is_paused = True
        self.interval = 0.0
        self.next_at = 0.0

    def pause(self) -> None:
        """Nobody moves any more; what is under way still ends."""
        self.is_paused = True

    def go_on(self, interval: float = 0.0) -> None:
        """Whoever has something to choose moves."""
        self.is_paused = False
        self.interval = interval
        self.next_at = asyncio.get_running_loop().time() + random.random() * interval
        for player in self.players:
            if player.choice is not None:
                self.let_act(player)

    def let_act(self, player: Player) -> None:
        """A player has something to choose: now, or when the table's time has come."""
        if self.is_paused or player.is_busy:
            return
        if not self.interval:
            player.act()
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        at = max(self.next_at, now)
        self.next_at = at + self.interval * (0.5 + random.random())
        player.is_busy = True
        loop.call_later(at - now, self.act_in_time, player)

    def act_in_time(self, player: Player) -> None:
        """The table's time has come."""
        player.is_busy = False
        if not self.is_paused:
            player.act()


class Player(Line):
    """One line at a table; it is busy while it thinks or waits for an answer."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.tally = table.tally
        self.choice: Frame | None = None
        self.is_busy = False
        self.awaited: deque[float] = deque()
        self.is_in = asyncio.Event()
        self.answered = asyncio.Event()
        self.beats = 0
        table.players.append(self)

    def hear(self, message: bytes) -> None:
        tally = self.tally
        tally.heard += 1
        tally.bytes_heard += len(message)
        if not message.startswith(b'{"type":"frame"'):
            self.hear_other(message)
            return
        is_answer = b',"re":"' in message[-ANSWER_BYTES:]
        if self.awaited and (is_answer or self.table.is_all_told):
            tally.waits.append(time.perf_counter() - self.awaited.popleft())
        if is_answer:
            self.is_busy = False
        if len(tally.kept) < tally.frames_to_keep:
            tally.kept.append(message)
        self.answered.set()
        self.is_in.set()
        self.look_at(message)

    def look_at(self, message: bytes) -> None:
        """Looks whether a frame ends the match or leaves something to choose."""
        self.choice = None
        if MATCH_OVER in message:
            self.get_ready()
        elif NOTHING_TO_DO not in message:
            frame = frames.decode(message)
            if frame.deal is not None and frame.you in frame.deal.to_act and frame.deal.legal:
                self.choice = frame
                self.table.let_act(self)

    def hear_other(self, message: bytes) -> None:
        """Something that is no frame: counted if it is bad news."""
        if message.startswith((b'{"type":"refusal"', b'{"type":"bye"')):
            refusal = refusals.decode(message)
            self.tally.refused[refusal.error or refusal.why] += 1
            self.awaited.clear()
            self.is_busy = False
            self.answered.set()

    def act(self) -> None:
        """Sends one of the legal actions."""
        choice, self.choice = self.choice, None
        if choice is None or choice.deal is None:
            return
        verb, space, about = random.choice(choice.deal.legal).partition(" ")
        what = f'"{about}"' if space else "true"
        now = time.perf_counter()
        for player in self.table.players if self.table.is_all_told else [self]:
            player.awaited.append(now)
        self.is_busy = True
        self.tally.moves += 1
        self.send_packet(f'"seen":{choice.version},"do":[{{"{verb}":{what}}}]')

    def send_packet(self, what: str) -> None:
        """Sends a packet under a new id."""
        self.tally.sent += 1
        self.send(f'{{"id":"{next(packet_numbers):x}",{what}}}'.encode())

    async def ask(self, request: str) -> None:
        """Asks something of the table and waits for the next frame or refusal."""
        self.answered.clear()
        self.send_packet(f'"ask":{request}')
        async with asyncio.timeout(60):
            await self.answered.wait()

    def get_ready(self) -> None:
        """Wants to begin."""
        salt = secrets.token_hex(SALT_BYTES)
        self.send_packet(f'"ask":{{"verb":"ready","salt":"{salt}"}}')

    def beat(self) -> None:
        """Says that the line is alive."""
        self.beats += 1
        self.tally.sent += 1
        self.send(b'{"beat":%d}' % self.beats)


async def beat_for(players: list[Player]) -> None:
    """Lets every player beat as a page does, one after the other, until it is cancelled."""
    for part in itertools.cycle(range(BEATS_A_ROUND)):
        for player in players[part::BEATS_A_ROUND]:
            player.beat()
        await asyncio.sleep(BEAT_SECONDS / BEATS_A_ROUND)
