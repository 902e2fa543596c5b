"""Log lines: JSON on stderr, or something readable on a terminal.

A log says what happened and where, never what was on the cards, said or signed. An
error is therefore told by its kind and the places in the code it came through; its
text might quote anything.
"""

import asyncio
import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec
import structlog
from structlog.typing import EventDict, Processor

from pakl.server.settings import Settings

OUR_PACKAGE: Final = "pakl"
MOST_PLACES: Final = 20
# What these say at lower levels is about their own insides.
LOUD: Final = (
    "alembic",
    "aiosqlite",
    "asyncio",
    "asyncpg",
    "redis",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)

ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def log_to_stderr(settings: Settings) -> None:
    """From now on everything that is logged goes to stderr in our form."""
    is_pretty = settings.log_form == "pretty" or (
        settings.log_form == "auto" and sys.stderr.isatty()
    )
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        errors_without_texts,
    ]
    renderer: Processor = (
        structlog.dev.ConsoleRenderer() if is_pretty else structlog.processors.JSONRenderer(as_text)
    )
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    structlog.configure(
        processors=[*before, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=[only_the_first_line, *before],
        )
    )
    handler.addFilter(is_no_traceback)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in LOUD:
        logging.getLogger(name).setLevel(logging.WARNING)


def as_text(event: object, **_: object) -> str:
    """An event as one line of JSON."""
    return msgspec.json.encode(event, enc_hook=repr).decode()


def errors_without_texts(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> EventDict:
    """Replaces an error by its kind and the places it came through."""
    given = event.pop("exc_info", None)
    if isinstance(given, tuple):
        error = given[1]
    elif isinstance(given, BaseException):
        error = given
    else:
        error = sys.exc_info()[1] if given else None
    if error is not None:
        event["error"] = type(error).__name__
        event["places"] = places_of(error)
    return event


def places_of(error: BaseException) -> list[str]:
    """The places in the code an error came through, the last one last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [
        f"{Path(frame.filename).stem}:{frame.lineno} {frame.name}"
        for frame in frames[-MOST_PLACES:]
    ]


def only_the_first_line(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> EventDict:
    """Shortens what other packages log; further lines may quote what they worked on."""
    event["event"] = str(event.get("event", "")).partition("\n")[0]
    return event


def is_no_traceback(record: logging.LogRecord) -> bool:
    """Whether a line is not just an error's text; the error itself is told otherwise."""
    return not record.getMessage().startswith("Traceback")


def log_stray_errors(loop: asyncio.AbstractEventLoop) -> None:
    """Errors that nobody waits for are logged in our form too."""

    def stray(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        log = structlog.get_logger(OUR_PACKAGE)
        log.error("stray error", exc_info=context.get("exception"))

    loop.set_exception_handler(stray)
