"""The bot that plays anything legal: good company for rules, no opponent."""

from pakl.kernel.dice import Dice
from pakl.play.ports import Question


def choose(question: Question, dice: Dice) -> str:
    """Any of the legal actions, all alike; waiting is one more if the bot may wait."""
    choices = [*question.legal, ""] if question.may_wait else question.legal
    return choices[dice.below(len(choices))]
