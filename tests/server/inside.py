"""The whole application inside the test: for inputs in numbers that a real wire is too slow for."""

import asyncio
import logging
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.types import Message

from pakl.play.entries import PlayerId
from pakl.server.app import create_app
from pakl.server.services import Services
from pakl.server.settings import settings_of
from tests.server.processes import GENEROUS

BASE = "http://testserver"


class Answer:
    """An answer of the application."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""

    def json(self) -> Any:
        """The body as JSON."""
        return msgspec.json.decode(self.body)


class Inside:
    """An application that is open, and a loop to ask it in."""

    def __init__(self, folder: Path) -> None:
        settings = settings_of({**GENEROUS, "PAKL_DATA": str(folder), "PAKL_BOT_WORKERS": "1"})
        self.app: Starlette = create_app(settings)
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()

    def __enter__(self) -> Self:
        # A line for every request would take longer than the request.
        quiet = structlog.make_filtering_bound_logger(logging.ERROR)
        structlog.configure(wrapper_class=quiet)
        self.runner.run(self.stack.enter_async_context(self.app.router.lifespan_context(self.app)))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()
        structlog.reset_defaults()

    @property
    def services(self) -> Services:
        """What the application works with."""
        services: Services = self.app.state.services
        return services

    def cookie_of(self, player: PlayerId) -> dict[str, str]:
        """The headers of a guest's own page."""
        return {"cookie": f"pakl={self.services.signer.sign(player)}", "origin": BASE}

    async def ask(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> Answer:
        """The application's answer to a request."""
        answer = Answer()
        path, _, query = path.partition("?")
        raw = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode("latin-1"),
            "root_path": "",
            "headers": [(b"host", b"testserver"), *raw],
            "client": ("127.0.0.1", 1234),
            "server": ("testserver", 80),
        }
        parts: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        gone = asyncio.Event()

        async def receive() -> Message:
            if parts:
                return parts.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = {
                    name.decode().lower(): value.decode("latin-1")
                    for name, value in message["headers"]
                }
            else:
                answer.body += message.get("body", b"")
                # A stream would never end by itself.
                if message.get("more_body", False) and "ndjson" in answer.headers["content-type"]:
                    gone.set()

        async with asyncio.timeout(30):
            await self.app(scope, receive, send)
        return answer
