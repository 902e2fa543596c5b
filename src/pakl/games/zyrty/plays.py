"""What may be played: one card, a pair, an echo, or an answer to a load.

Questions only: they answer, and change nothing.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.zyrty.actions import DRAW, PAIR, PLAY, echo_row
from pakl.games.zyrty.cards import (
    ALL_NUMBERS,
    ALL_Z,
    PLUS_TWO,
    SPECIAL_FORMS,
    SPECIALS,
    Z_AS_FIFTY,
    Z_AS_ZERO,
    ZERO,
    Form,
    FormSet,
    Number,
    forms_of,
    number_of,
    ordinary_above,
    ordinary_below,
    specials_as_forms,
)
from pakl.games.zyrty.state import ZyrtyState
from pakl.kernel.actions import Choices
from pakl.kernel.cards import CardSet
from pakl.kernel.sets import NOTHING, bit, first, has, highest

MOST_EQUAL: Final = 2  # ZYRTY-18
CARDS_OF_TWO: Final = 2  # ZYRTY-16, ZYRTY-17: of a pair or an echo

# The one Z in a row of echoes that begin with 0 or 50 comes after fifty numbers.
PLACE_OF_THE_Z: Final = 50


# Which cards


def cards_that_continue(number: Number, *, is_rising: bool) -> CardSet:
    """ZYRTY-6: the ordinary cards on the side to which the pile runs."""
    if is_rising:
        return ordinary_above(number)
    return ordinary_below(number)


def cards_that_echo(number: Number, equal: i64) -> CardSet:
    """ZYRTY-15, ZYRTY-16, ZYRTY-18: the cards that may begin an echo, on 0 and 50 also a Z."""
    if equal == MOST_EQUAL:
        return NOTHING
    if has(SPECIALS, number):
        return bit(number) | ALL_Z
    return bit(number)


def nearest(fitting: CardSet, *, is_rising: bool) -> CardSet:
    """ZYRTY-7: of the cards that continue the pile, the one nearest to its number."""
    if is_rising:
        return fitting & -fitting
    return bit(highest(fitting))


def fitting_cards(state: ZyrtyState, held: CardSet) -> CardSet:
    """ZYRTY-6 to ZYRTY-8: the ordinary cards of a hand that may be played."""
    fitting = held & state.continuing
    if state.agreed.is_smooth and fitting:
        return nearest(fitting, is_rising=state.is_rising)
    return fitting


def specials_alone(held: CardSet, cards_in_hand: i64, number: Number, equal: i64) -> FormSet:
    """ZYRTY-9, ZYRTY-18, ZYRTY-20: the specials of a hand that may be played alone."""
    if cards_in_hand == 1:
        return NOTHING
    if equal == MOST_EQUAL:
        return specials_as_forms(held) & ~forms_of(number)
    return specials_as_forms(held)


def specials_in_pairs(twice: CardSet, cards_in_hand: i64, number: Number) -> FormSet:
    """ZYRTY-17 to ZYRTY-20: the specials held twice of which two may be played."""
    if cards_in_hand == CARDS_OF_TWO:
        return NOTHING
    return specials_as_forms(twice) & ~forms_of(number)


def seconds_of_echo(alone: FormSet, cards_in_hand: i64, number: Number) -> FormSet:
    """ZYRTY-16, ZYRTY-18, ZYRTY-20: what may follow in an echo of all that may be played alone."""
    seconds = alone & ~forms_of(number)
    if cards_in_hand == CARDS_OF_TWO:
        return seconds & ~SPECIAL_FORMS
    return seconds


# Everything a seat may do


def add_choices(state: ZyrtyState, choices: Choices) -> None:
    """ZYRTY-6 to ZYRTY-20: everything that the seat in turn may do."""
    held = state.hands.kinds(state.turn)
    if state.load > 0:
        add_answers(state, choices, held)
    elif held & (state.continuing | SPECIALS):
        add_plays(state, choices, held)
    else:
        choices.add(DRAW)  # ZYRTY-9


def add_plays(state: ZyrtyState, choices: Choices, held: CardSet) -> None:
    """ZYRTY-6 to ZYRTY-11, ZYRTY-15 to ZYRTY-20: what may be played, or drawn, without a load."""
    turn = state.turn
    twice = state.hands.at_least(turn, CARDS_OF_TWO)
    fitting = fitting_cards(state, held)
    alone = fitting
    pairs = fitting & twice
    if held & SPECIALS:
        cards = state.hands.count(turn)
        alone |= specials_alone(held, cards, state.number, state.equal)
        pairs |= specials_in_pairs(twice, cards, state.number)
    choices.add_each(alone, PLAY)
    if pairs:
        choices.add_each(pairs, PAIR)
    if held & state.echoing:
        seconds = seconds_of_echo(alone, state.hands.count(turn), state.number)
        add_echoes(choices, state.number, held & state.echoing, twice, seconds)
    if not fitting:  # ZYRTY-10
        choices.add(DRAW)


def add_answers(state: ZyrtyState, choices: Choices, held: CardSet) -> None:
    """ZYRTY-12 to ZYRTY-14: under a load any +2 card or pair of them, or drawing it."""
    twice = state.hands.at_least(state.turn, CARDS_OF_TWO)
    choices.add_each(held & PLUS_TWO, PLAY)
    choices.add_each(twice & PLUS_TWO, PAIR)
    choices.add(DRAW)


def add_echoes(
    choices: Choices, number: Number, repeating: CardSet, twice: CardSet, seconds: FormSet
) -> None:
    """ZYRTY-15, ZYRTY-16: adds every echo that begins with one of the repeating cards."""
    if not has(SPECIALS, number):
        row = echo_row(Form(number))
        lower = first(number)
        choices.add_each(seconds & lower, row)
        choices.add_each(seconds & ~lower, row - 1)
        return
    if has(repeating, number):
        add_echoes_of_special(choices, Form(number), seconds)
    if repeating & ALL_Z:
        if not twice & ALL_Z:
            seconds &= ALL_NUMBERS
        if number == ZERO:
            add_echoes_of_special(choices, Form(Z_AS_ZERO), seconds)
        else:
            add_echoes_of_special(choices, Form(Z_AS_FIFTY), seconds)


def add_echoes_of_special(choices: Choices, repeated: Form, seconds: FormSet) -> None:
    """ZYRTY-16: adds the echoes that begin with 0 or 50, or with a Z as one of them."""
    row = echo_row(repeated)
    if number_of(repeated) == ZERO:
        choices.add_each(seconds & ALL_NUMBERS, row - 1)
    else:
        choices.add_each(seconds & ALL_NUMBERS, row)
    if seconds & ~ALL_NUMBERS:
        choices.add(row + PLACE_OF_THE_Z)
