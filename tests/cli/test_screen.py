"""The screen: whatever the game and the moment, everything fits."""

import io
from random import Random

import pytest
from rich.console import Console

from pakl.cli.drawing import LARGE, SMALL, Size, Spread, width_of
from pakl.cli.faces import Face
from pakl.cli.plain import zone_words
from pakl.cli.scene import Scene, choices_of
from pakl.cli.screen import Screen, marks
from pakl.cli.wording import Line, Wording
from pakl.games import all_games
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer

SIZES = [(9, 4), (40, 12), (80, 24), (100, 30), (120, 40), (130, 12), (250, 70)]
SCENES = 40
NOTICE = [Line("You can't do that now.", ""), Line("Because the rules say so. " * 8, "X-1")]


def scenes_of(game_id: str, seats: int) -> list[Scene]:
    """Moments of a match that is played at random, as seat 0 sees them."""
    match = Match(Sheet(all_games()[game_id], seats))
    dealer, random = SeededDealer(seats), Random(seats)
    match.let_deal(dealer)
    wording = Wording(match.game, [f"Player {seat}" for seat in range(seats)], "en")
    scenes: list[Scene] = []
    while len(scenes) < SCENES and not match.is_over():
        notations = [match.game.actions.words(one) for one in match.legal_actions(Seat(0))]
        scene = Scene(wording, match.view(Seat(0)), "Your turn", progress="deal 1")
        scene.choices = choices_of(wording, notations)
        scene.points = match.totals()
        scene.log = [Line(f"Something happened, number {number}", "X-1") for number in range(30)]
        scene.notice = NOTICE if len(scenes) % 2 else []
        scenes.append(scene)
        seat = Seat(random.choice(match.view(Seat(0)).to_act))
        match.perform(seat, random.choice(match.legal_actions(seat)))
        match.let_deal(dealer)
    return scenes


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game_id", all_games())
def test_every_moment_of_every_game_fits(game_id: str, width: int, height: int) -> None:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
    game = all_games()[game_id]
    for seats in (game.fewest_seats, game.most_seats):
        for scene in scenes_of(game_id, seats):
            lines = Screen(console, scene.wording).draw(scene)

            assert len(lines) < height
            assert width >= width_of(lines)


@pytest.mark.parametrize("game_id", all_games())
def test_the_own_cards_and_moves_are_shown_at_80_by_24(game_id: str) -> None:
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    scene = scenes_of(game_id, all_games()[game_id].fewest_seats)[0]

    drawn = "\n".join(line.plain for line in Screen(console, scene.wording).draw(scene))

    for zone in scene.zones_of(Seat(0)):
        for name in zone.faces or []:
            assert scene.wording.faces.face(name).text in drawn
    for choice in scene.choices:
        assert choice.text in drawn


def test_a_combination_is_shown_with_its_number_as_it_lies() -> None:
    scene = scenes_of("rummy", 2)[0]
    scene.view.facts["jokers"] = "*4H>1 *8S>2 *TS>2"
    zone = scene.view.zone("combination", number=2)
    zone.faces, zone.size = ["6S", "7S", "*", "9S", "*"], 5
    console = Console(file=io.StringIO(), width=80, height=40, force_terminal=True)

    caption, faces, *_ = Screen(console, scene.wording).zone(scene, zone, 80)

    assert "Combination 2 6♠ 7♠ *8♠ 9♠ *10♠" == zone_words(scene, zone)
    assert "Combination 2" == caption.plain
    assert ["6♠", "7♠", "*8♠", "9♠", "*10♠"] == faces.plain.split()
    assert [zone] == [each for each in scene.middle() if each.name == "combination"]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("cards", [1, 2, 13, 25, 60])
def test_a_hand_of_any_size_fits_and_shows_every_face(cards: int, size: Size) -> None:
    faces = [Face(f"{number:02}") for number in range(cards)]

    block = Spread(faces, 76, size).block([False] * cards, ["9"] * cards)

    drawn = "\n".join(line.plain for line in block)
    assert width_of(block) <= 76
    assert not [face for face in faces if face.text not in drawn]


@pytest.mark.parametrize(
    ("numbers", "mark"), [([], ""), ([3], "3"), ([3, 4, 5], "3–5"), ([3, 7], "3,7")]
)
def test_the_moves_of_a_card_are_marked_by_their_numbers(numbers: list[int], mark: str) -> None:
    assert mark == marks(numbers)
