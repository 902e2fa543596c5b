"""A game that somebody else writes: in plain Python, in a package of its own."""

import importlib.util
import sys
from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest

import pakl.games
from pakl.conformance.invariants import (
    check_that_a_copy_is_independent,
    check_that_cards_are_conserved,
    check_that_knowledge_is_true,
    check_that_legal_lists_are_sound,
    check_that_piles_can_be_laid,
)
from pakl.conformance.secrecy import compare_one_position, compare_one_redeal
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Broken, Walk
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed
from pakl.kernel.game import Game, State
from pakl.kernel.match import Match
from pakl.kernel.playout import play_many
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer

CHECKS = [
    check_that_cards_are_conserved,
    check_that_legal_lists_are_sound,
    check_that_a_copy_is_independent,
    check_that_piles_can_be_laid,
    check_that_knowledge_is_true,
]


@pytest.fixture(scope="module")
def high_card(request: pytest.FixtureRequest) -> Iterator[ModuleType]:
    """The example game, loaded from its file."""
    path = request.config.rootpath / "examples" / "high_card.py"
    spec = importlib.util.spec_from_file_location("high_card", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["high_card"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["high_card"]


@pytest.mark.parametrize("check", CHECKS)
def test_the_example_keeps_what_every_game_must_keep(high_card: ModuleType, check: object) -> None:
    assert callable(check)
    for sheet in sheets_of(high_card.GAME):
        check(Walk(sheet, Random(1)))


def test_the_example_plays_out(high_card: ModuleType) -> None:
    assert 10 * 4 * 3 == play_many(high_card.GAME, 4, 10, Dice(1))


def test_cards_chosen_at_once_stay_secret_until_all_have_chosen(high_card: ModuleType) -> None:
    match = Match(Sheet(high_card.GAME, 2))
    match.let_deal(SeededDealer(1))
    [first_choice, *_] = match.legal_actions(Seat(1))

    events = match.perform(Seat(1), first_choice)

    [told_to_the_other] = match.told_json(events, Seat(0))
    assert "card" not in told_to_the_other
    assert [0] == match.view(Seat(0)).to_act
    assert 1 == match.view(Seat(0)).zone("chosen", Seat(1)).size


def walks(game: Game, deals: int) -> Iterator[tuple[Walk, Random]]:
    random = Random(5)
    for _ in range(deals):
        yield Walk(Sheet(game, 3), random).to_the_end(), random


def test_the_example_keeps_its_secrets(high_card: ModuleType) -> None:
    assert compare_everywhere(high_card.GAME) > 100
    for walk, _ in walks(high_card.GAME, 40):
        for length in range(1, len(walk.steps)):
            compare_one_redeal(walk, Seat(0), length, Dice(length))


def compare_everywhere(game: Game) -> int:
    """Compares every position of some deals with another world; answers how many."""
    compared = 0
    for walk, random in walks(game, 40):
        for length in range(1, len(walk.steps)):
            compared += compare_one_position(walk, Seat(0), length, random)
    return compared


def leaky(game: type[Game], leak: str) -> Game:
    """The example with something hidden told to everybody."""

    class Leaky(game):  # type: ignore[misc,valid-type]
        def facts(self, state: State, viewer: Seat) -> dict[str, str]:
            facts: dict[str, str] = super().facts(state, viewer)
            if leak == "the top of the stock":
                facts["leak"] = str(self.piles(state)[0][-1:])
            if leak == "what was chosen":
                facts["leak"] = str(self.piles(state)[-1])
            return facts

        def apply(self, state: State, seat: Seat, action: int) -> None:
            super().apply(state, seat, action)
            if leak == "the action":
                state.counted("HIGH-1", seat, "lays", action)

    made = Leaky({})
    assert isinstance(made, Game)
    return made


@pytest.mark.parametrize("leak", ["the top of the stock", "what was chosen", "the action"])
def test_the_secrecy_check_finds_a_leak(high_card: ModuleType, leak: str) -> None:
    game = leaky(high_card.HighCard, leak)

    with pytest.raises(Broken):
        compare_everywhere(game)


class EntryPoint:
    """What the packaging metadata says of a game in another package."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def load(self) -> Game:
        """The game."""
        return self.game


@pytest.fixture
def fresh_discovery(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Games are looked for anew, and once more afterwards."""
    pakl.games.all_games.cache_clear()
    yield monkeypatch
    monkeypatch.undo()
    pakl.games.all_games.cache_clear()


def test_an_entry_point_makes_a_game_known(
    high_card: ModuleType, fresh_discovery: pytest.MonkeyPatch
) -> None:
    fresh_discovery.setattr(pakl.games, "entry_points", lambda **_: [EntryPoint(high_card.GAME)])

    assert high_card.GAME is pakl.find_game("high_card")


def test_two_games_can_not_share_an_id(
    high_card: ModuleType, fresh_discovery: pytest.MonkeyPatch
) -> None:
    twice = [EntryPoint(high_card.GAME), EntryPoint(high_card.GAME)]
    fresh_discovery.setattr(pakl.games, "entry_points", lambda **_: twice)

    with pytest.raises(Malformed, match="two games are called 'high_card'"):
        pakl.find_game("high_card")
