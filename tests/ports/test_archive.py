"""What every archive promises, on SQLite and on PostgreSQL."""

import msgspec

from pakl.play.ports import Archive, TableLog
from tests.ports.tables import EVA, OTTO, finished, move, opening, seat, summary

BOTH = [seat(0, EVA), seat(1, OTTO)]


async def test_a_record_is_found_by_its_id(log: TableLog, archive: Archive) -> None:
    played = finished("t", "r1", "a long text\n" * 10_000)
    await log.append(summary("t", 1), 1, [opening("t")], [played])

    assert played == await archive.record("r1")
    assert await archive.record("r2") is None


async def test_a_players_records_come_newest_first_without_texts(
    log: TableLog, archive: Archive
) -> None:
    first, second, third = [finished("t", f"r{n}", at=n) for n in (1, 2, 3)]
    await log.append(summary("t", 1, seats=BOTH), 1, [opening("t")], [first])
    await log.append(summary("t", 2, seats=BOTH), 2, [move(2)], [second])
    await log.append(summary("t", 3), 3, [move(3)], [third])

    bare = [msgspec.structs.replace(match, text="") for match in (first, second, third)]
    assert bare[::-1] == await archive.records_of(EVA, 10)
    assert bare[:0:-1] == await archive.records_of(EVA, 2)


async def test_who_has_left_the_table_keeps_its_records(log: TableLog, archive: Archive) -> None:
    await log.append(summary("t", 1, seats=BOTH), 1, [opening("t")], [finished("t", "r1")])
    await log.append(summary("t", 2, status="closed", seats=[]), 2, [move(2)], [])

    assert ["r1"] == [match.record for match in await archive.records_of(OTTO, 10)]
