"""Dealing: who shuffles at a table, and what makes the shuffles checkable afterwards."""

import secrets
from dataclasses import dataclass
from typing import Final

from pakl.kernel.dice import Dice
from pakl.kernel.match import Match
from pakl.kernel.record import Fairness, Record, record_of
from pakl.kernel.shuffle import SECRET_BYTES, Dealer, FairDealer, SeededDealer, commitment_to

SALT_BYTES: Final = 16
DICE_BITS: Final = 48


@dataclass
class Dealing:
    """The dealer of a match, the dice of its bots, and the seal on its shuffles."""

    dealer: Dealer
    dice: Dice
    fairness: Fairness | None

    def record(self, match: Match, names: list[str]) -> Record:
        """The record of a match as it stands; its secret is published when it is over."""
        fairness = self.fairness
        if fairness is not None and not match.is_over():
            fairness = Fairness(fairness.commitment, fairness.salts, b"")
        return record_of(match, names, fairness)


def fair_dealing(seats: int) -> Dealing:
    """Shuffles from a fresh secret, and a fresh salt for every seat."""
    secret = secrets.token_bytes(SECRET_BYTES)
    salts = [secrets.token_bytes(SALT_BYTES) for _ in range(seats)]
    return Dealing(
        FairDealer(secret, salts),
        Dice(secrets.randbits(DICE_BITS)),
        Fairness(commitment_to(secret), salts, secret),
    )


def seeded_dealing(seed: int) -> Dealing:
    """The same shuffles and bots whenever the seed is the same; nothing to verify."""
    return Dealing(SeededDealer(seed), Dice(seed), None)
