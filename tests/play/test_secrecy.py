"""Nothing is told by what is not told: a hidden action leaves no trace in what others get."""

from random import Random

import msgspec
import pytest

from pakl.conformance.sheets import sheets_of
from pakl.games import all_games
from pakl.kernel.game import Game
from pakl.kernel.sheet import Sheet
from pakl.play.course import go_on
from pakl.play.entries import Committed, Moved, Opened, PlayerId, Readied, Sat, TableId
from pakl.play.frames import encoded
from pakl.play.framing import deal_for, whole_frame
from pakl.play.table import Table, opened_table
from pakl.play.terms import Spectators, Terms
from tests.play.people import Evening, code, play_on

SALT = "5a17" * 8
MOVES = 120
SHEETS = 40


def begun(sheet: Sheet, random: Random, spectators: Spectators) -> Table:
    """A table in real time where a match has begun."""
    terms = Terms(pace="realtime", bank_seconds=30, spectators=spectators)
    opened = Opened(
        at=0, code="c", sheet=sheet.code(), seats=sheet.seats, rules=sheet.game.version, terms=terms
    )
    table = opened_table(TableId("t"), opened)
    table.enter(Committed(at=0, secret=random.randbytes(32).hex()))
    for seat in range(sheet.seats):
        table.enter(Sat(at=0, seat=seat, who=PlayerId(str(seat)), name=f"Player {seat}"))
        table.enter(Readied(at=0, seat=seat, salt=SALT))
    go_on(table, 0, random.randbytes)
    return table


def move(table: Table, random: Random) -> None:
    """Somebody who may act does something, some time later."""
    now = table.changed_at + random.randrange(1_000, 100_000)
    seat = random.choice([seat for seat, legal in enumerate(table.legal) if legal])
    words = table.sheet.game.actions.words(random.choice(table.legal[seat]))
    table.enter(Moved(at=now, seat=seat, action=words))
    go_on(table, now, random.randbytes)


@pytest.mark.parametrize("game", all_games().values(), ids=all_games().keys())
def test_who_is_told_nothing_sees_nothing_change(game: Game) -> None:
    random = Random(game.id)
    sheets = sheets_of(game)
    for sheet in random.sample(sheets, min(SHEETS, len(sheets))):
        table = begun(sheet, random, random.choice(["table", "hands"]))
        seen = {one: msgspec.json.encode(deal_for(table, one)) for one in table.history.audiences}
        for _ in range(MOVES):
            counts = dict(table.history.counts)
            move(table, random)
            if not table.is_playing():
                break
            for audience, count in counts.items():
                deal = msgspec.json.encode(deal_for(table, audience))
                is_told = table.history.counts[audience] > count
                assert is_told or seen[audience] == deal, (sheet.code(), sheet.seats, audience)
                seen[audience] = deal


async def test_a_hidden_choice_leaves_no_trace_on_the_lines_of_others(evening: Evening) -> None:
    """DISCO-30: until the cards are turned up nobody notices who has chosen."""
    eva, otto = await evening.begin(
        "Eva", "Otto", game=code("disco", hidden_guest="on"), pace="realtime"
    )
    anna = await evening.bring("Anna")
    await eva.do(eva.deal["legal"][0])
    await otto.do(otto.deal["legal"][0])
    whole = {one: encoded(whole_frame(evening.table, one)) for one in (otto.you, anna.you)}
    heard = (len(otto.heard), len(anna.heard))
    evening.clock.move(5)

    answer = await eva.do(eva.deal["legal"][0])

    assert "frame" == answer["type"]
    assert heard == (len(otto.heard), len(anna.heard))
    assert whole == {one: encoded(whole_frame(evening.table, one)) for one in whole}


async def test_salts_and_secrets_are_told_only_when_they_may_be(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    anna = await evening.bring("Anna")
    people = (eva, otto, anna)
    await eva.ask("ready", salt="ab" * 16)
    assert not any("ab" * 16 in str(person.heard) for person in people)
    secret = evening.table.secret.hex()

    await otto.ask("ready", salt="cd" * 16)

    assert all("ab" * 16 in str(person.heard) for person in people)
    while evening.table.is_playing():
        assert not any(secret in str(person.heard) for person in people)
        await play_on(eva, otto, moves=5)
    assert all(secret in str(person.heard) for person in people)
    assert not any(evening.table.secret.hex() in str(person.heard) for person in people)


async def test_nobody_is_told_who_is_behind_a_name(evening: Evening) -> None:
    eva = await evening.open("Eva")
    otto = await evening.bring("Otto")
    otto.player = PlayerId("a-guest-id-that-is-a-key")
    await otto.ask("sit", seat=1, name="Otto")
    await otto.ask("chat", text="Hello")
    await eva.ready()
    await otto.ready()

    assert "a-guest-id" not in str(eva.heard) + str(otto.heard)


async def test_what_lies_face_down_is_never_named_to_others(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", game="fox")
    for _ in range(20):
        await play_on(eva, otto, moves=1)
        for person in (eva, otto):
            closed = [zone for zone in person.deal["zones"] if zone.get("owner") == 1 - person.you]
            assert not any("cards" in zone for zone in closed if zone["zone"] == "hand")
