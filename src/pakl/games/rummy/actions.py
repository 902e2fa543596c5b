"""The action table of Rummy, in the notation of its clauses.

Behind the first words each combination has its own stretch of the table: cards that
are added to it, jokers that are added, and cards exchanged for a joker. Then come all
combinations that can be laid at once. A combination is written from its lowest card
up, a set in the order clubs, hearts, spades, diamonds; any other order is understood.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.rummy.cards import DECK, PACK
from pakl.games.rummy.combinations import MOST_COMBINATIONS, words_of
from pakl.games.rummy.melds import ALL_MELDS
from pakl.kernel.actions import ActionId, ActionTable

DRAW: Final[i64] = 0
PICK: Final[i64] = 1
UNDO: Final[i64] = 2
DISCARD: Final[i64] = 3
KINDS: Final[i64] = PACK + 1
GROW: Final[i64] = DISCARD + KINDS

# The stretch of one combination
ADD: Final[i64] = 0
ADD_JOKER: Final[i64] = PACK
SWAP: Final[i64] = ADD_JOKER + PACK
STRETCH: Final[i64] = SWAP + PACK

LAY: Final[i64] = GROW + MOST_COMBINATIONS * STRETCH

LAY_VERB: Final = "lay"


class RummyActions(ActionTable):
    """The action table, which understands the cards of a combination in any order."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.lays: dict[str, int] = {}
        for action in range(int(LAY), len(words)):
            self.lays[in_any_order(words[action])] = action

    def parse(self, words: str) -> ActionId:
        action = self.lays.get(in_any_order(words))
        if action is not None:
            return ActionId(action)
        return super().parse(words)


def in_any_order(words: str) -> str:
    """The words of an action, sorted so that their order makes no difference."""
    verb, _, about = words.strip().partition(" ")
    return " ".join([verb, *sorted(about.split())])


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    naturals = DECK.names[:PACK]
    words = ["draw", "pick", "undo"]
    words += [f"discard {card}" for card in DECK.names]
    for number in range(MOST_COMBINATIONS):
        words += [f"add {card}>{number}" for card in naturals]
        words += [f"add *{card}>{number}" for card in naturals]
        words += [f"swap {card}>{number}" for card in naturals]
    for meld in ALL_MELDS:
        words.append(f"{LAY_VERB} {words_of(meld.shape, meld.naturals, meld.jokers)}")
    return words


ACTIONS: Final = RummyActions(all_words())
