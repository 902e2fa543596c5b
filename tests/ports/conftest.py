"""What the tests of storage have in common."""

from collections.abc import AsyncIterator

import pytest

from pakl.adapters.database import Database, open_database
from pakl.adapters.sql_archive import SqlArchive
from pakl.adapters.sql_guests import SqlGuestBook
from pakl.adapters.sql_log import SqlTableLog


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An open database."""
    opened = await open_database(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def log(database: Database) -> AsyncIterator[SqlTableLog]:
    """A log in the database."""
    log = SqlTableLog(database)
    yield log
    await log.close()


@pytest.fixture
def archive(database: Database) -> SqlArchive:
    """An archive in the database."""
    return SqlArchive(database)


@pytest.fixture
def guest_book(database: Database) -> SqlGuestBook:
    """A guest book in the database."""
    return SqlGuestBook(database)
