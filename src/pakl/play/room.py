"""A room: one table in this process, with the lines that end here.

One change at a time: tried on the table, stored in the log, then told. If it could
not be stored the table in memory is dropped and read back, so that what people see is
never ahead of the log. Another process may hold the same table; the log's key decides
who was first, and the other reads on and tries again.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

import structlog

from pakl.kernel.errors import PaklError
from pakl.play.asking import Memory, question_for
from pakl.play.entries import AnyEntry, Moved, PlayerId, Shuffled, TableId, entry_text
from pakl.play.frames import (
    SPECTATORS,
    Audience,
    Beat,
    Bye,
    EmoteShown,
    HouseStatus,
    Message,
    PresenceNow,
    Refusal,
    answering,
    encoded,
)
from pakl.play.framing import frame_since, whole_frame
from pakl.play.packets import Action, AnyRequest, BadPacket, Chat, Emote, Packet, Sit, packet_of
from pakl.play.ports import BotDied, BusDown, Line, StorageDown, VersionTaken
from pakl.play.presence import BLINK, Presence
from pakl.play.requests import Asker, Refused, act, act_for_bot, arrive, ask, look_after
from pakl.play.signals import (
    Arrival,
    Delivery,
    Part,
    Roll,
    Shown,
    Signal,
    signal_bytes,
    signal_of,
    topic_of,
)
from pakl.play.table import PATIENCE_WITH_BOTS, RulesChanged, Table, replayed
from pakl.play.terms import SECOND

if TYPE_CHECKING:
    from pakl.play.house import House

MOST_WAITING: Final = 64
MOST_RACES: Final = 20
# Milliseconds that a bot seems to think.
QUICKEST_BOT: Final = 800
SLOWEST_BOT: Final = 1_600
BEFORE_ASKING_AGAIN: Final = 1.0
SHORTEST_ALARM: Final = 50
# How much may be said at once, and how fast more may be said then.
MOST_TALK: Final = 5
TALK_INTERVAL: Final = 2_000

log = structlog.get_logger()


class NoSuchTable(Exception):
    """There is no table of this id."""


class Viewing:
    """A line at a table: whose eyes it has, and what it was told last."""

    def __init__(self, room: "Room", line: Line) -> None:
        self.room = room
        self.line = line
        self.audience: Audience = SPECTATORS
        self.version = -1

    @property
    def player(self) -> PlayerId:
        """Who is at the other end."""
        return self.line.player


class Talk:
    """How much a player has said lately."""

    def __init__(self) -> None:
        self.said_until = 0

    def is_too_much(self, now: int) -> bool:
        """Counts one more utterance; too many at once are too much."""
        until = max(self.said_until, now) + TALK_INTERVAL
        if until > now + MOST_TALK * TALK_INTERVAL:
            return True
        self.said_until = until
        return False


class Room:
    """One table in this process."""

    def __init__(self, house: "House", table: TableId) -> None:
        self.house = house
        self.id = table
        self.table: Table | None = None
        self.is_behind = False
        self.frozen_by = ""
        self.is_storage_down = False
        self.viewings: list[Viewing] = []
        self.presence = Presence(house.now())
        self.presence_told = b""
        self.talk: dict[PlayerId, Talk] = {}
        self.memories: dict[int, Memory] = {}
        self.asked: dict[int, tuple[int, int]] = {}
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.timer: asyncio.TimerHandle | None = None
        self.last_used = house.now()
        house.bus.listen(topic_of(table), self.hear)

    # The table, as the log has it

    async def current(self) -> Table:
        """The table, read on as far as the log goes.

        Raises:
            NoSuchTable: If the log has no such table.
            StorageDown: If it can't be read.
            Refused: If its rules have changed or were found broken.
        """
        if self.frozen_by:
            raise Refused("frozen", detail=self.frozen_by)
        try:
            if self.table is None:
                lines = await self.house.log.read(self.id, 0)
                if not lines:
                    raise NoSuchTable(self.id)
                self.table = replayed(self.id, lines, self.house.dealer_of)
                self.memories.clear()
            elif self.is_behind:
                self.table.read(await self.house.log.read(self.id, self.table.version))
        except (PaklError, RulesChanged) as error:
            self.freeze(str(error))
            raise Refused("frozen", detail=self.frozen_by) from error
        self.is_behind = False
        return self.table

    def freeze(self, reason: str) -> None:
        """The rules can't go on here: nothing changes any more, and the log is kept."""
        self.table = None
        self.frozen_by = reason
        log.error("table_frozen", table=self.id, reason=reason)
        self.send_to_all(Refusal(error="frozen", args={"detail": reason}))

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One change at a time, in the order they came; not endlessly many wait."""
        if self.waiting >= MOST_WAITING:
            raise Refused("busy")
        self.waiting += 1
        try:
            async with self.lock:
                yield
        finally:
            self.waiting -= 1
            self.last_used = self.house.now()

    async def change(self, make: Callable[[Table, int], None]) -> Table:
        """One change: tried, stored. Whoever calls holds the turn and tells afterwards.

        Raises:
            Refused: If the table refuses it or it can't be stored; nothing has changed.
        """
        for _ in range(MOST_RACES):
            table = await self.current()
            now = self.house.now()
            version = table.version
            counts = dict(table.history.counts)
            try:
                make(table, now)
                table.go_on(now, self.house.entropy)
            except Refused:
                if table.pending:
                    self.table = None
                raise
            except PaklError as error:
                self.freeze(str(error))
                raise Refused("frozen", detail=self.frozen_by) from error
            entries, finished = table.take_pending()
            if not entries:
                return table
            lines = [entry_text(entry) for entry in entries]
            # Until it is stored nobody may look at the table in memory.
            self.table = None
            try:
                await self.house.log.append(table.summary(), version + 1, lines, finished)
            except VersionTaken:
                self.house.metrics.lost_races += 1
                continue
            self.table = table
            self.house.metrics.entries += len(entries)
            await self.deliver(table, counts, entries)
            return table
        raise Refused("busy")

    async def deliver(
        self, table: Table, counts: dict[Audience, int], entries: list[AnyEntry]
    ) -> None:
        """Sends frames to the lines that end in other processes."""
        if not self.house.bus.is_shared:
            return
        parts = {
            audience: Part(
                since=since,
                version=table.history.counts[audience],
                frame=encoded(frame_since(table, audience, since)),
            )
            for audience, since in counts.items()
            if table.history.counts[audience] > since
        }
        is_game = all(isinstance(entry, Moved | Shuffled) for entry in entries)
        await self.signal(
            Delivery(
                process=self.house.process,
                version=table.version,
                parts=parts,
                has_seats_changed=not is_game,
            )
        )

    # Telling

    def tell(self, asking: Viewing | None = None, packet: str = "") -> None:
        """Sends every line what is new to it; one line's frame also answers its packet."""
        table = self.table
        if table is None:
            return
        frames: dict[tuple[Audience, int], tuple[bytes, int]] = {}
        for viewing in self.viewings[:]:
            seat = table.seating.seat_of(viewing.player)
            audience = SPECTATORS if seat is None else seat
            if audience != viewing.audience:
                viewing.audience, viewing.version = audience, -1
            if not self.is_welcome(table, viewing):
                self.dismiss(viewing, "not_welcome")
                continue
            if viewing.version == table.history.counts[audience] and viewing is not asking:
                continue
            key = (audience, viewing.version)
            if key not in frames:
                frames[key] = self.frame_bytes(table, audience, viewing.version)
            frame, version = frames[key]
            viewing.version = version
            viewing.line.send(answering(frame, packet) if viewing is asking else frame)
        self.tell_presence()
        self.plan()
        self.ask_bots()

    def frame_bytes(self, table: Table, audience: Audience, since: int) -> tuple[bytes, int]:
        """An encoded frame, and the version that it leads to."""
        frame = whole_frame(table, audience) if since < 0 else frame_since(table, audience, since)
        return encoded(frame), frame.version

    def is_welcome(self, table: Table, viewing: Viewing) -> bool:
        """Whether a line may look on: spectators not everywhere."""
        if viewing.audience != SPECTATORS or not table.is_playing():
            return True
        return table.terms.spectators != "none"

    def tell_presence(self) -> None:
        """Tells who is there, if that has changed."""
        table = self.table
        if table is None:
            return
        seats = [
            "empty"
            if chair.is_empty()
            else "bot"
            if chair.is_played_by_bot()
            else "online"
            if self.presence.is_there(chair.player)
            else "away"
            for chair in table.chairs
        ]
        seated = {chair.player for chair in table.chairs}
        message = encoded(
            PresenceNow(seats=seats, watching=self.presence.watching(seated))  # type: ignore[arg-type]
        )
        if message != self.presence_told:
            self.presence_told = message
            for viewing in self.viewings:
                viewing.line.send(message)

    def send_to_all(self, message: Message) -> None:
        """Sends a message that is not kept to every line that ends here."""
        text = encoded(message)
        for viewing in self.viewings:
            viewing.line.send(text)

    def dismiss(self, viewing: Viewing, why: str) -> None:
        """Ends a line from here."""
        self.leave(viewing)
        viewing.line.close(encoded(Bye(why=why)))  # type: ignore[arg-type]

    # Lines

    async def join(self, line: Line) -> Viewing:
        """A line is there: it is told everything, and older tabs of its player are closed."""
        viewing = Viewing(self, line)
        async with self.turn():
            await self.change(lambda table, now: arrive(table, line.player, now))
            for other in [one for one in self.viewings if one.player == line.player]:
                self.dismiss(other, "newer_tab")
            self.viewings.append(viewing)
            self.presence.arrive(line.player)
            self.presence_told = b""
            self.tell()
        await self.signal(Arrival(process=self.house.process, player=line.player))
        await self.call_roll()
        return viewing

    def leave(self, viewing: Viewing) -> None:
        """A line is gone."""
        if viewing not in self.viewings:
            return
        self.viewings.remove(viewing)
        self.presence.go(viewing.player, self.house.now())
        self.tell_presence()
        self.plan()
        self.house.spawn(self.call_roll())

    async def call_roll(self) -> None:
        """Tells the other processes who has lines here."""
        if not self.house.bus.is_shared:
            return
        table = self.table
        seated = {chair.player for chair in table.chairs} if table is not None else set()
        players = list(self.presence.here)
        watching = sum(player not in seated for player in players)
        await self.signal(Roll(process=self.house.process, players=players, watching=watching))

    async def signal(self, signal: Signal) -> None:
        """Tells the other processes; while they can't be reached they read the log."""
        if self.house.bus.is_shared:
            with contextlib.suppress(BusDown):
                await self.house.bus.publish(topic_of(self.id), signal_bytes(signal))

    def hear(self, message: bytes) -> None:
        """Another process tells something about this table."""
        signal = signal_of(message)
        if signal.process == self.house.process:
            return
        match signal:
            case Delivery():
                self.hear_delivery(signal)
            case Arrival():
                for viewing in [one for one in self.viewings if one.player == signal.player]:
                    self.dismiss(viewing, "newer_tab")
            case Roll():
                now = self.house.now()
                self.presence.hear(signal.process, frozenset(signal.players), signal.watching, now)
                self.tell_presence()
                self.plan()
            case Shown():
                for viewing in self.viewings:
                    viewing.line.send(signal.message)

    def hear_delivery(self, delivery: Delivery) -> None:
        """Hands on frames from another process; whoever misses one is caught up from the log."""
        if self.table is None or delivery.version > self.table.version:
            self.is_behind = True
        has_gap = delivery.has_seats_changed
        for viewing in self.viewings:
            part = delivery.parts.get(viewing.audience)
            if part is None or part.version <= viewing.version:
                continue
            if part.since == viewing.version and not delivery.has_seats_changed:
                viewing.line.send(part.frame)
                viewing.version = part.version
            else:
                has_gap = True
        if has_gap:
            self.house.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Reads on in the log and tells every line what it has missed."""
        try:
            async with self.turn():
                await self.current()
                if self.is_storage_down:
                    self.is_storage_down = False
                    self.send_to_all(HouseStatus(storage="up"))
                self.tell()
        except StorageDown:
            self.note_storage_down()
        except (Refused, NoSuchTable):
            return

    def note_storage_down(self) -> None:
        """Nothing can be stored now: people are told once, and it is tried again soon."""
        if not self.is_storage_down:
            self.is_storage_down = True
            self.send_to_all(HouseStatus(storage="down"))

    # Packets

    async def receive(self, viewing: Viewing, message: bytes | str) -> None:
        """A packet comes in on a line; the answer goes out on it."""
        try:
            packet = packet_of(message)
        except BadPacket as bad:
            viewing.line.send(encoded(Refusal(error="malformed", args={"detail": str(bad)})))
            return
        if packet.beat is not None:
            viewing.line.send(encoded(Beat(beat=packet.beat)))
            return
        try:
            if packet.sync is not None:
                await self.sync(viewing, packet.sync)
            else:
                await self.carry_out(viewing, packet)
        except Refused as refused:
            self.refuse(viewing, packet, refused.refusal)
        except StorageDown:
            self.note_storage_down()
            self.refuse(viewing, packet, Refusal(error="unavailable"))
        except NoSuchTable:
            self.refuse(viewing, packet, Refusal(error="closed"))

    def refuse(self, viewing: Viewing, packet: Packet, refusal: Refusal) -> None:
        """Answers a packet with a refusal; who has seen too little is told what is new."""
        self.house.metrics.refusals[refusal.error] += 1
        refusal.re = packet.id or ""
        viewing.line.send(encoded(refusal))
        if refusal.error == "stale" and self.table is not None and packet.seen is not None:
            viewing.version = min(viewing.version, packet.seen)
            self.tell()

    async def sync(self, viewing: Viewing, version: int) -> None:
        """A line has missed something and says what it has."""
        async with self.turn():
            await self.current()
            viewing.version = version
            self.tell(viewing)

    async def carry_out(self, viewing: Viewing, packet: Packet) -> None:
        """What a packet wants done, once."""
        packet_id = packet.id or ""
        async with self.turn():
            table = await self.current()
            if table.is_known(viewing.player, packet_id):
                viewing.version = min(viewing.version, packet.seen or viewing.version)
                self.tell(viewing, packet_id)
                return
            if packet.do is not None:
                await self.do(viewing.player, packet.do, packet.seen or 0, packet_id)
            elif packet.ask is not None:
                name = viewing.line.name
                await self.ask(viewing.player, name, packet.ask, packet_id)
                if isinstance(packet.ask, Sit):
                    viewing.line.name = packet.ask.name
            self.tell(viewing, packet_id)

    async def do(self, player: PlayerId, actions: list[Action], seen: int, packet: str) -> None:
        """Actions of the game. Whoever calls holds the turn."""
        await self.change(
            lambda table, now: act(table, Asker(player, "", packet, now), actions, seen)
        )
        self.house.metrics.moves += len(actions)

    async def ask(self, player: PlayerId, name: str, request: AnyRequest, packet: str) -> None:
        """A request about the table. Whoever calls holds the turn."""
        if isinstance(request, Chat | Emote):
            self.check_talk(player)
        table = await self.current()
        levels = self.house.bots.levels(table.sheet.game.id)
        await self.change(
            lambda table, now: ask(table, Asker(player, name, packet, now), request, levels)
        )
        if isinstance(request, Emote):
            await self.show_emote(table, player, request)

    def check_talk(self, player: PlayerId) -> None:
        """Refuses who says too much at once."""
        if self.talk.setdefault(player, Talk()).is_too_much(self.house.now()):
            raise Refused("too_fast")

    async def show_emote(self, table: Table, player: PlayerId, request: Emote) -> None:
        """Everybody sees an emote; it is not kept."""
        seat = table.seating.seat_of(player)
        if seat is None:
            raise Refused("not_seated")
        message = EmoteShown(seat=seat, emote=request.emote)
        self.send_to_all(message)
        await self.signal(Shown(process=self.house.process, message=encoded(message)))

    # What happens when nobody asks

    async def look_after(self) -> None:
        """Clocks that ran out, players who are gone, bots that did not answer."""
        self.presence.forget_the_silent(self.house.now())
        try:
            async with self.turn():
                await self.current()
                away = self.away_now()
                await self.change(lambda table, now: look_after(table, now, away.get))
                self.tell()
        except StorageDown:
            self.note_storage_down()
        except (Refused, NoSuchTable):
            return

    def away_now(self) -> dict[int, int]:
        """Since when each seat's player is away, if it is longer than a reload takes.

        While the other processes can't be reached nobody is known to be gone.
        """
        table = self.table
        if table is None or (self.house.bus.is_shared and not self.house.bus.is_up()):
            return {}
        latest = self.house.now() - BLINK
        away: dict[int, int] = {}
        for seat, chair in enumerate(table.chairs):
            since = self.presence.gone_since(chair.player)
            if since is not None and since <= latest:
                away[seat] = since
        return away

    def plan(self) -> None:
        """Sets the alarm for when the house must look after this table next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due_at = self.next_alarm()
        if due_at is None:
            return
        delay = max(due_at - self.house.now(), 0) / 1_000
        self.timer = asyncio.get_running_loop().call_later(
            delay, lambda: self.house.spawn(self.look_after())
        )

    def next_alarm(self) -> int | None:
        """When the next clock runs out or the next absent player is given up."""
        table = self.table
        if table is None or not table.is_playing() or table.is_paused:
            return None
        times: list[int] = []
        for seat in table.seats_waited_for():
            late_at = table.clocks.late_at(seat)
            if late_at is not None and not table.clocks.is_late[seat]:
                times.append(late_at)
        if table.terms.pace != "correspondence":
            times += self.times_to_give_up(table)
        return min(times, default=None)

    def times_to_give_up(self, table: Table) -> list[int]:
        """When players who have no line are considered gone, one by one or all of them."""
        persons = table.seating.persons()
        absent: dict[int, int] = {}
        for seat in persons:
            since = self.presence.gone_since(table.chairs[seat].player)
            if since is not None:
                absent[seat] = since
        times: list[int] = []
        if persons and len(absent) == len(persons):
            times.append(max(absent.values()) + BLINK)
        if table.terms.when_late == "bot":
            grace = max(table.terms.grace_seconds * SECOND, BLINK)
            times += [
                since + grace
                for seat, since in absent.items()
                if not table.chairs[seat].is_played_by_bot()
            ]
        return [max(time, self.house.now() + SHORTEST_ALARM) for time in times]

    # Bots

    def ask_bots(self) -> None:
        """Asks the bots whose turn it is, each once a version."""
        table = self.table
        if table is None or not table.is_playing() or table.is_paused:
            return
        for seat in table.bots_to_act():
            self.ask_bot(table, seat, may_wait=False)
        for seat in table.bots_to_interrupt():
            self.ask_bot(table, seat, may_wait=True)

    def ask_bot(self, table: Table, seat: int, *, may_wait: bool) -> None:
        """Asks one bot, unless it thinks already about this very choice."""
        choice = table.legal_since[seat]
        now = self.house.now()
        asked, at = self.asked.get(seat, (-1, 0))
        if (asked == choice and now - at < PATIENCE_WITH_BOTS) or not table.legal[seat]:
            return
        self.asked[seat] = (choice, now)
        self.house.spawn(self.let_bot_act(seat, choice, may_wait=may_wait))

    async def let_bot_act(self, seat: int, choice: int, *, may_wait: bool) -> None:
        """A bot thinks, as long as people would like it to, and acts."""
        table = self.table
        if table is None:
            return
        levels = self.house.bots.levels(table.sheet.game.id)
        memory = self.memories.setdefault(seat, Memory(seat))
        question = question_for(table, memory, levels, may_wait=may_wait)
        pause = 0.0
        if table.terms.bot_pace == "human":
            pause = random.randint(QUICKEST_BOT, SLOWEST_BOT) / 1_000  # noqa: S311, no secret
        thinking = asyncio.sleep(pause)
        try:
            words, _ = await asyncio.gather(self.house.bots.choose(question), thinking)
        except BotDied:
            self.house.metrics.dead_bots += 1
            await asyncio.sleep(BEFORE_ASKING_AGAIN)
            self.asked.pop(seat, None)
            self.ask_bots()
            return
        if words:
            await self.act_for_bot(seat, choice, words)

    async def act_for_bot(self, seat: int, choice: int, words: str) -> None:
        """Carries out what a bot has chosen, if that choice is still open."""
        try:
            async with self.turn():
                table = await self.current()
                if table.legal_since[seat] != choice:
                    return
                await self.change(lambda table, now: act_for_bot(table, seat, words, now))
                self.tell()
        except StorageDown:
            self.asked.pop(seat, None)
            self.note_storage_down()
        except Refused as refused:
            log.warning("bot_refused", table=self.id, seat=seat, error=refused.refusal.error)
            self.asked.pop(seat, None)
        except NoSuchTable:
            return

    # Closing the room

    def is_needed(self) -> bool:
        """Whether a line ends here or something is under way."""
        return bool(self.viewings) or self.waiting > 0

    def close(self) -> None:
        """Nothing of this table is kept in memory any more."""
        if self.timer is not None:
            self.timer.cancel()
        self.house.bus.ignore(topic_of(self.id))
