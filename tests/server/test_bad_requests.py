"""Bad requests in great numbers: each is refused or answered as documented, never by a 5xx."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema  # type: ignore[import-untyped]
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import pakl
from pakl.play.entries import PlayerId, TableId
from pakl.play.terms import Terms
from pakl.server import api
from pakl.server.endpoints import JSON, Endpoint
from pakl.server.openapi import document_of
from tests.server.bad_input import ODD, Spoiler
from tests.server.inside import BASE, Answer, Inside

ROUNDS = 4
REQUESTS_A_ROUND = 2_500
CASES_AN_ENDPOINT = 40
EVA = PlayerId("eva")
DOCUMENT = document_of(api.ENDPOINTS)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
GOOD: dict[str, dict[str, Any]] = {
    "change_me": {"name": "Eva", "language": "de"},
    "lend_pass": {},
    "redeem_pass": {"code": "aaaa-bbbb-cccc"},
    "open_table": {"game": "fox", "seats": 2, "options": {"target": "5"}, "terms": {"talk": "off"}},
    "ask": {"id": "p1", "ask": {"verb": "sit", "seat": 1, "name": "Otto"}},
    "do": {"id": "p2", "seen": 1, "do": [{"play": "M7"}]},
    "hint": {"seen": 1},
    "make_bot": {"name": "Rudi"},
    "sit_down": {"code": "abcde", "seat": 1},
}


class Door:
    """The application, with a table that strangers knock at."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.table = inside.runner.run(
            inside.services.house.open_table(
                EVA, "Eva", pakl.sheet("fox", seats=2), Terms(talk="off", spectators="table")
            )
        )

    def stored(self) -> list[str]:
        """The log of the table."""
        return self.inside.runner.run(self.inside.services.log.read(TableId(self.table), 0))

    def knock(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> Answer:
        """The answer to a request."""
        return self.inside.runner.run(self.inside.ask(method, path, headers, body))


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    """An application that is open."""
    with Inside(tmp_path) as inside:
        yield Door(inside)


def check(endpoint: Endpoint, answer: Answer) -> None:
    """An answer is one of those that the document promises."""
    assert answer.status < 500, answer.body
    responses = DOCUMENT["paths"][endpoint.path][endpoint.method.lower()]["responses"]
    assert str(answer.status) in responses, (endpoint.name, answer.status, answer.body)
    content = responses[str(answer.status)]["content"]
    media = answer.headers["content-type"]
    assert media in content
    if media == JSON:
        schema = {**content[media]["schema"], "components": DOCUMENT["components"]}
        jsonschema.Draft202012Validator(schema).validate(answer.json())


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_spoiled_requests_are_refused_and_change_nothing(seed: int, door: Door) -> None:
    spoiler = Spoiler(seed)
    dice = spoiler.dice
    before = door.stored()
    stranger = door.inside.cookie_of(PlayerId("stranger"))
    for _ in range(REQUESTS_A_ROUND):
        endpoint = dice.choice(api.ENDPOINTS)
        odd = str(dice.choice([*ODD, door.table, door.table]))
        path = endpoint.path
        for name in endpoint.in_path:
            path = path.replace(f"{{{name}}}", quote(odd, safe="", errors="replace") or "x")
        headers = dict(stranger) | {"content-type": JSON}
        if dice.random() < 0.1:
            headers[dice.choice(list(headers))] = quote(str(dice.choice(ODD)), errors="replace")
        body = b""
        if endpoint.changes():
            body = spoiler.spoiled(GOOD[endpoint.name])
        answer = door.knock(endpoint.method, path, headers, body)
        if endpoint.name == "ask" and answer.status == 200:
            # Somebody may sit down, of course; that is not the table of before then.
            before = door.stored()
        assert answer.status < 500, (endpoint.name, headers, body)

    assert before == door.stored()


@pytest.mark.parametrize("endpoint", api.ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_every_endpoint_answers_as_the_document_says(endpoint: Endpoint, door: Door) -> None:
    operation = SCHEMA[endpoint.path][endpoint.method]
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    usable = [mode for mode in modes if endpoint.in_path or endpoint.body or mode == modes[0]]
    cases = st.one_of([operation.as_strategy(generation_mode=mode) for mode in usable])
    headers = door.inside.cookie_of(EVA)
    if endpoint.who == "bot":
        made = door.knock("POST", "/api/bots", {"content-type": JSON}, b'{"name": "Rudi"}')
        headers = {"authorization": f"Bearer {made.json()['token']}"}

    @settings(
        max_examples=CASES_AN_ENDPOINT,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def ask(case: schemathesis.Case[Any]) -> None:
        wire = requests.Request(**case.as_transport_kwargs(base_url=BASE)).prepare()
        body = wire.body.encode() if isinstance(wire.body, str) else wire.body
        assert body is None or isinstance(body, bytes)
        sent = {name.lower(): as_text(value) for name, value in wire.headers.items()}
        answer = door.knock(wire.method or "", wire.path_url, {**sent, **headers}, body or b"")
        if answer.status not in (404, 405) or "404" in responses_of(endpoint):
            check(endpoint, answer)

    ask()


def responses_of(endpoint: Endpoint) -> dict[str, Any]:
    """The answers that the document promises."""
    responses: dict[str, Any] = DOCUMENT["paths"][endpoint.path][endpoint.method.lower()][
        "responses"
    ]
    return responses


def as_text(value: str | bytes) -> str:
    """A header's value, which may be given as bytes."""
    return value.decode("latin-1") if isinstance(value, bytes) else value


def test_good_requests_are_good(door: Door) -> None:
    eva = {**door.inside.cookie_of(EVA), "content-type": JSON}
    body = json.dumps(GOOD["open_table"]).encode()

    assert 201 == door.knock("POST", "/api/tables", eva, body).status
    assert 200 == door.knock("PUT", "/api/me", eva, b'{"name": "Eva"}').status
