"""Indistinguishability: what a seat can't see makes no difference to it.

Two cards whose faces a viewer has never been told change places in the shuffle.
The deal is played again with that shuffle: the same actions, and where another
seat's hidden action named one of the two cards, the other one. If the rules allow
that course too, every byte the viewer was sent, its view and its legal list must
be the same. Courses that the rules don't allow are no worlds the viewer could be
in: they are what a clever player concludes, not what is told.
"""

import json
from random import Random

from pakl.conformance.walk import Broken, Step, Walk
from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.dice import Dice
from pakl.kernel.errors import IllegalAction, Malformed
from pakl.kernel.events import CardMoved, Event, Looked, Shuffled, told
from pakl.kernel.game import State
from pakl.kernel.knowledge import Knowledge, redeal
from pakl.kernel.playout import play_out
from pakl.kernel.seats import Seat
from pakl.kernel.view import view_of
from pakl.kernel.zones import BOTTOM, ZoneId

TRIES = 12


class Paper:
    """One card of the pack as a thing: where it was shuffled to, and whether it was seen."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.was_shuffled = False
        self.shuffle = 0
        self.place = 0
        self.was_told = False


class Papers:
    """Follows every single card of a deal by the events, knowing all faces."""

    def __init__(self, walk: Walk, viewer: Seat) -> None:
        self.zones = walk.zones
        self.viewer = viewer
        self.piles: list[list[Paper]] = []
        for number, pile in enumerate(walk.game.piles(walk.fresh_deal())):
            papers = [Paper(card) for card in pile]
            for paper in papers:
                paper.was_told = self.zones[number].is_open_to(viewer)
            self.piles.append(papers)

    def follow(self, step: Step, number: int) -> None:
        """Moves the papers as the events of a step say."""
        for event in step.events:
            if isinstance(event, CardMoved):
                self.move(event)
            elif isinstance(event, Shuffled):
                self.shuffle(event.zone, step.order, number)
            elif isinstance(event, Looked) and event.seat == self.viewer:
                for paper in self.piles[event.zone]:
                    paper.was_told = True

    def shuffle(self, zone: ZoneId, order: list[int], number: int) -> None:
        """The cards of a zone lie in a new order; the first of the order is on top.

        Only a card's first shuffle is followed: whatever is shuffled again is not
        exchanged any more, as if it had been told.
        """
        cards = [int(paper.card) for paper in self.piles[zone]]
        is_first = all(not paper.was_shuffled and not paper.was_told for paper in self.piles[zone])
        if sorted(order) == sorted(cards):
            cards = order[::-1]
        papers = [Paper(Card(card)) for card in cards]
        for place, paper in enumerate(reversed(papers)):
            paper.was_shuffled = True
            paper.was_told = not is_first
            paper.shuffle = number
            paper.place = place
        self.piles[zone] = papers

    def move(self, event: CardMoved) -> None:
        """One card moves, and is told if the viewer sees where it comes from or goes."""
        pile = self.piles[event.source]
        if self.zones[event.source].ordered:
            paper = pile.pop(0 if event.source_end == BOTTOM else -1)
        else:
            same = [paper for paper in pile if paper.card == event.card]
            paper = next((paper for paper in same if paper.was_told), same[0])
            pile.remove(paper)
        if paper.card != event.card:
            raise Broken(f"card {paper.card} lies where {event.card} is told to have moved from")
        heard = event.told_to(self.viewer, self.zones)
        if isinstance(heard, CardMoved) and heard.card != NO_CARD:
            paper.was_told = True
        if event.target_end == BOTTOM:
            self.piles[event.target].insert(0, paper)
        else:
            self.piles[event.target].append(paper)

    def unseen(self) -> list[tuple[ZoneId, Paper]]:
        """The cards whose faces the viewer has never been told, and where they lie."""
        return [
            (ZoneId(number), paper)
            for number, pile in enumerate(self.piles)
            for paper in pile
            if paper.was_shuffled and not paper.was_told
        ]


def sent_bytes(walk: Walk, events: list[Event], viewer: Seat) -> str:
    """What a viewer is sent of some events, to the byte."""
    return json.dumps(
        [event.as_json(walk.game.deck, walk.zones) for event in told(events, viewer, walk.zones)]
    )


def seen_bytes(walk: Walk, state: State, viewer: Seat) -> str:
    """A viewer's view and legal list, to the byte."""
    return json.dumps(view_of(walk.game, state, viewer).as_json())


def renamed(walk: Walk, step: Step, one: str, other: str) -> Step:
    """The same action about the other of two cards."""
    assert step.action is not None
    words = walk.game.actions.words(step.action).split(" ")
    swapped = [other if word == one else one if word == other else word for word in words]
    return Step(step.seat, walk.game.actions.parse(" ".join(swapped)), [])


