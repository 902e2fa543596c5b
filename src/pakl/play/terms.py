"""What the host of a table chooses beside the rules of the game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND

Seconds = Annotated[int, Meta(ge=0, le=7_200)]
MoveSeconds = Annotated[int, Meta(ge=5, le=3_600)]
Days = Annotated[int, Meta(ge=1, le=14)]

Spectators = Literal["none", "table", "hands"]
Talk = Literal["off", "emotes", "chat"]
Pace = Literal["free", "realtime", "correspondence"]
WhenLate = Literal["wait", "bot"]
BotPace = Literal["instant", "human"]
Hints = Literal["alone", "on", "off"]


class Terms(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a table is played: who may watch, talk, and how long a move may take.

    Spectators see nothing, what lies open on the table, or all that any player sees.
    A move has ``move_seconds``, then the seat's bank of ``bank_seconds`` is used up; by
    correspondence it has ``move_days``. A seat that is late, or whose player has been
    away for ``grace_seconds``, is waited for or played by a bot. Hints are for who
    plays alone against bots, for everybody, or for nobody.
    """

    is_public: bool = False
    spectators: Spectators = "table"
    talk: Talk = "chat"
    pace: Pace = "free"
    move_seconds: MoveSeconds = 60
    bank_seconds: Seconds = 0
    move_days: Days = 3
    when_late: WhenLate = "bot"
    grace_seconds: Seconds = 60
    bot_pace: BotPace = "human"
    hints: Hints = "alone"

    def time_for_a_move(self) -> int | None:
        """Milliseconds for one move; None if it takes as long as it takes."""
        if self.pace == "realtime":
            return self.move_seconds * SECOND
        if self.pace == "correspondence":
            return self.move_days * DAY
        return None

    def bank(self) -> int:
        """Milliseconds that a seat may use beyond the time for its moves."""
        return self.bank_seconds * SECOND if self.pace == "realtime" else 0
