"""Everything that people are shown has words for it."""

from random import Random

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from pakl.cli.clauses import folder_of
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.kernel.events import Announced, CardMoved
from pakl.kernel.game import Game
from pakl.kernel.seats import SPECTATOR

# A fact about a seat ends in its number.
SEATS = " 0123456789"


def labels_needed(game: Game) -> set[str]:
    """The labels that random deals at every table ask for."""
    needed = {"game", *[f"option-{option.name}" for option in game.options]}
    random = Random(2)
    for sheet in sheets_of(game):
        walk = Walk(sheet, random)
        needed |= {f"zone-{zone.name}" for zone in walk.zones}
        for step in walk.go():
            facts = walk.game.facts(walk.state, SPECTATOR)
            needed |= {f"fact-{fact.rstrip(SEATS)}" for fact in facts}
            for event in step.events:
                if isinstance(event, Announced):
                    needed.add(f"said-{event.topic}")
                elif isinstance(event, CardMoved):
                    source, target = walk.zones[event.source], walk.zones[event.target]
                    needed.add(f"moved-{source.name}-{target.name}")
        needed.add(f"outcome-{walk.game.outcome(walk.to_the_end().state).clause.lower()}")
    return {label.replace(" ", "-") for label in needed}


def labels_of(game: Game, language: str) -> set[str]:
    """The labels that a game has in a language."""
    text = (folder_of(game) / "labels" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def test_everything_that_is_told_has_an_english_label(game: Game) -> None:
    assert set() == labels_needed(game) - labels_of(game, "en")
