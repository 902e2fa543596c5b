"""When Python looks for cycles: seldom, and never in the middle of a move.

What a move makes goes as soon as nobody needs it; playing leaves no cycles behind. Python
does not know that, and looks again and again through whatever is new: that took a tenth
of the time of every move and, with thousands of tables, stopped all of them for a quarter
of a second. So what is new is set aside, which costs nothing, and all of it is looked
through once in a while for the little that requests leave behind.
"""

import asyncio
import gc
import time
from typing import Final

import structlog

SET_ASIDE_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 600.0
# So many new objects at once are not of tables that are played at.
MOST_NEW: Final = 100_000

log = structlog.get_logger("pakl.collector")


async def collect_seldom() -> None:
    """Takes the collector into its own hands, until it is cancelled."""
    loop = asyncio.get_running_loop()
    gc.enable()
    gc.set_threshold(MOST_NEW, *gc.get_threshold()[1:])
    collect()
    looked_at = loop.time()
    while True:
        await asyncio.sleep(SET_ASIDE_SECONDS)
        gc.freeze()
        if loop.time() - looked_at > LOOK_SECONDS:
            collect()
            looked_at = loop.time()


def collect() -> None:
    """Looks through everything, and says how long that took."""
    started = time.perf_counter()
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    log.info("collected", found=found, ms=round((time.perf_counter() - started) * 1_000))
