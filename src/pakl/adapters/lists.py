"""What is read of tables: their logs, and lists of them."""

from typing import Any

from sqlalchemy import Connection, Row, Select, func, or_, select

from pakl.adapters.schema import IS_LISTED, IS_OPEN, log, seats, tables
from pakl.play.entries import PlayerId, TableId
from pakl.play.ports import SeatLine, Summary


def lines(connection: Connection, table: TableId, after: int) -> list[str]:
    """The lines of a table's log after a version."""
    chosen = select(log.c.line).where(log.c.table_id == table, log.c.version > after)
    return list(connection.scalars(chosen.order_by(log.c.version)))


def table_with_code(connection: Connection, code: str) -> TableId | None:
    """The table of a short code that is not closed."""
    found = connection.scalar(select(tables.c.id).where(tables.c.code == code, IS_OPEN))
    return None if found is None else TableId(found)


def lobby(connection: Connection, most: int) -> list[Summary]:
    """Public tables with an empty seat or a match to watch, newest first."""
    taken = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    is_inviting = or_(tables.c.status == "playing", taken < tables.c.size)
    return summaries(connection, select(tables).where(IS_LISTED, is_inviting), most)


def tables_of(connection: Connection, player: PlayerId, most: int) -> list[Summary]:
    """The tables where a player sits, newest first."""
    where_seated = select(seats.c.table_id).where(seats.c.player == player)
    chosen = select(tables).where(tables.c.id.in_(where_seated), IS_OPEN)
    return summaries(connection, chosen, most)


def due(connection: Connection, now: int, most: int) -> list[TableId]:
    """Tables that the house must look after by now, the longest overdue first."""
    chosen = select(tables.c.id).where(tables.c.due_at <= now, IS_OPEN)
    ids = connection.scalars(chosen.order_by(tables.c.due_at).limit(most))
    return [TableId(table) for table in ids]


def count_open(connection: Connection, player: PlayerId) -> int:
    """How many tables that are not over or closed a player sits at."""
    where_seated = select(seats.c.table_id).where(seats.c.player == player)
    is_on = tables.c.status.in_(["open", "playing"])
    counted = select(func.count()).select_from(tables).where(tables.c.id.in_(where_seated), is_on)
    return connection.scalar(counted) or 0


def summaries(connection: Connection, chosen: Select[Any], most: int) -> list[Summary]:
    """The newest of the chosen tables, with those who sit there."""
    newest_first = chosen.order_by(tables.c.opened_at.desc(), tables.c.id).limit(most)
    rows = connection.execute(newest_first).all()
    by_table: dict[str, list[SeatLine]] = {row.id: [] for row in rows}
    taken = select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.seat)
    for row in connection.execute(taken):
        line = SeatLine(row.seat, PlayerId(row.player), row.name, row.level)
        by_table[row.table_id].append(line)
    return [summary_of(row, by_table[row.id]) for row in rows]


def summary_of(row: Row[Any], seat_lines: list[SeatLine]) -> Summary:
    """The summary that a row holds."""
    return Summary(
        table=TableId(row.id),
        code=row.code,
        status=row.status,
        is_public=row.is_public,
        sheet=row.sheet,
        seats=seat_lines,
        size=row.size,
        version=row.version,
        due_at=row.due_at,
        opened_at=row.opened_at,
        changed_at=row.changed_at,
    )
