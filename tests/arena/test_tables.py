"""Results as people read them."""

from rich.console import Console, RenderableType

from pakl.arena.costs import Costs
from pakl.arena.estimates import Estimate
from pakl.arena.players import Arm
from pakl.arena.results import Result, fresh_check, fresh_result
from pakl.arena.tables import (
    chance_words,
    claims,
    cost_table,
    luck_table,
    percent,
    plus_minus,
    signed,
    strength_table,
)
from pakl.arena.trial import GroupResult, Trial
from pakl.bots.budget import Budget

QUICK, SLOW = Arm("quick", Budget(seconds=0.1)), Arm("slow", Budget(seconds=0.1))


def result(seats: int, shares: list[float]) -> Result:
    made = fresh_result(Trial("disco", seats, QUICK, SLOW, "one", "tune"))
    for number, share in enumerate(shares):
        group = GroupResult(number, [share], [1.5], [0.25], [share * 8], Costs(), Costs())
        group.costs_a.note(QUICK.budget, 40, 0.05)
        group.costs_b.note(SLOW.budget, 10, 0.2)
        made.add(group)
    return made


def shown(table: RenderableType) -> list[str]:
    """The rows of a table, each as its words."""
    console = Console(width=120)
    with console.capture() as capture:
        console.print(table)
    return [" ".join(line.split()) for line in capture.get().splitlines() if line.strip()][2:]


def test_two_players_are_told_in_elo_and_sweeps() -> None:
    pair = result(2, [1.0, 0.5] * 20)

    assert ["quick : slow@0.1s 40 75.0 % (66.9–83.1) +191 < 0.001"] == shown(strength_table([pair]))
    assert ["quick : slow@0.1s +6.00 ± 0.65 20:0 < 0.001 +0.00"] == shown(luck_table([pair]))


def test_more_players_are_told_in_fair_shares_and_places() -> None:
    four = result(4, [0.5, 0.0] * 20)

    assert ["quick : slow@0.1s (one) 40 25.0 % (16.9–33.1) 1.00 ± 0.32 1"] == shown(
        strength_table([four])
    )


def test_costs_are_told_by_bot_and_what_was_over_is_counted() -> None:
    assert [
        "quick@0.1s 4 40 50.00 50.00 50.00 0",
        "slow@0.1s 4 10 200.00 200.00 200.00 4",
    ] == shown(cost_table([result(2, [1.0] * 4)]))


def test_claims_and_checks_are_told_in_a_line() -> None:
    check = fresh_check(Trial("disco", 2, QUICK, QUICK, "one", "tune"))
    for number in range(5):
        check.add(GroupResult(number, [0.5, 0.5], [1], [0], [0], Costs(), Costs()))

    assert [
        "quick : slow@0.1s, more than 50 %: accepted",
        "quick : quick@0.1s, just 50 %: sane",
    ] == claims([result(2, [1.0, 0.5] * 20), check])


def test_figures_that_are_not_there_are_left_out() -> None:
    assert "2.00" == plus_minus(Estimate(2, float("-inf"), float("inf")))
    assert ("+0", "–") == (signed(-0.0), signed(float("inf")))
    assert ("0.02", "< 0.001") == (chance_words(0.02), chance_words(0.0))
    assert "50.0 % (40.0–60.0)" == percent(Estimate(0.5, 0.4, 0.6))
