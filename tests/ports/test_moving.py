"""A house is taken to another database by a file: all of it, or nothing."""

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pakl.adapters.database import open_database
from pakl.adapters.moving import export_house, import_house
from pakl.adapters.sql_archive import SqlArchive
from pakl.adapters.sql_guests import SqlGuestBook
from pakl.adapters.sql_log import SqlTableLog
from pakl.kernel.errors import Malformed
from pakl.kernel.record import checksum
from pakl.play.entries import TableId
from pakl.play.ports import Guest
from tests.ports.tables import EVA, OTTO, finished, move, opening, seat, summary

BODY = "a record\n"
TEXT = f"{BODY}end {checksum(BODY)}\n"
BOTH = [seat(0, EVA, "Éva"), seat(1, OTTO, "Otto")]
MOVES = 1_200

Line = dict[str, Any]
Change = Callable[[list[Line]], None]


async def furnish(url: str) -> None:
    """Puts a small house into a database."""
    database = await open_database(url)
    log = SqlTableLog(database)
    await log.append(summary("t", 1, status="open", seats=[]), 1, [opening("t")], [])
    lines = [move(number) for number in range(2, MOVES + 1)]
    played = finished("t", "r1", TEXT)
    await log.append(summary("t", MOVES, seats=BOTH, due_at=5), 2, lines, [played])
    await log.append(summary("closed", 1, status="closed"), 1, [opening("closed")], [])
    guests = SqlGuestBook(database)
    await guests.write(Guest(player=EVA, name="Éva", is_bot=False, since=1))
    await guests.write(Guest(player=OTTO, name="Robot", is_bot=True, since=2), "hash")
    await guests.lend_pass("pass", EVA, 10)
    await guests.secret("cookies", b"\x00\xff")
    await log.close()
    await database.close()


@pytest.fixture
async def exported(tmp_path: Path) -> Path:
    """A house in a file."""
    url = f"sqlite:///{tmp_path}/source.db"
    await furnish(url)
    path = tmp_path / "house.ndjson"
    await export_house(url, path, with_secrets=True)
    return path


def rewrite(path: Path, change: Change) -> None:
    """Changes lines of a file, and makes its last line agree with them again."""
    lines = [json.loads(line) for line in path.read_text().splitlines()][:-1]
    change(lines)
    body = "".join(json.dumps(line) + "\n" for line in lines)
    end = {"end": {"rows": len(lines) - 1, "sha256": checksum(body)}}
    path.write_text(body + json.dumps(end) + "\n")


def text_of(path: Path) -> str:
    """What stands in a file."""
    return path.read_text()


def write(path: Path, content: bytes) -> None:
    """Puts something into a file."""
    path.write_bytes(content)


def mode_of(path: Path) -> int:
    """Who may use a file."""
    return stat.S_IMODE(path.stat().st_mode)


def names_in(folder: Path) -> set[str]:
    """What lies in a folder, beside what SQLite keeps there."""
    return {path.name for path in folder.iterdir() if "source" not in path.name}


def first(lines: list[Line], name: str) -> Line:
    """The first row of a table."""
    row: Line = next(line[name] for line in lines if name in line)
    return row


async def counts_in(url: str) -> list[int]:
    """How much there is in a database."""
    database = await open_database(url)
    log = SqlTableLog(database)
    found = [len(await log.read(TableId("t"), 0)), len(await log.lobby(10))]
    await database.close()
    return found


async def test_everything_is_taken_along(exported: Path, database_url: str) -> None:
    counts = await import_house(database_url, exported)

    assert {
        "tables": 2,
        "log": MOVES + 1,
        "seats": 3,
        "records": 1,
        "record_players": 2,
        "guests": 2,
        "secrets": 1,
    } == counts
    database = await open_database(database_url)
    log, archive, guests = SqlTableLog(database), SqlArchive(database), SqlGuestBook(database)
    expected = [opening("t"), *[move(number) for number in range(2, MOVES + 1)]]
    assert expected == await log.read(TableId("t"), 0)
    assert [summary("t", MOVES, seats=BOTH, due_at=5)] == await log.lobby(10)
    assert finished("t", "r1", TEXT) == await archive.record("r1")
    assert ["r1"] == [match.record for match in await archive.records_of(OTTO, 10)]
    robot = await guests.of_token("hash")
    assert robot is not None
    assert OTTO == robot.player
    assert b"\x00\xff" == await guests.secret("cookies", b"other")
    assert await guests.redeem_pass("pass", 1) is None
    await database.close()


