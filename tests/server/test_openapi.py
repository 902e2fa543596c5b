"""The documents about the API and the socket: valid, complete, and true."""

import jsonschema  # type: ignore[import-untyped]
import msgspec

from pakl.server import api
from pakl.server.openapi import document_of, wire_schema
from tests.server.clients import Browser

# Documents about the API, not part of it.
DOCUMENTS = {"/api", "/api/openapi.json", "/api/wire.json"}


def test_every_endpoint_is_in_the_document() -> None:
    document = document_of(api.ENDPOINTS)
    served = {
        (route.path, method)
        for route in api.routes()
        if route.path not in DOCUMENTS
        for method in route.methods or ()
        if method != "HEAD"
    }
    described = {
        (path, method.upper()) for path, methods in document["paths"].items() for method in methods
    }

    assert served == described


def test_the_document_is_openapi_3_1() -> None:
    document = document_of(api.ENDPOINTS)
    operations = [
        operation for methods in document["paths"].values() for operation in methods.values()
    ]
    names = [operation["operationId"] for operation in operations]

    assert document["openapi"].startswith("3.1")
    assert len(names) == len(set(names))
    for operation in operations:
        assert operation["summary"].endswith(".")
        assert "429" in operation["responses"]
    for schema in document["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_every_reference_in_the_document_leads_somewhere() -> None:
    document = document_of(api.ENDPOINTS)
    text = msgspec.json.encode(document).decode()
    named = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}

    assert named <= set(document["components"]["schemas"])


async def test_frames_over_the_wire_are_what_the_schema_says(eva: Browser) -> None:
    schema = await eva.get("/api/wire.json")
    check = jsonschema.Draft202012Validator(
        {"$ref": "#/properties/message", **{key: schema[key] for key in ("properties", "$defs")}}
    )
    place = await eva.open_table("maumau", 3)
    async with await eva.tab(place["id"]) as tab:
        await tab.next_of("frame")
        await tab.ask("add_bot", seat=1)
        await tab.ask("add_bot", seat=2)
        await tab.ready()
        for _ in range(10):
            if tab.deal.get("legal"):
                await tab.do(tab.deal["legal"][0])
            else:
                await tab.next()
        await tab.send({"id": "p", "ask": {"verb": "fly"}})
        await tab.next_of("refusal")

    assert len(tab.heard) > 10
    for message in tab.heard:
        check.validate(message)


def test_the_wires_schema_is_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(wire_schema())
