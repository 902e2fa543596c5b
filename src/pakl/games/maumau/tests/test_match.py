"""MAU-23, MAU-26: rounds make a match, and no round lasts for ever."""

from pakl.games.maumau import GAME
from pakl.games.maumau.state import MauMauState
from pakl.games.maumau.tests.table import table
from pakl.games.maumau.turns import MOST_TURNS
from pakl.kernel.match import Match
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer


def test_mau_23_a_match_is_the_first_to_a_number_of_won_rounds() -> None:
    rule = GAME.with_options({"rounds_to_win": "2"}).match_rule(3)
    won_by_0, won_by_1 = (
        Outcome("MAU-13", [1, 0, 0], [0] * 3),
        Outcome("MAU-13", [0, 1, 0], [0] * 3),
    )

    assert not rule.is_over([won_by_0, won_by_1])
    assert rule.is_over([won_by_0, won_by_1, won_by_0])
    assert [1, 2, 3] == rule.places([won_by_0, won_by_1, won_by_0])


def test_mau_23_a_round_won_by_several_counts_for_each() -> None:
    rule = GAME.match_rule(3)

    assert [1, 3, 1] == rule.places([Outcome("MAU-9", [1, 0, 1], [0] * 3)])


def test_mau_23_the_deal_passes_to_the_left() -> None:
    match = Match(Sheet(GAME.with_options({"rounds_to_win": "10"}), 2), first_dealer=Seat(0))
    dealer = SeededDealer(1)
    match.let_deal(dealer)
    while not match.outcomes:
        seat = match.state().turn
        match.perform(seat, match.legal_actions(seat)[0])
        match.let_deal(dealer)

    assert 1 == match.state().dealer


def test_mau_26_a_round_of_two_thousand_turns_ends_with_the_fewest_cards() -> None:
    made = table("KD 9S AD", "TC TD TS AS", top="QH", under="8C 9C", stock="8D")
    assert isinstance(made.state, MauMauState)
    made.state.turns = MOST_TURNS - 2

    made.do(0, "draw")
    assert not made.state.is_over
    made.do(1, "draw")

    assert (made.ended_by(), made.scores()) == ("MAU-26", [1, 0])
