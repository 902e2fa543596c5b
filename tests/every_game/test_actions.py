"""The one action table of a game: id, JSON and words are the same thing."""

import json

import pytest

from pakl.kernel.actions import ActionId
from pakl.kernel.errors import Malformed
from pakl.kernel.game import Game


def test_every_action_round_trips_through_its_words(game: Game) -> None:
    for action in range(len(game.actions)):
        assert action == game.actions.parse(game.actions.words(ActionId(action)))


def test_every_action_round_trips_through_json(game: Game) -> None:
    for action in range(len(game.actions)):
        message = json.loads(json.dumps(game.actions.as_json(ActionId(action))))

        assert action == game.actions.from_json(message)


@pytest.mark.parametrize(
    "message",
    [
        None, [], "draw", {}, {"play": 7}, {"play": None}, {"play": ""}, {"play": "nothing"},
        {"fly": True}, {"play": True, "draw": True}, {1: True},
    ],
    ids=str,
)  # fmt: skip
def test_a_malformed_action_is_refused(game: Game, message: object) -> None:
    with pytest.raises(Malformed):
        game.actions.from_json(message)


@pytest.mark.parametrize("words", ["", "   ", "no such action", "play\n", "PLAY"])
def test_malformed_notation_is_refused_by_name(game: Game, words: str) -> None:
    with pytest.raises(Malformed, match="there is no action"):
        game.actions.parse(words)


def test_every_card_round_trips_through_its_name(game: Game) -> None:
    for card, name in enumerate(game.deck.names):
        assert card == game.deck.card(name)
        assert name == name.strip()
