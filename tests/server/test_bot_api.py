"""Bots from elsewhere: an account, a stream of events, and a match to its end."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.clients import Browser
from tests.server.processes import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


@pytest.fixture
async def bot(shared_server: ServerProcess) -> AsyncIterator[httpx2.AsyncClient]:
    """A bot with its account; no cookie, no origin."""
    async with httpx2.AsyncClient(base_url=shared_server.url, trust_env=False, timeout=10) as http:
        account = (await http.post("/api/bots", json={"name": "Rudi"})).raise_for_status().json()
        http.headers["authorization"] = f"Bearer {account['token']}"
        yield http


async def next_event(lines: AsyncIterator[str], kind: str) -> dict[str, Any]:
    """The next event of a kind on a stream."""
    async with asyncio.timeout(15):
        async for line in lines:
            event: dict[str, Any] = json.loads(line) if line.strip() else {"message": {}}
            if event["message"].get("type") == kind:
                return event
    raise AssertionError(f"the stream ended without a {kind}")


async def test_the_example_plays_a_match_to_its_end(eva: Browser) -> None:
    place = await eva.open_table("fox", 2, options={"rounds": "1"})
    command = [sys.executable, str(EXAMPLE), eva.server.url, place["code"]]
    process = await asyncio.create_subprocess_exec(*command)
    async with await eva.tab(place["id"]) as host:
        await host.next_of("frame")
        await host.ready()
        await host.play_randomly(lambda legal: legal[0])
    async with asyncio.timeout(20):
        status = await process.wait()

    assert 0 == status
    assert "Rudi" == host.table["seats"][1]["name"]
    assert "over" == host.table["status"]


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60


async def test_a_stream_tells_of_every_table_where_the_bot_sits(
    bot: httpx2.AsyncClient, eva: Browser
) -> None:
    one, two = await eva.open_table("fox", 2), await eva.open_table("maumau", 2)
    await bot.post("/api/bot/tables", json={"code": one["code"]})
    async with bot.stream("GET", "/api/bot/events") as stream:
        lines = stream.aiter_lines()
        before = await next_event(lines, "frame")
        sat = await bot.post("/api/bot/tables", json={"code": two["code"], "seat": 1})
        later = await next_event(lines, "frame")

    assert "application/x-ndjson" == stream.headers["content-type"]
    assert (one["id"], True) == (before["table"], before["message"]["is_whole"])
    assert (two["id"], 1) == (later["table"], later["message"]["you"])
    assert "Rudi" == sat.json()["table"]["seats"][1]["name"]


async def test_a_stream_hears_of_tables_that_another_process_serves(
    pair: list[ServerProcess],
) -> None:
    for process in pair:
        process.start()
    one, other = pair
    async with (
        Browser(one) as eva,
        httpx2.AsyncClient(base_url=one.url, trust_env=False, timeout=10) as here,
        httpx2.AsyncClient(base_url=other.url, trust_env=False, timeout=10) as there,
    ):
        place = await eva.open_table("fox", 2)
        token = (await here.post("/api/bots", json={"name": "Rudi"})).json()["token"]
        here.headers["authorization"] = there.headers["authorization"] = f"Bearer {token}"
        async with there.stream("GET", "/api/bot/events") as stream:
            lines = stream.aiter_lines()
            await anext(lines)
            await here.post("/api/bot/tables", json={"code": place["code"]})
            event = await next_event(lines, "frame")

    assert (place["id"], 1) == (event["table"], event["message"]["you"])


async def test_the_newest_stream_wins(bot: httpx2.AsyncClient, eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    await bot.post("/api/bot/tables", json={"code": place["code"]})
    async with bot.stream("GET", "/api/bot/events") as old:
        old_lines = old.aiter_lines()
        await next_event(old_lines, "frame")
        async with bot.stream("GET", "/api/bot/events") as new:
            await next_event(new.aiter_lines(), "frame")
            async with asyncio.timeout(10):
                rest = [line async for line in old_lines]

    assert "newer_tab" in "".join(rest)


async def test_quiet_streams_are_kept_alive(bot: httpx2.AsyncClient) -> None:
    async with bot.stream("GET", "/api/bot/events") as stream, asyncio.timeout(12):
        lines = stream.aiter_lines()
        quiet = [await anext(lines), await anext(lines)]

    assert ["", ""] == quiet


async def test_a_token_that_is_nobodys_is_refused(bot: httpx2.AsyncClient, eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    for token in ["Bearer nobody", "bearer x y", bot.headers["authorization"] + "x"]:
        answer = await bot.get("/api/bot/events", headers={"authorization": token})
        assert (401, "not_known") == (answer.status_code, answer.json()["error"])
    answer = await eva.post("/api/bot/tables", {"code": place["code"]})
    assert (401, "not_known") == (answer.status_code, answer.json()["error"])


async def test_a_bot_with_nowhere_to_sit_is_told_so(bot: httpx2.AsyncClient, eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host:
        await host.next_of("frame")
        await host.ask("add_bot", seat=1)
    full = await bot.post("/api/bot/tables", json={"code": place["code"]})
    nowhere = await bot.post("/api/bot/tables", json={"code": "zzzzz"})

    assert (409, "seat_taken") == (full.status_code, full.json()["error"])
    assert (404, "no_such_table") == (nowhere.status_code, nowhere.json()["error"])


async def test_an_address_makes_only_so_many_bots(server: ServerProcess) -> None:
    server.env["PAKL_BOTS_PER_ADDRESS_HOURLY"] = "2"
    server.start()
    async with httpx2.AsyncClient(base_url=server.url, trust_env=False) as http:
        answers = [await http.post("/api/bots", json={"name": "Rudi"}) for _ in range(3)]

    assert [201, 201, 429] == [answer.status_code for answer in answers]
