"""Serving: a socket to listen on, uvicorn, and a few lines for whoever started it."""

import asyncio
import os
import socket
import sys
from typing import Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from pakl.kernel.errors import Malformed
from pakl.play.packets import MOST_PACKET_BYTES
from pakl.server.app import create_app, say_goodbye
from pakl.server.collector import collect_seldom
from pakl.server.logs import log_to_stderr
from pakl.server.qr import qr_text
from pakl.server.settings import Settings, settings_of

OWNER_ONLY: Final = 0o077
BACKLOG: Final = 2_048
GOODBYE_SECONDS: Final = 8
# Milliseconds after which the system gives up a connection whose other end takes nothing.
GIVE_UP_AFTER: Final = 20_000
ANY_ADDRESS: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 – these are what it means
# Nothing is sent there: it is an address that is documented to be nobody's.
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)


class Server(uvicorn.Server):
    """A server that says where it is, and good-bye before it cuts lines."""

    def __init__(self, config: uvicorn.Config, app: Starlette, words: str) -> None:
        super().__init__(config)
        self.application = app
        self.words = words
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and says where."""
        await super().startup(sockets)
        if self.started:
            self.collecting = asyncio.create_task(collect_seldom())
            sys.stdout.write(self.words)
            sys.stdout.flush()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets nobody in any more, and every line know before it is cut."""
        if self.collecting is not None:
            self.collecting.cancel()
        for server in self.servers:
            server.close()
        state = self.application.state
        if hasattr(state, "services"):
            await say_goodbye(state.services, state.lines)
        await super().shutdown(sockets)


def main(host: str | None = None, port: int | None = None) -> None:
    """Serves until it is told to stop.

    Raises:
        Malformed: If a setting can't be, or the server can't be started with it.
    """
    settings = settings_of()
    settings = msgspec.structs.replace(
        settings,
        host=settings.host if host is None else host,
        port=settings.port if port is None else port,
    )
    # What is written here, the database above all, is its owner's only.
    os.umask(OWNER_ONLY)
    log_to_stderr(settings)
    listener = listening(settings)
    app = create_app(settings)
    words = words_for_people(settings, listener.getsockname()[1])
    server = Server(config_of(app), app, words)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        # It was told to stop, and has.
        return
    except SystemExit:
        if not app.state.failure:
            raise
        raise Malformed(app.state.failure) from None


def config_of(app: ASGIApp, most_bytes: int = MOST_PACKET_BYTES) -> uvicorn.Config:
    """How an application is served; a message to it has at most so many bytes."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=most_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def listening(settings: Settings) -> socket.socket:
    """The socket that people connect to.

    Raises:
        Malformed: If the address can't be used.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP_AFTER)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", "") or str(error)
        where = f"{settings.host}:{settings.port}"
        raise Malformed(f"nobody can listen at {where}: {reason.lower()}") from error
    listener.listen(BACKLOG)
    listener.setblocking(False)  # noqa: FBT003 – the name says what is set
    return listener


def words_for_people(settings: Settings, port: int) -> str:
    """Where the table is: here, on the network, and for cameras."""
    is_everywhere = settings.host in ANY_ADDRESS
    lines = ["", "Pakl is open."]
    here = "localhost" if is_everywhere else settings.host
    here = f"[{here}]" if ":" in here else here
    lines.append(f"  on this machine   http://{here}:{port}")
    friends = settings.public_url
    if not friends and is_everywhere:
        address = address_on_the_network()
        friends = f"http://{address}:{port}" if address else ""
    if friends:
        lines.append(f"  for friends       {friends}")
        if sys.stdout.isatty():
            lines.append(qr_text(friends))
    return "\n".join([*lines, "", ""])


def address_on_the_network() -> str:
    """This machine's address as others on the network see it; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if address.startswith("127.") else address
