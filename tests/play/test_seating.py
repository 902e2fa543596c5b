"""Seats: sitting down, leaving, changing places, and the host's rights."""

import pytest

from pakl.play.house import Limits, Refused
from pakl.play.requests import NoSuchTable
from tests.play.people import Company, Evening, Person, play_on, refusal


def names(person: Person) -> list[str]:
    """Who sits where, as somebody sees it."""
    return [seat.get("name", "") for seat in person.table["seats"]]


async def test_who_opens_a_table_sits_down_and_is_the_host(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=3)

    assert 0 == eva.you
    assert 0 == eva.table["host"]
    assert ["Eva", "", ""] == names(eva)
    assert "open" == eva.table["status"]


async def test_who_comes_by_the_link_watches_until_it_sits_down(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=3)
    otto = await evening.bring("Otto")
    assert -2 == otto.you

    answer = await otto.ask("sit", seat=2, name="Otto")

    assert "frame" == answer["type"]
    assert 2 == otto.you
    assert ["Eva", "", "Otto"] == names(eva) == names(otto)
    assert eva.has_heard("sat", seat=2, name="Otto")


async def test_a_taken_seat_and_one_that_is_not_there_are_refused(evening: Evening) -> None:
    await evening.open("Eva", seats=2)
    otto = await evening.bring("Otto")

    assert "seat_taken" == refusal(await otto.ask("sit", seat=0, name="Otto"))
    assert "no_such_seat" == refusal(await otto.ask("sit", seat=2, name="Otto"))
    assert "bad_name" == refusal(await otto.ask("sit", seat=1, name="\u202eottO"))


async def test_who_sits_already_changes_seats(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=3)

    await eva.ask("sit", seat=2, name="Eva")

    assert ["", "", "Eva"] == names(eva)
    assert (2, 2) == (eva.you, eva.table["host"])


async def test_the_host_lets_two_seats_change_places_and_stays_host(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")

    await eva.ask("swap", one=0, other=1)

    assert ["Otto", "Eva"] == names(eva)
    assert (1, 0, 1) == (eva.you, otto.you, eva.table["host"])
    assert "not_host" == refusal(await otto.ask("swap", one=0, other=1))
    assert "not_now" == refusal(await eva.ask("swap", one=1, other=1))


async def test_the_host_fills_seats_with_bots_of_different_names(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=3)

    await eva.ask("add_bot", seat=1)
    await eva.ask("add_bot", seat=2, level="bold")

    assert 3 == len(set(names(eva)))
    assert ["person", "bot", "bot"] == [seat["kind"] for seat in eva.table["seats"]]
    assert "bold" == eva.table["seats"][2]["level"]


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"verb": "add_bot", "seat": 0}, "seat_taken"),
        ({"verb": "add_bot", "seat": 2, "level": "godlike"}, "no_such_bot"),
        ({"verb": "add_bot", "seat": 9}, "no_such_seat"),
        ({"verb": "remove", "seat": 0}, "not_now"),
        ({"verb": "remove", "seat": 2}, "not_now"),
        ({"verb": "pass_host", "seat": 0}, "not_now"),
        ({"verb": "pass_host", "seat": 2}, "not_now"),
        ({"verb": "unready"}, "not_now"),
        ({"verb": "pause"}, "not_now"),
        ({"verb": "resume"}, "not_now"),
        ({"verb": "take_back"}, "not_now"),
    ],
)
async def test_what_makes_no_sense_now_is_refused_with_a_code(
    evening: Evening, wish: dict[str, object], error: str
) -> None:
    eva = await evening.open("Eva", seats=3)
    otto = await evening.bring("Otto")
    await otto.ask("sit", seat=1, name="Otto")
    before = await evening.lines()

    assert error == refusal(await eva.send_and_hear({"ask": wish}))
    assert before == await evening.lines()


@pytest.mark.parametrize("verb", ["leave", "ready", "unready", "pause", "resume", "take_back"])
async def test_who_has_no_seat_can_only_look_on(evening: Evening, verb: str) -> None:
    await evening.seat("Eva", "Otto")
    anna = await evening.bring("Anna")
    about = {"salt": "ab" * 16} if verb == "ready" else {}

    assert "not_seated" == refusal(await anna.ask(verb, **about))


