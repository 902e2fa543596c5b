"""The HTTP API: all endpoints, and the documents about them."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pakl.server import bot_api, catalogue, guests, records, tables, watch
from pakl.server.endpoints import JSON, Endpoint, refused, serve
from pakl.server.manual import manual_of
from pakl.server.openapi import document_of, wire_schema
from pakl.server.problems import Problem

ENDPOINTS: Final[list[Endpoint]] = [
    catalogue.list_games,
    guests.show_me,
    guests.change_me,
    guests.lend_pass,
    guests.redeem_pass,
    tables.list_lobby,
    tables.list_my_tables,
    tables.open_table,
    tables.find_table,
    tables.show_table,
    tables.draw_table,
    tables.ask,
    tables.do,
    tables.hint,
    records.list_my_records,
    records.download_record,
    records.replay_record,
    records.verify_record,
    bot_api.make_bot,
    bot_api.sit_down,
    bot_api.stream_events,
    watch.health,
    watch.ready,
    watch.metrics,
]

AN_HOUR: Final = {"cache-control": "max-age=3600"}

Answering = Callable[[Request], Awaitable[Response]]


def routes() -> list[Route]:
    """The routes of all endpoints and of their documents."""
    document = document_of(ENDPOINTS)
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    made = [
        Route(path, answering(group), methods=[one.method for one in group])
        for path, group in by_path.items()
    ]
    return [
        *made,
        fixed("/api/openapi.json", msgspec.json.encode(document), JSON),
        fixed("/api/wire.json", msgspec.json.encode(wire_schema()), JSON),
        fixed("/api", manual_of(document).encode(), "text/html; charset=utf-8"),
    ]


def answering(endpoints: list[Endpoint]) -> Answering:
    """Answers requests to one path by the endpoint of their method."""
    by_method: dict[str, Endpoint] = {endpoint.method: endpoint for endpoint in endpoints}

    async def answer(request: Request) -> Response:
        endpoint = by_method.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            return refused(Problem("no_such_method", {}), {"allow": ", ".join(by_method)})
        request.scope["pakl.route"] = endpoint.name
        return await serve(endpoint, request)

    return answer


def fixed(path: str, body: bytes, media: str) -> Route:
    """A document that is always the same."""

    async def answer(request: Request) -> Response:
        request.scope["pakl.route"] = path
        return Response(body, headers=AN_HOUR, media_type=media)

    return Route(path, answer, methods=["GET"])