def take_in_the_other_world(
    walk: Walk, state: State, step: Step, one: str, other: str
) -> Step | None:
    """The step as it is possible in the other world; None if it is not."""
    again = Step(step.seat, step.action, step.order)
    try:
        again.take(walk.sheet, state)
    except (IllegalAction, Malformed):
        if step.action is None:
            return None
        try:
            again = renamed(walk, step, one, other)
            again.take(walk.sheet, state)
        except (IllegalAction, Malformed):
            return None
    return again


def compare_one_position(walk: Walk, viewer: Seat, length: int, random: Random) -> bool:
    """Compares the deal after so many steps with one other world; False if none was found.

    Raises:
        Broken: If the viewer could tell the two worlds apart.
    """
    papers = Papers(walk, viewer)
    for number in range(length):
        papers.follow(walk.steps[number], number)
    unseen = papers.unseen()
    for _ in range(TRIES):
        if len(unseen) < 2:
            return False
        (one_zone, one), (other_zone, other) = random.sample(unseen, 2)
        is_same_place = one_zone == other_zone and not walk.zones[one_zone].ordered
        if one.card == other.card or one.shuffle != other.shuffle or is_same_place:
            continue
        if compare_with_exchange(walk, viewer, length, one, other):
            return True
    return False


def compare_with_exchange(walk: Walk, viewer: Seat, length: int, one: Paper, other: Paper) -> bool:
    """Plays the deal again with two cards exchanged; False if the rules don't allow it."""
    names = walk.game.deck.name(one.card), walk.game.deck.name(other.card)
    truth = walk.fresh_deal()
    world = walk.fresh_deal()
    for number in range(length):
        step = walk.steps[number]
        given = step
        if number == one.shuffle:
            order = step.order[:]
            order[one.place], order[other.place] = order[other.place], order[one.place]
            given = Step(None, None, order)
        again = take_in_the_other_world(walk, world, given, *names)
        if again is None:
            return False
        if again.action != step.action and was_seen(walk, step, viewer, one.card, other.card):
            return False
        step.repeat(walk.sheet, truth)
        sent = sent_bytes(walk, step.events, viewer)
        sent_there = sent_bytes(walk, again.events, viewer)
        if sent != sent_there:
            if can_go_on(walk, world, number + 1, names):
                raise Broken(f"seat {viewer} was sent {sent} here and {sent_there} there")
            return False
    if not can_go_on(walk, world, length, names):
        return False
    here = seen_bytes(walk, truth, viewer)
    there = seen_bytes(walk, world, viewer)
    if here != there:
        raise Broken(f"seat {viewer} sees {here} here and {there} there")
    return True


def was_seen(walk: Walk, step: Step, viewer: Seat, one: Card, other: Card) -> bool:
    """Whether the viewer saw one of two cards move, and so knows by which action.

    Where equal cards exist the card seen may be the twin of one that is exchanged; if the
    rules forbid to play it in the other world, the viewer is not in that world.
    """
    heard = told(step.events, viewer, walk.zones)
    return any(isinstance(event, CardMoved) and event.card in (one, other) for event in heard)


def can_go_on(walk: Walk, world: State, length: int, names: tuple[str, str]) -> bool:
    """Whether the next step of the deal is possible in the other world too.

    Whose turn it is tells everybody something, for example that a drawn card fits.
    """
    if length >= len(walk.steps):
        return False
    return take_in_the_other_world(walk, world.copy(), walk.steps[length], *names) is not None


def compare_one_redeal(
    walk: Walk, viewer: Seat, length: int, dice: Dice, *, is_played_on: bool = True
) -> int:
    """Redeals what the viewer can't see by what it was told; view and legal list must stay.

    The world that is imagined so must be one in which play can go on to its end. Answers
    how many decisions that took, if it is played on.

    Raises:
        Broken: If the viewer could tell the redealt world from the real one.
    """
    state = walk.fresh_deal()
    mind = Knowledge(viewer, walk.zones, walk.game.piles(state))
    for step in walk.steps[:length]:
        mind.follow(told(step.events, viewer, walk.zones), step.lesson(walk.sheet, state.copy()))
        step.repeat(walk.sheet, state)
    world = redeal(walk.game, state, mind, dice)
    here = seen_bytes(walk, state, viewer)
    there = seen_bytes(walk, world, viewer)
    if here != there:
        raise Broken(f"seat {viewer} sees {here}, and after a redeal {there}")
    if world.is_over or not is_played_on:
        return 0
    return int(play_out(walk.game, world, dice))
