"""How cards stand to others of their suits."""

from pakl.games.fox.standing import (
    NONE_ABOVE,
    NONE_BELOW,
    ONE_ABOVE,
    ONE_BELOW,
    in_all_suits,
)
from pakl.games.fox.tests.table import cards, names

HELD = cards("B3 K2 K5 K9 M11")
OTHERS = cards("K4 K8 M1")


def test_no_other_is_above_the_highest_of_a_suit() -> None:
    assert "B3 K9 M11" == names(HELD & in_all_suits(NONE_ABOVE, OTHERS))


def test_one_other_is_above_the_next() -> None:
    assert "K5" == names(HELD & in_all_suits(ONE_ABOVE, OTHERS))


def test_no_other_is_below_the_lowest_of_a_suit() -> None:
    assert "B3 K2" == names(HELD & in_all_suits(NONE_BELOW, OTHERS))


def test_one_other_is_below_the_next() -> None:
    assert "K5 M11" == names(HELD & in_all_suits(ONE_BELOW, OTHERS))
