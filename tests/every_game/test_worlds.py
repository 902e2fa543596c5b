"""Imagined worlds: the truth is always one of them, and all keep to what is known."""

from random import Random

from pakl.conformance.invariants import compare_knowledge
from pakl.conformance.sheets import sheets_of
from pakl.conformance.walk import Walk
from pakl.kernel.dice import Dice
from pakl.kernel.events import told
from pakl.kernel.game import Game
from pakl.kernel.knowledge import Knowledge
from pakl.kernel.seats import Seat
from pakl.kernel.worlds import Worlds

DEALS = 8
DEALS_COMPILED = 80
STEPS = 80
SHARE_IMAGINED = 0.01


def test_no_deal_is_excluded_by_what_is_known_of_it(game: Game, is_compiled: bool) -> None:
    random = Random(game.id)
    dice = Dice(5)
    sheets = sheets_of(game)
    for _ in range(DEALS_COMPILED if is_compiled else DEALS):
        follow(Walk(random.choice(sheets), random, most_steps=STEPS), dice)


def follow(walk: Walk, dice: Dice) -> None:
    """Plays a deal in which some seats watch closely, and now and then imagine a world."""
    piles = walk.game.piles(walk.state)
    viewers = walk.random.sample(range(walk.sheet.seats), min(2, walk.sheet.seats))
    minds = [Knowledge(Seat(viewer), walk.zones, piles) for viewer in viewers]
    before = walk.state.copy()
    for step in walk.go():
        lesson = step.lesson(walk.sheet, before)
        before = walk.state.copy()
        for mind in minds:
            mind.follow(told(step.events, mind.viewer, walk.zones), lesson)
            compare_knowledge(mind, walk.game.piles(walk.state))
            if not walk.state.is_over and walk.random.random() < SHARE_IMAGINED:
                imagine(walk, mind, dice)


def imagine(walk: Walk, mind: Knowledge, dice: Dice) -> None:
    """A world that is drawn keeps to everything that is known."""
    worlds = Worlds(walk.game, walk.state, mind)
    for _ in range(3):
        worlds.draw(dice)
        compare_knowledge(mind, worlds.piles)
