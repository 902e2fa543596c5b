"""Deal groups of real games: repeatable, fair, and in the right numbers."""

import pytest

from pakl.arena.costs import Costs
from pakl.arena.players import Arm
from pakl.arena.results import (
    ACCEPTED,
    NOT_SANE,
    OPEN,
    REFUTED,
    SANE,
    Result,
    chances_of_luck,
    collect,
    fresh_check,
    fresh_result,
)
from pakl.arena.seatings import compositions_for
from pakl.arena.trial import GroupResult, Trial, play_group
from pakl.bots.budget import Budget
from pakl.games import find_game

BUDGET = Budget(iterations=10)
RANDOM = Arm("random", BUDGET)
HEURISTIC = Arm("heuristic", BUDGET)


def trial(
    game: str, seats: int, a: Arm = HEURISTIC, b: Arm = RANDOM, *, composition: str = "one"
) -> Trial:
    return Trial(game, seats, a, b, composition, "tune")


def outcomes(group: GroupResult) -> tuple[object, ...]:
    decisions = len(group.costs_a.seconds), len(group.costs_b.seconds)
    return group.wins, group.places, group.lasts, group.points, decisions


def group(number: int, wins: list[float]) -> GroupResult:
    """A group of which only the wins matter."""
    return GroupResult(number, wins, wins, wins, wins, Costs(), Costs())


def result_of(shares: list[float], bar: float = 0.5, gain: float | None = None) -> Result:
    result = fresh_result(trial("fox", 2), bar, gain)
    for number, share in enumerate(shares):
        result.add(group(number, [share, share]))
    return result


@pytest.mark.parametrize("game", ["disco", "fox", "karma", "maumau"])
def test_a_deal_group_is_repeatable(game: str) -> None:
    seats = find_game(game).fewest_seats

    first = play_group(trial(game, seats), 3)

    assert outcomes(first) == outcomes(play_group(trial(game, seats), 3))
    assert outcomes(first) != outcomes(play_group(trial(game, seats), 4))


@pytest.mark.parametrize("composition", compositions_for(4))
def test_both_sides_together_have_all_the_wins(composition: str) -> None:
    table = trial("disco", 4, composition=composition)
    a_seats = {"one": 1, "most": 3, "half": 2}[composition]

    played = play_group(table, 1)

    for wins, places in zip(played.wins, played.places):
        assert 0 <= wins * a_seats <= 1
        assert 1 <= places <= 4
    assert {"one": 4, "most": 4, "half": 2}[composition] == len(played.wins)


def test_every_decision_is_timed() -> None:
    played = play_group(trial("fox", 2), 0)

    assert 2 * 26 <= len(played.costs_a.seconds) + len(played.costs_b.seconds)
    assert all(seconds >= 0 for seconds in played.costs_a.seconds)


def test_a_bot_against_itself_wins_its_fair_share() -> None:
    result = fresh_check(trial("fox", 2, RANDOM, RANDOM))
    for number in range(12):
        result.add(play_group(result.trial, number))

    assert SANE == result.verdict()
    assert 24 == result.games()


def test_the_title_says_a_common_budget_once() -> None:
    quick = Arm("random", Budget(iterations=5))

    assert "heuristic : random@10" == trial("fox", 2).title()
    assert "heuristic@10 : random@5 (one)" == trial("disco", 4, HEURISTIC, quick).title()


def test_the_lower_bound_decides_a_claim() -> None:
    better = [1.0, 0.5] * 20  # 75 %, give or take 8

    assert ACCEPTED == result_of(better, bar=0.6).verdict()
    assert OPEN == result_of(better, bar=0.75).verdict()
    assert REFUTED == result_of(better, bar=0.9).verdict()


def test_the_sequential_test_decides_a_claim_of_its_own() -> None:
    assert ACCEPTED == result_of([1.0] * 40, gain=0.05).verdict()
    assert REFUTED == result_of([0.0] * 40, gain=0.05).verdict()
    assert OPEN == result_of([1.0, 0.0] * 5, gain=0.05).verdict()


def test_a_decided_trial_is_over() -> None:
    result = fresh_result(trial("fox", 2), gain=0.05)
    endless = (group(number, [1.0, 1.0]) for number in range(1_000))

    for _ in collect(result, endless):
        pass

    assert 30 == len(result.groups)


def test_figures_have_the_ratio_and_no_elo_for_more_than_two() -> None:
    two = result_of([1.0, 0.5, 0.5, 0.0]).figures()
    four = fresh_result(trial("disco", 4))
    for number in range(3):
        four.add(group(number, [1.0, 0.0, 0.0, 0.0]))

    assert {"elo", "sweeps"} <= set(two)
    assert not {"elo", "sweeps"} & set(four.figures())
    assert 1 == four.ratio().mean


def test_who_beats_itself_is_not_sane() -> None:
    result = fresh_check(trial("fox", 2, RANDOM, RANDOM))
    for number in range(20):
        result.add(group(number, [1.0, 1.0]))

    assert NOT_SANE == result.verdict()


def test_checks_don_t_count_among_several_claims() -> None:
    claims = [result_of([1.0, 1.0, 0.5, 1.0]), result_of([1.0, 0.0, 0.5, 1.0])]
    check = fresh_check(trial("fox", 2, RANDOM, RANDOM))
    for number in range(4):
        check.add(group(number, [0.5, 0.5]))

    assert [
        2 * claims[0].chance_of_luck(),
        claims[1].chance_of_luck(),
        1.0,
    ] == pytest.approx(chances_of_luck([*claims, check]))
