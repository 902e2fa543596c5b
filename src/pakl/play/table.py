"""A table: where players sit and matches are played.

A table is what its log makes of it: every change is an ``Entry`` that goes through
``Table.apply``, whether it happens now or is read back. Requests check first and then
enter; what is refused has entered nothing. Whoever holds the table stores what is
``pending`` before anybody is told of it.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from pakl.games import find_game
from pakl.kernel.actions import ActionId
from pakl.kernel.errors import RulesBroken
from pakl.kernel.events import Event
from pakl.kernel.game import State
from pakl.kernel.match import Match
from pakl.kernel.seats import SPECTATOR, Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet, game_of
from pakl.kernel.shuffle import Dealer, FairDealer, commitment_to
from pakl.kernel.view import waited_for
from pakl.play.affairs import settle
from pakl.play.clocks import Clocks
from pakl.play.entries import (
    AnyEntry,
    Moved,
    Opened,
    PlayerId,
    Shuffled,
    Started,
    TableId,
    entry_of,
)
from pakl.play.frames import (
    AnyNews,
    Audience,
    MatchBegun,
    MatchOver,
    Revealed,
    TableStatus,
)
from pakl.play.history import Happening, History
from pakl.play.ports import FinishedMatch, SeatLine, Summary
from pakl.play.seating import Chair, Seating
from pakl.play.telling import Moment, is_told, viewer_of, zones_revealed

PACKETS_REMEMBERED: Final = 64
MINUTE: Final = 60_000
# Whoever asked a bot is gone if it has not answered for so long: ask again.
PATIENCE_WITH_BOTS: Final = 10_000
AFTER_TEN_EMPTY_MINUTES: Final = 10 * MINUTE
AFTER_AN_IDLE_DAY: Final = 24 * 60 * MINUTE
AFTER_AN_IDLE_MONTH: Final = 30 * AFTER_AN_IDLE_DAY

NOBODY_ACTED: Final = -1

DealerOf = Callable[[bytes, list[bytes]], Dealer]


class RulesChanged(Exception):
    """The log was written under rules, or by a Pakl, that are not today's."""


