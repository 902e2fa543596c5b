"""Scripted people: they play at random at their tables, whatever happens to the house.

Each has a seat, or only watches, and does what a page does: it takes in frames, asks
for ``sync`` when one is missing, beats, and comes back when its line is lost. A packet
that was not answered is sent again with the same id, here or at another process.
Everything that was answered is kept, to be compared with the log afterwards.

No pytest and no HTTP client here: the long runs in ``bench`` use these people too.
"""

import asyncio
import contextlib
import secrets
import urllib.request
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pakl.kernel.sheet import Sheet
from tests.server.processes import ServerProcess

Message = dict[str, Any]

BEAT_SECONDS: Final = 3.0
# A line on which nothing was heard for so long is dead.
DEAD_SECONDS: Final = 9.0
OPEN_SECONDS: Final = 20.0
HTTP_SECONDS: Final = 30.0
# A packet on a line that lives is answered by then, if only by a refusal.
ANSWER_SECONDS: Final = 40.0
SHORTEST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 0.4
WATCHING: Final = -2
# What tells that the line could not be had or was lost.
LOST: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake)
# A machine that is busy with other things may let a line fall silent.
GOOD_REASONS: Final = frozenset({"restart", "newer_tab", "silent"})
# Refusals after which the same packet is tried again.
PASSING: Final = frozenset({"unavailable", "busy"})


class Stuck(AssertionError):
    """Something that must come by itself did not come in time."""


class Spot:
    """A table that was opened, and what is to happen there."""

    def __init__(self, table: str, sheet: Sheet, matches: int) -> None:
        self.table = table
        self.sheet = sheet
        self.matches = matches

    def __str__(self) -> str:
        return f"{self.sheet.code()} for {self.sheet.seats} at {self.table}"


