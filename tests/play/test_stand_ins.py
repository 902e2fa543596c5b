"""Stand-ins: a bot plays for somebody who is gone, and gives the seat back."""

from tests.play.people import Company, Evening, play_on, refusal, same_as_log, to_act


async def test_a_bot_plays_for_who_leaves_under_the_same_name(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")

    await otto.ask("leave")

    seat = eva.table["seats"][1]
    assert ("person", "Otto", True) == (seat["kind"], seat["name"], seat["is_played_by_bot"])
    assert eva.has_heard("taken_over", seat=1, why="left")
    assert "bot" == eva.presence["seats"][1]


async def test_play_goes_on_with_the_stand_in(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await otto.ask("leave")
    await evening.calm()

    while eva.table["status"] == "playing":
        assert [0] == eva.deal["to_act"]
        await play_on(eva)
        await evening.calm()

    assert eva.has_heard("match_over")
    assert eva.has_heard("stood", seat=1, name="Otto", why="left")


async def test_the_seat_is_given_back_when_its_player_returns(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await otto.ask("leave")
    otto.go()

    await evening.bring("Otto")

    assert not eva.table["seats"][1].get("is_played_by_bot")
    assert eva.has_heard("seat", seat=1, what="back")


async def test_the_seat_is_given_back_when_its_player_asks_for_it(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto")
    await otto.ask("leave")

    await otto.ask("take_back")

    assert eva.has_heard("seat", seat=1, what="back")
    assert "not_now" == refusal(await otto.ask("take_back"))


async def test_who_simply_plays_on_has_the_seat_back(evening: Evening, company: Company) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto")
    mover = to_act(eva, otto)
    await mover.ask("leave")
    assert "not_now" == refusal(await mover.ask("leave"))

    answer = await mover.do(mover.deal["legal"][0])

    assert "frame" == answer["type"]
    assert not eva.table["seats"][mover.you].get("is_played_by_bot")
    company.may_answer.set()
    await evening.calm()
    assert await same_as_log(evening, evening.table)


async def test_who_plays_on_alone_is_the_host_again(evening: Evening, company: Company) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto")
    mover, other = (eva, otto) if eva.deal["legal"] else (otto, eva)
    await other.ask("leave")
    await mover.ask("leave")
    assert -1 == eva.table["host"]

    await mover.do(mover.deal["legal"][0])

    assert mover.you == eva.table["host"]


async def test_a_bot_plays_for_who_is_away_for_too_long(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", grace_seconds=20)
    otto.go()
    assert "away" == eva.presence["seats"][1]

    await evening.wait(19)
    assert not eva.table["seats"][1].get("is_played_by_bot")
    await evening.wait(1)

    assert eva.has_heard("taken_over", seat=1, why="away")
    await evening.bring("Otto")
    assert eva.has_heard("seat", seat=1, what="back")
    assert "online" == eva.presence["seats"][1]


async def test_the_others_are_told_how_long_who_is_away_is_waited_for(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", grace_seconds=20)

    otto.go()
    told = eva.presence["stand_ins"]
    await evening.bring("Otto")

    assert [{"seat": 1, "at": evening.clock() + 20_000}] == told
    assert "stand_ins" not in eva.presence


async def test_nobody_counts_the_seconds_at_a_table_that_waits(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", when_late="wait")

    otto.go()

    assert "stand_ins" not in eva.presence


async def test_nobody_counts_the_seconds_while_the_table_is_paused(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await otto.ask("pause")
    otto.go()
    before = eva.presence

    await eva.ask("pause")

    assert before["stand_ins"]
    assert eva.table["is_paused"]
    assert "stand_ins" not in eva.presence


async def test_a_reload_is_no_absence_however_impatient_the_table(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", grace_seconds=0)
    otto.go()

    await evening.wait(7)
    await evening.bring("Otto")
    await evening.wait(10)

    assert not eva.has_heard("taken_over")


async def test_a_table_that_waits_waits_for_who_is_away(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", when_late="wait")
    otto.go()

    await evening.wait(3_600)

    assert not eva.has_heard("taken_over")
    assert "away" == eva.presence["seats"][1]


async def test_the_alarm_rings_by_itself(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", grace_seconds=20)
    evening.clock.move(10)
    otto.go()
    evening.clock.move(30)

    room = evening.house.rooms[evening.at]
    room.plan()
    assert room.alarm.timer is not None
    room.alarm.ring()
    await evening.calm()

    assert eva.has_heard("taken_over", seat=1, why="away")


# Removed by the host


async def test_who_is_removed_from_a_match_does_not_get_the_seat_back(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto")

    await eva.ask("remove", seat=1)

    assert eva.has_heard("taken_over", seat=1, why="removed")
    for wish in ("take_back", "leave", "pause", "resume"):
        assert "not_now" == refusal(await otto.ask(wish))
    assert {"status": "removed"} == (await otto.do("draw"))["args"]
    assert "not_now" == refusal(await eva.ask("remove", seat=1))
    assert "not_now" == refusal(await eva.ask("pass_host", seat=1))
    otto.go()
    await evening.bring("Otto")
    assert eva.table["seats"][1]["is_played_by_bot"]


async def test_after_the_match_the_seat_of_who_was_removed_is_empty(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await eva.ask("remove", seat=1)
    await evening.calm()

    while eva.table["status"] == "playing":
        await play_on(eva)
        await evening.calm()

    assert eva.has_heard("stood", seat=1, name="Otto", why="removed")
    assert -2 == otto.you


async def test_a_bot_can_not_be_removed_from_a_match(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=2)
    await eva.ask("add_bot", seat=1)
    await eva.ready()

    assert "not_now" == refusal(await eva.ask("remove", seat=1))
