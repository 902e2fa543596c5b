"""Writes every face and back into the games' folders, and what the page draws itself.

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
from art.icon import icons
from art.joker import joker
from art.lettering import SIGNS

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "src" / "pakl" / "games"
WEB: Final = ROOT / "web"
LETTERING: Final = WEB / "src" / "look" / "lettering.ts"

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


def lettering() -> str:
    """The digits and letters of the cards, for corners that the page draws itself."""
    signs = "\n".join(f"  '{sign}': '{line}'," for sign, line in SIGNS.items())
    return (
        "// The letters of the cards, written by packaging/art/draw.py: change them there.\n"
        f"export const LETTERS: Record<string, string> = {{\n{signs}\n}};\n"
    )


def page_files() -> dict[Path, bytes]:
    """The page's icons and letters."""
    files = {WEB / "public" / name: content for name, content in icons().items()}
    return {**files, LETTERING: lettering().encode()}


def write(files: dict[Path, bytes]) -> None:
    """Writes the files, and removes what is drawn no more."""
    for path in GAMES.glob("*/art/**/*.svg"):
        if path not in files:
            path.unlink()
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    write({**{path: text.encode() for path, text in all_art().items()}, **page_files()})
