"""A match as a text file: sheet, seats, seed commitment, shuffles and moves.

A record replays exactly or is refused with one sentence that says what is wrong
and where. ``docs/reference/record.md`` describes the format.
"""

import hashlib
from collections.abc import Callable
from typing import Final

from pakl.kernel.cards import Card
from pakl.kernel.errors import Malformed, PaklError
from pakl.kernel.game import Game, Lot
from pakl.kernel.match import Entry, Match, MoveEntry, ShuffleEntry
from pakl.kernel.seats import NO_SEAT, Seat
from pakl.kernel.sheet import Sheet
from pakl.kernel.shuffle import commitment_to, permutation_of, seed_of

VERSION: Final = 1
HEADING: Final = f"pakl record {VERSION}"
RUNNING: Final = "running"
CARDS: Final = "shuffle "
LOTS: Final = "lots "
MOST_NAME_LETTERS: Final = 40
MOST_DIGITS: Final = 9


class Fairness:
    """What makes the shuffles of a match checkable; the secret is empty until the end."""

    def __init__(self, commitment: str, salts: list[bytes], secret: bytes) -> None:
        self.commitment = commitment
        self.salts = salts
        self.secret = secret


class Record:
    """A finished or running match, to be written, read, replayed and verified."""

    def __init__(
        self,
        sheet: Sheet,
        names: list[str],
        first_dealer: Seat,
        fairness: Fairness | None,
        entries: list[Entry],
        result: str,
    ) -> None:
        self.sheet = sheet
        self.names = names
        self.first_dealer: Seat = first_dealer
        self.fairness = fairness
        self.entries = entries
        self.result = result

    def replay(self) -> Match:
        """The match as it stood after the last entry.

        Raises:
            Malformed: If today's rules refuse an entry, or the result is another one.
        """
        match = Match(self.sheet, self.first_dealer)
        for number, entry in enumerate(self.entries):
            try:
                enter(match, entry)
            except PaklError as error:
                raise Malformed(
                    f"entry {number + 1} of the record can't be replayed: {error}"
                ) from error
        result = result_of(match)
        if result != self.result:
            raise Malformed(f"the record says {self.result!r} but its moves make {result!r}")
        return match

    def verify(self) -> None:
        """Checks that the record replays and that its shuffles follow from secret and salts.

        Raises:
            Malformed: If anything does not agree.
        """
        self.replay()
        fairness = self.fairness
        if fairness is None:
            raise Malformed("the record has no commitment, so its shuffles can't be verified")
        if not fairness.secret:
            raise Malformed("the secret is not published yet, so the shuffles can't be verified")
        if commitment_to(fairness.secret) != fairness.commitment:
            raise Malformed("the secret is not the one that was committed to")
        seed = seed_of(fairness.secret, fairness.salts)
        shuffles = 0
        for entry in self.entries:
            if isinstance(entry, ShuffleEntry):
                items = sorted(entry.order)
                order = [items[place] for place in permutation_of(seed, shuffles, len(items))]
                shuffles += 1
                if order != entry.order:
                    raise Malformed(
                        f"shuffle {shuffles} ({entry.lot.name}) does not follow from "
                        "secret and salts"
                    )

    def text(self) -> str:
        """The record as a text file."""
        game = self.sheet.game
        lines = [HEADING, f"game {game.id}", f"rules {game.version}", f"seats {self.sheet.seats}"]
        for name, value in game.chosen.differences().items():
            lines.append(f"option {name}: {value}")
        for seat, name in enumerate(self.names):
            lines.append(f"name {seat}: {checked_name(name)}")
        if self.first_dealer != NO_SEAT:
            lines.append(f"dealer {self.first_dealer}")
        if self.fairness is not None:
            lines.append(f"commitment {self.fairness.commitment}")
            for seat, salt in enumerate(self.fairness.salts):
                lines.append(f"salt {seat}: {salt.hex()}")
        for entry in self.entries:
            lines.append(entry_line(game, entry))
        if self.fairness is not None and self.fairness.secret:
            lines.append(f"secret {self.fairness.secret.hex()}")
        lines.append(f"result {self.result}")
        body = "\n".join(lines) + "\n"
        return f"{body}end {checksum(body)}\n"


