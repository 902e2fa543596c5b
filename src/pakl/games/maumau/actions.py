"""The action table of Mau Mau, in the notation of its clauses."""

from typing import Final

from mypy_extensions import i64

from pakl.games.maumau.cards import DECK, JACK, PACK, RANK_LETTERS, SUIT_LETTERS, SUITS
from pakl.kernel.actions import ActionTable

MOST_SEATS: Final = 10  # MAU-2

PLAY: Final[i64] = 0
PLAY_CALLED: Final[i64] = PLAY + PACK
WISH: Final[i64] = PLAY_CALLED + PACK
WISH_CALLED: Final[i64] = WISH + SUITS * SUITS
DRAW: Final[i64] = WISH_CALLED + SUITS * SUITS
PASS: Final[i64] = DRAW + 1
NAME: Final[i64] = PASS + 1
CATCH: Final[i64] = NAME + SUITS


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    jacks = [RANK_LETTERS[JACK] + suit for suit in SUIT_LETTERS]
    wishes = [f"play {jack}={suit}" for jack in jacks for suit in SUIT_LETTERS]
    words = [f"play {card}" for card in DECK.names]
    words += [f"play {card}!" for card in DECK.names]
    words += wishes
    words += [f"{wish}!" for wish in wishes]
    words += ["draw", "pass"]
    words += [f"name {suit}" for suit in SUIT_LETTERS]
    words += [f"catch {seat}" for seat in range(MOST_SEATS)]
    return words


ACTIONS: Final = ActionTable(all_words())
