"""The process in which bots think: one question in, one answer out, until the end.

A question is for a move, or for advice to a person.

A message is its length in four bytes, then MessagePack. The worker ends when the line
to the house does, so it never outlives the house; and while it thinks an alarm is set
that ends it from outside Python, whatever it hangs in.
"""

import gc
import logging
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

from pakl.games import all_games
from pakl.kernel.dice import Dice
from pakl.play.ports import Advice, Question

LENGTH_BYTES: Final = 4
SEED_BITS: Final = 60

Choose = Callable[[Question, Dice], str]
Advise = Callable[[Question, Dice], Advice]


class Asked(Struct, frozen=True, array_like=True):
    """A question, how many seconds there are for it, and whether a person wants advice."""

    seconds: float
    question: Question
    is_for_advice: bool = False


class Answered(Struct, frozen=True, array_like=True):
    """What the bot chose or advises, or what went wrong; ``notes`` are for the house's log."""

    action: str = ""
    error: str = ""
    notes: list[str] = []
    advice: Advice | None = None


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


class Notes(logging.Handler):
    """What the bots of this process say to the log, until the next answer takes it along."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps a line."""
        self.said.append(record.getMessage())

    def taken(self) -> list[str]:
        """What was said since the last time."""
        said, self.said = self.said, []
        return said


class Thinker:
    """The bots of this process: one function chooses, another one advises."""

    def __init__(self, choose: Choose, advise: Advise) -> None:
        self.choose = choose
        self.advise = advise
        self.dice = Dice(secrets.randbits(SEED_BITS))
        self.notes = Notes()
        logging.getLogger().addHandler(self.notes)

    def answer_to(self, asked: Asked) -> Answered:
        """What a bot answers; a bot that fails says why."""
        try:
            if asked.is_for_advice:
                advice = self.advise(asked.question, self.dice)
                return Answered(notes=self.notes.taken(), advice=advice)
            action = self.choose(asked.question, self.dice)
            return Answered(action=action, notes=self.notes.taken())
        except Exception as error:  # noqa: BLE001  bots are many, and any of them may be broken
            why = f"{type(error).__name__}: {error}"
            return Answered(error=why, notes=self.notes.taken())


def answer_all(line: socket.socket, thinker: Thinker) -> None:
    """Answers questions until there are no more."""
    asking = line.makefile("rb")
    line.sendall(framed(READY))
    while length := asking.read(LENGTH_BYTES):
        asked = _asked.decode(asking.read(int.from_bytes(length)))
        signal.setitimer(signal.ITIMER_REAL, asked.seconds)
        answer = thinker.answer_to(asked)
        signal.setitimer(signal.ITIMER_REAL, 0)
        line.sendall(framed(answer))


def main() -> None:
    """Runs a worker: its input is the line to the house, its arguments name the bots."""
    # The house says when it is over; a signal to all of its processes is not for workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    thinker = Thinker(function_named(sys.argv[1]), function_named(sys.argv[2]))
    # The games stay: going through them for garbage would take longer than some moves.
    all_games()
    gc.freeze()
    # A house that is gone, even in the middle of a question, is no error of the worker.
    with suppress(OSError, msgspec.DecodeError), socket.socket(fileno=sys.stdin.fileno()) as line:
        answer_all(line, thinker)


if __name__ == "__main__":
    main()
