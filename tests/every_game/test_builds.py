"""Both builds agree move for move: this one, and the sources run by another Python."""

import subprocess
import sys
from pathlib import Path

import pytest

import pakl
from pakl.conformance import transcript
from pakl.kernel.game import Game

pytestmark = pytest.mark.long

DEALS = 8
# Sources tell the same as sources: a deal shows that chance alone decides what.
DEALS_OF_SOURCES = 1


def test_this_build_tells_what_the_sources_tell(game: Game, *, is_compiled: bool) -> None:
    deals = DEALS if is_compiled else DEALS_OF_SOURCES
    folder = Path(pakl.__file__).parent.parent
    command = [sys.executable, transcript.__file__, str(folder), game.id, str(deals)]

    told_by_sources = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert told_by_sources.strip() == transcript.transcript_of(game, deals)
