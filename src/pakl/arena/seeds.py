"""Seeds: which deals are played, and a chance of their own for everything that needs one.

Nothing shares a stream whose use depends on how a game goes: every shuffle and every bot
has a key of its own, and equal keys bring equal chance, on any machine and in any order.
"""

import hashlib
from typing import Final

from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed

# Bots are tuned on one block, claims are checked on a fresh one each, charts use a third.
TUNE: Final = "tune"
CONFIRM: Final = "confirm"
PUBLIC: Final = "public"
BLOCKS: Final = (TUNE, CONFIRM, PUBLIC)
DEALS_IN_A_BLOCK: Final = 1_000_000

KEY_TAG: Final = "pakl/arena/1"
DICE_BYTES: Final = 7


def seed_for(*key: str | int) -> bytes:
    """The seed that belongs to a key; keys that differ in any part have unlike seeds."""
    text = hashlib.sha256()
    for part in (KEY_TAG, *key):
        word = str(part).encode()
        text.update(len(word).to_bytes(4, "big") + word)
    return text.digest()


def dice_for(*key: str | int) -> Dice:
    """The dice that belong to a key."""
    return Dice(int.from_bytes(seed_for(*key)[:DICE_BYTES], "big"))


def checked_numbers(first: int, groups: int) -> range:
    """The numbers of so many deal groups of a block.

    Raises:
        Malformed: If a block does not have them.
    """
    if groups < 1 or first < 0 or first + groups > DEALS_IN_A_BLOCK:
        raise Malformed(
            f"a block has the deal groups 0 to {DEALS_IN_A_BLOCK - 1}, and one is least"
        )
    return range(first, first + groups)
