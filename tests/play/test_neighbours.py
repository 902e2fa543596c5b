"""Two processes of one house at the same table."""

from typing import Any

import msgspec

from pakl.play.entries import Moved, entry_of
from pakl.play.presence import BLINK, HEARSAY
from pakl.play.terms import SECOND
from tests.play.people import (
    Company,
    Evening,
    Person,
    Weather,
    Wire,
    as_json,
    play_on,
    refusal,
    same_as_log,
    to_act,
)

Evenings = tuple[Evening, Evening]


async def one_in_each(evenings: Evenings, **wishes: Any) -> tuple[Person, Person]:
    """A table where Eva plays in one process and Otto in the other."""
    here, there = evenings
    eva = await here.open("Eva", **wishes)
    there.at = here.at
    otto = await there.bring("Otto")
    await otto.ask("sit", seat=1, name="Otto")
    await calm(evenings)
    await eva.ready()
    await otto.ready()
    await calm(evenings)
    return eva, otto


async def calm(evenings: Evenings) -> None:
    """Waits until nothing is under way in either process."""
    for evening in (*evenings, *evenings):
        await evening.calm()


async def test_what_happens_in_one_process_is_told_in_the_other(evenings: Evenings) -> None:
    eva, otto = await one_in_each(evenings)

    await play_on(eva, otto)
    await calm(evenings)

    assert "over" == eva.table["status"] == otto.table["status"]
    assert [one for one in eva.news if one["news"] == "match_over"] == [
        one for one in otto.news if one["news"] == "match_over"
    ]


async def test_a_move_crosses_as_a_frame_without_reading_the_log(evenings: Evenings) -> None:
    eva, otto = await one_in_each(evenings)
    mover, other = (eva, otto) if eva.deal["legal"] else (otto, eva)
    there = evenings[1] if other is otto else evenings[0]
    version = there.table.version

    await mover.do(mover.deal["legal"][0])

    assert "played" == other.news[-1]["news"]
    assert version == there.table.version, "the other process has not read it yet"
    assert there.house.rooms[there.at].is_behind


async def test_both_want_the_same_version_and_one_is_first(evenings: Evenings, wire: Wire) -> None:
    """Whoever loses the race reads on and is judged again, by what is true then."""
    eva, otto = await one_in_each(evenings, game="disco")
    wire.is_losing = True

    first = await eva.do(eva.deal["legal"][0])
    second = await otto.do(otto.deal["legal"][0])

    assert ("frame", "frame") == (first["type"], second["type"])
    assert 1 == evenings[1].house.metrics.lost_races
    moves = [entry_of(line) for line in await evenings[0].lines()]
    assert [0, 1] == [entry.seat for entry in moves if isinstance(entry, Moved)]


async def test_who_lost_the_race_may_be_refused(evenings: Evenings, wire: Wire) -> None:
    here, there = evenings
    eva = await here.open("Eva", seats=2)
    there.at = here.at
    otto, anna = await here.bring("Otto"), await there.bring("Anna")
    wire.is_losing = True

    await otto.ask("sit", seat=1, name="Otto")
    answer = await anna.ask("sit", seat=1, name="Anna")

    assert "seat_taken" == refusal(answer)
    assert "Otto" == eva.table["seats"][1]["name"]


async def test_a_lost_message_is_made_up_for_by_the_next(evenings: Evenings, wire: Wire) -> None:
    eva, otto = await one_in_each(evenings)
    wire.is_losing = True
    await to_act(eva, otto).ask("chat", text="Can you hear me?")
    wire.is_losing = False
    speaker, listener = (eva, otto) if eva.deal["legal"] else (otto, eva)

    await speaker.do(speaker.deal["legal"][0])
    await calm(evenings)

    assert any(one.get("text") == "Can you hear me?" for one in listener.news)
    assert speaker.version == listener.version


async def test_a_packet_is_carried_out_once_whichever_process_it_comes_to(
    evenings: Evenings,
) -> None:
    eva, otto = await one_in_each(evenings)
    mover = to_act(eva, otto)
    other = evenings[1] if mover is eva else evenings[0]
    packet = {"id": "p1", "seen": mover.version, "do": [as_json(mover.deal["legal"][0])]}
    await mover.send_again(packet)
    lines = await other.lines()

    again = await (await other.bring(mover.name)).send_again(packet)

    assert "frame" == again["type"]
    assert lines == await other.lines()


