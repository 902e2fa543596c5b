"""What every request meets: foreign pages, forms, sizes, rates, and headers on the way out."""

import httpx2
import pytest

from tests.server.clients import Browser
from tests.server.processes import ServerProcess

TABLE = {"game": "fox", "seats": 2, "name": "Eva"}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {},
    ],
)
async def test_a_foreign_page_can_not_make_a_browser_do_anything(
    headers: dict[str, str], eva: Browser
) -> None:
    async with httpx2.AsyncClient(base_url=eva.server.url, trust_env=False) as http:
        cookie = {"cookie": eva.cookie_header()}
        answer = await http.post("/api/tables", json=TABLE, headers={**cookie, **headers})

    assert (403, "foreign_origin") == (answer.status_code, answer.json()["error"])
    assert [] == (await eva.get("/api/me/tables"))["tables"]


async def test_our_own_page_says_so_by_either_header(eva: Browser) -> None:
    async with httpx2.AsyncClient(base_url=eva.server.url, trust_env=False) as http:
        headers = {"cookie": eva.cookie_header(), "sec-fetch-site": "same-origin"}
        answer = await http.post("/api/tables", json=TABLE, headers=headers)

    assert 201 == answer.status_code


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_a_form_is_no_json(kind: str, eva: Browser) -> None:
    body = b'{"game": "fox", "seats": 2}'
    answer = await eva.http.post("/api/tables", content=body, headers={"content-type": kind})

    assert (415, "not_json") == (answer.status_code, answer.json()["error"])


async def test_a_body_that_is_too_large_is_not_read_to_its_end(eva: Browser) -> None:
    body = b'{"game": "' + b"x" * 100_000 + b'"}'
    answer = await eva.http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )

    assert (413, "too_large") == (answer.status_code, answer.json()["error"])


async def test_a_method_that_is_not_there_names_those_that_are(eva: Browser) -> None:
    answer = await eva.http.delete("/api/me")

    assert (405, "no_such_method") == (answer.status_code, answer.json()["error"])
    assert {"GET", "PUT"} <= set(answer.headers["allow"].split(", "))


async def test_a_guest_who_asks_too_fast_is_told_to_wait(strict_server: ServerProcess) -> None:
    async with Browser(strict_server) as browser, Browser(strict_server) as other:
        answers = [await browser.http.get("/api/me") for _ in range(60)]
        calm = await other.http.get("/api/me")

    refused = [answer for answer in answers if answer.status_code == 429]
    assert 20 <= len(refused) <= 31
    assert "too_fast" == refused[0].json()["error"]
    assert int(refused[0].headers["retry-after"]) >= 1
    assert 200 == calm.status_code


async def test_an_address_that_asks_too_fast_is_told_to_wait(server: ServerProcess) -> None:
    server.env |= {"PAKL_REQUESTS_PER_ADDRESS": "1", "PAKL_REQUESTS_PER_ADDRESS_BURST": "10"}
    server.start()
    async with httpx2.AsyncClient(base_url=server.url, trust_env=False) as http:
        answers = [await http.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{number}"})
                   for number in range(30)]  # fmt: skip

    assert 15 <= sum(answer.status_code == 429 for answer in answers)


async def test_behind_a_trusted_proxy_its_word_counts(server: ServerProcess) -> None:
    server.env |= {
        "PAKL_REQUESTS_PER_ADDRESS": "1",
        "PAKL_REQUESTS_PER_ADDRESS_BURST": "12",
        "PAKL_TRUSTED_PROXIES": "127.0.0.1",
        "PAKL_METRICS_TOKEN": "let-me-see",
    }
    server.start()
    said = {"x-forwarded-proto": "https", "x-request-id": "from-the-proxy"}
    async with httpx2.AsyncClient(base_url=server.url, trust_env=False, headers=said) as http:
        answers = [await http.get("/api/me", headers={"x-forwarded-for": f"1.2.3.{number}"})
                   for number in range(30)]  # fmt: skip
        far = {"x-forwarded-for": "1.2.4.1"}
        refused = await http.get("/metrics", headers=far)
        shown = await http.get("/metrics", headers={**far, "authorization": "Bearer let-me-see"})

    assert {200} == {answer.status_code for answer in answers}
    assert answers[0].headers["set-cookie"].startswith("__Host-pakl=")
    assert "from-the-proxy" == answers[0].headers["x-request-id"]
    assert "max-age" in answers[0].headers["strict-transport-security"]
    assert (403, "not_allowed") == (refused.status_code, refused.json()["error"])
    assert "pakl_requests_total" in shown.text


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/api", "/api/openapi.json", "/api/me", "/api/games", "/health", "/ready",
     "/metrics", "/house.css", "/nothing", "/api/tables/nowhere", "/api/tables"],
)  # fmt: skip
async def test_every_answer_keeps_the_page_on_a_short_lead(path: str, eva: Browser) -> None:
    headers = (await eva.http.get(path)).headers
    policy = headers["content-security-policy"].split("; ")

    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not [rule for rule in policy if "unsafe" in rule or "*" in rule]
    assert "nosniff" == headers["x-content-type-options"]
    assert "same-origin" == headers["referrer-policy"]
    assert "same-origin" == headers["cross-origin-opener-policy"]
    assert "same-origin" == headers["cross-origin-resource-policy"]
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


async def test_health_and_readiness(eva: Browser) -> None:
    assert {"status": "up"} == await eva.get("/health")
    assert {"storage": "up", "bus": "up"} == await eva.get("/ready")


async def test_metrics_count_what_happens(eva: Browser) -> None:
    place = await eva.open_table("fox", 2)
    async with await eva.tab(place["id"]) as tab:
        await tab.next_of("frame")
        text = (await eva.http.get("/metrics")).text

    assert 'pakl_tables_opened_total{game="fox"}' in text
    assert "pakl_lines " in text
    assert 'pakl_requests_total{method="POST",route="open_table",status="201"}' in text
    assert "pakl_packet_seconds_bucket" in text
    assert eva.http.cookies["pakl"].split(".")[2] not in text
