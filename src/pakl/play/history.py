"""What happened at a table in this match, and which audience was told of it.

Kept unredacted, once; a viewer's part is worded when it is sent. Once a deal is over
only its end is kept: this stays small, however long people play and talk.
"""

from typing import Final

from pakl.kernel.events import Event
from pakl.play.entries import AnyEntry, Chatted, Moved, Shuffled, Started
from pakl.play.frames import SPECTATORS, AnyNews, Audience, Revealed

# So many of the latest happenings are kept whatever they are.
FRESH: Final = 64
MOST_SAID: Final = 200
# More than any deal needs, unless somebody lays cards down and takes them back for fun.
MOST_MOVES: Final = 800
MOST_KEPT: Final = 2 * (MOST_MOVES + MOST_SAID)


class Happening:
    """One entry of the log: what it made happen in the game, what all are told, and who is told.

    ``number`` is the entry's. ``events`` are for the eyes they are redacted for, ``news``
    for everybody.
    """

    def __init__(
        self,
        number: int,
        entry: AnyEntry,
        events: list[Event],
        news: list[AnyNews],
        told_to: frozenset[Audience],
    ) -> None:
        self.number = number
        self.entry = entry
        self.events = events
        self.news = news
        self.told_to = told_to
        self._is_of_the_game = isinstance(entry, Moved | Shuffled)

    def is_of_the_game(self) -> bool:
        """Whether it changed the cards rather than the table."""
        return self._is_of_the_game

    def ends_a_deal(self) -> bool:
        """Whether a deal was over with it."""
        return any(isinstance(one, Revealed) for one in self.news)


class History:
    """The happenings since the match began, and how often each audience was told anything."""

    def __init__(self, seats: int) -> None:
        self.audiences: frozenset[Audience] = frozenset([SPECTATORS, *range(seats)])
        self.happenings: list[Happening] = []
        self.counts = dict.fromkeys(self.audiences, 0)
        # The version of its own after which nothing that an audience was told is missing.
        self.complete_since = dict.fromkeys(self.audiences, 0)
        self.said = 0

    # Questions

    def since(self, audience: Audience, version: int) -> list[Happening] | None:
        """What an audience was told after a version of its own; None if too long ago."""
        missing = self.counts[audience] - version
        if missing < 0 or version < self.complete_since[audience]:
            return None
        found: list[Happening] = []
        for happening in reversed(self.happenings):
            if len(found) == missing:
                break
            if audience in happening.told_to:
                found.append(happening)
        return found[::-1]

    def after(self, number: int) -> list[Happening]:
        """What is kept of what happened after an entry of the log."""
        found: list[Happening] = []
        for happening in reversed(self.happenings):
            if happening.number <= number:
                break
            found.append(happening)
        return found[::-1]

    def whole(self, audience: Audience) -> list[Happening]:
        """All that an audience was told in this match, as far as it is kept."""
        return [happening for happening in self.happenings if audience in happening.told_to]

    # Verbs

    def add(self, happening: Happening) -> None:
        """Adds what happened last."""
        self.happenings.append(happening)
        for audience in happening.told_to:
            self.counts[audience] += 1
        if not happening.is_of_the_game():
            self.said += 1
        is_too_much = self.said > 2 * MOST_SAID or len(self.happenings) > MOST_KEPT
        if is_too_much or happening.ends_a_deal():
            self.condense()

    def begin_anew(self) -> None:
        """A match begins: of what happened before it only the talk is kept; the counts go on."""
        talk = [one for one in self.happenings if isinstance(one.entry, Chatted)]
        self.happenings = talk[-MOST_SAID:]
        self.said = len(self.happenings)
        self.complete_since = dict(self.counts)

    def condense(self) -> None:
        """Forgets how earlier deals were played, but not how they ended, and old talk."""
        old, fresh = self.happenings[:-FRESH], self.happenings[-FRESH:]
        if not old:
            return
        last_end = max((one.number for one in self.happenings if one.ends_a_deal()), default=0)
        moves = [one.number for one in old if one.is_of_the_game() and one.number > last_end]
        said = [one.number for one in old if not one.is_of_the_game()]
        kept = {*moves[-MOST_MOVES:], *said[-MOST_SAID:]}
        self.happenings = [one for one in old if one.number in kept or is_memorable(one)]
        self.happenings += fresh
        self.said = sum(not one.is_of_the_game() for one in self.happenings)
        for audience in self.audiences:
            told = sum(audience in one.told_to for one in fresh)
            since = self.counts[audience] - told
            self.complete_since[audience] = max(since, self.complete_since[audience])


def is_memorable(happening: Happening) -> bool:
    """Whether whoever comes later needs to hear of it, however long ago it was."""
    return isinstance(happening.entry, Started) or happening.ends_a_deal()
