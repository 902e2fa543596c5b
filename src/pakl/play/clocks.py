"""The clocks of a table: time for a move, then the seat's bank.

They run for every seat that everybody sees play wait for, so that a clock that
stands still tells nothing that the table does not show.
"""

from collections.abc import Iterable

from pakl.play.terms import Terms


class Clocks:
    """How long each seat may still think. All times are milliseconds."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self.for_a_move = terms.time_for_a_move()
        self.banks = [terms.bank() for _ in range(seats)]
        self.since: list[int | None] = [None for _ in range(seats)]
        self.is_late = [False for _ in range(seats)]
        self.stopped_at: int | None = None

    def late_at(self, seat: int) -> int | None:
        """When a seat is late, or since when it is; None if its clock does not run."""
        since = self.since[seat]
        if self.for_a_move is None or self.stopped_at is not None or since is None:
            return None
        return since + self.for_a_move + self.banks[seat]

    def settle(self, seat: int, now: int) -> None:
        """The seat has acted, or is not waited for any more: its bank pays what it overran."""
        since = self.since[seat]
        if since is None or self.for_a_move is None:
            return
        overrun = now - since - self.for_a_move
        self.banks[seat] -= min(max(overrun, 0), self.banks[seat])
        self.since[seat] = None
        self.is_late[seat] = False

    def wait_for(self, seats: Iterable[int], now: int, *, acted: int = -1) -> None:
        """From now on these seats are waited for; one that has just acted starts anew."""
        waited = set(seats)
        for seat in range(len(self.since)):
            if seat == acted or seat not in waited:
                self.settle(seat, now)
            if seat in waited and self.since[seat] is None:
                self.since[seat] = now

    def begin_again(self, seat: int, now: int) -> None:
        """A late seat has its player back, who has the time for a move once more."""
        if self.is_late[seat]:
            self.since[seat] = now if self.stopped_at is None else self.stopped_at
            self.is_late[seat] = False

    def stop(self, now: int) -> None:
        """All clocks stand still."""
        if self.stopped_at is None:
            self.stopped_at = now

    def go_on(self, now: int) -> None:
        """The clocks go on where they stood."""
        if self.stopped_at is None:
            return
        pause = max(now - self.stopped_at, 0)
        self.since = [None if since is None else since + pause for since in self.since]
        self.stopped_at = None
