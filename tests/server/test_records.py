"""Records of finished matches: listed, downloaded, stepped through, verified."""

import random
import sqlite3

import pakl
from pakl.kernel.record import checksum
from tests.server.clients import Browser
from tests.server.processes import ServerProcess


async def played_match(browser: Browser) -> str:
    """The record of a match against a bot."""
    place = await browser.open_table("fox", 2, options={"rounds": "1"})
    async with await browser.tab(place["id"]) as tab:
        await tab.next_of("frame")
        await tab.ask("add_bot", seat=1)
        await tab.ready()
        await tab.play_randomly(random.Random(3).choice)
    listed = await browser.get("/api/me/records")
    record: str = listed["records"][0]["record"]
    return record


async def test_a_record_is_downloaded_as_the_text_that_pakl_reads(
    eva: Browser, otto: Browser
) -> None:
    record = await played_match(eva)
    answer = await otto.http.get(f"/api/records/{record}")

    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    pakl.read_record(answer.text).verify()
    assert [] == (await otto.get("/api/me/records"))["records"]


async def test_a_record_is_stepped_through_with_all_hands_open(eva: Browser) -> None:
    record = await played_match(eva)
    replay = await eva.get(f"/api/records/{record}/replay")
    text = (await eva.http.get(f"/api/records/{record}")).text
    match = pakl.read_record(text).replay()
    lots, dealt = replay["steps"][:2]
    hands = [zone for zone in dealt["zones"] if zone["zone"] == "hand"]

    assert len(match.log) == len(replay["steps"])
    assert match.totals() == replay["totals"]
    assert "first dealer" == lots["words"]
    assert [13, 13] == [len(hand["cards"]) for hand in hands]
    assert "Eva" == replay["names"][0]


async def test_a_record_is_verified(eva: Browser) -> None:
    record = await played_match(eva)
    verified = await eva.get(f"/api/records/{record}/verify")

    assert 64 == len(verified["commitment"])
    assert verified["shuffles"] >= 1


async def test_a_record_of_other_rules_is_refused_clearly_and_still_there(
    server: ServerProcess,
) -> None:
    server.start()
    async with Browser(server) as browser:
        record = await played_match(browser)
        server.stop()
        database = sqlite3.connect(server.folder / "pakl.sqlite3")
        with database:
            text = database.execute("SELECT text FROM records").fetchone()[0]
            body = text.rpartition("end ")[0].replace("\nrules 1\n", "\nrules 99\n")
            old = f"{body}end {checksum(body)}\n"
            database.execute("UPDATE records SET text = ?", [old])
        database.close()
        server.start()
        replay = await browser.http.get(f"/api/records/{record}/replay")
        verify = await browser.http.get(f"/api/records/{record}/verify")
        download = await browser.http.get(f"/api/records/{record}")

    assert (409, "not_replayable") == (replay.status_code, replay.json()["error"])
    assert "version 99" in replay.json()["args"]["reason"]
    assert (409, "not_verified") == (verify.status_code, verify.json()["error"])
    assert old == download.text
