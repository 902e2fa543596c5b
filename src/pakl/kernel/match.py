"""A match: deals until somebody has won. The dealer rotates, totals grow.

A match is driven from outside by two inputs, shuffles and moves, and keeps them
in its log; the log alone rebuilds it. What is refused changes nothing: every step
is tried on a copy of the deal.
"""

from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.errors import Malformed
from pakl.kernel.events import TO_ALL, Announced, Event, told
from pakl.kernel.game import NO_SHUFFLE, Lot, State
from pakl.kernel.knowledge import Knowledge, Lesson
from pakl.kernel.outcome import Outcome, totals
from pakl.kernel.seats import NO_SEAT, Seat, seat_after
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import Dealer
from pakl.kernel.step import due_items, perform, shuffle
from pakl.kernel.view import View, view_of

FIRST_DEALER = "first dealer"


class Entry:
    """One input of a match."""


class ShuffleEntry(Entry):
    """The dealer's shuffle: what of, and in which order; the first lies on top."""

    def __init__(self, lot: Lot, order: list[int]) -> None:
        self.lot = lot
        self.order = order


class MoveEntry(Entry):
    """A seat's action."""

    def __init__(self, seat: Seat, action: ActionId) -> None:
        self.seat: Seat = seat
        self.action: ActionId = action


class Match:
    """One match at one table, from the first shuffle to the final places."""

    def __init__(
        self, sheet: Sheet, first_dealer: Seat = NO_SEAT, *, is_studied: bool = True
    ) -> None:
        """Unless a first dealer is named, one is drawn by the first shuffle.

        A match that is not studied keeps no knowledge of what each seat was told.
        """
        if first_dealer != NO_SEAT and not 0 <= first_dealer < sheet.seats:
            raise Malformed(f"seat {first_dealer} can't deal: there are {sheet.seats} seats")
        self.sheet = sheet
        self.game = sheet.game
        self.rule = sheet.game.match_rule(sheet.seats)
        self.zones = sheet.game.zones(sheet.seats)
        self.first_dealer: Seat = first_dealer
        self.log: list[Entry] = []
        self.outcomes: list[Outcome] = []
        self.deal: State | None = None
        self.finished_deal: State | None = None
        self.is_studied = is_studied
        self.knowledge: list[Knowledge] = []
        if first_dealer != NO_SEAT:
            self.begin_deal(first_dealer)
        elif not self.game.has_dealer:
            self.begin_deal(Seat(0))

    def is_over(self) -> bool:
        """Whether the match is decided."""
        return self.rule.is_over(self.outcomes)

    def totals(self) -> list[int]:
        """The points of each contestant so far."""
        if not self.outcomes:
            return [0 for _ in range(self.sheet.seats)]
        return totals(self.outcomes)

    def places(self) -> list[int]:
        """The place of each contestant by the deals finished so far, from 1."""
        return self.rule.places(self.outcomes)

    def due(self) -> Lot | None:
        """What must be shuffled before play goes on; mostly nothing."""
        if self.is_over():
            return None
        if self.deal is None:
            return Lot(FIRST_DEALER, of_cards=False)
        if self.deal.shuffle_due == NO_SHUFFLE:
            return None
        return self.game.lot(self.deal)

    def items(self) -> list[int]:
        """What is to be shuffled, in rising order of cards or seats."""
        if self.deal is None:
            return list(range(self.sheet.seats))
        return due_items(self.game, self.deal)

    def state(self) -> State:
        """The deal being played.

        Raises:
            Malformed: If the first dealer is not drawn yet.
        """
        if self.deal is None:
            raise Malformed("the match has not begun: the first dealer is not drawn yet")
        return self.deal

    def view(self, viewer: Seat) -> View:
        """What a seat, or a spectator, may know of the deal now."""
        return view_of(self.game, self.state(), viewer)

    def legal_actions(self, seat: Seat) -> list[ActionId]:
        """What a seat may do now."""
        if self.due() is not None or self.is_over():
            return []
        return self.game.legal_actions(self.state(), seat)

    def begin_deal(self, dealer: Seat) -> None:
        """Lays out the next deal; its first shuffle is due."""
        deal = self.game.new_deal(self.sheet.seats, dealer, self.outcomes)
        self.deal = deal
        if not self.is_studied:
            return
        piles = self.game.piles(deal)
        self.knowledge = [
            Knowledge(Seat(seat), self.zones, piles) for seat in range(self.sheet.seats)
        ]

    def shuffle(self, order: list[int]) -> list[Event]:
        """Goes on with the shuffle that is due.

        Raises:
            Malformed: If none is due, or the order is not one of what is due.
        """
        lot = self.due()
        if lot is None:
            raise Malformed("no shuffle is due")
        if self.deal is None:
            if sorted(order) != self.items():
                raise Malformed("drawing the first dealer needs every seat once")
            self.begin_deal(Seat(order[0]))
            events: list[Event] = [Announced("", TO_ALL, Seat(order[0]), "deals", "")]
        else:
            trial = self.deal.copy()
            events = shuffle(self.game, trial, order)
            self.go_on(trial, events, NO_SEAT, NO_ACTION)
        self.log.append(ShuffleEntry(lot, order))
        return events

    def perform(self, seat: Seat, action: ActionId) -> list[Event]:
        """Carries out a seat's action and answers what happened.

        Raises:
            Malformed: If there is no such seat or action, or it is not the time for one.
            IllegalAction: If the rules forbid it now.
        """
        if self.is_over():
            raise Malformed("the match is over")
        trial = self.state().copy()
        events = perform(self.game, trial, seat, action)
        self.go_on(trial, events, seat, action)
        self.log.append(MoveEntry(seat, action))
        return events

    def go_on(self, deal: State, events: list[Event], seat: Seat, action: ActionId) -> None:
        """A step has succeeded: everyone hears of it, and a finished deal is counted."""
        if self.is_studied:
            lesson = Lesson(self.game, self.state(), seat, action, self.zones)
            for knowledge in self.knowledge:
                knowledge.follow(told(events, knowledge.viewer, self.zones), lesson)
        self.deal = deal
        if not deal.is_over:
            return
        outcome = self.game.outcome(deal)
        self.finished_deal = deal
        self.outcomes.append(outcome)
        events.append(Announced(outcome.clause, TO_ALL, NO_SEAT, "deal over", ""))
        for contestant, score in enumerate(outcome.scores):
            scored = Announced(outcome.clause, TO_ALL, Seat(contestant), "scores", str(score))
            events.append(scored)
        if not self.is_over():
            next_dealer = seat_after(deal.dealer, self.sheet.seats)
            self.begin_deal(next_dealer)
            if self.game.has_dealer:
                events.append(Announced("", TO_ALL, next_dealer, "deals", ""))

    def let_deal(self, dealer: Dealer) -> list[Event]:
        """Lets a dealer make every shuffle that is due now."""
        events: list[Event] = []
        while self.due() is not None:
            items = self.items()
            events += self.shuffle([items[place] for place in dealer.permutation(len(items))])
        return events

    def told_json(self, events: list[Event], viewer: Seat) -> list[dict[str, object]]:
        """The events as this viewer is told of them over the wire."""
        return [
            event.as_json(self.game.deck, self.zones) for event in told(events, viewer, self.zones)
        ]
