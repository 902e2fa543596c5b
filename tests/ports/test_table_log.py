"""What every log of tables promises, on SQLite and on PostgreSQL."""

import asyncio

import pytest

from pakl.adapters.database import Database, open_database
from pakl.adapters.sql_archive import SqlArchive
from pakl.adapters.sql_log import SqlTableLog
from pakl.play.entries import PlayerId, TableId
from pakl.play.ports import CodeTaken, StorageDown, TableLog, VersionTaken
from tests.ports.tables import EVA, OTTO, finished, move, opening, seat, summary

T = TableId("t")


async def open_table(log: TableLog, table: str, *, opened_at: int = 1_000) -> None:
    lines = [opening(table)]
    await log.append(summary(table, 1, status="open", opened_at=opened_at), 1, lines, [])


async def test_what_was_appended_is_read_in_its_order(log: TableLog) -> None:
    await open_table(log, "t")
    await log.append(summary("t", 3), 2, [move(2), move(3)], [])
    await log.append(summary("t", 4), 4, [move(4)], [])

    assert [opening("t"), move(2), move(3), move(4)] == await log.read(T, 0)
    assert [move(4)] == await log.read(T, 3)
    assert [] == await log.read(T, 4)


async def test_of_a_table_that_does_not_exist_there_is_nothing_to_read(log: TableLog) -> None:
    assert [] == await log.read(TableId("nowhere"), 0)


async def test_a_line_keeps_every_letter(log: TableLog) -> None:
    await open_table(log, "t")
    line = move(2, "say „Žluťoučký kůň“ 🂡 \\ ' \" %s ? :name")
    await log.append(summary("t", 2), 2, [line], [])

    assert [line] == await log.read(T, 1)


async def test_a_version_is_written_once(log: TableLog) -> None:
    await open_table(log, "t")
    await log.append(summary("t", 2), 2, [move(2, "play 7C")], [])

    with pytest.raises(VersionTaken, match="version 2 of table t is there already"):
        await log.append(summary("t", 2), 2, [move(2, "play 9D")], [])
    assert [move(2, "play 7C")] == await log.read(T, 1)


async def test_lines_are_stored_all_or_none(log: TableLog) -> None:
    await open_table(log, "t")
    await log.append(summary("t", 3), 3, [move(3)], [])

    with pytest.raises(VersionTaken):
        await log.append(summary("t", 4), 2, [move(2), move(3), move(4)], [finished("t", "r")])
    assert [opening("t"), move(3)] == await log.read(T, 0)
    assert [3] == [found.version for found in await log.lobby(10)]


async def test_of_two_connections_that_write_a_version_one_succeeds(
    log: TableLog, database_url: str
) -> None:
    await open_table(log, "t")
    other_database = await open_database(database_url)
    other = SqlTableLog(other_database)
    for version in range(2, 30):
        outcomes = await asyncio.gather(
            log.append(summary("t", version), version, [move(version, "play 7C")], []),
            other.append(summary("t", version), version, [move(version, "play 9D")], []),
            return_exceptions=True,
        )
        assert 1 == sum(outcome is None for outcome in outcomes)
        assert 1 == sum(isinstance(outcome, VersionTaken) for outcome in outcomes)
        won = ["play 7C", "play 9D"][outcomes.index(None)]
        assert [move(version, won)] == await log.read(T, version - 1)
    await other.close()
    await other_database.close()


async def test_two_connections_that_want_the_same_versions_never_block_each_other(
    log: TableLog, database_url: str
) -> None:
    other_database = await open_database(database_url)
    other = SqlTableLog(other_database)
    tables = [f"t{number}" for number in range(20)]
    outcomes = await asyncio.gather(
        *[open_table(log, table) for table in tables],
        *[open_table(other, table) for table in reversed(tables)],
        return_exceptions=True,
    )

    assert 20 == outcomes.count(None)
    assert 20 == sum(isinstance(outcome, VersionTaken) for outcome in outcomes)
    await other.close()
    await other_database.close()


async def test_appends_that_are_stored_together_fail_alone(log: TableLog) -> None:
    for number in range(10):
        await open_table(log, f"t{number}")
    await log.append(summary("t3", 2), 2, [move(2, "play 7C")], [])

    outcomes = await asyncio.gather(
        *[log.append(summary(f"t{n}", 2), 2, [move(2)], []) for n in range(10)],
        return_exceptions=True,
    )

    assert [3] == [n for n in range(10) if outcomes[n] is not None]
    assert isinstance(outcomes[3], VersionTaken)
    assert [move(2)] == await log.read(TableId("t9"), 1)
    assert [move(2, "play 7C")] == await log.read(TableId("t3"), 1)


async def test_many_tables_at_once_are_all_stored(log: TableLog) -> None:
    async def play(table: str) -> None:
        await open_table(log, table)
        for version in range(2, 12):
            await log.append(summary(table, version), version, [move(version)], [])

    await asyncio.gather(*[play(f"t{number}") for number in range(50)])

    expected = [move(version) for version in range(2, 12)]
    assert all([expected == await log.read(TableId(f"t{n}"), 1) for n in range(50)])


