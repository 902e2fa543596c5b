"""The terminal: shows lines, asks questions, waits a moment."""

import contextlib
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from pakl.cli.drawing import INDENT, bar, indented

with contextlib.suppress(ImportError):
    import readline  # noqa: F401, importing it lets one edit what one types

CLEAR_LINE: Final = "\x1b[2K"
TOP_LEFT: Final = "\x1b[H"
CLEAR_BELOW: Final = "\x1b[J"
PROMPT: Final = "› "
BEFORE_A_MOVE: Final = 0.7
PAGE_FRAME: Final = 5
"""The lines around a page: its title, its foot, and what keeps them apart."""


class Left(Exception):
    """The person has left: there is no more input, or Ctrl-C was pressed."""

    def __init__(self, *, can_be_asked: bool) -> None:
        super().__init__("the person has left")
        self.can_be_asked = can_be_asked


class Terminal:
    """Where one person plays.

    It is plain where nothing can be drawn: lines are then only ever added.
    """

    def __init__(self, *, is_plain: bool = False, is_fast: bool = False) -> None:
        self.console = Console(highlight=False)
        console = self.console
        can_draw = console.is_terminal and not console.is_dumb_terminal and not console.no_color
        self.is_plain = is_plain or not can_draw or not sys.stdin.isatty()
        self.is_fast = is_fast

    @contextlib.contextmanager
    def own_screen(self) -> Iterator[None]:
        """Draws on a screen of its own; afterwards the terminal is as it was."""
        if self.is_plain:
            yield
            return
        self.console.set_alt_screen(enable=True)
        try:
            yield
        finally:
            self.console.set_alt_screen(enable=False)

    def show(self, lines: Sequence[Text]) -> None:
        """Shows these lines in place of the ones before; all at once, so nothing flickers."""
        if self.is_plain:
            self.show_below(lines)
            return
        with self.console.capture() as capture:
            for line in lines[: self.console.height - 1]:
                self.console.print(line, no_wrap=True, overflow="crop")
        drawn = "".join(f"{CLEAR_LINE}{line}\n" for line in capture.get().splitlines())
        sys.stdout.write(TOP_LEFT + drawn + CLEAR_BELOW)
        sys.stdout.flush()

    def show_below(self, lines: Sequence[Text]) -> None:
        """Adds coloured lines below what is there."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def say(self, *lines: str) -> None:
        """Adds lines below what is there."""
        self.show_below([Text(line) for line in lines])

    def ask(self, question: str = "", *, afresh: bool = False) -> str:
        """What the person types; afresh, what was typed before being asked does not count.

        Raises:
            Left: If nothing comes any more, or Ctrl-C was pressed.
        """
        if afresh and not self.is_plain:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        try:
            return input(self.prompt(question)).strip()
        except EOFError:
            raise Left(can_be_asked=False) from None
        except KeyboardInterrupt:
            raise Left(can_be_asked=True) from None

    def prompt(self, question: str) -> str:
        """The line on which the person types."""
        asked = f"{question} {PROMPT}" if question else PROMPT
        return asked if self.is_plain else INDENT + asked

    def wait(self) -> None:
        """Waits a moment, so that one can follow.

        Raises:
            Left: If Ctrl-C was pressed.
        """
        if self.is_fast or self.is_plain:
            return
        try:
            time.sleep(BEFORE_A_MOVE)
        except KeyboardInterrupt:
            raise Left(can_be_asked=True) from None

    def leaf_through(self, title: str, lines: Sequence[Text], foot: str) -> None:
        """Shows a text page by page; Enter turns the page, anything else ends reading."""
        if self.is_plain:
            self.show([Text(title), *lines])
            return
        head = bar(title, "", self.console.width)
        room = self.console.height - PAGE_FRAME
        wrapped = [
            part
            for line in lines
            for part in line.wrap(self.console, self.console.width - 2 * len(INDENT))
        ]
        for first in range(0, max(1, len(wrapped)), room):
            self.show([head, Text(), *indented(wrapped[first : first + room]), Text()])
            if self.ask(foot):
                return
