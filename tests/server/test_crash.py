"""Killed again and again: nothing that was answered is lost, nobody sees anything wrong."""

import asyncio
from random import Random

import pytest

from tests.server.crowd import Crowd, gathered
from tests.server.processes import ServerProcess
from tests.server.trials import FEWEST_MOVES, PATIENCE, kill_again_and_again

pytestmark = pytest.mark.long

TABLES = 50
KILLS = 20


async def test_a_server_that_is_killed_again_and_again_loses_nothing(
    server: ServerProcess,
) -> None:
    dice = Random(1)
    await asyncio.to_thread(server.start)
    crowd = await gathered([server], TABLES, dice, slowness=0.5)
    async with crowd.playing():
        await kill_again_and_again(crowd, [server], KILLS, dice)
        books = await crowd.check(server.database_url, PATIENCE)

    assert TABLES == len(books.versions())
    assert_that_it_was_hard(crowd)


async def test_two_processes_that_are_killed_in_turn_lose_nothing(
    pair: list[ServerProcess],
) -> None:
    dice = Random(2)
    await asyncio.gather(*[asyncio.to_thread(server.start) for server in pair])
    # Play goes on meanwhile, so it is slower.
    crowd = await gathered(pair, TABLES, dice, slowness=2.5)
    async with crowd.playing():
        await kill_again_and_again(crowd, pair, KILLS, dice)
        books = await crowd.check(pair[0].database_url, PATIENCE)

    assert TABLES == len(books.versions())
    assert_that_it_was_hard(crowd)


def assert_that_it_was_hard(crowd: Crowd) -> None:
    """Packets were under way when a server was killed, and play went far."""
    assert sum(person.sent_again for person in crowd.people) > KILLS / 2
    assert crowd.moves() > KILLS * FEWEST_MOVES
