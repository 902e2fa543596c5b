"""The bot that plays anything legal: good company for rules, no opponent."""

from typing import Final

import msgspec

from pakl.bots.taking_back import TAKE_BACK, without_circles
from pakl.kernel.dice import Dice
from pakl.play.frames import Played, Said
from pakl.play.ports import Question

TOLD_OF_TAKING_BACK: Final = f'"{TAKE_BACK}"'.encode()


def choose(question: Question, dice: Dice) -> str:
    """Any of the legal actions, all alike; waiting is one more if the bot may wait.

    Where steps can be taken back it keeps out of circles.
    """
    choices = without_circles(question.legal, dice, has_taken_back=has_taken_back(question))
    if question.may_wait:
        choices = [*choices, ""]
    return choices[dice.below(len(choices))]


def has_taken_back(question: Question) -> bool:
    """Whether the last that happened is that this bot took back a step."""
    if not question.told or TOLD_OF_TAKING_BACK not in question.told[-1]:
        return False
    played = msgspec.json.decode(question.told[-1], type=Played)
    return any(
        isinstance(event, Said) and event.topic == TAKE_BACK and event.seat == question.seat
        for event in played.events
    )
