"""Matches played at random in which every seat is told what it would be told at a table."""

from collections.abc import Iterator
from random import Random

import msgspec

from pakl.kernel.dice import Dice
from pakl.kernel.events import Event
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has, members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import SeededDealer
from pakl.play.entries import TableId
from pakl.play.frames import Played
from pakl.play.ports import DealEnded, Question
from pakl.play.telling import deal_seen, events_told

NOBODY = -1


class Followed:
    """A match, and what each seat was told in the present deal."""

    def __init__(self, sheet: Sheet, random: Random) -> None:
        self.sheet = sheet
        self.random = random
        self.match = Match(sheet)
        self.dealer = SeededDealer(random.randrange(2**30))
        self.told: list[list[bytes]] = [[] for _ in range(sheet.seats)]
        self.asked = [False for _ in range(sheet.seats)]
        self.table = TableId(f"{sheet.code()}-{random.randrange(2**30)}")

    def tell(self, events: list[Event], acted: int) -> None:
        """Every seat hears of a step that it acted in, or is told anything of, or is asked by."""
        for seat in range(self.sheet.seats):
            heard = events_told(events, Seat(seat), self.match.zones, self.match.game)
            is_asked = bool(self.match.legal_actions(Seat(seat)))
            if heard or seat == acted or is_asked != self.asked[seat]:
                self.told[seat].append(msgspec.json.encode(Played(events=heard)))
            self.asked[seat] = is_asked

    def go(self, most_steps: int) -> Iterator[Question]:
        """Plays at random, and gives before every action the questions to all who may act."""
        for _ in range(most_steps):
            while self.match.due() is not None:
                items = self.match.items()
                order = [items[place] for place in self.dealer.permutation(len(items))]
                self.tell(self.match.shuffle(order), NOBODY)
            if self.match.is_over():
                return
            yield from self.questions()
            self.act()

    def questions(self) -> Iterator[Question]:
        """What the seats that may act are asked with now."""
        for seat in range(self.sheet.seats):
            legal = self.match.legal_actions(Seat(seat))
            if not legal:
                continue
            view = deal_seen(self.match, 1, Seat(seat), [])
            yield Question(
                table=self.table,
                version=len(self.told[seat]),
                sheet=self.sheet.code(),
                seats=self.sheet.seats,
                seat=seat,
                level="random",
                view=msgspec.json.encode(view),
                told=self.told[seat][:],
                legal=[self.match.game.actions.words(action) for action in legal],
                may_wait=not has(self.match.state().to_act, seat),
                before=[
                    DealEnded(deal.clause, deal.scores, deal.tie_breaks)
                    for deal in self.match.outcomes
                ],
            )

    def act(self) -> None:
        """Somebody who may act does anything."""
        state = self.match.state()
        seat = self.random.choice(members_of(state.to_act | state.may_interrupt))
        actions = self.match.game.actions_at_random(state, Seat(seat))
        deals = len(self.match.outcomes)
        self.tell(self.match.perform(Seat(seat), self.random.choice(actions)), seat)
        if len(self.match.outcomes) > deals:
            self.told = [[] for _ in range(self.sheet.seats)]


def dice_for(question: Question) -> Dice:
    """Dice that depend on nothing but what the seat knows."""
    return Dice(question.version)
