"""Cards on places, where some places are barred from some kinds: all ways, each as likely.

Places that are barred from the same kinds are a *class*. The ways to go on are counted
from the last card to the first, with the room used in each class as the state; a way is then
drawn card by card. A card that may lie anywhere needs no counting.

Where there are too many classes to count, those most alike are counted as one. A way drawn so
is taken only if it keeps to what each place is barred from: that is exact too. From then on
cards change places at random, which makes another way of it, again as likely as any other. If
none was drawn after many tries, one is made by moving cards where they may lie. It and those
that follow from it keep to everything as well, but need not be as likely as the others.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.kinds import Kinds
from pakl.kernel.sets import MOST_MEMBERS, NOTHING, bit, has

# So many states are counted at most; that takes 1.3 ms (44 ns each).
MOST_STATES: Final = 30_000
# So often a way of a coarser count is drawn before one is made by moving cards.
MOST_TRIES: Final = 600
# Exchanges that are tried for each card, at first and between two ways.
EXCHANGES_AT_FIRST: Final = 50
EXCHANGES_BETWEEN: Final = 8

FINE_STEPS: Final = 1 << 30


class Class:
    """Places that are barred from the same kinds, or are counted so."""

    def __init__(self, barred: Kinds, places: list[int]) -> None:
        self.barred = barred
        self.places = places


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
        self.laid: vec[i64] = vec[i64]([i64(face) for face in faces])
        self.is_settled = False
        self.is_exact = True
        self.is_coarse = False
        self.count: Count | None = None
        fine = classes_of(barred)
        self.is_free = len(fine) == 1 and fine[0].barred.is_empty()
        if self.is_free or not is_counted:
            return
        classes = coarser(fine, faces)
        self.is_coarse = len(classes) < len(fine)
        self.count = Count(faces, classes)

    def draw(self, dice: Dice) -> bool:
        """Draws a way; answers whether each was as likely as any other.

        Raises:
            RulesBroken: If there is no way at all.
        """
        if self.is_free:
            shuffle_all(self.laid, dice)
            return True
        if self.count is not None and not self.is_coarse:
            self.count.draw(self.laid, dice)
            return True
        if self.is_settled:
            exchange(self.laid, self.barred, EXCHANGES_BETWEEN * len(self.laid), dice)
        else:
            self.settle(dice)
        return self.is_exact

    def settle(self, dice: Dice) -> None:
        """Draws the first way where classes were counted as one, or makes one if that fails."""
        self.is_settled = True
        if self.count is None:
            shuffle_all(self.laid, dice)
        elif drawn_in_time(self.count, self.laid, self.barred, dice):
            return
        self.is_exact = False
        move_to_allowed(self.laid, self.barred)
        if self.count is not None:
            exchange(self.laid, self.barred, EXCHANGES_AT_FIRST * len(self.laid), dice)


class Count:
    """How many ways there are to fill classes, from every state on, and drawing one of them.

    The cards that some class is barred from come first, in the order of ``faces``; a state is how
    many of them lie in each class already.
    """

    def __init__(self, faces: list[Card], classes: list[Class]) -> None:
        self.places: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()
        self.rooms: vec[i64] = vec[i64]()
        for one in classes:
            self.starts = append(self.starts, i64(len(self.places)))
            self.rooms = append(self.rooms, i64(len(one.places)))
            for place in one.places:
                self.places = append(self.places, i64(place))
        self.faces: vec[i64] = vec[i64]()
        self.may_go: vec[i64] = vec[i64]()
        everywhere: i64 = bit(len(classes)) - 1
        free: list[Card] = []
        for face in faces:
            may_go = classes_open_to(face, classes)
            if may_go == everywhere:
                free.append(face)
            else:
                self.faces = append(self.faces, i64(face))
                self.may_go = append(self.may_go, may_go)
        self.bound: i64 = len(self.faces)
        for face in free:
            self.faces = append(self.faces, i64(face))
        self.caps: vec[i64] = vec[i64]([i64(cap) for cap in caps_of(faces, classes)])
        self.strides: vec[i64] = vec[i64]()
        states: i64 = 1
        for number in range(len(classes)):
            self.strides = append(self.strides, states)
            states *= self.caps[number] + 1
        self.ways: vec[float] = vec[float]([0.0 for _ in range(states)])
        self.used: vec[i64] = self.rooms[:]
        self.way: vec[i64] = self.places[:]
        self.count()
        if self.ways[0] == 0.0:
            raise RulesBroken("what a viewer knows leaves no world open")

    def count(self) -> None:
        """Counts from the last state to the first."""
        classes: i64 = len(self.rooms)
        used = self.used
        number: i64 = 0
        placed: i64 = 0
        while number < classes:
            used[number] = self.caps[number]
            placed += used[number]
            number += 1
        state: i64 = len(self.ways) - 1
        while state >= 0:
            if placed == self.bound:
                self.ways[state] = 1.0
            elif placed < self.bound:
                self.ways[state] = self.ways_on(state, self.may_go[placed])
            number = 0
            while number < classes and used[number] == 0:
                used[number] = self.caps[number]
                placed += self.caps[number]
                number += 1
            if number < classes:
                used[number] -= 1
                placed -= 1
            state -= 1

    def ways_on(self, state: i64, may_go: i64) -> float:
        """The ways to go on from a state with a card that may go into these classes."""
        ways: float = 0.0
        number: i64 = 0
        while number < len(self.rooms):
            if has(may_go, number) and self.used[number] < self.caps[number]:
                ways += self.weight(state, number)
            number += 1
        return ways

    def weight(self, state: i64, number: i64) -> float:
        """The ways to go on from a state with a card into one class: any free place of it."""
        free: i64 = self.rooms[number] - self.used[number]
        return float(free) * self.ways[state + self.strides[number]]

    def draw(self, laid: vec[i64], dice: Dice) -> None:
        """Draws one of the ways and lays every face on its place."""
        self.draw_bound(dice)
        self.draw_free(dice)
        number: i64 = 0
        while number < len(self.rooms):
            shuffle_part(self.way, self.starts[number], self.rooms[number], dice)
            number += 1
        place: i64 = 0
        while place < len(self.places):
            laid[self.places[place]] = self.way[place]
            place += 1

    def draw_bound(self, dice: Dice) -> None:
        """Lays the cards that may not go everywhere, each into one of its classes."""
        used = self.used
        number: i64 = 0
        while number < len(used):
            used[number] = 0
            number += 1
        state: i64 = 0
        card: i64 = 0
        while card < self.bound:
            number = self.class_drawn(state, self.may_go[card], dice)
            self.way[self.starts[number] + used[number]] = self.faces[card]
            used[number] += 1
            state += self.strides[number]
            card += 1

    def class_drawn(self, state: i64, may_go: i64, dice: Dice) -> i64:
        """The class that the next card goes into, each as likely as the ways it leaves."""
        left = self.ways[state] * (float(dice.below(FINE_STEPS)) + 0.5) / float(FINE_STEPS)
        found: i64 = 0
        number: i64 = 0
        while number < len(self.rooms):
            if has(may_go, number) and self.used[number] < self.caps[number]:
                weight = self.weight(state, number)
                if weight > 0.0:
                    found = number
                    if left < weight:
                        return found
                    left -= weight
            number += 1
        return found

    def draw_free(self, dice: Dice) -> None:
        """Lays the cards that may go everywhere on the places that are left."""
        shuffle_part(self.faces, self.bound, len(self.faces) - self.bound, dice)
        card = self.bound
        number: i64 = 0
        while number < len(self.rooms):
            place = self.used[number]
            while place < self.rooms[number]:
                self.way[self.starts[number] + place] = self.faces[card]
                card += 1
                place += 1
            number += 1


# Classes


def classes_of(barred: list[Kinds]) -> list[Class]:
    """The places by what they are barred from."""
    classes: list[Class] = []
    for place, kinds in enumerate(barred):
        found = False
        for one in classes:
            if one.barred.equals(kinds):
                one.places.append(place)
                found = True
                break
        if not found:
            classes.append(Class(kinds, [place]))
    return classes


def classes_open_to(face: Card, classes: list[Class]) -> i64:
    """The set of the classes that a face may go into."""
    may_go: i64 = NOTHING
    for number, one in enumerate(classes):
        if not one.barred.has(face):
            may_go |= bit(number)
    return may_go


def caps_of(faces: list[Card], classes: list[Class]) -> list[int]:
    """How many of the cards that some class is barred from can lie in each class at most."""
    everywhere: i64 = bit(len(classes)) - 1
    caps = [0 for _ in classes]
    for face in faces:
        may_go = classes_open_to(face, classes)
        if may_go == everywhere:
            continue
        for number in range(len(classes)):
            if has(may_go, number):
                caps[number] += 1
    return [min(cap, len(one.places)) for cap, one in zip(caps, classes)]


def states_of(faces: list[Card], classes: list[Class]) -> float:
    """How many states there are to count."""
    states: float = 1.0
    for cap in caps_of(faces, classes):
        states *= float(cap + 1)
    return states


def coarser(classes: list[Class], faces: list[Card]) -> list[Class]:
    """The same classes, or as many of those most alike as one that the rest can be counted."""
    classes = classes[:]
    kinds = len(set(faces))
    while len(classes) >= MOST_MEMBERS or states_of(faces, classes) > float(MOST_STATES):
        one, other = most_alike(classes, kinds)
        joined = Class(
            classes[one].barred.shared_with(classes[other].barred),
            classes[one].places + classes[other].places,
        )
        classes[one] = joined
        classes.pop(other)
    return classes


def most_alike(classes: list[Class], kinds: int) -> tuple[int, int]:
    """The two classes that lose least when they are counted as one, of so many kinds."""
    found = (0, 1)
    least = -1.0
    for one in range(len(classes)):
        for other in range(one + 1, len(classes)):
            loss = lost_by_joining(classes[one], classes[other], kinds)
            if least < 0.0 or loss < least:
                least = loss
                found = (one, other)
    return found


def lost_by_joining(one: Class, other: Class, kinds: int) -> float:
    """How much rarer a way of two classes counted as one keeps to both, as a logarithm."""
    together = kinds - int(one.barred.shared_with(other.barred).size())
    return lost_by_one(one, together, kinds) + lost_by_one(other, together, kinds)


def lost_by_one(one: Class, together: int, kinds: int) -> float:
    """The same for the places of one class, which would be open to so many kinds."""
    alone = kinds - int(one.barred.size())
    return len(one.places) * math.log(together / max(alone, 1))


# Ways


def drawn_in_time(count: Count, laid: vec[i64], barred: list[Kinds], dice: Dice) -> bool:
    """Draws by a coarser count until all is kept; False after too many tries."""
    tries = 0
    while tries < MOST_TRIES:
        count.draw(laid, dice)
        if keeps_to(laid, barred):
            return True
        tries += 1
    return False


def shuffle_all(laid: vec[i64], dice: Dice) -> None:
    """Brings all faces into a random order."""
    shuffle_part(laid, 0, len(laid), dice)


def shuffle_part(laid: vec[i64], start: i64, size: i64, dice: Dice) -> None:
    """Brings so many neighbouring faces into a random order."""
    while size > 1:
        chosen = start + dice.below(size)
        size -= 1
        face = laid[chosen]
        laid[chosen] = laid[start + size]
        laid[start + size] = face


def keeps_to(laid: vec[i64], barred: list[Kinds]) -> bool:
    """Whether no place has a face that it is barred from."""
    place: i64 = 0
    while place < len(laid):
        if barred[place].has(Card(laid[place])):
            return False
        place += 1
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
