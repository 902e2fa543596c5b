"""The action table of Mau Mau, in the notation of its clauses."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pakl.games.maumau.cards import DECK, JACK, RANK_LETTERS, SUIT_LETTERS, SUITS, Suit
from pakl.kernel.actions import ActionId, ActionTable
from pakl.kernel.cards import Card

MOST_SEATS: Final = 10  # MAU-2

# The first id of each kind. They are written out because a number that is made of
# another module's names is looked up whenever a compiled function needs it. Every kind
# of play begins at a multiple of four, so that the rest by four is a suit.
PLAY: Final = 0  # and the card
WISH: Final = 32  # and four times the jack's suit, and the suit wished for
PLAY_CALLED: Final = 48  # as without the call
WISH_CALLED: Final = 80
DRAW: Final = 96
PASS: Final = 97
NAME: Final = 98  # and the suit
CATCH: Final = 102  # and the seat


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    jacks = [RANK_LETTERS[JACK] + suit for suit in SUIT_LETTERS]
    wishes = [f"play {jack}={suit}" for jack in jacks for suit in SUIT_LETTERS]
    plays = [f"play {card}" for card in DECK.names] + wishes
    words = plays + [f"{play}!" for play in plays]
    words += ["draw", "pass"]
    words += [f"name {suit}" for suit in SUIT_LETTERS]
    words += [f"catch {seat}" for seat in range(MOST_SEATS)]
    return words


ACTIONS: Final = ActionTable(all_words())


def all_cards_played() -> list[i64]:
    """The card of each play."""
    cards = [words.removeprefix("play ")[:2] for words in all_words()[:DRAW]]
    return [i64(DECK.card(card)) for card in cards]


# Looked up, because asking whether it is a jack is guessed wrong too often (1 ns a decision).
CARDS_PLAYED: Final[vec[i64]] = vec[i64](all_cards_played())


def card_of(play: ActionId) -> Card:
    """The card that is played."""
    return Card(CARDS_PLAYED[play])


def suit_named(play: ActionId) -> Suit:
    """The suit that a play leaves to be followed: the one wished for, or the card's own."""
    return Suit(play & (SUITS - 1))
