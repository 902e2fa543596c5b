"""The end of a game: totals and ties."""

import pytest

from pakl.games.disco import GAME
from pakl.games.disco.scoring import favour, totals_of
from pakl.games.disco.tests.party import laid
from pakl.kernel.outcome import Outcome

BY_THE_BOOK = GAME.match_rule(3)


@pytest.mark.parametrize(
    ("collection", "total"),
    [("", 0), ("R1", 1), ("R13", 13), ("R1 O2 Y3", 6), ("V13 B12 G11 Y10", 46)],
)
def test_disco_17_the_values_left_in_a_collection_are_added(collection: str, total: int) -> None:
    six = laid("", "", "", "", "", "", floor="O5 Y8 B1", collections=("V2", collection, "G4"))

    assert [2, total, 4, 0, 0, 0] == totals_of(six.state)


def test_disco_17_the_game_ends_when_the_last_card_is_taken() -> None:
    party = laid("", "", "", floor="R5 O12 Y1", collections=("R3 O4", "Y9", "O5 R11"))

    party.play("2 take 5", "1 take 1", "0 take 12")

    outcome = party.outcome()
    assert party.state.is_over
    assert "DISCO-17" == outcome.clause
    assert [3 + 4 + 12, 9 + 1, 11] == outcome.scores
    assert ["19", "10", "11"] == [said["value"] for said in party.heard("DISCO-17")]


def test_disco_17_the_lowest_total_wins() -> None:
    outcome = Outcome("DISCO-17", [19, 10, 11], [3, 2, 1])

    assert [3, 1, 2] == BY_THE_BOOK.places([outcome])


def test_disco_17_one_game_makes_a_match() -> None:
    assert BY_THE_BOOK.is_over([Outcome("DISCO-17", [19, 10, 11], [3, 2, 1])])


@pytest.mark.parametrize(
    ("tie_card", "favours"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (3, [3, 2, 1, 4])]
)
def test_disco_18_the_nearest_clockwise_to_the_tie_card_is_favoured(
    tie_card: int, favours: list[int]
) -> None:
    assert favours == [favour(seat, tie_card, 4) for seat in range(4)]


def test_disco_18_equal_totals_are_decided_by_the_tie_card_at_every_place() -> None:
    party = laid("", "", "", floor="R5 O5 Y5", tie_card=1)

    party.play("0 take 5", "2 take 5", "1 take 5")

    assert [5, 5, 5] == party.outcome().scores
    assert [3, 1, 2] == BY_THE_BOOK.places([party.outcome()])