async def test_the_newest_tab_wins_wherever_it_is(evenings: Evenings) -> None:
    here, there = evenings
    eva, _ = await one_in_each(evenings)

    again = await there.bring("Eva")
    assert "newer_tab" == eva.goodbye
    await (await here.bring("Eva")).ask("chat", text="Back at my desk")

    assert "newer_tab" == again.goodbye


async def test_emotes_cross_too(evenings: Evenings) -> None:
    eva, otto = await one_in_each(evenings)

    await eva.ask("emote", emote="hurry")

    assert {"type": "emote", "seat": 0, "emote": "hurry"} in otto.heard


# Who is there


async def test_who_has_a_line_in_another_process_is_there(evenings: Evenings) -> None:
    here, there = evenings
    eva, otto = await one_in_each(evenings)
    await there.bring("Anna")
    await calm(evenings)

    assert ["online", "online"] == eva.presence["seats"] == otto.presence["seats"]
    assert 1 == eva.presence["watching"] == otto.presence["watching"]

    otto.go()
    await calm(evenings)

    assert ["online", "away"] == eva.presence["seats"]
    await here.wait(30)
    assert not here.table.is_paused


async def test_who_comes_is_told_at_once_who_is_there(evenings: Evenings) -> None:
    _, there = evenings
    await one_in_each(evenings)
    await calm(evenings)

    anna = await there.bring("Anna")
    await calm(evenings)

    assert ["online", "online"] == anna.presence["seats"]


async def test_a_process_that_died_takes_its_lines_with_it(evenings: Evenings) -> None:
    here, there = evenings
    eva, _ = await one_in_each(evenings, grace_seconds=30)
    await there.crash()

    await here.wait(HEARSAY / SECOND + 1)
    assert ["online", "away"] == eva.presence["seats"]
    await here.wait(31)

    assert eva.has_heard("taken_over", seat=1, why="away")


async def test_another_process_goes_on_with_the_bots_of_one_that_died(
    evenings: Evenings, company: Company
) -> None:
    here, there = evenings
    eva = await here.open("Eva", seats=2, pace="correspondence")
    await eva.ask("add_bot", seat=1)
    company.may_answer.clear()
    await eva.ready()
    while [1] != eva.deal["to_act"]:
        await eva.do(eva.deal["legal"][0])
    await here.crash()
    company.may_answer.set()
    lines = len(await here.lines())

    await there.wait(9)
    assert lines == len(await here.lines())
    await there.wait(1)

    assert '"by_bot":true' in (await here.lines())[lines]


async def test_bots_of_two_processes_do_not_race_for_every_move(evenings: Evenings) -> None:
    here, there = evenings
    eva, otto = await one_in_each(evenings, pace="correspondence", game="karma")

    await eva.ask("leave")
    await otto.ask("leave")
    await calm(evenings)

    assert "over" == eva.table["status"]
    assert here.house.metrics.lost_races + there.house.metrics.lost_races < 10


async def test_a_packet_is_known_although_its_answer_crossed_a_race(
    evenings: Evenings, wire: Wire
) -> None:
    """Stored by a process that told nobody; the other finds out when it tries to store it."""
    here, there = evenings
    eva, otto = await one_in_each(evenings)
    mover, elsewhere = (eva, there) if eva.deal["legal"] else (otto, here)
    packet = {"id": "p1", "seen": mover.version, "do": [as_json(mover.deal["legal"][0])]}
    again = await elsewhere.bring(mover.name)
    mover.goodbye = ""
    wire.is_losing = True
    await mover.send_packet(packet)
    lines = await here.lines()

    answer = await again.send_again(packet)

    assert "frame" == answer["type"]
    assert lines == await here.lines()


# While the processes can't hear each other


async def test_play_goes_on_by_the_log_while_the_wire_is_cut(
    evenings: Evenings, wire: Wire
) -> None:
    here, there = evenings
    eva, otto = await one_in_each(evenings)
    wire.is_cut = True

    for _ in range(10):
        await play_on(eva, otto, moves=1)
        await here.sweep()
        await there.sweep()

    assert eva.version == otto.version


