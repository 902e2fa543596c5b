"""Who sits where, who is ready, and who has the host's rights."""

from typing import Final

from pakl.play.company import company_of
from pakl.play.entries import NOBODY, PlayerId
from pakl.play.frames import SeatSeen

NO_HOST: Final = -1


class Chair:
    """One seat of a table and whoever has it."""

    def __init__(self) -> None:
        self.player: PlayerId = NOBODY
        self.name = ""
        self.level = ""
        self.salt = ""
        self.is_ready = False
        self.stand_in = ""
        self.wishes_pause = False

    def is_empty(self) -> bool:
        """Whether nobody has the seat."""
        return not self.name

    def is_person(self) -> bool:
        """Whether somebody from outside has the seat, rather than one of our bots."""
        return bool(self.name) and not self.level

    def is_played_by_bot(self) -> bool:
        """Whether one of our bots chooses the moves."""
        return bool(self.level) or bool(self.stand_in)

    def is_given_up(self) -> bool:
        """Whether its player left the match, or had to."""
        return self.stand_in in ("left", "removed")

    def seen(self) -> SeatSeen:
        """The seat as everybody sees it."""
        if self.is_empty():
            return SeatSeen(kind="empty")
        return SeatSeen(
            kind="bot" if self.level else "person",
            name=self.name,
            level=self.level,
            is_ready=self.is_ready or bool(self.level),
            is_played_by_bot=self.is_played_by_bot(),
            wishes_pause=self.wishes_pause,
        )


class Seating:
    """The chairs around a table."""

    def __init__(self, seats: int) -> None:
        self.chairs = [Chair() for _ in range(seats)]
        self.host = NO_HOST

    def seat_of(self, player: PlayerId) -> int | None:
        """Where a player sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player and chair.player != NOBODY:
                return seat
        return None

    def persons(self) -> list[int]:
        """The seats of people and outside bots."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person()]

    def has_bots(self) -> bool:
        """Whether any seat is played by one of our bots."""
        return any(chair.level or chair.stand_in for chair in self.chairs)

    def next_host(self, seat: int) -> int:
        """The next person clockwise who could be host after one; ``NO_HOST`` if nobody could."""
        for step in range(1, len(self.chairs) + 1):
            candidate = (seat + step) % len(self.chairs)
            chair = self.chairs[candidate]
            if chair.is_person() and not chair.is_given_up():
                return candidate
        return NO_HOST

    def swap(self, one: int, other: int) -> None:
        """Two seats change places; the host stays host."""
        chairs, host = self.chairs, self.host
        chairs[one], chairs[other] = chairs[other], chairs[one]
        self.host = {one: other, other: one}.get(host, host)

    def is_ready(self) -> bool:
        """Whether a match can begin: every seat is taken and everybody wants to."""
        chairs = self.chairs
        everybody = all(chair.is_ready or chair.level for chair in chairs)
        return everybody and any(chair.is_person() for chair in chairs)

    def name_for_a_bot(self) -> str:
        """A name that nobody at the table has."""
        taken = {chair.name.casefold() for chair in self.chairs}
        names = company_of("", len(self.chairs) + 1)[1:] + company_of("", 12)[1:]
        return next(name for name in names if name.casefold() not in taken)
