"""What Mau Mau lets everybody conclude."""

import pytest

from pakl.conformance.deductions import barred_from_arriving, ruled_out
from pakl.games.maumau.tests.table import table

ALL_THAT_FIT_ON_QH = "7H 8H 9H TH JC JD JH JS QC QD QH QS KH AH"


def test_mau_7_who_draws_has_no_card_that_fits() -> None:
    made = table("7C 8S", "KD KS", top="QH", stock="9C 9D")

    assert ALL_THAT_FIT_ON_QH == ruled_out(made.game, made.state, 0, "draw")


def test_mau_7_where_drawing_is_free_it_proves_nothing() -> None:
    made = table("7C 8H", "KD KS", top="QH", stock="9C 9D", free_draw="on")

    assert "" == ruled_out(made.game, made.state, 0, "draw")


def test_mau_9_who_passes_because_nothing_is_left_has_no_card_that_fits() -> None:
    made = table("7C 8S", "KD KS", top="QH", free_draw="on")

    assert ALL_THAT_FIT_ON_QH == ruled_out(made.game, made.state, 0, "pass")


def test_mau_15_answering_a_seven_is_no_duty_so_drawing_the_load_proves_nothing() -> None:
    made = table("7C 8S", "KD KS", top="7H", stock="9C 9D TC")

    assert "" == ruled_out(made.game, made.state, 0, "draw")


def test_mau_5_a_play_proves_nothing_about_the_rest() -> None:
    made = table("8H 9H", "KD KS", top="QH", stock="9C 9D")

    assert "" == ruled_out(made.game, made.state, 0, "play 8H!")


def test_mau_20_a_wished_suit_is_what_fits() -> None:
    made = table("7C 8H", "KD KS", top="JH=S", stock="9C 9D")

    assert "7S 8S 9S TS JC JD JH JS QS KS AS" == ruled_out(made.game, made.state, 0, "draw")


@pytest.mark.parametrize(
    ("zone", "barred"),
    [
        ("hand", ALL_THAT_FIT_ON_QH),
        ("drawn", "7C 7D 7S 8C 8D 8S 9C 9D 9S TC TD TS KC KD KS AC AD AS"),
    ],
)
def test_mau_6_a_card_drawn_joins_the_hand_only_if_it_does_not_fit(zone: str, barred: str) -> None:
    made = table("7C 8S", "KD KS", top="QH", stock="9C 9D")

    assert barred == barred_from_arriving(made.game, made.state, "draw", zone, 0)


def test_mau_14_what_is_drawn_for_a_load_may_be_anything() -> None:
    made = table("7C 8S", "KD KS", top="7H", stock="9C 9D TC")

    assert "" == barred_from_arriving(made.game, made.state, "draw", "hand", 0)
