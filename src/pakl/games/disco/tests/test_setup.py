"""The set-up, clause by clause."""

import pytest

from pakl.games.disco import GAME
from pakl.games.disco.tests.party import Party, new_party, set_up
from pakl.kernel.errors import Malformed
from pakl.kernel.sheet import Sheet


@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, "ROY"), (3, "ROY"), (4, "ROYG"), (5, "ROYGB"), (6, "ROYGBV")],
)
def test_disco_1_every_player_has_a_colour_and_two_players_a_dummy(
    seats: int, colours: str
) -> None:
    party = new_party(seats)

    lots: list[str] = []
    for colour in colours:
        lots.append(party.game.lot(party.state).name)
        party.shuffle(f"{colour}5")

    assert [f"pile {colour}" for colour in colours] == lots


@pytest.mark.parametrize("seats", [1, 7])
def test_disco_1_others_cannot_play(seats: int) -> None:
    with pytest.raises(Malformed):
        Sheet(GAME, seats)


def test_disco_2_each_shuffles_the_thirteen_cards_of_a_colour() -> None:
    party = new_party(3)
    before = [party.cards("pile", seat) for seat in range(3)]

    party.shuffle("R9 R13 R1")

    assert "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13" == before[0]
    assert party.cards("pile", 0).endswith("R1 R13 R9")
    assert before[1:] == [party.cards("pile", 1), party.cards("pile", 2)]


def test_disco_2_unused_colours_stay_out() -> None:
    party = new_party(3)

    cards = [card for pile in party.game.piles(party.state) for card in pile]

    assert 39 == len(cards)


def test_disco_3_each_turns_up_a_card_for_the_floor() -> None:
    party = set_up("R5 R1", "O7 O2", "Y9 Y3")

    assert "R5 O7 Y9" == party.cards("floor")


def test_disco_3_a_13_is_shuffled_back_and_another_card_stays() -> None:
    party = set_up("R5", "O13 O7", "Y9")

    assert "pile O" == party.game.lot(party.state).name
    assert "R5 O7" == party.cards("floor")
    assert party.cards("pile", 1).endswith("O13")

    party.shuffle("O2 O13 O4")

    assert "R5 O7 Y9" == party.cards("floor")
    assert "O2 O4 O13" == party.cards("hand", 1)


def test_disco_3_several_shuffle_their_13_back() -> None:
    party = set_up("R13 R5", "O13 O7", "Y9")

    party.shuffle("R1 R2 R3")
    party.shuffle("O1 O2 O3")

    assert "R5 O7 Y9" == party.cards("floor")


def test_disco_4_the_lowest_floor_card_takes_the_tie_card() -> None:
    party = set_up("R5", "O3", "Y9")

    assert "1" == party.game.facts(party.state, party.state.turn)["tie card"]
    assert [1] == [said["seat"] for said in party.heard("DISCO-4")]


def test_disco_4_it_is_kept_for_the_whole_game() -> None:
    party = set_up("R5 R1 R2 R3", "O3 O1 O2 O4", "Y9 Y1 Y2 Y3")

    party.play("0 choose 1", "1 choose 2", "2 choose 3", "0 take 3", "1 take 5", "2 take 9")

    assert 1 == party.state.tie_card


def tied(youngest: str = "random") -> Party:
    """Seats 0 and 2 of four have put equally low cards onto the floor."""
    return set_up("R5", "O8", "Y5", "G9", options={"youngest": youngest})


def test_disco_5_the_youngest_is_drawn_among_the_tied() -> None:
    party = tied()
    lot = party.game.lot(party.state)

    party.shuffle("2 0")

    assert not lot.of_cards
    assert 2 == party.state.tie_card
    assert [2] == [said["seat"] for said in party.heard("DISCO-5")]


@pytest.mark.parametrize(("youngest", "taker"), [("0", 0), ("1", 2), ("2", 2), ("3", 0)])
def test_disco_5_a_named_seat_means_the_first_tied_clockwise(youngest: str, taker: int) -> None:
    party = tied(youngest)

    assert taker == party.state.tie_card


def test_disco_5_the_youngest_must_sit_at_the_table() -> None:
    with pytest.raises(Malformed, match="DISCO-5"):
        Sheet(GAME.with_options({"youngest": "3"}), 3)


def test_disco_6_each_draws_the_top_three_cards_of_the_own_pile() -> None:
    party = set_up("R5 R13 R1 R7 R2", "O3 O4 O5 O6 O1", "Y9 Y8 Y7 Y6 Y1")

    assert ["R1 R7 R13", "O4 O5 O6", "Y6 Y7 Y8"] == [party.cards("hand", s) for s in range(3)]
    assert [9, 9, 9] == [len(party.cards("pile", seat).split()) for seat in range(3)]


def test_disco_6_then_everybody_chooses() -> None:
    party = set_up("R5 R13 R1 R7", "O3", "Y9")

    assert [0, 1, 2] == party.to_act()
    assert ["choose 1", "choose 7", "choose 13"] == party.legal(0)
