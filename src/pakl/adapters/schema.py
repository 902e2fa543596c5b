"""What the database holds, the same on SQLite and PostgreSQL.

``migrations`` makes it; a change here needs a new step there, and a test compares
the two. Times are milliseconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

SCHEMA: Final = MetaData(naming_convention=NAMES)

# A table's summary. The log alone says how things stand there; this is for lists.
tables: Final = Table(
    "tables",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due_at", BigInteger),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
# Written out rather than sent along: else the databases don't see that an index fits.
IS_OPEN: Final = tables.c.status != literal_column("'closed'")
IS_LISTED: Final = and_(tables.c.is_public, IS_OPEN)
IS_DUE: Final = tables.c.due_at.is_not(None)
Index("uq_tables_code", tables.c.code, unique=True, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)
Index("ix_tables_lobby", tables.c.opened_at, sqlite_where=IS_LISTED, postgresql_where=IS_LISTED)
Index("ix_tables_due_at", tables.c.due_at, sqlite_where=IS_DUE, postgresql_where=IS_DUE)

# Without a row number the lines of a table lie together, in their order.
log: Final = Table(
    "log",
    SCHEMA,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

seats: Final = Table(
    "seats",
    SCHEMA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    sqlite_with_rowid=False,
)

records: Final = Table(
    "records",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# Who played a match: a seat of the table may be somebody else's by now.
record_players: Final = Table(
    "record_players",
    SCHEMA,
    Column("record_id", Text, ForeignKey("records.id"), primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

guests: Final = Table(
    "guests",
    SCHEMA,
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("token_hash", Text, unique=True),
)

passes: Final = Table(
    "passes",
    SCHEMA,
    Column("pass_hash", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

secrets: Final = Table(
    "secrets",
    SCHEMA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
