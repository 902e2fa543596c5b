"""PostgreSQL by asyncpg; a server that is gone or stands still is noticed in seconds."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pakl.adapters.faults import reason
from pakl.play.ports import CommitUnknown, StorageDown

CONNECTIONS: Final = 8
MOST_WAITING: Final = 1_000
PATIENCE: Final = 5.0
CONNECT_SECONDS: Final = 3.0
STATEMENT_MS: Final = 4_000
LOCK_MS: Final = 3_000
IDLE_MS: Final = 10_000

Answer = TypeVar("Answer")


class PostgresDatabase:
    """A database that many processes share."""

    def __init__(self, url: URL) -> None:
        self._engine = engine_of(url)
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._waiting = 0

    async def read(
        self, work: Callable[[Connection], Answer], patience: float = PATIENCE
    ) -> Answer:
        try:
            return await self._transacted(self._reading, work, patience)
        except CommitUnknown as error:
            raise StorageDown(str(error)) from error

    async def write(
        self, work: Callable[[Connection], Answer], patience: float = PATIENCE
    ) -> Answer:
        return await self._transacted(self._engine, work, patience)

    async def close(self) -> None:
        await self._engine.dispose()

    async def _transacted(
        self, engine: AsyncEngine, work: Callable[[Connection], Answer], patience: float
    ) -> Answer:
        """Does the work as a whole, or not at all."""
        if self._waiting >= MOST_WAITING:
            raise StorageDown("too much waits for the database already")
        self._waiting += 1
        is_committing = False
        try:
            async with asyncio.timeout(patience), engine.connect() as connection:
                answer = await connection.run_sync(work)
                is_committing = True
                await connection.commit()
                return answer
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            # Only the commit itself can have been carried out without our hearing of it.
            if is_committing:
                raise CommitUnknown(
                    f"the database was lost while it stored: {reason(error)}"
                ) from error
            raise StorageDown(f"the database can't be used now: {reason(error)}") from error
        finally:
            self._waiting -= 1


def engine_of(url: URL) -> AsyncEngine:
    """The engine of a PostgreSQL database."""
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
        connect_args={
            "timeout": CONNECT_SECONDS,
            "server_settings": {
                "application_name": "pakl",
                "statement_timeout": str(STATEMENT_MS),
                "lock_timeout": str(LOCK_MS),
                "idle_in_transaction_session_timeout": str(IDLE_MS),
                "jit": "off",
            },
        },
    )
