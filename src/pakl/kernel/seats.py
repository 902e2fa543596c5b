"""Seats: all that rules know of players.

Seats are numbered 0 to n - 1 clockwise; the seat to the left of one is the next
number. A viewer is a seat or a spectator.
"""

from typing import Final, NewType

from mypy_extensions import i64

Seat = NewType("Seat", i64)
SeatSet = i64

NO_SEAT: Final = Seat(-1)
SPECTATOR: Final = Seat(-2)
# A spectator who is shown whatever any player sees.
ALL_HANDS: Final = Seat(-4)

CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = -1


def seat_after(seat: Seat, seats: i64, steps: i64 = CLOCKWISE) -> Seat:
    """The next seat in this direction, or one more steps away, but not more than once around.

    Without a branch, because nothing foretells where the table ends (3 ns less a turn).
    """
    following = seat + steps
    following += seats & (following >> 61)
    following -= seats & ((seats - 1 - following) >> 61)
    return Seat(following)
