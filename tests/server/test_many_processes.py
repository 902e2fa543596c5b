"""Two processes, one house: any process serves any table, and nobody notices which."""

import asyncio
import urllib.request
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest

from pakl.games import find_game
from pakl.kernel.sheet import Sheet
from tests.server.clients import Browser, Tab
from tests.server.crowd import Crowd, gathered, seated, until
from tests.server.processes import ServerProcess
from tests.server.scripted import Person, requested

pytestmark = pytest.mark.long

PATIENCE = 120.0
RECONNECT_SECONDS = 2.0

# A whole match of each game, played at random, in bearable time.
MATCHES = [
    ("disco", 4, {"hidden_guest": "on"}),
    ("fox", 2, {}),
    ("karma", 3, {}),
    ("maumau", 4, {"calls": "strict", "rounds_to_win": "3"}),
    ("rummy", 2, {"opening_points": "0"}),
    ("zyrty", 3, {}),
]
# Everybody chooses at once, and anybody may interrupt.
RACES = [
    ("disco", 6, {}),
    ("disco", 5, {"hidden_guest": "on"}),
    ("maumau", 6, {"calls": "strict", "rounds_to_win": "5"}),
    ("maumau", 5, {"calls": "strict", "rounds_to_win": "5"}),
]


@pytest.fixture
async def both(pair: list[ServerProcess]) -> list[ServerProcess]:
    """Two servers of one house, ready."""
    await asyncio.gather(*[asyncio.to_thread(server.start) for server in pair])
    return pair


def people_at(
    both: list[ServerProcess], tables: list[tuple[str, int, dict[str, str]]], matches: int
) -> Crowd:
    """People on all seats and a spectator; neighbours come to different processes."""
    dice = Random(5)
    people: list[Person] = []
    for game, seats, options in tables:
        sheet = Sheet(find_game(game).with_options(options), seats)
        people += seated(both, sheet, dice, bots=0.0, watchers=1.0, matches=matches)
    for number, person in enumerate(people):
        person.houses = [both[number % 2]]
    return Crowd(people)


async def test_a_whole_match_of_each_game_is_played_across_processes(
    both: list[ServerProcess],
) -> None:
    crowd = await asyncio.to_thread(people_at, both, MATCHES, 1)
    async with crowd.playing():
        await crowd.finish(PATIENCE)
        await crowd.check(both[0].database_url, PATIENCE)

    for person in crowd.people:
        other = both[person.houses[0] is both[0]]
        answer, _ = await asyncio.to_thread(requested, other.url, "/api/me/records", person.cookie)
        records = msgspec.json.decode(answer)["records"]
        played = [person.place.sheet.game.id] if person.is_seated() else []
        assert played == [record["game"] for record in records]


async def test_whoever_comes_second_in_a_race_is_carried_out_after_or_refused(
    both: list[ServerProcess],
) -> None:
    crowd = await asyncio.to_thread(people_at, both, RACES, 1)
    async with crowd.playing():
        await crowd.let_play(400, PATIENCE)
        books = await crowd.check(both[0].database_url, PATIENCE)

    lost = [await asyncio.to_thread(lost_races, server) for server in both]
    refusals = {error for person in crowd.people for error in person.refused.values()}
    assert sum(lost) > 0
    assert refusals <= {"stale", "illegal", "not_now"}
    assert sum(books.versions().values()) > 400


def lost_races(server: ServerProcess) -> int:
    """How often another process was faster, by the server's own count."""
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as answer:  # noqa: S310
        for line in answer.read().decode().splitlines():
            if line.startswith("pakl_lost_races_total "):
                return int(float(line.split()[1]))
    raise AssertionError("the server does not count lost races")


# Lines and presence


@pytest.fixture
async def eva(both: list[ServerProcess]) -> AsyncIterator[Browser]:
    """A browser at one process."""
    async with Browser(both[0]) as browser:
        yield browser


@pytest.fixture
async def eva_elsewhere(both: list[ServerProcess], eva: Browser) -> AsyncIterator[Browser]:
    """The same browser at the other process."""
    async with Browser(both[1], cookie=eva.cookie_header()) as browser:
        browser.http.cookies.update(eva.http.cookies)
        yield browser


@pytest.fixture
async def otto(both: list[ServerProcess]) -> AsyncIterator[Browser]:
    """Another browser at the other process."""
    async with Browser(both[1]) as browser:
        yield browser


async def test_the_newest_tab_wins_wherever_it_is(eva: Browser, eva_elsewhere: Browser) -> None:
    place = await eva.open_table("fox", 2)
    old = await eva.tab(place["id"])
    await old.next_of("frame")
    async with await eva_elsewhere.tab(place["id"]) as new:
        frame = await new.next_of("frame")

        assert 0 == frame["you"]
        assert (4001, {"type": "bye", "why": "newer_tab"}) == await old.closing()
        assert "frame" == (await new.ask("chat", text="I am here"))["type"]


async def test_presence_is_the_same_everywhere(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host:
        await host.next_of("frame")
        host.beat()
        friend = await otto.tab(place["id"])
        await friend.next_of("frame")
        await friend.ask("sit", seat=1, name="Otto")
        await presence_of(host, ["online", "online"], watching=0)
        await presence_of(friend, ["online", "online"], watching=0)
        await friend.close()
        await presence_of(host, ["online", "away"], watching=0)
        async with await otto.tab(place["id"]) as back:
            await back.next_of("frame")
            await presence_of(host, ["online", "online"], watching=0)


async def presence_of(tab: Tab, seats: list[str], watching: int) -> None:
    """Waits until a tab is told that these are there; other news may come before."""
    while True:
        message = await tab.next_of("presence")
        if (seats, watching) == (message["seats"], message["watching"]):
            return


async def test_an_emote_is_seen_in_the_other_process(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host, await otto.tab(place["id"]) as friend:
        await host.next_of("frame")
        await friend.next_of("frame")
        await host.ask("emote", emote="hello")

        assert {"type": "emote", "seat": 0, "emote": "hello"} == await friend.next_of("emote")


# Going down in good order


async def test_a_server_that_stops_hands_its_people_over(both: list[ServerProcess]) -> None:
    one, other = both
    crowd = await gathered(both, 12, Random(8), slowness=0.3)
    for person in crowd.people:
        person.moves_a_line = 0
    async with crowd.playing():
        await crowd.begin(PATIENCE)
        moved = [person for person in crowd.people if person.house is one]
        stayed = [person for person in crowd.people if person.house is other]
        await asyncio.to_thread(one.stop)
        await until(lambda: all(person.house is other for person in moved), PATIENCE)
        await crowd.go_on_everywhere(PATIENCE)
        await crowd.check(other.database_url, PATIENCE)

    assert moved
    assert stayed
    assert all(["restart"] == person.byes for person in moved)
    assert all([] == person.byes for person in stayed)
    assert max(person.absences[0] for person in moved) < RECONNECT_SECONDS
