"""Who takes part, as people write it."""

import sys
from pathlib import Path

import pytest

from pakl.arena.players import arm_of, player_of
from pakl.bots.budget import Budget
from pakl.bots.position import position_in
from pakl.bots.roster import ROSTER, bot_of, made_with
from pakl.kernel.errors import Malformed

USUAL = Budget(iterations=7)

ELSEWHERE = """
from pakl.arena.players import Player
from pakl.bots.quick import RandomBot

class Tuned(RandomBot):
    def __init__(self, depth=1, style=""):
        self.depth, self.style = depth, style

def look(match, seat, dice):
    return "the truth"

def all_seeing():
    return Player(Tuned(), look)
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with players that is not part of Pakl."""
    (tmp_path / "yardsticks.py").write_text(ELSEWHERE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "yardsticks", raising=False)
    return "yardsticks"


@pytest.mark.parametrize("name", ROSTER)
def test_a_bot_is_called_what_it_is_asked_for(name: str) -> None:
    assert name == bot_of(name).name


def test_an_arm_may_have_a_budget_of_its_own() -> None:
    assert USUAL == arm_of("random", USUAL).budget
    assert Budget(seconds=0.2) == arm_of("random@0.2s", USUAL).budget
    assert "random@500" == arm_of("random@500", USUAL).label()


def test_players_come_from_elsewhere_with_settings(elsewhere: str) -> None:
    bot = player_of(f"{elsewhere}/Tuned:depth=3,style=bold").bot

    assert (3, "bold") == (bot.depth, bot.style)  # type: ignore[attr-defined]


def test_only_a_player_from_elsewhere_looks_otherwise(elsewhere: str) -> None:
    assert position_in is player_of(f"{elsewhere}/Tuned").look
    assert position_in is not player_of(f"{elsewhere}/all_seeing").look


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nobody", "there is no bot 'nobody'; there are random, heuristic"),
        ("random:depth", "is written name=value, not 'depth'"),
        ("random:depth=3", "does not take the settings 'depth=3'"),
        ("no.where/Bot", "there is no player 'no.where/Bot': No module named"),
        ("random@soon", "a budget is written as iterations or as seconds"),
    ],
)
def test_who_is_not_there_is_refused(words: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        arm_of(words, USUAL)


def test_settings_are_numbers_where_they_look_like_it() -> None:
    settings: dict[str, object] = {}

    def make(**given: object) -> object:
        settings.update(given)
        return bot_of("random")

    made_with(make, "made", "a=1,b=0.5,c=wide")  # type: ignore[arg-type]

    assert {"a": 1, "b": 0.5, "c": "wide"} == settings
