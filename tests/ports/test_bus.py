"""What every bus promises: in one process, and by Redis between several."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from pakl.adapters.bus import MemoryBus
from pakl.adapters.redis_bus import RedisBus
from pakl.kernel.errors import Malformed
from pakl.play.ports import Bus, BusDown
from tests.services.redis import Redis
from tests.services.waiting import until


@pytest.fixture(params=["memory", "redis"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    bus: MemoryBus | RedisBus = MemoryBus()
    if request.param == "redis":
        bus = RedisBus(request.getfixturevalue("redis").url)
    await bus.start()
    yield bus
    await bus.close()


@pytest.fixture
async def buses(redis: Redis) -> AsyncIterator[tuple[RedisBus, RedisBus]]:
    """The buses of two processes."""
    here, there = RedisBus(redis.url), RedisBus(redis.url)
    await asyncio.gather(here.start(), there.start())
    yield here, there
    await asyncio.gather(here.close(), there.close())


async def test_ones_own_messages_are_heard_before_publishing_is_done(bus: Bus) -> None:
    heard: list[bytes] = []
    bus.listen("t", heard.append)
    publishing = asyncio.create_task(bus.publish("t", b"one"))
    await asyncio.sleep(0)

    assert [b"one"] == heard
    await publishing


async def test_ones_own_messages_are_heard_once(bus: Bus) -> None:
    heard: list[bytes] = []
    bus.listen("t", heard.append)
    await bus.settled()
    for number in range(20):
        await bus.publish("t", bytes([number]))
    await asyncio.sleep(0.1)

    assert [bytes([number]) for number in range(20)] == heard


async def test_only_what_is_listened_to_is_heard(bus: Bus) -> None:
    heard: list[bytes] = []
    bus.listen("t", heard.append)
    bus.listen("u", heard.append)
    bus.ignore("u")
    bus.ignore("never listened to")
    for topic in ("t", "u", "v"):
        await bus.publish(topic, topic.encode())

    assert [b"t"] == heard


async def test_a_bus_that_works_is_up(bus: Bus) -> None:
    assert bus.is_up()


async def test_another_process_hears_what_is_said(buses: tuple[RedisBus, RedisBus]) -> None:
    here, there = buses
    heard: list[bytes] = []
    there.listen("t", heard.append)
    await there.settled()
    message = bytes(range(256)) * 1_000
    await here.publish("t", message)

    await until(lambda: bool(heard))
    assert [message] == heard


async def test_messages_come_in_the_order_they_were_said(buses: tuple[RedisBus, RedisBus]) -> None:
    here, there = buses
    heard: list[bytes] = []
    there.listen("t", heard.append)
    await there.settled()
    said = [str(number).encode() for number in range(1_000)]
    await asyncio.gather(*[here.publish("t", message) for message in said])

    await until(lambda: len(heard) == len(said))
    assert said == heard


async def test_once_settled_no_message_is_missed(buses: tuple[RedisBus, RedisBus]) -> None:
    here, there = buses
    heard: list[bytes] = []
    for number in range(200):
        there.listen(f"t{number}", heard.append)
        await there.settled()
        await here.publish(f"t{number}", b"now")

    await until(lambda: len(heard) == 200)


async def test_what_is_ignored_is_not_heard_and_may_be_listened_to_again(
    buses: tuple[RedisBus, RedisBus],
) -> None:
    here, there = buses
    heard: list[bytes] = []
    there.listen("t", heard.append)
    there.ignore("t")
    await here.publish("t", b"unheard")
    there.listen("t", heard.append)
    there.listen("marker", heard.append)
    await there.settled()
    await here.publish("t", b"heard")

    await until(lambda: bool(heard))
    assert [b"heard"] == heard


async def test_a_hearer_that_fails_does_not_deafen_the_others(
    buses: tuple[RedisBus, RedisBus],
) -> None:
    def fail(message: bytes) -> None:
        raise ValueError(message)

    here, there = buses
    heard: list[bytes] = []
    there.listen("t", fail)
    there.listen("u", heard.append)
    await there.settled()
    await here.publish("t", b"nonsense")
    await here.publish("u", b"sense")

    await until(lambda: bool(heard))
    assert [b"sense"] == heard
    assert there.is_up()


async def test_a_redis_that_is_gone_is_noticed_and_come_back_to(
    redis: Redis, buses: tuple[RedisBus, RedisBus]
) -> None:
    here, there = buses
    heard_here: list[bytes] = []
    heard_there: list[bytes] = []
    recovered: list[str] = []
    here.listen("t", heard_here.append)
    there.listen("t", heard_there.append)
    there.on_recovery(lambda: recovered.append("there"))
    await there.settled()

    redis.crash()
    await until(lambda: not here.is_up() and not there.is_up())
    began = time.monotonic()
    with pytest.raises(BusDown):
        await here.publish("t", b"lost")
    assert time.monotonic() - began < 0.5
    assert [b"lost"] == heard_here
    assert [] == recovered

    there.listen("u", heard_there.append)
    redis.start()
    await until(lambda: here.is_up() and there.is_up())
    assert ["there"] == recovered
    await here.publish("t", b"again")
    await here.publish("u", b"new")
    await until(lambda: len(heard_there) == 2)
    assert [b"again", b"new"] == heard_there


async def test_a_redis_that_stands_still_is_noticed_within_seconds(
    redis: Redis, buses: tuple[RedisBus, RedisBus]
) -> None:
    here, there = buses
    heard: list[bytes] = []
    there.listen("t", heard.append)
    await there.settled()

    redis.freeze()
    began = time.monotonic()
    with pytest.raises(BusDown):
        await here.publish("t", b"one")
    with pytest.raises(BusDown):
        await here.publish("t", b"two")
    assert time.monotonic() - began < 5
    await until(lambda: not there.is_up())

    redis.thaw()
    await until(lambda: here.is_up() and there.is_up())
    await here.publish("t", b"three")
    await until(lambda: b"three" in heard)


async def test_a_bus_starts_without_redis_and_comes_up_with_it(redis: Redis) -> None:
    redis.stop()
    bus = RedisBus(redis.url)
    await bus.start()
    assert not bus.is_up()
    redis.start()
    await until(bus.is_up)
    await bus.close()


def test_a_url_that_is_none_is_refused() -> None:
    with pytest.raises(Malformed, match="the Redis URL can't be used"):
        RedisBus("http://example.org")
