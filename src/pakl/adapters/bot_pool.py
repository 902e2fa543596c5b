"""The house's bots, in processes of their own: one that hangs or dies is replaced."""

import asyncio
import os
import socket
import subprocess
import sys
from collections import deque
from typing import Final, cast

import structlog

from pakl.adapters.bot_worker import (
    LENGTH_BYTES,
    Answered,
    Asked,
    answered_of,
    framed,
    function_named,
)
from pakl.play.ports import Advice, BotDied, Question

log = structlog.get_logger()

MOST_WAITING: Final = 10_000
START_SECONDS: Final = 60.0
GRACE_SECONDS: Final = 1.0
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0


class Worker(asyncio.Protocol):
    """One process that answers one question at a time, and the line to it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._line: asyncio.Transport | None = None
        self._heard = bytearray()
        # The first answer says that the worker is ready.
        self._answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self.gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports keep that promise without inheriting it.
        self._line = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        end = LENGTH_BYTES + int.from_bytes(self._heard[:LENGTH_BYTES])
        if len(self._heard) < max(end, LENGTH_BYTES + 1):
            return
        body = bytes(self._heard[LENGTH_BYTES:end])
        self._heard.clear()
        if not self._answer.done():
            self._answer.set_result(answered_of(body))

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()
        if not self._answer.done():
            self._answer.set_exception(BotDied("the bot's worker is gone"))

    async def is_ready(self) -> bool:
        """Whether the worker has begun to work, after waiting for that."""
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._answer
        except (TimeoutError, BotDied):
            return False
        return True

    async def ask(self, asked: Asked) -> Answered:
        """The answer to a question.

        Raises:
            BotDied: If the process is gone.
        """
        if self._line is None or self.gone.is_set():
            raise BotDied("the bot's worker is gone")
        self._answer = asyncio.get_running_loop().create_future()
        self._line.write(framed(asked))
        return await self._answer

    def kill(self) -> None:
        """Ends the process now."""
        self._process.kill()

    async def end(self) -> None:
        """Lets the process end by itself, or ends it if it does not."""
        if self._line is not None:
            self._line.close()
        try:
            async with asyncio.timeout(GRACE_SECONDS):
                await asyncio.to_thread(self._process.wait)
        except TimeoutError:
            self.kill()
            await asyncio.to_thread(self._process.wait)


async def hired(choose: str, advise: str) -> Worker:
    """A new worker, on its way."""
    ours, theirs = socket.socketpair()
    # The same path finds the same build of the package.
    path = os.pathsep.join(folder for folder in sys.path if folder)
    with theirs:
        process = subprocess.Popen(  # noqa: S603, ASYNC220  our own program, and it does not wait
            [sys.executable, "-P", "-m", "pakl.adapters.bot_worker", choose, advise],
            stdin=theirs.fileno(),
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
    worker = Worker(process)
    await asyncio.get_running_loop().create_connection(lambda: worker, sock=ours)
    return worker


class BotPool:
    """Keeps the promises of ``Bots`` with a number of worker processes.

    ``choose``, ``advise`` and ``levels`` name functions as ``package.module:function``; the
    first two run in the workers, the last here. A question has ``timeout`` seconds.
    """

    def __init__(
        self, *, choose: str, advise: str, levels: str, workers: int, timeout: float
    ) -> None:
        self._choose = choose
        self._advise = advise
        self._levels = function_named(levels)
        self._workers = workers
        self._timeout = timeout
        self._keepers: list[asyncio.Task[None]] = []
        self._free: list[Worker] = []
        self._waiting: deque[asyncio.Future[Worker]] = deque()

    async def start(self) -> None:
        """Hires the workers; who asks before they are ready waits."""
        for number in range(self._workers):
            keeper = asyncio.create_task(self._keep_a_worker(), name=f"pakl-bots-{number}")
            self._keepers.append(keeper)

    async def close(self) -> None:
        """Dismisses the workers; questions under way get no answer."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        self._keepers.clear()
        for promised in self._waiting:
            if not promised.done():
                promised.set_exception(BotDied("the house is closing"))

    def levels(self, game: str) -> list[str]:
        found: list[str] = self._levels(game)
        return found

    async def choose(self, question: Question) -> str:
        return (await self._ask(question, is_for_advice=False)).action

    async def advise(self, question: Question) -> Advice:
        advice = (await self._ask(question, is_for_advice=True)).advice
        if advice is None:
            raise BotDied("the bot has no advice")
        return advice

    async def _ask(self, question: Question, *, is_for_advice: bool) -> Answered:
        """What a worker answers.

        Raises:
            BotDied: If it does not.
        """
        worker = await self._take_a_worker()
        asked = Asked(self._timeout + GRACE_SECONDS, question, is_for_advice)
        try:
            async with asyncio.timeout(self._timeout):
                answered = await worker.ask(asked)
        except TimeoutError as error:
            worker.kill()
            raise BotDied(f"the bot did not answer within {self._timeout} s") from error
        except BaseException:
            # Else its answer would be taken for the next question's.
            worker.kill()
            raise
        self._offer(worker)
        for note in answered.notes:
            log.warning("bot_says", note=note)
        if answered.error:
            raise BotDied(f"the bot failed: {answered.error}")
        return answered

    async def _keep_a_worker(self) -> None:
        """Sees to it that there is a worker, as long as the house is open."""
        pause = FIRST_PAUSE
        while True:
            try:
                worker = await hired(self._choose, self._advise)
            except OSError:
                pause = LONGEST_PAUSE
            else:
                if await self._employ(worker):
                    pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _employ(self, worker: Worker) -> bool:
        """Lets a worker work until it is gone; answers whether it ever worked."""
        try:
            if not await worker.is_ready():
                log.error("bot_worker_does_not_start")
                return False
            self._offer(worker)
            await worker.gone.wait()
            log.warning("bot_worker_gone")
            return True
        finally:
            if worker in self._free:
                self._free.remove(worker)
            await worker.end()

    async def _take_a_worker(self) -> Worker:
        """A worker that is free, after waiting for one.

        Raises:
            BotDied: If there is none in time.
        """
        if self._free:
            return self._free.pop()
        if len(self._waiting) >= MOST_WAITING:
            raise BotDied("too many questions wait for a bot already")
        promised: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(promised)
        try:
            async with asyncio.timeout(START_SECONDS):
                return await promised
        except TimeoutError as error:
            raise BotDied("no bot was free in time") from error
        finally:
            if promised.cancelled():
                self._waiting.remove(promised)

    def _offer(self, worker: Worker) -> None:
        """Gives a free worker to who waits longest, or keeps it at hand."""
        if worker.gone.is_set():
            return
        while self._waiting:
            promised = self._waiting.popleft()
            if not promised.done():
                promised.set_result(worker)
                return
        self._free.append(worker)
