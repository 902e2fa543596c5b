"""Nothing leaks: what a viewer can't see makes no difference to what it is sent, byte for byte."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pakl.games import find_game
from pakl.kernel.events import CardMoved, Event
from pakl.kernel.seats import ALL_HANDS, SPECTATOR, Seat
from pakl.kernel.sheet import Sheet
from pakl.play import telling
from pakl.play.entries import AnyEntry, Committed, Moved, Readied
from pakl.play.frames import SPECTATORS, Audience, ChatLine
from pakl.play.history import Happening, History
from pakl.play.table import NOBODY_ACTED, Table
from pakl.play.terms import Terms
from pakl.server.settings import settings_of
from tests.server.books import read_books
from tests.server.tape import Tape, recorded
from tests.server.worlds import OtherWorld, Story, other_worlds

pytestmark = pytest.mark.long

MOST_MOVES = 250
# Lines must not fall silent, so everybody beats every so many moves.
MOVES_A_BEAT = 15
# So many moves at least are made in worlds that differ, over all viewers.
FEWEST_MOVES_APART = 60
# Clocks are told in every frame, but nobody is late.
TERMS: dict[str, Any] = {"pace": "realtime", "move_seconds": 3_600, "bank_seconds": 7_200}

NOT_THERE = "\0"

# Every game, and the options with which secrets are hardest to keep.
SHEETS = [
    ("disco", 3, {}),
    ("disco", 4, {"hidden_guest": "on"}),
    ("fox", 2, {}),
    ("karma", 2, {}),
    ("karma", 3, {"premonition": "on"}),
    ("maumau", 3, {"calls": "strict", "rounds_to_win": "3"}),
    ("rummy", 2, {"opening_points": "0"}),
    ("zyrty", 2, {}),
]


def sheet_of(game: str, seats: int, options: dict[str, str]) -> Sheet:
    """A table of a game with some options."""
    return Sheet(find_game(game).with_options(options), seats)


class Comparison:
    """A story, and other worlds that its viewers can't tell from it, all on tape."""

    def __init__(self, sheet: Sheet, dice: Random, viewers: dict[Audience, Seat]) -> None:
        self.story = Story(sheet, dice, MOST_MOVES)
        self.worlds: list[tuple[Audience, OtherWorld]] = [
            (audience, world)
            for audience, viewer in viewers.items()
            for world in other_worlds(self.story, viewer, dice)
        ]
        lasts = {world.moves[-1].number for _, world in self.worlds}
        beats = set(range(0, len(self.story.moves), MOVES_A_BEAT))
        self.marks = {number for number in lasts | beats if self.story.is_told_to_all(number)}

    async def compare(self, folder: Path, terms: dict[str, Any]) -> Tape:
        """Records them all, and compares what each viewer was sent.

        Raises:
            AssertionError: If a viewer was sent something else in its other world.
        """
        lookers: dict[int, list[Audience]] = {}
        for audience, world in self.worlds:
            lookers.setdefault(world.moves[-1].number, []).append(audience)
        story, seats = self.story, range(self.story.sheet.seats)
        tape = await recorded(folder / "here", story, terms, self.marks, lookers, seats)
        for number, (audience, world) in enumerate(self.worlds):
            last = world.moves[-1].number
            place = folder / f"there-{number}"
            looker = {last: [audience]}
            prober = [audience] if audience in seats else []
            there = await recorded(place, world, terms, self.marks, looker, prober)
            self.compare_one(tape.until(audience, last), there.until(audience, last), audience)
            assert there.viewers[audience].looks[0] in tape.viewers[audience].looks
        return tape

    @property
    def moves_apart(self) -> int:
        """How many moves were made in worlds that differ."""
        return sum(world.moves_apart for _, world in self.worlds)

    def compare_one(self, here: list[bytes], there: list[bytes], audience: Audience) -> None:
        """Compares what a viewer was sent in two worlds, message by message."""
        for sent_here, sent_there in zip(here, there, strict=False):
            assert sent_here == sent_there, f"audience {audience} can tell the worlds apart"
        assert len(here) == len(there)


def eyes_of(sheet: Sheet, terms: Terms) -> dict[Audience, Seat]:
    """Every audience of a table, and whose eyes it has."""
    spectator = ALL_HANDS if terms.spectators == "hands" else SPECTATOR
    return {SPECTATORS: spectator, **{seat: Seat(seat) for seat in range(sheet.seats)}}


