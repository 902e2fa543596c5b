"""Inserts that may find their row there already: both databases can, each by its own name."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = postgresql.Insert | sqlite.Insert


def inserting(dialect: str, table: Table) -> Insert:
    """An insert of the dialect, to which one adds what is done with a row that is there."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def insert_into(connection: Connection, table: Table) -> Insert:
    """Such an insert for the database of a connection."""
    return inserting(connection.dialect.name, table)
