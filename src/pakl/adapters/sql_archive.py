"""Finished records, in a database. They are written with the last move, by the log."""

from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, Select, literal, select

from pakl.adapters.database import Database
from pakl.adapters.schema import record_players, records
from pakl.play.entries import PlayerId, TableId
from pakl.play.ports import FinishedMatch


class SqlArchive:
    """Keeps the promises of ``Archive`` with a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, record: str) -> FinishedMatch | None:
        return await self._database.read(partial(record_named, record=record))

    async def records_of(self, player: PlayerId, most: int) -> list[FinishedMatch]:
        return await self._database.read(partial(records_played, player=player, most=most))


def record_named(connection: Connection, record: str) -> FinishedMatch | None:
    """The record of an id."""
    row = connection.execute(select(records).where(records.c.id == record)).first()
    return None if row is None else match_of(row)


def records_played(connection: Connection, player: PlayerId, most: int) -> list[FinishedMatch]:
    """The matches that a player has played, newest first, without their texts."""
    columns = [column for column in records.c if column is not records.c.text]
    played = select(record_players.c.record_id).where(record_players.c.player == player)
    chosen: Select[Any] = select(*columns, literal("").label("text"))
    chosen = chosen.where(records.c.id.in_(played))
    newest_first = chosen.order_by(records.c.finished_at.desc(), records.c.id).limit(most)
    return [match_of(row) for row in connection.execute(newest_first)]


def match_of(row: Row[Any]) -> FinishedMatch:
    """The finished match that a row holds."""
    return FinishedMatch(
        record=row.id,
        table=TableId(row.table_id),
        game=row.game,
        rules=row.rules,
        finished_at=row.finished_at,
        text=row.text,
    )
