"""The door: what every HTTP request passes on its way in, and every answer on its way out."""

import re
import secrets
import time
from typing import Final

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pakl.server.addresses import Origins
from pakl.server.limits import Limits
from pakl.server.metrics import Metrics
from pakl.server.problems import Problem, status_of
from pakl.server.security import secured

QUIET: Final = frozenset({"/health", "/ready", "/metrics"})
REQUEST_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
UNKNOWN_ROUTE: Final = "other"

log = structlog.get_logger("pakl.http")


class Door:
    """Counts, limits and logs requests, and puts the security headers on answers."""

    def __init__(self, app: ASGIApp, origins: Origins, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.origins = origins
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request pass, or answers that there were too many."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        passage = Passage(send, is_https=self.origins.is_https(scope, headers))
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=passage.request_id(headers, self.origins))
        address = self.origins.address(scope, headers)
        started = time.perf_counter()
        if self.limits.requests_of_address.gives(address):
            try:
                await self.app(scope, receive, passage.send)
            except Exception:
                # The last place that sees an error of ours: it is logged and answered here.
                log.exception("our fault")
                await passage.refuse(Problem("our_fault", {"request": passage.id}))
        else:
            wait = self.limits.requests_of_address.seconds_to_wait(address)
            await passage.refuse(Problem("too_fast", {}), wait)
        self.note(scope, passage.status, time.perf_counter() - started)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Counts and logs an answer."""
        route = scope.get("pakl.route", UNKNOWN_ROUTE)
        method = scope["method"] if scope["method"] in METHODS else UNKNOWN_ROUTE
        self.metrics.requests.labels(method, route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        if scope["path"] not in QUIET:
            log.info(
                "answered",
                method=method,
                route=route,
                status=status,
                ms=round(seconds * 1000, 1),
            )


class Passage:
    """One answer on its way out."""

    def __init__(self, send: Send, *, is_https: bool) -> None:
        self.send_on = send
        self.is_https = is_https
        self.id = secrets.token_hex(8)
        self.status = 0

    def request_id(self, headers: Headers, origins: Origins) -> str:
        """The id of the request in logs: the proxy's, if one is trusted, or a new one."""
        given = headers.get("x-request-id", "")
        if origins.trusted and REQUEST_ID.fullmatch(given):
            self.id = given
        return self.id

    async def send(self, message: Message) -> None:
        """Sends a part of the answer on, with the headers that every answer has."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", []), (b"x-request-id", self.id.encode())]
            message["headers"] = secured(headers, is_https=self.is_https)
        await self.send_on(message)

    async def refuse(self, problem: Problem, wait: int = 1) -> None:
        """Answers with a problem, unless an answer is on its way already."""
        if self.status:
            return
        body = msgspec.json.encode(problem)
        headers = [(b"content-type", b"application/json"), (b"retry-after", str(wait).encode())]
        headers.append((b"content-length", str(len(body)).encode()))
        status = status_of(problem.error)
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})
