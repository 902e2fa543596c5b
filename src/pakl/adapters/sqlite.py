"""An SQLite file: one thread writes, a few read, one tidies up, and nobody waits for another.

A thread gets whole functions to do, not statement by statement: each time it comes
back for more it would have to wait until the event loop lets it.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from operator import attrgetter
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, NullPool, create_engine, event
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
# So many commits are carried over into the file at once, or the writer does it after so many pages.
COMMITS_TOGETHER: Final = 200
MOST_PAGES_BEHIND: Final = 20_000
OWNER_ONLY_FILE: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700

# WAL: readers and the writer don't wait for each other. NORMAL: a commit survives the
# process; after a power cut the file is whole but may lack the last moments.
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {LOCK_SECONDS * 1_000}",
    f"PRAGMA wal_autocheckpoint = {MOST_PAGES_BEHIND}",
)

# How a transaction begins. SQLite refuses a reader that turns into a writer while another
# writes, and does not even wait; so writers say at once that they will write.
BEGIN: Final = "pakl_begin"

Answer = TypeVar("Answer")


class SqliteDatabase:
    """A database in one file."""

    def __init__(self, path: Path) -> None:
        make_private_file(path)
        engine = engine_of(path)
        reading = engine.execution_options(**{BEGIN: "BEGIN"})
        self._readers = [Hand(reading, f"pakl-reader-{number}") for number in range(READERS)]
        self._writer = Hand(engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"}), "pakl-writer")
        self._keeper = Keeper(path)

    async def read(
        self, work: Callable[[Connection], Answer], patience: float = PATIENCE
    ) -> Answer:
        least_busy = min(self._readers, key=attrgetter("waiting"))
        try:
            return await least_busy.do(work, patience)
        except CommitUnknown as error:
            raise StorageDown("the database gives no answer") from error

    async def write(
        self, work: Callable[[Connection], Answer], patience: float = PATIENCE
    ) -> Answer:
        answer = await self._writer.do(work, patience)
        self._keeper.note_commit()
        return answer

    async def close(self) -> None:
        await self._keeper.close()
        await asyncio.gather(*[hand.close() for hand in (self._writer, *self._readers)])


class Hand:
    """A thread with a connection of its own, which does one work after another."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._connection: Connection | None = None
        self.waiting = 0

    async def do(self, work: Callable[[Connection], Answer], patience: float) -> Answer:
        """Does the work, if patience lasts that long.

        Raises:
            StorageDown: If it can't be done.
            CommitUnknown: If it is still being done.
        """
        if self.waiting >= MOST_WAITING:
            raise StorageDown("too much waits for the database already")
        try:
            job = self._thread.submit(self._do, work)
        except RuntimeError as error:
            raise StorageDown("the database is closed") from error
        self.waiting += 1
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(job)
        except IntegrityError:
            raise
        except TimeoutError as error:
            # What has begun can't be called back, and may be stored yet.
            if job.cancelled():
                raise StorageDown("the database is too busy") from error
            raise CommitUnknown("the database gives no answer") from error
        except (SQLAlchemyError, OSError) as error:
            raise StorageDown(f"the database can't be used now: {reason(error)}") from error
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Ends the thread, after what waits for it."""
        self._thread.submit(self._disconnect)
        await asyncio.to_thread(self._thread.shutdown)

    def _do(self, work: Callable[[Connection], Answer]) -> Answer:
        """Does the work as a whole, or not at all; here we are in the thread."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except SQLAlchemyError:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        """The next work gets a new connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Keeper:
    """A thread that carries what was committed over into the file.

    SQLite would let the writer do that, and everybody who moves would wait for the disk:
    at half load that made the longest waits three times as long.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pakl-keeper")
        self._job: Future[None] | None = None
        self._commits = 0

    def note_commit(self) -> None:
        """One more commit; when there are enough they are carried over."""
        self._commits += 1
        is_busy = self._job is not None and not self._job.done()
        if self._commits >= COMMITS_TOGETHER and not is_busy:
            self._commits = 0
            with contextlib.suppress(RuntimeError):  # the house closes
                self._job = self._thread.submit(carry_over, self._path)

    async def close(self) -> None:
        """Ends the thread, after what it does."""
        await asyncio.to_thread(self._thread.shutdown)


def carry_over(path: Path) -> None:
    """Carries over what was committed, as far as nobody is in the way."""
    # If it can't be done now the writer will meet the same trouble, and say so.
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def engine_of(path: Path) -> Engine:
    """The engine of a file, with our pragmas and our own transactions."""
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        poolclass=NullPool,
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
