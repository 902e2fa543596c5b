"""Limits: how often and how many, with a bound on what is remembered for them."""

import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from pakl.server.settings import Allowances

MOST_REMEMBERED: Final = 50_000
HOUR: Final = 3_600.0


class Level(Struct):
    """What is left in a bucket, and when that was so."""

    left: float
    at: float


class Bucket:
    """One bucket of tokens, for one line: it fills with time, and everything takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def gives(self, now: float) -> bool:
        """Takes a token if there is one."""
        left = self.left + (now - self.at) * self.rate
        self.left = min(left, self.burst) - 1
        self.at = now
        if self.left >= 0:
            return True
        self.left += 1
        return False


class Buckets:
    """A bucket for everybody; who was not seen for longest is forgotten first."""

    def __init__(
        self,
        rate: float,
        burst: float,
        *,
        most: int = MOST_REMEMBERED,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.clock = clock
        self.levels: dict[str, Level] = {}

    def gives(self, who: str) -> bool:
        """Takes a token for somebody if there is one."""
        now = self.clock()
        level = self.levels.pop(who, None)
        if level is None:
            level = Level(self.burst, now)
            if len(self.levels) >= self.most:
                del self.levels[next(iter(self.levels))]
        self.levels[who] = level
        level.left = min(self.burst, level.left + (now - level.at) * self.rate)
        level.at = now
        if level.left < 1:
            return False
        level.left -= 1
        return True

    def seconds_to_wait(self, who: str) -> int:
        """After how many seconds there will be a token again."""
        level = self.levels.get(who)
        if level is None or level.left >= 1:
            return 0
        return int((1 - level.left) / self.rate) + 1


class Places:
    """How many things somebody has at once, up to a bound."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Takes a place if there is one."""
        taken = self.taken.get(who, 0)
        if taken >= self.most:
            return False
        self.taken[who] = taken + 1
        return True

    def give_back(self, who: str) -> None:
        """Gives a place back."""
        left = self.taken[who] - 1
        if left:
            self.taken[who] = left
        else:
            del self.taken[who]


class Limits:
    """All limits of one process."""

    def __init__(self, allowances: Allowances) -> None:
        self.allowances = allowances
        self.requests_of_address = Buckets(
            allowances.requests_per_address, allowances.requests_per_address_burst
        )
        self.requests_of_guest = Buckets(
            allowances.requests_per_guest, allowances.requests_per_guest_burst
        )
        self.tables_of_address = hourly(allowances.tables_per_address_hourly)
        self.bots_of_address = hourly(allowances.bots_per_address_hourly)
        self.passes_of_address = hourly(allowances.passes_per_address_hourly)
        self.sockets_of_address = Places(allowances.sockets_per_address)
        self.sockets_of_guest = Places(allowances.sockets_per_guest)

    def line_bucket(self, now: float) -> Bucket:
        """The bucket of a new line."""
        allowances = self.allowances
        return Bucket(allowances.packets_per_line, allowances.packets_per_line_burst, now)


def hourly(number: int) -> Buckets:
    """So many in an hour, all at once if need be."""
    return Buckets(number / HOUR, number)
