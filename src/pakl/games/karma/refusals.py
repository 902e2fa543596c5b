"""Why not: the clause that forbids an action which is not legal."""

from mypy_extensions import i64

from pakl.games.karma.actions import (
    FLIP,
    GIVE,
    GIVE_BY_CARD,
    MOST_SEATS,
    PLAY,
    PLAY_THREE,
    PLAY_TWO,
    TAKE,
)
from pakl.games.karma.cards import COPIES, FIVE_OR_LESS, GIVE_PILE
from pakl.games.karma.discarding import (
    has_table_cards,
    is_played_from_hand,
    must_flip,
)
from pakl.games.karma.table import TO_DISCARD, TO_FOLLOW, TO_GIVE, TO_SHOW, KarmaState
from pakl.kernel.actions import ActionId
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.sets import count, has


def clause_of_the_end(state: KarmaState) -> str:
    """KARMA-29, KARMA-30: why the game is over."""
    if count(state.holders) == 1:
        return "KARMA-29"
    return "KARMA-30"


def why_refused(state: KarmaState, seat: Seat, action: ActionId) -> str:
    """The clause that forbids a seat an action that is not legal."""
    if state.is_over:
        return clause_of_the_end(state)
    if state.asked == TO_SHOW or action < PLAY:
        return "KARMA-2"
    if not has(state.holders, seat):
        return "KARMA-18"
    if seat != state.turn:
        return "KARMA-4"
    return why_refused_in_turn(state, seat, action)


def why_refused_in_turn(state: KarmaState, seat: Seat, action: ActionId) -> str:
    """The clause that forbids the seat in turn an action that is not legal."""
    if state.asked == TO_GIVE or action >= GIVE:
        return "KARMA-26"
    if action == TAKE:
        return why_not_taken(state)
    if action >= FLIP:
        return why_not_flipped(state, seat)
    if action >= GIVE_BY_CARD:
        return why_not_given(state, seat, action)
    if action >= PLAY_THREE:
        return why_not_played(state, seat, Card(action - PLAY_THREE), COPIES)
    if action >= PLAY_TWO:
        return why_not_played(state, seat, Card(action - PLAY_TWO), 2)
    return why_not_played(state, seat, Card(action - PLAY), 1)


def why_not_taken(state: KarmaState) -> str:
    """KARMA-16, KARMA-19: who must discard may not take the pile."""
    if state.discard_pile.size == 0:
        return "KARMA-16"
    return "KARMA-19"


def why_not_flipped(state: KarmaState, seat: Seat) -> str:
    """KARMA-10 to KARMA-12, KARMA-19: hand and face-up cards come first; a gap can't be turned."""
    if state.asked == TO_DISCARD and state.hands.count(seat) > 0:
        return "KARMA-10"
    if state.face_up.count(seat) > 0:
        return "KARMA-11"
    if must_flip(state, seat):
        return "KARMA-12"
    return "KARMA-19"


def why_not_given(state: KarmaState, seat: Seat, action: ActionId) -> str:
    """KARMA-26, KARMA-28: an empty pile is given to nobody, and no pile to oneself."""
    copies = (action - GIVE_BY_CARD) // MOST_SEATS + 1
    why = why_not_held(state, seat, Card(GIVE_PILE), copies)
    if why:
        return why
    if state.discard_pile.size == 0:
        return "KARMA-28"
    return "KARMA-26"


def why_not_played(state: KarmaState, seat: Seat, card: Card, copies: i64) -> str:
    """KARMA-7, KARMA-21, KARMA-22, KARMA-26: a number card must fit; a pile is given to someone."""
    why = why_not_held(state, seat, card, copies)
    if why:
        return why
    if card == GIVE_PILE:
        return "KARMA-26"
    if state.asked == TO_FOLLOW:
        return "KARMA-21"
    if state.discard_pile.top() == FIVE_OR_LESS:
        return "KARMA-22"
    return "KARMA-7"


def why_not_held(state: KarmaState, seat: Seat, card: Card, copies: i64) -> str:
    """KARMA-6, KARMA-9 to KARMA-12, KARMA-19: these cards are not there to be discarded."""
    if state.asked == TO_FOLLOW:
        is_from_table = has_table_cards(state, seat)
        if is_from_table and (copies > 1 or not has(state.face_up.kinds(seat), card)):
            return "KARMA-19"
        if not is_from_table and not has(state.hands.at_least(seat, copies), card):
            return "KARMA-19"
        return ""
    if must_flip(state, seat):
        return "KARMA-12"
    if not is_played_from_hand(state, seat):
        return "" if has(state.face_up.at_least(seat, copies), card) else "KARMA-11"
    if has(state.hands.at_least(seat, copies), card):
        return ""
    if has(state.hands.kinds(seat), card):
        return "KARMA-9"
    if has(state.face_up.kinds(seat), card):
        return "KARMA-10"
    return "KARMA-6"
