"""A column for players of Zyrty: what to play, and why."""

from pakl.games.zyrty.tests.table import Table, table
from pakl.kernel.actions import Choices, Ratings

HIS = "3 14 17 25 28 36"


def ratings(at: Table) -> dict[str, int]:
    """How good everything looks that the seat in turn may do."""
    choices = Choices()
    at.game.choose(at.state, at.state.turn, choices)
    rated = Ratings()
    at.game.rate(at.state, at.state.turn, choices, rated)
    return {
        at.game.actions.words(choices.at(place)): int(rated.at(place))
        for place in range(choices.size)
    }


def best(at: Table) -> str:
    """What looks best."""
    rated = ratings(at)
    return max(rated, key=lambda words: rated[words])


def test_who_can_finish_does_so_alone_in_a_pair_or_by_an_echo() -> None:
    assert "play 35" == best(table("35", HIS, pile="30", runs="up"))
    assert "play 35 35" == best(table("35 35", HIS, pile="30", runs="up"))
    assert "play 30 35" == best(table("30 35", HIS, pile="30", runs="up"))


def test_nobody_is_left_with_a_card_that_cannot_be_the_last() -> None:
    assert "play 0" == best(table("0 35", HIS, pile="30", runs="up"))


def test_of_the_last_two_numbers_the_nearer_one_goes_first() -> None:
    assert "play 31" == best(table("31 44", HIS, pile="30", runs="up"))
    assert "play 20" == best(table("6 20", HIS, pile="21", runs="down"))


def test_a_leap_stops_who_is_about_to_win() -> None:
    assert "play 47" == best(table("13 22 31 33 47", "39", pile="46", runs="up"))
    assert "play 48" == best(table("4 9 17 31 48", "39", pile="30", runs="up"))


def test_two_cards_are_better_than_one() -> None:
    assert "play 31 31" == best(table("31 31 40 43 45", HIS, pile="30", runs="up"))
    assert "play 30 31" == best(table("30 31 40 43 45", HIS, pile="30", runs="up"))


def test_a_special_is_not_spent_while_a_near_card_fits() -> None:
    assert "play 35" == best(table("0 35 38 42 44", HIS, pile="33", runs="up"))


def test_a_special_turns_the_pile_rather_than_that_one_draws() -> None:
    assert "play 0" == best(table("0 5 9 17 24 31", HIS, pile="46", runs="up"))


def test_with_two_cards_left_a_z_begins_at_the_end_far_from_the_other() -> None:
    assert "play Z=0" == best(table("Z 43", HIS, pile="48", runs="up"))
    assert "play Z=50" == best(table("Z 7", HIS, pile="2", runs="down"))


def test_with_many_cards_a_z_waits() -> None:
    rated = ratings(table("Z 50 5 9 17 24", HIS, pile="46", runs="up"))

    assert rated["play 50"] > max(rated["play Z=50"], rated["play Z=0"])


def test_a_load_is_passed_on() -> None:
    assert "play 11" == best(table("11 20 31 45", HIS, pile="33", runs="up", load=2))


def test_a_load_is_for_the_player_who_is_about_to_win() -> None:
    assert "play 33" == best(table("31 33 36 40", "39", pile="30", runs="up"))


def test_in_smooth_mode_a_pair_of_the_nearest_goes_together() -> None:
    game = table("31 31 40 43", HIS, pile="30", runs="up", mode="smooth")

    assert "play 31 31" == best(game)
