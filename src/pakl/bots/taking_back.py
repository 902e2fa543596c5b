"""Taking back at random, without going round in circles.

Where steps can be taken back, a player who draws among all that is legal lays out and
takes back for ages before its turn ends. Whoever plays at random asks here.
"""

from typing import Final

from pakl.kernel.dice import Dice

TAKE_BACK: Final = "undo"
END_THE_TURN: Final = "discard"


def without_circles(legal: list[str], dice: Dice, *, has_taken_back: bool) -> list[str]:
    """What to draw from, of what is legal, by a player whose last step was this.

    Nobody takes back who can do anything else. But who had to, because what lies there
    leads nowhere, takes all of it back and ends the turn. Where no such action ends a
    turn, the kind of action is drawn first: there may be hundreds of ways to lay out.
    """
    if not has_taken_back:
        return [words for words in legal if words != TAKE_BACK] or legal
    if TAKE_BACK in legal:
        return [TAKE_BACK]
    kinds = sorted({kind_of(words) for words in legal})
    kind = END_THE_TURN
    if kind not in kinds:
        kind = kinds[dice.below(len(kinds))]
    return [words for words in legal if kind_of(words) == kind]


def kind_of(words: str) -> str:
    """The verb of an action."""
    return words.partition(" ")[0]
