"""Sees to it that the tests run over the build they are meant for, and has real services.

``PAKL_BUILD`` names it: ``interpreted`` (the default) or ``compiled``. The two halves of
``python3 dev.py test`` prove nothing when both run over the same one.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import pakl.kernel.cards
from tests.services.postgres import Postgres
from tests.services.redis import Redis

BUILDS = {".py": "interpreted", ".so": "compiled"}


def pytest_sessionstart() -> None:
    """Stops before the first test when the wrong build was imported."""
    expected = os.environ.get("PAKL_BUILD", "interpreted")
    if expected not in BUILDS.values():
        pytest.exit(f"PAKL_BUILD is {expected!r}; it may be {' or '.join(BUILDS.values())}", 1)
    imported = pakl.kernel.cards.__file__
    if not imported.endswith(tuple(suffix for suffix in BUILDS if BUILDS[suffix] == expected)):
        pytest.exit(f"these tests are for the {expected} build, but {imported} was imported", 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, so that at the end no core waits for the last of them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process."""
    server = Postgres()
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.remove()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """One Redis for all tests of this process."""
    server = Redis()
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.remove()


@pytest.fixture
def postgres(postgres_server: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop, freeze and crash."""
    yield postgres_server
    postgres_server.revive()


@pytest.fixture
def redis(redis_server: Redis) -> Iterator[Redis]:
    """A Redis that a test may stop, freeze and crash."""
    yield redis_server
    redis_server.revive()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A new, empty database in PostgreSQL."""
    return postgres.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new, empty database in a file."""
    return f"sqlite:///{tmp_path / 'house' / 'pakl.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A new, empty database; the test runs over each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
