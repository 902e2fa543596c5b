"""What the server stands on is gone for a while: people are told, nothing is lost, play goes on."""

import asyncio
import contextlib
import resource
import subprocess
import urllib.error
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.books import read_books
from tests.server.crowd import Crowd, gathered, until
from tests.server.processes import ServerProcess
from tests.server.scripted import opened_spot
from tests.server.trials import PATIENCE, do_without_postgres, do_without_redis
from tests.services.postgres import Postgres
from tests.services.redis import Redis

pytestmark = pytest.mark.long

TABLES = 12
OUTAGE_SECONDS = 8.0
SLOWNESS = 0.5


@pytest.fixture
async def crowd(pair: list[ServerProcess]) -> Crowd:
    """People at tables of all games, some at one process, some at the other."""
    await asyncio.gather(*[asyncio.to_thread(server.start) for server in pair])
    crowd = await gathered(pair, TABLES, Random(3), slowness=SLOWNESS)
    stay_on_their_lines(crowd)
    return crowd


def stay_on_their_lines(crowd: Crowd) -> None:
    """Nobody who is on a good line changes it."""
    for person in crowd.people:
        person.moves_a_line = 0


@pytest.mark.parametrize("how", ["frozen", "crashed"])
async def test_while_redis_is_away_play_goes_on(
    how: str, crowd: Crowd, redis: Redis, postgres_url: str
) -> None:
    async with crowd.playing():
        await do_without_redis(crowd, redis, how, OUTAGE_SECONDS)
        await crowd.check(postgres_url, PATIENCE)


@pytest.mark.parametrize("how", ["frozen", "crashed"])
async def test_while_postgres_is_away_people_are_told_and_then_play_goes_on(
    how: str, crowd: Crowd, postgres: Postgres, postgres_url: str
) -> None:
    async with crowd.playing():
        await do_without_postgres(crowd, postgres, how, OUTAGE_SECONDS)
        await crowd.check(postgres_url, PATIENCE)


# A disk that is full


@asynccontextmanager
async def full_disk(folder: Path) -> AsyncIterator[None]:
    """No byte more fits on a disk."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as heavy, contextlib.suppress(OSError):
        while heavy.write(bytes(512)):
            pass
    try:
        yield
    finally:
        ballast.unlink()


@asynccontextmanager
async def forbidden_to_write(server: ServerProcess) -> AsyncIterator[None]:
    """The system lets a server write into no file."""
    assert server.process is not None
    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes, where one may be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "none", str(folder)]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip("nobody but root may mount a disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_on_a_full_disk_moves_are_refused_and_later_play_goes_on(small_disk: Path) -> None:
    server = ServerProcess(small_disk)
    try:
        await play_over_a_fault(server, full_disk(small_disk))
    finally:
        server.kill()


async def test_if_nothing_can_be_written_moves_are_refused_and_later_play_goes_on(
    server: ServerProcess,
) -> None:
    await play_over_a_fault(server, forbidden_to_write(server))


async def play_over_a_fault(
    server: ServerProcess, fault: AbstractAsyncContextManager[None]
) -> None:
    """Plays before, during and after a fault of the disk."""
    await asyncio.to_thread(server.start)
    crowd = await gathered([server], TABLES, Random(4), slowness=SLOWNESS)
    stay_on_their_lines(crowd)
    async with crowd.playing():
        await crowd.begin(PATIENCE)
        async with fault:
            await until(lambda: are_all_told(crowd), PATIENCE)
            assert any(person.passing_refusals for person in crowd.people)
            moves = crowd.moves()
            assert "unavailable" in await asyncio.to_thread(opening_refused, crowd)
            assert moves == crowd.moves()
            books = await read_books(server.database_url)
            books.check_packets(crowd.people)
        await crowd.go_on_everywhere(PATIENCE)
        await crowd.check(server.database_url, PATIENCE)


def are_all_told(crowd: Crowd) -> bool:
    """Whether people at every table know that nothing can be stored now.

    Somebody's move was refused there, or that of a bot, which nobody sees.
    """
    return all(
        "down" in person.statuses for spot in crowd.unfinished() for person in crowd.at(spot)
    )


def opening_refused(crowd: Crowd) -> str:
    """What is answered to somebody who wants to open one more table."""
    host = crowd.people[0]
    with pytest.raises(urllib.error.HTTPError) as refused:
        opened_spot(host, host.place.sheet, {}, matches=1)
    return refused.value.read().decode()
