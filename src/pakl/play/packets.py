"""What a client sends: actions of the game, requests about the table, heartbeats.

A packet has exactly one of ``do``, ``ask``, ``hint``, ``sync`` and ``beat``::

    {"id": "p7", "seen": 12, "do": [{"play": "8H"}]}
    {"id": "p8", "ask": {"verb": "sit", "seat": 2, "name": "Eva"}}
    {"id": "p9", "hint": 12}
    {"sync": 12}
    {"beat": 3}

The seat is never in a packet: it is the connection's.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

MOST_NAME_LETTERS: Final = 24
MOST_CHAT_LETTERS: Final = 300
MOST_ACTIONS: Final = 16
MOST_PACKET_BYTES: Final = 4_096
USUAL_LEVEL: Final = "good"

PacketId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME_LETTERS)]
ChatText = Annotated[str, Meta(min_length=1, max_length=MOST_CHAT_LETTERS)]
Salt = Annotated[str, Meta(min_length=32, max_length=128, pattern="^([0-9a-f]{2})+$")]
Level = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Action = Annotated[dict[Word, Word | Literal[True]], Meta(min_length=1, max_length=1)]
EmoteName = Literal["hello", "thanks", "well-played", "oops", "hurry", "laugh", "wow", "sorry"]


class Request(Struct, omit_defaults=True, forbid_unknown_fields=True, tag_field="verb"):
    """Something about the table rather than the game."""


class Sit(Request, tag="sit"):
    """Take an empty seat, or change to it."""

    seat: SeatNumber
    name: Name


class Leave(Request, tag="leave"):
    """Leave the seat; during a match a bot plays for it until its player is back."""


class Swap(Request, tag="swap"):
    """The host lets two seats change places before a match."""

    one: SeatNumber
    other: SeatNumber


class AddBot(Request, tag="add_bot"):
    """The host puts a bot on an empty seat."""

    seat: SeatNumber
    level: Level = USUAL_LEVEL


class Remove(Request, tag="remove"):
    """The host makes a seat empty before a match, or gives it to a bot in one."""

    seat: SeatNumber


class PassHost(Request, tag="pass_host"):
    """The host gives the host's rights to another person."""

    seat: SeatNumber


class Ready(Request, tag="ready"):
    """Begin as far as I am concerned; the salt makes the shuffles mine too."""

    salt: Salt


class Unready(Request, tag="unready"):
    """Don't begin yet."""


class Chat(Request, tag="chat"):
    """Say something to everybody at the table."""

    text: ChatText


class Emote(Request, tag="emote"):
    """Show a feeling."""

    emote: EmoteName


class Pause(Request, tag="pause"):
    """Wish to pause, or agree to it."""


class Resume(Request, tag="resume"):
    """Go on."""


class TakeBack(Request, tag="take_back"):
    """Play again for my seat that a bot plays for."""


class Close(Request, tag="close"):
    """The host closes a table where no match is on."""


AnyRequest = (
    Sit
    | Leave
    | Swap
    | AddBot
    | Remove
    | PassHost
    | Ready
    | Unready
    | Chat
    | Emote
    | Pause
    | Resume
    | TakeBack
    | Close
)


class Packet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One message from a client; ``hint`` is the version that a hint is wanted for."""

    id: PacketId | None = None
    seen: Version | None = None
    do: Annotated[list[Action], Meta(min_length=1, max_length=MOST_ACTIONS)] | None = None
    ask: AnyRequest | None = None
    hint: Version | None = None
    sync: Version | None = None
    beat: Version | None = None


_decoder = msgspec.json.Decoder(Packet)


class BadPacket(Exception):
    """A message that is no packet; the text says why."""


def packet_of(message: bytes | str) -> Packet:
    """The packet of a message.

    Raises:
        BadPacket: If it is not of the wire's form.
    """
    if len(message) > MOST_PACKET_BYTES:
        raise BadPacket(f"a packet has at most {MOST_PACKET_BYTES} bytes")
    try:
        packet = _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadPacket(str(error)) from None
    parts = [packet.do, packet.ask, packet.hint, packet.sync, packet.beat]
    if sum(part is not None for part in parts) != 1:
        raise BadPacket("a packet has exactly one of do, ask, hint, sync and beat")
    if any(part is not None for part in parts[:3]) and packet.id is None:
        raise BadPacket("a packet that wants something done has an id")
    if packet.do is not None and packet.seen is None:
        raise BadPacket("a packet with actions says which version it has seen")
    return packet
