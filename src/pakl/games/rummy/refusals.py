"""Why an action is refused: the clause that best tells the player what is wrong."""

from mypy_extensions import i64

from pakl.games.rummy.actions import (
    ADD_JOKER,
    DISCARD,
    GROW,
    LAY,
    PICK,
    STRETCH,
    SWAP,
    UNDO,
)
from pakl.games.rummy.cards import JOKER, rank_of, suit_of
from pakl.games.rummy.combinations import (
    SECOND_PLACES,
    Place,
    Shape,
    card_at,
    is_run,
    rank_of_shape,
    run_of,
)
from pakl.games.rummy.melds import (
    JOKERS_OF_MELDS,
    NATURALS_OF_MELDS,
    SHAPES_OF_MELDS,
)
from pakl.games.rummy.opening import may_end_turn
from pakl.games.rummy.round import NEVER, TO_DRAW, RummyState, jokers_held
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import count, has, members_of


def why_refused(state: RummyState, seat: Seat, action: ActionId) -> str:
    """RUMMY-8, RUMMY-9, RUMMY-27: the clause by which a seat may not do this now."""
    if state.is_over:
        return state.ended_by
    if seat != state.turn:
        return "RUMMY-8"
    if action == UNDO:
        return "RUMMY-27"
    if state.asked == TO_DRAW:
        return "RUMMY-10" if action == PICK else "RUMMY-8"
    if action <= PICK:
        return "RUMMY-9"
    if action < GROW:
        return why_not_discarded(state, Card(action - DISCARD))
    if action >= LAY:
        return why_not_laid(state, action - LAY)
    return why_not_grown(state, action - GROW)


def why_not_discarded(state: RummyState, card: Card) -> str:
    """RUMMY-10 to RUMMY-12, RUMMY-14: the clause by which a card may not be discarded."""
    if not has(state.hands.kinds(state.turn), card):
        return "RUMMY-11"
    if not may_end_turn(state):
        return "RUMMY-12" if state.too_early_at == NEVER else "RUMMY-14"
    return "RUMMY-10"


def holds(state: RummyState, meld: i64) -> bool:
    """Whether the seat in turn has the cards of a combination in its hand."""
    shape = Shape(SHAPES_OF_MELDS[meld])
    hand = state.hands.cards(state.turn)
    for place in members_of(NATURALS_OF_MELDS[meld]):
        card = card_at(shape, Place(place))
        if card not in hand:
            return False
        hand.remove(card)
    return count(JOKERS_OF_MELDS[meld]) <= jokers_held(state.hands, state.turn)


def why_not_laid(state: RummyState, meld: i64) -> str:
    """RUMMY-2, RUMMY-5, RUMMY-16, RUMMY-20: the clause by which this may not be laid."""
    jokers = JOKERS_OF_MELDS[meld]
    places = NATURALS_OF_MELDS[meld] | jokers
    is_set = not is_run(Shape(SHAPES_OF_MELDS[meld]))
    if is_set and places & SECOND_PLACES and not state.agreed.has_mixed_sets:
        return "RUMMY-5"
    if holds(state, meld):
        return "RUMMY-20"
    if count(jokers) > jokers_held(state.hands, state.turn):
        return "RUMMY-16"
    return "RUMMY-2"


def why_not_grown(state: RummyState, grown: i64) -> str:
    """RUMMY-15, RUMMY-17: the clause by which a combination does not take this card."""
    number = grown // STRETCH
    kind = grown % STRETCH
    if kind >= SWAP:
        return "RUMMY-17"
    if number >= state.combinations.size:
        return "RUMMY-15"
    if kind >= ADD_JOKER:
        return why_not_added(state, number, JOKER, Card(kind - ADD_JOKER))
    return why_not_added(state, number, Card(kind), Card(kind))


def why_not_added(state: RummyState, number: i64, card: Card, stands_for: Card) -> str:
    """RUMMY-15, RUMMY-16, RUMMY-20: the clause by which a card may not be added."""
    if not has(state.combinations.wanted(number), stands_for):
        return why_not_wanted(state, number, stands_for)
    if has(state.hands.kinds(state.turn), card):
        return "RUMMY-20"
    return "RUMMY-16" if card == JOKER else "RUMMY-15"


def why_not_wanted(state: RummyState, number: i64, card: Card) -> str:
    """RUMMY-2, RUMMY-5, RUMMY-19: the clause by which a card does not fit a combination."""
    shape = state.combinations.shape(number)
    if is_run(shape):
        return "RUMMY-19" if run_of(suit_of(card)) == shape else "RUMMY-2"
    if rank_of_shape(shape) != rank_of(card):
        return "RUMMY-2"
    return "RUMMY-19" if state.agreed.has_mixed_sets else "RUMMY-5"
