"""A tree over what can be done, grown over many worlds: SO-ISMCTS.

One tree serves all worlds. In each world only some of a node's children can be reached, so a
child's turn comes by how often it could have been chosen, not by how often its parent was.
Every node keeps what it was worth to the seat that chose it.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from pakl.kernel.actions import NO_ACTION, ActionId
from pakl.kernel.dice import Dice
from pakl.kernel.game import Game, State
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sets import has, lowest
from pakl.kernel.worlds import Worlds
from pakl.search.clock import Clock
from pakl.search.rollout import Rollout, next_to_act
from pakl.search.stakes import ALL, Stakes

USUAL_CURIOSITY: Final = 0.3
# A node that was seen so often tries its next-best child; four times as often, one more.
FIRST_CHILDREN: Final = 3
WIDENING: Final = 4


@final
class Node:
    """What follows an action, over all worlds in which it was tried."""

    def __init__(self, action: ActionId, seat: Seat) -> None:
        self.action: ActionId = action
        self.seat: Seat = seat
        self.visits: i64 = 0
        self.could_be_chosen: i64 = 0
        self.sum: i64 = 0
        self.children: list[Node] = []

    def child(self, seat: Seat, action: ActionId) -> "Node | None":
        """The child for an action of a seat, if it was tried."""
        for child in self.children:
            if child.action == action and child.seat == seat:
                return child
        return None

    def mean(self) -> float:
        """What it was worth to the seat that chose it, from 0 to 1."""
        if self.visits == 0:
            return 0.5
        return float(self.sum) / (float(self.visits) * ALL)


@final
class Tree:
    """The search of one decision."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        stakes: Stakes,
        rollout: Rollout,
        worlds: Worlds,
        curiosity: float,
    ) -> None:
        self.game = game
        self.seat: Seat = seat
        self.stakes = stakes
        self.rollout = rollout
        self.worlds = worlds
        self.curiosity = curiosity
        self.root = Node(NO_ACTION, NO_SEAT)

    def think(self, clock: Clock, dice: Dice) -> None:
        """Grows the tree until the time is up."""
        while clock.done < 2 or clock.spent() < 1.0:
            self.grow(dice)
            clock.done += 1

    def grow(self, dice: Dice) -> None:
        """Follows the tree in one world, adds a node, and plays on from there."""
        state = self.worlds.imagine(dice)
        self.game.take_back_secrets(state, self.seat)
        path = [self.root]
        node = self.root
        is_new = False
        while not is_new and not state.is_over:
            seat = self.next_in_tree(node, state, dice)
            before = len(node.children)
            node = self.chosen(node, state, seat, dice)
            path.append(node)
            is_new = node.visits == 0 or before == 0
            self.game.apply(state, seat, node.action)
            self.let_others_choose(state, dice)
            self.rollout.deal(state, dice)
        self.rollout.play(state, dice)
        self.stakes.judge(self.game, state)
        for passed in path:
            passed.visits += 1
            if passed.seat != NO_SEAT:
                passed.sum += self.stakes.worths[passed.seat]

    def next_in_tree(self, node: Node, state: State, dice: Dice) -> Seat:
        """Who acts next: this seat first where several choose at the same time."""
        if node is self.root or (state.turn == NO_SEAT and has(state.to_act, self.seat)):
            return self.seat
        return next_to_act(state, dice)

    def let_others_choose(self, state: State, dice: Dice) -> None:
        """Who chooses in secret does not know what was chosen before: it is no part of the tree."""
        while state.turn == NO_SEAT and state.to_act and not has(state.to_act, self.seat):
            seat = Seat(lowest(state.to_act))
            self.game.apply(state, seat, self.rollout.pick(state, seat, dice))

    def chosen(self, node: Node, state: State, seat: Seat, dice: Dice) -> Node:
        """The child to follow: a new one if its time has come, else the most promising."""
        rollout = self.rollout
        rollout.list_choices(state, seat)
        choices = rollout.choices
        known: list[Node] = []
        place: i64 = 0
        while place < choices.size:
            child = node.child(seat, choices.at(place))
            if child is not None:
                child.could_be_chosen += 1
                known.append(child)
            place += 1
        if len(known) < choices.size and len(known) < width_of(node.visits):
            action = self.next_untried(node, state, seat)
            child = Node(action, seat)
            child.could_be_chosen = 1
            node.children.append(child)
            return child
        return most_promising(known, self.curiosity)

    def next_untried(self, node: Node, state: State, seat: Seat) -> ActionId:
        """The best rated action that has no child yet."""
        rollout = self.rollout
        rollout.rate(state, seat)
        choices = rollout.choices
        best = NO_ACTION
        highest: i64 = 0
        place: i64 = 0
        while place < choices.size:
            action = choices.at(place)
            rating = rollout.ratings.at(place)
            if node.child(seat, action) is None and (best == NO_ACTION or rating > highest):
                best = action
                highest = rating
            place += 1
        return best

    def most_visited(self) -> Node:
        """The root's child that the search came back to most."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return best


def width_of(visits: i64) -> i64:
    """How many children a node may have after so many visits."""
    width: i64 = FIRST_CHILDREN
    needed: i64 = WIDENING * WIDENING
    while visits >= needed:
        width += 2
        needed *= WIDENING
    return width


def most_promising(known: list[Node], curiosity: float) -> Node:
    """The child with the best upper bound."""
    best = known[0]
    highest = -1.0
    for child in known:
        doubt = (
            sqrt(log(float(child.could_be_chosen)) / float(child.visits)) if child.visits else 9.0
        )
        bound = child.mean() + curiosity * doubt
        if bound > highest:
            highest = bound
            best = child
    return best
