"""What processes of one house tell each other about a table."""

import msgspec
from msgspec import Struct

from pakl.play.entries import PlayerId, TableId


class Part(Struct, array_like=True):
    """A frame for one audience: the version it follows, the one it leads to."""

    since: int
    version: int
    frame: bytes


class Signal(Struct, tag=True, kw_only=True):
    """Something that another process should know; ``process`` says it."""

    process: str


class Delivery(Signal):
    """Frames for whoever has lines elsewhere, redacted by whoever applied the move.

    If seats changed too, frames alone do not do: the log must be read.
    """

    version: int
    parts: dict[int, Part]
    has_seats_changed: bool


class Arrival(Signal):
    """A player has a new line here; its lines elsewhere are old tabs."""

    player: PlayerId


class Roll(Signal):
    """Who has lines here, and how far the table is known; who knows less has missed something."""

    players: list[PlayerId]
    version: int = 0


class Shown(Signal):
    """A message for everybody at the table that is not kept, such as an emote."""

    message: bytes


AnySignal = Delivery | Arrival | Roll | Shown

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[AnySignal] = msgspec.msgpack.Decoder(AnySignal)


def topic_of(table: TableId) -> str:
    """Where a table is spoken of."""
    return f"table:{table}"


def signal_bytes(signal: Signal) -> bytes:
    """A signal for the bus."""
    return _encoder.encode(signal)


def signal_of(message: bytes) -> AnySignal:
    """The signal of a message on the bus."""
    return _decoder.decode(message)
