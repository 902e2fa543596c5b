"""The file in which a house is taken from one database to another.

One JSON object a line: what it is, then row after row, each under the name of its
table, and at the end how many there were and a checksum of all above. The file holds
hidden cards, so it is made for its owner only.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Optional, TypeVar

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import BigInteger, Column, Integer, Table

from pakl.adapters.faults import reason
from pakl.adapters.schema import guests, log, record_players, records, seats, secrets, tables
from pakl.kernel.errors import Malformed

FORMAT: Final = 1
HEADING: Final = "pakl_house"
ENDING: Final = "end"
OWNER_ONLY: Final = 0o600
MOST_LINE_BYTES: Final = 20_000_000

Row = dict[str, Any]
Kind = TypeVar("Kind")


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows there are, and the checksum."""

    rows: int
    sha256: str


# In this order what is referred to comes before what refers to it.
MOVED: Final = (tables, log, seats, records, record_players, guests, secrets)
BY_NAME: Final = {table.name: table for table in MOVED}

SHORT: Final = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
LONG: Final = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


def shape_of(table: Table) -> type[Struct]:
    """What a row of a table looks like in a file."""
    return msgspec.defstruct(
        table.name,
        [(str(column.name), kind_of(column)) for column in table.c],
        forbid_unknown_fields=True,
    )


def kind_of(column: Column[Any]) -> Any:
    """What may stand in a column."""
    kind: Any = column.type.python_type
    if isinstance(column.type, BigInteger):
        kind = LONG
    elif isinstance(column.type, Integer):
        kind = SHORT
    return Optional[kind] if column.nullable else kind  # noqa: UP045  a kind is no type to Python


SHAPES: Final = {table.name: shape_of(table) for table in MOVED}


# Writing


class CargoWriter:
    """Writes a new file; one that is not finished is removed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._digest = hashlib.sha256()
        self._rows = 0
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        except FileExistsError as error:
            raise Malformed(f"the file {path} exists already; name another file") from error
        except OSError as error:
            raise self._refusal(error) from error
        self._file: BinaryIO = os.fdopen(descriptor, "wb")
        self._write({HEADING: FORMAT})

    def add(self, table: Table, row: Row) -> None:
        """Writes a row of a table."""
        self._rows += 1
        self._write({table.name: row})

    def finish(self) -> None:
        """Writes the last line; only now the file is whole, and on the disk."""
        self._write({ENDING: Ending(self._rows, self._digest.hexdigest())})
        try:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
        except OSError as error:
            raise self._refusal(error) from error

    def abandon(self) -> None:
        """Leaves nothing behind."""
        self._path.unlink(missing_ok=True)
        # What could not be written can't be written now either.
        with contextlib.suppress(OSError):
            self._file.close()

    def _write(self, content: object) -> None:
        line = msgspec.json.encode(content) + b"\n"
        self._digest.update(line)
        try:
            self._file.write(line)
        except OSError as error:
            raise self._refusal(error) from error

    def _refusal(self, error: OSError) -> Malformed:
        return Malformed(f"the file {self._path} can't be written: {reason(error)}")


# Reading


class CargoReader:
    """Reads a file line by line, and knows where it is."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._digest = hashlib.sha256()
        self._number = 0
        try:
            self._file = path.open("rb")
        except OSError as error:
            raise Malformed(f"the file {path} can't be read: {reason(error)}") from error

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def refusal(self, why: str) -> Malformed:
        """The error that names the line."""
        return Malformed(f"line {self._number} of {self._path}: {why}")

    def rows(self) -> Iterator[tuple[Table, Row]]:
        """Every row and its table; after the last it is sure that none is missing.

        Raises:
            Malformed: If this is no such file, or it was cut off or changed.
        """
        name, content = self._next()
        if name != HEADING:
            raise Malformed(f"{self._path} is no exported house")
        version = self._read(content, int)
        if version != FORMAT:
            raise Malformed(f"{self._path} is of version {version}; this program reads {FORMAT}")
        rows = 0
        while True:
            checksum = self._digest.hexdigest()
            name, content = self._next()
            if name == ENDING:
                break
            if name not in BY_NAME:
                raise self.refusal(f"a house has no {name!r}")
            rows += 1
            yield BY_NAME[name], msgspec.structs.asdict(self._read(content, SHAPES[name]))
        if self._read(content, Ending) != Ending(rows, checksum):
            raise Malformed(f"{self._path} was changed: its rows don't agree with its last line")

    def _next(self) -> tuple[str, msgspec.Raw]:
        """The name and the content of the next line."""
        try:
            line = self._file.readline(MOST_LINE_BYTES)
        except OSError as error:
            raise Malformed(f"the file {self._path} can't be read: {reason(error)}") from error
        self._number += 1
        self._digest.update(line)
        if not line.endswith(b"\n"):
            raise Malformed(f"{self._path} is cut off: its last line is missing")
        named = self._read(line, dict[str, msgspec.Raw])
        if len(named) != 1:
            raise self.refusal("a line has one name and what belongs to it")
        return named.popitem()

    def _read(self, content: bytes | msgspec.Raw, kind: type[Kind]) -> Kind:
        """What a line holds, of the kind it must be."""
        try:
            return msgspec.json.decode(content, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.refusal(str(error)) from error
