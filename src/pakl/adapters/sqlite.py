"""An SQLite file: one thread writes, a few read, and nobody waits for a reader.

A thread gets whole functions to do, not statement by statement: each time it comes
back for more it would have to wait until the event loop lets it.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from pakl.adapters.faults import reason
from pakl.kernel.errors import Malformed
from pakl.play.ports import CommitUnknown, StorageDown

READERS: Final = 2
MOST_WAITING: Final = 1_000
PATIENCE: Final = 10.0
LOCK_SECONDS: Final = 4
OWNER_ONLY_FILE: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700

# WAL: readers and the writer don't wait for each other. NORMAL: a commit survives the
# process; after a power cut the file is whole but may lack the last moments.
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {LOCK_SECONDS * 1_000}",
)

# How a transaction begins. SQLite refuses a reader that turns into a writer while another
# writes, and does not even wait; so writers say at once that they will write.
BEGIN: Final = "pakl_begin"

Answer = TypeVar("Answer")


class SqliteDatabase:
    """A database in one file."""

    def __init__(self, path: Path) -> None:
        make_private_file(path)
        self._engine = engine_of(path)
        self._reading = self._engine.execution_options(**{BEGIN: "BEGIN"})
        self._writing = self._engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="pakl-reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="pakl-writer")
        self._waiting = 0

    async def read(
        self, work: Callable[[Connection], Answer], patience: float = PATIENCE
    ) -> Answer:
        return await self._hand_over(self._readers, self._reading, work, patience)

    async def write(
        self, work: Callable[[Connection], Answer], patience: float = PATIENCE
    ) -> Answer:
        return await self._hand_over(self._writer, self._writing, work, patience)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    async def _hand_over(
        self,
        threads: ThreadPoolExecutor,
        engine: Engine,
        work: Callable[[Connection], Answer],
        patience: float,
    ) -> Answer:
        """Lets a thread do the work, and waits for it as long as patience lasts."""
        if self._waiting >= MOST_WAITING:
            raise StorageDown("too much waits for the database already")
        try:
            job = threads.submit(transacted, engine, work)
        except RuntimeError as error:
            raise StorageDown("the database is closed") from error
        self._waiting += 1
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(job)
        except IntegrityError:
            raise
        except TimeoutError as error:
            # A job that has begun can't be called back: it may still be stored.
            if job.cancelled():
                raise StorageDown("the database is too busy") from error
            raise CommitUnknown("the database gives no answer") from error
        except (SQLAlchemyError, OSError) as error:
            raise StorageDown(f"the database can't be used now: {reason(error)}") from error
        finally:
            self._waiting -= 1


def transacted(engine: Engine, work: Callable[[Connection], Answer]) -> Answer:
    """Does the work as a whole, or not at all."""
    with engine.begin() as connection:
        return work(connection)


def engine_of(path: Path) -> Engine:
    """The engine of a file, with our pragmas and our own transactions."""
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        poolclass=QueuePool,
        pool_size=READERS + 1,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": LOCK_SECONDS},
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Sets a new connection up."""
    # Else the driver begins transactions when it sees fit, and breaks savepoints.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """Begins a transaction to read or to write."""
    connection.exec_driver_sql(connection.get_execution_options()[BEGIN])


def make_private_file(path: Path) -> None:
    """Sees to it that the file is there, and made for its owner only.

    Raises:
        Malformed: If it can't be made.
    """
    try:
        for folder in reversed(path.absolute().parents):
            if not folder.exists():
                folder.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY_FILE))
    except OSError as error:
        raise Malformed(f"the database file {path} can't be opened: {reason(error)}") from error
