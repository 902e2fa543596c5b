"""Soft evidence: what others chose freely makes some worlds likelier than others."""

import pytest

from pakl.games import find_game
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.events import CardMoved, told
from pakl.kernel.evidence import CARELESSNESS, TRUST, Evidence
from pakl.kernel.knowledge import Knowledge, Lesson
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.kernel.step import perform
from pakl.kernel.worlds import Worlds
from pakl.kernel.zones import TOP, ZoneId

VIEWER, OTHER = Seat(0), Seat(1)


@pytest.fixture
def match() -> Match:
    """A round of two in which the other seat is about to lead."""
    match = Match(Sheet(find_game("fox"), 2), Seat(0))
    match.let_deal(SeededDealer(4))
    return match


def test_a_world_in_which_the_deed_looked_best_weighs_more(match: Match) -> None:
    game, state, mind = match.game, match.state(), match.knowledge[VIEWER]
    evidence = Evidence(game)
    deed = match.legal_actions(OTHER)[0]
    evidence.note(mind, state, OTHER, deed)
    lesson = Lesson(game, state, OTHER, deed, match.zones)
    after = state.copy()
    mind.follow(told(perform(game, after, OTHER, deed), VIEWER, match.zones), lesson)
    worlds = Worlds(game, after, mind)
    dice = Dice(1)

    weights = set()
    for _ in range(50):
        worlds.draw(dice)
        weights.add(evidence.likelihood(1))

    assert len(weights) > 1
    assert all(0 < weight <= 1 for weight in weights)


def test_a_deed_that_was_not_possible_in_a_world_is_held_to_be_careless_at_best() -> None:
    game = find_game("fox")
    match = Match(Sheet(game, 2), Seat(0))
    match.let_deal(SeededDealer(4))
    hand = match.game.piles(match.state())[4]
    absent = next(card for card in range(33) if Card(card) not in hand)
    zones = match.zones
    mind = Knowledge(VIEWER, zones, match.game.piles(match.state()))
    evidence = Evidence(game)
    evidence.note(mind, match.state(), OTHER, game.actions.parse(f"play {game.deck.names[absent]}"))
    Worlds(game, match.state(), mind).draw(Dice(1))

    assert (CARELESSNESS / 13) ** TRUST == pytest.approx(evidence.likelihood(1))


def test_ones_own_deeds_are_no_evidence(match: Match) -> None:
    evidence = Evidence(match.game)

    evidence.note(match.knowledge[OTHER], match.state(), OTHER, match.legal_actions(OTHER)[0])

    assert [] == evidence.deeds
    assert 1.0 == evidence.likelihood(5)


def test_what_was_held_then_is_remembered_when_it_has_left_the_hand(match: Match) -> None:
    mind = match.knowledge[VIEWER]
    evidence = Evidence(match.game)
    evidence.note(mind, match.state(), OTHER, match.legal_actions(OTHER)[0])
    hand = ZoneId(4)

    mind.hear(CardMoved("", hand, ZoneId(0), NO_CARD, TOP, TOP))

    held = evidence.deeds[0].held[int(hand)]
    assert (13, 12) == (len(held), len(mind.tokens[hand]))
