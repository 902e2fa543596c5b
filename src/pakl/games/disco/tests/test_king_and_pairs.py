"""The King of the Dance Floor, and equal costumes."""

import pytest

from pakl.games.disco.tests.party import laid


def test_disco_13_the_king_takes_the_whole_floor_and_the_others_nothing() -> None:
    party = laid("R6 R1", "O13 O1", "Y2 Y8", floor="R5 O12 Y1")

    party.play("0 choose 6", "1 choose 13", "2 choose 2")

    assert ["", "R5 O12 Y1", ""] == [party.cards("collection", seat) for seat in range(3)]
    assert [1] == [said["seat"] for said in party.heard("DISCO-13") if said["event"] == "said"]


def test_disco_13_then_all_played_cards_go_onto_the_floor_the_king_too() -> None:
    party = laid("R6 R1", "O13 O1", "Y2 Y8", floor="R5 O12 Y1")

    party.play("0 choose 6", "1 choose 13", "2 choose 2")

    assert "R6 O13 Y2" == party.cards("floor")
    assert [0, 1, 2] == party.to_act()


def test_disco_13_a_king_on_the_floor_is_a_card_like_any_other() -> None:
    party = laid("R6", "O7", "Y8", floor="R13 O12 Y1")

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 13")

    assert "R13" == party.cards("collection", 0)
    assert ["take 1", "take 12"] == party.legal(1)


@pytest.mark.parametrize(("tie_card", "taker"), [(0, 1), (1, 1), (2, 2)])
def test_disco_14_of_several_kings_the_nearest_to_the_tie_card_takes_all(
    tie_card: int, taker: int
) -> None:
    party = laid("R6 R1", "O13 O1", "Y13 Y8", floor="R5 O12 Y1", tie_card=tie_card)

    party.play("0 choose 6", "1 choose 13", "2 choose 13")

    assert "R5 O12 Y1" == party.cards("collection", taker)
    assert [taker] == [said["seat"] for said in party.heard("DISCO-14")]


def test_disco_15_two_equal_cards_are_discarded_at_once() -> None:
    party = laid("R6", "O7", "Y8", floor="R5 O12 Y1", collections=("Y5 Y7",))

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 5")

    assert "Y7" == party.cards("collection", 0)
    assert "R5 Y5" == party.cards("box")
    assert ["Y5", "R5"] == [moved["card"] for moved in party.heard("DISCO-15")]


def test_disco_15_also_when_a_king_takes_them_together() -> None:
    party = laid("R13", "O7", "Y8", floor="R5 O12 Y5", collections=("R12",))

    party.play("0 choose 13", "1 choose 7", "2 choose 8")

    assert "" == party.cards("collection", 0)
    assert "R5 R12 O12 Y5" == party.cards("box")


def test_disco_15_a_pair_needs_one_collection() -> None:
    party = laid("R6", "O7", "Y8", floor="R5 O12 Y1", collections=("", "Y5"))

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 5")

    assert ["R5", "Y5"] == [party.cards("collection", seat) for seat in range(2)]


@pytest.mark.parametrize(
    ("floor", "collection", "left"),
    [
        ("R5 O5 Y5 G1", "", "Y5 G1"),
        ("R5 O5 Y5 G1", "G5", "G1"),
        ("R5 O5 Y2 G1", "G5", "O5 Y2 G1"),
        ("R5 O5 Y2 G1", "", "Y2 G1"),
        ("R5 O5 Y5 G5", "G1", "G1"),
    ],
)
def test_disco_16_equal_cards_leave_in_pairs_and_one_of_three_remains(
    floor: str, collection: str, left: str
) -> None:
    party = laid("R13", "O7", "Y8", "G9", floor=floor, collections=(collection,))

    party.play("0 choose 13", "1 choose 7", "2 choose 8", "3 choose 9")

    assert left == party.cards("collection", 0)


def test_disco_16_one_of_five_remains() -> None:
    party = laid("R13", "O7", "Y8", "G1", "B1", "V1", floor="R5 O5 Y5 G5 B5 V8")

    party.play("0 choose 13", "1 choose 7", "2 choose 8", "3 choose 1", "4 choose 1", "5 choose 1")

    assert "B5 V8" == party.cards("collection", 0)
