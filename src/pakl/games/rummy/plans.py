"""Whole turns of Rummy: what is drawn, what is laid out, and what is discarded in the end.

What is laid out decides what can be discarded, and a combination that is held back today may be
laid tomorrow with two cards more. So a few ways to lay out are thought of, each to the end of the
turn.

- as ratings go, step by step: what a careful player does;
- nothing at all, or only the first step of that;
- another combination to begin with;
- the best lay-out of the hand (``layout.py``), which clears it of most points, jokers too.

Each ends with the discard that looks best after it: which one it will be is asked again when all
is laid out, and then many are compared. Only what the seat sees counts here: its hand and the
table.
"""

from typing import Final, final

from mypy_extensions import i64

from pakl.games.rummy.actions import DISCARD, DRAW, GROW, LAY, PICK
from pakl.games.rummy.hints import NEVER, rate
from pakl.games.rummy.layout import best_layout
from pakl.games.rummy.melds import JOKERS_OF_MELDS, NATURALS_OF_MELDS, SHAPES_OF_MELDS, Meld
from pakl.games.rummy.opening import has_opened, is_opening_reached
from pakl.games.rummy.round import MOST_STEPS, TO_DRAW, RummyState, round_of
from pakl.games.rummy.turn import act, add_choices, may_pick
from pakl.kernel.actions import NO_ACTION, ActionId, Choices, Ratings

# How many discards are compared: where nothing can be laid, where all is held back, after a lay-out
WITHOUT_A_CHOICE: Final = 12
HOLDING_BACK: Final = 3
AFTER_LAYING: Final = 1
OTHER_BEGINNINGS: Final = 3
MOST_PLANS: Final = 40
# What is rated below this leads nowhere.
HOPELESS: Final = NEVER // 4


@final
class Layout:
    """Steps by which a seat lays out, and the round as it stands then."""

    def __init__(self, state: RummyState, steps: list[ActionId]) -> None:
        self.state = state
        self.steps = steps

    def go(self, action: ActionId) -> None:
        """Takes one step more."""
        act(self.state, action)
        self.steps.append(action)


