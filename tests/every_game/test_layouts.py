"""What a game's layout says for the page is so."""

import json
from random import Random
from typing import Any

from pakl.cli.clauses import folder_of
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.kernel.actions import ActionId
from pakl.kernel.game import Game

UNDO = "undo"


def layout_of(game: Game) -> dict[str, Any]:
    """How a game lies on the table."""
    text = (folder_of(game) / "layout" / "table.json").read_text(encoding="utf-8")
    layout: dict[str, Any] = json.loads(text)
    return layout


def verb_of(words: str) -> str:
    """What an action does, without what it is about."""
    return words.split(maxsplit=1)[0]


def test_it_holds_every_card_of_the_deck_once(game: Game) -> None:
    assert sorted(game.deck.names) == sorted(layout_of(game)["cards"])


def test_it_names_zones_and_verbs_that_the_game_has(game: Game) -> None:
    layout = layout_of(game)
    zones = {zone.name for sheet in sheets_of(game) for zone in sheet.game.zones(sheet.seats)}
    beneath = {name for look in layout["zones"].values() for name in look.get("on", [])}
    actions = range(len(game.actions))
    verbs = {verb_of(game.actions.words(ActionId(action))) for action in actions}

    forgotten = {layout["forgets"]} if "forgets" in layout else set()

    assert set() == {*layout["zones"], *beneath, *forgotten} - zones
    assert set() == {*layout.get("verbs", {}), layout["attempt"]} - verbs


def test_a_dealer_is_shown_where_there_is_one(game: Game) -> None:
    assert layout_of(game).get("hasNoDealer", False) is not game.has_dealer


def test_a_zone_never_holds_more_than_it_says(game: Game) -> None:
    most = {name: look["most"] for name, look in layout_of(game)["zones"].items() if "most" in look}
    for sheet in sheets_of(game) if most else []:
        walk = Walk(sheet, Random(5))
        zones = walk.game.zones(sheet.seats)
        for _ in walk.go():
            held = zip(zones, walk.game.piles(walk.state), strict=True)
            assert all(len(pile) <= most.get(zone.name, len(pile)) for zone, pile in held)


def test_what_can_be_taken_back_is_what_it_says(game: Game) -> None:
    looks = layout_of(game).get("verbs", {})
    for sheet in sheets_of(game):
        walk = Walk(sheet, Random(3))
        for step in walk.go():
            if step.action is None or step.seat is None:
                continue
            verb = verb_of(walk.game.actions.words(step.action))
            legal = walk.game.legal_actions(walk.state, step.seat)
            offered = {verb_of(walk.game.actions.words(action)) for action in legal}
            if verb != UNDO:
                assert looks.get(verb, {}).get("isTakenBack", False) is (UNDO in offered)
