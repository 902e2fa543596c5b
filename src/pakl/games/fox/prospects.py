"""What a round may still bring, by tricks won, tricks left and the strength of the hand.

A small model of the tricks left, worked out once, from the last one back: some of them go
as one wants, because one holds cards to win and cards to lose with; near the end some go as
the opponent wants; the others are won by strength. So a hand between three and seven tricks
is bad, and a weak hand with no trick yet is good.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.fox.scoring import POINTS_FOR_TRICKS

TRICKS: Final = 13  # FOX-10
COUNTS: Final = 14  # none to all of them
STRENGTHS: Final = 33  # thirty-seconds of the tricks left
SURE: Final = 32

POINT: Final = 100
HUNDRED: Final = 100

# Hundredths of the tricks that go as one wants, or as the opponent does
OWN_WILL: Final = 30
OWN_WILL_IN_EIGHT_TRICKS_MORE: Final = 12
FOREIGN_WILL: Final = 17
FOREIGN_WILL_IN_EIGHT_TRICKS_LESS: Final = 34
EIGHT_TRICKS: Final = 8


def place_of(won: i64, left: i64, strength: i64) -> i64:
    """Where the table has the prospects of so many tricks won, and left."""
    return (won * COUNTS + left) * STRENGTHS + strength


def lead_in_points(won: i64) -> i64:
    """FOX-20: what a finished round brings with so many tricks, less what the opponent gets."""
    return POINT * (POINTS_FOR_TRICKS[won] - POINTS_FOR_TRICKS[TRICKS - won])


def one_trick_before(if_won: i64, if_lost: i64, left: i64, strength: i64) -> i64:
    """What is to be expected of a trick, the first of so many that are left."""
    own = OWN_WILL + OWN_WILL_IN_EIGHT_TRICKS_MORE * left // EIGHT_TRICKS
    foreign = max(0, FOREIGN_WILL - FOREIGN_WILL_IN_EIGHT_TRICKS_LESS * left // EIGHT_TRICKS)
    by_strength = (strength * if_won + (SURE - strength) * if_lost) // SURE
    wanted = own * max(if_won, if_lost) + foreign * min(if_won, if_lost)
    return (wanted + (HUNDRED - own - foreign) * by_strength) // HUNDRED


def all_prospects() -> list[i64]:
    """The whole table, from finished rounds back."""
    table: list[i64] = [i64(0) for _ in range(COUNTS * COUNTS * STRENGTHS)]
    for left in range(COUNTS):
        for won in range(COUNTS - left):
            for strength in range(STRENGTHS):
                if left == 0:
                    value = lead_in_points(won)
                else:
                    value = one_trick_before(
                        table[place_of(won + 1, left - 1, strength)],
                        table[place_of(won, left - 1, strength)],
                        left,
                        strength,
                    )
                table[place_of(won, left, strength)] = value
    return table


PROSPECTS: Final[vec[i64]] = vec[i64](all_prospects())


def prospects(won: i64, left: i64, strength: i64) -> i64:
    """What the round may be worth, in hundredths of a point more than the opponent gets."""
    strength = max(strength, 0)
    strength = min(strength, SURE)
    return PROSPECTS[(won * COUNTS + left) * STRENGTHS + strength]
