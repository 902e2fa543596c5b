"""The house: rooms that come and go, tables that nobody needs, and closing time."""

import asyncio

import pytest

from pakl.play.entries import PlayerId
from pakl.play.house import House, Limits, Refused
from tests.play.people import (
    Company,
    Evening,
    Weather,
    play_on,
    refusal,
    same_as_log,
    to_act,
    until,
)

MINUTE = 60


async def test_a_table_is_found_by_its_short_code(evening: Evening) -> None:
    await evening.open("Eva")

    assert evening.at == await evening.log.find(evening.table.code)
    assert 5 == len(evening.table.code)


async def test_a_code_that_is_another_tables_is_drawn_again(evening: Evening) -> None:
    await evening.open("Eva")
    first = evening.table.code
    codes = iter([first, first, "fresh"])
    evening.house.random_code = lambda: next(codes)  # type: ignore[method-assign]

    await evening.open("Otto")

    assert "fresh" == evening.table.code


async def test_if_no_code_is_free_the_house_is_full(evening: Evening) -> None:
    await evening.open("Eva")
    taken = evening.table.code
    evening.house.random_code = lambda: taken  # type: ignore[method-assign]

    with pytest.raises(Refused, match="busy"):
        await evening.open("Otto")


async def test_a_public_table_is_in_the_lobby_while_it_has_a_seat(evening: Evening) -> None:
    await evening.open("Eva", is_public=True)
    listed = await evening.log.lobby(10)
    assert [("Eva", 0)] == [(seat.name, seat.seat) for seat in listed[0].seats]

    await evening.open("Otto")

    assert [listed[0].table] == [one.table for one in await evening.log.lobby(10)]


# Rooms


async def test_a_room_that_nobody_is_in_is_forgotten(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    await evening.wait(MINUTE)
    assert evening.at in evening.house.rooms

    eva.go()
    otto.go()
    await evening.wait(MINUTE)

    assert not evening.house.rooms
    assert "Otto" == (await evening.bring("Eva")).table["seats"][1]["name"]


async def test_a_room_where_a_bot_thinks_is_not_forgotten(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    eva = await evening.open("Eva", "disco", 2, pace="correspondence")
    await eva.ask("add_bot", seat=1)
    await eva.ready()
    await until(lambda: company.questions)
    eva.go()

    evening.clock.move(MINUTE)
    evening.house.forget_unused_rooms()
    assert evening.house.rooms
    eva = await evening.bring("Eva")
    company.may_answer.set()
    await evening.calm()

    assert 1 not in eva.deal["to_act"], "who came meanwhile is told of the move"


async def test_a_house_holds_a_bounded_number_of_rooms(evening: Evening) -> None:
    evening.house.limits = Limits(rooms=1)
    await evening.open("Eva")

    with pytest.raises(Refused, match="busy"):
        await evening.open("Otto")


async def test_not_endlessly_many_wait_for_a_table(evening: Evening) -> None:
    eva = await evening.open("Eva")
    room = evening.house.rooms[evening.at]
    async with room.lock:
        waiting = [asyncio.create_task(eva.send_packet({"sync": eva.version})) for _ in range(80)]
        await asyncio.sleep(0.01)
        assert 16 == sum(one.get("error") == "busy" for one in eva.heard)
    await asyncio.gather(*waiting)


# Tables that nobody needs


async def test_a_table_that_everybody_left_is_closed_soon(evening: Evening) -> None:
    eva = await evening.open("Eva", is_public=True)
    await eva.ask("add_bot", seat=1)
    await eva.ask("leave")
    eva.go()

    await evening.wait(9 * MINUTE)
    assert "open" == (await evening.bring("Anna")).table["status"]
    await evening.wait(MINUTE)

    assert [] == await evening.log.lobby(10)


async def test_a_table_where_people_sit_is_closed_after_a_day_without_them(
    evening: Evening,
) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    await evening.wait_days(2)
    assert "open" == eva.table["status"], "they are still there"
    eva.go()
    otto.go()

    await evening.wait(10)

    assert "closed" == (await evening.bring("Eva")).table["status"]


async def test_a_match_that_nobody_came_back_to_is_closed_after_a_month(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    eva.go()
    otto.go()
    await evening.wait(10)

    await evening.wait_days(29)
    assert 1 == len(await evening.log.tables_of(PlayerId("eva"), 10))
    await evening.wait_days(1)

    assert "closed" == (await evening.bring("Eva")).table["status"]


async def test_a_correspondence_that_waits_for_somebody_late_ends_after_a_month(
    evening: Evening,
) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="correspondence", when_late="wait")
    eva.go()
    otto.go()

    await evening.wait_days(4)
    await evening.wait_days(29)
    assert 1 == len(await evening.log.tables_of(PlayerId("eva"), 10))
    await evening.wait_days(1)

    assert "closed" == (await evening.bring("Eva")).table["status"]


# Closing time


async def test_a_house_that_closes_says_good_bye_and_takes_no_more(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    lines = await evening.lines()

    await evening.house.close()

    assert "restart" == eva.goodbye == otto.goodbye
    with pytest.raises(Refused, match="unavailable"):
        await evening.bring("Eva")
    mover.goodbye = ""
    assert "unavailable" == refusal(await mover.do(mover.deal["legal"][0]))
    for person in (eva, otto):
        person.go()
    assert lines == await evening.lines()
    assert not evening.house.tasks


async def test_what_is_under_way_is_stored_before_the_house_closes(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    before = len(await evening.lines())
    moving = asyncio.create_task(mover.do(mover.deal["legal"][0]))
    await asyncio.sleep(0)
    assert evening.house.rooms[evening.at].lock.locked()

    await evening.house.close()

    assert "frame" == (await moving)["type"]
    assert before + 1 == len(await evening.lines())
    assert "restart" == mover.goodbye


async def test_everything_goes_on_after_a_restart(evening: Evening) -> None:
    eva = await evening.open("Eva", "karma", 3)
    await eva.ask("add_bot", seat=1)
    await eva.ask("add_bot", seat=2)
    await eva.ready()
    for _ in range(5):
        await evening.calm()
        await play_on(eva, moves=1)
    await evening.calm()
    before = (eva.version, eva.deal, eva.table, eva.news)

    await evening.house.close()
    evening.house = evening.new_house()
    eva = await evening.bring("Eva")

    assert before == (eva.version, eva.deal, eva.table, eva.news)
    while eva.table["status"] == "playing":
        await evening.calm()
        await play_on(eva)
    assert await same_as_log(evening, evening.table)


async def test_the_house_looks_after_its_tables_by_itself(
    weather: Weather, company: Company, evening: Evening
) -> None:
    """The real loop, the real clock: a sweep every second."""
    house = House(log=weather, bus=evening.bus, bots=company)
    running = asyncio.create_task(house.run())
    evening.house = house
    company.may_answer.clear()
    eva = await evening.open("Eva", "disco", 2)
    await eva.ask("add_bot", seat=1)
    await eva.ready()
    weather.is_down = True
    await eva.ask("chat", text="Hello?")
    weather.is_down = False
    company.may_answer.set()

    await until(lambda: {"type": "status", "storage": "up"} in eva.heard)
    await until(lambda: 1 not in eva.deal["to_act"])

    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
