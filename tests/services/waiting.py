"""Waiting in tests: for something to be so, never for a time to pass."""

import asyncio
import time
from collections.abc import Callable

PAUSE_SECONDS = 0.01


async def until(is_so: Callable[[], bool], seconds: float = 10.0) -> None:
    """Waits until something is so; if it never is, the test fails."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"it is still not so after {seconds} s"
        await asyncio.sleep(PAUSE_SECONDS)
