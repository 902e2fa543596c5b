"""What the pool of bots promises, with real processes."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
import structlog

from pakl.adapters.bot_pool import BotPool
from pakl.games import find_game
from pakl.kernel.sheet import Sheet
from pakl.play.entries import TableId
from pakl.play.ports import BotDied, Question
from tests.bots.following import Followed
from tests.services.programs import run_python
from tests.services.waiting import until

BAD_BOTS = """
import os, time

def levels(game_id):
    return ["random"]

def choose(question, dice):
    first = question.legal[0]
    if first == "hang":
        time.sleep(3600)
    if first == "die":
        os._exit(1)
    if first == "fail":
        raise ValueError("no idea")
    if first == "print":
        print("thinking aloud")
    if first == "pid":
        return str(os.getpid())
    return first
"""


def question(*legal: str, may_wait: bool = False) -> Question:
    return Question(
        table=TableId("t"),
        version=1,
        sheet="maumau",
        seats=2,
        seat=0,
        level="random",
        view=b"{}",
        told=[b"{}", bytes(range(256))],
        legal=list(legal),
        may_wait=may_wait,
    )


def question_in(game: str, steps: int) -> Question:
    """What a seat is asked that has a choice, after so many steps of a match."""
    questions = list(Followed(Sheet(find_game(game), 2), Random(3)).go(steps))
    return next(one for one in reversed(questions) if len(one.legal) > 2)


@pytest.fixture
async def bots() -> AsyncIterator[BotPool]:
    """The bots of the house."""
    pool = BotPool(
        choose="pakl.bots.answering:choose",
        advise="pakl.bots.hints:advise",
        levels="pakl.bots.levels:levels",
        workers=2,
        timeout=10,
    )
    await pool.start()
    yield pool
    await pool.close()


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module whose bots hang, die and fail when they are told to."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    return "bad_bots"


def pool_of(module: str, workers: int, timeout: float) -> BotPool:
    """A pool of the bots of a module."""
    return BotPool(
        choose=f"{module}:choose",
        advise=f"{module}:choose",
        levels=f"{module}:levels",
        workers=workers,
        timeout=timeout,
    )


@pytest.fixture
async def pool(bad_bots: str) -> AsyncIterator[BotPool]:
    """A pool of one such bot."""
    pool = pool_of(bad_bots, workers=1, timeout=1.0)
    await pool.start()
    yield pool
    await pool.close()


async def pid_of(pool: BotPool) -> int:
    return int(await pool.choose(question("pid")))


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
    except FileNotFoundError:
        return False
    return state != "Z"


async def test_every_game_has_five_levels_and_old_tables_their_bot(bots: BotPool) -> None:
    assert ["beginner", "casual", "good", "strong", "expert"] == bots.levels("fox")
    assert "draw" == await bots.choose(question("draw"))


async def test_a_bot_that_lost_the_thread_plays_anything_and_the_house_is_told(
    bots: BotPool,
) -> None:
    question = question_in("fox", steps=7)
    lost = msgspec.structs.replace(question, level="good", told=question.told[:1])

    with structlog.testing.capture_logs() as said:
        chosen = await bots.choose(lost)

    assert chosen in lost.legal
    assert [f"seat {lost.seat} of table {lost.table} can't be followed"] == [
        line["note"] for line in said if line["event"] == "bot_says"
    ]


async def test_bots_of_all_levels_answer_what_they_are_asked(bots: BotPool) -> None:
    question = question_in("maumau", steps=9)

    for level in bots.levels("maumau"):
        chosen = await bots.choose(msgspec.structs.replace(question, level=level))
        assert chosen in question.legal


async def test_who_wants_advice_gets_the_best_moves_with_their_chances(bots: BotPool) -> None:
    question = question_in("fox", steps=7)

    advice = await bots.advise(question)

    assert 1 <= len(advice.moves) <= 3
    assert {move.action for move in advice.moves} <= set(question.legal)
    chances = [move.chance for move in advice.moves]
    assert sorted(chances, reverse=True) == chances


async def test_a_bot_chooses_every_legal_action_and_no_other(bots: BotPool) -> None:
    chosen = [await bots.choose(question("play 8H", "play 7C", "draw")) for _ in range(100)]

    assert {"play 8H", "play 7C", "draw"} == set(chosen)


async def test_a_bot_that_may_wait_sometimes_does(bots: BotPool) -> None:
    chosen = [await bots.choose(question("catch", may_wait=True)) for _ in range(60)]

    assert {"catch", ""} == set(chosen)


async def test_many_questions_at_once_get_their_own_answers(pool: BotPool) -> None:
    legal = [f"action {number}" for number in range(300)]

    assert legal == await asyncio.gather(*[pool.choose(question(one)) for one in legal])


async def test_a_bot_that_hangs_is_replaced(pool: BotPool) -> None:
    pid = await pid_of(pool)
    began = time.monotonic()
    with pytest.raises(BotDied, match=r"did not answer within 1\.0 s"):
        await pool.choose(question("hang"))
    assert time.monotonic() - began < 3

    assert pid != await pid_of(pool)
    assert not is_running(pid)


async def test_a_bot_that_dies_is_replaced(pool: BotPool) -> None:
    with pytest.raises(BotDied, match="gone"):
        await pool.choose(question("die"))

    assert "draw" == await pool.choose(question("draw"))


async def test_a_worker_that_is_killed_while_it_thinks_costs_one_question(pool: BotPool) -> None:
    pid = await pid_of(pool)
    asking = asyncio.create_task(pool.choose(question("hang")))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)

    with pytest.raises(BotDied, match="gone"):
        await asking
    assert "draw" == await pool.choose(question("draw"))


async def test_a_worker_that_is_killed_at_rest_costs_nothing(pool: BotPool) -> None:
    pid = await pid_of(pool)
    os.kill(pid, signal.SIGKILL)
    await until(lambda: not is_running(pid))
    await asyncio.sleep(0.05)

    assert "draw" == await pool.choose(question("draw"))


async def test_a_bot_that_fails_says_why_and_goes_on(pool: BotPool) -> None:
    pid = await pid_of(pool)
    with pytest.raises(BotDied, match="the bot failed: ValueError: no idea"):
        await pool.choose(question("fail"))

    assert pid == await pid_of(pool)


async def test_what_a_bot_prints_is_no_answer(pool: BotPool) -> None:
    assert "print" == await pool.choose(question("print"))


async def test_an_answer_nobody_waits_for_is_not_given_to_another(pool: BotPool) -> None:
    await pid_of(pool)
    asking = asyncio.create_task(pool.choose(question("hang")))
    await asyncio.sleep(0.1)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking

    assert "draw" == await pool.choose(question("draw"))


async def test_workers_don_t_end_by_a_signal_to_all_processes_of_the_house(pool: BotPool) -> None:
    pid = await pid_of(pool)
    os.kill(pid, signal.SIGINT)
    os.kill(pid, signal.SIGTERM)

    assert pid == await pid_of(pool)


async def test_a_pool_that_closes_leaves_no_process(bad_bots: str) -> None:
    pool = pool_of(bad_bots, workers=1, timeout=5.0)
    await pool.start()
    pid = await pid_of(pool)
    hanging = asyncio.create_task(pool.choose(question("hang")))
    waiting = asyncio.create_task(pool.choose(question("draw")))
    await asyncio.sleep(0.1)
    await pool.close()

    assert not is_running(pid)
    for task in (hanging, waiting):
        with pytest.raises(BotDied):
            await task


HOUSE = """
import asyncio, sys
from tests.ports.test_bots import pid_of, pool_of, question

async def house():
    pool = pool_of(sys.argv[1], workers=2, timeout=2.0)
    await pool.start()
    pids = set()
    while len(pids) < 2:
        pids |= set(await asyncio.gather(pid_of(pool), pid_of(pool)))
    thinking = asyncio.create_task(pool.choose(question("hang")))
    await asyncio.sleep(0.1)
    print(*pids, flush=True)
    await asyncio.sleep(3600)

asyncio.run(house())
"""


def test_workers_end_when_the_house_is_killed(bad_bots: str) -> None:
    house = run_python(HOUSE, bad_bots)
    assert house.stdout is not None
    with house.stdout:
        pids = [int(pid) for pid in house.stdout.readline().split()]
        assert 2 == len(set(pids))
        house.kill()
        house.wait()

    until = time.monotonic() + 10
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.05)
