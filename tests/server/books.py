"""The books of a house: its log, read past the server, and what people must have been told.

After whatever has happened to a server this must hold: every packet that was answered
stands in the log exactly once, no packet that was refused stands there, versions have no
gaps, and what every person made of its frames is what a replay of the log makes.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from pakl.adapters.database import database_of
from pakl.adapters.schema import log
from pakl.play.entries import AnyEntry, TableId, entry_of
from pakl.play.frames import Audience, Frame, encoded
from pakl.play.framing import news_for, whole_frame
from pakl.play.table import Table, replayed
from tests.server.scripted import Person

Lines = dict[str, list[tuple[int, str]]]


class Books:
    """The logs of all tables at one moment, and the tables that they make."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lines: Lines = {}
        self.tables: dict[str, Table] = {}

    async def read(self) -> None:
        """Reads on, up to this moment."""
        database = database_of(self.url)
        try:
            self.lines = await database.read(all_lines)
        finally:
            await database.close()

    async def replay(self) -> None:
        """Makes of the tables what was read."""
        await asyncio.to_thread(self.read_into_tables)

    def read_into_tables(self) -> None:
        """The same, waiting for it."""
        for table, numbered in self.lines.items():
            lines = [line for _, line in numbered]
            if table not in self.tables:
                self.tables[table] = replayed(TableId(table), lines[:1])
            self.tables[table].read(lines[self.tables[table].version :])

    def entries(self) -> list[AnyEntry]:
        """Everything that was ever written."""
        return [entry_of(line) for lines in self.lines.values() for _, line in lines]

    def versions(self) -> dict[str, int]:
        """How long each log is."""
        return {table: len(lines) for table, lines in self.lines.items()}

    def check_versions(self) -> None:
        """The versions of every table count from 1 without a gap."""
        for table, lines in self.lines.items():
            assert list(range(1, len(lines) + 1)) == [version for version, _ in lines], table

    def check_packets(self, people: Sequence[Person]) -> None:
        """What was answered stands there once, what was refused nowhere."""
        written = Counter((entry.player, entry.packet) for entry in self.entries() if entry.packet)
        twice = [packet for packet, times in written.items() if times > 1]
        assert not twice, f"carried out more than once: {twice}"
        for person in people:
            for packet in person.acknowledged:
                assert (person.player, packet) in written, f"lost: {packet} at {person.place}"
            for packet, error in person.refused.items():
                assert (person.player, packet) not in written, f"refused as {error}: {packet}"

    def check_views(self, people: Sequence[Person]) -> None:
        """What people made of their frames is what a replay makes."""
        for table in self.lines:
            here = [Telling(person) for person in people if person.place.table == table]
            lines = [line for _, line in self.lines[table]]
            again = replayed(TableId(table), lines[:1])
            for line in lines[1:]:
                again.read([line])
                for telling in here:
                    telling.go_on(again)
            for telling in here:
                telling.check(again)

    def has_been_told(self, person: Person) -> bool:
        """Whether a person has heard of everything that it is to hear of."""
        return self.tables[person.place.table].history.counts[person.you] == person.version

    def is_at_rest(self) -> bool:
        """Whether no bot is to act at any table."""
        return not any(table.bots_to_act() for table in self.tables.values())


class Telling:
    """What one person must have been told, found out by a replay."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.audience: Audience = person.you
        self.is_first_right = False
        self.told_since: list[Any] = []

    def go_on(self, table: Table) -> None:
        """One more line of the log was read."""
        if self.audience in table.history.happenings[-1].told_to:
            news = news_for(table, table.history.happenings[-1], self.audience)
            self.told_since += msgspec.to_builtins(news)
        if table.history.counts[self.audience] == self.person.first_version:
            self.told_since = []
            first = as_sent(whole_frame(table, self.audience)).get("news", [])
            self.is_first_right = self.is_first_right or first == self.person.told_at_first

    def check(self, table: Table) -> None:
        """Compares it with what the person was told, now that all lines were read."""
        person, frame = self.person, as_sent(whole_frame(table, self.audience))
        where = f"{person.place}, as {self.audience} sees it"
        assert frame["version"] == person.version, where
        assert frame["table"] == person.table, where
        assert frame.get("deal") == person.deal, where
        assert self.is_first_right, where
        assert self.told_since == person.told_since, where


async def read_books(url: str) -> Books:
    """The logs in a database now."""
    books = Books(url)
    await books.read()
    return books


def all_lines(connection: Connection) -> Lines:
    """The lines of all tables with their versions, in order."""
    lines: Lines = {}
    rows = select(log.c.table_id, log.c.version, log.c.line)
    for table, version, line in connection.execute(rows.order_by(log.c.table_id, log.c.version)):
        lines.setdefault(table, []).append((version, line))
    return lines


def as_sent(frame: Frame) -> dict[str, Any]:
    """A frame as whoever gets it reads it."""
    read: dict[str, Any] = msgspec.json.decode(encoded(frame))
    return read
