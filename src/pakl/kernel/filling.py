"""Cards on places, where some places are barred from some kinds: all ways, each as likely.

Places that are barred from the same kinds are a *class*. The ways to go on are counted
from the last card to the first, with the room used in each class as the state; a way is then
drawn card by card. A card that may lie anywhere needs no counting.

Where there are too many classes to count, those most alike are counted as one, and a bound takes
the place of the ways to fill it. When it is known which cards go into such a class, its ways are
counted, and it is taken as often as the bound was right. That is exact too. From then on cards
change places at random, which makes another way of it, again as likely as any other. If none was
taken after many tries, one is made by moving cards where they may lie. It and those that follow
from it keep to everything as well, but need not be as likely as the others.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.kinds import Kinds
from pakl.kernel.places import classes_of, coarser, heaviest, states_of
from pakl.kernel.ways import Count, chance, counted, shuffle_part

# So many states are counted at most; that takes 1.3 ms (44 ns each). If no way is taken then, so
# many more are, which is rare.
MOST_STATES: Final = 30_000
MANY_MORE_STATES: Final = 300_000
# So often a way of a coarser count is drawn at most, and so many states are counted for that,
# before one is made by moving cards.
MOST_TRIES: Final = 600
MOST_STATES_FOR_ALL: Final = 1_000_000
# Exchanges that are tried for each card, at first and between two ways.
EXCHANGES_AT_FIRST: Final = 50
EXCHANGES_BETWEEN: Final = 8


class Filling:
    """The ways to lay these faces on places of which each is barred from some kinds.

    ``laid`` is the way drawn last: for every place its face.
    """

    def __init__(self, faces: list[Card], barred: list[Kinds], *, is_counted: bool) -> None:
        """The barred kinds must be kinds of the faces.

        If the ways are not counted, any will do, and none is known to be as likely as the others.

        Raises:
            RulesBroken: If there is no way at all.
        """
        self.barred = barred
        self.faces = faces
        self.laid: vec[i64] = vec[i64]([i64(face) for face in faces])
        self.classes = classes_of(barred)
        self.is_free = len(self.classes) == 1 and self.classes[0].barred.is_empty()
        self.is_counted = is_counted
        self.is_settled = False
        self.is_exact = True
        self.count: Count | None = None
        if self.is_free or not is_counted:
            return
        if states_of(faces, self.classes) <= MOST_STATES:
            self.count = counted(faces, self.classes)

    def draw(self, dice: Dice) -> bool:
        """Draws a way; answers whether each was as likely as any other.

        Raises:
            RulesBroken: If there is no way at all.
        """
        if self.is_free:
            shuffle_all(self.laid, dice)
            return True
        if self.count is not None:
            self.count.draw(self.laid, dice)
            return True
        if self.is_settled:
            exchange(self.laid, self.barred, EXCHANGES_BETWEEN * len(self.laid), dice)
        else:
            self.settle(dice)
        return self.is_exact

    def settle(self, dice: Dice) -> None:
        """Draws the first way where not all is counted, or makes one if that fails."""
        self.is_settled = True
        if self.is_counted and (
            self.is_drawn_by(MOST_STATES, dice) or self.is_drawn_by(MANY_MORE_STATES, dice)
        ):
            return
        self.is_exact = False
        if not self.is_counted:
            shuffle_all(self.laid, dice)
        move_to_allowed(self.laid, self.barred)
        if self.is_counted:
            exchange(self.laid, self.barred, EXCHANGES_AT_FIRST * len(self.laid), dice)

    def is_drawn_by(self, states: int, dice: Dice) -> bool:
        """Draws a way by a coarser count of so many states, unless that takes too long."""
        classes = coarser(self.classes, self.faces, states)
        if heaviest(classes) > states:
            return False
        return drawn_in_time(counted(self.faces, classes), self.laid, dice)


def drawn_in_time(count: Count, laid: vec[i64], dice: Dice) -> bool:
    """Draws by a coarser count until a way is taken; False after too many tries."""
    tries = 0
    states = 0
    while tries < MOST_TRIES and states < MOST_STATES_FOR_ALL:
        count.draw_cards(dice)
        within: list[Count] = []
        if is_taken(count, within, dice):
            count.lay(laid, dice)
            for part in within:
                part.draw(laid, dice)
            return True
        tries += 1
        for part in within:
            states += len(part.ways)
    return False


def is_taken(count: Count, within: list[Count], dice: Dice) -> bool:
    """Whether the cards drawn by a coarser count are taken, the rarer the looser its bound.

    The ways to fill classes that were counted as one are counted on the way.
    """
    needed = chance(dice)
    likely = 1.0
    for number, one in enumerate(count.classes):
        if one.parts:
            part = Count(count.cards_in(number), one.parts)
            within.append(part)
            likely *= part.share_of_all() / count.lessened[number]
            if likely <= needed:
                return False
    return True


def move_to_allowed(laid: vec[i64], barred: list[Kinds]) -> None:
    """Moves faces, one chain of places after another, until each lies where it may.

    Raises:
        RulesBroken: If there is no way at all.
    """
    for place in range(len(barred)):
        if not barred[place].has(Card(laid[place])):
            continue
        if not free_of_face(laid, barred, place):
            raise RulesBroken("what a viewer knows leaves no world open")


def free_of_face(laid: vec[i64], barred: list[Kinds], start: int) -> bool:
    """Frees a place of a face that it is barred from.

    Every place on the way to the end of the chain gives its face to the one before it, and the
    face that began it goes to the last place, which may have it.
    """
    unwanted = Card(laid[start])
    before = [-1 for _ in barred]
    before[start] = start
    reached = [start]
    for here in reached:
        for there in range(len(barred)):
            if before[there] >= 0 or barred[here].has(Card(laid[there])):
                continue
            before[there] = here
            if not barred[there].has(unwanted):
                pass_along(laid, before, start, there)
                return True
            reached.append(there)
    return False


def pass_along(laid: vec[i64], before: list[int], start: int, last: int) -> None:
    """Gives every face of a chain to the place before, and the first one to the last place."""
    unwanted = laid[start]
    carried = unwanted
    place = last
    while place != start:
        face = laid[place]
        laid[place] = carried
        carried = face
        place = before[place]
    laid[start] = carried


def exchange(laid: vec[i64], barred: list[Kinds], times: int, dice: Dice) -> None:
    """Lets two faces change places, so many times, where both may."""
    size: i64 = len(laid)
    for _ in range(times):
        one = dice.below(size)
        other = dice.below(size)
        face = laid[one]
        if barred[one].has(Card(laid[other])) or barred[other].has(Card(face)):
            continue
        laid[one] = laid[other]
        laid[other] = face


def shuffle_all(laid: vec[i64], dice: Dice) -> None:
    """Brings all faces into a random order."""
    shuffle_part(laid, 0, len(laid), dice)
