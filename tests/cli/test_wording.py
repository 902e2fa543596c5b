"""Words: from labels where there are some, from plain names where there are none."""

from pathlib import Path

import pytest

from pakl.cli.faces import Face, Faces
from pakl.cli.labels import ENGLISH, HOUSE_LABELS, Labels, Shown
from pakl.cli.notation import Notation
from pakl.cli.wording import Wording
from pakl.games import all_games
from pakl.kernel.cards import Card, Deck
from pakl.kernel.events import TO_ALL, Announced, CardMoved, Event, Looked, Shuffled
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.zones import TOP, ZoneId

NAMES = ["Jo", "Otto"]
FRENCH = Deck([f"{rank}{suit}" for suit in "CDHS" for rank in "789TJQKA"])


def labels_of(folder: Path, english: str, **others: str) -> Labels:
    """Labels as a game would keep them."""
    for language, text in {"en": english, **others}.items():
        (folder / f"{language}.ftl").write_text(text)
    return Labels([folder], [*others, ENGLISH][0])


# Labels


def test_a_label_that_is_missing_falls_back_to_plain_words(tmp_path: Path) -> None:
    assert "plain words" == labels_of(tmp_path, "").text(["said-bows"], "plain words")


def test_a_label_that_asks_for_what_is_not_there_falls_back_too(tmp_path: Path) -> None:
    assert "plain" == labels_of(tmp_path, "said-bows = { $depth } deep").text(
        ["said-bows"], "plain"
    )


def test_a_file_that_is_no_fluent_is_passed_over(tmp_path: Path) -> None:
    assert "plain" == labels_of(tmp_path, "= = =\n{").text(["game"], "plain")


def test_a_language_borrows_what_it_lacks_from_english(tmp_path: Path) -> None:
    labels = labels_of(tmp_path, "game = Fox\nzone-deck = deck", cs="game = Liška")

    assert ("Liška", "deck") == (labels.text(["game"], ""), labels.text(["zone-deck"], ""))


@pytest.mark.parametrize("label", ["option-free_draw", "option-free draw", "option-free-draw"])
def test_names_with_spaces_and_underscores_find_their_label(label: str, tmp_path: Path) -> None:
    assert "Draw freely" == labels_of(tmp_path, "option-free-draw = Draw freely").text([label], "")


def test_a_value_is_compared_as_written_and_printed_as_shown(tmp_path: Path) -> None:
    text = "said-wishes = { $value ->\n    [S] spades\n   *[other] only { $value }\n }"
    labels = labels_of(tmp_path, text)

    assert "spades" == labels.text(["said-wishes"], "", value=Shown("S", "♠"))
    assert "only ♥" == labels.text(["said-wishes"], "", value=Shown("H", "♥"))


def test_every_label_of_the_command_line_can_be_read() -> None:
    text = (HOUSE_LABELS / "en.ftl").read_text()
    labels = Labels([HOUSE_LABELS], ENGLISH)
    written = [line.split(" = ")[0] for line in text.splitlines() if " = " in line]

    assert set(written) == set(labels.files[0].variables)


# Faces


def test_a_french_deck_needs_no_labels() -> None:
    faces = Faces(FRENCH, Labels([], ENGLISH))

    assert Face("10♥", "red") == faces.face("TH")
    assert Face("J♠", "black") == faces.face("JS")


def test_another_deck_looks_like_its_names() -> None:
    faces = Faces(Deck(["B1", "K11", "S"]), Labels([], ENGLISH))

    assert [Face("B1"), Face("K11"), Face("S")] == [faces.face(name) for name in faces.by_name]


def test_a_game_may_draw_its_own_suits_ranks_and_cards(tmp_path: Path) -> None:
    text = "suit-B = ♪\n    .colour = yellow\nrank-11 = K\ncard-Z = Zed\n    .colour = blue"
    faces = Faces(Deck(["B2", "B11", "Z"]), labels_of(tmp_path, text))

    assert Face("2♪", "yellow") == faces.face("B2")
    assert Face("K♪", "yellow") == faces.face("B11")
    assert Face("Zed", "blue") == faces.face("Z")


