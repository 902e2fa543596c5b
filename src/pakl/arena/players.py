"""Who takes part: bots with their budgets, and what they are shown."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass

from pakl.bots.bot import Bot
from pakl.bots.budget import Budget, budget_of
from pakl.bots.position import Position, position_in
from pakl.bots.roster import bot_of, made_with
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed
from pakl.kernel.match import Match
from pakl.kernel.seats import Seat

Look = Callable[[Match, Seat, Dice], Position]


@dataclass(frozen=True)
class Arm:
    """One side of a comparison, in words that any process makes the same player of."""

    words: str
    budget: Budget

    def label(self) -> str:
        """The arm as tables show it."""
        return f"{self.words}@{self.budget.words()}"


@dataclass(frozen=True)
class Player:
    """A bot and how it sees a match. Only a yardstick that knows the truth looks otherwise."""

    bot: Bot
    look: Look = position_in


def arm_of(words: str, budget: Budget) -> Arm:
    """The arm that was written ``name``, or ``name@500`` or ``name@0.1s`` with its own budget.

    Raises:
        Malformed: If there is no such player.
    """
    name, sign, own = words.partition("@")
    arm = Arm(name, budget_of(own) if sign else budget)
    player_of(arm.words)
    return arm


def player_of(words: str) -> Player:
    """The player of these words: a bot of the roster, or one from elsewhere.

    One from elsewhere is written ``package.module/name``; what it names is called, with the
    settings that follow a colon, and answers a ``Bot`` or a ``Player``.

    Raises:
        Malformed: If there is no such player.
    """
    name, _, settings = words.partition(":")
    module_name, sign, attribute = name.partition("/")
    if not sign:
        return Player(bot_of(words))
    try:
        make = getattr(importlib.import_module(module_name), attribute)
    except (ImportError, AttributeError) as error:
        raise Malformed(f"there is no player {name!r}: {error}") from None
    made = made_with(make, name, settings)
    return made if isinstance(made, Player) else Player(made)
