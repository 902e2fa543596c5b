"""Hints at a table: for one's own choice, where the table has them, and told to nobody else."""

from typing import Any

import pytest

from tests.play.people import Company, Evening, Message, Person, refusal


async def alone(evening: Evening, **terms: Any) -> Person:
    """Somebody who plays against a bot and is to act."""
    eva = await evening.open("Eva", "fox", 2, **terms)
    await eva.ask("add_bot", seat=1)
    await eva.ready()
    await evening.calm()
    while 0 not in eva.deal["to_act"]:
        await evening.calm()
    return eva


async def hinted(evening: Evening, person: Person, seen: int | None = None) -> Message:
    """What is answered to somebody who wants a hint."""
    before = len(person.heard)
    await person.send_packet({"id": "h1", "hint": person.version if seen is None else seen})
    await evening.calm()
    [answer] = [one for one in person.heard[before:] if one.get("re") == "h1"]
    return answer


async def test_who_plays_alone_against_bots_gets_hints(evening: Evening, company: Company) -> None:
    eva = await alone(evening)

    hint = await hinted(evening, eva)

    assert ("hint", eva.version, 100) == (hint["type"], hint["version"], hint["worlds"])
    assert eva.deal["legal"][0] == hint["moves"][0]["action"]
    question = company.questions[-1]
    assert (0, eva.deal["legal"]) == (question.seat, question.legal)


async def test_a_hint_is_in_no_log_and_changes_no_version(evening: Evening) -> None:
    eva = await alone(evening)
    anna = await evening.bring("Anna")
    version, lines, heard = eva.version, await evening.lines(), len(anna.heard)

    await hinted(evening, eva)

    assert (version, lines) == (eva.version, await evening.lines())
    assert heard == len(anna.heard)


async def test_among_people_there_are_no_hints_unless_all_may_have_them(evening: Evening) -> None:
    people = await evening.begin("Eva", "Otto", game="fox")
    acting = people[people[0].deal["to_act"][0]]
    assert "no_hints" == refusal(await hinted(evening, acting))

    people = await evening.begin("Jana", "Emre", game="fox", hints="on")
    acting = people[people[0].deal["to_act"][0]]
    assert "hint" == (await hinted(evening, acting))["type"]


async def test_a_table_may_have_no_hints_at_all(evening: Evening) -> None:
    eva = await alone(evening, hints="off")

    assert "no_hints" == refusal(await hinted(evening, eva))


async def test_who_has_no_seat_gets_no_hint(evening: Evening) -> None:
    await alone(evening, hints="on")
    anna = await evening.bring("Anna")

    assert "not_seated" == refusal(await hinted(evening, anna))


async def test_there_is_a_hint_only_for_what_one_is_to_choose_now(evening: Evening) -> None:
    people = await evening.begin("Eva", "Otto", game="fox", hints="on")
    turn = people[0].deal["to_act"][0]
    acting, waiting = people[turn], people[1 - turn]

    assert "not_now" == refusal(await hinted(evening, waiting))
    assert "stale" == refusal(await hinted(evening, acting, seen=0))


async def test_before_a_match_there_is_nothing_to_hint_at(evening: Evening) -> None:
    eva = await evening.open("Eva", "fox", 2, hints="on")

    assert "not_now" == refusal(await hinted(evening, eva))


async def test_one_choice_is_thought_about_once(evening: Evening, company: Company) -> None:
    eva = await alone(evening)
    first = await hinted(evening, eva)
    asked = len(company.questions)

    assert first == await hinted(evening, eva)
    assert asked == len(company.questions)


async def test_who_asks_again_meanwhile_waits(evening: Evening, company: Company) -> None:
    eva = await alone(evening)
    company.may_answer.clear()
    await eva.send_packet({"id": "h0", "hint": eva.version})
    await eva.send_packet({"id": "h1", "hint": eva.version})
    while not any(one.get("re") == "h1" for one in eva.heard):
        await eva.send_packet({"beat": 1})
        await evening.house.log.read(evening.at, 0)

    company.may_answer.set()
    await evening.calm()

    answers = {one["re"]: one["type"] for one in eva.heard if one.get("re") in ("h0", "h1")}
    assert {"h0": "hint", "h1": "refusal"} == answers


async def test_who_moves_before_the_hint_is_there_gets_none(
    evening: Evening, company: Company
) -> None:
    eva = await alone(evening)
    company.may_answer.clear()
    await eva.send_packet({"id": "h1", "hint": eva.version})
    asked = len(company.questions)
    while len(company.questions) == asked:
        await evening.house.log.read(evening.at, 0)
    await eva.do(eva.deal["legal"][0])
    company.may_answer.set()
    await evening.calm()

    [answer] = [one for one in eva.heard if one.get("re") == "h1"]
    assert "stale" == refusal(answer)


async def test_a_bot_that_dies_over_a_hint_costs_only_the_hint(
    evening: Evening, company: Company
) -> None:
    eva = await alone(evening)
    company.deaths_to_come = 1

    assert "busy" == refusal(await hinted(evening, eva))
    assert "hint" == (await hinted(evening, eva))["type"]


@pytest.mark.parametrize("packet", [{"hint": 3}, {"id": "h", "hint": -1}, {"id": "h", "hint": "x"}])
async def test_a_packet_without_id_or_version_is_none(evening: Evening, packet: Message) -> None:
    eva = await alone(evening)

    await eva.send_packet(packet)

    assert "malformed" == eva.heard[-1]["error"]
