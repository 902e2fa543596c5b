"""The bus of a house of several processes, by Redis.

One connection hears, another speaks. What a process says it hears at once, and drops
the copy that comes back. While Redis is away nobody waits for it: a task tries again
and again, and tells when it is back that messages may have been missed.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pakl.adapters.faults import reason
from pakl.kernel.errors import Malformed
from pakl.play.ports import BusDown

PREFIX: Final = "pakl:"
SENDER_BYTES: Final = 8
MOST_WAITING: Final = 10_000
MOST_TOGETHER: Final = 500
CONNECT_SECONDS: Final = 2.0
SEND_SECONDS: Final = 1.0
SETTLE_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 1.0
MOST_BEATS_MISSED: Final = 2
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0

log = structlog.get_logger()

# What can happen to a connection.
LOST: Final = (RedisError, OSError, TimeoutError)


class RedisBus:
    """Keeps the promises of ``Bus`` with what Redis publishes."""

    is_shared = True

    def __init__(self, url: str) -> None:
        client = client_of(url)
        self._client = client
        self._sender = secrets.token_bytes(SENDER_BYTES)
        self._hearers: dict[str, Callable[[bytes], None]] = {}
        self._ears = Ears(client, self._sender.hex(), self._hear)
        self._voice = Voice(client)

    async def start(self) -> None:
        """Connects; if Redis is away the bus is down until it is there."""
        await self._ears.open()

    async def close(self) -> None:
        """Says what waits to be said, and lets go of Redis."""
        await self._voice.close()
        await self._ears.close()
        await self._client.aclose()

    def listen(self, topic: str, hear: Callable[[bytes], None]) -> None:
        self._hearers[topic] = hear
        self._ears.open_for(PREFIX + topic)

    def ignore(self, topic: str) -> None:
        if self._hearers.pop(topic, None) is not None:
            self._ears.shut_for(PREFIX + topic)

    async def settled(self) -> None:
        await self._ears.settled()

    async def publish(self, topic: str, message: bytes) -> None:
        hear = self._hearers.get(topic)
        if hear is not None:
            hear(message)
        if not self._ears.is_up:
            raise BusDown("Redis can't be reached now")
        try:
            await self._voice.say(PREFIX + topic, self._sender + message)
        except BusDown:
            self._ears.doubt()
            raise

    def is_up(self) -> bool:
        return self._ears.is_up

    def on_recovery(self, hear: Callable[[], None]) -> None:
        self._ears.recovery_hearers.append(hear)

    def _hear(self, channel: str, message: bytes) -> None:
        """Hands on what another process said."""
        hear = self._hearers.get(channel.removeprefix(PREFIX))
        if hear is None or message.startswith(self._sender):
            return
        try:
            hear(message[SENDER_BYTES:])
        except Exception:
            # A message that one table can't make sense of must not deafen the others.
            log.exception("message_not_understood", topic=channel)


class Ears:
    """The connection that hears, made again whenever it is lost."""

    def __init__(self, client: Redis, name: str, hear: Callable[[str, bytes], None]) -> None:
        self._client = client
        self._hear = hear
        # Asked for after all others: once it is confirmed, they are.
        self._last_channel = f"{PREFIX}process:{name}"
        self._wanted: set[str] = set()
        self._asked_for: set[str] = set()
        self._confirmed: set[str] = set()
        self._settling: dict[str, asyncio.Future[None]] = {}
        self._redis: PubSub | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._changing: asyncio.Task[None] | None = None
        self._has_tried = asyncio.Event()
        self._has_been_up = False
        self._is_doubted = False
        self.is_up = False
        self.recovery_hearers: list[Callable[[], None]] = []

    async def open(self) -> None:
        """Begins to hear, if Redis is there."""
        self._connecting = asyncio.create_task(self._stay_connected(), name="pakl-bus-ears")
        await self._has_tried.wait()

    async def close(self) -> None:
        """Hears nothing any more."""
        tasks = [task for task in (self._changing, self._connecting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def open_for(self, channel: str) -> None:
        """Wants to hear a channel from now on."""
        self._wanted.add(channel)
        if channel not in self._confirmed and channel not in self._settling:
            self._settling[channel] = asyncio.get_running_loop().create_future()
        self._change()

    def shut_for(self, channel: str) -> None:
        """Does not want to hear a channel any more."""
        self._wanted.discard(channel)
        self._settle(channel)
        self._change()

    def doubt(self) -> None:
        """Something was not said: the connection is made anew before it is trusted again."""
        self.is_up = False
        self._is_doubted = True

    async def settled(self) -> None:
        """Waits until all that is wanted now is heard, unless Redis is away."""
        waited_for = list(self._settling.values())
        if waited_for and self.is_up:
            await asyncio.wait(waited_for, timeout=SETTLE_SECONDS)

    # The connection

    async def _stay_connected(self) -> None:
        """Connects and hears, again and again."""
        pause = FIRST_PAUSE
        while True:
            redis = self._client.pubsub()
            try:
                await self._hear_all(redis)
            except Exception as error:  # noqa: BLE001  whatever it was, it is tried again
                self._note_loss(reason(error))
            else:
                self._note_loss("no answer in time")
            finally:
                pause = FIRST_PAUSE if self.is_up else min(2 * pause, LONGEST_PAUSE)
                self._lose()
                await redis.aclose()  # type: ignore[no-untyped-call]
            self._has_tried.set()
            await asyncio.sleep(pause)

    def _note_loss(self, why: str) -> None:
        """Notes that the connection is lost, once."""
        if self._redis is not None or not self._has_tried.is_set():
            log.warning("bus_down", reason=why)

    async def _hear_all(self, redis: PubSub) -> None:
        """Hears until the connection is lost.

        Raises:
            RedisError, OSError, TimeoutError: When it is.
        """
        wanted = set(self._wanted)
        async with asyncio.timeout(CONNECT_SECONDS):
            await redis.subscribe(*wanted, self._last_channel)
        self._asked_for = wanted
        self._redis = redis
        missed = 0
        while missed <= MOST_BEATS_MISSED and not self._is_doubted:
            said = await redis.get_message(timeout=BEAT_SECONDS)
            if said is not None:
                missed = 0
                self._take(said)
                continue
            missed += 1
            async with asyncio.timeout(BEAT_SECONDS):
                await redis.ping()

    def _take(self, said: dict[str, Any]) -> None:
        """Takes in what Redis says: a message, or that a channel is heard from now on."""
        if said["type"] == "message":
            self._hear(said["channel"].decode(), said["data"])
        elif said["type"] == "subscribe":
            channel = said["channel"].decode()
            self._confirmed.add(channel)
            self._settle(channel)
            if channel == self._last_channel:
                self._come_up()
        elif said["type"] == "unsubscribe":
            self._confirmed.discard(said["channel"].decode())

    def _come_up(self) -> None:
        """Everything is heard again."""
        self.is_up = True
        self._has_tried.set()
        self._change()
        if self._has_been_up:
            log.info("bus_up")
            for hear in self.recovery_hearers:
                hear()
        self._has_been_up = True

    def _lose(self) -> None:
        """Nothing is heard until there is a new connection."""
        self.is_up = False
        self._is_doubted = False
        self._redis = None
        self._confirmed.clear()
        for channel in list(self._settling):
            self._settle(channel)

    def _settle(self, channel: str) -> None:
        """Nobody waits for a channel any more."""
        settled = self._settling.pop(channel, None)
        if settled is not None and not settled.done():
            settled.set_result(None)

    # Changes of what is wanted

    def _change(self) -> None:
        """Lets a task tell Redis what is wanted, unless one does already."""
        if self._changing is None and self._redis is not None and self._wanted != self._asked_for:
            self._changing = asyncio.create_task(self._ask_for_changes(), name="pakl-bus-topics")

    async def _ask_for_changes(self) -> None:
        """Tells Redis what is wanted until it knows it all."""
        try:
            while (redis := self._redis) is not None and self._wanted != self._asked_for:
                new, old = self._wanted - self._asked_for, self._asked_for - self._wanted
                self._asked_for = set(self._wanted)
                async with asyncio.timeout(SEND_SECONDS):
                    if new:
                        await redis.subscribe(*new)
                    if old:
                        await redis.unsubscribe(*old)
        except LOST:
            self.doubt()
        finally:
            self._changing = None


class Sending:
    """A message on its way, and the future of who sends it."""

    def __init__(self, channel: str, message: bytes, sent: asyncio.Future[None]) -> None:
        self.channel = channel
        self.message = message
        self.sent = sent

    def tell(self, failure: BusDown | None) -> None:
        """Tells the sender, if it still waits."""
        if self.sent.done():
            return
        if failure is None:
            self.sent.set_result(None)
        else:
            self.sent.set_exception(failure)


class Voice:
    """The connection that speaks: what waits is said in one go."""

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._waiting: deque[Sending] = deque()
        self._speaking: asyncio.Task[None] | None = None

    async def say(self, channel: str, message: bytes) -> None:
        """Says something on a channel, and waits until it is said.

        Raises:
            BusDown: If it can't be said now.
        """
        if len(self._waiting) >= MOST_WAITING:
            raise BusDown("too many messages wait for Redis already")
        sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Sending(channel, message, sent))
        if self._speaking is None:
            self._speaking = asyncio.create_task(self._speak(), name="pakl-bus-voice")
        await sent

    async def close(self) -> None:
        """Waits until everything is said."""
        if self._speaking is not None:
            await self._speaking

    async def _speak(self) -> None:
        """Says everything that waits."""
        while self._waiting:
            most = min(len(self._waiting), MOST_TOGETHER)
            group = [self._waiting.popleft() for _ in range(most)]
            failure = await self._say_together(group)
            for sending in group:
                sending.tell(None if failure is None else BusDown(failure))
        self._speaking = None

    async def _say_together(self, group: list[Sending]) -> str | None:
        """Says several messages; answers what went wrong, if anything."""
        try:
            async with (
                asyncio.timeout(SEND_SECONDS),
                self._client.pipeline(transaction=False) as sendings,
            ):
                for sending in group:
                    sendings.publish(sending.channel, sending.message)
                await sendings.execute()
        except LOST as error:
            return f"Redis can't be reached now: {reason(error)}"
        return None


def client_of(url: str) -> Redis:
    """The client of a Redis; it tries once, for trying again is the bus's business.

    Raises:
        Malformed: If the URL can't be used.
    """
    try:
        return Redis.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=CONNECT_SECONDS,
            socket_timeout=CONNECT_SECONDS,
            max_connections=4,
        )
    except ValueError as error:
        raise Malformed(f"the Redis URL can't be used: {reason(error)}") from error