@final
class Turn:
    """A turn that is thought about, and the plans for it so far."""

    def __init__(self, state: RummyState) -> None:
        self.state = state
        self.choices = Choices()
        self.ratings = Ratings()
        self.plans: list[list[ActionId]] = []
        self.known: list[list[ActionId]] = []

    def think_of(self, state: RummyState) -> None:
        """Makes ``choices`` and ``ratings`` what the seat in turn may do there."""
        self.choices.clear()
        self.ratings.clear()
        add_choices(state, self.choices)
        rate(state, state.turn, self.choices, self.ratings)

    def best_step(self, state: RummyState) -> ActionId:
        """What looks best, if that is to lay out; ``NO_ACTION`` if it ends the turn."""
        self.think_of(state)
        best: i64 = 0
        place: i64 = 1
        while place < self.choices.size:
            if self.ratings.at(place) > self.ratings.at(best):
                best = place
            place += 1
        if self.choices.at(best) < GROW:
            return NO_ACTION
        return self.choices.at(best)

    def lay_on(self, layout: Layout) -> None:
        """Lays out as ratings go, until it looks best to end the turn."""
        while layout.state.steps < MOST_STEPS:
            action = self.best_step(layout.state)
            if action == NO_ACTION:
                return
            layout.go(action)

    def best_discards(self, state: RummyState, most: int) -> list[ActionId]:
        """The discards that look best there, in that order; none if the turn can't end there."""
        self.think_of(state)
        rated: list[tuple[i64, ActionId]] = []
        place: i64 = 0
        while place < self.choices.size:
            action = self.choices.at(place)
            rating = self.ratings.at(place)
            if DISCARD <= action < GROW and rating > HOPELESS:
                rated.append((-rating, action))
            place += 1
        rated.sort()
        return [action for _, action in rated[:most]]

    def end(self, layout: Layout, most: int) -> None:
        """Adds a plan for each of the best discards after a lay-out, unless it is there."""
        for discard in self.best_discards(layout.state, most):
            in_any_order = [*sorted(layout.steps), discard]
            if in_any_order not in self.known and len(self.plans) < MOST_PLANS:
                self.known.append(in_any_order)
                self.plans.append([*layout.steps, discard])

    def other_beginnings(self, usual: ActionId) -> list[ActionId]:
        """The best rated other steps to begin with."""
        self.think_of(self.state)
        rated: list[tuple[i64, ActionId]] = []
        place: i64 = 0
        while place < self.choices.size:
            action = self.choices.at(place)
            rating = self.ratings.at(place)
            if action >= GROW and action != usual and rating > HOPELESS:
                rated.append((-rating, action))
            place += 1
        rated.sort()
        return [action for _, action in rated[:OTHER_BEGINNINGS]]

    def lay_for(self, state: RummyState, meld: Meld) -> ActionId:
        """The action that lays a combination there, if it is legal."""
        self.choices.clear()
        add_choices(state, self.choices)
        place = self.choices.size - 1
        while place >= 0 and self.choices.at(place) >= LAY:
            number: i64 = self.choices.at(place) - LAY
            if (
                SHAPES_OF_MELDS[number] == meld.shape
                and NATURALS_OF_MELDS[number] == meld.naturals
                and JOKERS_OF_MELDS[number] == meld.jokers
            ):
                return self.choices.at(place)
            place -= 1
        return NO_ACTION

    def lay_best(self, layout: Layout) -> None:
        """Lays the best lay-out of the hand, as far as the rules allow."""
        state = layout.state
        hand = state.hands.cards(state.turn)
        for meld in best_layout(hand, has_mixed_sets=state.agreed.has_mixed_sets).melds:
            action = self.lay_for(state, meld)
            if action != NO_ACTION:
                layout.go(action)

    def fresh(self) -> Layout:
        """A lay-out that is not begun."""
        return Layout(round_of(self.state.copy()), [])

    def plan(self) -> None:
        """Thinks of all plans to lay out and to end the turn, the usual one first."""
        usual = self.fresh()
        self.lay_on(usual)
        if not usual.steps:
            self.end(usual, WITHOUT_A_CHOICE)
            return
        self.end(usual, AFTER_LAYING)
        if usual.state.hands.count(self.state.turn) > 1:  # RUMMY-20: or else it goes out
            self.plan_otherwise(usual.steps)

    def plan_otherwise(self, usual: list[ActionId]) -> None:
        """Adds what else than the usual steps may be laid out."""
        self.end(self.fresh(), HOLDING_BACK)
        if may_lay_anything(self.state):
            best = self.fresh()
            self.lay_best(best)
            self.lay_on(best)
            self.end(best, AFTER_LAYING)
        for beginning in self.other_beginnings(usual[0]):
            other = self.fresh()
            other.go(beginning)
            self.lay_on(other)
            self.end(other, AFTER_LAYING)
        begun = self.fresh()
        begun.go(usual[0])
        self.end(begun, AFTER_LAYING)


def may_lay_anything(state: RummyState) -> bool:
    """RUMMY-15: whether the seat in turn has opened, in an earlier turn or in this one."""
    return has_opened(state) or is_opening_reached(state)


def turn_plans(state: RummyState) -> list[list[ActionId]]:
    """Plans for the turn of the seat that is on, what a careful player does first.

    There are none if the turn can't end in any of the ways that are thought of.
    """
    if state.asked != TO_DRAW:
        turn = Turn(state)
        turn.plan()
        return turn.plans
    if not may_pick(state):
        return [[ActionId(DRAW)]]
    return plans_to_draw(state)


def plans_to_draw(state: RummyState) -> list[list[ActionId]]:
    """RUMMY-8, RUMMY-9: the stock, after which all is open, or the usual turn with the discard."""
    turn = Turn(state)
    turn.think_of(state)
    is_picking_better = turn.ratings.at(1) > turn.ratings.at(0)
    picked = round_of(state.copy())
    act(picked, ActionId(PICK))
    turn = Turn(picked)
    turn.plan()
    from_stock = [ActionId(DRAW)]
    if not turn.plans:
        return [from_stock]
    from_discards = [ActionId(PICK), *turn.plans[0]]
    if is_picking_better:
        return [from_discards, from_stock]
    return [from_stock, from_discards]
