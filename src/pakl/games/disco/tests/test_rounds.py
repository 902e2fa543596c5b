"""Rounds: choosing, taking, the end of a round and the last round."""

import pytest

from pakl.games.disco.tests.party import WATCHING, Party, laid
from pakl.kernel.seats import SPECTATOR


def three_players() -> Party:
    """Three players before round 10: hands of three, the piles used up."""
    return laid("R2 R6 R9", "O2 O7 O11", "Y4 Y8 Y10", floor="R5 O12 Y1")


def chosen(*values: int, tie_card: int = 0) -> Party:
    """Three players have played these cards."""
    hands = [f"{colour}{value}" for colour, value in zip("ROY", values, strict=True)]
    party = laid(*hands, floor="R5 O12 Y1", tie_card=tie_card)
    return party.play(*[f"{seat} choose {value}" for seat, value in enumerate(values)])


def test_disco_7_everybody_chooses_at_once_in_any_order() -> None:
    party = three_players()

    party.play("2 choose 8")

    assert [0, 1] == party.to_act()
    assert ["choose 2", "choose 6", "choose 9"] == party.legal(0)
    assert [] == party.legal(2)


def test_disco_7_a_chosen_card_lies_face_down() -> None:
    party = three_players()

    party.play("2 choose 8")

    moved = {"event": "moved", "from": "hand 2", "to": "chosen 2", "clause": "DISCO-7"}
    assert [moved] == party.heard_by(0)
    assert [{**moved, "card": "Y8"}] == party.heard_by(2)
    assert "Y8" == party.cards("chosen", 2)


def test_disco_7_a_choice_is_final() -> None:
    party = three_players().play("2 choose 8")

    assert "DISCO-7" == party.refusal("2 choose 4")


def test_disco_7_when_all_have_chosen_the_cards_are_turned_up_together() -> None:
    party = three_players()

    party.play("2 choose 8", "0 choose 6", "1 choose 7")

    assert ["R6", "O7", "Y8"] == [party.cards("played", seat) for seat in range(3)]
    assert "R5 O12 Y1" == party.cards("floor")


def test_disco_7_a_game_has_thirteen_rounds() -> None:
    party = laid("R6", "O7", "Y8", floor="R5 O12 Y1")

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 1", "1 take 5", "2 take 12")

    assert {"round": "13", "rounds": "13", "tie card": "0"} == party.game.facts(
        party.state, SPECTATOR
    )


@pytest.mark.parametrize(
    ("values", "order"),
    [((6, 7, 8), [0, 1, 2]), ((8, 7, 6), [2, 1, 0]), ((7, 1, 12), [1, 0, 2])],
)
def test_disco_8_the_lowest_card_takes_first(values: tuple[int, ...], order: list[int]) -> None:
    party = chosen(*values)

    takers: list[int] = []
    for value in (12, 5, 1):
        takers += party.to_act()
        party.play(f"{takers[-1]} take {value}")

    assert order == takers


def test_disco_8_each_takes_one_card_of_choice() -> None:
    party = chosen(6, 7, 8)

    assert ["take 1", "take 5", "take 12"] == party.legal(0)

    party.play("0 take 5")

    assert "R5" == party.cards("collection", 0)
    assert ["take 1", "take 12"] == party.legal(1)


def test_disco_8_the_highest_takes_the_last_one() -> None:
    party = chosen(6, 7, 8).play("0 take 5", "1 take 1")

    assert ["take 12"] == party.legal(2)


def test_disco_8_of_equal_cards_the_first_colour_is_taken() -> None:
    party = laid("R6", "O7", "Y8", floor="R5 O1 Y1")

    party.play("0 choose 6", "1 choose 7", "2 choose 8")

    assert ["take 1", "take 5"] == party.legal(0)

    party.play("0 take 1")

    assert "O1" == party.cards("collection", 0)
    assert "R5 Y1" == party.cards("floor")


def test_disco_9_collections_are_seen_by_all() -> None:
    party = chosen(6, 7, 8)

    party.play("0 take 5")

    moved = {"event": "moved", "from": "floor", "to": "collection 0", "clause": "DISCO-8"}
    assert [{**moved, "card": "R5"}] == party.heard_by(WATCHING)


@pytest.mark.parametrize(("tie_card", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_disco_10_among_equals_the_nearest_clockwise_to_the_tie_card_goes_first(
    tie_card: int, order: list[int]
) -> None:
    party = chosen(7, 7, 7, tie_card=tie_card)

    takers: list[int] = []
    for value in (12, 5, 1):
        takers += party.to_act()
        party.play(f"{takers[-1]} take {value}")

    assert order == takers


def test_disco_10_only_among_equals() -> None:
    party = chosen(7, 6, 7, tie_card=2)

    assert [1] == party.to_act()

    party.play("1 take 1")

    assert [2] == party.to_act()


def test_disco_11_the_played_cards_go_onto_the_floor_and_everyone_draws() -> None:
    party = laid(
        "R2 R6 R9", "O2 O7 O11", "Y4 Y8 Y10",
        floor="R5 O12 Y1", piles=("R3 R4", "O3 O4", "Y3 Y5"),
    )  # fmt: skip

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 1", "1 take 5", "2 take 12")

    assert "R6 O7 Y8" == party.cards("floor")
    assert "R2 R3 R9" == party.cards("hand", 0)
    assert ["R4", "O4", "Y5"] == [party.cards("pile", seat) for seat in range(3)]
    assert [0, 1, 2] == party.to_act()


def test_disco_11_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    party = laid("R6", "O7", "Y8", floor="R5 O12 Y1", piles=("R3", "O3", "Y3"))

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 1", "1 take 5", "2 take 12")

    drawn = {"event": "moved", "from": "pile 1", "to": "hand 1", "clause": "DISCO-11"}
    assert {**drawn, "card": "O3"} in party.heard_by(1)
    assert drawn in party.heard_by(0)


def test_disco_11_when_the_piles_are_used_up_hands_shrink() -> None:
    party = three_players()

    party.play("0 choose 6", "1 choose 7", "2 choose 8", "0 take 1", "1 take 5", "2 take 12")

    assert ["R2 R9", "O2 O11", "Y4 Y10"] == [party.cards("hand", seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("tie_card", "order"), [(0, [3, 2, 1, 0]), (1, [0, 3, 2, 1]), (3, [2, 1, 0, 3])]
)
def test_disco_12_the_last_round_goes_counterclockwise_and_the_holder_is_last(
    tie_card: int, order: list[int]
) -> None:
    party = laid("", "", "", "", floor="R5 O12 Y1 G9", tie_card=tie_card)

    takers: list[int] = []
    for value in (12, 5, 9, 1):
        takers += party.to_act()
        party.play(f"{takers[-1]} take {value}")

    assert order == takers
    assert party.state.is_over


def test_disco_12_everyone_takes_a_card_of_choice() -> None:
    party = laid("", "", "", floor="R5 O12 Y1")

    assert ["take 1", "take 5", "take 12"] == party.legal(2)

    party.play("2 take 5")

    assert ["take 1", "take 12"] == party.legal(1)
