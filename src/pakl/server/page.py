"""The page at ``/``: the built one if it is there, else a small one that says what runs here."""

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pakl.play.ports import StorageDown, Summary
from pakl.server.identity import new_visitor, set_cookie
from pakl.server.leaves import leaf
from pakl.server.services import Services
from pakl.server.visitors import guest_of_cookie

HERE: Final = Path(__file__).parent
BUILT: Final = HERE / "static"
DRESS: Final = HERE / "dress"
# Addresses that the page itself understands.
PLACES: Final = ("/", "/t/{code}", "/pass", "/records/{record}", "/games/{game}")
MOST_LISTED: Final = 24
# Built files carry a hash of their content in their name.
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
A_DAY: Final = "max-age=86400"

INTRODUCTION: Final = (
    "<p>Pakl plays Central European card games exactly by their rulebooks, with friends or with "
    "bots. This server is running and keeps the tables; the page to play on is not built here "
    "yet.</p>"
)
NOTHING_OPEN: Final = '<p class="quiet">No public table is open just now.</p>'
POINTER: Final = (
    "<h2>For programs</h2><p>Everything a page can do, a program can do too: "
    '<a href="/api">read the API</a>.</p>'
)


class HashedFiles(StaticFiles):
    """Built files that carry a hash of their content in their name: browsers keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        scope["pakl.route"] = "page"
        response.headers["cache-control"] = FOREVER
        return response


def routes(built: Path = BUILT) -> list[BaseRoute]:
    """The routes of the page and its files."""
    dress = [file_route(path, A_DAY) for path in sorted(DRESS.iterdir())]
    if not (built / "index.html").is_file():
        return [*dress, *[Route(place, welcome) for place in PLACES]]
    index = [Route(place, page_of(built / "index.html")) for place in PLACES]
    # One by one: a folder mounted at the root would answer for the API's addresses too.
    files = [file_route(path, ALWAYS_ASK) for path in sorted(built.iterdir()) if path.is_file()]
    assets = Mount("/assets", HashedFiles(directory=built / "assets", check_dir=False))
    return [*dress, *index, *files, assets]


def file_route(path: Path, kept: str) -> Route:
    """A file at the root, with how long it may be kept."""

    async def answer(request: Request) -> Response:
        request.scope["pakl.route"] = "page"
        return FileResponse(path, headers={"cache-control": kept})

    return Route(f"/{path.name}", answer)


def page_of(index: Path) -> Callable[[Request], Awaitable[Response]]:
    """The built page, at every address that it understands."""

    async def answer(request: Request) -> Response:
        response = FileResponse(index, headers={"cache-control": ALWAYS_ASK})
        return with_cookie(request, response)

    return answer


async def welcome(request: Request) -> Response:
    """A small page: what runs here, and which tables are open."""
    services: Services = request.app.state.services
    try:
        tables = await services.log.lobby(MOST_LISTED)
    except StorageDown:
        tables = []
    items = "".join(item(table) for table in tables)
    lobby = f'<ul class="tables">{items}</ul>' if items else NOTHING_OPEN
    body = f'{INTRODUCTION}<h2 id="open">Open tables</h2>{lobby}{POINTER}'
    return with_cookie(request, HTMLResponse(leaf("A card table for your evening", body)))


def item(table: Summary) -> str:
    """A table in the list."""
    names = ", ".join(seat.name for seat in table.seats) or "nobody yet"
    seats = f"{len(table.seats)} of {table.size} seats taken"
    return (
        f"<li><strong>{escape(table.sheet.partition('-')[0].capitalize())}</strong>"
        f'<span class="quiet">{escape(names)} – {seats}</span><br>'
        f'Code <span class="code">{escape(table.code)}</span></li>'
    )


def with_cookie(request: Request, response: Response) -> Response:
    """A visit to the page makes a guest of whoever has no cookie yet."""
    request.scope["pakl.route"] = "page"
    services: Services = request.app.state.services
    scope, headers = request.scope, request.headers
    visitor = guest_of_cookie(scope, headers, services) or new_visitor()
    if visitor.needs_cookie:
        value = services.signer.sign(visitor.player)
        is_https = services.origins.is_https(scope, headers)
        response.headers.append("set-cookie", set_cookie(value, is_https=is_https))
    return response
