"""What must hold at every step of a deal, at every table of every game."""

from pakl.conformance.invariants import (
    check_that_a_copy_is_independent,
    check_that_cards_are_conserved,
    check_that_knowledge_is_true,
    check_that_legal_lists_are_sound,
    check_that_piles_can_be_laid,
)
from pakl.conformance.walk import Walk
from pakl.kernel.dice import Dice
from pakl.kernel.playout import play_many
from pakl.kernel.sheet import Sheet
from pakl.kernel.step import due_items

PLAYOUTS = 8
PLAYOUTS_OF_SOURCES = 2


def test_no_card_is_lost_or_made(walk: Walk) -> None:
    check_that_cards_are_conserved(walk)


def test_a_legal_list_is_in_order_and_never_empty_for_a_seat_to_act(walk: Walk) -> None:
    check_that_legal_lists_are_sound(walk)


def test_a_copy_is_independent(walk: Walk) -> None:
    check_that_a_copy_is_independent(walk)


def test_piles_laid_where_they_lie_change_nothing(walk: Walk) -> None:
    check_that_piles_can_be_laid(walk)


def test_what_a_seat_was_told_is_true(walk: Walk) -> None:
    check_that_knowledge_is_true(walk)


def test_a_pile_that_is_shuffled_where_it_lies_holds_just_what_is_due(walk: Walk) -> None:
    check_shuffle_in_place(walk)
    for _ in walk.go():
        check_shuffle_in_place(walk)


def check_shuffle_in_place(walk: Walk) -> None:
    """Playouts shuffle a game's own pile, the table shuffles its lot: they are the same."""
    if walk.state.shuffle_due:
        pile = walk.game.pile_to_shuffle(walk.state)
        assert pile is None or due_items(walk.game, walk.state) == sorted(pile.cards())


def test_every_deal_ends_within_the_stated_bound(sheet: Sheet, *, is_compiled: bool) -> None:
    deals = PLAYOUTS if is_compiled else PLAYOUTS_OF_SOURCES

    decisions = play_many(sheet.game, sheet.seats, deals, Dice(3))

    assert deals <= decisions <= deals * sheet.game.most_decisions
