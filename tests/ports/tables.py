"""Tables for tests of what stores them: lines as a house would write them."""

from pakl.play.entries import Moved, Opened, PlayerId, TableId, entry_text
from pakl.play.frames import TableStatus
from pakl.play.ports import FinishedMatch, SeatLine, Summary
from pakl.play.terms import Terms

EVA = PlayerId("eva")
OTTO = PlayerId("otto")


def seat(number: int, player: PlayerId, name: str = "Somebody", level: str = "") -> SeatLine:
    """A seat that is taken."""
    return SeatLine(seat=number, player=player, name=name, level=level)


def summary(
    table: str,
    version: int,
    *,
    status: TableStatus = "playing",
    seats: list[SeatLine] | None = None,
    is_public: bool = True,
    due_at: int | None = None,
    opened_at: int = 1_000,
    code: str = "",
) -> Summary:
    """The summary of a table for two; if nothing else is said Eva sits there."""
    return Summary(
        table=TableId(table),
        code=code or f"code-{table}",
        status=status,
        is_public=is_public,
        sheet="maumau",
        seats=[seat(0, EVA)] if seats is None else seats,
        size=2,
        version=version,
        due_at=due_at,
        opened_at=opened_at,
        changed_at=opened_at + version,
    )


def opening(table: str) -> str:
    """The first line of a table."""
    return entry_text(
        Opened(at=1_000, code=f"code-{table}", sheet="maumau", seats=2, rules=1, terms=Terms())
    )


def move(number: int, action: str = "play 8H") -> str:
    """A line about a move."""
    return entry_text(
        Moved(at=1_000 + number, player=EVA, packet=f"p{number}", seat=0, action=action)
    )


def finished(table: str, record: str, text: str = "", at: int = 2_000) -> FinishedMatch:
    """A match that is over."""
    return FinishedMatch(
        record=record,
        table=TableId(table),
        game="maumau",
        rules=1,
        finished_at=at,
        text=text or f"the text of {record}",
    )