async def test_what_was_brought_in_goes_out_the_same(
    exported: Path, database_url: str, tmp_path: Path
) -> None:
    await import_house(database_url, exported)
    again = tmp_path / "again.ndjson"
    await export_house(database_url, again, with_secrets=True)

    assert text_of(exported) == text_of(again)


async def test_secrets_stay_at_home_unless_one_says_so(sqlite_url: str, tmp_path: Path) -> None:
    await furnish(sqlite_url)
    counts = await export_house(sqlite_url, tmp_path / "house.ndjson")

    assert "secrets" not in counts
    assert '{"secrets"' not in (tmp_path / "house.ndjson").read_text()


async def test_the_file_is_for_its_owner_only(exported: Path) -> None:
    assert 0o600 == mode_of(exported)


async def test_a_file_is_never_written_over(exported: Path, tmp_path: Path) -> None:
    before = text_of(exported)
    with pytest.raises(Malformed, match="exists already; name another file"):
        await export_house(f"sqlite:///{tmp_path}/source.db", exported)

    assert before == text_of(exported)


async def test_a_file_that_can_t_be_written_whole_is_not_left_behind(
    exported: Path, tmp_path: Path
) -> None:
    with pytest.raises(Malformed, match="can't be written: no such file or directory"):
        await export_house(f"sqlite:///{tmp_path}/source.db", tmp_path / "nowhere" / "house")
    with pytest.raises(Malformed, match="there is no database file"):
        await export_house(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "house")

    assert {exported.name} == names_in(tmp_path)


async def test_a_house_is_added_to_another(exported: Path, database_url: str) -> None:
    database = await open_database(database_url)
    await SqlTableLog(database).append(summary("u", 1), 1, [opening("u")], [])
    await database.close()
    await import_house(database_url, exported)

    assert [MOVES, 2] == await counts_in(database_url)


async def test_a_house_comes_in_once(exported: Path, database_url: str) -> None:
    await import_house(database_url, exported)
    with pytest.raises(Malformed, match="'closed' of tables is there already; nothing was"):
        await import_house(database_url, exported)

    assert [MOVES, 1] == await counts_in(database_url)


async def test_a_guest_who_is_there_already_keeps_the_whole_house_out(
    exported: Path, database_url: str
) -> None:
    database = await open_database(database_url)
    await SqlGuestBook(database).write(Guest(player=OTTO, name="Otto", is_bot=False, since=1))
    await database.close()
    with pytest.raises(Malformed, match="'otto' of guests is there already"):
        await import_house(database_url, exported)

    assert [0, 0] == await counts_in(database_url)


async def test_a_short_code_that_is_in_use_keeps_the_whole_house_out(
    exported: Path, database_url: str
) -> None:
    database = await open_database(database_url)
    await SqlTableLog(database).append(summary("u", 1, code="code-t"), 1, [opening("u")], [])
    await database.close()
    with pytest.raises(Malformed, match="tables of the file and of the database don't go"):
        await import_house(database_url, exported)

    assert [0, 1] == await counts_in(database_url)


def drop_a_line(lines: list[Line]) -> None:
    lines.remove(next(line for line in lines if line.get("log", {}).get("version") == 600))


def drop_the_last_line(lines: list[Line]) -> None:
    lines.remove(next(line for line in lines if line.get("log", {}).get("version") == MOVES))


def spoil_a_line(lines: list[Line]) -> None:
    first(lines, "log")["line"] = '{"kind":"conjured","at":1}'


def spoil_a_record(lines: list[Line]) -> None:
    first(lines, "records")["text"] = TEXT.replace("a record", "a forgery")


