"""What a seat knows when it is asked to act: all that a bot decides by.

A position never holds the truth. Its ``world`` is a state that agrees with everything the
seat was told; whatever the seat can't see lies in it as chance would have it.
"""

from dataclasses import dataclass

from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game, State
from pakl.kernel.knowledge import Knowledge, redeal
from pakl.kernel.match import Match
from pakl.kernel.outcome import Outcome
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has
from pakl.kernel.sheet import Sheet


@dataclass(frozen=True)
class Position:
    """What a seat knows when it is asked. A bot copies what it wants to change.

    Attributes:
        sheet: The game, its options and the number of seats.
        seat: Who is asked.
        knowledge: What the seat was told of where the cards lie.
        world: A state that agrees with it; true only by chance in what the seat can't see.
        before: The match's earlier deals.
        legal: What the seat may do, in rising order.
        may_wait: Whether it may also do nothing, because it is not its turn.
    """

    sheet: Sheet
    seat: Seat
    knowledge: Knowledge
    world: State
    before: list[Outcome]
    legal: list[ActionId]
    may_wait: bool

    @property
    def game(self) -> Game:
        """The rules that are played."""
        return self.sheet.game


def position_in(match: Match, seat: Seat, dice: Dice) -> Position:
    """The position of a seat that may act in a studied match.

    The dice decide how the unseen cards lie in its world. They must not depend on anything
    that the seat can't see.
    """
    state = match.state()
    knowledge = match.knowledge[seat]
    return Position(
        sheet=match.sheet,
        seat=seat,
        knowledge=knowledge,
        world=redeal(match.game, state, knowledge, dice),
        before=match.outcomes[:],
        legal=match.legal_actions(seat),
        may_wait=not has(state.to_act, seat),
    )
