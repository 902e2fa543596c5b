"""People at tables: their tabs, the company of bots, and an evening in a house of our own."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from pakl.adapters.sql_log import SqlTableLog
from pakl.games import find_game
from pakl.kernel.sheet import Sheet, game_of
from pakl.play.entries import PlayerId, TableId
from pakl.play.frames import HintMove, encoded
from pakl.play.framing import whole_frame
from pakl.play.house import House
from pakl.play.listeners import Viewing
from pakl.play.packets import MOST_NAME_LETTERS, Action
from pakl.play.ports import (
    Advice,
    BotDied,
    Bots,
    Bus,
    BusDown,
    CommitUnknown,
    FinishedMatch,
    Question,
    StorageDown,
    Summary,
    TableLog,
)
from pakl.play.table import Table, replayed
from pakl.play.terms import SECOND, Terms

Message = dict[str, Any]

A_SUNDAY: Final = 1_795_000_000_000
SALT: Final = "00112233445566778899aabbccddeeff"
PATIENCE: Final = 10.0


class HandClock:
    """A clock that somebody moves by hand."""

    def __init__(self) -> None:
        self.time = A_SUNDAY

    def __call__(self) -> int:
        return self.time

    def move(self, seconds: float) -> None:
        """Moves the hands."""
        self.time += round(seconds * SECOND)


class Person:
    """Somebody with one tab at a table, who keeps what it is told and misses nothing."""

    def __init__(self, house: House, table: TableId, name: str) -> None:
        self.house = house
        self.at = table
        self.player = PlayerId(name.casefold())
        self.name = name
        self.heard: list[Message] = []
        self.news: list[Message] = []
        self.version = -1
        self.synced_since = -1
        self.you = -2
        self.table: Message = {}
        self.deal: Message = {}
        self.presence: Message = {}
        self.goodbye = ""
        self.viewing: Viewing | None = None
        self.packets = itertools.count(1)

    # A line, as the house sees it

    def send(self, message: bytes) -> None:
        """Hears a message."""
        assert not self.goodbye, "nothing is said after a good-bye"
        heard: Message = msgspec.json.decode(message)
        self.heard.append(heard)
        if heard["type"] == "frame":
            self.look_at(heard)
        elif heard["type"] == "presence":
            self.presence = heard

    def close(self, message: bytes) -> None:
        """Hears a last message."""
        self.send(message)
        self.goodbye = self.heard[-1]["why"]

    def look_at(self, frame: Message) -> None:
        """Takes in a frame; without a gap, or somebody would have to ask for it again."""
        news = frame.get("news", [])
        assert frame["you"] != self.you or self.version <= frame["version"], "a frame goes back"
        if frame.get("is_whole"):
            self.news = news
        else:
            assert frame["you"] == self.you
            assert frame["since"] in (self.version, self.synced_since), "a frame does not follow"
            if frame["since"] == self.version:
                self.news += news
        self.version, self.you = frame["version"], frame["you"]
        self.table = frame.get("table", self.table)
        self.deal = frame.get("deal", {})

    # What a person does

    async def come(self) -> "Person":
        """Opens the tab."""
        self.viewing = await self.house.join(self.at, self)
        return self

    def go(self) -> None:
        """Closes the tab, or loses the network."""
        assert self.viewing is not None
        self.house.leave(self.viewing)

    async def send_packet(self, packet: object) -> None:
        """Sends anything at all."""
        assert self.viewing is not None
        await self.house.receive(self.viewing, msgspec.json.encode(packet))

    async def sync(self, version: int) -> None:
        """Says which version it has seen, as if it had missed everything after it."""
        self.synced_since = version
        await self.send_packet({"sync": version})
        self.synced_since = -1

    async def ask(self, verb: str, **about: object) -> Message:
        """Asks something of the table, and hears the answer."""
        return await self.send_and_hear({"ask": {"verb": verb, **about}})

    async def do(self, *actions: str, seen: int | None = None) -> Message:
        """Acts, in the notation of the clauses, and hears the answer."""
        version = self.version if seen is None else seen
        return await self.send_and_hear({"seen": version, "do": [as_json(one) for one in actions]})

    async def send_and_hear(self, packet: Message) -> Message:
        """Sends a packet under a new id, and hears the answer to it."""
        number = f"{self.name[:MOST_NAME_LETTERS]}-{next(self.packets)}"
        return await self.send_again({"id": number, **packet})

    async def send_again(self, packet: Message) -> Message:
        """Sends a packet as it is, and hears the answer to it."""
        before = len(self.heard)
        await self.send_packet(packet)
        answers = [one for one in self.heard[before:] if one.get("re") == packet["id"]]
        assert len(answers) == 1, "a packet has one answer"
        return answers[0]

    async def ready(self) -> Message:
        """Wants to begin."""
        return await self.ask("ready", salt=SALT)

    def has_heard(self, kind: str, **about: object) -> bool:
        """Whether there was news of this kind."""
        return {"news": kind, **about}.items() <= self.last_news(kind).items()

    def last_news(self, kind: str) -> Message:
        """The latest news of a kind; nothing if there was none."""
        return next((one for one in reversed(self.news) if one["news"] == kind), {})


def code(game: str, **options: str) -> str:
    """The code of a game's sheet with some options."""
    return Sheet(find_game(game).with_options(options), find_game(game).fewest_seats).code()


def as_json(action: str) -> Action:
    """An action as it goes over the wire."""
    verb, space, about = action.partition(" ")
    return {verb: about} if space else {verb: True}


def refusal(answer: Message) -> str:
    """The code of a refusal; empty if the answer is none."""
    return str(answer["error"]) if answer["type"] == "refusal" else ""


class Company:
    """Bots that play anything legal, keep what they were asked, and may die or dawdle."""

    def __init__(self) -> None:
        self.random = Random(7)
        self.questions: list[Question] = []
        self.deaths_to_come = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.answer: Callable[[Question], str] = self.anything

    def levels(self, game: str) -> list[str]:
        return ["good", "bold"]

    async def choose(self, question: Question) -> str:
        self.questions.append(question)
        if self.deaths_to_come:
            self.deaths_to_come -= 1
            raise BotDied
        await self.may_answer.wait()
        return self.answer(question)

    async def advise(self, question: Question) -> Advice:
        self.questions.append(question)
        await self.may_answer.wait()
        if self.deaths_to_come:
            self.deaths_to_come -= 1
            raise BotDied
        move = HintMove(question.legal[0], chance=0.6, error=0.02, wins=0.6, cut_short=0.1)
        return Advice(moves=[move], worlds=100, is_for_match=False)

    def anything(self, question: Question) -> str:
        """Any legal action; a bot that may wait waits."""
        return "" if question.may_wait else self.random.choice(question.legal)


class Weather:
    """A real log that can be cut off, lose the answer to what it has stored, or be slow.

    ``meanwhile`` happens once, after the log was read and before the reader hears of it.
    """

    def __init__(self, log: SqlTableLog) -> None:
        self.log = log
        self.is_down = False
        self.loses_answers = False
        self.asked = 0
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def append(
        self, summary: Summary, first: int, lines: Sequence[str], finished: Sequence[FinishedMatch]
    ) -> None:
        self.check()
        await self.log.append(summary, first, lines, finished)
        if self.loses_answers:
            raise CommitUnknown("the answer was lost")

    async def read(self, table: TableId, after: int) -> list[str]:
        self.check()
        lines = await self.log.read(table, after)
        if self.meanwhile is not None:
            happen, self.meanwhile = self.meanwhile, None
            await happen()
        return lines

    async def find(self, code: str) -> TableId | None:
        self.check()
        return await self.log.find(code)

    async def lobby(self, most: int) -> list[Summary]:
        self.check()
        return await self.log.lobby(most)

    async def tables_of(self, player: PlayerId, most: int) -> list[Summary]:
        self.check()
        return await self.log.tables_of(player, most)

    async def due(self, now: int, most: int) -> list[TableId]:
        self.check()
        return await self.log.due(now, most)

    async def count_open(self, player: PlayerId) -> int:
        self.check()
        return await self.log.count_open(player)

    def check(self) -> None:
        """Counts who asks; fails while the log is cut off."""
        self.asked += 1
        if self.is_down:
            raise StorageDown("the log is cut off")


class Wire:
    """What several houses are joined by; it can be cut."""

    def __init__(self) -> None:
        self.ends: list[WireEnd] = []
        self.is_cut = False
        self.is_losing = False

    def end(self) -> "WireEnd":
        """One more house is joined."""
        end = WireEnd(self)
        self.ends.append(end)
        return end

    def mend(self) -> None:
        """The houses hear each other again."""
        self.is_cut = False
        for end in self.ends:
            for hear in end.recovery_hearers:
                hear()


class WireEnd:
    """The bus of one house."""

    is_shared = True

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.hearers: dict[str, Callable[[bytes], None]] = {}
        self.recovery_hearers: list[Callable[[], None]] = []

    def listen(self, topic: str, hear: Callable[[bytes], None]) -> None:
        self.hearers[topic] = hear

    def ignore(self, topic: str) -> None:
        self.hearers.pop(topic, None)

    async def settled(self) -> None:
        """Whatever is listened to is heard at once."""

    async def publish(self, topic: str, message: bytes) -> None:
        for end in self.wire.ends:
            is_reached = end is self or not (self.wire.is_cut or self.wire.is_losing)
            if is_reached and topic in end.hearers:
                end.hearers[topic](message)
        if self.wire.is_cut:
            raise BusDown("the wire is cut")

    def is_up(self) -> bool:
        return not self.wire.is_cut

    def on_recovery(self, hear: Callable[[], None]) -> None:
        self.recovery_hearers.append(hear)


class Evening:
    """A house for an evening: one table that people come to, and a clock moved by hand."""

    def __init__(
        self, log: TableLog, bus: Bus, bots: Bots, clock: HandClock, seed: int = 3
    ) -> None:
        self.log = log
        self.bus = bus
        self.bots = bots
        self.clock = clock
        self.chance = Random(seed)
        self.house = self.new_house()
        self.at = TableId("")

    def new_house(self) -> House:
        """A house that remembers nothing."""
        return House(
            log=self.log,
            bus=self.bus,
            bots=self.bots,
            now=self.clock,
            entropy=self.chance.randbytes,
        )

    # The table

    @property
    def table(self) -> Table:
        """The table in memory."""
        table = self.house.rooms[self.at].table
        assert table is not None
        return table

    async def open(self, host: str, game: str = "maumau", seats: int = 2, **terms: Any) -> Person:
        """Opens a table; its host comes. Bots are quick there unless something else is said."""
        sheet = Sheet(game_of(game, find_game), seats)
        wishes = Terms(**{"bot_pace": "instant", **terms})
        player = PlayerId(host.casefold())
        self.at = await self.house.open_table(player, host, sheet, wishes)
        return await self.bring(host)

    async def bring(self, name: str) -> Person:
        """Somebody comes to the table."""
        return await Person(self.house, self.at, name).come()

    async def seat(self, *names: str, game: str = "maumau", **terms: Any) -> list[Person]:
        """Opens a table where all these sit; the first is the host."""
        people = [await self.open(names[0], game, len(names), **terms)]
        for seat, name in enumerate(names[1:], start=1):
            people.append(await self.bring(name))
            await people[-1].ask("sit", seat=seat, name=name)
        return people

    async def begin(self, *names: str, game: str = "maumau", **terms: Any) -> list[Person]:
        """Opens a table where all these have begun to play."""
        people = await self.seat(*names, game=game, **terms)
        for person in people:
            await person.ready()
        assert self.table.is_playing()
        return people

    async def lines(self) -> list[str]:
        """The table's log."""
        return await self.log.read(self.at, 0)

    # Time

    async def calm(self) -> None:
        """Waits until nobody thinks and nothing is under way."""
        async with asyncio.timeout(PATIENCE):
            while self.house.tasks:
                await asyncio.wait(self.house.tasks)

    async def wait(self, seconds: float) -> None:
        """Time passes, and the house looks after what is due by then."""
        self.clock.move(seconds)
        await self.sweep()

    async def wait_days(self, days: float) -> None:
        """Days pass, and a few sweeps at their end: who just lost its line may come back."""
        await self.wait(days * 24 * 3_600)
        await self.wait(10)

    async def sweep(self) -> None:
        """The house looks after what is due."""
        await self.house.sweep(is_roll_due=True)
        for room in list(self.house.rooms.values()):
            due_at = room.alarm.next_for(room.table) if room.table is not None else None
            if due_at is not None and due_at <= self.clock():
                await room.look_after()
        await self.calm()

    async def crash(self) -> None:
        """The process is killed, and another one started; nobody has said good-bye."""
        for task in list(self.house.tasks):
            task.cancel()
        await asyncio.gather(*self.house.tasks, return_exceptions=True)
        for room in self.house.rooms.values():
            room.close()
        self.house = self.new_house()


async def same_as_log(evening: Evening, table: Table) -> bool:
    """Whether the log makes a table that looks the same to every audience, byte for byte."""
    read_back = replayed(table.id, await evening.log.read(table.id, 0))
    audiences = table.history.audiences
    return all(
        encoded(whole_frame(table, audience)) == encoded(whole_frame(read_back, audience))
        for audience in audiences
    ) and (table.legal_since, table.packets) == (read_back.legal_since, read_back.packets)


async def until(is_so: Callable[[], object]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110, many things may make it so
            await asyncio.sleep(0.001)


def to_act(*people: Person) -> Person:
    """The one of these who may act."""
    return next(person for person in people if person.deal.get("legal"))


async def play_on(*people: Person, moves: int = 100_000, random: Random | None = None) -> int:
    """Everybody plays at random until the match is over, or for so many moves."""
    chance = random or Random(1)
    for move in range(moves):
        able = [person for person in people if person.deal.get("legal")]
        if not able or people[0].table["status"] != "playing":
            return move
        person = chance.choice(able)
        answer = await person.do(chance.choice(person.deal["legal"]))
        assert answer["type"] == "frame", answer
    return moves