async def test_a_short_code_finds_its_table_until_that_is_closed(log: TableLog) -> None:
    await open_table(log, "t")

    assert T == await log.find("code-t")
    assert await log.find("other") is None
    await log.append(summary("t", 2, status="closed"), 2, [move(2)], [])
    assert await log.find("code-t") is None


async def test_a_short_code_belongs_to_one_table_that_is_not_closed(log: TableLog) -> None:
    await open_table(log, "t")

    with pytest.raises(CodeTaken, match="another table has the code code-t"):
        await log.append(summary("u", 1, code="code-t"), 1, [opening("u")], [])
    assert [] == await log.read(TableId("u"), 0)

    await log.append(summary("t", 2, status="closed"), 2, [move(2)], [])
    await log.append(summary("u", 1, code="code-t"), 1, [opening("u")], [])
    assert TableId("u") == await log.find("code-t")


async def test_a_summary_comes_back_as_it_was_written(log: TableLog) -> None:
    written = summary("t", 1, seats=[seat(0, EVA, "Eva"), seat(1, PlayerId(""), "Bot", "random")])
    await log.append(written, 1, [opening("t")], [])

    assert [written] == await log.lobby(10)
    assert [written] == await log.tables_of(EVA, 10)


async def test_a_summary_never_goes_back(log: TableLog) -> None:
    await open_table(log, "t")
    await log.append(summary("t", 9, due_at=9_000), 9, [move(9)], [])
    await log.append(summary("t", 5, due_at=5_000), 5, [move(5)], [])

    assert [9] == [found.version for found in await log.lobby(10)]


async def test_the_lobby_has_public_tables_to_sit_at_or_to_watch_newest_first(
    log: TableLog,
) -> None:
    full = [seat(0, EVA), seat(1, OTTO)]
    shown = {
        "sit": summary("sit", 1, status="open", opened_at=1),
        "watch": summary("watch", 1, status="playing", seats=full, opened_at=2),
        "again": summary("again", 1, status="over", opened_at=3),
    }
    hidden = {
        "private": summary("private", 1, status="open", is_public=False),
        "full": summary("full", 1, status="open", seats=full),
        "closed": summary("closed", 1, status="closed"),
    }
    for table, written in {**shown, **hidden}.items():
        await log.append(written, 1, [opening(table)], [])

    assert ["again", "watch", "sit"] == [found.table for found in await log.lobby(10)]
    assert ["again", "watch"] == [found.table for found in await log.lobby(2)]


async def test_a_players_tables_are_those_where_it_sits_now(log: TableLog) -> None:
    await open_table(log, "t", opened_at=1)
    await open_table(log, "u", opened_at=2)
    assert ["u", "t"] == [found.table for found in await log.tables_of(EVA, 10)]

    await log.append(summary("u", 2, seats=[seat(1, OTTO)]), 2, [move(2)], [])
    assert ["t"] == [found.table for found in await log.tables_of(EVA, 10)]
    assert ["u"] == [found.table for found in await log.tables_of(OTTO, 10)]


async def test_seats_that_another_process_changed_are_written_again(
    log: TableLog, database: Database
) -> None:
    other = SqlTableLog(database)
    await open_table(log, "t")
    await other.append(summary("t", 2, seats=[seat(0, OTTO)]), 2, [move(2)], [])
    await log.append(summary("t", 3), 3, [move(3)], [])

    assert [] == await log.tables_of(OTTO, 10)
    assert ["t"] == [found.table for found in await log.tables_of(EVA, 10)]


async def test_only_tables_where_something_may_happen_count_as_open(log: TableLog) -> None:
    for status in ("open", "playing", "over", "closed"):
        await log.append(summary(status, 1, status=status), 1, [opening(status)], [])

    assert 2 == await log.count_open(EVA)
    assert 0 == await log.count_open(OTTO)


async def test_tables_are_due_when_their_time_has_come_longest_overdue_first(
    log: TableLog,
) -> None:
    for table, due_at in {"later": 500, "now": 300, "long": 100, "never": None}.items():
        await log.append(summary(table, 1, due_at=due_at), 1, [opening(table)], [])
    await log.append(summary("closed", 1, due_at=1, status="closed"), 1, [opening("closed")], [])

    assert ["long", "now"] == await log.due(300, 10)
    assert ["long"] == await log.due(300, 1)


async def test_a_finished_match_is_stored_with_its_last_move(
    log: TableLog, database: Database
) -> None:
    await open_table(log, "t")
    await log.append(summary("t", 2, status="over"), 2, [move(2)], [finished("t", "r1")])

    assert finished("t", "r1") == await SqlArchive(database).record("r1")


async def test_a_log_that_closes_stores_what_waits_and_refuses_the_rest(log: SqlTableLog) -> None:
    waiting = [asyncio.create_task(open_table(log, f"t{number}")) for number in range(20)]
    await asyncio.sleep(0)
    await log.close()

    assert all(task.done() for task in waiting)
    await asyncio.gather(*waiting)
    with pytest.raises(StorageDown, match="closing"):
        await open_table(log, "t20")
