"""Who comes where: points, fewer cards, lower cards, and the draw for what is still equal."""

from typing import Final

from mypy_extensions import i64

from pakl.games.zyrty.cards import TWO_DIGITS, Z
from pakl.games.zyrty.state import STOCK, ZyrtyState, lot_zone, next_in_play
from pakl.kernel.cards import Card
from pakl.kernel.piles import Hands
from pakl.kernel.seats import Seat, SeatSet
from pakl.kernel.sets import NOTHING, bit, count, has

POINTS_FOR_Z: Final = 3  # ZYRTY-23
POINTS_FOR_TWO_DIGITS: Final = 2  # ZYRTY-23
POINTS_FOR_ONE_DIGIT: Final = 1  # ZYRTY-23


# Questions


def points_of(cards: list[Card]) -> int:
    """ZYRTY-23: what the cards left in a hand count; the most points come last."""
    points = 0
    for card in cards:
        if card == Z:
            points += POINTS_FOR_Z
        elif has(TWO_DIGITS, card):
            points += POINTS_FOR_TWO_DIGITS
        else:
            points += POINTS_FOR_ONE_DIGIT
    return points


def burden_of(cards: list[Card], drawn: list[Card]) -> list[int]:
    """ZYRTY-24, ZYRTY-25: what is compared at equal points, one after the other.

    The number of cards, the cards from the highest down, then what was drawn for
    the place. Higher is worse, and a Z is the highest of all.
    """
    from_the_highest = sorted([int(card) for card in cards], reverse=True)
    return [len(cards), *from_the_highest, *[int(card) for card in drawn]]


def burdens(state: ZyrtyState) -> list[list[int]]:
    """The burden of every seat."""
    return [
        burden_of(state.hands.cards(Seat(seat)), lot_of(state, Seat(seat)))
        for seat in range(state.seats)
    ]


def lot_of(state: ZyrtyState, seat: Seat) -> list[Card]:
    """What a seat has drawn for its place; mostly nothing."""
    if not state.lots:
        return []
    return state.lots[seat]


def tie_breaks_of(state: ZyrtyState) -> list[int]:
    """ZYRTY-24: for every seat, how many seats would be behind it at equal points."""
    compared = burdens(state)
    return [len([other for other in compared if other > own]) for own in compared]


def tied_with(state: ZyrtyState, seat: Seat) -> SeatSet:
    """ZYRTY-24: the seats that nothing tells apart from a seat, itself included."""
    compared = burdens(state)
    tied: SeatSet = NOTHING
    for other in range(state.seats):
        if compared[other] == compared[seat]:
            tied |= bit(other)
    return tied


def has_equal_hands(hands: Hands, seats: i64) -> bool:
    """ZYRTY-24: whether two seats hold the same kinds, as all do whom only a draw can part."""
    one: i64 = 1
    while one < seats:
        kinds = hands.kinds(Seat(one))
        other: i64 = 0
        while other < one:
            if hands.kinds(Seat(other)) == kinds:
                return True
            other += 1
        one += 1
    return False


# Verbs


def settle_places(state: ZyrtyState, first_to_draw: Seat) -> None:
    """ZYRTY-24, ZYRTY-25: whoever is still equal draws from the stock for the place."""
    if has_equal_hands(state.hands, state.seats):
        draw_for_places(state, first_to_draw)


def draw_for_places(state: ZyrtyState, first_to_draw: Seat) -> None:
    """ZYRTY-25: those equal to each other draw, in the order of play, until they are not.

    The stock is not renewed for it. Those for whom it holds too few cards share a place.
    """
    seat = first_to_draw
    for _ in range(state.seats):
        tied = tied_with(state, seat)
        while count(tied) > 1 and state.stock.size >= count(tied):
            draw_one_each(state, tied, first_to_draw)
            tied = tied_with(state, seat)
        if count(tied) > 1:
            state.said("ZYRTY-25", seat, "shares")
        seat = next_in_play(state, seat)


def draw_one_each(state: ZyrtyState, tied: SeatSet, first_to_draw: Seat) -> None:
    """ZYRTY-24, ZYRTY-25: each of the tied turns up a card; the higher number is worse."""
    if not state.lots:
        state.lots = [[] for _ in range(state.seats)]
    seat = first_to_draw
    for _ in range(state.seats):
        if has(tied, seat):
            card = state.stock.draw()
            state.lots[seat].append(card)
            state.moved("ZYRTY-24", STOCK, lot_zone(state.seats, seat), card)
        seat = next_in_play(state, seat)