class Table:
    """One table, from its opening to its close."""

    def __init__(self, table: TableId, opened: Opened, dealer_of: DealerOf = FairDealer) -> None:
        self.id = table
        self.code = opened.code
        self.terms = opened.terms
        self.rules = opened.rules
        self.sheet = Sheet(game_of(opened.sheet, find_game), opened.seats)
        self.sheet_code = self.sheet.code()
        self.dealer_of = dealer_of
        self.seating = Seating(opened.seats)
        self.status: TableStatus = "open"
        self.opened_at = opened.at
        self.changed_at = opened.at
        self.secret = b""
        self.is_secret_spent = False
        self.salts: list[bytes] = []
        self.dealer: Dealer | None = None
        self.match: Match | None = None
        self.matches = 0
        self.pause_reason = ""
        self.clocks = Clocks(self.terms, opened.seats)
        self.acted_last = NOBODY_ACTED
        self.history = History(opened.seats)
        self.viewers = {one: viewer_of(one, self.terms) for one in self.history.audiences}
        self.version = 0
        # How often something happened that is not of the game: who sits where, and what as.
        self.sittings = 0
        self.known_seat_lines: tuple[int, list[SeatLine]] = (-1, [])
        self.known_moment: Moment | None = None
        self.is_moment_over = False
        self.legal: list[list[ActionId]] = [[] for _ in range(opened.seats)]
        # The seat's own version since which its choices are what they are.
        self.legal_since = [0 for _ in range(opened.seats)]
        self.packets: OrderedDict[tuple[PlayerId, str], None] = OrderedDict()
        self.pending: list[AnyEntry] = []
        self.finished: list[FinishedMatch] = []

    # Questions

    @property
    def chairs(self) -> list[Chair]:
        """The seats and whoever has them."""
        return self.seating.chairs

    @property
    def is_paused(self) -> bool:
        """Whether clocks and bots stand still."""
        return bool(self.pause_reason)

    def is_playing(self) -> bool:
        """Whether a match is on."""
        return self.status == "playing"

    def is_known(self, player: PlayerId, packet: str) -> bool:
        """Whether a packet has been carried out already."""
        return (player, packet) in self.packets

    def may_be_watched(self) -> bool:
        """Whether somebody without a seat may look on now."""
        return self.terms.spectators != "none" or not self.is_playing()

    def deal(self) -> State:
        """The deal being played.

        Raises:
            RulesBroken: If there is none.
        """
        if self.match is None or self.match.deal is None:
            raise RulesBroken("no cards are dealt at this table")
        return self.match.deal

    def moment(self) -> Moment:
        """How the deal stands now, worded once for everybody."""
        if self.known_moment is None or self.is_moment_over:
            self.known_moment = Moment(self.running_match(), self.known_moment)
            self.is_moment_over = False
        return self.known_moment

    def choices_of(self, audience: Audience) -> list[ActionId]:
        """What an audience may do now; whoever only watches may do nothing."""
        return self.legal[audience] if audience >= 0 else []

    def seats_waited_for(self) -> list[int]:
        """The seats that everybody sees play wait for."""
        if not self.is_playing() or self.match is None or self.match.deal is None:
            return []
        return members_of(waited_for(self.match.deal, SPECTATOR))

    def seats_to_act(self) -> list[int]:
        """The seats that are to act now, also if others must not notice yet."""
        return members_of(self.deal().to_act) if self.is_playing() else []

    def bots_to_act(self) -> list[int]:
        """The seats played by bots that are to act now."""
        if not self.is_playing() or self.is_paused:
            return []
        to_act = members_of(self.deal().to_act)
        return [seat for seat in to_act if self.chairs[seat].is_played_by_bot()]

    def bots_to_interrupt(self) -> list[int]:
        """The seats played by bots that may act out of turn now."""
        if not self.is_playing() or self.is_paused:
            return []
        deal = self.deal()
        seats = members_of(deal.may_interrupt & ~deal.to_act)
        return [seat for seat in seats if self.chairs[seat].is_played_by_bot() and self.legal[seat]]

    def late_seats(self, now: int) -> list[int]:
        """The seats whose time is over, and of whom that has not been said yet."""
        return [seat for seat, late_at in self.times_running_out().items() if late_at <= now]

    def times_running_out(self) -> dict[int, int]:
        """When the seats that are waited for will be late; not of those that are already."""
        times: dict[int, int] = {}
        if self.clocks.for_a_move is None:
            return times
        for seat in self.seats_waited_for():
            late_at = self.clocks.late_at(seat)
            if late_at is not None and not self.clocks.is_late[seat]:
                times[seat] = late_at
        return times

    def due_at(self) -> int | None:
        """When the house must look after this table by itself; None if never."""
        if self.status == "closed":
            return None
        if not self.is_playing():
            is_empty = not self.seating.persons()
            return self.changed_at + (AFTER_TEN_EMPTY_MINUTES if is_empty else AFTER_AN_IDLE_DAY)
        if self.is_paused:
            return self.changed_at + AFTER_AN_IDLE_MONTH
        if self.bots_to_act():
            return self.changed_at + PATIENCE_WITH_BOTS
        times = self.times_running_out().values()
        return min(times, default=self.changed_at + AFTER_AN_IDLE_MONTH)

    def summary(self) -> Summary:
        """The table in a line."""
        return Summary(
            table=self.id,
            code=self.code,
            status=self.status,
            is_public=self.terms.is_public,
            sheet=self.sheet_code,
            seats=self.seat_lines(),
            size=self.sheet.seats,
            version=self.version,
            due_at=self.due_at(),
            opened_at=self.opened_at,
            changed_at=self.changed_at,
        )

    def seat_lines(self) -> list[SeatLine]:
        """Who sits where; the same list as long as nothing about the seats can have changed."""
        sittings, lines = self.known_seat_lines
        if sittings != self.sittings:
            lines = [
                SeatLine(seat=seat, player=chair.player, name=chair.name, level=chair.level)
                for seat, chair in enumerate(self.chairs)
                if not chair.is_empty()
            ]
            self.known_seat_lines = (self.sittings, lines)
        return lines

    def commitment(self) -> str:
        """What the house has published of its secret."""
        return commitment_to(self.secret) if self.secret else ""

    # Verbs by which a table changes

    def enter(self, entry: AnyEntry) -> None:
        """Something happens now; it is to be stored before anybody is told."""
        self.apply(entry)
        self.pending.append(entry)

    def take_pending(self) -> tuple[list[AnyEntry], list[FinishedMatch]]:
        """What is to be stored, once."""
        pending, finished = self.pending, self.finished
        self.pending, self.finished = [], []
        return pending, finished

    def apply(self, entry: AnyEntry) -> None:
        """Makes of the table what the entry says; the one way in which a table changes."""
        events: list[Event] = []
        acted = NOBODY_ACTED
        match entry:
            case Moved():
                events = self.apply_move(entry)
                acted = entry.seat
                news = self.news_of_the_end()
            case Shuffled():
                events = self.running_match().shuffle(entry.order)
                news = self.news_of_the_end()
            case _:
                news = settle(self, entry)
        self.version += 1
        self.changed_at = entry.at
        if entry.packet:
            self.remember(entry.player, entry.packet)
        told_to = self.history.audiences
        asked_anew: frozenset[int] = frozenset()
        is_game = isinstance(entry, Moved | Shuffled)
        if is_game or isinstance(entry, Started):
            self.is_moment_over = True
            self.note_time(entry, events)
            asked_anew = self.note_choices(acted)
        if is_game:
            told_to = self.audiences_of(events, acted) | asked_anew
        else:
            self.sittings += 1
        self.history.add(Happening(self.version, entry, events, news, told_to))
        for seat in asked_anew:
            self.legal_since[seat] = self.history.counts[seat]

    def read(self, lines: list[str]) -> None:
        """Follows lines of the log that are stored already.

        Raises:
            RulesBroken: If a shuffle there is not the house's.
            RulesChanged: If a line is not one that today's Pakl writes.
        """
        for line in lines:
            entry = entry_read(line)
            if isinstance(entry, Shuffled) and entry.order != self.next_order():
                raise RulesBroken("a shuffle in the log does not follow from secret and salts")
            self.apply(entry)

    def running_match(self) -> Match:
        """The match being played.

        Raises:
            RulesBroken: If there is none; a log never says so.
        """
        if self.match is None:
            raise RulesBroken("no match has begun at this table")
        return self.match

    def apply_move(self, entry: Moved) -> list[Event]:
        """A seat acts."""
        match = self.running_match()
        return match.perform(Seat(entry.seat), match.game.actions.parse(entry.action))

    def news_of_the_end(self) -> list[AnyNews]:
        """If a deal has just been finished: where its cards lay, and the result of the match."""
        match = self.running_match()
        finished = match.finished_deal
        if finished is None:
            return []
        match.finished_deal = None
        news: list[AnyNews] = [Revealed(zones=zones_revealed(match.game, finished, match.zones))]
        if match.is_over():
            self.status = "over"
            news.append(
                MatchOver(
                    match=self.matches,
                    totals=match.totals(),
                    places=match.places(),
                    secret=self.secret.hex(),
                    record=self.record_id(),
                )
            )
        return news

    def begin_match(self, entry: Started) -> MatchBegun:
        """A match begins: the shuffles follow from the secret and the salts of all."""
        self.salts = [bytes.fromhex(chair.salt) for chair in self.chairs]
        self.dealer = self.dealer_of(self.secret, self.salts)
        self.is_secret_spent = True
        self.match = Match(self.sheet, Seat(entry.first_dealer), is_studied=False)
        self.matches += 1
        self.status = "playing"
        self.pause_reason = ""
        self.clocks = Clocks(self.terms, self.sheet.seats)
        self.acted_last = NOBODY_ACTED
        self.history.begin_anew()
        self.legal = [[] for _ in self.chairs]
        for chair in self.chairs:
            chair.is_ready = False
            chair.stand_in = ""
        self.forget_wishes()
        return MatchBegun(
            match=self.matches,
            commitment=self.commitment(),
            salts=[chair.salt for chair in self.chairs],
        )

    def forget_wishes(self) -> None:
        """Nobody wishes to pause any more."""
        for chair in self.chairs:
            chair.wishes_pause = False

    def remember(self, player: PlayerId, packet: str) -> None:
        """Remembers a packet that was carried out, and forgets old ones."""
        self.packets[player, packet] = None
        while len(self.packets) > PACKETS_REMEMBERED * len(self.chairs):
            self.packets.popitem(last=False)

    def audiences_of(self, events: list[Event], acted: int) -> frozenset[int]:
        """Who is told of what happened in the game: who acted, and who hears of an event."""
        zones = self.running_match().zones
        told = [
            audience
            for audience, viewer in self.viewers.items()
            if audience == acted or is_told(events, viewer, zones)
        ]
        return frozenset(told)

    def note_time(self, entry: AnyEntry, events: list[Event]) -> None:
        """Lets the clocks run for the seats that everybody sees play wait for.

        If nobody may notice that a seat has acted its clock goes on, or it would tell.
        """
        if self.clocks.for_a_move is None:
            return
        if isinstance(entry, Moved):
            self.acted_last = entry.seat
            if not is_told(events, SPECTATOR, self.running_match().zones):
                return
        # A shuffle belongs to the action that made it due.
        self.clocks.wait_for(self.seats_waited_for(), entry.at, acted=self.acted_last)

    def note_choices(self, acted: int) -> frozenset[int]:
        """Notes for every seat what it may do now; answers who must be told of that.

        Somebody may be asked by what it is told nothing of: who chose last is a secret.
        """
        if self.match is None or self.match.deal is None:
            return frozenset()
        asked_anew: set[int] = set()
        for seat in range(len(self.chairs)):
            choices = self.match.legal_actions(Seat(seat)) if self.is_playing() else []
            if seat == acted or choices != self.legal[seat]:
                self.legal[seat] = choices
                asked_anew.add(seat)
        return frozenset(asked_anew)

    # The shuffles, and the record

    def next_order(self) -> list[int]:
        """The order of the shuffle that is due."""
        if self.dealer is None:
            raise RulesBroken("nobody deals at this table")
        items = self.running_match().items()
        return [items[place] for place in self.dealer.permutation(len(items))]

    def record_id(self) -> str:
        """The name of the record of the match that was begun last."""
        return f"{self.id}-{self.matches}"


def opened_table(table: TableId, opened: Opened, dealer_of: DealerOf = FairDealer) -> Table:
    """A new table."""
    made = Table(table, opened, dealer_of)
    made.enter(opened)
    return made


def replayed(table: TableId, lines: list[str], dealer_of: DealerOf = FairDealer) -> Table:
    """The table that a log makes.

    Raises:
        RulesChanged: If a match is on that today's rules would play differently.
    """
    opened = entry_read(lines[0])
    if not isinstance(opened, Opened):
        raise RulesBroken("a log begins with the opening of its table")
    made = Table(table, opened, dealer_of)
    if made.rules != made.sheet.game.version:
        raise RulesChanged(
            f"the table was opened under rules {opened.rules} of {made.sheet.game.id}; "
            f"today's are {made.sheet.game.version}"
        )
    made.read(lines)
    return made


def entry_read(line: str) -> AnyEntry:
    """The entry of a line of the log.

    Raises:
        RulesChanged: If it is not one that today's Pakl writes.
    """
    try:
        return entry_of(line)
    except msgspec.DecodeError as error:
        raise RulesChanged("a line of the log can't be read by today's Pakl") from error
