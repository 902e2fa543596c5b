"""The bus of a house that is one process."""

from collections.abc import Callable


class MemoryBus:
    """Keeps the promises of ``Bus`` where there are no other processes."""

    is_shared = False

    def __init__(self) -> None:
        self._hearers: dict[str, Callable[[bytes], None]] = {}

    async def start(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """Nothing is heard any more."""
        self._hearers.clear()

    def listen(self, topic: str, hear: Callable[[bytes], None]) -> None:
        self._hearers[topic] = hear

    def ignore(self, topic: str) -> None:
        self._hearers.pop(topic, None)

    async def settled(self) -> None:
        """Everything that is listened to is heard at once."""

    async def publish(self, topic: str, message: bytes) -> None:
        hear = self._hearers.get(topic)
        if hear is not None:
            hear(message)

    def is_up(self) -> bool:
        return True

    def on_recovery(self, hear: Callable[[], None]) -> None:
        """Nothing is ever lost here."""
