"""RUMMY-8 to RUMMY-11, RUMMY-25, RUMMY-28: drawing and discarding."""

import pytest

from pakl.games.rummy.round import MOST_RENEWALS, MOST_TURNS
from pakl.games.rummy.tests.table import Table, dealt, table
from pakl.kernel.cards import Card
from pakl.kernel.seats import Seat
from pakl.kernel.step import due_items, shuffle

# Drawing


def test_rummy_8_a_turn_is_a_draw_and_a_discard() -> None:
    laid = table("5C 9H", stock="KS", has_drawn=False)

    laid.play("draw")

    assert "5C 9H KS" == laid.hand(0)
    assert ["discard 5C", "discard 9H", "discard KS"] == laid.may()


def test_rummy_8_then_the_next_player_is_on() -> None:
    laid = table("5C 9H", "3D 4D", "6D 8D", has_drawn=False)

    laid.play("draw", "discard 9H")

    assert 1 == laid.state.turn
    assert ["draw", "pick"] == laid.may()


@pytest.mark.parametrize("words", ["discard 5C", "lay 5C 6C 7C", "add 8C>0", "swap 5C>0"])
def test_rummy_8_nothing_comes_before_the_draw(words: str) -> None:
    assert "RUMMY-8" == table("5C 6C 7C 9H", has_drawn=False).refusal(words)


@pytest.mark.parametrize("words", ["draw", "discard 3D", "undo"])
def test_rummy_8_nobody_acts_out_of_turn(words: str) -> None:
    assert "RUMMY-8" == table("5C 9H").refusal(words, seat=1)


def test_rummy_8_the_others_do_not_see_a_card_drawn_from_the_stock() -> None:
    laid = table("5C 9H", stock="KS", has_drawn=False)

    laid.play("draw")

    moved = {"event": "moved", "from": "stock", "to": "hand 0", "clause": "RUMMY-8"}
    assert [moved] == laid.told(1)
    assert [{**moved, "card": "KS"}] == laid.told(0)


def test_rummy_9_the_previous_players_discard_may_be_taken() -> None:
    laid = table("5C 9H", discards="QD 2D", has_drawn=False)

    laid.play("pick")

    assert "5C 9H QD" == laid.hand(0)
    assert "2D" == laid.cards("discards")


def test_rummy_9_everyone_sees_the_card_taken() -> None:
    laid = table("5C 9H", discards="QD 2D", has_drawn=False)

    laid.play("pick")

    moved = {"event": "moved", "from": "discards", "to": "taken 0", "clause": "RUMMY-9"}
    assert [{**moved, "card": "QD"}] == laid.told(1)
    assert ["QD"] == laid.view(1).zone("taken", Seat(0)).faces


def test_rummy_9_at_the_end_of_the_turn_it_joins_the_hand() -> None:
    laid = table("5C 9H", discards="QD 2D", has_drawn=False)

    laid.play("pick", "discard 5C")

    moved = {"event": "moved", "from": "taken 0", "to": "hand 0", "clause": "RUMMY-10"}
    assert {**moved, "card": "QD"} in laid.told(1)
    assert "9H QD" == laid.cards("hand 0")


@pytest.mark.parametrize("first", ["draw", "pick"])
@pytest.mark.parametrize("second", ["draw", "pick"])
def test_rummy_9_only_one_card_is_drawn(first: str, second: str) -> None:
    laid = table("5C 9H", has_drawn=False)

    laid.play(first)

    assert "RUMMY-9" == laid.refusal(second)


def test_rummy_10_the_very_first_turn_draws_from_the_stock() -> None:
    laid = dealt()

    assert ["draw"] == laid.may()
    assert "RUMMY-10" == laid.refusal("pick")


def test_rummy_10_the_card_taken_is_not_discarded() -> None:
    laid = table("5C 9H", discards="QD", has_drawn=False)

    laid.play("pick")

    assert ["discard 5C", "discard 9H"] == laid.may()
    assert "RUMMY-10" == laid.refusal("discard QD")


def test_rummy_10_an_equal_card_of_the_hand_may_be_discarded() -> None:
    laid = table("5C QD", discards="QD", has_drawn=False)

    laid.play("pick")

    assert ["discard 5C", "discard QD"] == laid.may()


def test_rummy_10_of_equal_cards_the_taken_one_is_laid_out_first() -> None:
    laid = table("JD KD QD 5C", opened=(0,), discards="QD", has_drawn=False)

    laid.play("pick", "lay JD QD KD")

    assert ["discard 5C", "discard QD"] == laid.may("discard")


def test_rummy_10_a_card_taken_back_is_the_taken_one_again() -> None:
    laid = table("JD KD 5C", opened=(0,), discards="QD", has_drawn=False)

    laid.play("pick", "lay JD QD KD", "undo")

    assert ["discard 5C", "discard JD", "discard KD"] == laid.may("discard")


