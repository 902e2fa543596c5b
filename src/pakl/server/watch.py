"""For those who run the house: is it alive, is it ready, what has it counted."""

import asyncio
import hmac
from typing import Annotated, Final, Literal

from msgspec import Struct

from pakl.play.entries import TableId
from pakl.play.ports import StorageDown
from pakl.server.addresses import is_loopback
from pakl.server.endpoints import Call, Media, endpoint
from pakl.server.problems import Refusing

State = Literal["up", "down"]

LOOK_SECONDS: Final = 2
NO_TABLE: Final = TableId("no-such-table")
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


class Health(Struct, frozen=True):
    """The process answers."""

    status: Literal["up"] = "up"


class Readiness(Struct, frozen=True):
    """Moves can be stored, and other processes reached."""

    storage: State
    bus: State


@endpoint("GET", "/health", who="anybody")
async def health(call: Call) -> Health:  # noqa: ARG001 – every endpoint gets its call
    """Say that the process answers."""
    return Health()


@endpoint("GET", "/ready", who="anybody", problems=["unavailable"])
async def ready(call: Call) -> Readiness:
    """Say whether moves can be stored and other processes reached."""
    services = call.services
    storage: State = "up"
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            await services.log.read(NO_TABLE, 0)
    except (StorageDown, TimeoutError):
        storage = "down"
    bus: State = "up" if services.bus.is_up() else "down"
    if "down" in (storage, bus) or services.house.is_closing:
        raise Refusing("unavailable", storage=storage, bus=bus)
    return Readiness(storage, bus)


@endpoint("GET", "/metrics", who="anybody", problems=["not_allowed"])
async def metrics(call: Call) -> Annotated[str, Media(PROMETHEUS)]:
    """Show what was counted, to this machine or to whoever has the token for it."""
    request, token = call.request, call.services.settings.metrics_token
    shown = request.headers.get("authorization", "").encode()
    has_token = bool(token) and hmac.compare_digest(shown, f"Bearer {token}".encode())
    if not has_token and not is_loopback(request.scope, request.headers):
        raise Refusing("not_allowed")
    return call.services.metrics.text()
