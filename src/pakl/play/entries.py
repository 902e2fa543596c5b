"""The lines of a table's log: everything that ever happened there, and nothing else.

A table is what its log makes of it. The entry's number, from 1, is the table's
version; who wrote version 7 first has decided what version 7 is. Secrets stand here
too: a log is for the house, frames are for people.
"""

from typing import Literal, NewType

import msgspec
from msgspec import Struct

from pakl.play.terms import Terms

TableId = NewType("TableId", str)
PlayerId = NewType("PlayerId", str)

NOBODY = PlayerId("")


class Entry(Struct, kw_only=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """One line of a log.

    ``at`` is the time in milliseconds since 1970. The first line that a player's packet
    causes carries the player and the packet's id, so that a packet that comes again
    is known.
    """

    at: int
    player: PlayerId = NOBODY
    packet: str = ""


class Opened(Entry):
    """The table stands: what is played there, and how."""

    code: str
    sheet: str
    seats: int
    rules: int
    terms: Terms


class Committed(Entry):
    """The house has drawn its secret for the shuffles of the next match."""

    secret: str


class Sat(Entry):
    """Somebody took a seat; ``bot`` is the level of a bot, empty for a person."""

    seat: int
    who: PlayerId
    name: str
    bot: str = ""


class Stood(Entry):
    """A seat became empty."""

    seat: int
    why: Literal["left", "removed"]


class Swapped(Entry):
    """Two seats changed places."""

    one: int
    other: int


class HostPassed(Entry):
    """The seat that has the host's rights from now on."""

    seat: int


class Readied(Entry):
    """A seat wants to begin, and adds its salt to the shuffles."""

    seat: int
    salt: str


class Unreadied(Entry):
    """A seat does not want to begin after all."""

    seat: int


class Started(Entry):
    """A match begins; the first dealer is -1 if lots decide."""

    first_dealer: int


class Shuffled(Entry):
    """The house's shuffle, the first of the order on top."""

    order: list[int]


class Moved(Entry):
    """A seat's action, in the notation of the clauses."""

    seat: int
    action: str
    by_bot: bool = False


class Chatted(Entry):
    """Somebody said something; the seat is -1 for a spectator."""

    seat: int
    name: str
    text: str


class PauseWished(Entry):
    """A seat wishes to pause, or agrees to it."""

    seat: int


class Paused(Entry):
    """Clocks and bots stand still."""

    why: Literal["consent", "absence"]


class Resumed(Entry):
    """Clocks and bots go on."""

    seat: int = -1


class RanLate(Entry):
    """A seat's time is over."""

    seat: int


class TakenOver(Entry):
    """A bot plays for a seat, which stays its player's; who was removed does not get it back."""

    seat: int
    why: Literal["left", "away", "late", "removed"]


class GivenBack(Entry):
    """The player of a seat plays again."""

    seat: int


class Closed(Entry):
    """Nobody plays here any more."""

    why: Literal["host", "empty"]


AnyEntry = (
    Opened
    | Committed
    | Sat
    | Stood
    | Swapped
    | HostPassed
    | Readied
    | Unreadied
    | Started
    | Shuffled
    | Moved
    | Chatted
    | PauseWished
    | Paused
    | Resumed
    | RanLate
    | TakenOver
    | GivenBack
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def entry_text(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def entry_of(text: str) -> AnyEntry:
    """The entry that was stored as this text."""
    return _decoder.decode(text)
