"""Other worlds: courses of a match that differ only in what one viewer can't see.

As in ``pakl.conformance.secrecy`` two cards that the viewer was never told change places
in a shuffle, and where another seat's hidden action named one of them it names the other.
What nobody told the viewer of happens later than it did. The viewer must not notice,
up to the moment at which the rules themselves show the difference: a card is turned up, or
a course is no longer possible.
"""

from random import Random
from typing import Final

from pakl.conformance.fingerprint import fingerprint
from pakl.conformance.secrecy import Paper, Papers, seen_bytes, take_in_the_other_world, was_seen
from pakl.conformance.walk import Step, Walk
from pakl.kernel.errors import IllegalAction
from pakl.kernel.events import told
from pakl.kernel.game import State
from pakl.kernel.match import Match
from pakl.kernel.seats import NO_SEAT, SPECTATOR, Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import Dealer, SeededDealer
from pakl.kernel.zones import ZoneId

TRIES: Final = 10
# Milliseconds between two moves, and by which one that nobody is told of is put off.
MOVE_TIME: Final = 1_000
LATER: Final = 500


class Move:
    """One action of a seat, at a time, by a packet of its own."""

    def __init__(self, number: int, seat: int, words: str) -> None:
        self.number = number
        self.seat = seat
        self.words = words
        self.at = (number + 1) * MOVE_TIME

    def with_words(self, words: str) -> "Move":
        """The same move about another card."""
        return Move(self.number, self.seat, words)


class Course:
    """A match as it is given from outside: shuffles in their order, and moves."""

    def __init__(self, sheet: Sheet, orders: list[list[int]], moves: list[Move]) -> None:
        self.sheet = sheet
        self.orders = orders
        self.moves = moves


class Deal:
    """A deal of a course: its steps, and where its shuffles and moves stand in the course."""

    def __init__(self, sheet: Sheet, match: Match, orders: int, moves: int) -> None:
        assert match.deal is not None
        self.walk = Walk(sheet, Random(0), before=match.outcomes[:])
        self.walk.dealer = match.deal.dealer
        self.first_order = orders
        self.first_move = moves


class Story(Course):
    """A course that was played at random, deal by deal."""

    def __init__(self, sheet: Sheet, dice: Random, most_moves: int) -> None:
        super().__init__(sheet, [], [])
        self.deals: list[Deal] = []
        match = Match(sheet, is_studied=False)
        dealer = SeededDealer(dice.randrange(2**30))
        while not match.is_over() and (len(self.moves) < most_moves or match.due()):
            if match.deal is not None and len(self.deals) == len(match.outcomes):
                self.deals.append(Deal(sheet, match, len(self.orders), len(self.moves)))
            step = self.next_step(match, dealer, dice)
            if self.deals:
                self.deals[-1].walk.steps.append(step)
        self.is_whole = match.is_over()

    def next_step(self, match: Match, dealer: Dealer, dice: Random) -> Step:
        """Goes on with the shuffle that is due, or a random action of a seat that may act."""
        if match.due() is not None:
            items = match.items()
            order = [items[place] for place in dealer.permutation(len(items))]
            step = Step(None, None, order)
            step.events = match.shuffle(order)
            self.orders.append(order)
            return step
        deal = match.state()
        seat = Seat(dice.choice(members_of(deal.to_act | deal.may_interrupt)))
        step = Step(seat, dice.choice(match.legal_actions(seat)), [])
        assert step.action is not None
        words = match.game.actions.words(step.action)
        step.events = match.perform(seat, step.action)
        self.moves.append(Move(len(self.moves), int(seat), words))
        return step

    def is_told_to_all(self, number: int) -> bool:
        """Whether everybody hears of a move."""
        deal = [deal for deal in self.deals if deal.first_move <= number][-1]
        moves = [step for step in deal.walk.steps if step.action is not None]
        step, zones = moves[number - deal.first_move], deal.walk.zones
        viewers = [SPECTATOR, *[Seat(seat) for seat in range(self.sheet.seats)]]
        return all(
            any(event.told_to(viewer, zones) is not None for event in step.events)
            for viewer in viewers
        )


