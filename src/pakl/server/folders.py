"""What a game's folder brings for the page: words, rulebook, layout and art.

``/folders/maumau/labels/de.ftl`` is that file of the game's folder, wherever the game
was installed from; nothing else of the folder is shown.
"""

from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from pakl.cli.clauses import folder_of
from pakl.games import all_games
from pakl.server.endpoints import refused
from pakl.server.problems import Problem

KINDS: Final = {
    "labels": (".ftl", "text/plain; charset=utf-8"),
    "rulebook": (".ftl", "text/plain; charset=utf-8"),
    "art": (".svg", "image/svg+xml"),
    "layout": (".json", "application/json"),
}
AN_HOUR: Final = "max-age=3600"


def routes() -> list[Route]:
    """The route to all games' folders."""
    return [Route("/folders/{game}/{kind}/{name:path}", show, methods=["GET"])]


async def show(request: Request) -> Response:
    """One file of a game's folder."""
    request.scope["pakl.route"] = "folder"
    parts = request.path_params
    found = file_of(parts["game"], parts["kind"], parts["name"])
    if found is None:
        return refused(Problem("no_such_page", {}))
    media = KINDS[parts["kind"]][1]
    return FileResponse(found, media_type=media, headers={"cache-control": AN_HOUR})


def file_of(game_id: str, kind: str, name: str) -> Path | None:
    """The file, if the game has it and it is one for everybody."""
    game = all_games().get(game_id)
    if game is None or kind not in KINDS:
        return None
    return files_in(folder_of(game) / kind, KINDS[kind][0]).get(name)


@cache
def files_in(folder: Path, suffix: str) -> dict[str, Path]:
    """The files of a folder by their names there: a name can't lead out of it."""
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob(f"*{suffix}")}
