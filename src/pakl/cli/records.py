"""Records on disk: read with one clear sentence if that fails, never written over."""

from datetime import datetime
from pathlib import Path
from typing import Final

from pakl import read_record
from pakl.kernel.errors import Malformed
from pakl.kernel.record import Record

SUFFIX: Final = ".pakl"
MOST_BYTES: Final = 10_000_000


def read_record_file(path: Path) -> Record:
    """The record in a file.

    Raises:
        Malformed: If it can't be read or holds no record.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Malformed(f"the file {path} is too large to be a record")
        text = path.read_bytes().decode()
    except OSError as error:
        raise Malformed(f"the file {path} can't be read: {reason(error)}") from error
    except UnicodeDecodeError as error:
        raise Malformed(f"the file {path} is no record: it is not a text") from error
    return read_record(text)


def write_record_file(path: Path, record: Record) -> None:
    """Writes a record into a new file.

    Raises:
        Malformed: If there is such a file already, or it can't be written.
    """
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(record.text())
    except FileExistsError as error:
        raise Malformed(f"the file {path} exists already; name another file") from error
    except (OSError, ValueError) as error:
        raise Malformed(f"the file {path} can't be written: {reason(error)}") from error


def check_new_file(path: Path) -> None:
    """Refuses early, before a long match, what could not be written at its end.

    Raises:
        Malformed: If the file exists, or its folder does not.
    """
    if path.exists():
        raise Malformed(f"the file {path} exists already; name another file")
    if not path.parent.is_dir():
        raise Malformed(f"the file {path} can't be written: there is no folder {path.parent}")


def proposed_name(game_id: str) -> Path:
    """A name for the record of a match that ended now."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return Path(f"{game_id}-{moment}{SUFFIX}")


def reason(error: Exception) -> str:
    """Why the system refused, in its words."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)
