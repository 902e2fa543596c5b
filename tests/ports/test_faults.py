"""Storage that fails: nothing is half stored, and it goes on as soon as it can."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from pakl.adapters.database import Database, open_database
from pakl.adapters.postgres import PATIENCE
from pakl.adapters.sql_log import FINDING_OUT_SECONDS, SqlTableLog
from pakl.play.entries import TableId
from pakl.play.ports import CommitUnknown, StorageDown
from tests.ports.tables import finished, move, opening, summary
from tests.services.postgres import Postgres
from tests.services.programs import run_python

pytestmark = pytest.mark.long

T = TableId("t")
GRACE = 5.0
Answer = TypeVar("Answer")


async def append(log: SqlTableLog, version: int) -> None:
    line = opening("t") if version == 1 else move(version)
    await log.append(summary("t", version), version, [line], [])


async def opened(url: str) -> AsyncIterator[Database]:
    database = await open_database(url)
    yield database
    await database.close()


@pytest.fixture
async def file(sqlite_url: str) -> AsyncIterator[Database]:
    async for database in opened(sqlite_url):
        yield database


@pytest.fixture
async def server(postgres_url: str) -> AsyncIterator[Database]:
    async for database in opened(postgres_url):
        yield database


# SQLite


async def test_a_file_that_is_full_refuses_the_whole_append(file: Database) -> None:
    def limit(connection: Connection, spare: int) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + spare}")

    log = SqlTableLog(file)
    await append(log, 1)
    await file.write(lambda connection: limit(connection, 2))
    record = finished("t", "r", "a long text\n" * 10_000)
    with pytest.raises(StorageDown, match="database or disk is full"):
        await log.append(summary("t", 3), 2, [move(2), move(3)], [record])
    assert [opening("t")] == await log.read(T, 0)
    assert [1] == [found.version for found in await log.lobby(10)]

    await file.write(lambda connection: limit(connection, 1_000))
    await log.append(summary("t", 3), 2, [move(2), move(3)], [record])
    assert [move(2), move(3)] == await log.read(T, 1)


ON_A_FULL_DISK = """
import asyncio, resource, sys
from pakl.adapters.database import open_database
from pakl.adapters.sql_log import SqlTableLog
from pakl.play.entries import TableId
from pakl.play.ports import StorageDown
from tests.ports.tables import move, opening, summary

async def fill(url):
    database = await open_database(url)
    log = SqlTableLog(database)
    await log.append(summary("t", 1), 1, [opening("t")], [])
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, resource.RLIM_INFINITY))
    version = 2
    refused = 0
    while refused < 3:
        assert version < 100_000
        try:
            await log.append(summary("t", version), version, [move(version)], [])
            version += 1
        except StorageDown as down:
            refused += 1
            reason = str(down)
    assert version - 1 == len(await log.read(TableId("t"), 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await log.append(summary("t", version), version, [move(version)], [])
    await log.close()
    await database.close()
    print(version, reason)

asyncio.run(fill(sys.argv[1]))
"""


async def test_a_process_that_may_not_write_more_refuses_and_goes_on_later(
    sqlite_url: str,
) -> None:
    program = run_python(ON_A_FULL_DISK, sqlite_url)
    said, _ = await asyncio.to_thread(program.communicate)
    version, reason = said.strip().split(" ", 1)

    assert 0 == program.returncode
    assert "the database can't be used now: disk I/O error" == reason
    async for database in opened(sqlite_url):
        lines = await SqlTableLog(database).read(T, 0)
        assert [opening("t"), *[move(n) for n in range(2, int(version) + 1)]] == lines


async def test_a_file_that_another_program_holds_is_waited_for_then_refused(
    file: Database, sqlite_url: str
) -> None:
    log = SqlTableLog(file)
    await append(log, 1)
    holder = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")

    with pytest.raises(StorageDown, match="database is locked"):
        await append(log, 2)
    assert [opening("t")] == await log.read(T, 0)

    waiting = asyncio.create_task(append(log, 2))
    await asyncio.sleep(0.2)
    holder.execute("ROLLBACK")
    holder.close()
    await waiting
    assert [move(2)] == await log.read(T, 1)


# PostgreSQL


async def test_a_server_that_was_stopped_is_come_back_to(
    postgres: Postgres, server: Database
) -> None:
    log = SqlTableLog(server)
    await append(log, 1)
    postgres.stop()
    with pytest.raises(StorageDown, match="the database can't be used now"):
        await append(log, 2)
    with pytest.raises(StorageDown):
        await log.read(T, 0)

    postgres.start()
    await append(log, 2)
    assert [opening("t"), move(2)] == await log.read(T, 0)


async def test_a_server_that_stands_still_is_noticed_within_seconds(
    postgres: Postgres, server: Database
) -> None:
    log = SqlTableLog(server)
    await append(log, 1)
    postgres.freeze()
    began = time.monotonic()
    outcomes = await asyncio.gather(append(log, 2), log.read(T, 0), return_exceptions=True)
    assert time.monotonic() - began < PATIENCE + GRACE
    assert [StorageDown, StorageDown] == [type(outcome) for outcome in outcomes]

    postgres.thaw()
    await append(log, 2)
    assert [opening("t"), move(2)] == await log.read(T, 0)


class FaultyDatabase:
    """A real database that something happens to just before a commit, once."""

    def __init__(self, database: Database, fault: Callable[[], None]) -> None:
        self._database = database
        self._faults = [fault]

    async def read(self, work: Callable[[Connection], Answer], patience: float = 5.0) -> Answer:
        return await self._database.read(work, patience)

    async def write(self, work: Callable[[Connection], Answer], patience: float = 5.0) -> Answer:
        def work_and_fault(connection: Connection) -> Answer:
            answer = work(connection)
            if self._faults:
                self._faults.pop()()
            return answer

        return await self._database.write(work_and_fault, patience)

    async def close(self) -> None:
        await self._database.close()


async def test_a_commit_that_was_carried_out_unheard_is_found_out(
    postgres: Postgres, server: Database
) -> None:
    await append(SqlTableLog(server), 1)
    # The server gets the commit and stands still until nobody waits for its answer.
    log = SqlTableLog(FaultyDatabase(server, postgres.freeze))
    asyncio.get_running_loop().call_later(PATIENCE + 1, postgres.thaw)
    await append(log, 2)

    assert [opening("t"), move(2)] == await log.read(T, 0)


async def test_a_commit_that_was_lost_is_made_again(postgres: Postgres, server: Database) -> None:
    def crash_and_start() -> None:
        postgres.crash()
        postgres.start()

    await append(SqlTableLog(server), 1)
    log = SqlTableLog(FaultyDatabase(server, crash_and_start))
    await asyncio.gather(
        append(log, 2), log.append(summary("u", 1), 1, [opening("u")], [finished("u", "r")])
    )

    assert [opening("t"), move(2)] == await log.read(T, 0)
    assert [opening("u")] == await log.read(TableId("u"), 0)


async def test_a_commit_that_nobody_knows_of_is_told_as_such(
    postgres: Postgres, server: Database
) -> None:
    await append(SqlTableLog(server), 1)
    log = SqlTableLog(FaultyDatabase(server, postgres.crash))
    began = time.monotonic()
    with pytest.raises(CommitUnknown):
        await append(log, 2)
    assert time.monotonic() - began < FINDING_OUT_SECONDS + GRACE

    postgres.start()
    await append(log, 2)
    assert [opening("t"), move(2)] == await log.read(T, 0)
