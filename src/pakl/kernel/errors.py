"""What can go wrong, in three families.

::

    PaklError
    ├── IllegalAction   a player's mistake: told to that player, with the clause
    ├── Malformed       a client's or a file's mistake: refused with one sentence
    └── RulesBroken     ours: the table freezes, the log is kept
"""


class PaklError(Exception):
    """Anything that Pakl refuses or finds wrong."""


class IllegalAction(PaklError):
    """The rules forbid this action now; ``clause`` says which rule."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(f"{text} ({clause})")
        self.clause = clause
        self.text = text


class Malformed(PaklError):
    """This can't be read, or names something that does not exist."""


class RulesBroken(PaklError):
    """The rules contradict themselves: a bug of ours, never a player's fault."""
