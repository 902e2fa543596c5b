"""Words that people type: names and chat, in one form and without tricks.

A text is put into Unicode's composed form, so that two names that look the same are
the same. Signs that can't be seen, that turn the direction of the text round them or
that pile up over the line are refused rather than taken out: nobody is called
something they did not type.
"""

import unicodedata
from typing import Final

from pakl.kernel.errors import Malformed
from pakl.play.packets import MOST_CHAT_LETTERS, MOST_NAME_LETTERS

# They join what stands round them: some scripts and many emoji can't be written without.
JOINERS: Final = frozenset("\u200c\u200d")
# Letters by category, but nothing is drawn for them.
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
MOST_MARKS: Final = 3


def clean_name(text: str) -> str:
    """A name as it is shown and stored.

    Raises:
        Malformed: If it is no name.
    """
    name = composed(text)
    if any(not sign.isprintable() or sign in BLANKS for sign in name):
        raise Malformed("a name has only signs that can be seen")
    check_marks(name)
    check_length(name, "a name", MOST_NAME_LETTERS)
    return name


def clean_chat(text: str) -> str:
    """What somebody says, as it is shown and stored.

    Raises:
        Malformed: If it can't be shown.
    """
    said = composed(text)
    if any(not sign.isprintable() and sign not in JOINERS for sign in said):
        raise Malformed("what is said has only signs that can be seen")
    check_marks(said)
    check_length(said, "what is said", MOST_CHAT_LETTERS)
    return said


def composed(text: str) -> str:
    """A text in composed form, with single spaces between its words."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def check_marks(text: str) -> None:
    """Refuses marks that pile up: more on one letter than any language writes."""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > MOST_MARKS:
            raise Malformed(f"a letter has at most {MOST_MARKS} marks")


def check_length(text: str, what: str, most: int) -> None:
    """Refuses a text of which nothing or too much would be seen."""
    if not any(is_drawn(sign) for sign in text):
        raise Malformed(f"{what} is not empty")
    if len(text) > most:
        raise Malformed(f"{what} has at most {most} letters")


def is_drawn(sign: str) -> bool:
    """Whether a sign by itself is seen."""
    return unicodedata.category(sign)[0] not in "MZC" and sign not in BLANKS
