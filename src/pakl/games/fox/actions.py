"""The action table of The Fox in the Forest, in the notation of its clauses."""

from typing import Final

from pakl.games.fox.cards import DECK
from pakl.kernel.actions import ActionTable

# The first id of each kind. They are written out because a number that is made of
# another module's names is looked up whenever a compiled function needs it.
PLAY: Final = 0  # and the card
SWAP: Final = 33  # and the card
KEEP: Final = 66
BURY: Final = 67  # and the card


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    words = [f"play {card}" for card in DECK.names]
    words += [f"swap {card}" for card in DECK.names]
    words += ["keep"]
    words += [f"bury {card}" for card in DECK.names]
    return words


ACTIONS: Final = ActionTable(all_words())
