"""Tables whose rules can't go on: nothing changes, the log is kept, nothing is told of cards."""

import msgspec
import pytest
from structlog.testing import capture_logs

from pakl.kernel.errors import RulesBroken
from pakl.play.entries import Opened, entry_of, entry_text
from pakl.play.house import Refused
from pakl.play.table import RulesChanged, replayed
from tests.play.people import Evening, Weather, refusal, to_act

HIDDEN = "seat 1 holds no QH"


def break_rules(evening: Evening, error: Exception) -> None:
    """From now on no action can be carried out at this table."""

    def broken(*_: object) -> None:
        raise error

    evening.table.apply_move = broken  # type: ignore[assignment, method-assign]


@pytest.mark.parametrize("error", [RulesBroken(HIDDEN), IndexError(HIDDEN), AssertionError(HIDDEN)])
async def test_when_rules_break_the_table_freezes_and_the_log_is_kept(
    evening: Evening, error: Exception
) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    lines = await evening.lines()
    mover = to_act(eva, otto)
    break_rules(evening, error)

    with capture_logs() as logs:
        answer = await mover.do(mover.deal["legal"][0])

    assert ("frozen", {"why": "rules_broken"}) == (answer["error"], answer["args"])
    assert lines == await evening.lines()
    for person in (eva, otto):
        assert any(one.get("error") == "frozen" for one in person.heard)
        assert "frozen" == refusal(await person.ask("chat", text="What now?"))
    assert HIDDEN not in str(eva.heard) + str(otto.heard) + str(logs)
    assert type(error).__name__ == logs[0]["error"]
    assert logs[0]["where"].startswith("test_freezing.py:")


async def test_a_table_that_froze_may_be_tried_again_when_everybody_left(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    break_rules(evening, RulesBroken(HIDDEN))
    mover = to_act(eva, otto)
    await mover.do(mover.deal["legal"][0])
    for person in (eva, otto):
        person.go()

    await evening.wait(60)
    eva = await evening.bring("Eva")

    assert "playing" == eva.table["status"]
    assert not evening.house.frozen


async def test_a_frozen_table_is_not_read_again_and_again(
    evening: Evening, weather: Weather
) -> None:
    await evening.begin("Eva", "Otto", pace="realtime", move_seconds=5)
    await write_from_tomorrow(evening)
    await evening.crash()
    await evening.wait(60)
    assert {evening.at} == evening.house.frozen
    weather.asked = 0

    for _ in range(3):
        await evening.wait(60)

    assert 3 == weather.asked, "only what is due was asked"


async def write_from_tomorrow(evening: Evening) -> None:
    """A newer Pakl adds a line to the log that today's can't read."""
    version = evening.table.version + 1
    summary = msgspec.structs.replace(evening.table.summary(), version=version)
    await evening.log.append(summary, version, ['{"kind":"toasted","at":1}'], [])


async def test_a_table_of_other_rules_is_refused(evening: Evening) -> None:
    await evening.begin("Eva", "Otto")
    lines = await evening.lines()
    opened = entry_of(lines[0])
    assert isinstance(opened, Opened)
    lines[0] = entry_text(msgspec.structs.replace(opened, rules=opened.rules + 1))

    with pytest.raises(RulesChanged, match="opened under rules"):
        replayed(evening.at, lines)


async def test_a_line_that_only_a_newer_pakl_writes_is_refused(evening: Evening) -> None:
    await evening.begin("Eva", "Otto")
    lines = [*await evening.lines(), '{"kind":"toasted","at":1}']

    with pytest.raises(RulesChanged, match="can't be read"):
        replayed(evening.at, lines)


async def test_who_comes_to_a_table_of_other_rules_is_told_so(evening: Evening) -> None:
    await evening.begin("Eva", "Otto")
    await write_from_tomorrow(evening)
    await evening.crash()

    with pytest.raises(Refused) as refused:
        await evening.bring("Eva")

    assert {"why": "rules_changed"} == refused.value.refusal.args


async def test_a_shuffle_that_is_not_the_houses_is_refused(evening: Evening) -> None:
    await evening.begin("Eva", "Otto")
    lines = await evening.lines()
    number = next(place for place, line in enumerate(lines) if '"shuffled"' in line)
    shuffled = msgspec.json.decode(lines[number])
    shuffled["order"] = shuffled["order"][::-1]
    lines[number] = msgspec.json.encode(shuffled).decode()

    with pytest.raises(RulesBroken, match="does not follow from secret and salts"):
        replayed(evening.at, lines)
