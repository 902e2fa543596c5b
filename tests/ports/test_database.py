"""Opening databases: their URLs, their files, and the steps that bring them up to date."""

import asyncio
import stat
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from pakl.adapters.database import Database, database_of, open_database
from pakl.adapters.migrations import LAST_STEP, last_step_of
from pakl.adapters.schema import SCHEMA
from pakl.adapters.sql_guests import SqlGuestBook
from pakl.kernel.errors import Malformed
from pakl.play.ports import StorageDown
from tests.services.postgres import Postgres
from tests.services.waiting import until


@pytest.fixture
def shared_folder(tmp_path: Path) -> Path:
    """A folder that others may read."""
    tmp_path.chmod(0o755)
    return tmp_path


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# URLs


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
async def test_a_file_may_be_named_in_several_ways(scheme: str, tmp_path: Path) -> None:
    database = await open_database(f"{scheme}:///{tmp_path}/pakl.db")

    assert (tmp_path / "pakl.db").exists()
    await database.close()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_postgresql_may_be_named_in_several_ways(scheme: str, postgres_url: str) -> None:
    database = await open_database(postgres_url.replace("postgresql", scheme))

    assert "postgresql" == await database.read(lambda connection: connection.dialect.name)
    await database.close()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://house/pakl", "begins with 'mysql'; we know sqlite and postgresql"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("pakl.db", "can't be read"),
        ("", "can't be read"),
        ("postgresql://house:port/pakl", "can't be read"),
        ("sqlite:////proc/nowhere/pakl.db", "can't be opened"),
    ],
)
def test_what_is_no_database_is_refused_with_a_reason(url: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        database_of(url)


async def test_a_password_is_in_no_message(tmp_path: Path) -> None:
    url = f"postgresql://eva:very-secret@/pakl?host={tmp_path}"
    with pytest.raises(StorageDown) as refused:
        await open_database(url)

    assert "very-secret" not in str(refused.value)


# Files


async def test_a_file_and_its_folders_are_made_for_their_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "pakl.db"
    database = await open_database(f"sqlite:///{path}")

    made = sorted(path.parent.iterdir())
    assert ["pakl.db", "pakl.db-shm", "pakl.db-wal"] == [file.name for file in made]
    assert [0o600] * 3 == [mode(file) for file in made]
    assert 0o700 == mode(tmp_path / "a") == mode(tmp_path / "a" / "b")
    await database.close()


async def test_a_folder_that_is_there_is_left_as_it_is(shared_folder: Path) -> None:
    database = await open_database(f"sqlite:///{shared_folder}/pakl.db")

    assert 0o755 == mode(shared_folder)
    await database.close()


async def test_every_connection_to_a_file_has_its_settings(sqlite_url: str) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    database = await open_database(sqlite_url)

    assert ["wal", 1, 1, 4_000] == await database.read(settings)
    assert ["wal", 1, 1, 4_000] == await database.write(settings)
    await database.close()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no database\n" * 1_000)
    with pytest.raises(StorageDown, match="file is not a database"):
        await open_database(f"sqlite:///{tmp_path}/notes.txt")


async def test_a_reader_does_not_wait_for_a_writer(sqlite_url: str) -> None:
    is_written, is_read = threading.Event(), threading.Event()

    def write_slowly(connection: Connection) -> bool:
        connection.execute(text("INSERT INTO passes VALUES ('p', 'eva', 1)"))
        is_written.set()
        return is_read.wait(5)

    database = await open_database(sqlite_url)
    writing = asyncio.create_task(database.write(write_slowly))
    await until(is_written.is_set)
    assert await SqlGuestBook(database).of_token("none") is None
    is_read.set()

    assert await writing
    await database.close()


# Steps


async def test_the_steps_make_what_the_schema_says(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found: list[object] = compare_metadata(context, SCHEMA)
        return found

    assert [] == await database.read(differences)


def catalogue(connection: Connection) -> dict[str, object]:
    """Everything the database knows of its tables, in words that can be compared."""
    inspector = inspect(connection)
    found: dict[str, object] = {}
    for table in SCHEMA.tables:
        columns = [
            (column["name"], str(column["type"]), column["nullable"], column["default"])
            for column in inspector.get_columns(table)
        ]
        keys = inspector.get_pk_constraint(table), inspector.get_foreign_keys(table)
        found[table] = (columns, keys, inspector.get_unique_constraints(table))
    if connection.dialect.name == "postgresql":
        indexes = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
    else:
        indexes = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    found["indexes"] = sorted(
        (name, " ".join(str(words).split()))
        for name, words in connection.execute(text(indexes))
        if not name.startswith("alembic")
    )
    return found


async def test_the_steps_and_the_schema_make_the_same_keys_and_indexes(
    database: Database, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    other_url = f"sqlite:///{tmp_path}/other.db"
    if await database.read(lambda connection: connection.dialect.name) == "postgresql":
        other_url = request.getfixturevalue("postgres").new_database()
    other = database_of(other_url)
    await other.write(SCHEMA.create_all)

    assert await other.read(catalogue) == await database.read(catalogue)
    await other.close()


async def test_after_all_steps_there_is_nothing_to_do(database: Database) -> None:
    assert LAST_STEP == await database.read(last_step_of)


async def test_opening_again_changes_nothing(database_url: str) -> None:
    first = await open_database(database_url)
    made = await SqlGuestBook(first).secret("cookies", b"made")
    await first.close()
    second = await open_database(database_url)

    assert made == await SqlGuestBook(second).secret("cookies", b"other")
    await second.close()


async def test_processes_that_start_together_make_one_database(database_url: str) -> None:
    opened = await asyncio.gather(*[open_database(database_url) for _ in range(4)])

    found = [
        await SqlGuestBook(database).secret("s", bytes([n])) for n, database in enumerate(opened)
    ]
    assert [b"\x00"] * 4 == found
    await asyncio.gather(*[database.close() for database in opened])


async def test_a_database_of_a_newer_pakl_is_refused(database: Database, database_url: str) -> None:
    await database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9'"))
    )

    with pytest.raises(Malformed, match="of a newer Pakl"):
        await open_database(database_url)


async def test_a_database_that_is_closed_says_so(sqlite_url: str) -> None:
    database = await open_database(sqlite_url)
    await database.close()

    with pytest.raises(StorageDown, match="closed"):
        await SqlGuestBook(database).of_token("none")


async def test_a_postgresql_that_does_not_run_is_named(
    postgres: Postgres, postgres_url: str
) -> None:
    postgres.stop()

    with pytest.raises(StorageDown, match="the database can't be used now"):
        await open_database(postgres_url)
