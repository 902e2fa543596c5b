"""The logs of all tables, in a database.

What waits when the database is free is stored in one transaction: the price of a
commit is paid once for all tables that moved meanwhile.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from functools import partial
from typing import Final

from pakl.adapters import lists
from pakl.adapters.appends import Append, has_lines, store_alone, store_together
from pakl.adapters.database import Database
from pakl.play.entries import PlayerId, TableId
from pakl.play.ports import (
    CommitUnknown,
    FinishedMatch,
    StorageDown,
    Summary,
    VersionTaken,
)

MOST_WAITING: Final = 10_000
MOST_TOGETHER: Final = 500
MOST_REMEMBERED: Final = 20_000
GATHERING_SECONDS: Final = 0.008
FINDING_OUT_SECONDS: Final = 5.0
PAUSE_SECONDS: Final = 0.2
UNKNOWN: Final = -1

Outcome = Exception | None


class Waiting:
    """An append, and the future of who waits for it."""

    def __init__(self, append: Append, stored: asyncio.Future[None]) -> None:
        self.append = append
        self.stored = stored

    def tell(self, outcome: Outcome) -> None:
        """Tells who waits, if anybody still does."""
        if self.stored.done():
            return
        if outcome is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(outcome)


class SqlTableLog:
    """Keeps the promises of ``TableLog`` with a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Waiting] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False
        # By table the version that was written here last, and the summary that is stored.
        self._written: OrderedDict[TableId, tuple[int, Summary]] = OrderedDict()

    # Writing

    async def append(
        self, summary: Summary, first: int, lines: Sequence[str], finished: Sequence[FinishedMatch]
    ) -> None:
        if self._is_closed:
            raise StorageDown("the house is closing")
        if len(self._waiting) >= MOST_WAITING:
            raise StorageDown("too many moves wait to be stored already")
        # Who wrote the version before this one knows which summary is stored.
        version, before = self._written.get(summary.table, (UNKNOWN, None))
        append = Append(summary, first, lines, finished, before if version == first - 1 else None)
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(append, stored))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="pakl-log-writer")
        await stored

    async def close(self) -> None:
        """Stores what waits, and refuses what comes later."""
        self._is_closed = True
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        """Stores until nothing waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            began = loop.time()
            most = min(len(self._waiting), MOST_TOGETHER)
            group = [self._waiting.popleft() for _ in range(most)]
            # Two processes that want the same versions ask in the same order, so that
            # neither holds what the other waits for.
            group.sort(key=table_of)
            outcomes = await self._store([waiting.append for waiting in group])
            for waiting, outcome in zip(group, outcomes, strict=True):
                if outcome is None:
                    self._remember(waiting.append)
                waiting.tell(outcome)
            # Where many play, a moment's wait lets more of them share the next commit.
            if len(group) > 1:
                await asyncio.sleep(max(0.0, began + GATHERING_SECONDS - loop.time()))
        self._writer = None

    async def _store(self, appends: list[Append]) -> list[Outcome]:
        """What became of each of these appends."""
        if len(appends) == 1:
            return [await self._store_one(appends[0])]
        try:
            await self._database.write(partial(store_together, appends=appends))
        except CommitUnknown:
            return await self._find_out(appends)
        except StorageDown as error:
            return [StorageDown(str(error)) for _ in appends]
        except Exception:  # noqa: BLE001  what is wrong with one is no matter of the others
            middle = len(appends) // 2
            return [*await self._store(appends[:middle]), *await self._store(appends[middle:])]
        return [None] * len(appends)

    async def _store_one(self, append: Append) -> Outcome:
        """What became of one append."""
        try:
            await self._database.write(partial(store_alone, append=append))
        except CommitUnknown:
            return (await self._find_out([append]))[0]
        except Exception as error:  # noqa: BLE001  who waits must hear of anything
            return error
        return None

    async def _find_out(self, appends: list[Append]) -> list[Outcome]:
        """What became of appends during whose commit the database was lost."""
        until = asyncio.get_running_loop().time() + FINDING_OUT_SECONDS
        return [await self._find_out_one(append, until) for append in appends]

    async def _find_out_one(self, append: Append, until: float) -> Outcome:
        """What became of one of them.

        Storing it again tells: that waits until the lost transaction is over, and is
        refused if it was carried out after all.
        """
        while asyncio.get_running_loop().time() < until:
            try:
                return await self._store_again(append)
            except StorageDown:
                await asyncio.sleep(PAUSE_SECONDS)
        return CommitUnknown("the database was lost while it stored, and is not back yet")

    async def _store_again(self, append: Append) -> Outcome:
        """Stores an append that may be there already."""
        try:
            await self._database.write(partial(store_alone, append=append))
        except VersionTaken as taken:
            is_ours = await self._database.read(partial(has_lines, append=append))
            return None if is_ours else taken
        return None

    def _remember(self, append: Append) -> None:
        """Remembers which summary is stored for a table."""
        table = append.summary.table
        self._written[table] = (append.last(), append.kept)
        self._written.move_to_end(table)
        if len(self._written) > MOST_REMEMBERED:
            self._written.popitem(last=False)

    # Reading

    async def read(self, table: TableId, after: int) -> list[str]:
        return await self._database.read(partial(lists.lines, table=table, after=after))

    async def find(self, code: str) -> TableId | None:
        return await self._database.read(partial(lists.table_with_code, code=code))

    async def lobby(self, most: int) -> list[Summary]:
        return await self._database.read(partial(lists.lobby, most=most))

    async def tables_of(self, player: PlayerId, most: int) -> list[Summary]:
        return await self._database.read(partial(lists.tables_of, player=player, most=most))

    async def due(self, now: int, most: int) -> list[TableId]:
        return await self._database.read(partial(lists.due, now=now, most=most))

    async def count_open(self, player: PlayerId) -> int:
        return await self._database.read(partial(lists.count_open, player=player))


def table_of(waiting: Waiting) -> TableId:
    """The table that an append is for."""
    return waiting.append.summary.table
