"""What a careful player of Zyrty makes of the rules.

*Two cards in a turn* are better than one: a pair or an echo is nearly always right, but two
equal cards that lie well in the hand may wait for each other's turn. Who can finish does.

*The end is what counts.* While hands are large they grow and shrink with the pile, and how
far one leaps hardly matters. With three cards or fewer it does: one wants a special to turn
the pile with, a number that still fits, and a last card far from the pile's number, which
the others can't so easily leap over.

*Specials* are never the last card, so one is not left with nothing else, and of two last
cards the special goes first. The first one in hand is worth most; it is played where one
would have to draw. A Z can do what both others do, and is kept longest.

*The next player* with one card or two is stopped: by a leap to where few cards fit, and most
of all by a load. That is why +2 cards are kept, which also are the only answer to a load;
and a load is always passed on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.zyrty.actions import DRAW, ECHO, PAIR, repeated_in, second_in
from pakl.games.zyrty.cards import (
    ALL_Z,
    FIFTY,
    NO_FORM,
    ORDINARY,
    PACK,
    PLUS_TWO,
    SPECIALS,
    ZERO,
    Form,
    Number,
    card_of,
    number_of,
    ordinary_above,
    ordinary_below,
)
from pakl.games.zyrty.state import ZyrtyState, next_in_play
from pakl.kernel.actions import Choices, Ratings
from pakl.kernel.cards import NO_CARD, Card, CardSet
from pakl.kernel.odds import CERTAIN, none_of, share_of
from pakl.kernel.piles import Hands
from pakl.kernel.seats import Seat
from pakl.kernel.sets import NOTHING, bit, count, has, lowest

# All numbers are thousandths of a won game, but this one.
FINISHES: Final = 100_000

# By the cards that the next player holds: one, two, more
STUCK: Final[vec[i64]] = vec[i64]([249, 89, 0])
LOADED: Final[vec[i64]] = vec[i64]([301, 143, 48])
LOADED_MORE: Final = 24  # for every two cards beyond the first two
DRAWN: Final = 16  # what a drawn card is good for

# With the last cards in hand
LAST_FITS: Final = 72
LAST_FITS_FROM_AFAR: Final = 3  # for every number between
ONLY_SPECIALS: Final = -140
SPECIAL_AND_ANOTHER: Final = 17

# By how near the end is: up to three cards left, more of them
FEW_CARDS: Final = 3
CARD_LEFT: Final[vec[i64]] = vec[i64]([-34, -33])
CARD_FITS: Final[vec[i64]] = vec[i64]([5, 0])
NO_NUMBER_FITS: Final[vec[i64]] = vec[i64]([-34, 0])
SPECIAL_LEFT: Final[vec[i64]] = vec[i64]([125, 25])
SECOND_SPECIAL: Final[vec[i64]] = vec[i64]([60, 22])
Z_LEFT: Final[vec[i64]] = vec[i64]([38, 39])
PAIR_LEFT: Final[vec[i64]] = vec[i64]([66, 29])
PLUS_TWO_LEFT: Final[vec[i64]] = vec[i64]([49, 63])

# The pack, as far as nobody has to count it
CARDS_OF_A_NUMBER: Final = 2
SPECIALS_IN_PACK: Final = 10
PLUS_TWO_IN_PACK: Final = 8
LOAD_OF_A_CARD: Final = 2  # ZYRTY-12
TWICE: Final = 2
THREE_TIMES: Final = 3


# Questions


def size_of(cards: i64) -> i64:
    """Where the tables have a hand of so many cards: one, two, more."""
    if cards <= 1:
        return 0
    if cards == 2:
        return 1
    return 2


def beyond(number: i64, *, is_rising: bool) -> CardSet:
    """ZYRTY-6: the ordinary cards that continue a pile."""
    if is_rising:
        if number >= FIFTY:
            return NOTHING
        return ordinary_above(Number(number))
    if number <= ZERO:
        return NOTHING
    return ordinary_below(Number(number))


def distance(one: i64, other: i64) -> i64:
    """How far two numbers are apart."""
    return max(one - other, other - one)


def less_one(kept: CardSet, more: CardSet, card: Card) -> CardSet:
    """The kinds kept when a card goes, unless there are more of it."""
    if has(more, card):
        return kept
    return kept & ~bit(card)


# How good a hand is


def value_of_hand(kept: CardSet, pairs: i64, left: i64, number: i64, *, is_rising: bool) -> i64:
    """What a hand of these kinds and so many cards is worth on a pile of this number."""
    phase = i64(left > FEW_CARDS)
    specials = kept & SPECIALS
    ordinary = kept & ORDINARY
    value = CARD_LEFT[phase] * left + value_of_specials(specials, phase)
    if not ordinary:
        return value + ONLY_SPECIALS
    value += PAIR_LEFT[phase] * pairs + PLUS_TWO_LEFT[phase] * count(ordinary & PLUS_TWO)
    if left == 2 and specials:
        value += SPECIAL_AND_ANOTHER
    fitting = ordinary & beyond(number, is_rising=is_rising)
    if not fitting:
        return value + NO_NUMBER_FITS[phase]
    if left == 1:
        value += LAST_FITS + LAST_FITS_FROM_AFAR * distance(lowest(fitting), number)
    return value + CARD_FITS[phase] * count(fitting)


def value_of_specials(specials: CardSet, phase: i64) -> i64:
    """ZYRTY-9, ZYRTY-11: what these kinds of special are worth in hand."""
    if not specials:
        return 0
    value = SPECIAL_LEFT[phase]
    if count(specials) > 1:
        value += SECOND_SPECIAL[phase]
    if specials & ALL_Z:
        value += Z_LEFT[phase]
    return value


# How good a play is


def value_of_next(state: ZyrtyState, seat: Seat, number: i64, load: i64, *, is_rising: bool) -> i64:
    """ZYRTY-9, ZYRTY-12: what it is worth that the next player may be stuck, or draw a load."""
    cards = state.hands.count(next_in_play(state, seat))
    size = size_of(cards)
    if load > 0:
        stuck = none_of(cards, share_of(PLUS_TWO_IN_PACK, PACK))
        more = LOADED_MORE * (load - LOAD_OF_A_CARD) // LOAD_OF_A_CARD
        return (LOADED[size] + more) * stuck // CERTAIN
    fitting = CARDS_OF_A_NUMBER * count(beyond(number, is_rising=is_rising)) + SPECIALS_IN_PACK
    return STUCK[size] * none_of(cards, share_of(fitting, PACK)) // CERTAIN


def kept_after(hands: Hands, seat: Seat, one: Card, other: Card) -> CardSet:
    """The kinds of card that a play of one card, or of two, leaves in hand."""
    kept = hands.kinds(seat)
    twice = hands.at_least(seat, TWICE)
    if one == other:
        return less_one(kept, hands.at_least(seat, THREE_TIMES), one)
    kept = less_one(kept, twice, one)
    if other == NO_CARD:
        return kept
    return less_one(kept, twice, other)


def load_after(state: ZyrtyState, one: Form, other: Form) -> i64:
    """ZYRTY-5, ZYRTY-12, ZYRTY-17: the load that a play leaves to the next player."""
    load = state.load
    if has(PLUS_TWO, one):
        load += LOAD_OF_A_CARD
        if state.is_asleep:
            load += LOAD_OF_A_CARD
    if other != NO_FORM and has(PLUS_TWO, other):
        load += LOAD_OF_A_CARD
    return load


def value_of_play(state: ZyrtyState, seat: Seat, one: Form, other: Form) -> i64:
    """ZYRTY-6, ZYRTY-15, ZYRTY-17: what one card, an echo or a pair is worth."""
    hands = state.hands
    last = one
    left = hands.count(seat) - 1
    second = NO_CARD
    if other != NO_FORM:
        last = other
        left -= 1
        second = card_of(other)
    if left == 0:
        return FINISHES
    played = bit(card_of(one))
    if second != NO_CARD:
        played |= bit(second)
    pairs = hands.at_least(seat, TWICE) & ORDINARY & ~played
    number: i64 = number_of(last)
    is_rising = state.is_rising
    if number == ZERO:
        is_rising = True
    elif number == FIFTY:
        is_rising = False
    kept = kept_after(hands, seat, card_of(one), second)
    value = value_of_hand(kept, count(pairs), left, number, is_rising=is_rising)
    load = load_after(state, one, other)
    return value + value_of_next(state, seat, number, load, is_rising=is_rising)


def value_of_drawing(state: ZyrtyState, seat: Seat) -> i64:
    """ZYRTY-9, ZYRTY-12, ZYRTY-14: what it is worth to draw one card, or the load."""
    drawn = max(state.load, 1)
    hands = state.hands
    pairs = count(hands.at_least(seat, TWICE) & ORDINARY)
    value = value_of_hand(
        hands.kinds(seat),
        pairs,
        hands.count(seat) + drawn,
        state.number,
        is_rising=state.is_rising,
    )
    value += DRAWN * drawn
    return value + value_of_next(state, seat, state.number, 0, is_rising=state.is_rising)


# The contract


def rate(state: ZyrtyState, seat: Seat, choices: Choices, ratings: Ratings) -> None:
    """Adds how good each choice looks to a seat, in thousandths of a won game."""
    place: i64 = 0
    while place < choices.size:
        action = choices.at(place)
        place += 1
        if action == DRAW:
            ratings.add(value_of_drawing(state, seat))
        elif action >= ECHO:
            echo = value_of_play(state, seat, repeated_in(action), second_in(action))
            ratings.add(echo)
        elif action >= PAIR:
            form = Form(action - PAIR)
            ratings.add(value_of_play(state, seat, form, form))
        else:
            ratings.add(value_of_play(state, seat, Form(action), NO_FORM))
