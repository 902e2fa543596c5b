"""Databases by their URL: an SQLite file, or PostgreSQL.

Work is a plain function that gets a connection and keeps to the SQL that both know.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pakl.adapters.faults import reason
from pakl.adapters.migrations import migrate
from pakl.adapters.sqlite import SqliteDatabase
from pakl.kernel.errors import Malformed

SQLITE: Final = ("sqlite", "sqlite+aiosqlite", "sqlite+pysqlite")
POSTGRES: Final = ("postgresql", "postgres", "postgresql+asyncpg")
ASYNCPG: Final = "postgresql+asyncpg"
MIGRATION_PATIENCE: Final = 300.0

Answer = TypeVar("Answer")


class Database(Protocol):
    """A database at hand.

    An ``IntegrityError`` of SQLAlchemy passes through: only who wrote knows what a
    taken key means.
    """

    async def read(self, work: Callable[[Connection], Answer], patience: float = ...) -> Answer:
        """The answer of work that only reads, all of it as of one moment.

        Raises:
            StorageDown: If there is no answer within so many seconds.
        """

    async def write(self, work: Callable[[Connection], Answer], patience: float = ...) -> Answer:
        """The answer of work that writes: all of it is stored, or nothing.

        Raises:
            StorageDown: If it can't be stored within so many seconds.
            CommitUnknown: If nobody can say now whether it was stored.
        """

    async def close(self) -> None:
        """Lets go of the database, after the work under way."""


async def open_database(url: str) -> Database:
    """The database of a URL, brought up to date.

    Raises:
        Malformed: If the URL names no database that we know, or a newer Pakl's.
        StorageDown: If it can't be reached.
    """
    database = database_of(url)
    try:
        await database.write(migrate, MIGRATION_PATIENCE)
    except BaseException:
        await database.close()
        raise
    return database


def database_of(url: str) -> Database:
    """The database of a URL, as it is.

    Raises:
        Malformed: If the URL names no database that we know.
    """
    parts = parts_of(url)
    if parts.drivername in SQLITE:
        return SqliteDatabase(file_of(parts))
    # What it needs takes a while to load, and most houses do without.
    from pakl.adapters.postgres import PostgresDatabase  # noqa: PLC0415

    try:
        return PostgresDatabase(parts.set(drivername=ASYNCPG))
    except SQLAlchemyError as error:
        raise Malformed(f"the database URL can't be used: {reason(error)}") from error


def check_is_there(url: str) -> None:
    """Refuses the URL of a file that would be made first.

    Raises:
        Malformed: If there is no such file, or the URL names no database that we know.
    """
    parts = parts_of(url)
    if parts.drivername in SQLITE and not file_of(parts).exists():
        raise Malformed(f"there is no database file {file_of(parts)}")


def parts_of(url: str) -> URL:
    """A URL taken apart, if it is one of ours."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Malformed("the database URL can't be read") from error
    if parts.drivername not in SQLITE and parts.drivername not in POSTGRES:
        raise Malformed(
            f"the database URL begins with {parts.drivername!r}; we know sqlite and postgresql"
        )
    return parts


def file_of(parts: URL) -> Path:
    """The file that an SQLite URL names."""
    if not parts.database or parts.database == ":memory:":
        raise Malformed("the database URL names no file: sqlite:///folder/file.db")
    return Path(parts.database)
