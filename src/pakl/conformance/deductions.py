"""What an action proves, in words, and that it proves it in every world alike."""

from pakl.conformance.walk import Broken, Walk
from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.events import told
from pakl.kernel.game import Game, State
from pakl.kernel.kinds import Kinds
from pakl.kernel.knowledge import Knowledge, Lesson
from pakl.kernel.seats import Seat
from pakl.kernel.worlds import Worlds
from pakl.kernel.zones import ZoneId


def ruled_out(game: Game, state: State, seat: int, words: str, *, zone: str = "hand") -> str:
    """The cards that a seat which acts so can't have in its zone of this name."""
    zones = game.zones(int(state.seats))
    lesson = Lesson(game, state, Seat(seat), game.actions.parse(words), zones)
    for number, kinds in lesson.ruled_out.items():
        if zones[number].name == zone and zones[number].owner == seat:
            return names_of(game, kinds)
    return ""


def barred_from_arriving(game: Game, state: State, words: str, zone: str, owner: int) -> str:
    """The cards that a step which is this action can't bring into a seat's zone."""
    zones = game.zones(int(state.seats))
    lesson = Lesson(game, state, Seat(owner), game.actions.parse(words), zones)
    for number, place in enumerate(zones):
        if place.name == zone and place.owner == owner:
            return names_of(game, lesson.barred_from_arriving(ZoneId(number)))
    raise KeyError(zone)


def names_of(game: Game, kinds: Kinds) -> str:
    """The names of some kinds of card."""
    return " ".join(name for number, name in enumerate(game.deck.names) if kinds.has(Card(number)))


def check_that_lessons_are_the_same_in_all_worlds(walk: Walk, share_tried: float) -> int:
    """What a step proves must not depend on what a viewer can't see; answers how much it proved.

    Raises:
        Broken: If the same step proves something else in another world of some viewer.
    """
    dice = Dice(len(walk.sheet.code()))
    piles = walk.game.piles(walk.state)
    minds = [Knowledge(Seat(seat), walk.zones, piles) for seat in range(walk.sheet.seats)]
    before = walk.state.copy()
    proofs = 0
    for step in walk.go():
        lesson = step.lesson(walk.sheet, before)
        proofs += len(lesson.ruled_out)
        for mind in minds:
            if mind.viewer != step.seat and walk.random.random() < share_tried:
                worlds = Worlds(walk.game, before, mind, is_counted=False)
                compare_lessons(lesson, step.lesson(walk.sheet, worlds.imagine(dice)), mind)
            mind.follow(told(step.events, mind.viewer, walk.zones), lesson)
        before = walk.state.copy()
    return proofs


def compare_lessons(here: Lesson, there: Lesson, mind: Knowledge) -> None:
    """The lesson of a step in two worlds."""
    if here.ruled_out.keys() != there.ruled_out.keys():
        raise Broken(f"to seat {mind.viewer} a step proves more in one world than in another")
    for zone, kinds in here.ruled_out.items():
        if not kinds.equals(there.ruled_out[zone]):
            raise Broken(f"what a step proves tells seat {mind.viewer} what it can't see")
