"""Tables over HTTP: opening, finding, looking, asking and acting."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pakl.games import find_game
from pakl.kernel.game import Game
from pakl.kernel.sheet import Sheet, game_of
from pakl.play.entries import TableId
from pakl.play.frames import Frame, Hint, TableStatus
from pakl.play.packets import MOST_ACTIONS, Action, AnyRequest, Name, PacketId, Version
from pakl.play.ports import Summary
from pakl.play.terms import Terms
from pakl.server.endpoints import Call, Json, Media, endpoint
from pakl.server.guests import name_of, proper_name
from pakl.server.identity import STRANGER
from pakl.server.problems import Refusing
from pakl.server.qr import qr_svg

TableName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
TableCode = Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,12}$")]
SheetCode = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,79}$")]
OptionWord = Annotated[str, Meta(min_length=1, max_length=40)]

MOST_LISTED: Final = 100


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened.

    ``game`` is a game's id or the short code of a sheet; ``options`` are what differs
    from it. Without a name you are called what you were called before.
    """

    game: SheetCode
    seats: Annotated[int, Meta(ge=1, le=10)]
    options: Annotated[dict[OptionWord, OptionWord], Meta(max_length=40)] = {}
    terms: Terms = Terms()
    name: Name | None = None


class TablePlace(Struct, frozen=True):
    """Where a table is: its id for requests, its code and its link for friends."""

    id: str
    code: str
    link: str
    qr: str
    socket: str


class SeatListed(Struct, frozen=True):
    """Who has a seat; a bot has a level."""

    seat: int
    name: str
    level: str


class TableListed(Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    link: str
    game: str
    sheet: str
    status: TableStatus
    seats: list[SeatListed]
    size: int
    opened_at: int
    changed_at: int


class Tables(Struct, frozen=True):
    """A list of tables, newest first."""

    tables: list[TableListed]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A request about the table; ``id`` is yours, and the same id is carried out once."""

    id: PacketId
    ask: AnyRequest


class Done(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions of the game, for the version of the table that you have seen."""

    id: PacketId
    seen: Version
    do: Annotated[list[Action], Meta(min_length=1, max_length=MOST_ACTIONS)]


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The version of the table that you have seen and want a hint for."""

    seen: Version


class CodeOfTable(Struct):
    """What of a table is needed to point to it."""

    code: str


class CodeOfFrame(Struct):
    """What of a frame is needed to point to its table."""

    table: CodeOfTable


@endpoint("POST", "/api/tables", status=201, problems=["bad_name"])
async def open_table(call: Call, body: NewTable) -> TablePlace:
    """Open a table and sit down at seat 0."""
    services = call.services
    sheet = Sheet(game_with(body.game, body.options), body.seats)
    name = proper_name(body.name) if body.name is not None else await name_of(call)
    if not services.limits.tables_of_address.gives(call.address):
        raise Refusing("too_fast")
    table = await services.house.open_table(
        call.visitor.player, name or STRANGER, sheet, body.terms
    )
    services.metrics.tables_opened.labels(sheet.game.id).inc()
    return await place_of(call, table)


@endpoint("GET", "/api/lobby")
async def list_lobby(call: Call) -> Tables:
    """List the public tables that have an empty seat or a match to watch."""
    return listed(call, await call.services.log.lobby(MOST_LISTED))


@endpoint("GET", "/api/me/tables")
async def list_my_tables(call: Call) -> Tables:
    """List the tables where you sit."""
    return listed(call, await call.services.log.tables_of(call.visitor.player, MOST_LISTED))


@endpoint("GET", "/api/codes/{code}", problems=["no_such_table"])
async def find_table(call: Call, code: TableCode) -> TablePlace:
    """Find a table by its short code."""
    table = await call.services.log.find(code)
    if table is None:
        raise Refusing("no_such_table")
    return place(call, table, code)


@endpoint("GET", "/api/tables/{table}", problems=["no_such_table", "not_seated"])
async def show_table(call: Call, table: TableName) -> Annotated[bytes, Json(Frame)]:
    """Look at a table: all that you were ever told there, and how things stand."""
    return await call.services.house.frame(TableId(table), call.visitor.player)


@endpoint("GET", "/api/tables/{table}/qr.svg", problems=["no_such_table", "not_seated"])
async def draw_table(call: Call, table: TableName) -> Annotated[str, Media("image/svg+xml")]:
    """Draw the link of a table as a QR code."""
    found = await place_of(call, TableId(table))
    return qr_svg(found.link)


@endpoint("POST", "/api/tables/{table}/ask", problems=["no_such_table", "not_now"])
async def ask(call: Call, table: TableName, body: Asked) -> Annotated[bytes, Json(Frame)]:
    """Ask something of a table, such as a seat or a bot."""
    return await call.services.house.ask(
        TableId(table), call.visitor.player, await name_of(call) or STRANGER, body.ask, body.id
    )


@endpoint("POST", "/api/tables/{table}/do", problems=["no_such_table", "illegal", "stale"])
async def do(call: Call, table: TableName, body: Done) -> Annotated[bytes, Json(Frame)]:
    """Act in the game at a table where you sit."""
    return await call.services.house.do(
        TableId(table), call.visitor.player, body.do, body.seen, body.id
    )


@endpoint(
    "POST",
    "/api/tables/{table}/hint",
    problems=["no_such_table", "not_seated", "not_now", "no_hints", "stale"],
)
async def hint(call: Call, table: TableName, body: HintWanted) -> Annotated[bytes, Json(Hint)]:
    """Ask what the strongest bot would do at your seat; nobody else is told."""
    return await call.services.house.hint(TableId(table), call.visitor.player, body.seen)


def game_with(code: str, options: dict[str, str]) -> Game:
    """The game of a sheet's code, with some options changed.

    Raises:
        Malformed: If there is no such game or option.
    """
    game = game_of(code, find_game)
    return game.with_options({**game.chosen.values, **options}) if options else game


async def place_of(call: Call, table: TableId) -> TablePlace:
    """Where a table is that the visitor may look at."""
    frame = await call.services.house.frame(table, call.visitor.player)
    return place(call, table, msgspec.json.decode(frame, type=CodeOfFrame).table.code)


def place(call: Call, table: TableId, code: str) -> TablePlace:
    """Where a table of this code is."""
    return TablePlace(
        id=table,
        code=code,
        link=call.link(f"/t/{code}"),
        qr=f"/api/tables/{table}/qr.svg",
        socket=f"/ws/tables/{table}",
    )


def listed(call: Call, summaries: list[Summary]) -> Tables:
    """Tables as they are listed: without anybody's id."""
    return Tables([
        TableListed(
            id=summary.table,
            code=summary.code,
            link=call.link(f"/t/{summary.code}"),
            game=summary.sheet.partition("-")[0],
            sheet=summary.sheet,
            status=summary.status,
            seats=[SeatListed(seat.seat, seat.name, seat.level) for seat in summary.seats],
            size=summary.size,
            opened_at=summary.opened_at,
            changed_at=summary.changed_at,
        )
        for summary in summaries
    ])  # fmt: skip
