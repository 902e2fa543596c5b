"""Guests: their cookie, their name and language, and passes for another device."""

import httpx2

from tests.server.clients import Browser
from tests.server.processes import ServerProcess


async def test_the_first_visit_makes_a_guest_and_later_ones_do_not(
    shared_server: ServerProcess,
) -> None:
    async with httpx2.AsyncClient(base_url=shared_server.url, trust_env=False) as http:
        first = await http.get("/")
        second = await http.get("/api/me")

    assert "HttpOnly" in first.headers["set-cookie"]
    assert "set-cookie" not in second.headers


async def test_a_forged_cookie_makes_a_new_guest(eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    parts = eva.http.cookies["pakl"].split(".")
    forged = f"pakl={'.'.join([*parts[:3], 'A' * 43])}"
    async with httpx2.AsyncClient(base_url=eva.server.url, trust_env=False) as http:
        answer = await http.get(f"/api/tables/{place['id']}", headers={"cookie": forged})

    assert -2 == answer.json()["you"]
    assert parts[2] not in answer.headers["set-cookie"]


async def test_a_name_is_remembered_and_cleaned(eva: Browser) -> None:
    answer = await eva.http.put("/api/me", json={"name": "  Zoe\u0301 "})
    refused = await eva.http.put("/api/me", json={"name": "\u202eaoZ"})

    assert "Zoé" == answer.json()["name"]
    assert (400, "bad_name") == (refused.status_code, refused.json()["error"])
    assert "Zoé" == (await eva.get("/api/me"))["name"]


async def test_the_language_is_the_browsers_until_one_is_chosen(eva: Browser) -> None:
    accept = {"accept-language": "sk-SK,cs;q=0.8"}
    before = await eva.http.get("/api/me", headers=accept)
    await eva.http.put("/api/me", json={"language": "tr"})
    after = await eva.http.get("/api/me", headers=accept)

    assert "sk" == before.json()["language"]
    assert "tr" == after.json()["language"]


async def test_a_pass_makes_another_device_the_same_guest_once(eva: Browser, otto: Browser) -> None:
    place = await eva.open_table("fox", 2)
    lent = (await eva.post("/api/passes", {})).json()
    typed = lent["code"].upper().replace("-", " ")
    redeemed = await otto.post("/api/passes/redeem", {"code": typed})
    again = await otto.post("/api/passes/redeem", {"code": typed})
    frame = await otto.get(f"/api/tables/{place['id']}")

    assert 200 == redeemed.status_code
    assert (404, "no_such_pass") == (again.status_code, again.json()["error"])
    assert 0 == frame["you"]
    assert lent["link"].endswith(f"/pass#{lent['code']}")
    assert lent["qr"].startswith("<svg")


async def test_passes_can_not_be_guessed_fast(server: ServerProcess) -> None:
    server.env["PAKL_PASSES_PER_ADDRESS_HOURLY"] = "5"
    server.start()
    async with Browser(server) as browser:
        statuses = [
            (await browser.post("/api/passes/redeem", {"code": f"{number:012}"})).status_code
            for number in range(7)
        ]

    assert [404] * 5 + [429] * 2 == statuses
