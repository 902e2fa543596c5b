"""What nets see of the rows of ``rounds.py``: every member of every word is one input, 0 or 1.

The player sees the words of ``games/fox/situation.py``, of which the last five follow from the
others and are made here. The critic sees both hands, and so has these sets as they really are.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch

from pakl.games.fox.actions import BURY, KEEP, SWAP
from pakl.games.fox.cards import PACK, RANKS, SUITS
from pakl.games.fox.situation import (
    HELD,
    LED_CARD,
    SHOWN,
    SIZES,
    UNSEEN,
    WORDS_OF_CARDS,
    WORDS_TOLD,
)
from training.rounds import ACTIONS, ASKED_OF, BASE_OF_ASKED, LEGAL, NO_CARD, OTHERS_HAND, WINNING

Array = Any

STANDINGS: Final = 4
SIZES_OF_TRUTH: Final = (*SIZES[:WORDS_TOLD], *[PACK] * (2 * (STANDINGS + 1)))
INPUTS: Final = sum(SIZES)
INPUTS_OF_CRITIC: Final = sum(SIZES_OF_TRUTH)

WORD: Final = 64
OF_SUIT: Final = (1 << RANKS) - 1
ONE_AS_BFLOAT16: Final = np.uint16(0x3F80)
# What is no choice is leaned to so little.
NEVER: Final = -1e9
PIECE: Final = 2_048

FIRST_SUIT: Final = OF_SUIT
SECOND_SUIT: Final = OF_SUIT << RANKS
THIRD_SUIT: Final = OF_SUIT << (2 * RANKS)


def standings_of(others: int) -> list[int]:
    """The ranks of a suit with none of others above, with one, with none below, with one."""
    sets = [0, 0, 0, 0]
    for rank in range(RANKS):
        above = (others >> (rank + 1)).bit_count()
        below = (others & ((1 << rank) - 1)).bit_count()
        for place, is_so in enumerate((above == 0, above == 1, below == 0, below == 1)):
            sets[place] |= is_so << rank
    return sets


# By suit, then by the others' cards of it
STANDING: Final = np.array(
    [
        [
            [cards << (RANKS * suit) for cards in standings_of(others)]
            for others in range(1 << RANKS)
        ]
        for suit in range(SUITS)
    ]
)


def standing(held: Array, others: Array) -> list[Array]:
    """Which cards of hands have none above them among others of their suit, one, and below."""
    sets = STANDING[0].take(others & OF_SUIT, axis=0)
    sets |= STANDING[1].take((others >> RANKS) & OF_SUIT, axis=0)
    sets |= STANDING[2].take(others >> (2 * RANKS), axis=0)
    sets &= held[:, None]
    return [sets[:, place] for place in range(STANDINGS)]


def winning(rows: Array) -> Array:
    """The cards that beat the led one, where the trump comes first."""
    led = rows[LED_CARD]
    card = np.where(led == 0, NO_CARD, np.bitwise_count(led - 1))
    return rows[HELD] & WINNING[0][card]


def packed(words: list[Array], sizes: tuple[int, ...]) -> Array:
    """These words without gaps, as bytes: a row for each decision."""
    count = -(-sum(sizes) // WORD)
    full = np.zeros((count, len(words[0])), dtype=np.int64)
    offset = 0
    for word, size in zip(words, sizes):
        place, shift = divmod(offset, WORD)
        full[place] |= word << shift
        if shift + size > WORD:
            np.right_shift(word, WORD - shift, out=full[place + 1])
        offset += size
    return np.ascontiguousarray(full.T).view(np.uint8)


def known(rows: Array) -> Array:
    """What the seats know, packed."""
    held = rows[HELD]
    words = [*rows[:WORDS_TOLD], *standing(held, rows[UNSEEN] | rows[SHOWN]), winning(rows)]
    return packed(words, SIZES)


def truth(rows: Array) -> Array:
    """What the critic sees, packed."""
    held, hands = rows[HELD], rows[OTHERS_HAND]
    sets = [hands, winning(rows), *standing(held, hands), *standing(hands, held)]
    return packed([*rows[:WORDS_TOLD], *sets], SIZES_OF_TRUTH)


def halves(pack: Array) -> Array:
    """Inputs as numbers of sixteen bits, with zeros up to a whole word."""
    members = np.unpackbits(pack, axis=1, bitorder="little")
    numbers = np.multiply(members, ONE_AS_BFLOAT16, dtype=np.uint16)
    return torch.from_numpy(numbers).view(torch.bfloat16)


def floats(pack: Array, inputs: int) -> Array:
    """So many inputs as numbers of thirty-two bits."""
    members = np.unpackbits(pack, axis=1, bitorder="little", count=inputs)
    return torch.from_numpy(members).float()


def legal(rows: Array) -> Array:
    """Which choices there are: a row for each decision."""
    cards = rows[LEGAL]
    base = BASE_OF_ASKED[rows[ASKED_OF]]
    low = cards << base
    low[base == BURY] = 0
    high = np.where(base == SWAP, (cards >> (WORD - SWAP)) | (1 << (KEEP - WORD)), 0)
    high[base == BURY] = cards[base == BURY] << (BURY - WORD)
    both = np.stack([low, high], 1).view(np.uint8)
    return np.unpackbits(both, axis=1, bitorder="little", count=ACTIONS).view(bool)


# Exchanging the two suits that are not trump changes nothing.
OTHER_CARD: Final = np.concatenate(
    [np.arange(RANKS), np.arange(2 * RANKS, PACK), np.arange(RANKS, 2 * RANKS)]
)
OTHER_CHOICE: Final = np.concatenate([OTHER_CARD, SWAP + OTHER_CARD, [KEEP], BURY + OTHER_CARD])


def with_suits_exchanged(rows: Array) -> Array:
    """The same decisions with the two suits exchanged that are not trump."""
    turned = rows.copy()
    for words in (slice(0, WORDS_OF_CARDS), slice(OTHERS_HAND, LEGAL + 1)):
        cards = rows[words]
        second, third = (cards & SECOND_SUIT) << RANKS, (cards & THIRD_SUIT) >> RANKS
        turned[words] = (cards & FIRST_SUIT) | second | third
    return turned
