"""Who wins a race to a target, worked out by hand where it is short."""

import pytest

from pakl.kernel.race import Race, UsualDeal


def test_who_lacks_one_round_of_a_race_by_single_points_wins_as_often_as_a_coin_says() -> None:
    race = Race(3, [UsualDeal(1, 0, 1)])

    # Two to go against one: both of the next two rounds have to be won.
    assert race.chance(1, 2) == 0.25
    assert race.chance(2, 1) == 0.75
    assert race.chance(0, 2) == 0.125
    assert race.chance(2, 2) == 0.5


def test_lumps_make_a_lead_worthless() -> None:
    race = Race(21, [UsualDeal(6, 0, 1)])

    assert race.chance(20, 15) == 0.5
    assert race.chance(15, 14) == 0.75


def test_equal_totals_are_decided_by_the_last_deal() -> None:
    race = Race(10, [UsualDeal(6, 2, 1)])

    # 6 and 2 bring 5 and 9 to 11 each, and 2 and 6 bring 7 and 15.
    assert race.chance(5, 9) == 0.5


def test_both_ways_round_are_alike_and_add_up() -> None:
    race = Race(21, [UsualDeal(7, 2, 3), UsualDeal(6, 6, 1), UsualDeal(9, 0, 2)])

    for one in range(21):
        for other in range(21):
            both = race.chance(one, other) + race.chance(other, one)
            assert both == pytest.approx(1.0)


def test_far_from_the_target_or_at_it_nothing_is_told() -> None:
    race = Race(200, [UsualDeal(7, 2, 1)])

    assert race.tells(190, 199)
    assert not race.tells(20, 30)
    assert not race.tells(199, 200)
    assert not race.tells(202, 190)
