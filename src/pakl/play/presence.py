"""Who is there: lines in this process, and what other processes say of theirs."""

from typing import Final

from pakl.play.entries import PlayerId

# What another process said counts for so long; it says it again more often.
HEARSAY: Final = 10_000
# Nobody is gone who is back after a reload.
BLINK: Final = 8_000
MOST_WHO_LEFT: Final = 1_000


class Hearsay:
    """What another process said about its lines to a table."""

    def __init__(self, players: frozenset[PlayerId], until: int) -> None:
        self.players = players
        self.until = until


class Presence:
    """Which players have a line to a table, wherever it ends."""

    def __init__(self, now: int) -> None:
        self.here: dict[PlayerId, int] = {}
        self.elsewhere: dict[str, Hearsay] = {}
        self.left_at: dict[PlayerId, int] = {}
        self.known_since = now
        # How often it may have changed who is there.
        self.changes = 0

    # Questions

    def is_there(self, player: PlayerId) -> bool:
        """Whether a player has a line."""
        if player in self.here:
            return True
        return any(player in said.players for said in self.elsewhere.values())

    def gone_since(self, player: PlayerId) -> int | None:
        """Since when a player has no line; None if it has one."""
        if self.is_there(player):
            return None
        return self.left_at.get(player, self.known_since)

    def watching(self, seated: set[PlayerId]) -> int:
        """How many watch who have no seat."""
        everybody = set(self.here).union(*[said.players for said in self.elsewhere.values()])
        return len(everybody - seated)

    # Verbs

    def arrive(self, player: PlayerId) -> None:
        """One more line of a player ends here."""
        self.changes += 1
        self.here[player] = self.here.get(player, 0) + 1

    def go(self, player: PlayerId, now: int) -> None:
        """A line of a player is gone."""
        self.changes += 1
        lines = self.here.get(player, 0) - 1
        if lines > 0:
            self.here[player] = lines
            return
        self.here.pop(player, None)
        self.note_leaving(player, now)

    def note_leaving(self, player: PlayerId, now: int) -> None:
        """Remembers when a player was there last; who left long before the others is forgotten."""
        self.left_at.pop(player, None)
        self.left_at[player] = now
        if len(self.left_at) > MOST_WHO_LEFT:
            del self.left_at[next(iter(self.left_at))]

    def hear(self, process: str, players: frozenset[PlayerId], now: int) -> None:
        """Another process tells of its lines; whoever is missing now has left."""
        self.changes += 1
        before = self.elsewhere.pop(process, None)
        if before is not None:
            for player in before.players - players:
                self.note_leaving(player, now)
        if players:
            self.elsewhere[process] = Hearsay(players, now + HEARSAY)

    def forget_the_silent(self, now: int) -> bool:
        """Processes that say nothing any more have no lines; answers whether there were any."""
        silent = [name for name, said in self.elsewhere.items() if said.until <= now]
        for process in silent:
            self.hear(process, frozenset(), now)
        return bool(silent)

    def begin_anew(self, now: int) -> None:
        """Nobody could be heard for a while: nobody counts as gone before all have spoken."""
        self.changes += 1
        for said in self.elsewhere.values():
            said.until = now + HEARSAY
        self.left_at.clear()
        self.known_since = now
