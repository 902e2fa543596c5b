"""The bots of the house: from what a seat was told to the words of its move.

It runs in the house's worker processes. What goes wrong without stopping play is said by the
log of this module, which the house writes into its own.
"""

import logging
from typing import Final

from pakl.bots import random_bot
from pakl.bots.budget import Budget
from pakl.bots.fallible import FallibleBot
from pakl.bots.levels import ANYTHING, levels
from pakl.bots.position import Position
from pakl.bots.shadow import Shadows
from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed, RulesBroken
from pakl.play.ports import Question

log = logging.getLogger(__name__)

FOR_A_MOVE: Final = Budget(seconds=0.4)

_shadows: Final = Shadows()


def position_of(question: Question, dice: Dice) -> Position | None:
    """What the seat knows; None, and a line in the log, if its deal can't be followed."""
    try:
        position = _shadows.position(question, dice)
    except RulesBroken:
        position = None
    if position is None:
        log.warning("seat %s of table %s can't be followed", question.seat, question.table)
    return position


def choose(question: Question, dice: Dice) -> str:
    """The action that the bot of the question's level chooses; empty if it waits.

    Raises:
        Malformed: If no bot has this level, or there is nothing to choose from.
    """
    if not question.legal:
        raise Malformed("a bot was asked to choose from nothing")
    if question.level == ANYTHING:
        return random_bot.choose(question, dice)
    if question.level not in levels(question.sheet.partition("-")[0]):
        raise Malformed(f"there is no bot of level {question.level!r}")
    if len(question.legal) == 1 and not question.may_wait:
        return question.legal[0]
    position = position_of(question, dice)
    if position is None:
        return random_bot.choose(question, dice)
    chosen = FallibleBot(level=question.level).choose(position, dice, FOR_A_MOVE)
    return "" if chosen is None else position.game.actions.words(chosen)
