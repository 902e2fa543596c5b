"""A deal played at random, step by step, with everything that happened on the way."""

from collections.abc import Iterator
from random import Random

from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.events import Event
from pakl.kernel.game import NO_SHUFFLE, Game, State
from pakl.kernel.knowledge import Lesson
from pakl.kernel.outcome import Outcome
from pakl.kernel.piles import MOST_CARDS, empty_pile
from pakl.kernel.playout import deal_at_random, play_out, seat_at_random
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.step import due_items, perform, shuffle


class Broken(AssertionError):
    """A game does not keep what every game must keep."""


class Step:
    """One input of a deal, a shuffle or an action, and the events it caused."""

    def __init__(self, seat: Seat | None, action: ActionId | None, order: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.order = order
        self.events: list[Event] = []

    def take(self, sheet: Sheet, state: State) -> None:
        """Gives the deal this input, through the checked door."""
        if self.action is None or self.seat is None:
            self.events = shuffle(sheet.game, state, self.order)
        else:
            self.events = perform(sheet.game, state, self.seat, self.action)

    def lesson(self, sheet: Sheet, before: State) -> Lesson:
        """What this step teaches everybody in a state that it is about to be taken in."""
        zones = sheet.game.zones(sheet.seats)
        if self.action is None or self.seat is None:
            return Lesson(sheet.game, before, NO_SEAT, NO_ACTION, zones)
        return Lesson(sheet.game, before, self.seat, self.action, zones)

    def repeat(self, sheet: Sheet, state: State) -> None:
        """Gives an equal deal this input again: it was checked before, and nobody listens."""
        if self.action is None or self.seat is None:
            shuffle(sheet.game, state, self.order)
        else:
            sheet.game.apply(state, self.seat, self.action)


MOST_STEPS = 250
MOST_EARLIER_DEALS = 2


def earlier_deals(sheet: Sheet, random: Random) -> list[Outcome]:
    """Some deals that the match may have seen before, for games that look back at them."""
    outcomes: list[Outcome] = []
    rule = sheet.game.match_rule(sheet.seats)
    if rule.deals == 1:
        return outcomes
    for _ in range(random.randrange(MOST_EARLIER_DEALS + 1)):
        state = sheet.game.new_deal(sheet.seats, Seat(0), outcomes)
        play_out(sheet.game, state, Dice(random.randrange(2**30)))
        outcome = sheet.game.outcome(state)
        if rule.is_over([*outcomes, outcome]):
            break
        outcomes.append(outcome)
    return outcomes


def play_a_while(game: Game, state: State, dice: Dice, decisions: int) -> None:
    """Plays so many decisions at random, or to the end if that comes first."""
    items = empty_pile(MOST_CARDS)
    deal_at_random(game, state, dice, items)
    for _ in range(decisions):
        if state.is_over:
            return
        seat = seat_at_random(state, dice)
        actions = game.actions_at_random(state, seat)
        game.apply(state, seat, actions[dice.below(len(actions))])
        deal_at_random(game, state, dice, items)


class Walk:
    """One deal at random: ``state`` is where it stands, ``steps`` how it got there.

    A long deal is followed for its first steps only.
    """

    def __init__(
        self,
        sheet: Sheet,
        random: Random,
        *,
        before: list[Outcome] | None = None,
        most_steps: int = MOST_STEPS,
    ) -> None:
        self.sheet = sheet
        self.game = sheet.game
        self.zones = sheet.game.zones(sheet.seats)
        self.random = random
        self.before = earlier_deals(sheet, random) if before is None else before
        self.most_steps = most_steps
        self.dealer = Seat(random.randrange(sheet.seats))
        self.state = self.fresh_deal()
        self.steps: list[Step] = []

    def fresh_deal(self) -> State:
        """The same deal before its first shuffle."""
        return self.game.new_deal(self.sheet.seats, self.dealer, self.before)

    def next_step(self) -> Step:
        """An input that the deal can take now."""
        if self.state.shuffle_due != NO_SHUFFLE:
            order = due_items(self.game, self.state)
            self.random.shuffle(order)
            return Step(None, None, order)
        seats = members_of(self.state.to_act | self.state.may_interrupt)
        if not seats:
            raise Broken("nobody may act, and the deal is not over")
        seat = Seat(self.random.choice(seats))
        actions = self.game.actions_at_random(self.state, seat)
        if not actions:
            raise Broken(f"seat {seat} is to act and may do nothing")
        return Step(seat, self.random.choice(actions), [])

    def go(self) -> Iterator[Step]:
        """Plays step by step; after each step ``state`` has taken it."""
        while not self.state.is_over and len(self.steps) < self.most_steps:
            step = self.next_step()
            step.take(self.sheet, self.state)
            self.steps.append(step)
            yield step

    def all_at_once(self) -> "Walk":
        """Plays all steps that are followed."""
        for _ in self.go():
            pass
        return self

    def to_the_end(self) -> "Walk":
        """Plays all steps at once, and whatever is left of the deal unwatched."""
        self.all_at_once()
        if not self.state.is_over:
            play_out(self.game, self.state, Dice(len(self.steps)))
        return self
