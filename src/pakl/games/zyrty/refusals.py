"""Why something may not be done now: every refusal names the clause that forbids it."""

from mypy_extensions import i64

from pakl.games.zyrty.actions import DRAW, ECHO, PAIR, PLAY, repeated_in, second_in
from pakl.games.zyrty.cards import ORDINARY, PLUS_TWO, SPECIAL_FORMS, Form, card_of, number_of
from pakl.games.zyrty.plays import CARDS_OF_TWO, MOST_EQUAL
from pakl.games.zyrty.state import ZyrtyState
from pakl.kernel.actions import ActionId
from pakl.kernel.seats import Seat
from pakl.kernel.sets import has


def why_refused(state: ZyrtyState, seat: Seat, action: ActionId) -> str:
    """The clause that forbids a seat an action that is not legal."""
    if state.is_over:
        return state.ended_by
    if seat != state.turn:
        return "ZYRTY-6"
    return why_refused_in_turn(state, action)


def why_refused_in_turn(state: ZyrtyState, action: ActionId) -> str:
    """The clause that forbids the seat in turn an action that is not legal."""
    if action == DRAW:
        return "ZYRTY-10"
    if action >= ECHO:
        return why_no_echo(state, repeated_in(action), second_in(action))
    if action >= PAIR:
        return why_no_pair(state, Form(action - PAIR))
    return why_not_alone(state, Form(action - PLAY))


def why_not_alone(state: ZyrtyState, form: Form) -> str:
    """The clause by which a card may not be played alone."""
    held = state.hands.kinds(state.turn)
    if state.load > 0:
        return why_no_answer(form)
    if not has(held, card_of(form)):
        return "ZYRTY-6"
    if not has(ORDINARY, form):
        return why_no_special(state, form, 1)
    if form == state.number:
        return "ZYRTY-16"
    if not has(state.continuing, form):
        return "ZYRTY-6"
    return "ZYRTY-7"


def why_no_answer(form: Form) -> str:
    """ZYRTY-12, ZYRTY-14: the clause by which a card, or a pair, does not answer a load."""
    if has(SPECIAL_FORMS, form):
        return "ZYRTY-14"
    return "ZYRTY-12"


def why_no_special(state: ZyrtyState, form: Form, cards: i64) -> str:
    """ZYRTY-18, ZYRTY-20: specials may be played, but not thrice and not as the last card."""
    if number_of(form) == state.number and state.equal + cards > MOST_EQUAL:
        return "ZYRTY-18"
    return "ZYRTY-20"


def why_no_pair(state: ZyrtyState, form: Form) -> str:
    """The clause by which two equal cards may not be played together."""
    twice = state.hands.at_least(state.turn, CARDS_OF_TWO)
    if state.load > 0 and not has(PLUS_TWO, form):
        return why_no_answer(form)
    if not has(twice, card_of(form)):
        return "ZYRTY-17"
    if not has(ORDINARY, form):
        return why_no_special(state, form, CARDS_OF_TWO)
    if not has(state.continuing, form):
        return "ZYRTY-6"
    return "ZYRTY-19"


def why_no_echo(state: ZyrtyState, repeated: Form, second: Form) -> str:
    """The clause by which two cards are no echo now."""
    if state.load > 0:
        return "ZYRTY-16"
    if number_of(repeated) != state.number or not holds_both(state, repeated, second):
        return "ZYRTY-15"
    if state.equal == MOST_EQUAL:
        return "ZYRTY-18"
    if not has(ORDINARY, second):
        return "ZYRTY-20"
    if not has(state.continuing, second):
        return "ZYRTY-15"
    return "ZYRTY-7"


def holds_both(state: ZyrtyState, repeated: Form, second: Form) -> bool:
    """Whether the seat in turn has the two cards of an echo."""
    if card_of(repeated) == card_of(second):
        return has(state.hands.at_least(state.turn, CARDS_OF_TWO), card_of(second))
    held = state.hands.kinds(state.turn)
    return has(held, card_of(repeated)) and has(held, card_of(second))
