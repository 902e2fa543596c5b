"""The steps that make the database what ``schema.py`` says, shipped with the package."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from pakl.kernel.errors import Malformed

# Any number will do, as long as nobody else locks the same one in this database.
LOCK: Final = 7_244_915_523


def migrate(connection: Connection) -> None:
    """Brings a database up to date, inside the transaction of the connection.

    Processes that start together wait for each other: on SQLite because one writes at
    a time, on PostgreSQL by a lock that the transaction holds.

    Raises:
        Malformed: If a newer Pakl has been here.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = '120s'")
        connection.exec_driver_sql("SET LOCAL statement_timeout = '240s'")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Malformed(
            "the database is of a newer Pakl than this one; install that or a newer one"
        ) from error
