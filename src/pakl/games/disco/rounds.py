"""The rounds: everyone chooses in secret, low cards choose first from the dance floor."""

from mypy_extensions import i64

from pakl.games.disco.cards import KING, NO_VALUE, VALUES, Value, card_of
from pakl.games.disco.mirror import has_anything_to_discard, lose_mirror, must_use_mirror
from pakl.games.disco.pairs import leave_with_guest, meets_guest, take, turn_up_guest
from pakl.games.disco.scoring import totals_of
from pakl.games.disco.table import (
    CHOSEN,
    DANCE_FLOOR,
    DUMMY,
    GUEST,
    HAND,
    PILE,
    TO_CHOOSE,
    TO_PAIR,
    TO_PAIR_AS_KING,
    TO_TAKE,
    TO_USE_MIRROR,
    DiscoState,
    chosen_zone,
    count_on_floor,
    first_colour_on_floor,
    hand_zone,
    has_dummy,
    is_last_round,
    is_unnoticed,
    lay_on_floor,
    may_yet_play_king,
    pile_zone,
    played_zone,
    values_on_floor,
)
from pakl.kernel.seats import COUNTERCLOCKWISE, NO_SEAT, Seat, seat_after
from pakl.kernel.sets import NOTHING, bit, first, has, lowest

# Questions


def first_king(state: DiscoState) -> Seat:
    """DISCO-13, DISCO-14: who takes all: of several Kings the one nearest to the tie card."""
    seat = state.tie_card
    left = state.seats
    while left > 0:
        if state.table[CHOSEN + seat] == KING:
            return seat
        seat = seat_after(seat, state.seats)
        left -= 1
    return NO_SEAT


def meets_guest_as_king(state: DiscoState, king: Seat) -> bool:
    """DISCO-13, DISCO-30: whether the whole floor leaves an open card equal to the guest."""
    guest = state.table[GUEST + king]
    return guest != NO_VALUE and meets_guest(state, king, count_on_floor(state, guest))


def meets_guest_with(state: DiscoState, seat: Seat, value: i64) -> bool:
    """DISCO-28, DISCO-30: whether this card, once taken, stays open beside an equal guest."""
    return state.table[GUEST + seat] == value and meets_guest(state, seat, 1)


def kings_played(state: DiscoState) -> i64:
    """DISCO-14: how many have played a King."""
    kings: i64 = 0
    for seat in range(state.seats):
        if state.table[CHOSEN + seat] == KING:
            kings += 1
    return kings


def is_chosen_unnoticed(state: DiscoState, seat: Seat) -> bool:
    """DISCO-28, DISCO-30: whether the others must not see yet that a seat has chosen.

    A King takes all as soon as everybody has chosen, and its player may then be asked for
    a pair with the hidden guest. Nobody else may notice that, so to the others whoever could
    be asked seems to be choosing until the cards are turned up.
    """
    return state.table[GUEST + seat] != NO_VALUE and may_yet_play_king(state, seat)


def lowest_yet_to_take(state: DiscoState) -> Seat:
    """DISCO-8, DISCO-10: the lowest card is next; of equal ones the nearest to the tie card."""
    table = state.table
    seats = state.seats
    seat = state.tie_card
    following = NO_SEAT
    lowest_value: i64 = KING
    left = seats
    while left > 0:
        if has(state.yet_to_take, seat) and table[CHOSEN + seat] < lowest_value:
            lowest_value = table[CHOSEN + seat]
            following = seat
        seat = seat_after(seat, seats)
        left -= 1
    return following


def next_to_take(state: DiscoState) -> Seat:
    """DISCO-8, DISCO-12: who takes next; in the last round counter-clockwise."""
    if is_last_round(state):
        return seat_after(state.turn, state.seats, COUNTERCLOCKWISE)
    return lowest_yet_to_take(state)


def clause_of_taking(state: DiscoState) -> str:
    """DISCO-8, DISCO-12: the clause by which players take cards in this round."""
    if is_last_round(state):
        return "DISCO-12"
    return "DISCO-8"


# Choosing


