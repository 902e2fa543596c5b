"""Who sits next, in either direction."""

import pytest

from pakl.kernel.seats import CLOCKWISE, COUNTERCLOCKWISE, Seat, seat_after


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("steps", [CLOCKWISE, COUNTERCLOCKWISE, 2, -2])
def test_the_next_seat_is_found_around_the_table(seats: int, steps: int) -> None:
    expected = [(seat + steps) % seats for seat in range(seats)]

    assert expected == [seat_after(Seat(seat), seats, steps) for seat in range(seats)]
