"""A column for dancers: what to choose, what to take, and why."""

import pytest

from pakl.games.disco.tests.party import Party, laid
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.seats import Seat

CLEARLY = 100


def ratings(at: Party, seat: int) -> dict[str, int]:
    """How good everything looks to a seat."""
    choices = Choices()
    at.game.choose(at.state, Seat(seat), choices)
    rated = Ratings()
    at.game.rate(at.state, Seat(seat), choices, rated)
    return {
        at.game.actions.words(choices.at(place)): int(rated.at(place))
        for place in range(choices.size)
    }


def best(at: Party, seat: int) -> str:
    """What looks best."""
    rated = ratings(at, seat)
    return max(rated, key=lambda words: rated[words])


def last_dance(floor: str, *collections: str, tie_card: int = 2) -> Party:
    """The last round of three: seat 1 takes first, then seat 0, then the tie card's holder."""
    return laid("", "", "", floor=floor, collections=collections, tie_card=tie_card)


# Taking


def test_of_cards_without_a_twin_the_lowest_is_taken() -> None:
    assert "take 3" == best(last_dance("R3 O7 Y9", "", "", ""), 1)


def test_a_twin_is_taken_the_dearer_the_better() -> None:
    assert "take 9" == best(last_dance("R3 O7 Y9", "", "G9 G7", ""), 1)


def test_of_two_cards_alike_the_one_is_taken_that_makes_a_pair_for_another() -> None:
    first_to_take = last_dance("R6 O7 Y12", "B7", "", "")

    assert "take 7" == best(first_to_take, 1)


# Choosing


def test_a_low_card_is_spent_where_the_first_gets_much_more_than_the_last() -> None:
    low_cards = "1 3 4 5 9 10 11"
    piles = tuple(" ".join(colour + value for value in low_cards.split()) for colour in "ROY")
    hands = ("R2 R7 R8", "O2 O7 O8", "Y2 Y7 Y8")
    at = laid(*hands, floor="R12 O12 Y1", piles=piles)
    alike = laid(*hands, floor="R6 O6 Y6", piles=piles)

    assert "choose 2" == best(at, 0)
    assert "choose 2" != best(alike, 0)


def test_the_king_takes_a_floor_that_rids_the_collection_of_pairs() -> None:
    at = laid(
        "R13 R5 R6",
        "O5 O6 O7",
        "Y5 Y6 Y7",
        floor="R12 O11 Y9",
        collections=("G12 G11 G9", "", ""),
        piles=("R1", "O1", "Y1"),
    )

    assert "choose 13" == best(at, 0)


def test_the_king_does_not_take_a_dear_floor() -> None:
    at = laid(
        "R13 R5 R6",
        "O5 O6 O7",
        "Y5 Y6 Y7",
        floor="R12 O11 Y9",
        collections=("", "", ""),
        piles=("R1", "O1", "Y1"),
    )

    assert "choose 13" != best(at, 0)


def test_choices_that_are_nearly_alike_are_rated_so_and_can_be_mixed() -> None:
    at = laid("R6 R7 R8", "O6 O7 O8", "Y6 Y7 Y8", floor="R4 O5 Y9", piles=("R1", "O1", "Y1"))
    rated = ratings(at, 0).values()

    assert max(rated) - min(rated) < CLEARLY


# The hidden guest and the mirror


def test_a_guest_that_meets_an_equal_card_leaves_with_it() -> None:
    at = laid("R3", "O4", "Y5", floor="R9 O6 Y7", guests=("R6", "O9", "Y8"), tie_card=0)
    at.play("0 choose 3", "1 choose 4", "2 choose 5", "0 take 6")

    assert "discard" == best(at, 0)


def test_a_card_equal_to_the_own_guest_is_worth_taking() -> None:
    at = laid("R3", "O4", "Y5", floor="R9 O6 Y7", guests=("R9", "O8", "Y8"), tie_card=0)
    at.play("0 choose 3", "1 choose 4", "2 choose 5")

    assert "take 9" == best(at, 0)


@pytest.mark.parametrize(("pile", "answer"), [("R10 R11", "wait"), ("R10", "mirror 12")])
def test_the_mirror_waits_and_then_takes_the_dearest_card(pile: str, answer: str) -> None:
    other_piles = tuple(pile.replace("R", colour) for colour in "OY")
    at = laid(
        "R3 R4 R5",
        "O4 O5 O6",
        "Y5 Y6 Y7",
        floor="R1 O1 Y1",
        collections=("G12 G7 G2", "R12", "Y12"),
        piles=(pile, *other_piles),
        mirror=0,
    )
    at.play("0 choose 3", "1 choose 4", "2 choose 5", "0 take 1", "1 take 1", "2 take 1")

    assert answer == best(at, 0)
