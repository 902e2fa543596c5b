"""The action table of Cockroach Disco, in the notation of its clauses.

An action about a value, such as ``take 5``, has the number that many above its verb's.
"""

from typing import Final

from mypy_extensions import i64

from pakl.games.disco.cards import VALUES
from pakl.kernel.actions import ActionTable

HIDE: Final[i64] = -1
CHOOSE: Final[i64] = HIDE + VALUES
TAKE: Final[i64] = CHOOSE + VALUES
DISCARD: Final[i64] = TAKE + VALUES + 1
KEEP: Final[i64] = DISCARD + 1
MIRROR: Final[i64] = KEEP
MIRROR_HIDDEN: Final[i64] = MIRROR + VALUES + 1
WAIT: Final[i64] = MIRROR_HIDDEN + 1


def all_words() -> list[str]:
    """Every action in words, in the order of their ids."""
    values = range(1, VALUES + 1)
    words = [f"hide {value}" for value in values]
    words += [f"choose {value}" for value in values]
    words += [f"take {value}" for value in values]
    words += ["discard", "keep"]
    words += [f"mirror {value}" for value in values]
    words += ["mirror hidden", "wait"]
    return words


ACTIONS: Final = ActionTable(all_words())
