"""Crews: who plays the deal groups of a trial. The results are the same whoever does.

A crew answers them in the order of their numbers, so that even a sequential test ends at
the same group with one worker or with many.
"""

import gc
import importlib
import multiprocessing
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from pakl.arena.machine import engine_digest
from pakl.arena.trial import GroupResult, Trial, play_group
from pakl.games import all_games
from pakl.kernel.errors import Malformed

SECONDS_A_BATCH: Final = 1.0
SECONDS_TO_ANSWER: Final = 5
BATCHES_AHEAD: Final = 2
"""How many batches wait for each worker, so that none is idle."""

# Libraries that would start threads of their own in every worker.
ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

Handed = TypeVar("Handed")


@dataclass(frozen=True)
class Batch:
    """Some deal groups, played, how long the processor took, and by which sources."""

    results: list[GroupResult]
    seconds: float
    engine: str


class Crew(Protocol):
    """Whoever plays."""

    def results(self, trial: Trial, numbers: range) -> Iterator[GroupResult]:
        """Plays these deal groups and answers them in order."""


def get_ready() -> None:
    """Loads all games; they stay, and looking there for garbage would be counted as thinking."""
    all_games()
    gc.freeze()


def play_batch(trial: Trial, numbers: range) -> Batch:
    """Plays some deal groups."""
    started = time.process_time()
    results = [play_group(trial, number) for number in numbers]
    return Batch(results, time.process_time() - started, engine_digest())


class Solo:
    """This process alone."""

    def results(self, trial: Trial, numbers: range) -> Iterator[GroupResult]:
        for number in numbers:
            yield play_group(trial, number)


class Processes:
    """So many processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self.pool = pool
        self.workers = workers

    def results(self, trial: Trial, numbers: range) -> Iterator[GroupResult]:
        def hand_out(part: range) -> "Future[Batch]":
            return self.pool.submit(play_batch, trial, part)

        def take_back(future: "Future[Batch]") -> Batch:
            return future.result()

        return in_order(numbers, hand_out, take_back, at_once=BATCHES_AHEAD * self.workers)


class RayCluster:
    """The machines of a Ray cluster; each must have this version of Pakl installed."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.play = ray.remote(play_batch)

    def results(self, trial: Trial, numbers: range) -> Iterator[GroupResult]:
        def hand_out(part: range) -> Any:
            return self.play.remote(trial, part)

        def take_back(handed: Any) -> Batch:
            batch: Batch = self.ray.get(handed)
            if batch.engine != engine_digest():
                raise Malformed("a machine of the cluster has another version of Pakl")
            return batch

        workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return in_order(numbers, hand_out, take_back, at_once=BATCHES_AHEAD * workers)


def in_order(
    numbers: range,
    hand_out: Callable[[range], Handed],
    take_back: Callable[[Handed], Batch],
    at_once: int,
) -> Iterator[GroupResult]:
    """Hands the groups out in batches of about a second and answers them in order."""
    waiting: deque[Handed] = deque()
    size = 1
    first = numbers.start
    while first < numbers.stop or waiting:
        while first < numbers.stop and len(waiting) < at_once:
            left = numbers.stop - first
            part = range(first, first + max(1, min(size, left // at_once)))
            waiting.append(hand_out(part))
            first = part.stop
        batch = take_back(waiting.popleft())
        each = batch.seconds / len(batch.results)
        size = max(1, int(SECONDS_A_BATCH / max(each, 1e-6)))
        yield from batch.results


@contextmanager
def crew_of(workers: int, ray_address: str) -> Iterator[Crew]:
    """A crew for as long as it is needed.

    Raises:
        Malformed: If there is no such crew.
    """
    if ray_address:
        with ray_cluster(ray_address) as cluster:
            yield cluster
        return
    if workers < 1:
        raise Malformed("somebody must play: there is at least one worker")
    if workers == 1:
        yield Solo()
        return
    for variable in ONE_THREAD:
        os.environ.setdefault(variable, "1")
    # Fresh processes: a copy of one with threads may hang, and Python warns of it.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=get_ready)
    try:
        yield Processes(pool, workers)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def ray_cluster(address: str) -> Iterator[RayCluster]:
    """A Ray cluster, or with ``local`` one of this machine's own, for as long as it is needed.

    Raises:
        Malformed: If Ray is not installed, or no cluster answers there.
    """
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise Malformed(
            "a cluster needs Ray, which is not installed: pip install 'pakl[ray]'"
        ) from None
    check_reachable(address)
    try:
        ray.init(address=address, include_dashboard=False, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Malformed(f"no Ray cluster answers at {address}: {error}") from None
    try:
        yield RayCluster(ray)
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Refuses an address where nobody answers; Ray itself would go on trying for ever.

    Raises:
        Malformed: If nobody does.
    """
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if not sign:
        return  # a word of Ray's own, such as local or auto
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError) as error:
        raise Malformed(f"no Ray cluster answers at {address}: {error}") from None
