"""The course of matches: ready, fair shuffles, the end, and the rematch."""

import pytest

from pakl import read_record
from pakl.adapters.sql_archive import SqlArchive
from pakl.games import all_games
from pakl.kernel.shuffle import commitment_to
from tests.play.people import Evening, Person, play_on, refusal, same_as_log

SALTS = ("ab" * 16, "cd" * 32)


async def start(*people: Person) -> None:
    """Everybody is ready, each with a salt."""
    for person, salt in zip(people, SALTS, strict=False):
        await person.ask("ready", salt=salt)


async def test_a_match_begins_when_all_seats_are_taken_and_all_are_ready(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=2)
    await eva.ready()
    assert "open" == eva.table["status"]
    otto = await evening.bring("Otto")
    await otto.ask("sit", seat=1, name="Otto")
    assert "open" == eva.table["status"]

    await otto.ready()

    assert "playing" == eva.table["status"] == otto.table["status"]
    assert eva.has_heard("match_begun", match=1)
    assert "not_now" == refusal(await eva.ready())


async def test_who_is_not_ready_after_all_is_waited_for(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    await eva.ready()

    await eva.ask("unready")
    await otto.ready()

    assert "open" == eva.table["status"]


async def test_bots_are_always_ready(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=2)
    await eva.ready()

    await eva.ask("add_bot", seat=1)

    assert "playing" == eva.table["status"]


async def test_bots_alone_do_not_begin(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=2)
    await eva.ask("add_bot", seat=1)
    await eva.ask("sit", seat=0, name="Eva")
    await eva.ask("leave")

    assert "open" == eva.table["status"]


# Fair shuffles


async def test_the_secret_is_committed_to_before_and_published_after(evening: Evening) -> None:
    eva, otto = await evening.seat("Eva", "Otto")
    promised = eva.table["commitment"]
    await start(eva, otto)
    begun = eva.last_news("match_begun")
    assert (promised, list(SALTS)) == (begun["commitment"], begun["salts"])
    assert promised == eva.table["commitment"]

    await play_on(eva, otto)

    secret = eva.last_news("match_over")["secret"]
    assert promised == commitment_to(bytes.fromhex(secret))
    assert promised != eva.table["commitment"], "the next match has another secret"


async def test_the_record_of_a_match_verifies(evening: Evening, archive: SqlArchive) -> None:
    eva, otto = await evening.seat("Eva", "Otto", game="fox")
    await start(eva, otto)
    await play_on(eva, otto)
    over = otto.last_news("match_over")

    kept = await archive.record(over["record"])

    assert kept is not None
    record = read_record(kept.text)
    assert ["Eva", "Otto"] == record.names
    record.verify()
    match = record.replay()
    assert (over["totals"], over["places"]) == (match.totals(), match.places())


async def test_the_salts_of_bots_are_empty(evening: Evening) -> None:
    eva = await evening.open("Eva", seats=2)
    await eva.ask("add_bot", seat=1)

    await eva.ask("ready", salt=SALTS[0])

    assert [SALTS[0], ""] == eva.last_news("match_begun")["salts"]


# Rematch


async def test_a_rematch_needs_everybody_again(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await play_on(eva, otto)
    assert "over" == eva.table["status"]
    assert not any(seat.get("is_ready") for seat in eva.table["seats"])

    await start(eva, otto)

    assert (2, "playing") == (eva.table["matches"], eva.table["status"])
    assert 1 == sum(one["news"] == "match_begun" for one in eva.news)


async def test_the_starter_rotates_with_every_rematch(evening: Evening) -> None:
    people = await evening.seat("Eva", "Otto", "Anna")
    first_dealers: list[int] = []
    for _ in range(4):
        for person in people:
            await person.ready()
        first_dealers.append(people[0].deal["dealer"])
        await play_on(*people)

    first = first_dealers[0]
    assert [first, (first + 1) % 3, (first + 2) % 3, first] == first_dealers


async def test_somebody_else_may_play_the_rematch(evening: Evening) -> None:
    eva, otto = await evening.begin("Eva", "Otto")
    await play_on(eva, otto)
    await otto.ask("leave")
    anna = await evening.bring("Anna")
    await anna.ask("sit", seat=1, name="Anna")

    await start(eva, anna)

    assert "playing" == anna.table["status"]
    assert "not_now" == refusal(await otto.ask("sit", seat=1, name="Otto"))


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_every_game_is_played_and_told_alike(evening: Evening, game: str) -> None:
    """To the end of a match, or for as long as a match of people may be."""
    people = await evening.begin("Eva", "Otto", game=game)
    anna = await evening.bring("Anna")

    moves = await play_on(*people, moves=400)

    over = people[0].last_news("match_over")
    assert over == people[1].last_news("match_over") == anna.last_news("match_over")
    assert over or moves == 400
    assert all("cards" in zone for zone in anna.last_news("revealed").get("zones", []))
    assert await same_as_log(evening, evening.table)