def forget_a_column(lines: list[Line]) -> None:
    del first(lines, "guests")["name"]


def add_a_column(lines: list[Line]) -> None:
    first(lines, "guests")["shoe_size"] = 42


def make_a_number_too_large(lines: list[Line]) -> None:
    first(lines, "guests")["since"] = 2**64


def seat_at_no_table(lines: list[Line]) -> None:
    first(lines, "seats")["table_id"] = "nowhere"


def line_of_no_table(lines: list[Line]) -> None:
    first(lines, "log")["table_id"] = "nowhere"


def play_no_record(lines: list[Line]) -> None:
    first(lines, "record_players")["record_id"] = "none"


def add_a_stranger(lines: list[Line]) -> None:
    lines.append({"passes": {"pass_hash": "a", "player": "eva", "until": 1}})


def be_of_the_future(lines: list[Line]) -> None:
    lines[0] = {"pakl_house": 2}


def be_something_else(lines: list[Line]) -> None:
    lines[0] = {"diary": 1}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (drop_a_line, "line 604 of .*: after version 599 of table 't' comes 601"),
        (drop_the_last_line, "is at version 1200, but its log ends at 1199"),
        (spoil_a_line, "line 4 of .*: this is no line of a log"),
        (spoil_a_record, "the record was changed"),
        (forget_a_column, "missing required field `name`"),
        (add_a_column, "unknown field `shoe_size`"),
        (make_a_number_too_large, "since"),
        (seat_at_no_table, "there is no table 'nowhere'"),
        (line_of_no_table, "there is no table 'nowhere'"),
        (play_no_record, "there is no record 'none'"),
        (add_a_stranger, "a house has no 'passes'"),
        (be_of_the_future, "is of version 2; this program reads 1"),
        (be_something_else, "is no exported house"),
    ],
)
async def test_a_house_that_is_not_sound_is_kept_out(
    exported: Path, sqlite_url: str, change: Change, reason: str
) -> None:
    rewrite(exported, change)
    with pytest.raises(Malformed, match=reason):
        await import_house(sqlite_url, exported)

    assert [0, 0] == await counts_in(sqlite_url)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is cut off: its last line is missing"),
        (b'{"pakl_house":1}\n', "is cut off: its last line is missing"),
        (b'{"pakl_house":1}\n{"guests":{"pla', "is cut off: its last line is missing"),
        (b"{\n", "line 1 of .*: Input data was truncated"),
        (b'{"pakl_house":1}\n{}\n', "line 2 of .*: a line has one name and what belongs to it"),
        (b'{"pakl_house":1}\n{"end":{"rows":0,"sha256":""}}\n', "was changed"),
        (b"\xff\n", "line 1 of"),
    ],
)
async def test_what_is_no_house_is_kept_out(
    tmp_path: Path, sqlite_url: str, content: bytes, reason: str
) -> None:
    path = tmp_path / "house.ndjson"
    write(path, content)
    with pytest.raises(Malformed, match=reason):
        await import_house(sqlite_url, path)

    assert [0, 0] == await counts_in(sqlite_url)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.999])
async def test_a_house_that_was_cut_off_is_kept_out(
    exported: Path, sqlite_url: str, part: float
) -> None:
    content = text_of(exported).encode()
    write(exported, content[: int(len(content) * part)])
    with pytest.raises(Malformed, match="is cut off: its last line is missing"):
        await import_house(sqlite_url, exported)

    assert [0, 0] == await counts_in(sqlite_url)


async def test_a_house_that_was_changed_is_kept_out(exported: Path, sqlite_url: str) -> None:
    write(exported, text_of(exported).replace("Robot", "Rebel").encode())
    with pytest.raises(Malformed, match="was changed: its rows don't agree with its last line"):
        await import_house(sqlite_url, exported)

    assert [0, 0] == await counts_in(sqlite_url)


async def test_a_file_that_is_not_there_is_named(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="house can't be read: no such file or directory"):
        await import_house(sqlite_url, tmp_path / "house")
