"""Storage that fails: nothing is half done, people are told, and play resumes by itself."""

import pytest

from pakl.play.ports import StorageDown
from tests.play.people import (
    Evening,
    Weather,
    as_json,
    play_on,
    refusal,
    same_as_log,
    to_act,
)

DOWN = {"type": "status", "storage": "down"}
UP = {"type": "status", "storage": "up"}


async def test_a_move_that_can_not_be_stored_has_not_happened(
    evening: Evening, weather: Weather
) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover, other = (eva, otto) if eva.deal["legal"] else (otto, eva)
    packet = {"id": "p1", "seen": mover.version, "do": [as_json(mover.deal["legal"][0])]}
    lines, told = await evening.lines(), other.version
    weather.is_down = True

    answer = await mover.send_again(packet)

    assert "unavailable" == refusal(answer)
    assert told == other.version
    assert DOWN in eva.heard
    assert DOWN in otto.heard
    weather.is_down = False
    assert lines == await evening.lines()
    assert "frame" == (await mover.send_again(packet))["type"]
    assert len(lines) + 1 == len(await evening.lines())
    assert await same_as_log(evening, evening.table)


async def test_people_are_told_once_that_nothing_can_be_stored(
    evening: Evening, weather: Weather
) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    weather.is_down = True

    for _ in range(3):
        assert "unavailable" == refusal(await eva.ask("chat", text="Hello?"))

    assert 1 == otto.heard.count(DOWN)


async def test_play_resumes_by_itself(evening: Evening, weather: Weather) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    weather.is_down = True
    await to_act(eva, otto).do(to_act(eva, otto).deal["legal"][0])
    weather.is_down = False

    await evening.sweep()

    assert UP == [one for one in eva.heard if one["type"] == "status"][-1]
    await play_on(eva, otto)
    assert "over" == eva.table["status"]


async def test_the_sweeper_asks_storage_that_is_down_only_once_a_round(
    evening: Evening, weather: Weather
) -> None:
    people = [await evening.open(host) for host in ("Eva", "Otto", "Anna")]
    weather.is_down = True
    for person in people:
        await person.ready()
    weather.asked = 0

    await evening.house.catch_up_where_needed()
    assert 1 == weather.asked
    weather.is_down = False
    await evening.house.catch_up_where_needed()

    assert all(UP in person.heard for person in people)


async def test_an_answer_that_got_lost_is_found_in_the_log(
    evening: Evening, weather: Weather
) -> None:
    """Nobody knew whether it was stored; who sends it again is told that it was."""
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    packet = {"id": "p1", "seen": mover.version, "do": [as_json(mover.deal["legal"][0])]}
    weather.loses_answers = True
    assert "unavailable" == refusal(await mover.send_again(packet))
    weather.loses_answers = False
    lines = await evening.lines()

    answer = await mover.send_again(packet)

    assert "frame" == answer["type"]
    assert lines == await evening.lines()
    await evening.sweep()
    assert eva.version == otto.version
    assert await same_as_log(evening, evening.table)


async def test_nobody_is_let_in_without_the_log(evening: Evening, weather: Weather) -> None:
    await evening.begin("Eva", "Otto")
    await evening.crash()
    weather.is_down = True

    with pytest.raises(StorageDown):
        await evening.bring("Eva")
    weather.is_down = False

    assert "playing" == (await evening.bring("Eva")).table["status"]


async def test_a_clock_that_can_not_be_noted_runs_out_later(
    evening: Evening, weather: Weather
) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30)
    evening.clock.move(30)
    weather.is_down = True
    await evening.house.rooms[evening.at].look_after()
    assert DOWN in eva.heard
    weather.is_down = False

    await evening.sweep()
    await evening.sweep()

    assert any(one.get("what") == "late" for one in otto.news)
    assert eva.version == otto.version
