"""Clients of a table: a browser with its cookie, and its tabs."""

import asyncio
import secrets
from types import TracebackType
from typing import Any, Final, Self

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.processes import ServerProcess

PATIENCE: Final = 10.0
BEAT_SECONDS: Final = 3.0

Message = dict[str, Any]


class Browser:
    """A browser: a cookie, requests from our own page, and tabs at tables."""

    def __init__(self, server: ServerProcess, **headers: str) -> None:
        self.server = server
        self.tabs: list[Tab] = []
        self.http = httpx2.AsyncClient(
            base_url=server.url,
            headers={"origin": server.url, **headers},
            timeout=PATIENCE,
            trust_env=False,
        )

    async def __aenter__(self) -> Self:
        await self.visit()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for tab in self.tabs:
            await tab.close()
        await self.http.aclose()

    async def visit(self) -> None:
        """Opens the page, as everybody does first."""
        answer = await self.http.get("/api/me")
        answer.raise_for_status()

    async def get(self, path: str) -> Any:
        """The JSON at a path."""
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, body: object) -> httpx2.Response:
        """Sends JSON to a path."""
        return await self.http.post(path, json=body)

    async def open_table(self, game: str, seats: int, **wishes: object) -> Message:
        """Opens a table; bots are quick there unless something else is wished."""
        terms = {"bot_pace": "instant", "is_public": True, **dict(wishes.pop("terms", {}) or {})}  # type: ignore[call-overload]
        wish = {"game": game, "seats": seats, "name": "Eva", "terms": terms, **wishes}
        answer = await self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        place: Message = answer.json()
        return place

    def cookie_header(self) -> str:
        """The cookie as it is sent."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def tab(self, table: str, **options: Any) -> "Tab":
        """A new tab at a table."""
        headers = {"cookie": options.pop("cookie", self.cookie_header())}
        line = await connect(
            f"{self.server.socket_url}/ws/tables/{table}",
            origin=options.pop("origin", self.server.url),
            additional_headers=headers,
            proxy=None,
            **options,
        )
        tab = Tab(line)
        self.tabs.append(tab)
        return tab


class Tab:
    """One tab at a table: packets in, messages out, and what they make of the table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[Message] = []
        self.version = -1
        self.table: Message = {}
        self.deal: Message = {}
        self.you = -2
        self.beating: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the tab."""
        if self.beating is not None:
            self.beating.cancel()
        await self.line.close()

    def beat(self) -> None:
        """From now on the tab beats by itself, as a page does."""

        async def go_on() -> None:
            number = 0
            while True:
                await asyncio.sleep(BEAT_SECONDS)
                number += 1
                await self.send({"beat": number})

        self.beating = asyncio.create_task(go_on())

    async def send(self, packet: object) -> None:
        """Sends a packet, whatever it is."""
        await self.line.send(msgspec.json.encode(packet).decode())

    async def next(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: Message = msgspec.json.decode(await self.line.recv())
        self.note(message)
        return message

    def note(self, message: Message) -> None:
        """Keeps what a message says of the table."""
        self.heard.append(message)
        if message["type"] == "frame":
            self.version, self.you = message["version"], message["you"]
            self.table = message.get("table", self.table)
            self.deal = message.get("deal", self.deal)

    async def next_of(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def answer(self, packet: str) -> Message:
        """The frame, hint or refusal that answers a packet."""
        while True:
            message = await self.next_of("frame", "hint", "refusal")
            if message.get("re") == packet:
                return message

    async def ask(self, verb: str, **about: object) -> Message:
        """Asks something of the table, and waits for the answer."""
        packet = secrets.token_hex(6)
        await self.send({"id": packet, "ask": {"verb": verb, **about}})
        return await self.answer(packet)

    async def do(self, *actions: str) -> Message:
        """Acts in the game, in the notation of the clauses, and waits for the answer."""
        packet = secrets.token_hex(6)
        await self.send({"id": packet, "seen": self.version, "do": as_json(actions)})
        return await self.answer(packet)

    async def ready(self) -> Message:
        """Wants to begin."""
        return await self.ask("ready", salt=secrets.token_hex(16))

    async def closing(self) -> tuple[int, Message]:
        """The code and the last message of a line that is closed from there."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            return code, self.heard[-1] if self.heard else {}

    async def play_randomly(self, choose: Any) -> None:
        """Plays until the match is over; ``choose`` picks one of the legal actions."""
        while self.table.get("status") in ("open", "playing"):
            if self.deal.get("legal"):
                await self.do(choose(self.deal["legal"]))
            else:
                await self.next()


def as_json(actions: tuple[str, ...]) -> list[dict[str, object]]:
    """Actions as they go over the wire."""
    made: list[dict[str, object]] = []
    for action in actions:
        verb, space, about = action.partition(" ")
        made.append({verb: about if space else True})
    return made
