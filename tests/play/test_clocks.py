"""Clocks: time for a move, then the bank; what becomes of who is late."""

import pytest

from pakl.play.clocks import Clocks
from pakl.play.terms import DAY, SECOND, Terms
from tests.play.people import Company, Evening, Person, code, refusal, same_as_log, to_act

HOUR = 3_600
SEAT = 0
OTHER = 1


def clocks(*, move_seconds: int, bank_seconds: int = 0) -> Clocks:
    """The clocks of a table for two, where seat 0 is waited for since time 0."""
    terms = Terms(pace="realtime", move_seconds=move_seconds, bank_seconds=bank_seconds)
    made = Clocks(terms, 2)
    made.wait_for([SEAT], 0)
    return made


# The clocks themselves


def test_a_seat_is_late_after_its_time_and_its_bank() -> None:
    assert 40 * SECOND == clocks(move_seconds=30, bank_seconds=10).late_at(SEAT)
    assert None is clocks(move_seconds=30).late_at(OTHER)


def test_a_quick_move_costs_nothing() -> None:
    made = clocks(move_seconds=30, bank_seconds=10)

    made.wait_for([OTHER], 30 * SECOND, acted=SEAT)

    assert [10 * SECOND, 10 * SECOND] == made.banks
    assert None is made.late_at(SEAT)
    assert 70 * SECOND == made.late_at(OTHER)


def test_a_slow_move_is_paid_for_by_the_bank() -> None:
    made = clocks(move_seconds=30, bank_seconds=10)

    made.wait_for([OTHER], 34 * SECOND, acted=SEAT)

    assert [6 * SECOND, 10 * SECOND] == made.banks


def test_a_bank_holds_nothing_less_than_nothing() -> None:
    made = clocks(move_seconds=30, bank_seconds=10)

    made.wait_for([SEAT], HOUR * SECOND, acted=SEAT)

    assert 0 == made.banks[SEAT]
    assert (HOUR + 30) * SECOND == made.late_at(SEAT)


def test_a_pause_takes_no_time() -> None:
    made = clocks(move_seconds=30)
    made.stop(10 * SECOND)
    assert None is made.late_at(SEAT)

    made.go_on(100 * SECOND)

    assert 120 * SECOND == made.late_at(SEAT)


def test_who_is_waited_for_still_gets_no_new_time() -> None:
    made = clocks(move_seconds=30)

    made.wait_for([SEAT, OTHER], 20 * SECOND)

    assert (30 * SECOND, 50 * SECOND) == (made.late_at(SEAT), made.late_at(OTHER))


def test_a_late_seat_begins_anew_with_its_player() -> None:
    made = clocks(move_seconds=30)
    made.is_late[SEAT] = True

    made.begin_again(SEAT, 50 * SECOND)

    assert (False, 80 * SECOND) == (made.is_late[SEAT], made.late_at(SEAT))


def test_a_late_seat_given_back_in_a_pause_has_its_time_after_the_pause() -> None:
    made = clocks(move_seconds=30)
    made.is_late[SEAT] = True
    made.stop(40 * SECOND)

    made.begin_again(SEAT, 50 * SECOND)
    made.go_on(100 * SECOND)

    assert 130 * SECOND == made.late_at(SEAT)


@pytest.mark.parametrize(
    ("terms", "time"),
    [
        (Terms(), None),
        (Terms(pace="realtime", move_seconds=20), 20 * SECOND),
        (Terms(pace="correspondence", move_days=2), 2 * DAY),
    ],
)
def test_the_pace_says_how_long_a_move_may_take(terms: Terms, time: int | None) -> None:
    assert time == terms.time_for_a_move()


# At the table


async def test_everybody_sees_the_clock_of_who_is_to_act(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30, bank_seconds=5)
    mover = to_act(eva, otto)

    clock = {"seat": mover.you, "late_at": evening.clock() + 35 * SECOND, "bank": 5 * SECOND}
    assert [clock] == eva.deal["clocks"] == otto.deal["clocks"]


async def test_a_bot_plays_for_who_is_late(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30)
    mover = to_act(eva, otto)

    await evening.wait(29)
    assert not eva.has_heard("taken_over")
    await evening.wait(1)

    assert eva.has_heard("taken_over", seat=mover.you, why="late")
    assert [one for one in eva.news if one == {"news": "seat", "seat": mover.you, "what": "late"}]
    assert eva.table["seats"][mover.you]["is_played_by_bot"]


async def test_a_table_that_waits_only_says_who_is_late(evening: Evening) -> None:
    eva, otto = await evening.begin(
        "Eva", "Otto", pace="realtime", move_seconds=30, when_late="wait"
    )
    mover = to_act(eva, otto)

    await evening.wait(31)
    await evening.wait(100)

    assert 1 == sum(one.get("what") == "late" for one in eva.news)
    assert not eva.has_heard("taken_over")
    assert "frame" == (await mover.do(mover.deal["legal"][0]))["type"]


