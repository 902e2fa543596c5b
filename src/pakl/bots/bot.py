"""The contract of a bot: from what a seat knows to what it does."""

from typing import Protocol

from pakl.bots.budget import Budget
from pakl.bots.position import Position
from pakl.kernel.actions import ActionId
from pakl.kernel.dice import Dice


class Bot(Protocol):
    """Who decides for a seat.

    What a seat knows, its dice and a number of iterations always give the same answer, after
    the same number of iterations. How the unseen cards lie in the position's world changes
    nothing: a bot that looks into worlds deals its own from the knowledge. It keeps nothing of
    one decision that changes another one.

    Attributes:
        name: The name by which the bot is asked for.
        iterations: How many iterations its last decision took; 0 if it does not search.
    """

    name: str
    iterations: int

    def choose(self, position: Position, dice: Dice, budget: Budget) -> ActionId | None:
        """One of the position's legal actions; None to wait, where the position allows it."""
