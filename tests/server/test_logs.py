"""The log says what happened, and never what was on the cards, said or signed."""

import asyncio
import json
import random
import re
import sqlite3
import sys

import pytest

from pakl.play.entries import Chatted, Committed, Moved, Readied, entry_of
from pakl.server.logs import as_text, errors_without_texts, only_the_first_line
from tests.server.clients import Browser
from tests.server.processes import ServerProcess

QUOTED = "the ace of spades"
FOX_CARD = re.compile(r"\b[BKM](1[01]|[1-9])\b")


async def test_a_match_leaves_nothing_secret_in_the_log(server: ServerProcess) -> None:
    server.env["PAKL_LOG_LEVEL"] = "debug"
    server.start()
    async with Browser(server) as eva, Browser(server) as otto:
        place = await eva.open_table("fox", 2, options={"rounds": "1"}, name="Evangelina")
        lent = (await eva.post("/api/passes", {})).json()
        account = (await eva.post("/api/bots", {"name": "Robotina"})).json()
        bearer = {"authorization": f"Bearer {account['token']}"}
        await eva.http.get("/api/bot/tables", headers=bearer)
        async with await eva.tab(place["id"]) as host, await otto.tab(place["id"]) as friend:
            await host.next_of("frame")
            await friend.next_of("frame")
            await friend.ask("sit", seat=1, name="Ottokar")
            await friend.ask("chat", text="psst, hearts")
            await friend.send({"id": "p", "do": "play M7", "secret": QUOTED})
            await friend.ready()
            await host.ready()
            dice = random.Random(7)
            await friend.do("play K11")
            await asyncio.gather(host.play_randomly(dice.choice), friend.play_randomly(dice.choice))
        cookies = [browser.http.cookies["pakl"] for browser in (eva, otto)]
    server.stop()
    logged = server.log_file.read_text()

    database = sqlite3.connect(server.folder / "pakl.sqlite3")
    lines = [row[0] for row in database.execute("SELECT line FROM log")]
    secrets = [row[0] for row in database.execute("SELECT * FROM secrets")]
    database.close()
    entries = [entry_of(line) for line in lines]
    private = ["Evangelina", "Ottokar", "Robotina", "psst", QUOTED]
    private += [lent["code"], account["token"], *cookies, *[cookie[-43:] for cookie in cookies]]
    private += [entry.secret for entry in entries if isinstance(entry, Committed)]
    private += [entry.salt for entry in entries if isinstance(entry, Readied)]
    private += [entry.action for entry in entries if isinstance(entry, Moved)]
    assert any(isinstance(entry, Chatted) for entry in entries)
    assert secrets
    assert len(private) > 35

    assert [] == [word for word in private if word in logged]
    assert FOX_CARD.search(logged) is None
    assert "line closed" in logged


async def test_every_request_is_logged_with_its_id(server: ServerProcess) -> None:
    server.start()
    async with Browser(server) as eva:
        answer = await eva.http.get("/api/me")
    server.stop()
    lines = [line for line in server.log_lines() if line["event"] == "answered"]

    assert answer.headers["x-request-id"] == lines[-1]["request"]
    assert ("GET", "show_me", 200) == tuple(lines[-1][key] for key in ("method", "route", "status"))


def test_an_error_is_told_by_its_kind_and_its_places() -> None:
    def deal() -> None:
        raise ValueError(QUOTED)

    with pytest.raises(ValueError, match=QUOTED) as caught:
        deal()
    event = errors_without_texts(None, "error", {"event": "our fault", "exc_info": caught.value})
    line = as_text(event)

    assert "ValueError" == json.loads(line)["error"]
    assert json.loads(line)["places"][-1].endswith(" deal")
    assert QUOTED not in line


def test_an_error_under_way_is_told_too() -> None:
    try:
        {"": ""}[QUOTED]
    except KeyError:
        for given in (True, sys.exc_info()):
            event = errors_without_texts(None, "error", {"event": "x", "exc_info": given})

            assert "KeyError" == event["error"]


def test_what_other_packages_log_is_cut_after_its_first_line() -> None:
    event = only_the_first_line(None, "info", {"event": f"failed\n[parameters: {QUOTED}]"})

    assert {"event": "failed"} == event