def record_of(match: Match, names: list[str], fairness: Fairness | None) -> Record:
    """The record of a match as it stands.

    Raises:
        Malformed: If the secret of a match that is not over would be published.
    """
    if fairness is not None and fairness.secret and not match.is_over():
        raise Malformed("the secret of a match is published when it is over, not before")
    return Record(match.sheet, names, match.first_dealer, fairness, match.log[:], result_of(match))


def enter(match: Match, entry: Entry) -> None:
    """Gives a match one of its inputs."""
    if isinstance(entry, MoveEntry):
        match.perform(entry.seat, entry.action)
    elif isinstance(entry, ShuffleEntry):
        due = match.due()
        if due is None or due.name != entry.lot.name:
            raise Malformed(f"no shuffle of {entry.lot.name} is due")
        match.shuffle(entry.order)


def result_of(match: Match) -> str:
    """The result of a match in a word or two: the totals and the places."""
    if not match.is_over():
        return RUNNING
    points = " ".join([str(total) for total in match.totals()])
    places = " ".join([str(place) for place in match.places()])
    return f"points {points} places {places}"


def checksum(body: str) -> str:
    """What the last line of a record says about all lines above it."""
    return hashlib.sha256(body.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A player's name, if it fits on a line."""
    if not name or len(name) > MOST_NAME_LETTERS or not name.isprintable():
        raise Malformed(f"a name has 1 to {MOST_NAME_LETTERS} printable letters, not {name!r}")
    return name


def entry_line(game: Game, entry: Entry) -> str:
    """An entry as one line of a record."""
    if isinstance(entry, MoveEntry):
        return f"{entry.seat}: {game.actions.words(entry.action)}"
    assert isinstance(entry, ShuffleEntry)
    if entry.lot.of_cards:
        return f"{CARDS}{entry.lot.name}: {game.deck.words([Card(item) for item in entry.order])}"
    return f"{LOTS}{entry.lot.name}: {' '.join([str(seat) for seat in entry.order])}"


class Reader:
    """Reads the lines of a record one after another, and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0

    def refuse(self, reason: str) -> Malformed:
        """The error that names the line."""
        return Malformed(f"line {self.number + 1} of the record: {reason}")

    def peek(self) -> str:
        """The line that comes next."""
        return self.lines[self.number]

    def has(self, word: str) -> bool:
        """Whether the next line begins with a word."""
        return self.peek().startswith(word + " ")

    def value(self, word: str) -> str:
        """What the next line says behind a word that it must begin with."""
        if not self.has(word):
            raise self.refuse(f"expected {word!r}, found {self.peek()!r}")
        value = self.peek()[len(word) + 1 :]
        self.number += 1
        return value

    def whole(self, word: str) -> int:
        """The whole number behind a word."""
        value = self.value(word)
        if not is_number(value):
            self.number -= 1
            raise self.refuse(f"{word!r} needs a number, not {value!r}")
        return int(value)

    def pairs(self, word: str) -> list[tuple[str, str]]:
        """The values of all lines of the form ``word key: value`` that follow."""
        found: list[tuple[str, str]] = []
        while self.has(word):
            key, colon, value = self.value(word).partition(": ")
            if not colon:
                self.number -= 1
                raise self.refuse(f"{word!r} needs a key, a colon and a value")
            found.append((key, value))
        return found


def read_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """The record that a text holds.

    Raises:
        Malformed: If the text is no record, is cut off or changed, or names what does
            not exist. The error says what and where.
    """
    reader = Reader(text)
    if reader.peek() != HEADING:
        if reader.peek().startswith("pakl record "):
            raise Malformed(f"this is {reader.peek()!r}; this program reads version {VERSION}")
        raise Malformed(f"this is no record: it does not begin with {HEADING!r}")
    check_the_end(text)
    reader.number = 1
    game = find_game(reader.value("game"))
    version = reader.whole("rules")
    if version != game.version:
        raise Malformed(
            f"the record was played by version {version} of {game.id}; "
            f"the rules here are version {game.version}"
        )
    seats = reader.whole("seats")
    game = game.with_options(dict(reader.pairs("option")))
    sheet = Sheet(game, seats)
    names = by_seat(reader, "name", seats)
    first_dealer = NO_SEAT
    if reader.has("dealer"):
        first_dealer = Seat(reader.whole("dealer"))
    fairness = read_fairness(reader, seats)
    entries: list[Entry] = []
    while not reader.has("secret") and not reader.has("result"):
        entries.append(read_entry(reader, game))
    if reader.has("secret"):
        if fairness is None:
            raise reader.refuse("a secret without a commitment")
        fairness.secret = from_hex(reader, reader.value("secret"))
    return Record(sheet, names, first_dealer, fairness, entries, reader.value("result"))


def check_the_end(text: str) -> None:
    """The last line must agree with all lines above it."""
    head, found, stated = text.rpartition("\nend ")
    if not found or not stated.endswith("\n"):
        raise Malformed("the record is cut off: its last line, 'end', is missing")
    if checksum(head + "\n") != stated.strip():
        raise Malformed("the record was changed: its text does not agree with its last line")


def by_seat(reader: Reader, word: str, seats: int) -> list[str]:
    """The values that every seat has, in the order of the seats; or none at all."""
    pairs = reader.pairs(word)
    if pairs and [key for key, _ in pairs] != [str(seat) for seat in range(seats)]:
        raise reader.refuse(f"every seat from 0 to {seats - 1} needs one line {word!r}")
    return [value for _, value in pairs]


def read_fairness(reader: Reader, seats: int) -> Fairness | None:
    """The commitment and the salts, if the record has them."""
    if not reader.has("commitment"):
        return None
    commitment = reader.value("commitment")
    salts = [from_hex(reader, salt) for salt in by_seat(reader, "salt", seats)]
    return Fairness(commitment, salts, b"")


def from_hex(reader: Reader, value: str) -> bytes:
    """The bytes of a hexadecimal number."""
    try:
        return bytes.fromhex(value)
    except ValueError as error:
        raise reader.refuse(f"{value!r} is no hexadecimal number") from error


def read_entry(reader: Reader, game: Game) -> Entry:
    """A line of the log: a shuffle or a move."""
    try:
        entry = entry_of(reader.peek(), game)
    except Malformed as error:
        raise reader.refuse(str(error)) from error
    reader.number += 1
    return entry


def entry_of(line: str, game: Game) -> Entry:
    """The entry that a line stands for."""
    key, colon, value = line.partition(": ")
    if colon and key.startswith(CARDS):
        return read_shuffle(key[len(CARDS) :], value, game)
    if colon and key.startswith(LOTS):
        return read_lots(key[len(LOTS) :], value)
    if colon and is_number(key):
        return MoveEntry(Seat(int(key)), game.actions.parse(value))
    raise Malformed(f"expected a move or a shuffle, found {line!r}")


def read_shuffle(name: str, value: str, game: Game) -> Entry:
    """A shuffle of cards."""
    return ShuffleEntry(Lot(name, of_cards=True), [int(card) for card in game.deck.cards(value)])


def read_lots(name: str, value: str) -> Entry:
    """Lots drawn by seats."""
    seats: list[int] = []
    for word in value.split():
        if not is_number(word):
            raise Malformed(f"lots are drawn by seats, not {value!r}")
        seats.append(int(word))
    return ShuffleEntry(Lot(name, of_cards=False), seats)


def is_number(word: str) -> bool:
    """Whether a word is a whole number of a sensible size."""
    return word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS
