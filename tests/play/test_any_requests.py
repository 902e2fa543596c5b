"""Whatever people ask for in whatever order, the table stays in order.

Three people and bots come, go, ask, play, repeat themselves and are cut off, in one
process or in two, while time passes, storage fails and processes die.
"""

import asyncio
import tempfile
from collections.abc import Coroutine
from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from pakl.adapters.bus import MemoryBus
from pakl.adapters.database import Database, open_database
from pakl.adapters.sql_log import SqlTableLog
from pakl.play.framing import deal_for, table_seen, whole_frame
from pakl.play.seating import NO_HOST
from pakl.play.table import Table
from tests.play.people import (
    Company,
    Evening,
    HandClock,
    Message,
    Person,
    Weather,
    Wire,
    as_json,
    code,
    same_as_log,
)

NAMES = ("Eva", "Otto", "Anna")
SEATS = 3
CHECKED_NEWS = 40

people = st.sampled_from(NAMES)
seats = st.integers(0, SEATS)
games = st.sampled_from(["maumau", "karma", code("disco", hidden_guest="on")])
terms = st.fixed_dictionaries({
    "spectators": st.sampled_from(["none", "table", "hands"]),
    "talk": st.sampled_from(["off", "chat"]),
    "pace": st.sampled_from(["free", "realtime", "correspondence"]),
    "move_seconds": st.just(20),
    "bank_seconds": st.sampled_from([0, 10]),
    "when_late": st.sampled_from(["wait", "bot"]),
    "grace_seconds": st.sampled_from([0, 30]),
})  # fmt: skip
wishes_of_the_host = st.one_of(
    st.fixed_dictionaries({"verb": st.just("swap"), "one": seats, "other": seats}),
    st.fixed_dictionaries({
        "verb": st.sampled_from(["add_bot", "remove", "pass_host"]),
        "seat": seats,
    }),
)  # fmt: skip


