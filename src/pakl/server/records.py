"""Records of finished matches: to list, download, step through and verify."""

import asyncio
from typing import Annotated, Final

from msgspec import Meta, Struct

from pakl import read_record
from pakl.kernel.errors import Malformed
from pakl.kernel.match import ShuffleEntry
from pakl.play.ports import FinishedMatch
from pakl.server.endpoints import Call, Media, endpoint
from pakl.server.problems import Refusing
from pakl.server.replays import Replay, replay_of

RecordName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,60}$")]

MOST_LISTED: Final = 100


class RecordListed(Struct, frozen=True):
    """A finished match in a list."""

    record: str
    game: str
    rules: int
    finished_at: int


class Records(Struct, frozen=True):
    """Finished matches, newest first."""

    records: list[RecordListed]


class Verified(Struct, frozen=True):
    """A record keeps the rules, and its shuffles follow from the secret and the salts."""

    commitment: str
    shuffles: int


@endpoint("GET", "/api/me/records")
async def list_my_records(call: Call) -> Records:
    """List the finished matches of tables where you sit."""
    found = await call.services.archive.records_of(call.visitor.player, MOST_LISTED)
    return Records([
        RecordListed(match.record, match.game, match.rules, match.finished_at) for match in found
    ])  # fmt: skip


@endpoint("GET", "/api/records/{record}", who="anybody", problems=["no_such_record"])
async def download_record(
    call: Call, record: RecordName
) -> Annotated[str, Media("text/plain; charset=utf-8")]:
    """Download a record as a text file."""
    match = await found_record(call, record)
    call.headers["content-disposition"] = f'attachment; filename="{match.game}-{record}.pakl"'
    return match.text


@endpoint(
    "GET",
    "/api/records/{record}/replay",
    who="anybody",
    problems=["no_such_record", "not_replayable"],
)
async def replay_record(call: Call, record: RecordName) -> Replay:
    """Step through a record with all cards open.

    A record that today's rules can't replay is refused with the reason; it can still
    be downloaded.
    """
    match = await found_record(call, record)
    try:
        async with call.services.replaying:
            return await asyncio.to_thread(replay_of, match.text)
    except Malformed as error:
        raise Refusing("not_replayable", reason=str(error)) from error


@endpoint(
    "GET",
    "/api/records/{record}/verify",
    who="anybody",
    problems=["no_such_record", "not_verified"],
)
async def verify_record(call: Call, record: RecordName) -> Verified:
    """Check that a record keeps the rules and that its shuffles were fair."""
    match = await found_record(call, record)
    try:
        async with call.services.replaying:
            return await asyncio.to_thread(verified, match.text)
    except Malformed as error:
        raise Refusing("not_verified", reason=str(error)) from error


async def found_record(call: Call, record: str) -> FinishedMatch:
    """A finished match by its name.

    Raises:
        Refusing: If there is none.
    """
    match = await call.services.archive.record(record)
    if match is None:
        raise Refusing("no_such_record")
    return match


def verified(text: str) -> Verified:
    """What was checked of a record.

    Raises:
        Malformed: If anything does not hold.
    """
    record = read_record(text)
    record.verify()
    shuffles = [entry for entry in record.entries if isinstance(entry, ShuffleEntry)]
    assert record.fairness is not None
    return Verified(record.fairness.commitment, len(shuffles))
