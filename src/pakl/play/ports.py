"""What playing together needs from outside. ``pakl.adapters`` has the real ones."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from pakl.play.entries import PlayerId, TableId
from pakl.play.frames import HintMove, TableStatus


class VersionTaken(Exception):
    """Another process has written this version of the table first."""


class CodeTaken(VersionTaken):
    """Another table that is not closed has this short code."""


class StorageDown(Exception):
    """Nothing can be stored or read now; nothing was stored."""


class CommitUnknown(StorageDown):
    """The database went away while it stored: read the log again before going on."""


class BusDown(Exception):
    """Other processes can't be reached now."""


class BotDied(Exception):
    """The bot's worker is gone before it answered."""


class SeatLine(Struct, frozen=True):
    """Who has a seat, for lists of tables."""

    seat: int
    player: PlayerId
    name: str
    level: str


class Summary(Struct, frozen=True):
    """A table in a line, kept beside its log for the lobby and the sweeper.

    ``due_at`` is when the house must look after the table by itself: a clock runs out
    or a bot is to act; None if it only waits for people.
    """

    table: TableId
    code: str
    status: TableStatus
    is_public: bool
    sheet: str
    seats: list[SeatLine]
    size: int
    version: int
    due_at: int | None
    opened_at: int
    changed_at: int


class FinishedMatch(Struct, frozen=True):
    """The record of a match that is over."""

    record: str
    table: TableId
    game: str
    rules: int
    finished_at: int
    text: str


class Guest(Struct, frozen=True):
    """A person or an outside bot that the house knows."""

    player: PlayerId
    name: str
    is_bot: bool
    since: int


class TableLog(Protocol):
    """Where logs are kept. ``(table, version)`` is the key: two can't write the same version."""

    async def append(
        self, summary: Summary, first: int, lines: Sequence[str], finished: Sequence[FinishedMatch]
    ) -> None:
        """Stores lines from version ``first`` on, with the table's new summary, all or nothing.

        Raises:
            VersionTaken: If one of these versions is there already.
            CodeTaken: If the short code of a new table is another one's.
            StorageDown: If it can't be stored now.
            CommitUnknown: If nobody can say now whether it was stored.
        """

    async def read(self, table: TableId, after: int) -> list[str]:
        """The lines of a table after a version, in order; none if there is no such table."""

    async def find(self, code: str) -> TableId | None:
        """The table of a short code that is not closed."""

    async def lobby(self, most: int) -> list[Summary]:
        """Public tables with an empty seat or a match to watch, newest first."""

    async def tables_of(self, player: PlayerId, most: int) -> list[Summary]:
        """The tables where a player sits, newest first."""

    async def due(self, now: int, most: int) -> list[TableId]:
        """Tables that the house must look after by now."""

    async def count_open(self, player: PlayerId) -> int:
        """How many tables that are not over or closed a player sits at."""


class Archive(Protocol):
    """Where finished records are kept."""

    async def record(self, record: str) -> FinishedMatch | None:
        """A finished record."""

    async def records_of(self, player: PlayerId, most: int) -> list[FinishedMatch]:
        """The finished matches of tables where a player sits, newest first, without texts."""


class GuestBook(Protocol):
    """Whom the house knows."""

    async def write(self, guest: Guest, token_hash: str | None = None) -> None:
        """Adds a guest, or changes its name."""

    async def guest(self, player: PlayerId) -> Guest | None:
        """A guest by id."""

    async def of_token(self, token_hash: str) -> Guest | None:
        """The outside bot with this token."""

    async def lend_pass(self, pass_hash: str, player: PlayerId, until: int) -> None:
        """Keeps a pass with which another device becomes this player, once."""

    async def redeem_pass(self, pass_hash: str, now: int) -> PlayerId | None:
        """The player of a pass that is still good; it is used up."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The house's secret of this name; the fresh one if there was none."""


class Bus(Protocol):
    """The way to the other processes of the house; not shared if there are none."""

    is_shared: bool

    def listen(self, topic: str, hear: Callable[[bytes], None]) -> None:
        """From now on messages on a topic are heard, one's own too."""

    def ignore(self, topic: str) -> None:
        """From now on messages on a topic are not heard."""

    async def settled(self) -> None:
        """Waits a moment until all that is listened to is really heard from elsewhere.

        Who reads the log after this misses no message about what is not in it yet.
        """

    async def publish(self, topic: str, message: bytes) -> None:
        """Tells everybody who listens, in this process and others.

        Raises:
            BusDown: If other processes can't be reached; those here have heard it.
        """

    def is_up(self) -> bool:
        """Whether other processes are reached now."""

    def on_recovery(self, hear: Callable[[], None]) -> None:
        """From now on it is told when other processes are reached again."""


class DealEnded(Struct, frozen=True, array_like=True):
    """How an earlier deal of the match ended, as all could see."""

    clause: str
    scores: list[int]
    tie_breaks: list[int]


class Question(Struct, frozen=True):
    """What a bot is asked with: what its seat sees and was told in this deal, nothing else.

    ``view`` is a ``DealSeen`` and ``told`` are ``Played`` news, encoded as for a browser. A
    bot that may wait, because it is not its turn, may also choose nothing. ``before`` are the
    match's earlier deals.
    """

    table: TableId
    version: int
    sheet: str
    seats: int
    seat: int
    level: str
    view: bytes
    told: list[bytes]
    legal: list[str]
    may_wait: bool = False
    before: list[DealEnded] = []


class Advice(Struct, frozen=True):
    """What the strongest bot would do at a seat: the best moves first, in so many worlds.

    ``is_for_match`` says that the chances are those to win the match, not only the deal.
    """

    moves: list[HintMove]
    worlds: int
    is_for_match: bool


class Bots(Protocol):
    """The bots at hand."""

    def levels(self, game: str) -> list[str]:
        """The levels that play a game, weakest first."""

    async def choose(self, question: Question) -> str:
        """The action a bot chooses, in the notation of the clauses; empty if it waits.

        Raises:
            BotDied: If its worker is gone; ask again.
        """

    async def advise(self, question: Question) -> Advice:
        """What a person at this seat may want to do, and why.

        Raises:
            BotDied: If nobody knows; ask again.
        """


class Line(Protocol):
    """One browser tab, or one outside bot, at one table."""

    player: PlayerId
    name: str

    def send(self, message: bytes) -> None:
        """Puts a message on its way; a line that does not read is closed."""

    def close(self, message: bytes) -> None:
        """Sends a last message and closes the line."""
