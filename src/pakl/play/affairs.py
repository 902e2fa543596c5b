"""What happens at a table besides the game: who sits where, pauses, talk, the end."""

from typing import TYPE_CHECKING

from pakl.play.entries import (
    AnyEntry,
    Chatted,
    Closed,
    Committed,
    GivenBack,
    HostPassed,
    Paused,
    PauseWished,
    RanLate,
    Readied,
    Resumed,
    Sat,
    Started,
    Stood,
    Swapped,
    TakenOver,
    Unreadied,
)
from pakl.play.frames import (
    AnyNews,
    BotTookOver,
    ChatLine,
    SatDown,
    SeatNews,
    SeatsSwapped,
    StoodUp,
    TableClosed,
    TablePaused,
    TableResumed,
)
from pakl.play.seating import Chair

if TYPE_CHECKING:
    from pakl.play.table import Table


def settle(table: "Table", entry: AnyEntry) -> list[AnyNews]:  # noqa: C901, PLR0912, one arm a kind of entry
    """Makes of a table what an entry says; answers what all are told."""
    match entry:
        case Committed():
            table.secret = bytes.fromhex(entry.secret)
            table.is_secret_spent = False
        case Sat():
            chair = table.chairs[entry.seat] = Chair()
            chair.player, chair.name, chair.level = entry.who, entry.name, entry.bot
            return [SatDown(seat=entry.seat, name=entry.name, level=entry.bot)]
        case Stood():
            name = table.chairs[entry.seat].name
            table.chairs[entry.seat] = Chair()
            return [StoodUp(seat=entry.seat, name=name, why=entry.why)]
        case Swapped():
            table.seating.swap(entry.one, entry.other)
            return [SeatsSwapped(one=entry.one, other=entry.other)]
        case HostPassed():
            table.seating.host = entry.seat
            return [SeatNews(seat=entry.seat, what="host")]
        case Readied():
            table.chairs[entry.seat].is_ready = True
            table.chairs[entry.seat].salt = entry.salt
            return [SeatNews(seat=entry.seat, what="ready")]
        case Unreadied():
            table.chairs[entry.seat].is_ready = False
            return [SeatNews(seat=entry.seat, what="unready")]
        case Started():
            return [table.begin_match(entry)]
        case Chatted():
            return [ChatLine(seat=entry.seat, name=entry.name, text=entry.text, at=entry.at)]
        case PauseWished():
            table.chairs[entry.seat].wishes_pause = True
            return [SeatNews(seat=entry.seat, what="wishes_pause")]
        case Paused():
            table.pause_reason = entry.why
            table.clocks.stop(entry.at)
            table.forget_wishes()
            return [TablePaused(why=entry.why)]
        case Resumed():
            table.pause_reason = ""
            table.clocks.go_on(entry.at)
            table.forget_wishes()
            return [TableResumed()]
        case RanLate():
            table.clocks.is_late[entry.seat] = True
            return [SeatNews(seat=entry.seat, what="late")]
        case TakenOver():
            table.chairs[entry.seat].stand_in = entry.why
            table.chairs[entry.seat].wishes_pause = False
            return [BotTookOver(seat=entry.seat, why=entry.why)]
        case GivenBack():
            table.chairs[entry.seat].stand_in = ""
            table.clocks.begin_again(entry.seat, entry.at)
            return [SeatNews(seat=entry.seat, what="back")]
        case Closed():
            table.status = "closed"
            return [TableClosed(why=entry.why)]
        case _:
            pass
    return []
