"""Replaying a record as text: every move, and what came of it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from pakl.cli.records import read_record_file
from pakl.cli.standings import Standings
from pakl.cli.terminal import Terminal
from pakl.cli.wording import Wording
from pakl.kernel.errors import Malformed
from pakl.kernel.events import Event, told
from pakl.kernel.match import Match, MoveEntry, ShuffleEntry
from pakl.kernel.piles import MOST_CARDS
from pakl.kernel.record import Record
from pakl.kernel.seats import SPECTATOR, Seat

SPECTATOR_WORD: Final = "spectator"


def replay_record(path: Path, viewer: str, terminal: Terminal, language: str) -> None:
    """Tells a whole record, as one viewer was told of it; without a viewer, everything.

    Raises:
        Malformed: If the record does not replay, or has no such viewer.
    """
    record = read_record_file(path)
    record.replay()
    names = record.names or [str(number) for number in range(record.sheet.seats)]
    seat = seat_of(viewer, names) if viewer else None
    wording = Wording(record.sheet.game, names, language, most_named=MOST_CARDS)
    match = Match(record.sheet, record.first_dealer)
    heading = wording.labels.house(
        "replay-of", game=wording.title(), who=Standings(match, wording).joined(names)
    )
    terminal.say(heading)
    for number, (entry_words, events) in enumerate(steps(record, match, wording), start=1):
        heard = events if seat is None else told(events, seat, match.zones)
        lines = [f"      {line.plain()}" for line in wording.lines(heard)]
        terminal.say(f"{number:>4}. {entry_words}", *lines)
    if match.is_over():
        terminal.say("", *[line.plain for line in Standings(match, wording).result()])


def steps(record: Record, match: Match, wording: Wording) -> Iterator[tuple[str, list[Event]]]:
    """Every input of the record in words, with what it caused."""
    for entry in record.entries:
        if isinstance(entry, MoveEntry):
            move = record.sheet.game.actions.words(entry.action)
            yield f"{wording.who(entry.seat)}: {move}", match.perform(entry.seat, entry.action)
        elif isinstance(entry, ShuffleEntry):
            words = wording.labels.house("shuffle-of", lot=wording.zone(entry.lot.name))
            yield words, match.shuffle(entry.order)


def seat_of(viewer: str, names: Sequence[str]) -> Seat:
    """The seat that a viewer names: by its number, by the player's name, or a spectator's.

    Raises:
        Malformed: If there is no such seat.
    """
    if viewer.casefold() == SPECTATOR_WORD:
        return SPECTATOR
    for seat, name in enumerate(names):
        if viewer.casefold() in {str(seat), name.casefold()}:
            return Seat(seat)
    places = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
    raise Malformed(f"there is no viewer {viewer!r}; there are {places} and {SPECTATOR_WORD}")