class OneProcess(RuleBasedStateMachine):
    """People at one table in one process."""

    processes = 1

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.wire = Wire()
        self.clock = HandClock()
        self.databases: list[Database] = []
        self.logs: list[Weather] = []
        self.evenings: list[Evening] = []
        self.there: dict[str, Person] = {}
        self.last_packets: dict[str, Message] = {}
        self.number = 0

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen, and waits until all is calm."""
        self.runner.run(self.run_calmly(work))

    async def run_calmly(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen, and waits until all is calm."""
        await work
        for evening in [*self.evenings, *self.evenings]:
            await evening.calm()

    # The beginning and the end

    @initialize(game=games, wishes=terms, sitting=st.integers(1, SEATS))
    def open_house(self, game: str, wishes: dict[str, Any], sitting: int) -> None:
        self.run(self.open(game, wishes))
        for seat in range(1, sitting):
            self.come(NAMES[seat], seat)
            self.sit(NAMES[seat], seat)

    async def open(self, game: str, wishes: dict[str, Any]) -> None:
        company = Company()
        for number in range(self.processes):
            database = await open_database(f"sqlite:///{self.folder.name}/house.db")
            self.databases.append(database)
            self.logs.append(Weather(SqlTableLog(database)))
            bus = self.wire.end() if self.processes > 1 else MemoryBus()
            self.evenings.append(Evening(self.logs[number], bus, company, self.clock, seed=number))
        self.there["Eva"] = await self.evenings[0].open("Eva", game, SEATS, **wishes)
        for evening in self.evenings:
            evening.at = self.evenings[0].at

    def teardown(self) -> None:
        if self.evenings:
            self.runner.run(self.close())
        self.runner.close()
        self.folder.cleanup()

    async def close(self) -> None:
        for log in self.logs:
            log.is_down = False
        for evening in self.evenings:
            room = evening.house.rooms.get(evening.at)
            if room is not None:
                assert await same_as_log(evening, await room.current())
            await evening.house.close()
        for log, database in zip(self.logs, self.databases, strict=True):
            await log.log.close()
            await database.close()

    # Who is there

    @rule(name=people, process=st.integers(0, 1))
    def come(self, name: str, process: int) -> None:
        self.run(self.bring(name, self.evenings[process % self.processes]))

    async def bring(self, name: str, evening: Evening) -> None:
        person = await evening.bring(name)
        self.there.pop(name, None)
        if not person.goodbye:
            self.there[name] = person

    @rule(name=people)
    def go(self, name: str) -> None:
        person = self.there.pop(name, None)
        if person is not None:
            self.run(self.lose(person))

    async def lose(self, person: Person) -> None:
        person.go()

    # What they do

    @rule(name=people, seat=seats)
    def sit(self, name: str, seat: int) -> None:
        self.send(name, {"ask": {"verb": "sit", "seat": seat, "name": name}})

    @rule(name=people, verb=st.sampled_from(["leave", "unready", "pause", "resume", "take_back"]))
    def ask_for_own_seat(self, name: str, verb: str) -> None:
        self.send(name, {"ask": {"verb": verb}})

    @rule(name=people)
    def leave(self, name: str) -> None:
        self.send(name, {"ask": {"verb": "leave"}})

    @rule()
    def all_pause(self) -> None:
        for name in NAMES:
            self.send(name, {"ask": {"verb": "pause"}})

    @rule(wish=wishes_of_the_host)
    def ask_as_host(self, wish: Message) -> None:
        for name, person in list(self.there.items()):
            if person.you == person.table["host"]:
                self.send(name, {"ask": wish})

    @rule(name=people, text=st.text(min_size=1, max_size=9))
    def chat(self, name: str, text: str) -> None:
        self.send(name, {"ask": {"verb": "chat", "text": text}})
        self.send(name, {"ask": {"verb": "emote", "emote": "wow"}})

    @rule()
    def begin(self) -> None:
        for seat in range(SEATS):
            self.ask_as_host({"verb": "add_bot", "seat": seat})
        for name in NAMES:
            self.send(name, {"ask": {"verb": "ready", "salt": "ef" * 16}})

    @rule(name=people, choices=st.lists(st.integers(0, 99), min_size=1, max_size=3))
    def move(self, name: str, choices: list[int]) -> None:
        person = self.there.get(name)
        legal = person.deal.get("legal") if person is not None else None
        if person is not None and legal:
            actions = [as_json(legal[choice % len(legal)]) for choice in choices]
            self.send(name, {"seen": person.version, "do": actions})

    @rule(choice=st.integers(0, 10**6), moves=st.integers(1, 12))
    def play_on(self, choice: int, moves: int) -> None:
        random = Random(choice)
        for _ in range(moves):
            able = [name for name, one in self.there.items() if one.deal.get("legal")]
            if able:
                name = random.choice(able)
                person = self.there[name]
                action = as_json(random.choice(person.deal["legal"]))
                self.send(name, {"seen": person.version, "do": [action]})

    @rule(name=people, seen=st.integers(0, 30), action=st.sampled_from(["draw", "play 8H", "x"]))
    def try_anything(self, name: str, seen: int, action: str) -> None:
        self.send(name, {"seen": seen, "do": [as_json(action)]})

    @rule(name=people)
    def repeat(self, name: str) -> None:
        if name in self.there and name in self.last_packets:
            versions = [table.version for table in self.tables()]
            self.run(self.there[name].send_packet(self.last_packets[name]))
            if not self.there.get(name) or versions != [table.version for table in self.tables()]:
                self.last_packets.pop(name)

    @rule(name=people, version=st.integers(0, 60))
    def sync(self, name: str, version: int) -> None:
        person = self.there.get(name)
        if person is not None and version <= person.version:
            self.run(person.sync(version))

    def send(self, name: str, packet: Message) -> None:
        """Somebody who is there sends a packet."""
        person = self.there.get(name)
        if person is None:
            return
        self.number += 1
        packet = {"id": f"p{self.number}", **packet}
        self.last_packets[name] = packet
        self.run(self.hear_answer(person, packet))
        self.forget_the_dismissed()

    async def hear_answer(self, person: Person, packet: Message) -> None:
        answer = await person.send_again(packet)
        assert answer["type"] in ("frame", "refusal")
        assert answer.get("error") not in ("frozen", "busy")

    def forget_the_dismissed(self) -> None:
        """Who was sent away is not there."""
        self.there = {name: one for name, one in self.there.items() if not one.goodbye}

    # What happens to them

    @rule(seconds=st.sampled_from([1, 9, 9, 31, 31, 31, 31, 200_000]))
    def wait(self, seconds: int) -> None:
        self.clock.move(seconds)
        for evening in [*self.evenings, *self.evenings]:
            self.run(evening.sweep())
        self.forget_the_dismissed()

    @rule(names=st.sets(people, min_size=1), seconds=st.sampled_from([9, 31]))
    def lose_the_network(self, names: set[str], seconds: int) -> None:
        for name in sorted(names):
            self.go(name)
        self.wait(seconds)

    @rule(process=st.integers(0, 1))
    def crash(self, process: int) -> None:
        evening = self.evenings[process % self.processes]
        self.there = {
            name: one for name, one in self.there.items() if one.house is not evening.house
        }
        self.run(evening.crash())

    @rule(name=people, loses_answers=st.booleans())
    def storage_fails(self, name: str, loses_answers: bool) -> None:
        for log in self.logs:
            log.is_down, log.loses_answers = not loses_answers, loses_answers
        self.send(name, {"ask": {"verb": "ready", "salt": "01" * 16}})
        for log in self.logs:
            log.is_down = log.loses_answers = False
        for evening in self.evenings:
            self.run(evening.sweep())
        self.forget_the_dismissed()

    # What is always so

    def tables(self) -> list[Table]:
        """The table, as far as a process has it in memory and read to its end."""
        rooms = [evening.house.rooms.get(evening.at) for evening in self.evenings]
        return [room.table for room in rooms if room and room.table and not room.is_behind]

    @invariant()
    def nobody_has_two_seats_and_no_seat_two_people(self) -> None:
        for table in self.tables():
            players = [chair.player for chair in table.chairs if chair.player]
            assert len(players) == len(set(players))
            assert all(bool(chair.player) == chair.is_person() for chair in table.chairs)

    @invariant()
    def there_is_a_host_as_long_as_somebody_plays(self) -> None:
        for table in self.tables():
            able = [
                seat
                for seat, chair in enumerate(table.chairs)
                if chair.is_person() and not chair.is_given_up()
            ]
            host = table.seating.host
            assert host in able if able else host == NO_HOST

    @invariant()
    def nobody_stands_in_where_nobody_plays(self) -> None:
        for table in self.tables():
            assert table.is_playing() or not any(chair.stand_in for chair in table.chairs)

    @invariant()
    def everybody_has_been_told_how_things_stand(self) -> None:
        for evening in self.evenings:
            room = evening.house.rooms.get(evening.at)
            if room is None or room.table is None or room.is_behind:
                continue
            for person in self.there.values():
                if person.house is evening.house:
                    check_told(person, room.table)


def check_told(person: Person, table: Table) -> None:
    """What somebody was told bit by bit is what it would be told at once."""
    seat = table.seating.seat_of(person.player)
    assert person.you == (-2 if seat is None else seat)
    assert person.version == table.history.counts[person.you]
    assert person.table == msgspec.to_builtins(table_seen(table))
    deal = deal_for(table, person.you)
    assert person.deal == ({} if deal is msgspec.UNSET else msgspec.to_builtins(deal))
    whole = msgspec.to_builtins(whole_frame(table, person.you)).get("news", [])
    checked = min(CHECKED_NEWS, len(whole), len(person.news))
    assert person.news[len(person.news) - checked :] == whole[len(whole) - checked :]


class TwoProcesses(OneProcess):
    """People at one table in two processes."""

    processes = 2


LIMITS = settings(
    max_examples=25,
    stateful_step_count=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestOneProcess = OneProcess.TestCase
TestOneProcess.settings = LIMITS
TestTwoProcesses = TwoProcesses.TestCase
TestTwoProcesses.settings = LIMITS
