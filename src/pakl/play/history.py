"""What happened at a table in this match, and which audience was told of it.

Kept unredacted, once; a viewer's part is worded when it is sent.
"""

from pakl.kernel.events import Event
from pakl.play.entries import AnyEntry, Moved, Shuffled
from pakl.play.frames import SPECTATORS, AnyNews, Audience


class Happening:
    """One entry of the log: what it made happen in the game, what all are told, and who is told.

    ``events`` are for the eyes they are redacted for, ``news`` for everybody.
    """

    def __init__(
        self,
        entry: AnyEntry,
        events: list[Event],
        news: list[AnyNews],
        told_to: frozenset[Audience],
    ) -> None:
        self.entry = entry
        self.events = events
        self.news = news
        self.told_to = told_to

    def is_of_the_game(self) -> bool:
        """Whether it changed the cards rather than the table."""
        return isinstance(self.entry, Moved | Shuffled)


class History:
    """The happenings since the match began, and how often each audience was told anything."""

    def __init__(self, seats: int) -> None:
        self.audiences: frozenset[Audience] = frozenset([SPECTATORS, *range(seats)])
        self.happenings: list[Happening] = []
        self.counts = dict.fromkeys(self.audiences, 0)

    def add(self, happening: Happening) -> None:
        """Adds what happened last."""
        self.happenings.append(happening)
        for audience in happening.told_to:
            self.counts[audience] += 1

    def begin_anew(self) -> None:
        """Forgets what happened before this match; the counts go on."""
        self.happenings.clear()

    def since(self, audience: Audience, version: int) -> list[Happening] | None:
        """What an audience was told after a version of its own; None if too long ago."""
        missing = self.counts[audience] - version
        if missing < 0:
            return None
        found: list[Happening] = []
        for happening in reversed(self.happenings):
            if len(found) == missing:
                break
            if audience in happening.told_to:
                found.append(happening)
        if len(found) < missing:
            return None
        return found[::-1]

    def whole(self, audience: Audience) -> list[Happening]:
        """All that an audience was told since the match began."""
        return [happening for happening in self.happenings if audience in happening.told_to]
