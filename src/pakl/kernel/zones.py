"""Zones: where cards lie, and who sees their faces.

From a game's zones the kernel derives what each viewer sees, what each is told
of a card that moves, and where the cards may lie that a viewer can't see.
"""

from typing import Final, NewType

from mypy_extensions import i64

from pakl.kernel.seats import ALL_HANDS, NO_SEAT, Seat

ZoneId = NewType("ZoneId", i64)

EVERYONE: Final = 0
ONLY_THE_OWNER: Final = 1
NOBODY: Final = 2

NO_NUMBER: Final = -1

TOP: Final = 0
BOTTOM: Final = 1


class Zone:
    """A place for cards.

    The cards of a zone with an order lie on one another, from the bottom up; a
    zone without one is a hand or a spread, where only the faces count. Zones of one
    name differ by their owner or, if they belong to nobody, by their number.
    """

    def __init__(
        self,
        name: str,
        seen_by: int,
        *,
        owner: Seat = NO_SEAT,
        number: int = NO_NUMBER,
        ordered: bool,
    ) -> None:
        self.name = name
        self.seen_by = seen_by
        self.owner: Seat = owner
        self.number = number
        self.ordered = ordered

    def is_open_to(self, viewer: Seat) -> bool:
        """Whether the viewer sees the faces of the cards in this zone."""
        if self.seen_by == EVERYONE:
            return True
        return self.seen_by == ONLY_THE_OWNER and (viewer == self.owner or viewer == ALL_HANDS)

    def label(self) -> str:
        """The name by which a zone is told of, as in ``hand 2``."""
        if self.owner != NO_SEAT:
            return f"{self.name} {self.owner}"
        if self.number != NO_NUMBER:
            return f"{self.name} {self.number}"
        return self.name
