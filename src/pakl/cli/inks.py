"""Inks: the colours of cards and names in a line of words."""

import re

from rich.text import Text

from pakl.cli.drawing import LIGHTS, QUIET, ink
from pakl.cli.wording import Line, Wording


class Inks:
    """Colours the cards and the names in a line of words."""

    def __init__(self, wording: Wording) -> None:
        faces = [*wording.faces.by_name.values(), *wording.faces.suits.values()]
        self.style_of = {
            face.text: LIGHTS.get(face.colour, "bold") for face in faces if face.colour
        }
        self.style_of |= dict.fromkeys(wording.names, "bold")
        words = sorted(self.style_of, key=len, reverse=True)
        pattern = "|".join(re.escape(word) for word in words)
        self.pattern = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)")

    def inked(self, words: str, style: str = "") -> Text:
        """The words with their colours."""
        text = ink(words, style)
        for found in self.pattern.finditer(words):
            text.stylize(self.style_of[found[0]], *found.span())
        return text

    def line(self, line: Line, *, is_old: bool = False) -> Text:
        """A line of the log, its clause in the background."""
        text = ink(line.text, QUIET) if is_old else self.inked(line.text)
        if line.clause:
            text.append(f" · {line.clause}", QUIET)
        return text
