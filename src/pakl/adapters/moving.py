"""Taking a house from one database to another, by a file.

Everything comes along but passes, which are for minutes, and secrets unless one says
so. What comes in is checked line by line, and comes in as a whole or not at all.
"""

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import IntegrityError

from pakl.adapters.cargo import MOVED, CargoReader, CargoWriter, Row
from pakl.adapters.database import check_is_there, open_database
from pakl.adapters.faults import reason
from pakl.adapters.schema import log, record_players, records, seats, secrets, tables
from pakl.kernel.errors import Malformed
from pakl.kernel.record import check_the_end
from pakl.play.entries import entry_of

PATIENCE: Final = 3_600.0
ROWS_AT_ONCE: Final = 500

# How many rows of each table were moved.
Counts = dict[str, int]


async def export_house(url: str, path: Path, *, with_secrets: bool = False) -> Counts:
    """Writes everything a database holds into a new file.

    Raises:
        Malformed: If there is no such database, or the file is there or can't be written.
        StorageDown: If the database can't be read now.
    """
    check_is_there(url)
    moved = [table for table in MOVED if with_secrets or table is not secrets]
    database = await open_database(url)
    try:
        cargo = CargoWriter(path)
        try:
            counts = await database.read(partial(load, cargo=cargo, moved=moved), PATIENCE)
            cargo.finish()
        except BaseException:
            cargo.abandon()
            raise
    finally:
        await database.close()
    return counts


async def import_house(url: str, path: Path) -> Counts:
    """Adds everything a file holds to a database, or nothing.

    Raises:
        Malformed: If the file holds no whole and sound house, or something in it is in
            the database already.
        StorageDown: If the database can't be written now.
    """
    cargo = CargoReader(path)
    try:
        database = await open_database(url)
        try:
            return await database.write(partial(unload, cargo=cargo), PATIENCE)
        finally:
            await database.close()
    finally:
        cargo.close()


def load(connection: Connection, cargo: CargoWriter, moved: list[Table]) -> Counts:
    """Writes the rows of tables into a file, as of one moment."""
    counts: Counter[str] = Counter()
    for table in moved:
        ordered = select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(ordered.execution_options(yield_per=ROWS_AT_ONCE)):
            cargo.add(table, dict(row._mapping))  # noqa: SLF001  it is public, in spite of its name
            counts[table.name] += 1
    return dict(counts)


def unload(connection: Connection, cargo: CargoReader) -> Counts:
    """Adds the rows of a file, many at once."""
    counts: Counter[str] = Counter()
    inspector = Inspector(cargo)
    table, waiting = tables, list[Row]()
    for next_table, row in cargo.rows():
        inspector.inspect(next_table, row)
        if next_table is not table or len(waiting) == ROWS_AT_ONCE:
            add(connection, table, waiting)
            table, waiting = next_table, []
        waiting.append(row)
        counts[table.name] += 1
    add(connection, table, waiting)
    inspector.conclude()
    return dict(counts)


def add(connection: Connection, table: Table, rows: list[Row]) -> None:
    """Adds rows to a table.

    Raises:
        Malformed: If one is there already.
    """
    if not rows:
        return
    key = table.primary_key.columns[0]
    if len(table.primary_key.columns) == 1:
        there = select(key).where(key.in_([row[key.name] for row in rows]))
        taken = connection.scalar(there.order_by(key).limit(1))
        if taken is not None:
            raise Malformed(f"{taken!r} of {table.name} is there already; nothing was imported")
    try:
        connection.execute(insert(table), rows)
    except IntegrityError as error:
        raise Malformed(
            f"{table.name} of the file and of the database don't go together; "
            f"nothing was imported: {reason(error)}"
        ) from error


class Inspector:
    """Looks at every row that comes in: a house with a hole in a log is not let in."""

    def __init__(self, cargo: CargoReader) -> None:
        self._cargo = cargo
        self._expected: dict[str, int] = {}
        self._found: Counter[str] = Counter()
        self._records: set[str] = set()

    def inspect(self, table: Table, row: Row) -> None:
        """Looks at one row.

        Raises:
            Malformed: If it can't be true.
        """
        if table is tables:
            self._expected[row["id"]] = row["version"]
        elif table is log:
            self._inspect_line(row)
        elif table is records:
            self._inspect_record(row)
        elif table is record_players and row["record_id"] not in self._records:
            raise self._cargo.refusal(f"there is no record {row['record_id']!r}")
        if table in (seats, records) and row["table_id"] not in self._expected:
            raise self._cargo.refusal(f"there is no table {row['table_id']!r}")

    def conclude(self) -> None:
        """Looks at the whole, after the last row.

        Raises:
            Malformed: If a log does not reach as far as its table.
        """
        for table, version in self._expected.items():
            if self._found[table] != version:
                raise Malformed(
                    f"table {table!r} is at version {version}, but its log ends at "
                    f"{self._found[table]}; nothing was imported"
                )

    def _inspect_line(self, row: Row) -> None:
        table, version = row["table_id"], row["version"]
        if table not in self._expected:
            raise self._cargo.refusal(f"there is no table {table!r}")
        self._found[table] += 1
        if version != self._found[table]:
            raise self._cargo.refusal(
                f"after version {self._found[table] - 1} of table {table!r} comes {version}"
            )
        try:
            entry_of(row["line"])
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._cargo.refusal(f"this is no line of a log: {error}") from error

    def _inspect_record(self, row: Row) -> None:
        self._records.add(row["id"])
        try:
            check_the_end(row["text"])
        except Malformed as error:
            raise self._cargo.refusal(str(error)) from error
