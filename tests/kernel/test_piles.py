"""Piles keep an order; hands count."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakl.kernel.cards import NO_CARD, Card
from pakl.kernel.errors import RulesBroken
from pakl.kernel.piles import Hands, empty_hands, empty_pile
from pakl.kernel.seats import Seat

CARDS = st.lists(st.integers(0, 61).map(Card), max_size=40)


@given(CARDS)
def test_a_pile_gives_back_its_cards_from_the_top(cards: list[Card]) -> None:
    pile = empty_pile(len(cards))
    for card in cards:
        pile.put(card)

    assert cards[::-1] == [pile.draw() for _ in cards]
    assert NO_CARD == pile.top()


@given(CARDS, st.integers(0, 61).map(Card))
def test_a_card_put_under_a_pile_is_its_lowest(cards: list[Card], card: Card) -> None:
    pile = empty_pile(len(cards) + 1)
    pile.lay(cards)

    pile.put_under(card)

    assert [card, *cards] == pile.cards()


def test_an_empty_pile_can_not_be_drawn_from() -> None:
    with pytest.raises(RulesBroken):
        empty_pile(3).draw()


def test_a_copied_pile_is_its_own() -> None:
    pile = empty_pile(3)
    pile.lay([Card(1), Card(2)])
    other = pile.copy()

    other.put(Card(3))

    assert [1, 2] == pile.cards()


@given(CARDS, CARDS)
def test_cards_of_a_pile_are_put_onto_another_in_their_order(
    cards: list[Card], others: list[Card]
) -> None:
    pile, other = empty_pile(80), empty_pile(40)
    pile.lay(cards)
    other.lay(others)

    pile.put_all(other, other.size // 2)

    assert cards + others[: len(others) // 2] == pile.cards()
    assert others == other.cards()


@given(CARDS, CARDS)
def test_a_pile_takes_another_over(cards: list[Card], others: list[Card]) -> None:
    pile, other = empty_pile(40), empty_pile(40)
    pile.lay(cards)
    other.lay(others)

    pile.take_over(other)

    assert others == pile.cards()


@given(CARDS)
def test_a_pile_that_takes_itself_over_stays_as_it_is(cards: list[Card]) -> None:
    pile = empty_pile(40)
    pile.lay(cards)

    pile.take_over(pile)

    assert cards == pile.cards()


@st.composite
def cards_of_hands(draw: st.DrawFn) -> list[list[Card]]:
    """Cards for three hands of a deck in which every kind occurs three times."""
    kinds = st.lists(st.integers(0, 61).map(Card), max_size=30)
    return [
        [card for card, times in Counter(draw(kinds)).items() for _ in range(min(times, 3))]
        for _ in range(3)
    ]


def laid_out(cards: list[list[Card]]) -> Hands:
    hands = empty_hands(len(cards), 3)
    for seat, held in enumerate(cards):
        hands.lay(Seat(seat), held)
    return hands


@given(cards_of_hands())
def test_hands_hold_what_was_put_into_them(cards: list[list[Card]]) -> None:
    hands = laid_out(cards)

    for seat, held in enumerate(cards):
        assert sorted(held) == hands.cards(Seat(seat))
        assert len(held) == hands.count(Seat(seat))


@given(cards_of_hands())
def test_hands_give_back_card_after_card(cards: list[list[Card]]) -> None:
    hands = laid_out(cards)

    for seat, held in enumerate(cards):
        for card in held:
            hands.take(Seat(seat), card)

    assert [0, 0, 0] == [hands.count(Seat(seat)) for seat in range(3)]
    assert [[], [], []] == [hands.cards(Seat(seat)) for seat in range(3)]


def test_cards_are_dealt_from_the_top_one_at_a_time() -> None:
    stock, hands = empty_pile(8), empty_hands(3, 2)
    stock.lay([Card(number) for number in (7, 6, 5, 1, 3, 2, 1, 0)])

    hands.deal(stock, 2, Seat(1))

    assert [[2, 5], [0, 3], [1, 1]] == [hands.cards(Seat(seat)) for seat in range(3)]
    assert [2, 2, 2] == [hands.count(Seat(seat)) for seat in range(3)]
    assert [7, 6] == stock.cards()


def test_more_cards_than_there_are_can_not_be_dealt() -> None:
    with pytest.raises(RulesBroken):
        empty_hands(3, 1).deal(empty_pile(8), 2, Seat(0))


def test_a_card_that_is_not_held_can_not_be_taken() -> None:
    with pytest.raises(RulesBroken, match="seat 1 holds no card 5"):
        laid_out([[Card(5)], [], []]).take(Seat(1), Card(5))


def test_a_kind_can_not_be_held_too_often() -> None:
    with pytest.raises(RulesBroken, match="once too often"):
        laid_out([[Card(5)] * 3, [], []]).put(Seat(0), Card(5))
