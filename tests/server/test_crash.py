"""Killed again and again: nothing that was answered is lost, nobody sees anything wrong."""

import asyncio
from random import Random

from tests.server.crowd import gathered
from tests.server.processes import ServerProcess

TABLES = 50
KILLS = 20
# Moves of all tables between two kills.
FEWEST_MOVES, MOST_MOVES = 5, 120
PATIENCE = 90.0


async def test_a_server_that_is_killed_again_and_again_loses_nothing(
    server: ServerProcess,
) -> None:
    dice = Random(1)
    await asyncio.to_thread(server.start)
    crowd = await gathered([server], TABLES, dice, slowness=0.5)
    async with crowd.playing():
        for _ in range(KILLS):
            await crowd.let_play(dice.randrange(FEWEST_MOVES, MOST_MOVES), PATIENCE)
            await asyncio.to_thread(server.restart)
        await crowd.go_on_everywhere(PATIENCE)
        books = await crowd.check(server.database_url, PATIENCE)

    assert len(books.versions()) == TABLES
