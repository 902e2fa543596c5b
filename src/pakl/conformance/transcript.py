"""Everything that is told in a row of random deals, as one number.

Two builds agree move for move when their transcripts do.
Run as a program it prints the transcript of the *sources*, even where compiled
modules lie beside them::

    python transcript.py FOLDER_OF_PAKL GAME DEALS
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pakl.kernel.game import Game


class SourcesOnly(MetaPathFinder):
    """Imports pakl from its sources and from nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source file of a module of pakl."""
        parts = fullname.split(".")
        if parts[0] != "pakl":
            return None
        place = self.folder.joinpath(*parts)
        if (place / "__init__.py").is_file():
            return importlib.util.spec_from_file_location(
                fullname, place / "__init__.py", submodule_search_locations=[str(place)]
            )
        return importlib.util.spec_from_file_location(fullname, place.with_suffix(".py"))


def transcript_of(game: "Game", deals: int) -> str:
    """What every seat and a spectator were told, saw and could do, in a few words."""
    from pakl.conformance.sheets import sheets_of  # noqa: PLC0415 - after the finder is set
    from pakl.conformance.walk import Walk  # noqa: PLC0415
    from pakl.kernel.dice import Dice  # noqa: PLC0415
    from pakl.kernel.playout import play_many  # noqa: PLC0415
    from pakl.kernel.seats import SPECTATOR, Seat  # noqa: PLC0415
    from pakl.kernel.view import view_of  # noqa: PLC0415

    digest = hashlib.sha256()
    random = Random(13)
    sheets = sheets_of(game)
    for _ in range(deals):
        walk = Walk(random.choice(sheets), random)
        for step in walk.go():
            for event in step.events:
                message = event.as_json(walk.game.deck, walk.zones)
                digest.update(json.dumps(message).encode())
            for viewer in (SPECTATOR, *[Seat(seat) for seat in range(walk.sheet.seats)]):
                view = view_of(walk.game, walk.state, viewer).as_json()
                digest.update(json.dumps(view).encode())
        digest.update(str(walk.game.outcome(walk.to_the_end().state).scores).encode())
    some = random.sample(sheets, min(deals, len(sheets)))
    played = [int(play_many(sheet.game, sheet.seats, 3, Dice(deals))) for sheet in some]
    digest.update(str(played).encode())
    return digest.hexdigest()


def main() -> None:
    """Prints the transcript of the sources."""
    folder, game_id, deals = sys.argv[1:]
    sys.meta_path.insert(0, SourcesOnly(Path(folder)))
    from pakl.games import find_game  # noqa: PLC0415 - after the finder is set
    from pakl.kernel import cards  # noqa: PLC0415

    if not cards.__file__.endswith(tuple(importlib.machinery.SOURCE_SUFFIXES)):
        sys.exit(f"{cards.__file__} is no source file")
    sys.stdout.write(transcript_of(find_game(game_id), int(deals)) + "\n")


if __name__ == "__main__":
    main()
