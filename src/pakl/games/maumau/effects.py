"""What a card does to those who come next: sevens, eights, nines, jacks, and the Czech ace."""

from typing import Final

from mypy_extensions import i64

from pakl.games.maumau.cards import (
    JACK,
    NINE,
    SEVEN,
    SUIT_LETTERS,
    TURNING,
    Rank,
    Suit,
    rank_of,
    suit_of,
)
from pakl.games.maumau.state import MauMauState
from pakl.games.maumau.turns import direction_name, follow
from pakl.kernel.cards import Card

LOAD_OF_A_SEVEN: Final = 2  # MAU-14


# Questions


def attacks(card: Card, *, suit_to_follow: Suit, load: i64, always: bool) -> bool:
    """MAU-14, MAU-15: whether a card puts a load on the next player."""
    if rank_of(card) != SEVEN:
        return False
    return load > 0 or always or suit_of(card) == suit_to_follow


# Verbs


def have_effect(state: MauMauState, card: Card, wish: Suit) -> None:
    """MAU-14 to MAU-20, MAU-24: what the card does to those who come next."""
    rank = rank_of(card)
    if attacks(
        card,
        suit_to_follow=state.suit_to_follow,
        load=state.load,
        always=state.agreed.has_every_seven_attack,
    ):
        state.load += LOAD_OF_A_SEVEN
        state.counted("MAU-14", state.turn, "load", state.load)
    follow(state, card, wish)
    # Looked up rather than asked, because nothing foretells the rank (0.7 ns a decision).
    state.direction *= TURNING[rank]
    state.steps = state.agreed.steps[rank]
    if state.is_heard():
        tell_effect(state, rank)


def tell_effect(state: MauMauState, rank: Rank) -> None:
    """MAU-18, MAU-20: all hear the suit that a jack names and the direction that a nine turns."""
    if rank == JACK:
        tell_wish(state, state.suit_to_follow)
    if rank == NINE:
        state.said("MAU-18", state.turn, "direction", direction_name(state.direction))


def tell_wish(state: MauMauState, suit: Suit) -> None:
    """MAU-20: all hear the suit."""
    if state.is_heard():
        state.said("MAU-20", state.turn, "wishes", SUIT_LETTERS[suit])
