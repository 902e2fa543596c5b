"""What a viewer is sent. Everything here has been redacted for its audience.

The version in a frame is the viewer's own count of what it was told, not the
log's: a number that moved without news would tell that something secret happened.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from pakl.play.packets import EmoteName
from pakl.play.terms import Terms

Audience = int
SPECTATORS: Final = -2

SeatKind = Literal["empty", "person", "bot"]
TableStatus = Literal["open", "playing", "over", "closed"]
Presence = Literal["online", "away", "bot", "empty"]


# Events of the game


class GameEvent(Struct, omit_defaults=True, tag_field="event"):
    """Something that happened in the game, and the clause that made it happen."""

    clause: str


class CardMoved(GameEvent, tag="moved", rename={"source": "from", "target": "to"}):
    """A card went from one zone to another; without a face if the viewer may not know it."""

    source: str
    target: str
    card: str | UnsetType = UNSET
    from_bottom: bool = False
    to_bottom: bool = False


class PileShuffled(GameEvent, tag="shuffled"):
    """The cards of a zone were shuffled."""

    zone: str


class CardsLookedAt(GameEvent, tag="looked"):
    """A seat looked at the faces of a zone."""

    seat: int
    zone: str
    cards: list[str] | UnsetType = UNSET


class Said(GameEvent, tag="said"):
    """Something was said or decided."""

    topic: str
    seat: int | UnsetType = UNSET
    value: str = ""


AnyGameEvent = CardMoved | PileShuffled | CardsLookedAt | Said


# The deal as a viewer sees it


class ZoneSeen(Struct, frozen=True, omit_defaults=True):
    """A zone: the faces from the bottom up, or only how many."""

    zone: str
    size: int
    owner: int | UnsetType = UNSET
    number: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET


class Clock(Struct, frozen=True):
    """The time of a seat that is waited for: when it is late, and what its bank holds now."""

    seat: int
    late_at: int
    bank: int


class DealSeen(Struct, frozen=True, omit_defaults=True):
    """Everything a viewer may know of the deal now, and may do.

    ``worth`` tells for each legal action the points that it lays out, -1 if it has none;
    it is left out where no action has any.
    """

    match: int
    deal: int
    dealer: int
    zones: list[ZoneSeen]
    facts: dict[str, str]
    to_act: list[int]
    may_interrupt: list[int]
    legal: list[str]
    totals: list[int]
    clocks: list[Clock] = []
    worth: list[int] = []


# The table


class SeatSeen(Struct, frozen=True, omit_defaults=True):
    """A seat: who has it, and whether a bot plays for it."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    is_ready: bool = False
    is_played_by_bot: bool = False
    wishes_pause: bool = False


class TableSeen(Struct, frozen=True, omit_defaults=True):
    """The table as everybody there sees it."""

    id: str
    code: str
    sheet: str
    game: str
    options: dict[str, str]
    terms: Terms
    status: TableStatus
    seats: list[SeatSeen]
    host: int
    matches: int
    commitment: str
    is_paused: bool = False


# News: one line of what a viewer is told


class News(Struct, omit_defaults=True, tag_field="news"):
    """Something that happened at the table."""


class Played(News, tag="played"):
    """What a move or a shuffle made happen, as the viewer is told of it.

    Whose move it was is said by the events alone, as far as the viewer may know.
    """

    events: list[AnyGameEvent]


class Revealed(News, tag="revealed"):
    """A deal is over: where every card lay."""

    zones: list[ZoneSeen]


class MatchOver(News, tag="match_over"):
    """The match is decided, and the secret of its shuffles is published."""

    match: int
    totals: list[int]
    places: list[int]
    secret: str
    record: str


class MatchBegun(News, tag="match_begun"):
    """A match begins with these salts under the commitment."""

    match: int
    commitment: str
    salts: list[str]