class ShuffledPapers(Papers):
    """Follows cards through every shuffle: whoever knew a card does not know where it is now."""

    def shuffle(self, zone: ZoneId, order: list[int], number: int) -> None:
        super().shuffle(zone, order, number)
        for paper in self.piles[zone]:
            paper.was_told = self.zones[zone].is_open_to(self.viewer)


class OtherWorld(Course):
    """A course that the viewer can't tell from the story it was made of."""

    def __init__(self, story: Story, orders: list[list[int]], moves: list[Move]) -> None:
        super().__init__(story.sheet, orders, moves)
        # How many moves there are since the worlds are different.
        self.moves_apart = 0
        self.put_off = 0
        self.is_about_hands = False


def other_worlds(story: Story, viewer: Seat, dice: Random) -> list[OtherWorld]:
    """Of a few courses that the viewer can't tell from the story those that differ longest.

    One of them, if there is any, is about a card that others hold in their hands.
    """
    worlds: list[OtherWorld] = []
    for _ in range(TRIES):
        deal = dice.choice(story.deals)
        pair = unseen_pair(deal.walk, viewer, dice)
        if pair is None:
            continue
        world = exchanged(story, deal, viewer, *pair.papers)
        if world is not None:
            world.is_about_hands = pair.is_in_a_hand
            worlds.append(world)
    worlds.sort(key=lambda world: world.moves_apart, reverse=True)
    about_hands = [world for world in worlds if world.is_about_hands]
    about_others = [world for world in worlds if not world.is_about_hands]
    return [*about_hands[:1], *about_others[:1]]


class Pair:
    """Two cards that a viewer was not told."""

    def __init__(self, one: Paper, other: Paper, *, is_in_a_hand: bool) -> None:
        self.papers = one, other
        self.is_in_a_hand = is_in_a_hand


def unseen_pair(walk: Walk, viewer: Seat, dice: Random) -> Pair | None:
    """Two different cards that the viewer was not told by some moment, in different places."""
    papers = ShuffledPapers(walk, viewer)
    for number in range(dice.randrange(1, len(walk.steps) + 1)):
        papers.follow(walk.steps[number], number)
    unseen = papers.unseen()
    for _ in range(TRIES):
        if len(unseen) < 2:
            return None
        (one_zone, one), (other_zone, other) = dice.sample(unseen, 2)
        zones = walk.zones[one_zone], walk.zones[other_zone]
        is_same_place = one_zone == other_zone and not zones[0].ordered
        if one.card != other.card and one.shuffle == other.shuffle and not is_same_place:
            is_in_a_hand = any(zone.owner != NO_SEAT for zone in zones)
            return Pair(one, other, is_in_a_hand=is_in_a_hand)
    return None


def exchanged(
    story: Story, deal: Deal, viewer: Seat, one: Paper, other: Paper
) -> OtherWorld | None:
    """The story with two cards of a deal exchanged, as far as the viewer can't know it."""
    walk = deal.walk
    steps = steps_there(walk, viewer, one, other)
    told_at = told_first(walk, viewer, one, other)
    # Whoever sees what the next step is knows that it is possible.
    last = told_at - 1 if len(steps) > told_at else len(steps) - 2
    last = min(last, len(walk.steps) - 2)
    moves_seen = moves_within(walk, last)
    if moves_seen is None:
        return None
    moves = story.moves[: deal.first_move]
    given = [step for step in steps if step.action is not None]
    for step, move in zip(given[:moves_seen], story.moves[deal.first_move :], strict=False):
        assert step.action is not None
        moves.append(move.with_words(walk.game.actions.words(step.action)))
    while moves and not story.is_told_to_all(len(moves) - 1):
        moves.pop()
    if len(moves) <= deal.first_move:
        return None
    orders = story.orders[:]
    shuffles = [number for number, step in enumerate(walk.steps) if step.action is None]
    place = deal.first_order + shuffles.index(one.shuffle)
    orders[place] = steps[one.shuffle].order
    world = OtherWorld(story, orders, moves)
    moves_before = sum(step.action is not None for step in walk.steps[: one.shuffle])
    world.moves_apart = len(moves) - deal.first_move - moves_before
    put_off_unnoticed(world, deal, steps, viewer)
    return world


