"""Real servers: one for a test of its own, one that many tests share."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.clients import Browser
from tests.server.processes import ServerProcess
from tests.services.redis import Redis


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of this test alone, not started yet: its ``env`` may be changed first."""
    process = ServerProcess(tmp_path)
    yield process
    process.kill()


@pytest.fixture
def pair(tmp_path: Path, postgres_url: str, redis: Redis) -> Iterator[list[ServerProcess]]:
    """Two servers on one PostgreSQL and one Redis, not started yet."""
    shared = {"PAKL_DATABASE_URL": postgres_url, "PAKL_REDIS_URL": redis.url}
    processes = [ServerProcess(tmp_path / name, **shared) for name in ("one", "other")]
    yield processes
    for process in processes:
        process.kill()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests share and none changes."""
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.kill()


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows a guest little, and is shared too."""
    little = {
        "PAKL_REQUESTS_PER_GUEST": "5",
        "PAKL_REQUESTS_PER_GUEST_BURST": "30",
        "PAKL_PACKETS_PER_LINE": "20",
        "PAKL_PACKETS_PER_LINE_BURST": "80",
        "PAKL_SOCKETS_PER_GUEST": "4",
        "PAKL_TABLES_PER_GUEST": "3",
    }
    process = ServerProcess(tmp_path_factory.mktemp("strict"), **little)
    process.start()
    yield process
    process.kill()


@pytest.fixture
async def eva(shared_server: ServerProcess) -> AsyncIterator[Browser]:
    """A browser at the shared server."""
    async with Browser(shared_server) as browser:
        yield browser


@pytest.fixture
async def otto(shared_server: ServerProcess) -> AsyncIterator[Browser]:
    """Another browser at the shared server."""
    async with Browser(shared_server) as browser:
        yield browser
