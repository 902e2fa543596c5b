"""How strong a bot may be, and which bot plays a level."""

from collections.abc import Callable
from typing import Final

from pakl.bots import random_bot
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed
from pakl.play.ports import Question

Bot = Callable[[Question, Dice], str]

BOTS: Final[dict[str, Bot]] = {"random": random_bot.choose}


def levels(game_id: str) -> list[str]:  # noqa: ARG001  every bot so far plays every game
    """The levels that play a game, weakest first."""
    return list(BOTS)


def choose(question: Question, dice: Dice) -> str:
    """The action that the bot of the question's level chooses.

    Raises:
        Malformed: If no bot has this level, or there is nothing to choose from.
    """
    bot = BOTS.get(question.level)
    if bot is None:
        raise Malformed(f"there is no bot of level {question.level!r}")
    if not question.legal:
        raise Malformed("a bot was asked to choose from nothing")
    return bot(question, dice)
