"""Places that are barred from the same kinds of card, and how many ways to fill them there may be.

Those most alike can be counted as one. A bound then takes the place of the ways to fill it: by
Bregman and Minc, ``n`` cards of which the i-th may lie on ``c_i`` of as many places can't do so in
more than the product of all ``(c_i!) ** (1 / c_i)`` ways.
"""

import math
from typing import Final

from pakl.kernel.cards import Card
from pakl.kernel.kinds import Kinds

# So many states are counted to fill classes that were counted as one, if that can be helped.
MOST_STATES_WITHIN: Final = 5_000
# More than any loss by joining classes.
HEAVY: Final = 1_000_000.0


class Class:
    """Places that are barred from the same kinds; or several such classes, counted as one."""

    def __init__(self, barred: Kinds, places: list[int], parts: list["Class"]) -> None:
        self.barred = barred
        self.places = places
        self.parts = parts

    def open_to(self, face: Card) -> int:
        """On how many of its places a face may lie."""
        if not self.parts:
            return 0 if self.barred.has(face) else len(self.places)
        places = 0
        for part in self.parts:
            places += part.open_to(face)
        return places

    def share_for(self, face: Card) -> float:
        """How far it lessens the bound of the ways that a face may not lie on all of the places."""
        places = self.open_to(face)
        if places == 0:
            return 0.0
        if places == len(self.places):
            return 1.0
        return math.exp(mean_logarithm(places) - mean_logarithm(len(self.places)))


def mean_logarithm(number: int) -> float:
    """The mean of the logarithms of 1 to a number."""
    return math.lgamma(number + 1) / number


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
            classes.append(Class(kinds, [place], []))
    return classes


def is_free_in(face: Card, classes: list[Class]) -> bool:
    """Whether a face may lie on every place."""
    for one in classes:  # noqa: SIM110  what is compiled has no generators
        if one.open_to(face) < len(one.places):
            return False
    return True


def caps_of(faces: list[Card], classes: list[Class]) -> list[int]:
    """How many of the cards that may not lie everywhere can lie in each class at most."""
    caps = [0 for _ in classes]
    for face in faces:
        if is_free_in(face, classes):
            continue
        for number, one in enumerate(classes):
            if not one.barred.has(face):
                caps[number] += 1
    return [min(cap, len(one.places)) for cap, one in zip(caps, classes)]


def states_of(faces: list[Card], classes: list[Class]) -> float:
    """How many states there are to count."""
    states: float = 1.0
    for cap in caps_of(faces, classes):
        states *= float(cap + 1)
    return states


def coarser(classes: list[Class], faces: list[Card], most_states: int) -> list[Class]:
    """As many classes as can be counted with so many states; those most alike become one.

    Those with the fewest states within come first.
    """
    classes = classes[:]
    kinds = len(set(faces))
    while states_of(faces, classes) > most_states:
        one, other = most_alike(classes, kinds)
        joined = Class(
            classes[one].barred.shared_with(classes[other].barred),
            classes[one].places + classes[other].places,
            parts_of(classes[one]) + parts_of(classes[other]),
        )
        classes[one] = joined
        classes.pop(other)
    return sorted(classes, key=states_within)


def states_within(one: Class) -> float:
    """How many states there are at most to count the ways to fill its parts."""
    states = 1.0
    for part in parts_of(one):
        states *= len(part.places) + 1
    return states


def heaviest(classes: list[Class]) -> float:
    """The most states within a class."""
    most = 0.0
    for one in classes:
        most = max(most, states_within(one))
    return most


def parts_of(one: Class) -> list[Class]:
    """The classes that are counted as this one."""
    return one.parts or [one]


def most_alike(classes: list[Class], kinds: int) -> tuple[int, int]:
    """The two classes that lose least when they are counted as one, of so many kinds.

    If there are any, they are two with few states within.
    """
    found = (0, 1)
    least = math.inf
    for one in range(len(classes)):
        for other in range(one + 1, len(classes)):
            loss = lost_by_joining(classes[one], classes[other], kinds)
            states = states_within(classes[one]) * states_within(classes[other])
            if states > MOST_STATES_WITHIN:
                loss += HEAVY * states
            if loss < least:
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
