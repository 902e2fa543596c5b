"""How many ways there are to lay cards on places that are barred from some, and drawing one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pakl.kernel.cards import Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import RulesBroken
from pakl.kernel.places import Class, caps_of, is_free_in

FINE_STEPS: Final = 1 << 30


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


# Chance


def chance(dice: Dice) -> float:
    """A number between 0 and 1."""
    return (float(dice.below(FINE_STEPS)) + 0.5) / float(FINE_STEPS)


def shuffle_part(laid: vec[i64], start: i64, size: i64, dice: Dice) -> None:
    """Brings so many neighbouring faces into a random order."""
    while size > 1:
        chosen = start + dice.below(size)
        size -= 1
        face = laid[chosen]
        laid[chosen] = laid[start + size]
        laid[start + size] = face