async def test_who_leaves_before_a_match_leaves_an_empty_seat(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")

    await otto.ask("leave")

    assert ["Eva", ""] == names(eva)
    assert eva.has_heard("stood", seat=1, name="Otto", why="left")
    assert -2 == otto.you


async def test_the_host_removes_somebody_before_a_match(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")

    assert "not_host" == refusal(await otto.ask("remove", seat=0))
    await eva.ask("remove", seat=1)

    assert ["Eva", ""] == names(otto)
    assert otto.has_heard("stood", seat=1, why="removed")
    assert -2 == otto.you


# The host's rights


async def test_the_host_gives_the_rights_to_somebody_else(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")

    await eva.ask("pass_host", seat=1)

    assert 1 == eva.table["host"]
    assert "not_host" == refusal(await eva.ask("swap", one=0, other=1))
    assert "frame" == (await otto.ask("swap", one=0, other=1))["type"]


async def test_the_next_person_is_the_host_when_the_host_leaves(evening: Evening) -> None:
    eva, anna = await evening.seat("Eva", "Anna", game="maumau")
    await eva.ask("leave")

    assert 1 == anna.table["host"]
    assert anna.has_heard("seat", seat=1, what="host")


async def test_bots_are_never_the_host(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=3)
    await eva.ask("add_bot", seat=1)
    otto = await evening.bring("Otto")
    await otto.ask("sit", seat=2, name="Otto")

    await eva.ask("leave")

    assert 2 == otto.table["host"]


async def test_whoever_sits_down_at_a_table_without_people_is_its_host(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=2)
    await eva.ask("leave")
    assert -1 == eva.table["host"]

    otto = await evening.bring("Otto")
    await otto.ask("sit", seat=1, name="Otto")

    assert 1 == otto.table["host"]


async def test_the_rights_of_a_host_who_is_gone_pass_to_somebody_who_is_there(
    evening: Evening,
) -> None:
    eva, otto, anna = await evening.seat("Eva", "Otto", "Anna")
    eva.go()
    otto.go()

    await evening.wait(59)
    assert 0 == anna.table["host"]
    await evening.wait(1)

    assert 2 == anna.table["host"]
    assert "frame" == (await anna.ask("remove", seat=0))["type"]


async def test_a_host_who_is_gone_in_a_match_that_waits_is_host_no_more(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", when_late="wait")
    eva.go()

    await evening.wait(60)

    assert 1 == otto.table["host"]
    assert not otto.table["seats"][0].get("is_played_by_bot")


async def test_after_a_match_the_host_is_one_who_is_still_there(evening: Evening) -> None:
    eva, otto, anna = await evening.begin("Eva", "Otto", "Anna")
    await eva.ask("leave")
    assert 1 == anna.table["host"]
    await otto.ask("leave")
    assert 2 == anna.table["host"]

    await evening.calm()
    while anna.table["status"] == "playing":
        await play_on(anna)
        await evening.calm()

    assert ["", "", "Anna"] == names(anna)
    assert 2 == anna.table["host"]


async def test_when_all_leave_a_match_nobody_is_host_until_one_is_back(
    evening: Evening, company: Company
) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="correspondence")
    company.may_answer.clear()
    await eva.ask("leave")
    await otto.ask("leave")
    assert -1 == otto.table["host"]

    await otto.ask("take_back")

    assert 1 == otto.table["host"]


async def test_after_a_match_that_all_have_left_whoever_comes_is_host(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto", pace="correspondence")
    await eva.ask("leave")
    await otto.ask("leave")
    await evening.calm()
    assert "over" == eva.table["status"]
    assert ["", ""] == names(eva)

    anna = await evening.bring("Anna")
    await anna.ask("sit", seat=1, name="Anna")

    assert 1 == anna.table["host"]


async def test_a_host_who_was_away_when_the_match_ended_is_host_no_more(
    evening: Evening, company: Company
) -> None:
    company.may_answer.clear()
    eva, otto = await evening.begin("Eva", "Otto", grace_seconds=0)
    eva.go()
    evening.clock.move(8)
    await evening.house.rooms[evening.at].look_after()
    await otto.ask("leave")
    assert 0 == otto.table["host"], "there is nobody else"

    company.may_answer.set()
    await evening.calm()

    assert ("over", -1) == (otto.table["status"], otto.table["host"])


# Tables


async def test_a_player_has_a_bounded_number_of_tables(evening: Evening) -> None:
    evening.house.limits = Limits(tables_of_a_player=2)
    await evening.open("Eva")
    await evening.open("Eva")

    with pytest.raises(Refused) as refused:
        await evening.open("Eva")

    assert "too_fast" == refused.value.refusal.error


async def test_a_table_needs_a_host_with_a_name(evening: Evening) -> None:
    with pytest.raises(Refused) as refused:
        await evening.open("\u200b")

    assert "bad_name" == refused.value.refusal.error


async def test_there_is_no_table_but_the_ones_that_were_opened(evening: Evening) -> None:
    with pytest.raises(NoSuchTable):
        await evening.bring("Eva")

    assert not evening.house.rooms


async def test_the_host_closes_a_table_where_no_match_is_on(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    assert "not_host" == refusal(await otto.ask("close"))

    await eva.ask("close")

    assert "closed" == otto.table["status"]
    assert "closed" == refusal(await otto.ask("leave"))
    assert None is await evening.log.find(evening.table.code)