async def test_nobody_is_taken_for_gone_while_the_wire_is_cut_or_just_mended(
    evenings: Evenings, wire: Wire
) -> None:
    here, there = evenings
    eva, otto = await one_in_each(evenings, grace_seconds=5)
    wire.is_cut = True
    for _ in range(6):
        await here.wait(10)
        await there.sweep()

    wire.mend()
    await here.house.rooms[here.at].look_after()
    await there.house.rooms[there.at].look_after()
    await calm(evenings)
    await here.wait(BLINK / SECOND)

    assert not eva.has_heard("taken_over")
    assert not otto.has_heard("paused")
    assert ["online", "online"] == eva.presence["seats"] == otto.presence["seats"]


async def test_who_moved_while_the_wire_was_cut_is_not_taken_for_gone(
    evenings: Evenings, wire: Wire
) -> None:
    here, there = evenings
    eva, otto = await one_in_each(evenings, grace_seconds=5)
    wire.is_cut = True
    otto.go()
    otto = await here.bring("Otto")
    await there.bring("Anna")
    here.clock.move(60)

    wire.mend()
    wire.is_losing = True  # the roll that is called now comes a little later
    await there.house.rooms[there.at].look_after()
    wire.is_losing = False
    await there.wait(4)
    await calm(evenings)

    assert not eva.has_heard("taken_over")


async def test_no_alarm_rings_again_and_again_while_the_wire_is_cut(
    evenings: Evenings, wire: Wire
) -> None:
    here, _ = evenings
    _, otto = await one_in_each(evenings)
    otto.go()
    await calm(evenings)
    wire.is_cut = True
    here.clock.move(600)

    room = here.house.rooms[here.at]

    assert None is room.alarm.next_for(here.table)


async def test_what_was_missed_is_told_when_the_wire_is_mended(
    evenings: Evenings, wire: Wire
) -> None:
    eva, otto = await one_in_each(evenings)
    wire.is_cut = True
    await eva.ask("chat", text="Hello?")
    assert not otto.has_heard("chat")

    wire.mend()
    await calm(evenings)

    assert otto.has_heard("chat", text="Hello?")


async def test_what_nobody_understands_sends_to_the_log(evenings: Evenings, wire: Wire) -> None:
    eva, otto = await one_in_each(evenings)
    wire.is_losing = True
    await eva.ask("chat", text="In a new tongue")
    topic = f"table:{evenings[1].at}"

    wire.ends[1].hearers[topic](msgspec.msgpack.encode({"type": "Tomorrow"}))
    await calm(evenings)

    assert otto.has_heard("chat", text="In a new tongue")


async def test_who_was_told_more_elsewhere_is_told_nothing_older(evenings: Evenings) -> None:
    here, _ = evenings
    eva, otto = await one_in_each(evenings)
    while not otto.deal["legal"]:
        await eva.do(eva.deal["legal"][0])
    await otto.do(otto.deal["legal"][0])
    heard = len(eva.heard)
    assert here.table.history.counts[0] < eva.version

    here.house.rooms[here.at].tell()

    assert heard == len(eva.heard)


async def test_what_is_told_while_the_log_is_read_is_not_missed(
    evenings: Evenings, weather: Weather, wire: Wire
) -> None:
    here, there = evenings
    eva, otto = await one_in_each(evenings)
    wire.is_losing = True
    await otto.ask("chat", text="one")
    wire.is_losing = False

    weather.meanwhile = lambda: otto.ask("chat", text="two")
    here.house.rooms[here.at].fall_behind()
    await calm(evenings)

    assert there.table.version == here.table.version
    assert ["one", "two"] == [one["text"] for one in eva.news if one["news"] == "chat"]


async def test_both_processes_hold_the_same_table(evenings: Evenings) -> None:
    here, there = evenings
    eva, otto = await one_in_each(evenings, game="karma")
    await play_on(eva, otto, moves=60)
    await calm(evenings)

    for evening in evenings:
        table = await evening.house.rooms[evening.at].current()
        assert await same_as_log(evening, table)
    assert here.table.version == there.table.version
