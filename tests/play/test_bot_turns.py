"""Bots: asked once for a choice, with nothing but what their seat knows."""

import asyncio

import msgspec
import pytest

from pakl.bots.shadow import Shadows
from pakl.kernel.dice import Dice
from pakl.play.asking import Memory, question_for
from pakl.play.bot_turns import time_to_think
from pakl.play.frames import DealSeen
from pakl.play.table import replayed
from tests.play.people import Company, Evening, Person, Weather, code, play_on, same_as_log, until


async def with_bots(evening: Evening, bots: int, game: str = "maumau", **terms: str) -> Person:
    """A table where Eva has begun to play with bots."""
    eva = await evening.open("Eva", game, bots + 1, **terms)
    for seat in range(1, bots + 1):
        await eva.ask("add_bot", seat=seat)
    await eva.ready()
    return eva


async def test_bots_play_a_whole_match_with_a_person(evening: Evening) -> None:
    eva = await with_bots(evening, 3)

    while eva.table["status"] == "playing":
        await evening.calm()
        await play_on(eva)

    assert eva.has_heard("match_over")
    assert await same_as_log(evening, evening.table)


async def test_bots_play_on_without_being_swept(evening: Evening, company: Company) -> None:
    """A move of a bot leads to the question to the next one."""
    eva = await with_bots(evening, 3, game="karma")

    await evening.calm()

    assert [0] == eva.deal["to_act"]
    assert {question.seat for question in company.questions} <= {1, 2, 3}


async def test_a_bot_is_asked_once_for_a_choice(evening: Evening, company: Company) -> None:
    company.may_answer.clear()
    eva = await with_bots(evening, 1)
    while [1] != eva.deal["to_act"]:
        await eva.do(eva.deal["legal"][0])
    await until(lambda: company.questions)
    company.questions.clear()

    await eva.ask("chat", text="Well?")
    await eva.sync(0)

    assert [] == company.questions


async def test_a_bot_is_told_what_its_seat_sees_and_heard_in_this_deal(
    evening: Evening, company: Company
) -> None:
    eva = await with_bots(evening, 1, game="fox")
    await evening.calm()
    for _ in range(20):
        await play_on(eva, moves=1)
        await evening.calm()

    question = company.questions[-1]
    view = msgspec.json.decode(question.view, type=DealSeen)
    hands = {zone.owner: zone.cards for zone in view.zones if zone.zone == "hand"}
    assert question.legal == view.legal
    assert isinstance(hands[question.seat], list)
    assert msgspec.UNSET is hands[0]
    assert not any(b"secret" in told or b"salts" in told for told in question.told)


async def test_what_a_bot_remembers_is_what_it_would_be_told_after_a_crash(
    evening: Evening, company: Company
) -> None:
    eva = await with_bots(evening, 1, game="karma")
    await evening.calm()
    for _ in range(30):
        await play_on(eva, moves=1)
        await evening.calm()
    company.may_answer.clear()
    while [1] != eva.deal["to_act"]:
        await play_on(eva, moves=1)
    await until(lambda: company.questions[-1].legal == words_of(evening, 1))
    before = company.questions[-1]

    await evening.crash()
    eva = await evening.bring("Eva")
    await until(lambda: company.questions[-1] is not before)

    assert before == company.questions[-1]


def words_of(evening: Evening, seat: int) -> list[str]:
    """What a seat may do now."""
    words = evening.table.sheet.game.actions.words
    return [words(action) for action in evening.table.legal[seat]]


async def test_a_bot_remembers_only_the_present_deal(evening: Evening, company: Company) -> None:
    eva = await with_bots(evening, 1, game="fox")
    await evening.calm()
    while 2 > eva.deal["deal"]:
        await play_on(eva, moves=1)
        await evening.calm()
    company.questions.clear()
    while not company.questions:
        await play_on(eva, moves=1)
        await evening.calm()

    first = company.questions[0]
    assert len(first.told) < 10
    assert not any(b"deal over" in told for told in first.told)


async def test_not_even_the_version_tells_a_bot_of_a_hidden_choice(evening: Evening) -> None:
    """DISCO-30: the others must not notice that somebody has chosen."""
    eva, otto = await evening.begin("Eva", "Otto", game=code("disco", hidden_guest="on"))
    await eva.do(eva.deal["legal"][0])
    await otto.do(otto.deal["legal"][0])
    before = question_for(evening.table, Memory(1), ["good"], may_wait=False)

    await eva.do(eva.deal["legal"][0])

    assert before == question_for(evening.table, Memory(1), ["good"], may_wait=False)


async def test_a_bot_whose_worker_died_is_asked_again(evening: Evening, company: Company) -> None:
    company.deaths_to_come = 1
    eva = await with_bots(evening, 1, game="disco")

    await evening.calm()

    assert 1 == evening.house.metrics.dead_bots
    assert 2 == len(company.questions)
    assert 1 not in eva.deal["to_act"]


