"""The OpenAPI document: what the endpoints say of themselves, in the form that tools read."""

from collections.abc import Sequence
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import Struct

import pakl
from pakl.play.frames import AnyMessage
from pakl.play.packets import Packet
from pakl.server.endpoints import JSON, MOST_BODY_BYTES, Endpoint
from pakl.server.problems import Problem, ProblemCode, status_of

REF: Final = "#/components/schemas/{name}"
WIRE_REF: Final = "#/$defs/{name}"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
TITLES: Final = {
    400: "The request is not of the declared form",
    401: "Nobody is known by this token",
    403: "Not from here, or not for you",
    404: "There is no such thing",
    409: "As things stand this can't be done",
    413: f"The body has more than {MOST_BODY_BYTES} bytes",
    415: f"The body is not {JSON}",
    429: "Too much at once; come again after a moment",
    503: "Nothing can be stored or read now; come again after a moment",
}

Document = dict[str, Any]


def document_of(endpoints: Sequence[Endpoint]) -> Document:
    """The document of all endpoints."""
    schemas, components = schemas_of(endpoints)
    paths: dict[str, Document] = {}
    for endpoint in endpoints:
        operation = operation_of(endpoint, schemas)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pakl",
            "version": pakl.__version__,
            "summary": "A card table: everything that does not need the socket.",
            "description": (
                "Guests are known by a cookie, bots by a token. What is refused is answered by "
                "a Problem with a code, and has changed nothing. Packets and messages of the "
                "socket at /ws/tables/{table} are described by /api/wire.json."
            ),
            "license": {"name": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "pakl"},
                "bot": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def schemas_of(endpoints: Sequence[Endpoint]) -> tuple[dict[Any, Document], Document]:
    """The schema of every type that an endpoint names, and the components they point to."""
    kinds: list[Any] = [Problem]
    for endpoint in endpoints:
        kinds += endpoint.in_path.values()
        kinds += [kind for kind in (endpoint.body, endpoint.query) if kind is not None]
        if endpoint.media == JSON:
            kinds.append(endpoint.answer)
    unique = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(unique, ref_template=REF)
    return dict(zip(unique, schemas, strict=True)), components


def operation_of(endpoint: Endpoint, schemas: dict[Any, Document]) -> Document:
    """What the document says of one endpoint."""
    operation: Document = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "tags": [endpoint.function.__module__.rpartition(".")[2].removesuffix("_api")],
        "responses": responses_of(endpoint, schemas),
    }
    if endpoint.details:
        operation["description"] = " ".join(endpoint.details.split())
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schemas[kind]}
        for name, kind in endpoint.in_path.items()
    ] + query_parameters(endpoint)
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        content = {JSON: {"schema": schemas[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["security"] = {"anybody": [], "guest": [{"guest": []}, {"bot": []}, {}],
        "bot": [{"bot": []}]}[endpoint.who]  # fmt: skip
    return operation


def query_parameters(endpoint: Endpoint) -> list[Document]:
    """What may stand behind the question mark."""
    if endpoint.query is None:
        return []
    parameters: list[Document] = []
    for field in msgspec.structs.fields(endpoint.query):
        schema, _ = msgspec.json.schema_components([field.type], ref_template=REF)
        parameters.append(
            {
                "name": field.encode_name,
                "in": "query",
                "required": field.required,
                "schema": schema[0],
            }
        )
    return parameters


def responses_of(endpoint: Endpoint, schemas: dict[Any, Document]) -> Document:
    """The answers of an endpoint: the one hoped for, and every refusal."""
    if endpoint.media == JSON:
        content = {JSON: {"schema": schemas[endpoint.answer]}}
    else:
        content = {endpoint.media: {"schema": {"type": "string"}}}
    responses: Document = {
        str(endpoint.status): {"description": summary_of(endpoint.answer), "content": content}
    }
    for status, codes in sorted(problems_of(endpoint).items()):
        responses[str(status)] = {
            "description": f"{TITLES[status]}: {', '.join(codes)}",
            "content": {JSON: {"schema": schemas[Problem]}},
        }
    return responses


def problems_of(endpoint: Endpoint) -> dict[int, list[ProblemCode]]:
    """Every way an endpoint may refuse, by status: its own, and those that all share."""
    codes: list[ProblemCode] = [*endpoint.problems, "too_fast", "busy", "unavailable"]
    if endpoint.in_path or endpoint.query or endpoint.body:
        codes.append("malformed")
    if endpoint.who == "bot" or endpoint.who == "guest":
        codes.append("not_known")
    if endpoint.changes():
        codes.append("foreign_origin")
    if endpoint.body is not None:
        codes += ["not_json", "too_large"]
    problems: dict[int, list[ProblemCode]] = {}
    for code in dict.fromkeys(codes):
        problems.setdefault(status_of(code), []).append(code)
    return problems


def summary_of(kind: Any) -> str:
    """The first sentence about a type."""
    if get_origin(kind) is not None:
        kind = get_args(kind)[0]
    if isinstance(kind, type) and issubclass(kind, Struct):
        return (kind.__doc__ or "").partition("\n")[0]
    return "What was asked for"


def wire_schema() -> Document:
    """The JSON schema of the socket: packets that go in, messages that come out."""
    (packet, message), definitions = msgspec.json.schema_components(
        [Packet, AnyMessage], ref_template=WIRE_REF
    )
    return {
        "$schema": DIALECT,
        "title": "The wire of a Pakl table",
        "properties": {"packet": packet, "message": message},
        "$defs": definitions,
    }
