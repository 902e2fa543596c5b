"""The application: made of settings, opened and closed with everything it stands on."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pakl.adapters.bot_pool import BotPool
from pakl.adapters.bus import MemoryBus
from pakl.adapters.database import open_database
from pakl.adapters.sql_archive import SqlArchive
from pakl.adapters.sql_guests import SqlGuestBook
from pakl.adapters.sql_log import SqlTableLog
from pakl.games import all_games
from pakl.kernel.errors import Malformed
from pakl.kernel.shuffle import FairDealer
from pakl.play.house import House, wall_clock
from pakl.play.house import Limits as HouseLimits
from pakl.play.ports import BusDown, StorageDown
from pakl.play.table import DealerOf
from pakl.server import api, folders, page
from pakl.server.addresses import Origins
from pakl.server.door import Door
from pakl.server.endpoints import refused
from pakl.server.identity import signer_of
from pakl.server.limits import Limits
from pakl.server.logs import log_stray_errors
from pakl.server.metrics import Metrics
from pakl.server.problems import Problem
from pakl.server.services import Services
from pakl.server.settings import Settings
from pakl.server.socket import Lines, TableSocket
from pakl.server.streams import EventStreams

if TYPE_CHECKING:
    from pakl.adapters.redis_bus import RedisBus

CHOOSE: Final = "pakl.bots.answering:choose"
ADVISE: Final = "pakl.bots.hints:advise"
LEVELS: Final = "pakl.bots.levels:levels"

log = structlog.get_logger("pakl.app")


class Chance(NamedTuple):
    """Time and chance, which no setting decides; whoever plays a known course brings its own."""

    now: Callable[[], int] = wall_clock
    entropy: Callable[[int], bytes] = secrets.token_bytes
    dealer_of: DealerOf = FairDealer


def create_app(settings: Settings, chance: Chance = Chance()) -> Starlette:  # noqa: B008, immutable
    """The application of these settings."""
    origins = Origins(settings.trusted_proxies, settings.public_url)
    limits = Limits(settings.allowances)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            async with opened(settings, chance, origins, limits, metrics) as services:
                # A game that is asked for first would have to be loaded first.
                all_games()
                app.state.services = services
                app.state.lines = Lines()
                app.state.table_socket = TableSocket(services, app.state.lines)
                async with running(services, app.state.lines):
                    yield
        except (Malformed, StorageDown, BusDown) as error:
            app.state.failure = str(error)
            raise
        except Exception:
            # What uvicorn says of it is only text, and not logged.
            log.exception("our fault")
            raise

    app = Application(
        routes=[
            *api.routes(),
            *folders.routes(),
            *page.routes(Path(settings.page) if settings.page else page.BUILT),
        ],
        middleware=[Middleware(Door, origins=origins, limits=limits, metrics=metrics)],
        exception_handlers={HTTPException: answer_error},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.failure = ""
    return app


def redis_bus(url: str) -> "RedisBus":
    """The bus of a house of several processes."""
    # What it needs takes a while to load, and most houses do without.
    from pakl.adapters.redis_bus import RedisBus  # noqa: PLC0415

    return RedisBus(url)


@asynccontextmanager
async def opened(
    settings: Settings, chance: Chance, origins: Origins, limits: Limits, metrics: Metrics
) -> AsyncIterator[Services]:
    """Everything the server works with, as long as it is needed."""
    async with AsyncExitStack() as stack:
        database = await open_database(settings.database_url)
        stack.push_async_callback(database.close)
        table_log = SqlTableLog(database)
        stack.push_async_callback(table_log.close)
        bus = redis_bus(settings.redis_url) if settings.redis_url else MemoryBus()
        await bus.start()
        stack.push_async_callback(bus.close)
        bots = BotPool(
            choose=CHOOSE,
            advise=ADVISE,
            levels=LEVELS,
            workers=settings.bot_workers,
            timeout=settings.bot_seconds,
        )
        await bots.start()
        stack.push_async_callback(bots.close)
        allowances = settings.allowances
        house = House(
            log=table_log,
            bus=bus,
            bots=bots,
            now=chance.now,
            entropy=chance.entropy,
            dealer_of=chance.dealer_of,
            limits=HouseLimits(
                tables_of_a_player=allowances.tables_per_guest, rooms=allowances.tables_open
            ),
        )
        metrics.house = house
        guests = SqlGuestBook(database)
        yield Services(
            settings=settings,
            house=house,
            log=table_log,
            archive=SqlArchive(database),
            guests=guests,
            bus=bus,
            bots=bots,
            signer=await signer_of(guests, settings.cookie_key),
            limits=limits,
            origins=origins,
            metrics=metrics,
            streams=EventStreams(house, bus),
        )


@asynccontextmanager
async def running(services: Services, lines: Lines) -> AsyncIterator[None]:
    """What runs by itself while the house is open; good-byes are said at the end."""
    log_stray_errors(asyncio.get_running_loop())
    tasks = [asyncio.create_task(services.house.run()), asyncio.create_task(lines.look_after())]
    log.info("open")
    try:
        yield
    finally:
        await say_goodbye(services, lines)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        log.info("closed")


async def say_goodbye(services: Services, lines: Lines) -> None:
    """Tells every line that the house closes, once, and gives them a moment to hear it."""
    if not services.house.is_closing:
        services.streams.end_all()
        await services.house.close()
        await lines.wait_until_gone()


class Application(Starlette):
    """Starlette for requests; lines go past it.

    A line stays for hours, and every layer would keep a frame of the stack for each of them
    and see each message.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request, or a line."""
        if scope["type"] == "websocket":
            await self.state.table_socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def answer_error(_: Request, error: Exception) -> Response:
    """What nobody serves, as a problem."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refused(Problem("no_such_method", {}), error.headers)
    return refused(Problem("no_such_page", {}), error.headers)
