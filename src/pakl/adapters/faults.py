"""What drivers say when something fails, in one sentence for people."""

from typing import Final

from sqlalchemy.exc import DBAPIError

MOST_LETTERS: Final = 200


def reason(error: BaseException) -> str:
    """Why it failed, in the driver's words, without the statement and its values."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return reason(error.orig)
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    said = str(error).strip() or type(error).__name__
    # SQLAlchemy's asyncpg puts the class of the driver's error before what it says.
    _, is_wrapped, said_by_driver = said.rpartition(">: ")
    if is_wrapped:
        said = said_by_driver
    return said.splitlines()[0][:MOST_LETTERS]
