"""A duel near its end whose cards lie open: does somebody win for sure?

Everything is tried through the rules, so deep and for so many steps. A win that is found is one,
whatever the other does; where none is found nothing is said.
"""

from typing import Final, final

from mypy_extensions import i64

from pakl.kernel.actions import NO_ACTION, ActionId, Choices
from pakl.kernel.game import Game, State
from pakl.kernel.seats import NO_SEAT, Seat

LOST: Final = -1
UNSURE: Final = 0
WON: Final = 1


@final
class Duel:
    """The search for a sure win of the seat in turn."""

    def __init__(self, game: Game, seat: Seat, depth: i64, steps: i64) -> None:
        self.game = game
        self.seat: Seat = seat
        self.depth: i64 = depth
        self.steps: i64 = steps

    def winning_action(self, state: State) -> ActionId:
        """What wins for sure; ``NO_ACTION`` if nothing is found that does."""
        choices = Choices()
        self.game.choose(state, self.seat, choices)
        place: i64 = 0
        while place < choices.size and self.steps > 0:
            if self.result_of(state, self.seat, choices.at(place)) == WON:
                return choices.at(place)
            place += 1
        return NO_ACTION

    def result_of(self, state: State, seat: Seat, action: ActionId) -> i64:
        """What is sure after an action."""
        after = state.copy()
        self.game.apply(after, seat, action)
        self.steps -= 1
        self.depth -= 1
        result = self.result(after)
        self.depth += 1
        return result

    def result(self, state: State) -> i64:
        """What is sure from here, as far as is tried."""
        if state.is_over:
            return self.result_of_end(state)
        seat = state.alone
        if seat == NO_SEAT or self.depth <= 0 or self.steps <= 0:
            return UNSURE
        choices = Choices()
        self.game.choose(state, seat, choices)
        wanted: i64 = LOST
        if seat == self.seat:
            wanted = WON
        result = -wanted
        place: i64 = 0
        while place < choices.size:
            found = self.result_of(state, seat, choices.at(place))
            if found == wanted:
                return wanted
            if found == UNSURE:
                result = UNSURE
            place += 1
        return result

    def result_of_end(self, state: State) -> i64:
        """Who has won; both is nobody."""
        scores = self.game.outcome(state).scores
        own = scores[self.seat]
        other = scores[1 - self.seat]
        if own > other:
            return WON
        if own < other:
            return LOST
        return UNSURE
