"""What is set aside is still looked through once in a while."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from pakl.server import collector


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def usual_pace() -> Iterator[None]:
    """The tests go on at Python's own pace."""
    pace = gc.get_threshold()
    yield
    gc.set_threshold(*pace)
    gc.unfreeze()


def test_a_knot_that_was_set_aside_is_found() -> None:
    knot = weakref.ref(Knot())
    gc.freeze()
    gc.collect()
    assert knot() is not None

    collector.collect()

    assert knot() is None


async def test_what_is_new_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "SET_ASIDE_SECONDS", 0.0)
    collecting = asyncio.create_task(collector.collect_seldom())
    await asyncio.sleep(0)
    knot = Knot()
    assert is_looked_at(knot)

    for _ in range(3):
        await asyncio.sleep(0)
    collecting.cancel()
    with suppress(asyncio.CancelledError):
        await collecting

    assert not is_looked_at(knot)


def is_looked_at(knot: Knot) -> bool:
    """Whether Python would look at it the next time it looks for cycles."""
    return any(thing is knot for thing in gc.get_objects())
