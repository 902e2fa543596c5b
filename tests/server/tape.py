"""A tape: a known course played over the real wire, and every byte that each viewer was sent.

The server runs in this process, on a port of its own, with the house's time, chance and
shuffles given by the course. Everything is done in step: a packet is sent when the one
before it is answered. So two courses that a viewer can't tell apart make the same tape.
"""

import asyncio
import hashlib
import threading
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pakl.kernel.shuffle import Dealer
from pakl.play.frames import SPECTATORS, Audience
from pakl.server.app import Chance, create_app
from pakl.server.serve import Server, config_of, listening
from pakl.server.settings import settings_of
from tests.server.processes import GENEROUS
from tests.server.scripted import action_of, requested
from tests.server.worlds import Course, Move

OPENED_AT: Final = 1_800_000_000_000
STEP_SECONDS: Final = 30.0
# How often a viewer tries something at a mark.
PROBES: Final = 2
# Marks before moves and probes are told from those after them.
BEFORE_MOVES: Final = 1_000_000
BEFORE_PROBES: Final = 2_000_000
START_SECONDS: Final = 30.0
STOP_SECONDS: Final = 20.0


class GivenDealer(Dealer):
    """Shuffles as they are written down."""

    def __init__(self, orders: list[list[int]]) -> None:
        self.orders = iter(orders)

    def permutation(self, size: int) -> list[int]:
        order = next(self.orders)
        assert size == len(order), "the course is not the one that was written down"
        items = sorted(order)
        places: list[int] = []
        for item in order:
            place = items.index(item)
            while place in places:
                place += 1
            places.append(place)
        return places


