"""The way in for bots that run elsewhere: a token, a stream of events, plain JSON.

An account is made once and its token shown once. A bot reads its event stream, sits
down at tables whose code it was given, and asks and acts there like everybody else,
by ``/api/tables/{id}/ask`` and ``/api/tables/{id}/do``, with
``Authorization: Bearer`` and its token.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from msgspec import Struct

from pakl.play.entries import TableId
from pakl.play.frames import Frame, TableSeen
from pakl.play.packets import Name, SeatNumber, Sit
from pakl.play.ports import BusDown, Guest
from pakl.server.endpoints import Call, Json, Media, endpoint
from pakl.server.guests import now_ms, proper_name
from pakl.server.identity import hash_of, new_player, new_token
from pakl.server.problems import Refusing
from pakl.server.tables import TableCode

MOST_TABLES: Final = 100


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that wants to play here."""

    name: Name


class BotAccount(Struct, frozen=True):
    """A bot's account; the token is shown only now."""

    id: str
    name: str
    token: str


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a table; without a seat, the first empty one."""

    code: TableCode
    seat: SeatNumber | None = None


class TableOfFrame(Struct):
    """What of a frame says who sits where."""

    table: TableSeen


@endpoint("POST", "/api/bots", who="anybody", status=201, problems=["bad_name"])
async def make_bot(call: Call, body: NewBot) -> BotAccount:
    """Make an account for a bot; its token is shown once."""
    if not call.services.limits.bots_of_address.gives(call.address):
        raise Refusing("too_fast")
    player, token, name = new_player(), new_token(), proper_name(body.name)
    guest = Guest(player, name, is_bot=True, since=now_ms())
    await call.services.guests.write(guest, hash_of(token))
    return BotAccount(player, name, token)


@endpoint("GET", "/api/bot/events", who="bot")
async def stream_events(
    call: Call,
) -> Annotated[AsyncIterator[bytes], Media("application/x-ndjson")]:
    """Follow every table where the bot sits.

    Each line is ``{"table": id, "message": …}`` with a message as on the socket: the
    whole frame of each table first, then whatever happens. Empty lines keep the
    connection alive. A newer stream of the same bot ends an older one.
    """
    services = call.services
    tables = await services.log.tables_of(call.visitor.player, MOST_TABLES)
    stream = services.streams.open(call.visitor)
    for summary in tables:
        if summary.status != "closed":
            stream.join(summary.table)

    async def events() -> AsyncIterator[bytes]:
        services.metrics.streams.inc()
        try:
            async for line in stream.events():
                yield line
        finally:
            services.metrics.streams.dec()
            services.streams.close(stream)

    return events()


@endpoint("POST", "/api/bot/tables", who="bot", problems=["no_such_table", "seat_taken", "not_now"])
async def sit_down(call: Call, body: SitDown) -> Annotated[bytes, Json(Frame)]:
    """Sit down at a table; from now on it is on the bot's event stream."""
    services, visitor = call.services, call.visitor
    table = await services.log.find(body.code)
    if table is None:
        raise Refusing("no_such_table")
    seat = await first_empty(call, table) if body.seat is None else body.seat
    sit = Sit(seat=seat, name=visitor.name)
    await services.house.ask(table, visitor.player, visitor.name, sit, f"sit-{now_ms()}")
    # A stream elsewhere that was not told now finds the table when it is opened anew.
    with suppress(BusDown):
        await services.streams.announce(visitor.player, table)
    return await services.house.frame(table, visitor.player)


async def first_empty(call: Call, table: TableId) -> int:
    """The first empty seat of a table.

    Raises:
        Refusing: If all are taken.
    """
    frame = await call.services.house.frame(table, call.visitor.player)
    seats = msgspec.json.decode(frame, type=TableOfFrame).table.seats
    for number, seat in enumerate(seats):
        if seat.kind == "empty":
            return number
    raise Refusing("seat_taken")
