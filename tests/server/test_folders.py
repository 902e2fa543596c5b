"""What a game's folder brings for the page, and nothing else of it."""

import pytest

from pakl.server.folders import file_of


@pytest.mark.parametrize(
    ("game", "kind", "name"),
    [
        ("maumau", "labels", "de.ftl"),
        ("maumau", "rulebook", "en.ftl"),
        ("maumau", "art", "7C.svg"),
        ("maumau", "art", "german/7C.svg"),
    ],
)
def test_words_and_art_are_for_everybody(game: str, kind: str, name: str) -> None:
    found = file_of(game, kind, name)

    assert found is not None
    assert found.is_file()


@pytest.mark.parametrize(
    ("game", "kind", "name"),
    [
        ("chess", "labels", "de.ftl"),
        ("maumau", "tests", "table.py"),
        ("maumau", "labels", "../rules.py"),
        ("maumau", "labels", "../labels/de.ftl"),
        ("maumau", "labels", "tlh.ftl"),
        ("maumau", "art", "german"),
        ("..", "labels", "de.ftl"),
    ],
)
def test_nothing_else_is_shown(game: str, kind: str, name: str) -> None:
    assert file_of(game, kind, name) is None