@pytest.mark.parametrize(("game", "seats", "options"), SHEETS)
async def test_what_a_viewer_cannot_see_makes_no_difference_to_its_bytes(
    game: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    sheet = sheet_of(game, seats, options)
    comparison = Comparison(sheet, Random(5), eyes_of(sheet, Terms()))
    await comparison.compare(tmp_path, TERMS)

    assert {SPECTATORS, *range(seats)} == {audience for audience, _ in comparison.worlds}
    assert comparison.moves_apart >= FEWEST_MOVES_APART


async def test_who_may_see_all_hands_sees_no_card_that_nobody_holds(tmp_path: Path) -> None:
    sheet = sheet_of("fox", 2, {})
    eyes = eyes_of(sheet, Terms(spectators="hands"))
    comparison = Comparison(sheet, Random(6), {SPECTATORS: eyes[SPECTATORS]})
    await comparison.compare(tmp_path, {**TERMS, "spectators": "hands"})

    assert comparison.worlds


async def test_nobody_is_sent_what_is_somebody_elses(tmp_path: Path) -> None:
    story = Story(sheet_of("fox", 2, {"rounds": "1"}), Random(7), MOST_MOVES)
    last = story.moves[-1].number
    tape = await recorded(tmp_path, story, TERMS, [last], {last: [SPECTATORS, 0, 1]})
    books = await read_books(settings_of({"PAKL_DATA": str(tmp_path)}).database_url)
    secrets = [entry.secret for entry in books.entries() if isinstance(entry, Committed)]
    salts = [entry.salt for entry in books.entries() if isinstance(entry, Readied)]

    assert story.is_whole
    assert (2, 2) == (len(secrets), len(salts))
    for viewer in tape.viewers.values():
        sent = b"\n".join([*viewer.tape, *viewer.looks])
        before_the_match, _, _ = sent.partition(b'"news":"match_begun"')
        before_its_end, _, _ = sent.partition(b'"news":"match_over"')
        assert before_the_match != before_its_end != sent
        for salt in salts:
            assert salt.encode() not in before_the_match
            assert salt.encode() in sent
        assert secrets[0].encode() not in before_its_end
        assert secrets[0].encode() in sent
        assert secrets[1].encode() not in sent
        for somebody in tape.viewers.values():
            for kind in ("cookie", "token", "player"):
                assert somebody.secrets.get(kind, NOT_THERE).encode() not in sent


# The tests above find leaks


def tell_everybody_of_everything(patch: pytest.MonkeyPatch) -> None:
    """Versions count everything that happens, as the log's do."""
    add = History.add

    def leak(self: History, happening: Happening) -> None:
        happening.told_to = self.audiences
        add(self, happening)

    patch.setattr(History, "add", leak)


def start_clocks_after_hidden_moves(patch: pytest.MonkeyPatch) -> None:
    """The clock of a seat that has acted starts anew, whether anybody may know of it or not."""

    def leak(self: Table, entry: AnyEntry, _events: list[Event]) -> None:
        acted = entry.seat if isinstance(entry, Moved) else NOBODY_ACTED
        self.clocks.wait_for(self.seats_waited_for(), entry.at, acted=acted)

    patch.setattr(Table, "note_time", leak)


def tell_cards_unredacted(patch: pytest.MonkeyPatch) -> None:
    """Whoever hears of a card that moved hears which one it was."""
    add = History.add

    def leak(self: History, happening: Happening) -> None:
        cards = [event.card for event in happening.events if isinstance(event, CardMoved)]
        happening.news = [*happening.news, ChatLine(seat=0, name="", text=str(cards), at=0)]
        add(self, happening)

    patch.setattr(History, "add", leak)


def lend_spectators_all_eyes(patch: pytest.MonkeyPatch) -> None:
    """A spectator sees what any seat sees."""

    def leak(audience: Audience, _terms: Terms) -> Seat:
        return ALL_HANDS if audience == SPECTATORS else Seat(audience)

    replace_everywhere(patch, telling.viewer_of, leak)


def replace_everywhere(patch: pytest.MonkeyPatch, function: Any, leak: Any) -> None:
    """Puts another function in the place of one, wherever it was imported."""
    name: str = function.__name__
    modules = [module for path, module in sys.modules.items() if path.startswith("pakl.play")]
    for module in modules:
        if getattr(module, name, None) is function:
            patch.setattr(module, name, leak)


@pytest.mark.parametrize(
    ("leak", "game", "options"),
    [
        (tell_everybody_of_everything, "disco", {"hidden_guest": "on"}),
        (start_clocks_after_hidden_moves, "disco", {"hidden_guest": "on"}),
        (tell_cards_unredacted, "maumau", {}),
        (lend_spectators_all_eyes, "maumau", {}),
    ],
)
async def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    game: str,
    options: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sheet = sheet_of(game, 4, options)
    comparison = Comparison(sheet, Random(5), eyes_of(sheet, Terms()))
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        await comparison.compare(tmp_path, TERMS)
