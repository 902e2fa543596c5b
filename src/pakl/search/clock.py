"""How long a search may go on: so many iterations, or so much of the processor's time."""

import time
from typing import final

from mypy_extensions import i64


@final
class Clock:
    """Counts iterations; one of the two limits is 0 and does not count."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.most: i64 = iterations
        self.seconds = seconds
        self.done: i64 = 0
        self.begun = time.thread_time()

    def spent(self) -> float:
        """The part of the limit that is used up; 1 or more when it is time to stop."""
        if self.most:
            return float(self.done) / float(self.most)
        return (time.thread_time() - self.begun) / self.seconds

    def left(self) -> float:
        """How many iterations there is time for yet, if they take as long as those before."""
        if self.most:
            return float(self.most - self.done)
        used = time.thread_time() - self.begun
        return float(self.done) * max(0.0, self.seconds / used - 1.0)
