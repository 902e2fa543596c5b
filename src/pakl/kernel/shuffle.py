"""Shuffles that nobody can bend and anybody can check.

Before the first card is dealt the house publishes a commitment to its secret;
every player adds a salt; all shuffles of the match follow from both. The secret
is published when the match is over. ``docs/reference/shuffle.md`` specifies the
algorithm to the byte, with test vectors.
"""

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from pakl.kernel.dice import Dice
from pakl.kernel.errors import Malformed

SECRET_BYTES: Final = 32
MOST_SALT_BYTES: Final = 64
LENGTH_BYTES: Final = 4
NUMBER_BYTES: Final = 8
WORD_BYTES: Final = 4
WORDS: Final = 2**32

COMMITMENT_TAG: Final = b"pakl/commitment/1"
SEED_TAG: Final = b"pakl/seed/1"
BLOCK_TAG: Final = b"pakl/block/1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Whoever shuffles: answers, each time it is asked, with a permutation."""

    def permutation(self, size: int) -> list[int]:
        """The numbers 0 to size - 1 in the order of the next shuffle."""
        raise NotImplementedError


class FairDealer(Dealer):
    """Shuffles that follow from the house's secret and the players' salts."""

    def __init__(self, secret: bytes, salts: list[bytes]) -> None:
        self.seed = seed_of(secret, salts)
        self.shuffles = 0

    def permutation(self, size: int) -> list[int]:
        order = permutation_of(self.seed, self.shuffles, size)
        self.shuffles += 1
        return order


class SeededDealer(Dealer):
    """Shuffles that a seed repeats, for tests and studies; not for a table."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def permutation(self, size: int) -> list[int]:
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            chosen = int(self.dice.below(last + 1))
            order[last], order[chosen] = order[chosen], order[last]
        return order


def commitment_to(secret: bytes) -> str:
    """What the house publishes before the deal; it can't change its secret afterwards."""
    return hashlib.sha256(COMMITMENT_TAG + checked_secret(secret)).hexdigest()


def seed_of(secret: bytes, salts: list[bytes]) -> bytes:
    """The seed of a match: the secret and every seat's salt, each with its length."""
    text = SEED_TAG + checked_secret(secret)
    for salt in salts:
        if len(salt) > MOST_SALT_BYTES:
            raise Malformed(f"a salt has at most {MOST_SALT_BYTES} bytes")
        text += len(salt).to_bytes(LENGTH_BYTES, "big") + salt
    return hashlib.sha256(text).digest()


def checked_secret(secret: bytes) -> bytes:
    """The secret, if it is one."""
    if len(secret) != SECRET_BYTES:
        raise Malformed(f"a secret has {SECRET_BYTES} bytes")
    return secret


class Words:
    """The endless row of 32-bit numbers that belongs to one shuffle of a match."""

    def __init__(self, seed: bytes, shuffle: int) -> None:
        self.prefix = BLOCK_TAG + seed + shuffle.to_bytes(NUMBER_BYTES, "big")
        self.blocks = 0
        self.block = b""

    def word(self) -> int:
        """The next number."""
        if not self.block:
            self.block = hashlib.sha256(
                self.prefix + self.blocks.to_bytes(NUMBER_BYTES, "big")
            ).digest()
            self.blocks += 1
        word = int.from_bytes(self.block[:WORD_BYTES], "big")
        self.block = self.block[WORD_BYTES:]
        return word

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; words that would favour some are passed over."""
        fair = WORDS - WORDS % limit
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % limit


def permutation_of(seed: bytes, shuffle: int, size: int) -> list[int]:
    """The permutation of the match's shuffle of this number, from 0."""
    words = Words(seed, shuffle)
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        chosen = words.below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order
