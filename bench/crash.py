"""What a house survives: ``python3 dev.py bench crash``.

Scripted people play at fifty tables of all games over real sockets, and meanwhile

- one server on an SQLite file is killed with SIGKILL and started again, 200 times;
- the same with two servers on PostgreSQL and Redis, one of them at a time;
- Redis and then PostgreSQL are away for 30 seconds, frozen and crashed.

After each of these every packet that was answered must stand in the log exactly once and
none that was refused, versions must have no gaps, and what every person made of its
frames must be what a replay of the log makes. The first difference ends the run. The
tests of the suite do the same for a shorter time.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.server.crowd import Crowd, gathered
from tests.server.processes import ServerProcess
from tests.server.trials import (
    PATIENCE,
    do_without_postgres,
    do_without_redis,
    kill_again_and_again,
)
from tests.services.postgres import Postgres
from tests.services.redis import Redis

WITHOUT_END: Final = 1_000_000
WAYS: Final = ("frozen", "crashed")
# How long people think at most, in seconds; with two servers play goes on all the time.
SLOWNESS_AT_ONE: Final = 0.5
SLOWNESS_AT_TWO: Final = 2.5

# The median of all starts and the longest; moves that were answered; lines in the log; packets
# that were sent again; sockets; and packets that were refused because nothing can be stored.
COLUMNS: Final = (
    "kills",
    "start",
    "longest",
    "moves",
    "log",
    "again",
    "sockets",
    "refused",
    "took",
)
WIDTH: Final = 100

Ordeal = Callable[[Crowd], Awaitable[list[float]]]


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    kills: int
    tables: int
    seconds: float
    seed: int
    only: str


class Result(NamedTuple):
    """What came of one trial; that it came at all means that nothing was lost."""

    name: str
    restarts: list[float]
    moves: int
    entries: int
    sent_again: int
    lines: int
    refused: int
    seconds: float


class Services(NamedTuple):
    """What two servers share."""

    postgres: Postgres
    redis: Redis


# Trials


async def trial(
    name: str, houses: list[ServerProcess], wishes: Wishes, slowness: float, ordeal: Ordeal
) -> Result:
    """Lets people play through an ordeal, and compares everything afterwards."""
    begun = time.monotonic()
    await asyncio.gather(*[asyncio.to_thread(house.start) for house in houses])
    try:
        dice = Random(wishes.seed)
        crowd = await gathered(houses, wishes.tables, dice, slowness=slowness, matches=WITHOUT_END)
        async with crowd.playing():
            restarts = await ordeal(crowd)
            books = await crowd.check(houses[0].database_url, PATIENCE)
    finally:
        for house in houses:
            house.kill()
    return Result(
        name=name,
        restarts=restarts,
        moves=crowd.moves(),
        entries=sum(books.versions().values()),
        sent_again=sum(person.sent_again for person in crowd.people),
        lines=sum(person.lines for person in crowd.people),
        refused=sum(person.passing_refusals for person in crowd.people),
        seconds=time.monotonic() - begun,
    )


def killing(houses: list[ServerProcess], wishes: Wishes, console: Console) -> Ordeal:
    """The ordeal of being killed again and again."""

    async def ordeal(crowd: Crowd) -> list[float]:
        restarts: list[float] = []
        with Progress(console=console) as progress:
            task = progress.add_task(f"{wishes.kills} kills", total=wishes.kills)

            def note(seconds: float) -> None:
                restarts.append(seconds)
                progress.advance(task)

            await kill_again_and_again(crowd, houses, wishes.kills, Random(wishes.seed), note)
        return restarts

    return ordeal


async def try_one(wishes: Wishes, console: Console) -> list[Result]:
    """One server on an SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        houses = [ServerProcess(Path(folder))]
        ordeal = killing(houses, wishes, console)
        return [await trial("one server, killed", houses, wishes, SLOWNESS_AT_ONE, ordeal)]


