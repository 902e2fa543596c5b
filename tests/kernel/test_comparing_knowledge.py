"""The check that what a seat knows is true finds what is not: in hands and in piles."""

import pytest

from pakl.conformance.invariants import compare_knowledge
from pakl.conformance.walk import Broken
from pakl.kernel.cards import Card
from pakl.kernel.kinds import kinds_of
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.seats import Seat
from pakl.kernel.zones import NOBODY, ONLY_THE_OWNER, Zone

SEVEN, EIGHT, NINE = Card(7), Card(8), Card(9)
HELD = [SEVEN, EIGHT, NINE]


def mind_before_a(zone: Zone) -> Knowledge:
    """What the first seat knows of three cards that it can't see."""
    return Knowledge(Seat(0), [zone], [HELD])


def hand() -> Zone:
    """The hand of somebody else."""
    return Zone("hand", ONLY_THE_OWNER, owner=Seat(1), ordered=False)


def stock() -> Zone:
    """A pile that nobody looks into."""
    return Zone("stock", NOBODY, ordered=True)


@pytest.mark.parametrize("zone", [hand(), stock()])
def test_what_is_open_is_no_fault(zone: Zone) -> None:
    compare_knowledge(mind_before_a(zone), [[NINE, SEVEN, EIGHT]])


@pytest.mark.parametrize("zone", [hand(), stock()])
def test_a_card_that_was_told_to_be_there_must_be(zone: Zone) -> None:
    mind = mind_before_a(zone)
    mind.tokens[0][0].card = Card(1)

    with pytest.raises(Broken, match="was told to"):
        compare_knowledge(mind, [HELD])


@pytest.mark.parametrize("zone", [hand(), stock()])
def test_no_card_may_be_barred_from_every_place(zone: Zone) -> None:
    mind = mind_before_a(zone)
    for token in mind.tokens[0]:
        token.bar(kinds_of([EIGHT]))

    with pytest.raises(Broken, match="bars a card"):
        compare_knowledge(mind, [HELD])


def test_two_cards_can_t_be_left_with_one_place() -> None:
    mind = mind_before_a(hand())
    for token in mind.tokens[0][:2]:
        token.bar(kinds_of([EIGHT, NINE]))

    with pytest.raises(Broken, match="bars a card"):
        compare_knowledge(mind, [HELD])


def test_cards_make_way_for_each_other() -> None:
    mind = mind_before_a(hand())
    mind.tokens[0][0].bar(kinds_of([SEVEN, EIGHT]))
    mind.tokens[0][1].bar(kinds_of([SEVEN]))

    compare_knowledge(mind, [HELD])


@pytest.mark.parametrize("zone", [hand(), stock()])
def test_a_card_of_none_of_the_faces_is_found(zone: Zone) -> None:
    with pytest.raises(Broken):
        compare_knowledge(mind_before_a(zone), [[SEVEN, EIGHT, Card(1)]])