async def test_a_late_move_is_the_bots_and_then_the_seat_is_given_back(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30)
    mover = to_act(eva, otto)
    await evening_wait_without_calm(evening, 30)
    assert "not_now" == refusal(await mover.ask("take_back"))

    company.may_answer.set()
    await evening.calm()

    assert "frame" == (await mover.ask("take_back"))["type"]
    assert not evening.table.clocks.is_late[mover.you]


async def evening_wait_without_calm(evening: Evening, seconds: int) -> None:
    """Time passes while bots go on thinking."""
    evening.clock.move(seconds)
    await evening.house.rooms[evening.at].look_after()


async def test_who_was_late_may_still_be_quicker_than_the_bot(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30)
    mover = to_act(eva, otto)
    await evening_wait_without_calm(evening, 30)

    answer = await mover.do(mover.deal["legal"][0])

    assert "frame" == answer["type"]
    assert not eva.table["seats"][mover.you].get("is_played_by_bot")


async def test_after_a_match_nobody_has_a_stand_in(evening: Evening) -> None:
    eva, _ = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=5)

    while eva.table["status"] == "playing":
        await evening.wait(5)

    assert ["Eva", "Otto"] == [seat["name"] for seat in eva.table["seats"]]
    assert not any(seat.get("is_played_by_bot") for seat in eva.table["seats"])
    assert ["online", "online"] == eva.presence["seats"]


async def test_by_correspondence_a_move_has_days(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="correspondence", move_days=3)
    mover = to_act(eva, otto)
    eva.go()
    otto.go()

    await evening.wait(3 * 24 * HOUR - 60)
    assert not evening.house.rooms, "nobody keeps a room for days"
    await evening.wait(60)
    await evening.wait(8)

    mover = await evening.bring(mover.name)
    assert any(one.get("what") == "late" for one in mover.news)
    assert mover.has_heard("seat", seat=mover.you, what="back"), "its player is back"


async def test_a_pause_stops_the_clocks(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30)
    await evening.wait(10)
    await eva.ask("pause")
    await otto.ask("pause")
    assert [] == eva.deal.get("clocks", [])
    await evening.wait(HOUR)

    await eva.ask("resume")

    assert evening.clock() + 20 * SECOND == eva.deal["clocks"][0]["late_at"]


async def test_nobody_is_late_while_nobody_is_there(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=5)
    eva.go()
    otto.go()

    await evening.wait(HOUR)

    assert "absence" == evening.table.pause_reason
    assert [False, False] == evening.table.clocks.is_late


async def test_a_crash_costs_nobody_time(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30)
    mover = to_act(eva, otto)
    await evening.crash()
    await evening.wait(HOUR)

    mover = await evening.bring(mover.name)

    assert evening.clock() + 30 * SECOND == mover.deal["clocks"][0]["late_at"]
    assert not any(one.get("what") == "late" for one in mover.news)
    assert "frame" == (await mover.do(mover.deal["legal"][0]))["type"]
    assert await same_as_log(evening, evening.table)


async def test_clocks_go_on_after_a_crash_without_play(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="realtime", move_seconds=30)
    mover = to_act(eva, otto)
    await evening.crash()
    mover = await evening.bring(mover.name)

    await evening.wait(30)

    assert mover.has_heard("taken_over", seat=mover.you, why="late")


# What a clock must not tell


async def test_a_choice_that_nobody_may_notice_does_not_wind_the_clock(evening: Evening) -> None:
    """DISCO-30: who may meet the hidden guest seems to be choosing still."""
    people = await evening.begin(
        "Eva",
        "Otto",
        game=code("disco", hidden_guest="on"),
        pace="realtime",
        move_seconds=60,
        bank_seconds=60,
    )
    for person in people:
        await person.do(person.deal["legal"][0])
    eva, otto = people
    assert [0, 1] == otto.deal["to_act"]
    clocks_before = otto.deal["clocks"]
    told = otto.version
    evening.clock.move(20)

    await eva.do(eva.deal["legal"][0])

    assert told == otto.version, "nobody noticed"
    await otto.ask("chat", text="Well?")
    assert [0, 1] == otto.deal["to_act"]
    assert clocks_before == otto.deal["clocks"]


def late_news(person: Person) -> list[int]:
    """The seats that were said to be late."""
    return [one["seat"] for one in person.news if one.get("what") == "late"]


async def test_who_seems_to_choose_is_late_like_everybody(evening: Evening) -> None:
    people = await evening.begin(
        "Eva",
        "Otto",
        game=code("disco", hidden_guest="on"),
        pace="realtime",
        move_seconds=60,
        when_late="wait",
    )
    for person in people:
        await person.do(person.deal["legal"][0])
    eva, otto = people
    await eva.do(eva.deal["legal"][0])

    await evening.wait(60)

    assert [0, 1] == sorted(late_news(otto))
