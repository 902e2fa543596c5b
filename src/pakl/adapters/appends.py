"""How appends to logs are stored: many in one transaction, with few statements."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from pakl.adapters.schema import log, record_players, records, seats, tables
from pakl.adapters.upserts import Insert, inserting
from pakl.play.ports import CodeTaken, FinishedMatch, Summary, VersionTaken

Rows = list[dict[str, Any]]

# So many milliseconds a summary may be behind its log.
MOST_BEHIND: Final = 60_000


class Append:
    """Lines for one table's log from a version on, and the summary that goes with them."""

    def __init__(
        self,
        summary: Summary,
        first: int,
        lines: Sequence[str],
        finished: Sequence[FinishedMatch],
        before: Summary | None,
    ) -> None:
        """``before`` is the summary that is stored with the version before, if that is known."""
        self.summary = summary
        self.first = first
        self.lines = lines
        self.finished = finished
        self.has_new_seats = before is None or before.seats != summary.seats
        self.has_news = self.has_new_seats or before is None or is_news(before, summary)
        # The summary that is stored with this one.
        self.kept = summary if before is None or self.has_news else before

    def last(self) -> int:
        """The version after this append."""
        return self.first + len(self.lines) - 1


def is_news(stored: Summary, summary: Summary) -> bool:
    """Whether the lobby or the sweeper would go by what is not true any more.

    By a move alone a table is only due later. That need not be written with every one, as long
    as nobody looks after the table before it is.
    """
    if summary.changed_at - stored.changed_at >= MOST_BEHIND:
        return True
    if (stored.status, stored.code, stored.is_public) != (
        summary.status,
        summary.code,
        summary.is_public,
    ):
        return True
    if stored.due_at is None or summary.due_at is None:
        return stored.due_at != summary.due_at
    return not summary.changed_at + 2 * MOST_BEHIND <= stored.due_at <= summary.due_at


# Statements


def write_summary(dialect: str) -> Insert:
    """The statement that writes a summary unless a newer one is there."""
    statement = inserting(dialect, tables)
    new = statement.excluded
    changes = {column.name: new[column.name] for column in tables.c if not column.primary_key}
    return statement.on_conflict_do_update(
        index_elements=[tables.c.id], set_=changes, where=tables.c.version < new.version
    )


ADD_LINE: Final = insert(log)
WRITE_SUMMARY: Final = {dialect: write_summary(dialect) for dialect in ("sqlite", "postgresql")}
CLEAR_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("cleared"))
ADD_SEAT: Final = insert(seats)
ADD_RECORD: Final = insert(records)
ADD_RECORD_PLAYER: Final = insert(record_players)


# Work


def store_together(connection: Connection, appends: Sequence[Append]) -> None:
    """Stores all of them with a handful of statements.

    Raises:
        IntegrityError: If a key of one of them is taken; nothing is stored then.
    """
    add_lines(connection, appends)
    add_the_rest(connection, appends)


def store_alone(connection: Connection, append: Append) -> None:
    """Stores one, and says what is wrong if that can't be.

    Raises:
        VersionTaken: If one of its versions is there already.
        CodeTaken: If its short code is another table's.
    """
    table, code = append.summary.table, append.summary.code
    try:
        add_lines(connection, [append])
    except IntegrityError as error:
        raise VersionTaken(f"version {append.first} of table {table} is there already") from error
    try:
        add_the_rest(connection, [append])
    except IntegrityError as error:
        raise CodeTaken(f"another table has the code {code} already") from error


def has_lines(connection: Connection, append: Append) -> bool:
    """Whether the log holds exactly these lines at these versions."""
    versions = log.c.version.between(append.first, append.last())
    lines = select(log.c.line).where(log.c.table_id == append.summary.table, versions)
    return list(connection.scalars(lines.order_by(log.c.version))) == list(append.lines)


def add_lines(connection: Connection, appends: Sequence[Append]) -> None:
    """Adds the lines of all; here it shows whether a version is taken."""
    lines = [
        {"table_id": append.summary.table, "version": append.first + number, "line": line}
        for append in appends
        for number, line in enumerate(append.lines)
    ]
    connection.execute(ADD_LINE, lines)


def add_the_rest(connection: Connection, appends: Sequence[Append]) -> None:
    """Writes the summaries and seats that changed, and the matches that ended."""
    summaries = [summary_row(append.summary) for append in appends if append.has_news]
    if summaries:
        connection.execute(WRITE_SUMMARY[connection.dialect.name], summaries)
    with_new_seats = [append.summary for append in appends if append.has_new_seats]
    if with_new_seats:
        write_seats(connection, with_new_seats)
    for append in appends:
        if append.finished:
            add_records(connection, append)


def write_seats(connection: Connection, summaries: Sequence[Summary]) -> None:
    """Writes who sits at these tables; of two summaries of one table the later counts."""
    newest = {summary.table: summary for summary in summaries}
    connection.execute(CLEAR_SEATS, [{"cleared": table} for table in newest])
    rows = [row for summary in newest.values() for row in seat_rows(summary)]
    if rows:
        connection.execute(ADD_SEAT, rows)


def add_records(connection: Connection, append: Append) -> None:
    """Adds the matches that ended, for those who played them."""
    connection.execute(ADD_RECORD, [record_row(match) for match in append.finished])
    players = sorted({line.player for line in append.summary.seats if line.player})
    rows = [
        {"record_id": match.record, "player": player}
        for match in append.finished
        for player in players
    ]
    if rows:
        connection.execute(ADD_RECORD_PLAYER, rows)


# Rows


def summary_row(summary: Summary) -> dict[str, Any]:
    """A summary as its row."""
    return {
        "id": summary.table,
        "code": summary.code,
        "status": summary.status,
        "is_public": summary.is_public,
        "sheet": summary.sheet,
        "size": summary.size,
        "version": summary.version,
        "due_at": summary.due_at,
        "opened_at": summary.opened_at,
        "changed_at": summary.changed_at,
    }


def seat_rows(summary: Summary) -> Rows:
    """The seats of a summary as their rows."""
    return [
        {
            "table_id": summary.table,
            "seat": line.seat,
            "player": line.player,
            "name": line.name,
            "level": line.level,
        }
        for line in summary.seats
    ]


def record_row(match: FinishedMatch) -> dict[str, Any]:
    """A finished match as its row."""
    return {
        "id": match.record,
        "table_id": match.table,
        "game": match.game,
        "rules": match.rules,
        "finished_at": match.finished_at,
        "text": match.text,
    }
