"""Playing over the real wire."""

import asyncio
import random

import pytest

from tests.server.clients import Browser


async def test_two_browsers_play_a_match_to_its_end(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2, options={"rounds": "1"})
    async with await eva.tab(place["id"]) as host, await otto.tab(place["id"]) as friend:
        await host.next_of("frame")
        await friend.next_of("frame")
        await friend.ask("sit", seat=1, name="Otto")
        await friend.ready()
        await host.ready()
        dice = random.Random(7)
        await asyncio.gather(host.play_randomly(dice.choice), friend.play_randomly(dice.choice))

    assert "over" == host.table["status"] == friend.table["status"]
    records = await otto.get("/api/me/records")
    assert ["fox"] == [record["game"] for record in records["records"]]


@pytest.mark.parametrize("game", ["disco", "karma", "maumau", "rummy", "zyrty"])
async def test_bots_fill_empty_seats(game: str, eva: Browser) -> None:
    place = await eva.open_table(game, 3)
    async with await eva.tab(place["id"]) as host:
        await host.next_of("frame")
        await host.ask("add_bot", seat=1)
        await host.ask("add_bot", seat=2)
        await host.ready()
        dice = random.Random(7)
        acted = 0
        while acted < 5 and host.table["status"] == "playing":
            if host.deal.get("legal"):
                answer = await host.do(dice.choice(host.deal["legal"]))
                acted += answer["type"] == "frame"
            else:
                await host.next()

    assert acted == 5 or host.table["status"] == "over"


async def test_an_illegal_action_is_refused_with_its_clause(eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host:
        await host.next_of("frame")
        await host.ask("add_bot", seat=1)
        await host.ready()
        while not host.deal.get("legal"):
            await host.next()
        version = host.version
        refusal = await host.do("keep")

        assert "illegal" == refusal["error"]
        assert refusal["clause"].startswith("FOX-")
        assert version == host.version


async def test_a_packet_that_comes_again_is_carried_out_once(eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host:
        await host.next_of("frame")
        packet = {"id": "p1", "ask": {"verb": "chat", "text": "hello"}}
        await host.send(packet)
        first = await host.answer("p1")
        await host.send(packet)
        await host.answer("p1")
        whole = await eva.get(f"/api/tables/{place['id']}")

    assert "chat" == first["news"][0]["news"]
    assert 1 == sum(news["news"] == "chat" for news in whole["news"])


async def test_another_cookie_can_not_act_for_a_seat(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as host, await otto.tab(place["id"]) as thief:
        await host.next_of("frame")
        await thief.next_of("frame")
        assert "not_seated" == (await thief.ask("ready", salt="00" * 16))["error"]
        assert "not_seated" == (await thief.ask("close"))["error"]
        assert "seat_taken" == (await thief.ask("sit", seat=0, name="Eva"))["error"]
        await thief.send({"id": "x", "seat": 0, "ask": {"verb": "close"}})
        assert "malformed" == (await thief.next_of("refusal"))["error"]
        await thief.send({"id": "x", "ask": {"verb": "ready", "salt": "00" * 16, "seat": 0}})
        assert "malformed" == (await thief.next_of("refusal"))["error"]

    frame = await eva.get(f"/api/tables/{place['id']}")
    assert 0 == frame["you"]
    assert not frame["table"]["seats"][0].get("is_ready", False)
