"""Tables over HTTP."""

import secrets

import pytest

from tests.server.clients import Browser, as_json
from tests.server.processes import ServerProcess


async def test_a_table_has_a_code_a_link_and_a_qr_code(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("maumau", 3)
    found = await otto.get(f"/api/codes/{place['code']}")
    picture = await otto.http.get(place["qr"])

    assert found == place
    assert f"{eva.server.url}/t/{place['code']}" == place["link"]
    assert "image/svg+xml" == picture.headers["content-type"]
    assert picture.text.startswith("<svg")


async def test_a_table_is_opened_from_options_or_from_a_sheets_code(eva: Browser) -> None:
    by_options = await eva.open_table("maumau", 3, options={"edition": "cs"})
    sheet = (await eva.get(f"/api/tables/{by_options['id']}"))["table"]
    by_code = await eva.open_table(sheet["sheet"], 3)
    same = (await eva.get(f"/api/tables/{by_code['id']}"))["table"]

    assert "cs" == sheet["options"]["edition"]
    assert sheet["options"] == same["options"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "poker", "seats": 2},
        {"game": "fox", "seats": 3},
        {"game": "fox", "seats": 2, "options": {"wind": "strong"}},
        {"game": "fox", "seats": 2, "options": {"target": "a million"}},
        {"game": "fox-zzzzzzzz", "seats": 2},
        {"game": "fox", "seats": "2"},
        {"game": "fox", "seats": 2, "terms": {"pace": "hasty"}},
        {"game": "fox", "seats": 2, "terms": {"move_seconds": 1}},
        {"game": "fox", "seats": 2, "colour": "green"},
        {"game": "fox"},
        [],
        "fox",
    ],
)
async def test_a_table_that_can_not_be_is_refused_with_the_reason(
    wish: object, eva: Browser
) -> None:
    answer = await eva.post("/api/tables", wish)

    assert 400 == answer.status_code
    assert "malformed" == answer.json()["error"]
    assert answer.json()["args"]["reason"]


async def test_public_tables_are_in_the_lobby_without_anybodys_id(
    eva: Browser, otto: Browser
) -> None:
    public = await eva.open_table("fox", 2)
    private = await eva.open_table("fox", 2, terms={"is_public": False})
    answer = await otto.http.get("/api/lobby")
    codes = [table["code"] for table in answer.json()["tables"]]

    assert public["code"] in codes
    assert private["code"] not in codes
    assert eva.http.cookies["pakl"].split(".")[2] not in answer.text


async def test_my_tables_are_those_where_i_sit(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2, terms={"is_public": False})

    assert place["id"] in [table["id"] for table in (await eva.get("/api/me/tables"))["tables"]]
    assert [] == (await otto.get("/api/me/tables"))["tables"]


async def test_a_match_can_be_played_by_requests_alone(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2, options={"rounds": "1"})
    path = f"/api/tables/{place['id']}"
    sit = {"verb": "sit", "seat": 1, "name": "Otto"}
    await otto.post(f"{path}/ask", {"id": "sit", "ask": sit})
    for browser in (eva, otto):
        ready = {"verb": "ready", "salt": secrets.token_hex(16)}
        await browser.post(f"{path}/ask", {"id": "ready", "ask": ready})
    frames = [await browser.get(path) for browser in (eva, otto)]
    for number in range(200):
        seat = frames[0]["deal"]["to_act"][0]
        frame = frames[seat]
        packet = {
            "id": f"p{number}",
            "seen": frame["version"],
            "do": as_json((frame["deal"]["legal"][0],)),
        }
        answer = await (eva, otto)[seat].post(f"{path}/do", packet)
        assert 200 == answer.status_code, answer.text
        frames = [await browser.get(path) for browser in (eva, otto)]
        if frames[0]["table"]["status"] == "over":
            break

    assert "over" == frames[0]["table"]["status"]


async def test_what_the_table_refuses_is_a_conflict_with_the_tables_code(
    eva: Browser, otto: Browser
) -> None:
    place = await eva.open_table("fox", 2)
    path = f"/api/tables/{place['id']}"
    close = await otto.post(f"{path}/ask", {"id": "c", "ask": {"verb": "close"}})
    act = await eva.post(f"{path}/do", {"id": "d", "seen": 0, "do": [{"play": "8H"}]})

    assert (409, "not_seated") == (close.status_code, close.json()["error"])
    assert (409, "not_now") == (act.status_code, act.json()["error"])


async def test_what_is_not_there_is_not_found(eva: Browser) -> None:
    for path in [
        "/api/tables/nowhere",
        "/api/codes/zzzzz",
        "/api/records/none",
        "/nothing",
        "/api/",
    ]:
        answer = await eva.http.get(path)

        assert 404 == answer.status_code
        assert answer.json()["error"].startswith("no_such_")


async def test_a_guest_has_only_so_many_tables(strict_server: ServerProcess) -> None:
    async with Browser(strict_server) as browser, Browser(strict_server) as other:
        for _ in range(3):
            await browser.open_table("fox", 2)
        answer = await browser.post("/api/tables", {"game": "fox", "seats": 2, "name": "Eva"})
        await other.open_table("fox", 2)

    assert (429, "too_fast") == (answer.status_code, answer.json()["error"])
    assert {"tables": "3"} == answer.json()["args"]


async def test_an_address_opens_only_so_many_tables_an_hour(server: ServerProcess) -> None:
    server.env["PAKL_TABLES_PER_ADDRESS_HOURLY"] = "2"
    server.start()
    statuses: list[int] = []
    for _ in range(3):
        async with Browser(server) as browser:
            wish = {"game": "fox", "seats": 2, "name": "Eva"}
            statuses.append((await browser.post("/api/tables", wish)).status_code)

    assert [201, 201, 429] == statuses


async def test_games_are_listed_with_their_options_and_bots(eva: Browser) -> None:
    games = {game["id"]: game for game in (await eva.get("/api/games"))["games"]}

    assert {"disco", "fox", "karma", "maumau", "rummy", "zyrty"} <= set(games)
    assert (2, 2) == (games["fox"]["fewest_seats"], games["fox"]["most_seats"])
    assert ["beginner", "casual", "good", "strong", "expert"] == games["fox"]["bots"]
    assert "edition" in [option["name"] for option in games["maumau"]["options"]]
