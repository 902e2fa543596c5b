"""On a real terminal: a pseudo-terminal of 80 by 24."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

OPEN_SCREEN, CLOSE_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
LONGEST_WAIT = 60.0
PATIENCE = 2.0
MOST_TRIES = 20


class Terminal:
    """A terminal with ``pakl`` in it."""

    def __init__(self, folder: Path, variables: dict[str, str], *arguments: str) -> None:
        # Whoever runs the tests in the background ignores Ctrl-C, and so would what they start.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pakl", *arguments],
            cwd=folder,
            env={**variables, "TERM": "xterm-256color", "COLORTERM": "truecolor"},
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
        )
        os.close(inner)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def read(self) -> bool:
        """Reads on; answers whether there is more to come."""
        assert select.select([self.end], [], [], LONGEST_WAIT)[0], self.seen[-2000:]
        try:
            piece = os.read(self.end, 65536)
        except OSError:
            return False
        self.seen += self.decoder.decode(piece)
        return bool(piece)

    def wait_for(self, text: str) -> None:
        """Reads until a text has appeared."""
        while text not in self.seen and self.read():
            pass
        assert text in self.seen

    def interrupt_until(self, text: str) -> None:
        """Presses Ctrl-C until a text appears: right after asking, Python may miss it once."""
        for _ in range(MOST_TRIES):
            os.killpg(self.process.pid, signal.SIGINT)
            while select.select([self.end], [], [], PATIENCE)[0] and self.read():
                pass
            if text in self.seen:
                return
        raise AssertionError(self.seen[-2000:])

    def type(self, text: str) -> None:
        """Types something, once the program has asked for it."""
        self.wait_for("› ")
        self.seen = ""
        os.write(self.end, f"{text}\n".encode())

    def finish(self) -> int:
        """Reads to the end; answers the exit code."""
        while self.read():
            pass
        return self.process.wait(LONGEST_WAIT)


@pytest.fixture
def terminal(tmp_path: Path, variables: dict[str, str]) -> Iterator[Terminal]:
    """A match of Snip on a terminal."""
    for name in ("COLUMNS", "NO_COLOR"):
        variables.pop(name, None)
    terminal = Terminal(tmp_path, variables, "play", "snip", "--seed", "11", "--fast")
    yield terminal
    with contextlib.suppress(ProcessLookupError):
        terminal.process.kill()
    terminal.process.wait()
    os.close(terminal.end)


def test_the_table_is_drawn_on_a_screen_of_its_own(terminal: Terminal) -> None:
    terminal.wait_for("› ")

    assert terminal.seen.index(OPEN_SCREEN) < terminal.seen.index("Snip Snap")
    assert "\x1b[38;2;" in terminal.seen


def test_what_is_typed_is_answered_beside_the_table(terminal: Terminal) -> None:
    terminal.type("pass")
    terminal.wait_for("Who can play may not pass")
    terminal.type("help")
    terminal.wait_for("Enter to go on")
    terminal.type("")
    terminal.wait_for("Your turn")


def test_who_quits_is_asked_and_gets_the_terminal_back(terminal: Terminal) -> None:
    terminal.type("quit")
    terminal.wait_for("Leave the match?")
    terminal.type("y")
    terminal.wait_for("Save the record")
    terminal.type("")

    assert 0 == terminal.finish()
    assert "Good-bye." in terminal.seen


def test_the_result_stays_when_the_screen_is_closed(terminal: Terminal) -> None:
    terminal.wait_for("› ")
    while "Save the record" not in terminal.seen:
        terminal.type("1")
        terminal.wait_for("› ")
    terminal.type("")

    assert 0 == terminal.finish()
    assert "Six turns are played" in terminal.seen.partition(CLOSE_SCREEN)[2]


def test_ctrl_c_leaves_politely(terminal: Terminal) -> None:
    terminal.wait_for("› ")
    terminal.interrupt_until("Save the record")
    terminal.interrupt_until("Good-bye.")

    assert 0 == terminal.finish()
    assert "Traceback" not in terminal.seen
