"""Odds, as a careful player would reckon them."""

from pakl.kernel.odds import CERTAIN, MOST_CARDS_ASKED, SHARES, none_of, share_of


def test_half_of_the_cards_are_sixteen_thirty_seconds() -> None:
    assert SHARES == 32
    assert 16 == share_of(5, 10)
    assert 0 == share_of(0, 10)


def test_all_of_them_and_all_of_nothing_are_the_whole() -> None:
    assert SHARES == share_of(10, 10)
    assert SHARES == share_of(0, 0)
    assert SHARES == share_of(12, 10)


def test_two_cards_of_which_each_is_held_half_of_the_time_are_missing_in_a_quarter() -> None:
    assert CERTAIN // 4 == none_of(2, share_of(1, 2))


def test_what_nobody_can_hold_is_certainly_missing() -> None:
    assert CERTAIN == none_of(5, 0)
    assert CERTAIN == none_of(0, SHARES)
    assert 0 == none_of(1, SHARES)


def test_more_cards_than_are_looked_up_count_as_many() -> None:
    assert none_of(MOST_CARDS_ASKED, 1) == none_of(100, 1)
