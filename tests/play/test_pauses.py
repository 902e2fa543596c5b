"""Pauses: by consent, and by themselves when nobody is there."""

from tests.play.people import Company, Evening, refusal, same_as_log, to_act


async def test_the_table_pauses_when_everybody_who_plays_wishes_it(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")

    await eva.ask("pause")
    assert not eva.table.get("is_paused")
    assert otto.table["seats"][0]["wishes_pause"]
    assert "not_now" == refusal(await eva.ask("pause"))
    await otto.ask("pause")

    assert eva.has_heard("paused", why="consent")
    assert "not_now" == refusal(await to_act(eva, otto).do(to_act(eva, otto).deal["legal"][0]))


async def test_anybody_ends_a_pause(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await eva.ask("pause")
    await otto.ask("pause")

    await otto.ask("resume")

    assert eva.has_heard("resumed")
    assert not any(seat.get("wishes_pause") for seat in eva.table["seats"])
    assert "frame" == (await to_act(eva, otto).do(to_act(eva, otto).deal["legal"][0]))["type"]


async def test_bots_are_not_asked_whether_to_pause(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=2)
    await eva.ask("add_bot", seat=1)
    await eva.ready()
    await evening.calm()

    await eva.ask("pause")

    assert eva.table["is_paused"]


async def test_who_does_not_play_has_no_say_in_a_pause(evening: Evening, company: Company) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto")
    await otto.ask("leave")

    assert "not_now" == refusal(await otto.ask("pause"))
    assert not eva.table.get("is_paused")


async def test_a_wish_comes_true_when_the_only_other_one_leaves(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await eva.ask("pause")

    await otto.ask("leave")

    assert eva.has_heard("paused", why="consent")


async def test_bots_stand_still_in_a_pause(evening: Evening, company: Company) -> None:
    company.may_answer.clear()
    eva = await evening.open("Eva", seats=2)
    await eva.ask("add_bot", seat=1)
    await eva.ready()
    if eva.deal["legal"]:
        await eva.do(eva.deal["legal"][0])
    while not evening.table.bots_to_act():
        await eva.do(eva.deal["legal"][0])
    lines = len(await evening.lines())

    await eva.ask("pause")
    company.may_answer.set()
    await evening.calm()

    assert lines + 2 == len(await evening.lines())
    await eva.ask("resume")
    await evening.calm()
    assert lines + 3 < len(await evening.lines())


async def test_the_table_pauses_when_nobody_is_there_and_goes_on_with_the_first(
    evening: Evening,
) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    eva.go()
    otto.go()

    await evening.wait(7)
    assert not evening.table.is_paused
    await evening.wait(1)
    assert "absence" == evening.table.pause_reason

    otto = await evening.bring("Otto")
    assert not otto.table.get("is_paused")
    assert otto.has_heard("resumed")


async def test_somebody_who_only_watches_does_not_end_a_pause(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    eva.go()
    otto.go()
    await evening.wait(10)

    anna = await evening.bring("Anna")

    assert anna.table["is_paused"]


async def test_a_pause_by_consent_is_not_ended_by_coming_back(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await eva.ask("pause")
    await otto.ask("pause")
    eva.go()
    otto.go()
    await evening.wait(3_600)

    eva = await evening.bring("Eva")

    assert eva.table["is_paused"]


async def test_a_pause_outlives_a_crash(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime")
    await eva.ask("pause")
    await otto.ask("pause")

    await evening.crash()
    eva = await evening.bring("Eva")

    assert eva.table["is_paused"]
    assert await same_as_log(evening, evening.table)


async def test_by_correspondence_nobody_need_be_there(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="correspondence")
    eva.go()
    otto.go()

    await evening.wait(3_600)
    await evening.bring("Anna")

    assert not evening.table.is_paused
    assert not any(chair.stand_in for chair in evening.table.chairs)
