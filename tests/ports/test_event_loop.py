"""The server runs in uvloop, whose parts look like asyncio's without being them."""

import uvloop

from pakl.adapters.bot_pool import BotPool
from pakl.adapters.database import open_database
from pakl.adapters.redis_bus import RedisBus
from pakl.adapters.sql_log import SqlTableLog
from pakl.play.entries import TableId
from tests.ports.tables import opening, summary
from tests.ports.test_bots import question
from tests.services.redis import Redis
from tests.services.waiting import until


def test_a_log_works_there(database_url: str) -> None:
    async def write_and_read() -> list[str]:
        database = await open_database(database_url)
        log = SqlTableLog(database)
        await log.append(summary("t", 1), 1, [opening("t")], [])
        lines = await log.read(TableId("t"), 0)
        await log.close()
        await database.close()
        return lines

    assert [opening("t")] == uvloop.run(write_and_read())


def test_a_bus_works_there(redis: Redis) -> None:
    async def say_and_hear() -> list[bytes]:
        here, there = RedisBus(redis.url), RedisBus(redis.url)
        await here.start()
        await there.start()
        heard: list[bytes] = []
        there.listen("t", heard.append)
        await there.settled()
        await here.publish("t", b"hello")
        await until(lambda: bool(heard))
        await here.close()
        await there.close()
        return heard

    assert [b"hello"] == uvloop.run(say_and_hear())


def test_bots_work_there() -> None:
    async def ask() -> str:
        bots = BotPool(
            choose="pakl.bots.answering:choose",
            advise="pakl.bots.hints:advise",
            levels="pakl.bots.levels:levels",
            workers=1,
            timeout=10.0,
        )
        await bots.start()
        chosen = await bots.choose(question("draw"))
        await bots.close()
        return chosen

    assert "draw" == uvloop.run(ask())
