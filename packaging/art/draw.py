"""Writes every face and back into the games' folders.

python packaging/art/draw.py
"""

import sys
from pathlib import Path
from typing import Final

# Run as a script, Python looks beside this file and not for the package around it.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from art import disco, fox, karma, zyrty
from art.backs import maumau_back, rummy_back
from art.french import french_faces
from art.german import german_faces
from art.joker import joker

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "src" / "pakl" / "games"

MAUMAU_RANKS: Final = "789TJQKA"
RUMMY_RANKS: Final = "A23456789TJQK"


def maumau_faces() -> dict[str, str]:
    """French and German faces."""
    french = french_faces(MAUMAU_RANKS)
    return {**french, **german_faces(MAUMAU_RANKS), "back": maumau_back()}


def rummy_faces() -> dict[str, str]:
    """The same French faces, all ranks, and the joker, whose name `*` no file can have."""
    return {**french_faces(RUMMY_RANKS), "joker": joker(), "back": rummy_back()}


def all_art() -> dict[Path, str]:
    """Every file of every game's art, and what is in it."""
    games = {
        "disco": disco.faces(),
        "fox": fox.faces(),
        "karma": karma.faces(),
        "maumau": maumau_faces(),
        "rummy": rummy_faces(),
        "zyrty": zyrty.faces(),
    }
    return {
        GAMES / game / "art" / f"{name}.svg": face
        for game, faces in games.items()
        for name, face in faces.items()
    }


def write(files: dict[Path, str]) -> None:
    """Writes the files, and removes what is drawn no more."""
    for path in GAMES.glob("*/art/**/*.svg"):
        if path not in files:
            path.unlink()
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(all_art())
