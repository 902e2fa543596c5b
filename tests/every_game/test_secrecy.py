"""Indistinguishability: 2,000 positions a game, in both builds, no difference."""

from collections.abc import Iterator
from random import Random

import pytest

from pakl.conformance.secrecy import compare_one_position, compare_one_redeal
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game
from pakl.kernel.seats import SPECTATOR, Seat

pytestmark = pytest.mark.long

POSITIONS_A_DEAL = 8
# Most deals are left early: what comes late in one costs the replay of all before it.
MOST_STEPS = (60, 60, 120, 300)
STEPS_OF_SOURCES = (40, 40, 60, 120)
# So many decisions are made in redealt worlds, which is to the end of all of them where deals
# are short. Where they are long, most worlds are compared but not played on.
MOST_DECISIONS = 50_000
INTERPRETED_SHARE = 8


def positions_of(
    game: Game, random: Random, lengths: tuple[int, ...]
) -> Iterator[tuple[Walk, Seat, int]]:
    """Random moments of random deals at random tables, each with a viewer."""
    sheets = sheets_of(game)
    while True:
        most_steps = random.choice(lengths)
        walk = Walk(random.choice(sheets), random, most_steps=most_steps).all_at_once()
        for _ in range(POSITIONS_A_DEAL):
            viewer = random.choice([SPECTATOR, *[Seat(s) for s in range(walk.sheet.seats)]])
            yield walk, viewer, random.randrange(1, len(walk.steps))


@pytest.fixture
def lengths(*, is_compiled: bool) -> tuple[int, ...]:
    """How far deals are followed, at most."""
    return MOST_STEPS if is_compiled else STEPS_OF_SOURCES


def test_what_a_viewer_cannot_see_makes_no_difference_to_it(
    game: Game, positions: int, lengths: tuple[int, ...]
) -> None:
    random = Random(7)
    compared = 0
    for walk, viewer, length in positions_of(game, random, lengths):
        compared += compare_one_position(walk, viewer, length, random)
        if compared == positions:
            return


def test_a_redeal_by_what_was_told_changes_nothing_for_the_viewer(
    game: Game, positions: int, lengths: tuple[int, ...], *, is_compiled: bool
) -> None:
    # Redealing asks the rules about every card at every step, which takes its time interpreted.
    redeals = positions if is_compiled else positions // INTERPRETED_SHARE
    random = Random(11)
    dice = Dice(11)
    decisions = 0
    for number, (walk, viewer, length) in enumerate(positions_of(game, random, lengths)):
        if number == redeals:
            return
        is_played_on = decisions < MOST_DECISIONS
        decisions += compare_one_redeal(walk, viewer, length, dice, is_played_on=is_played_on)
