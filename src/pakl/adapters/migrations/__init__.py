"""The steps that make the database what ``schema.py`` says, shipped with the package."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect

from pakl.kernel.errors import Malformed

# The last of the steps in ``versions``.
LAST_STEP: Final = "0001"

# Any number will do, as long as nobody else locks the same one in this database.
LOCK: Final = 7_244_915_523


def migrate(connection: Connection) -> None:
    """Brings a database up to date, inside the transaction of the connection.

    Processes that start together wait for each other: on SQLite because one writes at
    a time, on PostgreSQL by a lock that the transaction holds.

    Raises:
        Malformed: If a newer Pakl has been here.
    """
    if last_step_of(connection) == LAST_STEP:
        return
    # What takes the steps takes a while to load, and most of the time there are none.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util.exc import CommandError  # noqa: PLC0415

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


def last_step_of(connection: Connection) -> str | None:
    """The last step that a database has taken; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    step: str | None = connection.exec_driver_sql(
        "SELECT version_num FROM alembic_version"
    ).scalar()
    return step
