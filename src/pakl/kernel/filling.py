"""Cards on places, where some places are barred from some kinds: all ways, each as likely.

Places that are barred from the same kinds are a *class*. The ways to go on are counted
from the last card to the first, with the room used in each class as the state; a way is then
drawn card by card. A card that may lie anywhere needs no counting.

Where there are too many classes to count, those most alike are counted as one, and a bound takes
the place of the ways to fill it: by Bregman and Minc, ``n`` cards of which the i-th may lie on
``c_i`` of as many places can't do so in more than the product of all ``(c_i!) ** (1 / c_i)`` ways.
When it is known which cards go into such a class, its ways are counted, and it is taken as often
as the bound was right. That is exact too. From then on cards change places at random, which makes
another way of it, again as likely as any other. If none was taken after many tries, one is made by
moving cards where they may lie. It and those that follow from it keep to everything as well, but
need not be as likely as the others.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.kinds import Kinds

# So many states are counted at most; that takes 1.3 ms (44 ns each). If no way is taken then, so
# many more are, which is rare.
MOST_STATES: Final = 30_000
MANY_MORE_STATES: Final = 300_000
# So many are counted at most to fill classes that were counted as one, if that can be helped.
MOST_STATES_WITHIN: Final = 5_000
# So often a way of a coarser count is drawn at most, and so many states are counted for that,
# before one is made by moving cards.
MOST_TRIES: Final = 600
MOST_STATES_FOR_ALL: Final = 1_000_000
# Exchanges that are tried for each card, at first and between two ways.
EXCHANGES_AT_FIRST: Final = 50
EXCHANGES_BETWEEN: Final = 8

FINE_STEPS: Final = 1 << 30
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


class Count:
    """How many ways there are to fill classes, from every state on, and drawing one of them.

    The cards that may not lie on every place come first, in the order of ``faces``; a state is how
    many of them lie in each class already. For classes counted as one the ways are a bound.
    """

    def __init__(self, faces: list[Card], classes: list[Class]) -> None:
        self.classes = classes
        self.places: vec[i64] = vec[i64]()
        self.starts: vec[i64] = vec[i64]()
        self.rooms: vec[i64] = vec[i64]()
        for one in classes:
            self.starts = append(self.starts, i64(len(self.places)))
            self.rooms = append(self.rooms, i64(len(one.places)))
            for place in one.places:
                self.places = append(self.places, i64(place))
        self.faces: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]()
        free: list[Card] = []
        for face in faces:
            if is_free_in(face, classes):
                free.append(face)
                continue
            self.faces = append(self.faces, i64(face))
            for one in classes:
                self.shares = append(self.shares, one.share_for(face))
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
        self.lessened: vec[float] = vec[float]([1.0 for _ in classes])
        self.way: vec[i64] = self.places[:]
        self.count()

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
                self.ways[state] = self.ways_on(state, placed)
            number = 0
            while number < classes and used[number] == 0:
                used[number] = self.caps[number]
                placed += self.caps[number]
                number += 1
            if number < classes:
                used[number] -= 1
                placed -= 1
            state -= 1

    def ways_on(self, state: i64, card: i64) -> float:
        """The ways to go on from a state with a card."""
        ways: float = 0.0
        number: i64 = 0
        while number < len(self.rooms):
            ways += self.weight(state, card, number)
            number += 1
        return ways

    def weight(self, state: i64, card: i64, number: i64) -> float:
        """The ways to go on from a state with a card into one class: any free place of it."""
        share = self.shares[card * len(self.rooms) + number]
        if share == 0.0 or self.used[number] == self.caps[number]:
            return 0.0
        free: i64 = self.rooms[number] - self.used[number]
        return share * float(free) * self.ways[state + self.strides[number]]

    def share_of_all(self) -> float:
        """How many of all orders of the cards are ways."""
        share = self.ways[0]
        card: i64 = 0
        while card < self.bound:
            share /= float(len(self.places) - card)
            card += 1
        return share

    def draw(self, laid: vec[i64], dice: Dice) -> None:
        """Draws one of the ways and lays every face on its place."""
        self.draw_cards(dice)
        self.lay(laid, dice)

    def draw_cards(self, dice: Dice) -> None:
        """Draws which cards go into each class."""
        self.draw_bound(dice)
        self.draw_free(dice)

    def lay(self, laid: vec[i64], dice: Dice) -> None:
        """Lays the cards of each class on its places, in any order."""
        number: i64 = 0
        while number < len(self.rooms):
            shuffle_part(self.way, self.starts[number], self.rooms[number], dice)
            number += 1
        place: i64 = 0
        while place < len(self.places):
            laid[self.places[place]] = self.way[place]
            place += 1

    def cards_in(self, number: i64) -> list[Card]:
        """The cards that were drawn for a class."""
        start = self.starts[number]
        return [Card(self.way[start + place]) for place in range(self.rooms[number])]

    def draw_bound(self, dice: Dice) -> None:
        """Lays the cards that may not lie everywhere, each into one of its classes."""
        used = self.used
        number: i64 = 0
        while number < len(used):
            used[number] = 0
            self.lessened[number] = 1.0
            number += 1
        state: i64 = 0
        card: i64 = 0
        while card < self.bound:
            number = self.class_drawn(state, card, dice)
            self.way[self.starts[number] + used[number]] = self.faces[card]
            self.lessened[number] *= self.shares[card * len(self.rooms) + number]
            used[number] += 1
            state += self.strides[number]
            card += 1

    def class_drawn(self, state: i64, card: i64, dice: Dice) -> i64:
        """The class that the next card goes into, each as likely as the ways it leaves."""
        left = self.ways[state] * chance(dice)
        found: i64 = 0
        number: i64 = 0
        while number < len(self.rooms):
            weight = self.weight(state, card, number)
            if weight > 0.0:
                found = number
                if left < weight:
                    return found
                left -= weight
            number += 1
        return found

    def draw_free(self, dice: Dice) -> None:
        """Lays the cards that may lie everywhere on the places that are left."""
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


def counted(faces: list[Card], classes: list[Class]) -> Count:
    """The count of the ways to fill these classes.

    Raises:
        RulesBroken: If there is none.
    """
    count = Count(faces, classes)
    if count.ways[0] == 0.0:
        raise RulesBroken("what a viewer knows leaves no world open")
    return count


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


# Ways


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


def chance(dice: Dice) -> float:
    """A number between 0 and 1."""
    return (float(dice.below(FINE_STEPS)) + 0.5) / float(FINE_STEPS)


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