class Person:
    """Somebody with a cookie at a table: a seat with its player, or a spectator."""

    def __init__(self, houses: Sequence[ServerProcess], cookie: str, dice: Random) -> None:
        self.houses = list(houses)
        self.cookie = cookie
        self.player = cookie.split(".")[2]
        self.dice = dice
        self.spot: Spot | None = None
        self.seat = WATCHING
        self.bots: list[int] = []
        # How many seconds are thought about a move, at most.
        self.slowness = 0.0
        # After so many moves the page is loaded again, perhaps from another process.
        self.moves_a_line = 0
        self.is_quiet = False
        # What was made of the frames.
        self.version = -1
        self.you = WATCHING
        self.table: Message = {}
        self.deal: Message | None = None
        # What the last whole frame told and its version, and what was told since.
        self.told_at_first: list[Message] = []
        self.first_version = -1
        self.told_since: list[Message] = []
        self.presence: Message = {}
        # What was sent, and what became of it.
        self.packet: Message | None = None
        self.sent_at = 0.0
        self.next_at = 0.0
        self.passed_over = -1
        self.acknowledged: dict[str, Message] = {}
        self.refused: dict[str, str] = {}
        self.statuses: list[str] = []
        self.passing_refusals = 0
        self.byes: list[str] = []
        # Seconds without a line, each time that one was lost.
        self.absences: list[float] = []
        self.lost_at = 0.0
        self.lines = 0
        self.moves = 0
        self.sent_again = 0
        self.house: ServerProcess | None = None
        self.line: ClientConnection | None = None
        self.has_been_dismissed = False

    # Questions

    @property
    def place(self) -> Spot:
        """Where this person is."""
        assert self.spot is not None, "nobody told this person where to go"
        return self.spot

    def is_seated(self) -> bool:
        """Whether the person has its seat."""
        return self.you == self.seat and self.seat != WATCHING

    def has_begun(self) -> bool:
        """Whether a match is on, or over."""
        return self.table.get("status") in ("playing", "over")

    def is_done(self) -> bool:
        """Whether all matches that were to be played at the table are over."""
        is_over = self.table.get("status") == "over"
        return is_over and bool(self.table["matches"] >= self.place.matches)

    def next_wish(self) -> Message | None:
        """What this person would like to do now, by what it sees."""
        if not self.table or self.seat == WATCHING or self.is_done():
            return None
        if not self.is_seated():
            return {"ask": {"verb": "sit", "seat": self.seat, "name": f"Person {self.seat}"}}
        if self.table["status"] == "playing":
            return self.next_move()
        for seat in self.bots:
            if self.table["seats"][seat]["kind"] == "empty":
                # Crowds are about the house: bots that think little leave it the processor.
                return {"ask": {"verb": "add_bot", "seat": seat, "level": "beginner"}}
        seats = self.table["seats"]
        is_full = all(seat["kind"] != "empty" for seat in seats)
        if is_full and not seats[self.seat].get("is_ready"):
            return {"ask": {"verb": "ready", "salt": self.dice.randbytes(16).hex()}}
        return None

    def next_move(self) -> Message | None:
        """One of the legal actions; out of turn nobody has to act."""
        legal = self.deal["legal"] if self.deal else []
        if not legal or self.table.get("is_paused"):
            return None
        assert self.deal is not None
        is_due = self.you in self.deal["to_act"]
        if not is_due and (self.passed_over == self.version or self.dice.random() < 0.5):
            self.passed_over = self.version
            return None
        return {"seen": self.version, "do": [action_of(self.dice.choice(legal))]}

    # Verbs

    async def play(self) -> None:
        """Comes to the table again and again, until it is cancelled."""
        pause = SHORTEST_PAUSE
        now = asyncio.get_running_loop().time
        while True:
            self.house = self.next_house()
            try:
                async with await self.connected(self.house) as line:
                    self.lines += 1
                    self.line = line
                    pause = SHORTEST_PAUSE
                    try:
                        await self.follow(line)
                    except ConnectionClosed:
                        await self.hear_the_rest(line)
            except LOST:
                pause = min(2 * pause, LONGEST_PAUSE)
            finally:
                self.line = None
                self.lost_at = self.lost_at or now()
            await asyncio.sleep(pause * (0.5 + self.dice.random()))

    def next_house(self) -> ServerProcess:
        """Where to try next: after a good-bye elsewhere, if there is an elsewhere."""
        others = [house for house in self.houses if house is not self.house]
        if self.has_been_dismissed and others:
            return self.dice.choice(others)
        return self.dice.choice(self.houses)

    async def connected(self, house: ServerProcess) -> ClientConnection:
        """A line to the table."""
        return await connect(
            f"{house.socket_url}/ws/tables/{self.place.table}",
            origin=house.url,  # type: ignore[arg-type]
            additional_headers={"cookie": f"pakl={self.cookie}"},
            proxy=None,
            compression=None,
            ping_interval=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=0.5,
            max_size=None,
            max_queue=None,
        )

    async def follow(self, line: ClientConnection) -> None:
        """Plays on one line until it is lost, closed, or the page is loaded again."""
        now = asyncio.get_running_loop().time
        if not await self.hear_and_answer(line, await heard(line, OPEN_SECONDS)):
            return
        self.has_been_dismissed = False
        # As on the page: a new line says so if nothing can be stored.
        self.statuses.append("up")
        if self.lost_at:
            self.absences.append(now() - self.lost_at)
            self.lost_at = 0.0
        if self.packet is not None:
            self.sent_again += 1
            await self.send(line, self.packet)
        heard_at, beat_at = now(), now() + BEAT_SECONDS
        moves_before = self.moves
        while now() - heard_at < DEAD_SECONDS:
            await self.act(line)
            if self.moves_a_line and self.moves - moves_before >= self.moves_a_line:
                return
            wake_at = self.next_at if self.is_thinking() else beat_at
            with contextlib.suppress(TimeoutError):
                message = await heard(line, max(min(wake_at, beat_at) - now(), 0.0))
                heard_at = now()
                if not await self.hear_and_answer(line, message):
                    return
            if now() >= beat_at:
                beat_at = now() + BEAT_SECONDS
                await line.send('{"beat": 1}')

    async def hear_the_rest(self, line: ClientConnection) -> None:
        """What was still sent on a line that is closed counts, too: it may say why."""
        while True:
            message = await heard(line, OPEN_SECONDS)
            if message["type"] == "bye":
                self.hear_goodbye(message)
            else:
                self.hear(message)

    def is_thinking(self) -> bool:
        """Whether the person will want something in a moment."""
        is_free = self.packet is None and not self.is_quiet
        return is_free and self.next_at > asyncio.get_running_loop().time()

    async def act(self, line: ClientConnection) -> None:
        """Sends the next packet if it is time for one."""
        now = asyncio.get_running_loop().time()
        if self.packet is not None:
            if now - self.sent_at > ANSWER_SECONDS:
                raise Stuck(f"{self.packet} was not answered: {self.place}")
            return
        if self.is_quiet or now < self.next_at:
            return
        wish = self.next_wish()
        if wish is not None:
            self.packet = {"id": secrets.token_hex(8), **wish}
            await self.send(line, self.packet)

    def think(self) -> None:
        """Thinks a while before the next packet, unless it does already."""
        now = asyncio.get_running_loop().time()
        if self.next_at <= now:
            self.next_at = now + self.dice.random() * self.slowness

    async def send(self, line: ClientConnection, packet: Message) -> None:
        """Sends a packet, for the first time or again."""
        self.sent_at = asyncio.get_running_loop().time()
        await line.send(msgspec.json.encode(packet).decode())

    async def hear_and_answer(self, line: ClientConnection, message: Message) -> bool:
        """Takes in a message; answers whether the line goes on after it."""
        if message["type"] == "bye":
            self.hear_goodbye(message)
            return False
        if not self.hear(message):
            await line.send(f'{{"sync": {max(self.version, 0)}}}')
        if message["type"] == "refusal" and message["error"] in PASSING:
            await asyncio.sleep(self.dice.uniform(0.1, 0.3))
            if self.packet is not None:
                await self.send(line, self.packet)
        return True

    def hear_goodbye(self, message: Message) -> None:
        """The line is closed from there."""
        self.byes.append(message["why"])
        self.has_been_dismissed = True
        assert message["why"] in GOOD_REASONS, message

    def hear(self, message: Message) -> bool:
        """Takes in a message; False if something before it is missing."""
        kind = message["type"]
        if kind == "status":
            self.statuses.append(message["storage"])
        elif kind == "presence":
            self.presence = message
        elif kind == "refusal":
            self.hear_refusal(message)
        elif kind == "frame":
            return self.hear_frame(message)
        return True

    def hear_refusal(self, refusal: Message) -> None:
        """A packet was refused: it is forgotten, unless it is worth another try."""
        if self.packet is None or refusal.get("re") != self.packet["id"]:
            raise AssertionError(f"{refusal} answers nothing: {self.place}")
        if refusal["error"] in PASSING:
            self.passing_refusals += 1
            return
        self.refused[self.packet["id"]] = refusal["error"]
        self.packet = None
        self.think()

    def hear_frame(self, frame: Message) -> bool:
        """Takes in a frame and the answer it may be; False if one before it is missing."""
        is_whole = frame.get("is_whole", False)
        if not is_whole and frame["version"] > self.version != frame["since"]:
            return False
        if is_whole or frame["version"] > self.version:
            self.take_in(frame, is_whole=is_whole)
        if self.packet is not None and frame.get("re") == self.packet["id"]:
            self.acknowledged[self.packet["id"]] = self.packet
            self.moves += "do" in self.packet
            self.packet = None
        self.think()
        return True

    def take_in(self, frame: Message, *, is_whole: bool) -> None:
        """What is new becomes part of what is known."""
        news = frame.get("news", [])
        if is_whole:
            self.told_at_first, self.first_version, self.told_since = news, frame["version"], []
        else:
            self.told_since += news
        self.version, self.you = frame["version"], frame["you"]
        self.table = frame.get("table", self.table)
        self.deal = frame.get("deal")


