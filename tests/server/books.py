"""The books of a house: its log, read past the server, and what people must have been told.

After whatever has happened to a server this must hold: every packet that was answered
stands in the log exactly once, no packet that was refused stands there, versions have no
gaps, and what every person made of its frames is what a replay of the log makes.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from pakl.adapters.database import database_of
from pakl.adapters.schema import log
from pakl.play.entries import AnyEntry, TableId, entry_of
from pakl.play.frames import SPECTATORS, Frame, encoded
from pakl.play.framing import whole_frame
from pakl.play.table import Table, replayed
from tests.server.scripted import WATCHING, Person

Lines = dict[str, list[tuple[int, str]]]


class Books:
    """The logs of all tables at one moment, and the tables that they make."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.tables: dict[str, Table] = {}

    def table(self, table: str) -> Table:
        """The table that its log makes."""
        if table not in self.tables:
            lines = [line for _, line in self.lines[table]]
            self.tables[table] = replayed(TableId(table), lines)
        return self.tables[table]

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
        for person in people:
            expected = self.frame_for(person)
            where = f"{person.place}, as {person.you} sees it"
            assert expected["version"] == person.version, where
            assert expected["table"] == person.table, where
            assert expected.get("deal") == person.deal, where
            assert expected.get("news", []) == person.news, where

    def frame_for(self, person: Person) -> dict[str, Any]:
        """The whole frame that a person would be sent now."""
        table = self.table(person.place.table)
        audience = SPECTATORS if person.you == WATCHING else person.you
        return as_sent(whole_frame(table, audience))

    def has_been_told(self, person: Person) -> bool:
        """Whether a person has heard of everything that it is to hear of."""
        table = self.table(person.place.table)
        audience = SPECTATORS if person.you == WATCHING else person.you
        return table.history.counts[audience] == person.version

    def is_at_rest(self) -> bool:
        """Whether no bot is to act at any table."""
        return not any(self.table(table).bots_to_act() for table in self.lines)


async def read_books(url: str) -> Books:
    """The logs in a database now."""

    def all_lines(connection: Connection) -> Lines:
        lines: Lines = {}
        rows = select(log.c.table_id, log.c.version, log.c.line)
        for table, version, line in connection.execute(
            rows.order_by(log.c.table_id, log.c.version)
        ):
            lines.setdefault(table, []).append((version, line))
        return lines

    database = database_of(url)
    try:
        return Books(await database.read(all_lines))
    finally:
        await database.close()


def as_sent(frame: Frame) -> dict[str, Any]:
    """A frame as whoever gets it reads it."""
    read: dict[str, Any] = msgspec.json.decode(encoded(frame))
    return read