def begin_choosing(state: DiscoState) -> None:
    """DISCO-7: everyone chooses a card of the hand."""
    state.asked = TO_CHOOSE
    state.wait_for_all(first(state.seats))


def choose(state: DiscoState, seat: Seat, value: Value) -> None:
    """DISCO-7: a card of the hand is laid face down; when all have chosen they are turned up."""
    state.table[HAND + seat] ^= bit(value)
    state.table[CHOSEN + seat] = value
    if is_chosen_unnoticed(state, seat):
        state.seems_to_act |= bit(seat)
        state.confided("DISCO-30", seat, "unnoticed")
    else:
        card = card_of(seat, value)
        state.moved("DISCO-7", hand_zone(state, seat), chosen_zone(state, seat), card)
    state.wait_for_all(state.to_act & ~bit(seat))
    if not state.to_act:
        finish_choosing(state)


def finish_choosing(state: DiscoState) -> None:
    """DISCO-13, DISCO-30: all have chosen; a King may meet the hidden guest of its player."""
    king = first_king(state)
    if king == NO_SEAT:
        turn_up(state)
        state.yet_to_take = first(state.seats)
        state.wait_for(lowest_yet_to_take(state))
        return
    if meets_guest_as_king(state, king):
        state.asked = TO_PAIR_AS_KING
        state.wait_for(king)
        return
    take_all(state, king, with_guest=False)


def turn_up(state: DiscoState) -> None:
    """DISCO-7: the chosen cards are turned up together."""
    if state.journal is not None:
        tell_of_turning_up(state)
    state.seems_to_act = NOTHING
    state.asked = TO_TAKE


def tell_of_turning_up(state: DiscoState) -> None:
    """DISCO-7, DISCO-30: all hear of every card, also of those chosen unnoticed."""
    for number in range(state.seats):
        seat = Seat(number)
        card = card_of(seat, state.table[CHOSEN + seat])
        if is_unnoticed(state, seat):
            state.moved("DISCO-7", hand_zone(state, seat), chosen_zone(state, seat), card)
    for number in range(state.seats):
        seat = Seat(number)
        card = card_of(seat, state.table[CHOSEN + seat])
        state.moved("DISCO-7", chosen_zone(state, seat), played_zone(state, seat), card)


# Taking


def take_all(state: DiscoState, king: Seat, *, with_guest: bool) -> None:
    """DISCO-13, DISCO-14, DISCO-25: a King takes the whole floor, the others and the dummy none."""
    turn_up(state)
    if state.journal is not None:
        clause = "DISCO-13"
        if kings_played(state) > 1:
            clause = "DISCO-14"
        state.said(clause, king, "takes all")
    colour: i64 = 0
    while colour < state.colours:
        take(state, king, Seat(colour), "DISCO-13")
        colour += 1
    if with_guest:
        leave_with_guest(state, king)
    finish_round(state)


def want(state: DiscoState, seat: Seat, value: Value) -> None:
    """DISCO-8, DISCO-28: takes a card, but asks first if it may leave with the hidden guest.

    Nothing moves before the answer: nobody else may notice the question.
    """
    if meets_guest_with(state, seat, value):
        state.wanted = value
        state.asked = TO_PAIR
        return
    take_one(state, seat, value, with_guest=False)


def answer(state: DiscoState, seat: Seat, *, with_guest: bool) -> None:
    """DISCO-28, DISCO-30: the guest leaves in a pair or stays; the taking is carried out."""
    if state.asked == TO_PAIR_AS_KING:
        take_all(state, seat, with_guest=with_guest)
        return
    value = state.wanted
    state.wanted = Value(NO_VALUE)
    state.asked = TO_TAKE
    take_one(state, seat, value, with_guest=with_guest)


def take_one(state: DiscoState, seat: Seat, value: Value, *, with_guest: bool) -> None:
    """DISCO-8, DISCO-12: one card of choice, then the next player's turn; the highest is last."""
    take(state, seat, first_colour_on_floor(state, value), clause_of_taking(state))
    if with_guest:
        leave_with_guest(state, seat)
    state.yet_to_take &= ~bit(seat)
    if state.yet_to_take:
        state.wait_for(next_to_take(state))
        return
    if has_dummy(state):
        take_last_card(state)
    if is_last_round(state):
        finish_game(state)
    else:
        finish_round(state)


