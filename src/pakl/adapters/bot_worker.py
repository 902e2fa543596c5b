"""The process in which bots think: one question in, one answer out, until the end.

A message is its length in four bytes, then MessagePack. The worker ends when the line
to the house does, so it never outlives the house; and while it thinks an alarm is set
that ends it from outside Python, whatever it hangs in.
"""

import secrets
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

import msgspec
from msgspec import Struct

from pakl.kernel.dice import Dice
from pakl.play.ports import Question

LENGTH_BYTES: Final = 4
SEED_BITS: Final = 60

Choose = Callable[[Question, Dice], str]


class Asked(Struct, frozen=True, array_like=True):
    """A question, and how many seconds there are for it."""

    seconds: float
    question: Question


class Answered(Struct, frozen=True, array_like=True):
    """What the bot chose, or what went wrong."""

    action: str = ""
    error: str = ""


READY: Final = Answered()

_encoder = msgspec.msgpack.Encoder()
_asked = msgspec.msgpack.Decoder(Asked)
_answered = msgspec.msgpack.Decoder(Answered)


def framed(message: Asked | Answered) -> bytes:
    """A message as it goes through a pipe."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def answered_of(body: bytes) -> Answered:
    """The answer that a worker sent."""
    return _answered.decode(body)


def function_named(name: str) -> Any:
    """The function of a name like ``package.module:function``."""
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


def answer_to(asked: Asked, choose: Choose, dice: Dice) -> Answered:
    """What a bot answers; a bot that fails says why."""
    try:
        return Answered(action=choose(asked.question, dice))
    except Exception as error:  # noqa: BLE001  bots are many, and any of them may be broken
        return Answered(error=f"{type(error).__name__}: {error}")


def answer_all(line: socket.socket, choose: Choose) -> None:
    """Answers questions until there are no more."""
    dice = Dice(secrets.randbits(SEED_BITS))
    asking = line.makefile("rb")
    line.sendall(framed(READY))
    while length := asking.read(LENGTH_BYTES):
        asked = _asked.decode(asking.read(int.from_bytes(length)))
        signal.setitimer(signal.ITIMER_REAL, asked.seconds)
        answer = answer_to(asked, choose, dice)
        signal.setitimer(signal.ITIMER_REAL, 0)
        line.sendall(framed(answer))


def main() -> None:
    """Runs a worker: its input is the line to the house, its argument names the bots."""
    # The house says when it is over; a signal to all of its processes is not for workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    choose: Choose = function_named(sys.argv[1])
    # A house that is gone, even in the middle of a question, is no error of the worker.
    with suppress(OSError, msgspec.DecodeError), socket.socket(fileno=sys.stdin.fileno()) as line:
        answer_all(line, choose)


if __name__ == "__main__":
    main()
