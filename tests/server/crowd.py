"""A crowd: scripted people at many tables of all games at once."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from pakl.conformance.sheets import sheets_of
from pakl.games import all_games
from pakl.kernel.sheet import Sheet
from tests.server.books import Books
from tests.server.processes import ServerProcess
from tests.server.scripted import Person, Spot, Stuck, new_person, opened_spot

MOST_SEATS: Final = 5
# Bots don't let people wait, and nobody is given up who has only lost its line.
TERMS: Final[dict[str, Any]] = {"bot_pace": "instant", "grace_seconds": 7_200}
LOOK_SECONDS: Final = 0.02
LOOK_OUT_SECONDS: Final = 1.0
# A packet is under way for longer.
PACKET_SECONDS: Final = 0.001


async def until(is_so: Callable[[], bool], patience: float, what: str = "it") -> None:
    """Waits until something is so.

    Raises:
        Stuck: If it is not in time.
    """
    give_up_at = time.monotonic() + patience
    while not is_so():
        if time.monotonic() > give_up_at:
            raise Stuck(f"{what} takes longer than {patience} s")
        await asyncio.sleep(LOOK_SECONDS)


class Crowd:
    """Everybody at all tables of a run."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.tables: dict[Spot, list[Person]] = {}
        for person in people:
            self.tables.setdefault(person.place, []).append(person)

    def at(self, spot: Spot) -> list[Person]:
        """Who is at a table."""
        return self.tables[spot]

    def moves(self) -> int:
        """How many moves were answered so far."""
        return sum(person.moves for person in self.people)

    def unfinished(self) -> list[Spot]:
        """The tables where a match is still to be played to its end."""
        return [
            spot
            for spot, people in self.tables.items()
            if not any(person.is_done() for person in people)
        ]

    def progress(self, spot: Spot) -> int:
        """How far those at a table have come."""
        return sum(person.version for person in self.tables[spot])

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Lets everybody play; what goes wrong with one of them ends it all."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(person.play()) for person in self.people]
            yield
            for task in tasks:
                task.cancel()

    async def begin(self, patience: float) -> None:
        """Waits until a match is on at every table."""
        await until(
            lambda: all(person.has_begun() for person in self.people), patience, "beginning"
        )

    async def wait_for_packet(self, house: ServerProcess) -> None:
        """Waits, but not long, for the moment when a packet is on its way to a process."""
        give_up_at = time.monotonic() + LOOK_OUT_SECONDS
        while time.monotonic() < give_up_at:
            if any(person.packet and person.house is house for person in self.people):
                return
            await asyncio.sleep(PACKET_SECONDS)

    async def let_play(self, moves: int, patience: float) -> None:
        """Waits until so many more moves were answered, or all matches are over."""
        wanted = self.moves() + moves
        await until(lambda: self.moves() >= wanted or not self.unfinished(), patience, "playing")

    async def go_on_everywhere(self, patience: float) -> None:
        """Waits until play has gone on at every table where a match is on."""
        before = {spot: self.progress(spot) for spot in self.unfinished()}

        def have_all_gone_on() -> bool:
            for spot in set(before).difference(self.unfinished()):
                del before[spot]
            for spot in [spot for spot in before if self.progress(spot) > before[spot]]:
                del before[spot]
            return not before

        try:
            await until(have_all_gone_on, patience)
        except Stuck:
            raise Stuck("\n".join(f"stands still: {spot}" for spot in before)) from None

    async def finish(self, patience: float) -> None:
        """Waits until all matches are over."""
        await until(lambda: not self.unfinished(), patience, "finishing all matches")

    async def come_to_rest(self, database_url: str, patience: float) -> Books:
        """Nobody begins anything; answers with the books when everybody knows what is in them.

        Raises:
            Stuck: If somebody is not told of something in time.
        """
        for person in self.people:
            person.is_quiet = True
        until = time.monotonic() + patience
        books = Books(database_url)
        while True:
            await books.read()
            await books.replay()
            waiting = [person for person in self.people if person.packet is not None]
            behind = [person for person in self.people if not books.has_been_told(person)]
            if not waiting and not behind and books.is_at_rest():
                return books
            if time.monotonic() > until:
                raise Stuck(
                    f"{len(waiting)} wait for an answer, {len(behind)} were not told of all, "
                    + ", ".join(str(person.place) for person in [*waiting, *behind][:5])
                )
            await asyncio.sleep(10 * LOOK_SECONDS)

    async def check(self, database_url: str, patience: float) -> Books:
        """Lets everything come to rest, and compares what people know with the log."""
        books = await self.come_to_rest(database_url, patience)
        books.check_versions()
        books.check_packets(self.people)
        books.check_views(self.people)
        return books


async def gathered(
    houses: Sequence[ServerProcess],
    tables: int,
    dice: Random,
    *,
    slowness: float,
    matches: int = 2,
) -> Crowd:
    """People at so many tables, all games in turn; bots fill some seats, some only watch."""
    return await asyncio.to_thread(gather, houses, tables, dice, slowness, matches)


def gather(
    houses: Sequence[ServerProcess], tables: int, dice: Random, slowness: float, matches: int
) -> Crowd:
    """The same, waiting for every answer."""
    games = list(all_games().values())
    people: list[Person] = []
    for number in range(tables):
        sheets = [one for one in sheets_of(games[number % len(games)]) if one.seats <= MOST_SEATS]
        sheet = dice.choice(sheets)
        people += seated(houses, sheet, dice, bots=0.4, watchers=0.3, matches=matches)
    for person in people:
        person.slowness = slowness
        person.moves_a_line = dice.randrange(5, 40)
    return Crowd(people)


def seated(
    houses: Sequence[ServerProcess],
    sheet: Sheet,
    dice: Random,
    *,
    bots: float,
    watchers: float,
    matches: int,
) -> list[Person]:
    """People at one table: a host, friends or bots on the other seats, perhaps a spectator."""
    host = new_person(houses, dice)
    spot = opened_spot(host, sheet, TERMS, matches)
    host.seat = 0
    people = [host]
    for seat in range(1, sheet.seats):
        if dice.random() < bots:
            host.bots.append(seat)
            continue
        friend = new_person(houses, dice)
        friend.seat = seat
        people.append(friend)
    if dice.random() < watchers:
        people.append(new_person(houses, dice))
    for person in people:
        person.spot = spot
    return people
