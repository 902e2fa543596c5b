"""Whole matches: they end, they are counted, and their records replay exactly."""

from random import Random

import pytest

from pakl.conformance.fingerprint import fingerprint
from pakl.conformance.invariants import actions_to_try
from pakl.games import find_game
from pakl.kernel.errors import IllegalAction
from pakl.kernel.match import Match
from pakl.kernel.record import Fairness, read_record, record_of
from pakl.kernel.seats import Seat
from pakl.kernel.sets import members_of
from pakl.kernel.sheet import Sheet, code_of, game_of
from pakl.kernel.shuffle import FairDealer, commitment_to

SECRET = bytes(range(32))
MOST_DEALS = 3
# The sources are slow, and long deals are replayed to the end in the compiled build.
MOST_ENTRIES = 1_000_000
ENTRIES_OF_SOURCES = 120


def played(sheet: Sheet, random: Random, dealer: FairDealer, most_entries: int) -> Match:
    """A match played at random, to its end or for some deals or entries."""
    match = Match(sheet)
    match.let_deal(dealer)
    while not match.is_over() and len(match.outcomes) < MOST_DEALS:
        if len(match.log) >= most_entries:
            break
        state = match.state()
        seat = Seat(random.choice(members_of(state.to_act | state.may_interrupt)))
        match.perform(seat, random.choice(match.game.actions_at_random(state, seat)))
        match.let_deal(dealer)
    return match


def salts_of(sheet: Sheet) -> list[bytes]:
    """A salt for every seat."""
    return [bytes([seat]) * 16 for seat in range(sheet.seats)]


@pytest.fixture
def match(sheet: Sheet, *, is_compiled: bool) -> Match:
    most_entries = MOST_ENTRIES if is_compiled else ENTRIES_OF_SOURCES
    return played(sheet, Random(5), FairDealer(SECRET, salts_of(sheet)), most_entries)


def test_replaying_the_record_gives_the_same_match(match: Match) -> None:
    secret = SECRET if match.is_over() else b""
    fairness = Fairness(commitment_to(SECRET), salts_of(match.sheet), secret)
    text = record_of(match, [], fairness).text()

    record = read_record(text, find_game)
    again = record.replay()

    assert text == record.text()
    assert match.totals() == again.totals()
    assert fingerprint(match.state()) == fingerprint(again.state())
    if match.is_over():
        record.verify()
        assert match.places() == again.places()
        assert 1 in match.places()


def test_a_code_stands_for_the_same_options(sheet: Sheet) -> None:
    again = game_of(sheet.code(), find_game)

    assert sheet.game.chosen.values == again.chosen.values
    assert sheet.code() == code_of(again)


def test_a_refused_action_changes_nothing(sheet: Sheet) -> None:
    match = Match(sheet)
    match.let_deal(FairDealer(SECRET, salts_of(sheet)))
    before = fingerprint(match.state())
    entries = len(match.log)

    for number in range(sheet.seats):
        legal = match.legal_actions(Seat(number))
        for action in actions_to_try(match.game, Random(number)):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    match.perform(Seat(number), action)

    assert before == fingerprint(match.state())
    assert entries == len(match.log)