async def heard(line: ClientConnection, patience: float) -> Message:
    """The next message of a line.

    Raises:
        TimeoutError: If none comes in time.
    """
    async with asyncio.timeout(patience):
        message: Message = msgspec.json.decode(await line.recv())
    return message


def action_of(words: str) -> dict[str, str | bool]:
    """An action in the notation of the clauses, as it goes over the wire."""
    verb, space, about = words.partition(" ")
    return {verb: about if space else True}


# Coming to the house


def requested(
    url: str, path: str, cookie: str = "", body: object = None, token: str = ""
) -> tuple[bytes, str]:
    """The answer to a request of our own page, and the cookie that came with it."""
    headers = {"origin": url, "content-type": "application/json"}
    if cookie:
        headers["cookie"] = f"pakl={cookie}"
    if token:
        headers["authorization"] = f"Bearer {token}"
    sent = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(url + path, sent, headers)  # noqa: S310, our own server
    with urllib.request.urlopen(request, timeout=HTTP_SECONDS) as answer:  # noqa: S310, the same
        given = answer.headers.get("set-cookie", "")
        return answer.read(), given.partition(";")[0].partition("=")[2]


def new_person(houses: Sequence[ServerProcess], dice: Random) -> Person:
    """Somebody who has just come to the house for the first time."""
    _, cookie = requested(houses[0].url, "/api/me")
    return Person(houses, cookie, Random(dice.random()))


def opened_spot(host: Person, sheet: Sheet, terms: Message, matches: int) -> Spot:
    """A table that a person opens; it is the host there."""
    wish = {"game": sheet.code(), "seats": sheet.seats, "name": "Host", "terms": terms}
    house = host.dice.choice(host.houses)
    answer, _ = requested(house.url, "/api/tables", host.cookie, wish)
    return Spot(msgspec.json.decode(answer)["id"], sheet, matches)
