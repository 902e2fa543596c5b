"""Soft evidence: what others chose freely makes some worlds likelier than others."""

import pytest

from pakl.games import find_game
from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.evidence import CARELESSNESS, TRUST, Evidence, LikelyWorlds
from pakl.kernel.knowledge import Deed
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.kernel.worlds import Worlds
from pakl.kernel.zones import ZoneId

VIEWER, OTHER = Seat(0), Seat(1)
HAND_OF_OTHER = ZoneId(4)


@pytest.fixture
def match() -> Match:
    """A round of two in which the other seat is about to lead."""
    match = Match(Sheet(find_game("fox"), 2), Seat(0))
    match.let_deal(SeededDealer(4))
    return match


def test_a_world_in_which_the_deed_looked_best_weighs_more(match: Match) -> None:
    match.perform(OTHER, match.legal_actions(OTHER)[0])
    mind = match.knowledge[VIEWER]
    evidence = Evidence(match.game, mind)
    worlds = Worlds(match.game, match.state(), mind)
    dice = Dice(1)

    weights = set()
    for _ in range(50):
        worlds.draw(dice)
        weights.add(evidence.likelihood())

    assert len(weights) > 1
    assert all(0 < weight <= 1 for weight in weights)


def test_likely_worlds_are_imagined_more_often(match: Match) -> None:
    match.perform(OTHER, match.legal_actions(OTHER)[0])
    mind, dice = match.knowledge[VIEWER], Dice(1)
    worlds = LikelyWorlds(match.game, match.state(), mind, trust=4.0)

    hands = [tuple(match.game.piles(worlds.imagine(dice))[HAND_OF_OTHER]) for _ in range(300)]

    commonest = max(set(hands), key=hands.count)
    assert hands.count(commonest) > 3 * len(hands) / len(worlds.weighed)


def test_a_deed_that_was_not_possible_in_a_world_is_held_to_be_careless_at_best(
    match: Match,
) -> None:
    game, mind = match.game, match.knowledge[VIEWER]
    hand = game.piles(match.state())[HAND_OF_OTHER]
    absent = next(card for card in range(33) if Card(card) not in hand)
    deed = game.actions.parse(f"play {game.deck.names[absent]}")
    held = {int(HAND_OF_OTHER): mind.tokens[HAND_OF_OTHER][:]}
    mind.deeds.append(Deed(match.state(), OTHER, deed, held))
    worlds = Worlds(game, match.state(), mind)
    dice = Dice(1)
    worlds.draw(dice)
    while Card(absent) in worlds.piles[HAND_OF_OTHER]:
        worlds.draw(dice)

    assert (CARELESSNESS / 13) ** TRUST == pytest.approx(Evidence(game, mind).likelihood())


def test_ones_own_deeds_are_no_evidence(match: Match) -> None:
    match.perform(OTHER, match.legal_actions(OTHER)[0])

    assert 1 == len(match.knowledge[VIEWER].deeds)
    assert [] == match.knowledge[OTHER].deeds
    assert 1.0 == Evidence(match.game, match.knowledge[OTHER]).likelihood()


def test_what_was_held_then_is_remembered_when_it_has_left_the_hand(match: Match) -> None:
    match.perform(OTHER, match.legal_actions(OTHER)[0])
    mind = match.knowledge[VIEWER]

    held = mind.deeds[0].held[int(HAND_OF_OTHER)]

    assert (13, 12) == (len(held), len(mind.tokens[HAND_OF_OTHER]))
