"""What stands around every request: headers, limits, and the check where a WebSocket comes from."""

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablewright.match.errors import Refused
from tablewright.server.limits import Buckets, Limits
from tablewright.server.socket.refusals import problem_of
from tablewright.server.tables.hub import Hub

log = logging.getLogger("tablewright.http")
# Scripts, styles and connections of our own alone. Attributes of style are harmless and boards need them.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self' data:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
MAKING = ("/api/tables", "/api/join", "/api/records")  # requests that make a table or take a seat
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_own_origin(origin: str | None, host: str, public_url: str) -> bool:
    """Whether a page that opens a WebSocket is one of ours. Programs other than browsers send no origin."""
    if not origin:
        return True
    named = urlsplit(origin).netloc.lower()
    return bool(named) and named in (host.lower(), urlsplit(public_url).netloc.lower())


class Guard:
    """ASGI middleware: limits on the way in, headers on the way out."""

    def __init__(self, app: ASGIApp, hub: Hub, public_url: str) -> None:
        self._app, self._hub = app, hub
        limits = hub.limits
        self._requests = Buckets(limits.requests_per_second, limits.requests_per_second * 5, hub.seconds)
        self._tables = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute, hub.seconds)
        named = urlsplit(public_url)
        sockets = f" {'wss' if named.scheme == 'https' else 'ws'}://{named.netloc}" if named.netloc else ""
        told = {**HEADERS, "content-security-policy": POLICY.format(sockets=sockets)}
        self._headers = [(name.encode(), value.encode()) for name, value in told.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, told = time.perf_counter(), self._told(send)
        if (problem := self._problem(scope)) is not None:
            await refuse(told, *problem)
        else:
            await self._app(scope, Limited(receive, self._hub.limits), told)
        took = (time.perf_counter() - started) * 1000
        log.debug("request", extra={"path": scope["path"], "method": scope["method"], "ms": round(took, 1)})

    def _problem(self, scope: Scope) -> tuple[int, Refused] | None:
        address = scope["client"][0] if scope.get("client") else "?"
        if not self._requests.take(address):
            return 429, Refused("too-fast")
        makes = scope["method"] == "POST" and scope["path"].startswith(MAKING)
        if makes and not self._tables.take(address):
            return 429, Refused("too-fast", "why-too-many-new")
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._hub.limits.body_bytes:
            return 413, Refused("too-big", most=self._hub.limits.body_bytes)
        return None

    def _told(self, send: Send) -> Send:
        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._hub.metrics.count("requests", str(message["status"]))
                known = {name for name, _ in message["headers"]}
                message["headers"] += [pair for pair in self._headers if pair[0] not in known]
            await send(message)

        return told


class Limited:
    """A body that is refused where it becomes too long, or comes too slowly."""

    def __init__(self, receive: Receive, limits: Limits) -> None:
        self._receive, self._limits, self._left = receive, limits, limits.body_bytes
        self._is_whole = False

    async def __call__(self) -> Message:
        if self._is_whole:  # what comes next is that the client has gone, however long that takes
            return await self._receive()
        try:
            async with asyncio.timeout(self._limits.body_seconds):
                message = await self._receive()
        except TimeoutError:
            raise Refused("too-slow") from None
        self._is_whole = not message.get("more_body", False)
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise Refused("too-big", most=self._limits.body_bytes)
        return message


async def refuse(send: Any, status: int, refused: Refused) -> None:
    """An answer without an application."""
    body = msgspec.json.encode(problem_of(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
