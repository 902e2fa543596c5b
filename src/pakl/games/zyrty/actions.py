"""The action table of Zyrty, in the notation of its clauses.

One card alone, two equal ones, every echo that can ever be, and ``draw``. The echoes
are in rows, one for each form of the card that repeats the pile's number. A row goes
on with every form of another number: a third equal one can't follow (ZYRTY-18). So a
row of an ordinary number has both forms of the Z, and a row of 0 or 50 only one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pakl.games.zyrty.cards import FORM_NAMES, FORMS, Form, number_of
from pakl.kernel.actions import ActionId, ActionTable


def all_echoes() -> list[tuple[int, int]]:
    """The forms of the first and the second card of every echo, in the order of their ids."""
    return [
        (repeated, second)
        for repeated in range(FORMS)
        for second in range(FORMS)
        if number_of(Form(repeated)) != number_of(Form(second))
    ]


ECHOES: Final = all_echoes()

# Written out, because compiled code is faster with numbers that it knows beforehand.
PLAY: Final = 0
PAIR: Final = 53  # PLAY + FORMS
ECHO: Final = 106  # PAIR + FORMS
DRAW: Final = 2858  # ECHO + len(ECHOES)

REPEATED: Final[vec[u8]] = vec[u8]([u8(repeated) for repeated, _ in ECHOES])
SECOND: Final[vec[u8]] = vec[u8]([u8(second) for _, second in ECHOES])
FIRST_OF_ROW: Final[vec[i64]] = vec[i64](
    [ECHO + [repeated for repeated, _ in ECHOES].index(form) for form in range(FORMS)]
)


def echo_row(repeated: Form) -> i64:
    """The first echo that begins with this form."""
    return FIRST_OF_ROW[repeated]


def repeated_in(echo: ActionId) -> Form:
    """The form that an echo begins with."""
    return Form(i64(REPEATED[echo - ECHO]))


def second_in(echo: ActionId) -> Form:
    """The form that follows in an echo."""
    return Form(i64(SECOND[echo - ECHO]))


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    words = [f"play {form}" for form in FORM_NAMES]
    words += [f"play {form} {form}" for form in FORM_NAMES]
    words += [f"play {FORM_NAMES[repeated]} {FORM_NAMES[second]}" for repeated, second in ECHOES]
    return [*words, "draw"]


ACTIONS: Final = ActionTable(all_words())