class Stage:
    """The time and chance of a course, the same in every world."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.time = OPENED_AT
        self.drawn = 0

    def now(self) -> int:
        """The time of the course."""
        return self.time

    def entropy(self, size: int) -> bytes:
        """Bytes that look like chance."""
        self.drawn += 1
        return hashlib.shake_256(b"pakl tape %d" % self.drawn).digest(size)

    def dealer(self, _secret: bytes, _salts: list[bytes]) -> Dealer:
        """Whoever shuffles as the course says."""
        return GivenDealer(self.course.orders)


@asynccontextmanager
async def served(folder: Path, chance: Chance) -> AsyncIterator[str]:
    """The URL of a real server in a thread of this process."""
    environment = {"PAKL_HOST": "127.0.0.1", "PAKL_PORT": "0", "PAKL_DATA": str(folder)}
    settings = settings_of({**GENEROUS, **environment, "PAKL_BOT_WORKERS": "1"})
    listener = listening(settings)
    app = create_app(settings, chance)
    server = Server(config_of(app), app, "")
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        async with asyncio.timeout(START_SECONDS):
            while not server.started:
                assert thread.is_alive(), app.state.failure
                await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await asyncio.to_thread(thread.join, STOP_SECONDS)


class Viewer:
    """Somebody at the table, and everything that was sent there."""

    def __init__(self, audience: Audience, secrets: dict[str, str]) -> None:
        self.audience = audience
        # What nobody else may ever be sent, by what it is.
        self.secrets = secrets
        self.tape: list[bytes] = []
        self.looks: list[bytes] = []
        self.line: ClientConnection | None = None

    def headers(self) -> dict[str, str]:
        """What says who it is."""
        if "token" in self.secrets:
            return {"authorization": f"Bearer {self.secrets['token']}"}
        return {"cookie": f"pakl={self.secrets['cookie']}"}

    async def come(self, url: str, table: str) -> None:
        """Opens a line, and waits until it is told how things stand."""
        socket_url = url.replace("http", "ws", 1)
        self.line = await connect(
            f"{socket_url}/ws/tables/{table}",
            additional_headers=self.headers(),
            proxy=None,
            ping_interval=None,
            max_queue=None,
            compression=None,
        )
        await self.hear('"type":"presence"')

    async def send(self, packet: object) -> None:
        """Sends a packet."""
        assert self.line is not None
        await self.line.send(msgspec.json.encode(packet).decode())

    async def hear(self, part: str) -> bytes:
        """Keeps all messages up to one that holds a part, and answers with that."""
        assert self.line is not None
        async with asyncio.timeout(STEP_SECONDS):
            while True:
                message = await self.line.recv()
                assert isinstance(message, str)
                self.tape.append(message.encode())
                if part in message:
                    return self.tape[-1]

    async def ask(self, packet: str, **request: object) -> None:
        """Sends a request about the table, and waits for the answer."""
        await self.send({"id": packet, "ask": request})
        assert b'"type":"frame"' in await self.hear(f'"re":"{packet}"')

    async def act(self, move: Move) -> None:
        """Hears what was sent so far, sends a move, and waits for the answer."""
        packet = f"move{move.number}"
        await self.mark(BEFORE_MOVES + move.number)
        await self.send({"id": packet, "seen": self.version(), "do": [action_of(move.words)]})
        answer = await self.hear(f'"re":"{packet}"')
        assert b'"type":"frame"' in answer, answer

    def version(self) -> int:
        """The version of the last frame that has one."""
        for message in reversed(self.tape):
            if message.startswith(b'{"type":"frame"'):
                return int(msgspec.json.decode(message)["version"])
        return 0

    async def mark(self, number: int) -> None:
        """Hears all that was sent so far, and puts a mark after it."""
        await self.send({"beat": number})
        await self.hear(f'"beat":{number}')

    async def probe(self, course: Course, number: int) -> None:
        """Tries what the rules forbid; what a refusal says is on the tape too."""
        await self.mark(BEFORE_PROBES + number)
        frames = [message for message in self.tape if message.startswith(b'{"type":"frame"')]
        deal = msgspec.json.decode(frames[-1]).get("deal", {})
        actions = course.sheet.game.actions.all_words
        forbidden = sorted(set(actions) - set(deal.get("legal", [])))
        for attempt, words in enumerate(Random(number).sample(forbidden, PROBES)):
            packet = f"probe{number}-{attempt}"
            await self.send({"id": packet, "seen": self.version(), "do": [action_of(words)]})
            answer = await self.hear(f'"re":"{packet}"')
            assert b'"type":"refusal"' in answer, answer

    async def look(self, url: str, table: str) -> None:
        """Looks at the table by HTTP, as after a reload: all that was ever told."""
        cookie, token = self.secrets.get("cookie", ""), self.secrets.get("token", "")
        path = f"/api/tables/{table}"
        answer, _ = await asyncio.to_thread(requested, url, path, cookie, None, token)
        self.looks.append(answer)


class Tape:
    """What everybody was sent in the course of a match."""

    def __init__(self, viewers: dict[Audience, Viewer]) -> None:
        self.viewers = viewers

    def until(self, audience: Audience, mark: int) -> list[bytes]:
        """What a viewer was sent up to a mark, message by message, and then by HTTP."""
        viewer = self.viewers[audience]
        end = viewer.tape.index(b'{"type":"beat","beat":%d}' % mark)
        return viewer.tape[: end + 1]


async def recorded(
    folder: Path,
    course: Course,
    terms: dict[str, Any],
    marks: Collection[int],
    lookers: dict[int, list[Audience]],
    probers: Collection[Audience] = (),
) -> Tape:
    """Plays a course over the wire.

    After each move of ``marks`` everybody's tape is marked by its number, and the probers try
    what they may not; after those of ``lookers`` these viewers look at the table by HTTP.
    """
    stage = Stage(course)
    chance = Chance(now=stage.now, entropy=stage.entropy, dealer_of=stage.dealer)
    async with served(folder, chance) as url:
        viewers = await asyncio.to_thread(people_for, url, course.sheet.seats)
        table = await asyncio.to_thread(table_for, url, course, terms, viewers[0])
        try:
            await sit_down(url, table, course, viewers)
            for move in course.moves:
                stage.time = OPENED_AT + move.at
                await viewers[move.seat].act(move)
                if move.number in marks:
                    for viewer in viewers.values():
                        if viewer.audience in probers:
                            await viewer.probe(course, move.number)
                        await viewer.mark(move.number)
                for audience in lookers.get(move.number, []):
                    await viewers[audience].look(url, table)
        finally:
            for viewer in viewers.values():
                if viewer.line is not None:
                    await viewer.line.close()
    return Tape(viewers)


def people_for(url: str, seats: int) -> dict[Audience, Viewer]:
    """Somebody for every seat, one of them a bot from elsewhere, and a spectator."""
    viewers: dict[Audience, Viewer] = {}
    for audience in [*range(seats), SPECTATORS]:
        if audience == seats - 1:
            answer, _ = requested(url, "/api/bots", body={"name": "From elsewhere"})
            account = msgspec.json.decode(answer)
            secrets = {"token": account["token"], "player": account["id"]}
        else:
            _, cookie = requested(url, "/api/me")
            secrets = {"cookie": cookie, "player": cookie.split(".")[2]}
        viewers[audience] = Viewer(audience, secrets)
    return viewers


def table_for(url: str, course: Course, terms: dict[str, Any], host: Viewer) -> str:
    """The id of a table that its host has opened."""
    wish = {
        "game": course.sheet.code(),
        "seats": course.sheet.seats,
        "name": "Person 0",
        "terms": terms,
    }
    answer, _ = requested(url, "/api/tables", host.secrets["cookie"], wish)
    table: str = msgspec.json.decode(answer)["id"]
    return table


async def sit_down(url: str, table: str, course: Course, viewers: dict[Audience, Viewer]) -> None:
    """Everybody comes, sits down and is ready, one after the other."""
    for viewer in viewers.values():
        await viewer.come(url, table)
    for seat in range(1, course.sheet.seats):
        await viewers[seat].ask(f"sit{seat}", verb="sit", seat=seat, name=f"Person {seat}")
    for seat in range(course.sheet.seats):
        salt = salt_of(seat)
        viewers[seat].secrets["salt"] = salt
        await viewers[seat].ask(f"ready{seat}", verb="ready", salt=salt)


def salt_of(seat: int) -> str:
    """The salt of a seat, the same in every world."""
    return hashlib.shake_256(b"salt %d" % seat).hexdigest(16)
