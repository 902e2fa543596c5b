"""The action table of The Fox in the Forest, in the notation of its clauses."""

from typing import Final

from mypy_extensions import i64

from pakl.games.fox.cards import DECK, PACK
from pakl.kernel.actions import ActionTable

PLAY: Final[i64] = 0
SWAP: Final[i64] = PLAY + PACK
KEEP: Final[i64] = SWAP + PACK
BURY: Final[i64] = KEEP + 1


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    words = [f"play {card}" for card in DECK.names]
    words += [f"swap {card}" for card in DECK.names]
    words += ["keep"]
    words += [f"bury {card}" for card in DECK.names]
    return words


ACTIONS: Final = ActionTable(all_words())
