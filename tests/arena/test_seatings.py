"""Everybody sits everywhere."""

import pytest

from pakl.arena.seatings import COMPOSITIONS, compositions_for, seatings
from pakl.kernel.errors import Malformed


def test_two_change_places() -> None:
    assert ["AB", "BA"] == seatings("one", 2) == seatings("most", 2) == seatings("half", 2)
    assert ["one"] == compositions_for(2)


def test_one_goes_round_among_the_others() -> None:
    assert ["ABBB", "BABB", "BBAB", "BBBA"] == seatings("one", 4)
    assert ["BAA", "ABA", "AAB"] == seatings("most", 3)


def test_rotations_that_look_alike_are_played_once() -> None:
    assert ["ABAB", "BABA"] == seatings("half", 4)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_side_sits_everywhere_equally_often(seats: int) -> None:
    for composition in compositions_for(seats):
        columns = zip(*seatings(composition, seats))

        assert 1 == len({column.count("A") for column in columns})


def test_an_odd_number_has_no_halves() -> None:
    assert ["one", "most"] == compositions_for(3)
    assert set(COMPOSITIONS) == set(compositions_for(4))
    with pytest.raises(Malformed, match="3 players can't be half and half"):
        seatings("half", 3)