async def test_a_bot_that_never_answers_is_asked_again_by_the_sweeper(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    await with_bots(evening, 1, game="disco")
    await until(lambda: company.questions)

    evening.clock.move(11)
    await evening.house.sweep(is_roll_due=False)
    await until(lambda: 2 == len(company.questions))

    company.may_answer.set()
    await evening.calm()
    assert await same_as_log(evening, evening.table)


async def test_bots_are_asked_after_a_crash_without_anybody_coming(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    eva = await with_bots(evening, 1, pace="correspondence")
    while [1] != eva.deal["to_act"]:
        await play_on(eva, moves=1)
    await evening.crash()
    company.may_answer.set()

    await evening.wait(11)

    eva = await evening.bring("Eva")
    assert 0 in eva.deal["to_act"]


async def test_what_a_bot_must_not_do_is_not_done(evening: Evening, company: Company) -> None:
    company.answer = lambda question: "dance" if question.seat == 1 else question.legal[0]
    await with_bots(evening, 1, game="disco")
    lines = await evening.lines()

    await evening.calm()
    assert lines == await evening.lines()
    company.answer = company.anything
    await evening.wait(11)

    assert len(lines) < len(await evening.lines())


async def test_a_bot_that_may_interrupt_may_also_wait(evening: Evening, company: Company) -> None:
    """MAU-11: bots may catch too; one that waits is not asked about it again and again."""
    eva = await with_bots(evening, 1)
    while not any(question.may_wait for question in company.questions):
        await move_on(evening, eva)

    question = next(one for one in company.questions if one.may_wait)
    assert all(action.startswith("catch") for action in question.legal)


async def test_a_bot_that_catches_acts_out_of_turn(evening: Evening, company: Company) -> None:
    company.answer = lambda question: question.legal[0]
    eva = await with_bots(evening, 1)

    while not any('"catch ' in line for line in await evening.lines()):
        await move_on(evening, eva)

    assert "MAU-11" in {event["clause"] for one in eva.news for event in one.get("events", [])}
    assert await same_as_log(evening, evening.table)


async def move_on(evening: Evening, person: Person) -> None:
    """The bots move, then a person; when a match is over the next one begins."""
    await evening.calm()
    await play_on(person, moves=1)
    if person.table["status"] == "over":
        await person.ready()


async def test_a_bots_move_that_can_not_be_stored_is_made_later(
    evening: Evening, company: Company, weather: Weather
) -> None:
    company.may_answer.clear()
    eva = await with_bots(evening, 1, game="disco")
    await until(lambda: company.questions)
    weather.is_down = True
    company.may_answer.set()
    await evening.calm()
    assert {"type": "status", "storage": "down"} in eva.heard
    weather.is_down = False

    await evening.sweep()

    assert {"type": "status", "storage": "up"} == [
        one for one in eva.heard if one["type"] == "status"
    ][-1]
    assert 1 not in eva.deal["to_act"]


async def test_bots_seem_to_think_like_people(evening: Evening, company: Company) -> None:
    eva = await with_bots(evening, 1, game="disco", bot_pace="human")
    await until(lambda: company.questions)
    await asyncio.sleep(0.2)
    assert 1 in eva.deal["to_act"]

    await evening.calm()

    assert 1 not in eva.deal["to_act"]


@pytest.mark.parametrize(("game", "bots"), [("fox", 1), ("karma", 2), ("disco", 2), ("maumau", 3)])
async def test_a_bot_can_follow_the_deal_by_what_it_is_asked_with(
    evening: Evening, company: Company, game: str, bots: int
) -> None:
    eva = await with_bots(evening, bots, game=game)
    for _ in range(12):
        await evening.calm()
        await play_on(eva, moves=1)
    shadows = Shadows()

    positions = [shadows.position(question, Dice(1)) for question in company.questions]

    assert len(positions) > 3
    assert None not in positions


def test_bots_seem_to_think_longer_where_there_is_more_to_choose_from() -> None:
    forced = [time_to_think(1) for _ in range(200)]
    hard = [time_to_think(20) for _ in range(200)]

    assert 800 <= min(forced) <= max(forced) <= 900
    assert 800 <= min(hard)
    assert 1_400 < max(hard) <= 1_600


async def test_a_table_from_before_there_were_levels_still_plays(
    evening: Evening, company: Company
) -> None:
    await with_bots(evening, 1, game="fox")
    lines = [line.replace('"bot":"good"', '"bot":"random"') for line in await evening.lines()]

    old = replayed(evening.at, lines)

    assert "random" == old.chairs[1].level
    question = question_for(old, Memory(1), company.levels("fox"), may_wait=False)
    assert "random" == question.level
