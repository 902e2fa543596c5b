"""A crowd at one server: it opens tables over HTTP, sits down by sockets and plays."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Final

from bench.crowd.lines import connect
from bench.crowd.players import Player, Table, beat_for
from bench.crowd.processes import ServerProcess
from bench.crowd.tally import Measured, Tally

CREATED: Final = 201
MOST_AT_ONCE: Final = 40
SEATS: Final = {"fox": 2}
USUAL_SEATS: Final = 4
# Games in which every move is seen by everybody.
ALL_TOLD: Final = frozenset({"maumau"})
SETTLING_SECONDS: Final = 0.3


class Crowd:
    """Players at tables of one server."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.tally = Tally()
        self.tables: list[Table] = []
        self.players: list[Player] = []
        self.cookies: list[str] = []
        self.beating: asyncio.Task[None] | None = None

    async def sit_down(self, games: list[str]) -> None:
        """Opens a table of each of these games and gets ready to play there."""
        ids = await asyncio.to_thread(self.open_tables, games)
        gate = asyncio.Semaphore(MOST_AT_ONCE)
        self.beating = asyncio.create_task(beat_for(self.players))

        async def fill(table_id: str, game: str) -> None:
            async with gate:
                await self.fill_table(table_id, game)

        await asyncio.gather(*[fill(table_id, game) for table_id, game in zip(ids, games)])

    def open_tables(self, games: list[str]) -> list[str]:
        """Opens tables over HTTP; answers their ids."""
        port = self.server.port
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        for _ in range(max(map(seats_of, games))):
            connection.request("GET", "/api/me")
            answer = connection.getresponse()
            answer.read()
            self.cookies.append(answer.headers["set-cookie"].partition(";")[0])
        headers = {
            "content-type": "application/json",
            "origin": f"http://127.0.0.1:{port}",
            "cookie": self.cookies[0],
        }
        ids: list[str] = []
        for game in games:
            wish = {"game": game, "seats": seats_of(game), "name": "Eva"}
            connection.request("POST", "/api/tables", json.dumps(wish), headers)
            answer = connection.getresponse()
            if answer.status != CREATED:
                raise ConnectionError(f"no table of {game}: {answer.read().decode()}")
            ids.append(json.load(answer)["id"])
        connection.close()
        return ids

    async def fill_table(self, table_id: str, game: str) -> None:
        """Sits down at every seat of a table, and gets ready."""
        table = Table(self.tally, is_all_told=game in ALL_TOLD)
        self.tables.append(table)
        for seat in range(seats_of(game)):
            player = Player(table)
            cookie = f"Cookie: {self.cookies[seat]}\r\n"
            await connect(player, self.server.port, f"/ws/tables/{table_id}", cookie)
            async with asyncio.timeout(60):
                await player.is_in.wait()
            self.players.append(player)
            if seat:
                await player.ask(f'{{"verb":"sit","seat":{seat},"name":"Guest {seat}"}}')
        for player in table.players:
            player.get_ready()

    async def play(self, seconds: float, interval: float = 0.0) -> Measured:
        """Lets all tables play for so long."""
        for table in self.tables:
            table.go_on(interval)
        measured = await self.tally.measure(self.server, seconds)
        for table in self.tables:
            table.pause()
        await asyncio.sleep(SETTLING_SECONDS)
        return measured

    def leave(self) -> None:
        """Hangs up all lines."""
        if self.beating is not None:
            self.beating.cancel()
        for player in self.players:
            player.close()


def seats_of(game: str) -> int:
    """How many play a game here."""
    return SEATS.get(game, USUAL_SEATS)
