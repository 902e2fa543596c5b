"""An evening in a house: a real log in a file, quick bots, a clock moved by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pakl.adapters.bus import MemoryBus
from pakl.adapters.database import Database, open_database
from pakl.adapters.sql_archive import SqlArchive
from pakl.adapters.sql_log import SqlTableLog
from tests.play.people import Company, Evening, HandClock, Weather, Wire


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """The file of the house."""
    opened = await open_database(f"sqlite:///{tmp_path}/house.db")
    yield opened
    await opened.close()


@asynccontextmanager
async def log_in(database: Database) -> AsyncIterator[Weather]:
    """The log in a database, in any weather."""
    log = SqlTableLog(database)
    yield Weather(log)
    await log.close()


@pytest.fixture
async def weather(database: Database) -> AsyncIterator[Weather]:
    """The log of the house."""
    async with log_in(database) as log:
        yield log


@pytest.fixture
def archive(database: Database) -> SqlArchive:
    """The records of the house."""
    return SqlArchive(database)


@pytest.fixture
def company() -> Company:
    """The bots of the house."""
    return Company()


@pytest.fixture
async def evening(weather: Weather, company: Company) -> AsyncIterator[Evening]:
    """A house that is one process."""
    evening = Evening(weather, MemoryBus(), company, HandClock())
    yield evening
    await evening.house.close()


@pytest.fixture
def wire() -> Wire:
    """What the processes of a house are joined by."""
    return Wire()


@pytest.fixture
async def evenings(
    weather: Weather, company: Company, wire: Wire, tmp_path: Path
) -> AsyncIterator[tuple[Evening, Evening]]:
    """The same evening in two processes: one file, one wire, one clock."""
    clock = HandClock()
    other = await open_database(f"sqlite:///{tmp_path}/house.db")
    async with log_in(other) as other_log:
        here = Evening(weather, wire.end(), company, clock)
        there = Evening(other_log, wire.end(), company, clock, seed=4)
        yield here, there
        await here.house.close()
        await there.house.close()
    await other.close()
