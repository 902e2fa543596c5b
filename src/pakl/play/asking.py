"""What a bot is asked with: its seat's view, and what its seat was told in this deal."""

import msgspec

from pakl.play.frames import Played
from pakl.play.framing import deal_for, news_for
from pakl.play.packets import USUAL_LEVEL
from pakl.play.ports import DealEnded, Question
from pakl.play.table import Table


class Memory:
    """What one seat was told in the present deal, ready to be handed to a bot.

    It grows with the table's history rather than being made anew for every question.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.match = 0
        self.read = 0
        self.told: list[bytes] = []

    def catch_up(self, table: Table) -> list[bytes]:
        """Reads on in the table's history, and forgets the deals before this one."""
        if self.match != table.matches:
            self.match, self.told = table.matches, []
        for happening in table.history.after(self.read):
            self.read = happening.number
            if happening.is_of_the_game() and self.seat in happening.told_to:
                news = news_for(table, happening, self.seat)
                self.told += [msgspec.json.encode(one) for one in news if isinstance(one, Played)]
            if happening.ends_a_deal():
                self.told = []
        return self.told


def question_for(table: Table, memory: Memory, levels: list[str], *, may_wait: bool) -> Question:
    """What the bot of a seat is asked with now."""
    seat = memory.seat
    chair = table.chairs[seat]
    words = table.sheet.game.actions.words
    return Question(
        table=table.id,
        version=table.history.counts[seat],
        sheet=table.sheet.code(),
        seats=table.sheet.seats,
        seat=seat,
        level=chair.level or stand_in_level(levels),
        view=msgspec.json.encode(deal_for(table, seat)),
        told=memory.catch_up(table)[:],
        legal=[words(action) for action in table.legal[seat]],
        may_wait=may_wait,
        before=deals_before(table),
    )


def stand_in_level(levels: list[str]) -> str:
    """The level of a bot that plays for somebody: like most people, if there is such a level."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[-1]


def deals_before(table: Table) -> list[DealEnded]:
    """How the earlier deals of the match ended."""
    if table.match is None:
        return []
    return [DealEnded(deal.clause, deal.scores, deal.tie_breaks) for deal in table.match.outcomes]
