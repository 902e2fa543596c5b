"""How much people say: a burst now and then, not a flood."""

from typing import Final

from pakl.play.entries import PlayerId

# How much may be said at once, and how fast more may be said then.
MOST_TALK: Final = 5
TALK_INTERVAL: Final = 2_000


class Talk:
    """How much everybody at a table has said lately."""

    def __init__(self) -> None:
        self.said_until: dict[PlayerId, int] = {}

    def is_too_much(self, player: PlayerId, now: int) -> bool:
        """Counts one more utterance of a player; too many at once are too much."""
        until = max(self.said_until.get(player, 0), now) + TALK_INTERVAL
        if until > now + MOST_TALK * TALK_INTERVAL:
            return True
        self.said_until = {who: time for who, time in self.said_until.items() if time > now}
        self.said_until[player] = until
        return False
