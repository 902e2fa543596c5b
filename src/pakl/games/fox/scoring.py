"""What the cards won in a round are worth."""

from typing import Final

from mypy_extensions import i64

from pakl.games.fox.cards import TREASURES
from pakl.kernel.cards import CardSet
from pakl.kernel.sets import count

POINTS_FOR_TRICKS: Final = (6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0)  # FOX-20
HUMBLE_UP_TO: Final = 3  # FOX-20
DEFEATED_UP_TO: Final = 6  # FOX-20
VICTORIOUS_UP_TO: Final = 9  # FOX-20


def tricks_in(won: CardSet) -> i64:
    """FOX-8: how many tricks these cards are."""
    return count(won) >> 1


def treasures_in(won: CardSet) -> i64:
    """FOX-16: the points for the Treasures among these cards."""
    return count(won & TREASURES)


def round_points(won: CardSet) -> int:
    """FOX-16, FOX-20: what a player scores in a round by the cards won."""
    return POINTS_FOR_TRICKS[tricks_in(won)] + int(treasures_in(won))


def standing(tricks: i64) -> str:
    """FOX-20: what a player is called who has won so many tricks."""
    if tricks <= HUMBLE_UP_TO:
        return "humble"
    if tricks <= DEFEATED_UP_TO:
        return "defeated"
    if tricks <= VICTORIOUS_UP_TO:
        return "victorious"
    return "greedy"
