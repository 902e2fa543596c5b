"""Endpoints: functions whose signature is the whole contract of a request.

::

    @endpoint("POST", "/api/tables/{table}/ask", problems=["no_such_table"])
    async def ask(call: Call, table: TableName, body: Asked) -> Annotated[bytes, Json(Frame)]:
        \"\"\"Ask something of a table, such as a seat.\"\"\"

Path and query parameters, the body and the answer are read from the annotations. From
the same declaration follow how a request is decoded and checked, how the answer is
encoded, and what the OpenAPI document says.
"""

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from pakl.kernel.errors import IllegalAction, Malformed
from pakl.play.house import NoSuchTable, Refused
from pakl.play.ports import BusDown, CommitUnknown, StorageDown
from pakl.server.identity import Visitor, set_cookie
from pakl.server.problems import Problem, ProblemCode, Refusing, problem_of, status_of
from pakl.server.services import Services
from pakl.server.visitors import check_origin, identify

Method = Literal["GET", "POST", "PUT"]
Who = Literal["anybody", "guest", "bot"]

JSON: Final = "application/json"
MOST_BODY_BYTES: Final = 16_384
BODY_SECONDS: Final = 10
CALL_SECONDS: Final = 30

encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Json:
    """Marks bytes that are already the JSON of a struct."""

    of: type


@dataclass(frozen=True)
class Media:
    """Marks an answer that is not JSON."""

    kind: str


@dataclass
class Call:
    """One request to an endpoint, and what the endpoint may use to answer it."""

    request: Request
    services: Services
    visitor: Visitor
    address: str
    headers: dict[str, str] = field(default_factory=dict)

    def become(self, visitor: Visitor) -> None:
        """From now on the browser is this visitor."""
        self.visitor = visitor

    def link(self, path: str) -> str:
        """The full address of a page of ours."""
        request = self.request
        return self.services.origins.base_url(request.scope, request.headers) + path


Answering = Callable[..., Awaitable[object]]


@dataclass(frozen=True)
class Endpoint:
    """One method on one path."""

    method: Method
    path: str
    name: str
    summary: str
    details: str
    who: Who
    status: int
    problems: tuple[ProblemCode, ...]
    in_path: dict[str, Any]
    query: type[Struct] | None
    body: type[Struct] | None
    answer: Any
    media: str
    function: Answering

    def changes(self) -> bool:
        """Whether the request may change something."""
        return self.method != "GET"

    async def respond(self, call: Call) -> Response:
        """Decodes a request, answers it and encodes the answer."""
        arguments: dict[str, object] = dict(self.path_arguments(call.request))
        if self.query is not None:
            arguments["query"] = converted(dict(call.request.query_params), self.query)
        if self.body is not None:
            arguments["body"] = await self.read_body(call.request)
        answer = await self.function(call, **arguments)
        return self.encoded(answer, call.headers)

    def path_arguments(self, request: Request) -> Mapping[str, object]:
        """What stands in the path, checked."""
        return {
            name: converted(request.path_params[name], kind) for name, kind in self.in_path.items()
        }

    async def read_body(self, request: Request) -> object:
        """The body, which must be JSON of the declared form."""
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise Refusing("not_json", expected=JSON)
        body = bytearray()
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > MOST_BODY_BYTES:
                    raise Refusing("too_large", most=str(MOST_BODY_BYTES))
        assert self.body is not None
        try:
            return msgspec.json.decode(body, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusing("malformed", reason=str(error)) from None

    def encoded(self, answer: object, headers: dict[str, str]) -> Response:
        """The answer as it goes out."""
        if isinstance(answer, AsyncIterator):
            return StreamingResponse(answer, media_type=self.media, headers=headers)
        if isinstance(answer, bytes):
            body = answer
        elif isinstance(answer, str):
            body = answer.encode()
        else:
            body = encoder.encode(answer)
        return Response(body, self.status, headers, self.media)


def endpoint(
    method: Method,
    path: str,
    *,
    problems: list[ProblemCode] | None = None,
    who: Who = "guest",
    status: int = 200,
) -> Callable[[Answering], Endpoint]:
    """Makes an endpoint of a function; its annotations say the rest."""

    def declare(function: Answering) -> Endpoint:
        hints = get_type_hints(function, include_extras=True)
        answer, media = answer_of(hints.pop("return"))
        hints.pop("call")
        query, body = hints.pop("query", None), hints.pop("body", None)
        summary, _, details = (inspect.getdoc(function) or "").partition("\n\n")
        return Endpoint(
            method=method,
            path=path,
            name=function.__name__,
            summary=" ".join(summary.split()),
            details=details,
            who=who,
            status=status,
            problems=tuple(problems or ()),
            in_path=hints,
            query=query,
            body=body,
            answer=answer,
            media=media,
            function=function,
        )

    return declare


def answer_of(hint: Any) -> tuple[Any, str]:
    """The type of an answer for the document, and the media type it goes out as."""
    if get_origin(hint) is Annotated:
        kind, mark = get_args(hint)[:2]
        if isinstance(mark, Json):
            return mark.of, JSON
        if isinstance(mark, Media):
            return kind, mark.kind
    return hint, JSON


def converted(value: object, kind: Any) -> object:
    """Text from a path or a query as what it is declared to be."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusing("malformed", reason=str(error)) from None


def refused(problem: Problem, headers: Mapping[str, str] | None = None) -> Response:
    """The answer to a request that is refused."""
    body = encoder.encode(problem)
    return Response(body, status_of(problem.error), dict(headers or {}), JSON)


async def serve(endpoint: Endpoint, request: Request) -> Response:
    """Answers a request, whatever comes of it."""
    services: Services = request.app.state.services
    origins = services.origins
    address = origins.address(request.scope, request.headers)
    try:
        async with asyncio.timeout(CALL_SECONDS):
            if endpoint.changes():
                check_origin(request.headers, origins)
            visitor = await identify(request.scope, request.headers, services, endpoint.who)
            check_pace(visitor, services)
            call = Call(request, services, visitor, address)
            response = await endpoint.respond(call)
    except Refusing as refusing:
        return refused(refusing.problem, retry_after(refusing.problem))
    except Refused as error:
        return refused(problem_of(error.refusal))
    except (Malformed, IllegalAction) as error:
        return refused(Problem("malformed", {"reason": str(error)}))
    except NoSuchTable:
        return refused(Problem("no_such_table", {}))
    except (StorageDown, BusDown, CommitUnknown):
        return refused(Problem("unavailable", {}), {"retry-after": "2"})
    except TimeoutError:
        return refused(Problem("busy", {}), {"retry-after": "2"})
    if call.visitor.needs_cookie:
        is_https = origins.is_https(request.scope, request.headers)
        value = set_cookie(services.signer.sign(call.visitor.player), is_https=is_https)
        response.headers.append("set-cookie", value)
    return response


def check_pace(visitor: Visitor, services: Services) -> None:
    """Refuses a guest who asks too fast.

    Raises:
        Refusing: If that is so.
    """
    if visitor.is_known() and not services.limits.requests_of_guest.gives(visitor.player):
        raise Refusing("too_fast")


def retry_after(problem: Problem) -> dict[str, str]:
    """When to come again, if that helps."""
    return {"retry-after": "1"} if status_of(problem.error) == 429 else {}
