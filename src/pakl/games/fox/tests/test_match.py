"""FOX-2 and FOX-21 to FOX-24: rounds make a match."""

import pytest

from pakl.games.fox import GAME
from pakl.kernel.errors import Malformed
from pakl.kernel.match import Match
from pakl.kernel.outcome import MatchRule, Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer


def rule(**options: str) -> MatchRule:
    """How a match goes under these options."""
    return GAME.with_options(options).match_rule(2)


def rounds(*scores: list[int]) -> list[Outcome]:
    """Rounds that ended with these points."""
    return [Outcome("FOX-10", points, points) for points in scores]


def begun(**options: str) -> Match:
    """A match whose first cards are dealt."""
    match = Match(Sheet(GAME.with_options(options), 2))
    match.let_deal(SeededDealer(1))
    return match


def play_a_round(match: Match) -> None:
    """Plays one round, always with the first card that is legal."""
    played = len(match.outcomes)
    while len(match.outcomes) == played:
        seat = match.state().turn
        match.perform(seat, match.legal_actions(seat)[0])
    match.let_deal(SeededDealer(played))


def test_fox_2_the_first_dealer_is_drawn() -> None:
    match = Match(Sheet(GAME, 2))
    match.shuffle([1, 0])

    assert 1 == match.state().dealer


def test_fox_2_the_players_deal_in_turns() -> None:
    match = begun(rounds="4")
    first = int(match.state().dealer)
    dealers = [first]
    for _ in range(3):
        play_a_round(match)
        dealers.append(int(match.state().dealer))

    assert [first, 1 - first, first, 1 - first] == dealers


def test_fox_4_the_lead_passes_with_the_deal() -> None:
    match = begun(rounds="2")
    play_a_round(match)

    assert Seat(1 - match.state().dealer) == match.state().turn


@pytest.mark.parametrize(
    ("scores", "is_over"),
    [
        ([[6, 0]], False),
        ([[6, 3], [9, 2], [5, 9]], False),
        ([[6, 3], [9, 2], [6, 3]], True),
        ([[9, 6], [9, 6], [3, 8]], True),
    ],
)
def test_fox_21_the_match_ends_with_the_round_that_reaches_21(
    scores: list[list[int]], is_over: bool
) -> None:
    assert is_over == rule().is_over(rounds(*scores))


def test_fox_21_a_round_is_played_to_its_end() -> None:
    match = begun(target="1")
    play_a_round(match)

    assert match.is_over()
    assert 13 == sum(len(pile) for pile in GAME.piles(match.state())[5:]) // 2


def test_fox_21_with_a_fixed_number_of_rounds_the_target_is_ignored() -> None:
    fixed = rule(rounds="2", target="6")

    assert not fixed.is_over(rounds([9, 9]))
    assert fixed.is_over(rounds([1, 6], [2, 0]))


def test_fox_22_the_most_points_win() -> None:
    assert [1, 2] == rule().places(rounds([6, 3], [9, 2], [7, 9]))


def test_fox_22_equal_points_are_decided_by_the_last_round() -> None:
    """By hand: 21 each; in the last round 3 against 6."""
    assert [2, 1] == rule().places(rounds([9, 6], [9, 9], [3, 6]))


def test_fox_23_equal_in_the_last_round_too_is_a_draw() -> None:
    assert [1, 1] == rule().places(rounds([9, 6], [3, 6], [9, 9]))


@pytest.mark.parametrize("target", [1, 16, 21, 35, 200])
def test_fox_24_another_target_can_be_agreed(target: int) -> None:
    agreed = rule(target=str(target))

    assert not agreed.is_over(rounds([target - 1, 0]))
    assert agreed.is_over(rounds([target, 0]))


@pytest.mark.parametrize("wished", [{"target": "0"}, {"target": "201"}, {"rounds": "101"}])
def test_fox_24_what_is_no_target_is_refused(wished: dict[str, str]) -> None:
    with pytest.raises(Malformed):
        GAME.with_options(wished)


def test_fox_21_two_points_are_worth_little_once_a_round_is_enough_for_both() -> None:
    race = rule().race
    assert race is not None

    assert race.chance(15, 15) == pytest.approx(0.5)
    assert race.chance(17, 15) < 0.55
    assert race.chance(15, 13) > 0.65