class SatDown(News, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str
    level: str = ""


class StoodUp(News, tag="stood"):
    """A seat became empty."""

    seat: int
    name: str
    why: str


class SeatNews(News, tag="seat"):
    """Something about one seat."""

    seat: int
    what: Literal["ready", "unready", "host", "wishes_pause", "late", "back"]


class SeatsSwapped(News, tag="swapped"):
    """Two seats changed places."""

    one: int
    other: int


class BotTookOver(News, tag="taken_over"):
    """A bot plays for a seat."""

    seat: int
    why: str


class TablePaused(News, tag="paused"):
    """Clocks and bots stand still."""

    why: str


class TableResumed(News, tag="resumed"):
    """Clocks and bots go on."""


class ChatLine(News, tag="chat"):
    """Somebody said something."""

    seat: int
    name: str
    text: str
    at: int


class TableClosed(News, tag="closed"):
    """Nobody plays here any more."""

    why: str


AnyNews = (
    Played
    | Revealed
    | MatchOver
    | MatchBegun
    | SatDown
    | StoodUp
    | SeatNews
    | SeatsSwapped
    | BotTookOver
    | TablePaused
    | TableResumed
    | ChatLine
    | TableClosed
)


# Messages


class Message(Struct, omit_defaults=True, tag_field="type"):
    """One message to one viewer."""


class Frame(Message, tag="frame"):
    """What is new since the version the viewer has seen, and how things stand.

    A viewer whose version is not ``since`` has missed something and asks for ``sync``.
    With ``is_whole`` it holds what the viewer was told of the deal and the talk, and how
    earlier deals of the match ended; it replaces all that was told before. ``re`` is the
    packet that this also answers.
    """

    version: int
    since: int
    you: int
    news: list[AnyNews] = []
    table: TableSeen | UnsetType = UNSET
    deal: DealSeen | UnsetType = UNSET
    is_whole: bool = False
    re: str = ""


RefusalCode = Literal[
    "illegal",
    "malformed",
    "stale",
    "not_seated",
    "not_host",
    "not_now",
    "seat_taken",
    "no_such_seat",
    "no_such_bot",
    "bad_name",
    "no_hints",
    "muted",
    "too_fast",
    "busy",
    "unavailable",
    "frozen",
    "closed",
]


class Refusal(Message, tag="refusal"):
    """A packet was refused, and nothing changed.

    Not prose: a code, the clause if a rule forbids it, and what it is about. The page
    words it.
    """

    error: RefusalCode
    re: str = ""
    clause: str = ""
    args: dict[str, str] = {}


class StandIn(Struct, frozen=True):
    """From then on a bot plays for a seat, unless its player is back."""

    seat: int
    at: int


class PresenceNow(Message, tag="presence"):
    """Who is there, seat by seat, and how many watch.

    ``stand_ins`` are the seats that are away and will be played by a bot soon.
    """

    seats: list[Presence]
    watching: int
    stand_ins: list[StandIn] = []


class EmoteShown(Message, tag="emote"):
    """Somebody shows a feeling."""

    seat: int
    emote: EmoteName


class HintMove(Struct, frozen=True, omit_defaults=True):
    """A move that can be recommended, and what was computed of it.

    ``chance`` is the chance to win and ``error`` its standard error; ``is_level`` says that
    the first move is not better by more than that. Of the deals that were imagined ``wins`` is
    the share that one wins, ``cut_short`` the share that somebody else wins before one's next
    turn, and ``points`` what one scores in the mean if all were played to their end. Where
    several choose at the same time among a few moves none is the best: ``share`` says how often
    to choose it.
    """

    action: str
    chance: float
    error: float
    wins: float
    cut_short: float
    points: float | None = None
    is_level: bool = False
    share: float | None = None


class Hint(Message, tag="hint"):
    """What the strongest bot would do at your seat, the best first; nobody else is told.

    It is for the choices that you had at ``version``.
    """

    version: int
    moves: list[HintMove]
    worlds: int
    is_for_match: bool = False
    re: str = ""


class Beat(Message, tag="beat"):
    """The answer to a heartbeat."""

    beat: int


class HouseStatus(Message, tag="status"):
    """How the house is: moves can't be stored now, or can be again."""

    storage: Literal["up", "down"]


class Bye(Message, tag="bye"):
    """The line is closed from here: another tab is newer, the house restarts, or too slow."""

    why: Literal["newer_tab", "restart", "too_slow", "silent", "flood", "no_table", "not_welcome"]


AnyMessage = Frame | Refusal | PresenceNow | EmoteShown | Hint | Beat | HouseStatus | Bye

_encoder = msgspec.json.Encoder()


def encoded(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def answering(frame: bytes, packet: str) -> bytes:
    """An encoded frame, marked as the answer to a packet as well."""
    return frame[:-1] + b',"re":' + _encoder.encode(packet) + b"}"


def schema() -> dict[str, Any]:
    """The JSON schema of everything that is sent."""
    return msgspec.json.schema(AnyMessage)