def steps_there(walk: Walk, viewer: Seat, one: Paper, other: Paper) -> list[Step]:
    """The steps of the deal with two cards exchanged, as far as the rules allow them."""
    names = walk.game.deck.name(one.card), walk.game.deck.name(other.card)
    world = walk.fresh_deal()
    steps: list[Step] = []
    for number, step in enumerate(walk.steps):
        given = step
        if number == one.shuffle:
            order = step.order[:]
            order[one.place], order[other.place] = order[other.place], order[one.place]
            given = Step(None, None, order)
        again = take_in_the_other_world(walk, world, given, *names)
        if again is None:
            break
        if again.action != step.action and was_seen(walk, step, viewer, one.card, other.card):
            break
        steps.append(again)
    return steps


def told_first(walk: Walk, viewer: Seat, one: Paper, other: Paper) -> int:
    """The step at which the viewer is told one of two cards, or one is shuffled again."""
    papers = ShuffledPapers(walk, viewer)
    wanted = {(one.shuffle, one.place), (other.shuffle, other.place)}
    for number, step in enumerate(walk.steps):
        papers.follow(step, number)
        unseen = {(paper.shuffle, paper.place) for _, paper in papers.unseen()}
        if number >= one.shuffle and not wanted <= unseen:
            return number
    return len(walk.steps)


def moves_within(walk: Walk, last: int) -> int | None:
    """How many moves, each with the shuffles that follow by themselves, end by a step.

    None if not even the deal's first shuffle does.
    """
    is_move = [step.action is not None for step in walk.steps]
    first = is_move.index(True) if True in is_move else len(is_move)
    if last < first - 1:
        return None
    ends = [number for number in range(first, last + 1) if is_move[number + 1]]
    return len(ends)


# What nobody noticed happens later


def put_off_unnoticed(world: OtherWorld, deal: Deal, steps: list[Step], viewer: Seat) -> None:
    """Lets what the viewer is not told of happen after what others do meanwhile."""
    walk, moves = deal.walk, world.moves
    state = walk.fresh_deal()
    place = deal.first_move
    for number in range(len(steps) - 1):
        if steps[number].action is not None:
            if place + 2 >= len(moves):
                return
            if may_be_put_off(walk, state, steps[number], steps[number + 1], viewer):
                steps[number], steps[number + 1] = steps[number + 1], steps[number]
                moves[place], moves[place + 1] = moves[place + 1], moves[place]
                moves[place + 1].at = moves[place].at + LATER
                world.put_off += 1
            place += 1
        steps[number].take(walk.sheet, state)


def may_be_put_off(walk: Walk, state: State, step: Step, later: Step, viewer: Seat) -> bool:
    """Whether the viewer does not notice a step, and the next one may as well come first."""
    if viewer == step.seat or later.action is None or later.seat == step.seat:
        return False
    as_it_was, other_way_round = state.copy(), state.copy()
    is_unnoticed = takes_unnoticed(walk, as_it_was, step, viewer)
    later.take(walk.sheet, as_it_was)
    try:
        later.take(walk.sheet, other_way_round)
        is_unnoticed = takes_unnoticed(walk, other_way_round, step, viewer) and is_unnoticed
    except IllegalAction:
        return False
    return is_unnoticed and fingerprint(as_it_was) == fingerprint(other_way_round)


def takes_unnoticed(walk: Walk, state: State, step: Step, viewer: Seat) -> bool:
    """Takes a step; answers whether the viewer hears and sees nothing of it."""
    seen_before = seen_bytes(walk, state, viewer)
    step.take(walk.sheet, state)
    is_heard = bool(told(step.events, viewer, walk.zones))
    return not is_heard and seen_before == seen_bytes(walk, state, viewer)