async def try_two(wishes: Wishes, services: Services, console: Console) -> list[Result]:
    """Two servers on PostgreSQL and Redis."""
    with tempfile.TemporaryDirectory() as folder:
        houses = two_servers(Path(folder), services)
        ordeal = killing(houses, wishes, console)
        return [await trial("two servers, killed", houses, wishes, SLOWNESS_AT_TWO, ordeal)]


async def try_outages(wishes: Wishes, services: Services, console: Console) -> list[Result]:
    """Two servers without Redis, and without PostgreSQL."""
    results: list[Result] = []
    for how in WAYS:
        for name in ("Redis", "PostgreSQL"):
            console.print(f"{name} is {how} for {wishes.seconds:.0f} s …")

            async def ordeal(crowd: Crowd, name: str = name, how: str = how) -> list[float]:
                if name == "Redis":
                    await do_without_redis(crowd, services.redis, how, wishes.seconds)
                else:
                    await do_without_postgres(crowd, services.postgres, how, wishes.seconds)
                return []

            with tempfile.TemporaryDirectory() as folder:
                houses = two_servers(Path(folder), services)
                title = f"{name} {how}"
                results.append(await trial(title, houses, wishes, SLOWNESS_AT_TWO, ordeal))
    return results


def two_servers(folder: Path, services: Services) -> list[ServerProcess]:
    """Two servers on a database of their own."""
    shared = {
        "PAKL_DATABASE_URL": services.postgres.new_database(),
        "PAKL_REDIS_URL": services.redis.url,
    }
    return [ServerProcess(folder / name, **shared) for name in ("one", "other")]


@contextmanager
def running(services: Services) -> Iterator[None]:
    """PostgreSQL and Redis run as long as they are needed."""
    try:
        services.postgres.start()
        services.redis.start()
        yield
    finally:
        services.postgres.remove()
        services.redis.remove()


# Telling


def table_of(results: list[Result]) -> Table:
    """The results for people."""
    table = Table(title="Nothing was lost, and everybody saw what the log says")
    table.add_column("trial", no_wrap=True)
    for title in COLUMNS:
        table.add_column(title, justify="right")
    for one in results:
        starts = ["–", "–"]
        if one.restarts:
            middle, longest = statistics.median(one.restarts), max(one.restarts)
            starts = [f"{middle:.1f} s", f"{longest:.1f} s"]
        counts = [one.moves, one.entries, one.sent_again, one.lines, one.refused]
        kills = str(len(one.restarts))
        table.add_row(one.name, kills, *starts, *map(str, counts), f"{one.seconds:.0f} s")
    return table


def read_arguments() -> Wishes:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="dev.py bench crash")
    parser.add_argument("--kills", type=int, default=200, help="how often a server is killed")
    parser.add_argument("--tables", type=int, default=50, help="how many tables are played at")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long an outage takes")
    parser.add_argument("--seed", type=int, default=1, help="another number, another course")
    parser.add_argument("--only", choices=["one", "two", "outages"], default="")
    return Wishes(**vars(parser.parse_args()))


async def run(wishes: Wishes, console: Console) -> list[Result]:
    """All trials that were asked for and can be made here."""
    results: list[Result] = []
    if wishes.only in ("", "one"):
        results += await try_one(wishes, console)
    if wishes.only == "one":
        return results
    try:
        services = Services(Postgres(), Redis())
    except RuntimeError as error:
        console.print(f"[bold red]Two servers were not tried: {error}")
        return results
    with running(services):
        if wishes.only in ("", "two"):
            results += await try_two(wishes, services, console)
        if wishes.only in ("", "outages"):
            results += await try_outages(wishes, services, console)
    return results


def main() -> None:
    """Makes the trials, and prints what came of them."""
    console = Console(width=WIDTH)
    results = asyncio.run(run(read_arguments(), console))
    if not results:
        sys.exit(1)
    console.print(table_of(results))


if __name__ == "__main__":
    main()
