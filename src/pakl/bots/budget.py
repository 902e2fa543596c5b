"""What a bot may spend on one decision, and how spending is measured."""

import time
from dataclasses import dataclass
from typing import Final

from pakl.kernel.errors import Malformed

TOLERANCE: Final = 1.5
"""A decision that costs more than this many times its budget is counted as over it."""


@dataclass(frozen=True)
class Budget:
    """So many iterations, or so many seconds of the processor; the other one is 0.

    Iterations make a decision repeatable to the bit. What an iteration is says the bot; one
    that does not search needs none.
    """

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.iterations < 0 or self.seconds < 0 or bool(self.iterations) == bool(self.seconds):
            raise Malformed("a budget is either iterations or seconds, and more than none")

    def is_overspent(self, iterations: int, seconds: float) -> bool:
        """Whether a decision that took so much was clearly over the budget."""
        if self.iterations:
            return iterations > TOLERANCE * self.iterations
        return seconds > TOLERANCE * self.seconds

    def words(self) -> str:
        """The budget as people write it: ``500`` iterations, ``0.1s``."""
        return str(self.iterations) if self.iterations else f"{self.seconds:g}s"


def budget_of(words: str) -> Budget:
    """The budget that was written so.

    Raises:
        Malformed: If it is none.
    """
    try:
        if words.endswith("s"):
            return Budget(seconds=float(words[:-1]))
        return Budget(iterations=int(words))
    except ValueError:
        raise Malformed(
            f"a budget is written as iterations or as seconds, such as 500 or 0.1s, not {words!r}"
        ) from None


def cpu_seconds() -> float:
    """The time that the processor gave this thread so far; other people's work does not count."""
    return time.thread_time()