def take_last_card(state: DiscoState) -> None:
    """DISCO-21, DISCO-23: the dummy takes the last card of the floor."""
    clause = "DISCO-21"
    if is_last_round(state):
        clause = "DISCO-23"
    value = lowest(values_on_floor(state))
    take(state, DUMMY, first_colour_on_floor(state, value), clause)


# The end of a round


def finish_round(state: DiscoState) -> None:
    """DISCO-11, DISCO-35: the played cards go onto the floor, then the mirror, then all draw."""
    move_to_floor(state)
    if state.mirror == NO_SEAT:
        go_on_to_next_round(state)
    elif must_use_mirror(state) and not has_anything_to_discard(state):
        lose_mirror(state)
        go_on_to_next_round(state)
    else:
        state.asked = TO_USE_MIRROR
        state.wait_for(state.mirror)


def move_to_floor(state: DiscoState) -> None:
    """DISCO-11, DISCO-13, DISCO-21: every played card, a King too, and the dummy's top card."""
    table = state.table
    seat: i64 = 0
    while seat < state.seats:
        value = table[CHOSEN + seat]
        table[CHOSEN + seat] = NO_VALUE
        lay_on_floor(state, Seat(seat), value)
        card = card_of(Seat(seat), value)
        state.moved("DISCO-11", played_zone(state, Seat(seat)), DANCE_FLOOR, card)
        seat += 1
    if has_dummy(state):
        turn_up_for_dummy(state)


def turn_up_for_dummy(state: DiscoState) -> None:
    """DISCO-21, DISCO-22, DISCO-25: the dummy's top card joins the floor; a King does no more."""
    value = top_of_pile(state, DUMMY)
    state.table[PILE + DUMMY] -= 1
    lay_on_floor(state, DUMMY, value)
    clause = "DISCO-21"
    if value == KING:
        clause = "DISCO-22"
    state.moved(clause, pile_zone(DUMMY), DANCE_FLOOR, card_of(DUMMY, value))


def top_of_pile(state: DiscoState, colour: Seat) -> i64:
    """The value on top of a draw pile."""
    return i64(state.order[colour * VALUES + state.table[PILE + colour] - 1])


def draw(state: DiscoState, seat: Seat, clause: str) -> None:
    """DISCO-6, DISCO-11: the top card of the own pile comes into the hand."""
    value = top_of_pile(state, seat)
    state.table[PILE + seat] -= 1
    state.table[HAND + seat] |= bit(value)
    state.moved(clause, pile_zone(seat), hand_zone(state, seat), card_of(seat, value))


def go_on_to_next_round(state: DiscoState) -> None:
    """DISCO-11, DISCO-12: all draw unless the piles are used up, then the next round begins."""
    if state.table[PILE] > 0:
        seat: i64 = 0
        while seat < state.seats:
            draw(state, Seat(seat), "DISCO-11")
            seat += 1
    state.round += 1
    if is_last_round(state):
        begin_last_round(state)
    else:
        begin_choosing(state)


def begin_last_round(state: DiscoState) -> None:
    """DISCO-12, DISCO-27: the player to the right of the tie card takes first, its holder last."""
    state.asked = TO_TAKE
    state.yet_to_take = first(state.seats)
    state.wait_for(seat_after(state.tie_card, state.seats, COUNTERCLOCKWISE))


def finish_game(state: DiscoState) -> None:
    """DISCO-17, DISCO-24, DISCO-29: hidden guests are turned up, and all count their totals."""
    seat: i64 = 0
    while seat < state.seats:
        turn_up_guest(state, Seat(seat))
        seat += 1
    state.wait_for_nobody()
    if state.journal is None:
        return
    for who, total in enumerate(totals_of(state)):
        clause = "DISCO-17"
        if who >= state.seats:
            clause = "DISCO-24"
        state.counted(clause, Seat(who), "total", total)
