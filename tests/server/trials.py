"""Trials of a house under play: killed again and again, or without what it stands on.

The suite does these briefly and ``bench/crash.py`` for long.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

from tests.server.crowd import Crowd, until
from tests.server.processes import ServerProcess
from tests.server.scripted import Person
from tests.services.postgres import Postgres
from tests.services.redis import Redis

PATIENCE: Final = 90.0
# Moves of all tables between two kills.
FEWEST_MOVES: Final = 5
MOST_MOVES: Final = 60

Act = Callable[[], None]


async def kill_again_and_again(
    crowd: Crowd,
    houses: Sequence[ServerProcess],
    kills: int,
    dice: Random,
    note: Callable[[float], None] = lambda _: None,
) -> None:
    """Kills one of these processes and starts it again, so many times, in the midst of play.

    ``note`` is told after each kill how long the start took.
    """
    for _ in range(kills):
        await crowd.let_play(dice.randrange(FEWEST_MOVES, MOST_MOVES), PATIENCE)
        house = dice.choice(houses)
        await crowd.wait_for_packet(house)
        house.cut_off()
        begun = time.monotonic()
        await asyncio.to_thread(house.restart)
        note(time.monotonic() - begun)
    await crowd.go_on_everywhere(PATIENCE)


class Outage:
    """Something is away from now on, for so many seconds at least."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds

    async def rest(self) -> None:
        """Waits until it may come back."""
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))


@asynccontextmanager
async def outage(begin: Act, end: Act, seconds: float) -> AsyncIterator[Outage]:
    """Something is away for a while."""
    await asyncio.to_thread(begin)
    try:
        away = Outage(seconds)
        yield away
        await away.rest()
    finally:
        await asyncio.to_thread(end)


def ways_to_go(service: Postgres | Redis) -> dict[str, tuple[Act, Act]]:
    """How a service goes away, and how it comes back then."""
    return {
        "frozen": (service.freeze, service.thaw),
        "crashed": (service.crash, service.start),
    }


async def do_without_redis(crowd: Crowd, redis: Redis, how: str, seconds: float) -> None:
    """While Redis is away play goes on at every table, and after that as before."""
    await crowd.begin(PATIENCE)
    async with outage(*ways_to_go(redis)[how], seconds) as away:
        while time.monotonic() < away.until:
            await crowd.go_on_everywhere(PATIENCE)
    await crowd.go_on_everywhere(PATIENCE)
    assert not any(person.passing_refusals for person in crowd.people)


async def do_without_postgres(crowd: Crowd, postgres: Postgres, how: str, seconds: float) -> None:
    """While PostgreSQL is away everybody is told, and after that play goes on by itself."""
    await crowd.begin(PATIENCE)
    for person in crowd.people:
        person.statuses.clear()
    async with outage(*ways_to_go(postgres)[how], seconds) as away:
        await until(lambda: all("down" in person.statuses for person in crowd.people), PATIENCE)
        moves = crowd.moves()
        await away.rest()
        assert moves == crowd.moves(), "a move was answered that can't have been stored"
    await crowd.go_on_everywhere(PATIENCE)
    assert any(person.passing_refusals for person in crowd.people)
    await until(lambda: all(knows_that_storage_is_up(one) for one in crowd.people), PATIENCE)


def knows_that_storage_is_up(person: Person) -> bool:
    """Whether the last that a person was told is that moves can be stored."""
    return person.statuses[-1] == "up"