def test_a_suit_may_have_only_a_colour(tmp_path: Path) -> None:
    faces = Faces(Deck(["B2"]), labels_of(tmp_path, "suit-B =\n    .colour = orange"))

    assert Face("B2", "orange") == faces.face("B2")


# Moves


@pytest.mark.parametrize(
    ("words", "shape"),
    [
        ("draw", "draw"),
        ("play 9H", "play-card"),
        ("play 9H!", "play-card-aloud"),
        ("play JH=S", "play-card-as-suit"),
        ("play JH=S!", "play-card-as-suit-aloud"),
        ("lay 7C 8C 9C", "lay-cards"),
        ("add 8C>2", "add-card-to-number"),
        ("name S", "name-suit"),
        ("catch 1", "catch-number"),
    ],
)
def test_the_shape_of_a_move_names_its_label(words: str, shape: str) -> None:
    faces = Faces(FRENCH, Labels([], ENGLISH))

    assert shape == Notation(FRENCH, faces).parts(words).shape()


def test_a_move_without_a_label_shows_its_cards() -> None:
    faces = Faces(FRENCH, Labels([], ENGLISH))

    assert "play J♥=♠!" == Notation(FRENCH, faces).worded("play JH=S!")


# Events


class Wordless(Wording):
    """The words of a game that has no labels at all."""

    def __init__(self, game_id: str) -> None:
        super().__init__(all_games()[game_id], NAMES, ENGLISH)
        self.labels = Labels([HOUSE_LABELS], ENGLISH)


def moved(source: int, target: int, card: int = -1) -> Event:
    return CardMoved("X-1", ZoneId(source), ZoneId(target), Card(card), TOP, TOP)


@pytest.fixture(params=all_games())
def wordless(request: pytest.FixtureRequest) -> Wordless:
    """Any game, for two, as if it had no labels."""
    return Wordless(request.param)


def hands_of(wording: Wording) -> list[int]:
    """A zone of each seat, all of one name."""
    name = next(zone.name for zone in wording.zones if zone.owner == 0)
    return [number for number, zone in enumerate(wording.zones) if zone.name == name]


def test_events_without_labels_are_told_in_plain_words(wordless: Wordless) -> None:
    events = [
        Announced("X-1", TO_ALL, Seat(1), "bows deeply", "twice"),
        Announced("X-2", TO_ALL, NO_SEAT, "bows", ""),
        Shuffled("", ZoneId(0)),
        Looked("X-3", Seat(0), ZoneId(0), []),
    ]

    zone = wordless.zones[0].name
    assert [
        "Otto: bows deeply twice · X-1",
        "The table: bows · X-2",
        f"{zone}: the cards are shuffled",
        f"Jo looks at the cards ({zone}) · X-3",
    ] == [line.plain() for line in wordless.lines(events)]


def test_cards_that_move_together_are_told_together(wordless: Wordless) -> None:
    hand = hands_of(wordless)[1]
    name = wordless.zones[hand].name

    lines = wordless.lines([moved(0, hand) for _ in range(4)])

    assert [f"Otto: 4 cards, {wordless.zones[0].name} → {name} · X-1"] == [
        line.plain() for line in lines
    ]


def test_cards_dealt_to_all_are_told_in_one_line(wordless: Wordless) -> None:
    mine, other = hands_of(wordless)

    lines = wordless.lines([moved(0, mine, 1), moved(0, other), moved(0, mine, 2), moved(0, other)])

    assert 1 == len(lines)
    assert lines[0].text.startswith("Everyone: 2 cards")


def test_cards_that_all_are_seen_are_told_one_by_one(wordless: Wordless) -> None:
    mine, other = hands_of(wordless)

    lines = wordless.lines([moved(0, mine, 1), moved(0, other, 2)])

    faces = [wordless.faces.face(wordless.game.deck.names[card]).text for card in (1, 2)]
    assert [f"Jo: {faces[0]}", f"Otto: {faces[1]}"] == [line.text.split(",")[0] for line in lines]
