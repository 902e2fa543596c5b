"""A record step by step, as somebody sees it who may look into all hands."""

from msgspec import UNSET, Struct, UnsetType

from pakl import read_record
from pakl.kernel.events import Event
from pakl.kernel.match import Entry, Match, MoveEntry, ShuffleEntry
from pakl.kernel.record import Record
from pakl.kernel.seats import ALL_HANDS
from pakl.play.frames import AnyGameEvent, ZoneSeen
from pakl.play.telling import deal_seen, events_told


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One move or shuffle and what came of it.

    ``zones`` are only those that look different from the step before. A shuffle has
    no seat, and the first dealer may be drawn before there is a deal.
    """

    words: str
    events: list[AnyGameEvent]
    seat: int | UnsetType = UNSET
    deal: int = 0
    dealer: int | UnsetType = UNSET
    zones: list[ZoneSeen] = []
    facts: dict[str, str] = {}
    to_act: list[int] = []
    totals: list[int] = []


class Replay(Struct, frozen=True):
    """A whole match to step through."""

    game: str
    sheet: str
    options: dict[str, str]
    names: list[str]
    steps: list[ReplayStep]
    totals: list[int]
    places: list[int]


def replay_of(text: str) -> Replay:
    """The match of a record's text, step by step.

    Raises:
        Malformed: If today's rules can't replay it.
    """
    record = read_record(text)
    record.replay()
    match = Match(record.sheet, record.first_dealer, is_studied=False)
    game = record.sheet.game
    return Replay(
        game=game.id,
        sheet=record.sheet.code(),
        options=game.chosen.differences(),
        names=record.names,
        steps=steps_of(record, match),
        totals=match.totals(),
        places=match.places() if match.is_over() else [],
    )


def steps_of(record: Record, match: Match) -> list[ReplayStep]:
    """Every step of a record; the match is played along."""
    steps: list[ReplayStep] = []
    zones: list[ZoneSeen] = []
    for entry in record.entries:
        events = entered(match, entry)
        told = events_told(events, ALL_HANDS, match.zones, match.game)
        seat = int(entry.seat) if isinstance(entry, MoveEntry) else UNSET
        words = words_of(match, entry)
        if match.deal is None:
            steps.append(ReplayStep(words, told, seat))
            continue
        seen = deal_seen(match, 1, ALL_HANDS, [])
        changed = [zone for zone in seen.zones if zone not in zones]
        zones = seen.zones
        steps.append(
            ReplayStep(
                words=words,
                events=told,
                seat=seat,
                deal=seen.deal,
                dealer=seen.dealer,
                zones=changed,
                facts=seen.facts,
                to_act=seen.to_act,
                totals=seen.totals,
            )
        )
    return steps


def entered(match: Match, entry: Entry) -> list[Event]:
    """What came of giving a match one of its inputs."""
    if isinstance(entry, MoveEntry):
        return match.perform(entry.seat, entry.action)
    assert isinstance(entry, ShuffleEntry)
    return match.shuffle(entry.order)


def words_of(match: Match, entry: Entry) -> str:
    """An input in words: the action, or what was shuffled."""
    if isinstance(entry, MoveEntry):
        return match.game.actions.words(entry.action)
    assert isinstance(entry, ShuffleEntry)
    return entry.lot.name
