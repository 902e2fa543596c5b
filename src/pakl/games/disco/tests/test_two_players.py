"""Two players, and the dummy whom the book calls Jožin."""

from pakl.games.disco import GAME
from pakl.games.disco.tests.party import Party, laid, set_up
from pakl.kernel.outcome import Outcome


def two_players(*, floor: str = "R5 O12 Y1", collections: tuple[str, ...] = ()) -> Party:
    """Two players and the dummy before the last but one round; two cards in the dummy's pile."""
    return laid(
        "R6 R13", "O7 O8",
        floor=floor, collections=collections, piles=("", "", "Y9 Y10"),
    )  # fmt: skip


def test_disco_19_the_third_colour_is_the_dummys() -> None:
    party = set_up("R5", "O7", "dummy Y9 Y2")

    assert "R5 O7 Y9" == party.cards("floor")
    assert 12 == len(party.cards("dummy pile").split())
    assert party.cards("dummy pile").endswith("Y2")


def test_disco_19_a_13_of_the_dummy_is_shuffled_back_too() -> None:
    party = set_up("R5", "O7", "dummy Y13 Y9")

    assert "pile Y" == party.game.lot(party.state).name

    party.shuffle("Y13 Y2")

    assert "R5 O7 Y9" == party.cards("floor")
    assert party.cards("dummy pile").endswith("Y2 Y13")


def test_disco_20_the_dummys_card_does_not_count_for_the_tie_card() -> None:
    party = set_up("R5", "O7", "dummy Y1")

    assert 0 == party.state.tie_card


def test_disco_20_the_dummy_draws_no_lot() -> None:
    party = set_up("R5", "O5", "dummy Y5")

    party.shuffle("1 0")

    assert 1 == party.state.tie_card


def test_disco_21_the_dummy_takes_the_last_card_of_the_floor() -> None:
    party = two_players()

    party.play("0 choose 6", "1 choose 7", "0 take 5", "1 take 12")

    assert "Y1" == party.cards("dummy collection")


def test_disco_21_then_his_top_card_joins_the_two_played_ones() -> None:
    party = two_players()

    party.play("0 choose 6", "1 choose 7", "0 take 5", "1 take 12")

    assert "R6 O7 Y9" == party.cards("floor")
    assert "Y10" == party.cards("dummy pile")


def test_disco_21_the_dummy_chooses_no_card() -> None:
    party = two_players()

    assert [0, 1] == party.to_act()


def test_disco_22_a_king_of_the_dummy_simply_joins_the_floor() -> None:
    party = laid("R6", "O7", floor="R5 O12 Y1", piles=("", "", "Y13"))

    party.play("0 choose 6", "1 choose 7", "0 take 5", "1 take 12")

    assert "R6 O7 Y13" == party.cards("floor")
    assert "Y1" == party.cards("dummy collection")
    assert ["Y13"] == [moved["card"] for moved in party.heard("DISCO-22")]


def test_disco_23_in_the_last_round_too_the_dummy_takes_the_last_card() -> None:
    party = laid("", "", floor="R5 O12 Y1", tie_card=0)

    party.play("1 take 12", "0 take 1")

    assert "R5" == party.cards("dummy collection")
    assert party.state.is_over


def test_disco_24_pairs_leave_the_dummys_collection() -> None:
    party = two_players(collections=("", "", "O1 O2"))

    party.play("0 choose 6", "1 choose 7", "0 take 5", "1 take 12")

    assert "O2" == party.cards("dummy collection")
    assert "O1 Y1" == party.cards("box")


def test_disco_24_the_dummy_may_win() -> None:
    party = laid("", "", floor="R5 O12 Y1", collections=("R9", "O9", "Y2"))

    party.play("1 take 12", "0 take 5")

    outcome = party.outcome()
    assert [9 + 5, 9 + 12, 2 + 1] == outcome.scores
    assert [2, 3, 1] == GAME.match_rule(2).places([outcome])


def test_disco_25_the_dummy_loses_ties() -> None:
    party = laid("", "", floor="R5 O5 Y5", tie_card=1)

    party.play("0 take 5", "1 take 5")

    assert [5, 5, 5] == party.outcome().scores
    assert [2, 1, 3] == GAME.match_rule(2).places([party.outcome()])


def test_disco_25_a_king_takes_the_dummys_card_too() -> None:
    party = two_players()

    party.play("0 choose 13", "1 choose 7")

    assert "R5 O12 Y1" == party.cards("collection", 0)
    assert "" == party.cards("dummy collection")
    assert "R13 O7 Y9" == party.cards("floor")


def test_disco_31_two_players_play_two_games_and_the_dummys_totals_are_added() -> None:
    rule = GAME.with_options({"mirror": "on"}).match_rule(2)
    first = Outcome("DISCO-17", [20, 10, 9], [1, 2, 0])
    second = Outcome("DISCO-17", [10, 15, 10], [1, 2, 0])

    assert not rule.is_over([first])
    assert rule.is_over([first, second])
    assert [3, 2, 1] == rule.places([first, second])
