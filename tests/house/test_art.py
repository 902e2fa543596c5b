"""Every card has a face, every game a back, and each is what the generator draws."""

import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from art import draw
from art.colours import PAPER, channels
from art.disco import COLOURS
from art.fox import SUITS
from art.french import FOUR_COLOURS, TWO_COLOURS
from art.german import SUITS as GERMAN_SUITS
from art.karma import EMBLEMS, NUMBERS, warmth
from art.lettering import SIGNS
from art.raster import SIGNATURE, rows_in
from art.zyrty import HIGHEST, heat

from pakl.games import all_games

COMMAND = "python packaging/art/draw.py"
MOST_BYTES = 12_000
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"circle", "clipPath", "ellipse", "g", "path", "pattern", "rect", "svg", "use"}
READABLE = 4.5

DRAWN = draw.all_art()
GAMES = [game for game in all_games() if (draw.GAMES / game).is_dir()]

INDEX_COLOURS = sorted({
    *[suit.light.ink for suit in SUITS],
    *[suit.colour for suit in (*TWO_COLOURS, *FOUR_COLOURS)],
    *[suit.ink for suit in GERMAN_SUITS],
    *[colour.print for colour in COLOURS],
    *[emblem.colour for emblem in EMBLEMS.values()],
    *[warmth(value) for value in NUMBERS],
    *[heat(value) for value in range(HIGHEST + 1)],
})  # fmt: skip


def file_name(card: str) -> str:
    """A joker is written ``*``, which no file can be called everywhere."""
    return "joker" if card == "*" else card


def art_of(game: str) -> list[Path]:
    return [path for path in DRAWN if path.is_relative_to(draw.GAMES / game)]


def is_foreign(attribute: str) -> bool:
    """Whether an attribute needs a style sheet or a script, which an image has none of."""
    return attribute in {"style", "class"} or attribute.startswith("on")


def references(element: ET.Element) -> list[str]:
    """What an element refers to: the name of a part, or as it stands what is not one."""
    found = []
    for name, value in element.attrib.items():
        if name.rpartition("}")[2] == "href":
            found.append(value.removeprefix("#"))
        if "url(" in value:
            found.append(value.removeprefix("url(#").removesuffix(")"))
    return found


def luminance(colour: str) -> float:
    """As the guidelines for accessible pages define it."""
    shares = [value / 255 for value in channels(colour)]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    lighter, darker = sorted([luminance(first), luminance(second)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_face_and_every_game_a_back(game: str) -> None:
    wanted = {file_name(card) for card in all_games()[game].deck.names} | {"back"}

    assert wanted == {path.stem for path in (draw.GAMES / game / "art").glob("*.svg")}


def test_the_faces_in_four_colours_are_those_that_differ() -> None:
    for game in ("maumau", "rummy"):
        deck = {name for name in all_games()[game].deck.names if name[-1] in "CD"}

        assert deck == {path.stem for path in (draw.GAMES / game / "art/four-colour").iterdir()}


def test_every_card_of_mau_mau_has_a_german_face() -> None:
    deck = set(all_games()["maumau"].deck.names)

    assert deck == {path.stem for path in (draw.GAMES / "maumau/art/german").iterdir()}


def test_both_games_with_french_cards_show_the_same_ones() -> None:
    for name in all_games()["maumau"].deck.names:
        first, second = (draw.GAMES / game / f"art/{name}.svg" for game in ("maumau", "rummy"))

        assert DRAWN[first] == DRAWN[second]


def test_no_two_cards_of_a_game_look_alike() -> None:
    for game in GAMES:
        faces = [DRAWN[path] for path in art_of(game)]

        assert len(faces) == len(set(faces))


@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_what_the_generator_writes(game: str) -> None:
    stale = [path for path in art_of(game) if path.read_text(encoding="utf-8") != DRAWN[path]]

    assert not stale, f"draw them anew: {COMMAND}"


def test_nothing_lies_there_that_is_not_drawn() -> None:
    there = {path for path in draw.GAMES.glob("*/art/**/*") if path.is_file()}

    assert there == set(DRAWN)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_small(game: str) -> None:
    assert not [path for path in art_of(game) if path.stat().st_size >= MOST_BYTES]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_shows_plain_shapes_of_its_own(game: str) -> None:
    for path in art_of(game):
        root = ET.parse(path).getroot()  # noqa: S314, our own file
        names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]

        assert root.attrib["viewBox"] == "0 0 250 350"
        assert len(names) == len(set(names))
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in SHAPES, path
            assert not [name for name in element.attrib if is_foreign(name)], path
            assert not [name for name in references(element) if name not in names], path


def test_the_page_has_the_icons_and_letters_that_the_generator_writes() -> None:
    for path, drawn in draw.page_files().items():
        there = path.read_bytes()
        if drawn.startswith(SIGNATURE):
            # What packs the dots may pack them otherwise on another machine.
            assert rows_in(there) == rows_in(drawn), f"draw it anew: {COMMAND}"
        else:
            assert there == drawn, f"draw it anew: {COMMAND}"


def test_the_icons_of_the_manifest_are_there_in_their_sizes() -> None:
    manifest = json.loads((draw.WEB / "public/manifest.webmanifest").read_text(encoding="utf-8"))
    icons = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    sizes = {
        (icon["src"], icon["sizes"]): (draw.WEB / f"public{icon['src']}").read_bytes()[16:24]
        for icon in icons
    }

    assert {"any", "maskable"} == {icon["purpose"] for icon in icons}
    assert {"192x192", "512x512"} == {icon["sizes"] for icon in icons}
    for (_, size), header in sizes.items():
        assert "x".join(map(str, struct.unpack(">II", header))) == size


@pytest.mark.parametrize("game", ["maumau", "rummy"])
def test_the_letters_of_court_cards_can_be_drawn_in_every_language(game: str) -> None:
    for path in (draw.GAMES / game / "labels").glob("*.ftl"):
        letters = re.findall(r"^rank-[JQK] = (\w)$", path.read_text(encoding="utf-8"), re.MULTILINE)

        assert len(letters) == len(set(letters)) == 3
        assert set(letters) <= set(SIGNS)


@pytest.mark.parametrize("colour", INDEX_COLOURS)
def test_an_index_stands_out_from_the_paper(colour: str) -> None:
    assert contrast(colour, PAPER) >= READABLE
