"""A process that is killed: everything it said was stored is there, and nothing in part."""

import asyncio
import random

from pakl.adapters.database import open_database
from pakl.adapters.sql_log import SqlTableLog
from pakl.play.entries import TableId
from tests.ports.tables import move, summary
from tests.services.programs import run_python

TABLES = 8
KILLS = 5

PLAYING = """
import asyncio, sys
from pakl.adapters.database import open_database
from pakl.adapters.sql_log import SqlTableLog
from pakl.play.entries import TableId
from tests.ports.tables import move, summary

async def play(log, table):
    version = len(await log.read(TableId(table), 0))
    while True:
        lines = [move(version + 1), move(version + 2)]
        await log.append(summary(table, version + 2), version + 1, lines, [])
        version += 2
        print(table, version, flush=True)

async def house(url, tables):
    log = SqlTableLog(await open_database(url))
    await asyncio.gather(*[play(log, f"t{number}") for number in range(tables)])

asyncio.run(house(sys.argv[1], int(sys.argv[2])))
"""


async def test_what_was_acknowledged_outlives_the_process(database_url: str) -> None:
    chance = random.Random(1)
    acknowledged = {f"t{number}": 0 for number in range(TABLES)}
    for _ in range(KILLS):
        playing = run_python(PLAYING, database_url, str(TABLES))
        assert playing.stdout is not None
        with playing.stdout:
            said = [playing.stdout.readline()]
            await asyncio.sleep(chance.uniform(0, 0.3))
            playing.kill()
            playing.wait()
            said += playing.stdout.readlines()
        # The last line may be cut off by the kill.
        for line in said:
            if line.endswith("\n"):
                table, version = line.split()
                acknowledged[table] = max(acknowledged[table], int(version))

    database = await open_database(database_url)
    log = SqlTableLog(database)
    summaries = {found.table: found for found in await log.lobby(TABLES)}
    for table, last in acknowledged.items():
        lines = await log.read(TableId(table), 0)
        assert 0 < last <= len(lines)
        assert 0 == len(lines) % 2
        assert [move(number + 1) for number in range(len(lines))] == lines
        # A summary may be behind its log for a while, and is never ahead of it.
        kept = summaries.pop(TableId(table))
        assert kept == summary(table, kept.version)
        assert 0 < kept.version <= len(lines)
    assert {} == summaries
    await database.close()