def test_rummy_10_a_drawn_card_may_be_discarded() -> None:
    laid = table("5C 9H", stock="KS", has_drawn=False)

    laid.play("draw", "discard KS")

    assert "KS" == laid.cards("discards").split()[0]


def test_rummy_10_the_next_turn_forgets_the_card_taken() -> None:
    laid = table("5C 9H", "3D 4D", discards="QD", has_drawn=False)

    laid.play("pick", "discard 5C", "draw", "discard 3D", "draw")

    assert "discard QD" in laid.may()


def test_rummy_10_a_joker_exchanged_for_is_not_the_joker_taken() -> None:
    laid = table("7C 5S", laid=("5C 6C *7C",), opened=(0,), discards="*", has_drawn=False)

    laid.play("pick")
    before = laid.may("discard")
    laid.play("swap 7C>0")

    assert ["discard 7C", "discard 5S"] == before
    assert ["discard 5S", "discard *"] == laid.may("discard")


# Discarding


def test_rummy_11_one_card_ends_the_turn() -> None:
    laid = table("5C 9H QD", opened=(0,))

    laid.play("discard 9H")

    assert "5C QD" == laid.hand(0)
    assert "9H 2D" == laid.cards("discards")
    assert 1 == laid.state.turn


def test_rummy_11_a_card_that_is_not_held_is_not_discarded() -> None:
    assert "RUMMY-11" == table("5C 9H").refusal("discard 4D")


def test_rummy_28_a_joker_may_be_discarded_and_picked_up() -> None:
    laid = table("5C 9H *", "3D 4D")

    laid.play("discard *", "pick")

    assert "3D 4D *" == laid.hand(1)


# The stock


def renewal(laid: Table) -> list[int]:
    """Lets the renewed stock lie in rising order, lowest card on top."""
    order = due_items(laid.game, laid.state)
    laid.events = shuffle(laid.game, laid.state, order)
    return order


def with_empty_stock(hand: str, discards: str) -> Table:
    """Seat 0 is to draw from a stock that is used up; seat 1 holds all that is not named."""
    laid = table(hand, discards=discards, has_drawn=False)
    while laid.state.stock.size:
        laid.state.discards.put_under(laid.state.stock.draw())
    return laid


def test_rummy_25_the_discards_without_their_top_card_become_the_stock() -> None:
    laid = with_empty_stock("5C 9H", "QD 2D")

    laid.play("draw")
    renewed = renewal(laid)

    assert 110 - 2 - 2 - 1 == len(renewed)
    assert "QD" == laid.cards("discards")
    assert "AC 5C 9H" == laid.hand(0)
    assert len(renewed) - 1 == laid.state.stock.size


def test_rummy_25_everyone_hears_that_the_stock_was_renewed() -> None:
    laid = with_empty_stock("5C 9H", "QD 2D")

    laid.play("draw")
    renewal(laid)

    assert ["RUMMY-25 renewal 1"] == laid.said()
    assert "1" == laid.facts()["renewals"]


def test_rummy_25_the_last_card_of_the_stock_is_drawn_without_renewing() -> None:
    laid = with_empty_stock("5C 9H", "QD 2D")
    laid.state.stock.put(Card(7))

    laid.play("draw", "discard 5C")

    assert 0 == laid.state.shuffle_due
    assert ["draw", "pick"] == laid.may()


def test_rummy_25_instead_the_top_discard_may_be_picked() -> None:
    laid = with_empty_stock("5C 9H", "QD 2D")

    laid.play("pick")

    assert "5C 9H QD" == laid.hand(0)


def test_rummy_25_the_sixth_renewal_ends_the_round() -> None:
    laid = with_empty_stock("5C 9H", "QD 2D")
    laid.state.renewals = MOST_RENEWALS

    laid.play("draw")

    assert laid.state.is_over
    assert "RUMMY-25" == laid.outcome().clause
    assert [5 + 9, 3 + 4] == laid.outcome().scores
    assert ["RUMMY-25 no winner"] == laid.said()


def test_rummy_25_the_fifth_renewal_does_not() -> None:
    laid = with_empty_stock("5C 9H", "QD 2D")
    laid.state.renewals = MOST_RENEWALS - 1

    laid.play("draw")
    renewal(laid)

    assert not laid.state.is_over


def test_rummy_25_a_round_ends_after_a_thousand_turns() -> None:
    laid = table("5C 9H *")
    laid.state.turns = MOST_TURNS - 1

    laid.play("discard 9H")

    assert laid.state.is_over
    assert ("RUMMY-25", [5 + 20, 3 + 4]) == (laid.outcome().clause, laid.outcome().scores)


def test_rummy_25_nobody_acts_when_the_round_is_over() -> None:
    laid = table("5C 9H *")
    laid.state.turns = MOST_TURNS - 1

    laid.play("discard 9H")

    draw = laid.game.actions.parse("draw")
    assert "RUMMY-25" == laid.game.refusal(laid.state, Seat(0), draw)
