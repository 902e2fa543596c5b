"""Drawings: cards and zones as blocks of coloured text that can be laid side by side."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from pakl.cli.faces import Face

Block = list[Text]
"""Lines of equal width."""

EDGE: Final = "▏"
INDENT: Final = "  "

PAPER: Final = "#f7f2e6"
SHADED_PAPER: Final = "#a9a595"
EDGE_INK: Final = "#8a8474"
BACK_INK: Final = "#4f8f7a"
BACK: Final = f"{BACK_INK} on #24574a"
ACCENT: Final = "bold #d99a2b"
QUIET: Final = "#8f9a94"
BAR: Final = "bold #f7f2e6 on #1d4a3d"
BAR_QUIET: Final = "#b9cfc4 on #1d4a3d"
WRONG: Final = "bold #e2725b"

INKS: Final = {
    "": "#26231e",
    "black": "#26231e",
    "blue": "#1f4fa3",
    "brown": "#6b4423",
    "green": "#1d6b35",
    "grey": "#5c5c5c",
    "orange": "#b3530b",
    "pink": "#b0306a",
    "purple": "#6a2c91",
    "red": "#b3202a",
    "turquoise": "#0e6a70",
    "yellow": "#7d5a00",
}
"""What a colour looks like on paper."""

LIGHTS: Final = {
    "": "bold",
    "black": "bold",
    "blue": "bold #7aa7f0",
    "brown": "bold #c79a6d",
    "green": "bold #6cc98a",
    "grey": "bold #aaaaaa",
    "orange": "bold #f0a060",
    "pink": "bold #f08cba",
    "purple": "bold #bf8fe0",
    "red": "bold #e8645c",
    "turquoise": "bold #62c4c8",
    "yellow": "bold #e6c25a",
}
"""What a colour looks like in a line of text, on whatever the terminal's ground is."""


@dataclass(frozen=True)
class Size:
    """How large cards are drawn: how many lines, and what a card is wider than its face."""

    height: int
    margin: int


SMALL: Final = Size(height=3, margin=3)
LARGE: Final = Size(height=5, margin=5)


def ink(words: str, style: str) -> Text:
    """Words in a style; what is appended to them has its own."""
    return Text().append(words, style)


def bar(title: str, aside: str, width: int) -> Text:
    """A title across the screen, with something at its right end."""
    gap = max(1, width - cell_len(title) - cell_len(aside) - 2 * len(INDENT))
    return ink(f"{INDENT}{title}{' ' * gap}", BAR).append(f"{aside}{INDENT}", BAR_QUIET)


def indented(lines: Iterable[Text]) -> Block:
    """Lines a little to the right."""
    return [Text(INDENT).append_text(line) for line in lines]


def width_of(block: Block) -> int:
    """How many columns a block takes."""
    return max((line.cell_len for line in block), default=0)


def padded(line: Text, width: int) -> Text:
    """A line made exactly so wide."""
    result = line.copy()
    result.truncate(width, pad=True, overflow="ellipsis")
    return result


def cropped(block: Block, width: int) -> Block:
    """Lines of at most this width."""
    return [padded(line, width) if line.cell_len > width else line for line in block]


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """Blocks laid side by side, their tops in line."""
    height = max((len(block) for block in blocks), default=0)
    lines = [Text() for _ in range(height)]
    for number, block in enumerate(blocks):
        width = width_of(block)
        for row, line in enumerate(lines):
            if number:
                line.append(" " * gap)
            line.append_text(padded(block[row], width) if row < len(block) else Text(" " * width))
    return lines


def of_equal_width(blocks: Sequence[Block]) -> list[Block]:
    """The same blocks, all as wide as the widest."""
    width = max((width_of(block) for block in blocks), default=0)
    return [[padded(line, width) for line in block] for block in blocks]


def in_rows(blocks: Iterable[Block], gap: int, width: int) -> Block:
    """Blocks laid side by side, in as many rows as the width asks for."""
    rows: list[list[Block]] = [[]]
    taken = 0
    for block in blocks:
        needed = width_of(block) + gap
        if rows[-1] and taken + needed - gap > width:
            rows.append([])
            taken = 0
        rows[-1].append(block)
        taken += needed
    return [line for row in rows for line in beside(row, gap)]


def card_lines(face: Face, width: int, height: int) -> list[str]:
    """The lines of a card: its face in two corners."""
    top = set_cell_size(f" {face.text}", width)
    bottom = f"{face.text} ".rjust(width - cell_len(face.text) + len(face.text))
    return [top, *[" " * width for _ in range(height - 2)], bottom]


class Spread:
    """A row of cards, side by side or, where that is too wide, one over another."""

    def __init__(self, faces: Sequence[Face], room: int, size: Size) -> None:
        self.faces = faces
        self.height = size.height
        self.width = max((cell_len(face.text) for face in faces), default=0) + size.margin
        least = self.width - size.margin + 1
        self.step = self.width + 1
        if len(faces) > 1:
            self.step = min(self.step, max(least, (room - self.width) // (len(faces) - 1)))
        self.in_a_row = max(1, (room - self.width) // self.step + 1)

    def block(self, shaded: Sequence[bool], marks: Sequence[str]) -> Block:
        """The cards, with a mark under each if there are marks."""
        lines: Block = []
        for first in range(0, len(self.faces), self.in_a_row):
            row = slice(first, first + self.in_a_row)
            lines += self.row(self.faces[row], shaded[row], marks[row])
        return lines

    def row(self, faces: Sequence[Face], shaded: Sequence[bool], marks: Sequence[str]) -> Block:
        """One row of cards."""
        lines = [Text() for _ in range(self.height)]
        under = Text()
        for place, face in enumerate(faces):
            is_last = place == len(faces) - 1
            is_covered = self.step <= self.width and not is_last
            shown = self.step if is_covered else self.width
            paper = SHADED_PAPER if shaded[place] else PAPER
            style = f"bold {INKS.get(face.colour, INKS[''])} on {paper}"
            has_edge = self.step <= self.width and place > 0
            texts = card_lines(face, self.width, self.height)
            if shown < self.width:
                texts[-1] = ""
            for line, text in zip(lines, texts):
                cut = set_cell_size(text, shown)
                if has_edge:
                    line.append(EDGE, f"{EDGE_INK} on {paper}")
                    cut = set_cell_size(cut[1:], shown - 1)
                line.append(cut, style)
                if self.step > self.width and not is_last:
                    line.append(" ")
            if marks:
                under.append(set_cell_size(f" {marks[place]}", self.step), ACCENT)
        return [*lines, under] if any(marks) else lines


def spread(faces: Sequence[Face], room: int, size: Size) -> Block:
    """Cards that lie open, none of them marked."""
    return Spread(faces, room, size).block([False] * len(faces), [])


def back(size: Size) -> Block:
    """The back of a pile."""
    return [ink("░" * (size.margin + 2), BACK) for _ in range(size.height)]


def bare_place(size: Size) -> Block:
    """A place where cards may lie and none do."""
    width = size.margin
    sides = [f"╎{' ' * width}╎" for _ in range(size.height - 2)]
    return [ink(line, QUIET) for line in (f"╭{'╌' * width}╮", *sides, f"╰{'╌' * width}╯")]


def captioned(caption: str, count: str, block: Block) -> Block:
    """A block under a name and a number."""
    line = ink(caption, QUIET)
    if count:
        line.append(f" {count}", "bold")
    return [line, *block]
