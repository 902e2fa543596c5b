"""What is answered when a request is refused: a code and what it is about, never prose.

The codes of the table are the same as on the socket; the page words them all.
"""

from typing import Final, Literal

from msgspec import Struct

from pakl.play.frames import Refusal, RefusalCode

ProblemCode = Literal[
    RefusalCode,
    "no_such_table",
    "no_such_record",
    "no_such_page",
    "no_such_method",
    "no_such_pass",
    "not_replayable",
    "not_verified",
    "not_known",
    "not_allowed",
    "foreign_origin",
    "not_json",
    "too_large",
    "our_fault",
]

STATUS: Final[dict[ProblemCode, int]] = {
    "malformed": 400,
    "bad_name": 400,
    "not_known": 401,
    "foreign_origin": 403,
    "not_allowed": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_record": 404,
    "no_such_pass": 404,
    "no_such_method": 405,
    "too_large": 413,
    "not_json": 415,
    "too_fast": 429,
    "muted": 429,
    "our_fault": 500,
    "busy": 503,
    "unavailable": 503,
}
# What the table refuses because of how things stand there.
CONFLICT: Final = 409


class Problem(Struct, omit_defaults=True):
    """Why a request was refused; nothing has changed.

    ``clause`` is the rule that forbids an action, ``re`` the packet that is answered.
    """

    error: ProblemCode
    args: dict[str, str]
    clause: str = ""
    re: str = ""


class Refusing(Exception):
    """A request is refused."""

    def __init__(self, error: ProblemCode, **args: str) -> None:
        super().__init__(error)
        self.problem = Problem(error, args)


def status_of(error: ProblemCode) -> int:
    """The HTTP status of a problem."""
    return STATUS.get(error, CONFLICT)


def problem_of(refusal: Refusal) -> Problem:
    """The table's refusal as a problem."""
    return Problem(refusal.error, refusal.args, refusal.clause, refusal.re)
