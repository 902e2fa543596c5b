"""Killed again and again: nothing that was answered is lost, nobody sees anything wrong."""

import asyncio
from random import Random

from tests.server.crowd import Crowd, gathered
from tests.server.processes import ServerProcess

TABLES = 50
KILLS = 20
# Moves of all tables between two kills.
FEWEST_MOVES, MOST_MOVES = 5, 100
SLOWNESS = 0.5
PATIENCE = 90.0


async def test_a_server_that_is_killed_again_and_again_loses_nothing(
    server: ServerProcess,
) -> None:
    dice = Random(1)
    await asyncio.to_thread(server.start)
    crowd = await gathered([server], TABLES, dice, slowness=SLOWNESS)
    async with crowd.playing():
        for _ in range(KILLS):
            await crowd.let_play(dice.randrange(FEWEST_MOVES, MOST_MOVES), PATIENCE)
            await asyncio.to_thread(server.restart)
        await crowd.go_on_everywhere(PATIENCE)
        books = await crowd.check(server.database_url, PATIENCE)

    assert TABLES == len(books.versions())
    assert_that_it_was_hard(crowd)


async def test_one_of_two_processes_that_is_killed_again_and_again_loses_nothing(
    pair: list[ServerProcess],
) -> None:
    dice = Random(2)
    await asyncio.gather(*[asyncio.to_thread(server.start) for server in pair])
    crowd = await gathered(pair, TABLES, dice, slowness=SLOWNESS)
    async with crowd.playing():
        for _ in range(KILLS):
            await crowd.let_play(dice.randrange(FEWEST_MOVES, MOST_MOVES), PATIENCE)
            await asyncio.to_thread(dice.choice(pair).restart)
        await crowd.go_on_everywhere(PATIENCE)
        books = await crowd.check(pair[0].database_url, PATIENCE)

    assert TABLES == len(books.versions())
    assert_that_it_was_hard(crowd)


def assert_that_it_was_hard(crowd: Crowd) -> None:
    """Packets were under way when a server was killed, and play went far."""
    assert sum(person.sent_again for person in crowd.people) > KILLS
    assert crowd.moves() > KILLS * FEWEST_MOVES
