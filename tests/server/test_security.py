"""What stands around every request: whose address it counts for, what a body may be, and where pages may connect to."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablewright.server.http.security import Guard
from tablewright.server.limits import Bucket, Buckets, Limits
from tablewright.server.metrics import Metrics

LIMITS = Limits(requests_per_second=1, tables_per_minute=2, body_bytes=100)


class Asked:
    """Requests to an application that only says yes."""

    def __init__(self, limits: Limits = LIMITS, public_url: str = "") -> None:
        self.seconds = 0.0
        hub: Any = SimpleNamespace(limits=limits, metrics=Metrics(), seconds=lambda: self.seconds)
        self.guard = Guard(yes, hub, public_url)

    def __call__(self, address: str | None = "a", method: str = "GET", path: str = "/", **headers: str) -> int:
        named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "headers": named}
        if address is not None:
            scope["client"] = (address, 1)
        self.sent: list[Any] = []

        async def send(message: Any) -> None:
            self.sent.append(message)

        asyncio.run(self.guard(scope, nothing, send))
        status: int = self.sent[0]["status"]
        return status


async def nothing() -> Any:
    return {"type": "http.request", "body": b""}


async def yes(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_requests_count_for_the_address_they_come_from():
    ask = Asked()
    assert [ask("a") for _ in range(6)] == [200] * 5 + [429], "five seconds' worth at once"
    assert ask("b") == 200
    assert [ask(None) for _ in range(6)] == [200] * 5 + [429], "those without an address share one"
    ask.seconds = 1.0
    assert [ask("a"), ask("a")] == [200, 429], "and then one a second"


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/join", "/api/join", "/api/records"])
def test_what_makes_a_table_or_takes_a_seat_has_a_limit_of_its_own(path):
    ask = Asked(Limits(requests_per_second=100, tables_per_minute=2))
    assert [ask("a", "POST", path) for _ in range(3)] == [200, 200, 429]
    assert [ask("a", "GET", path) for _ in range(3)] == [200] * 3, "looking is free"
    assert ask("b", "POST", path) == 200
    ask.seconds = 30.0
    assert [ask("a", "POST", path) for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("length, status", [("0", 200), ("100", 200), ("101", 413), ("-1", 413), ("x", 413), ("", 413)])
def test_a_body_says_how_long_it_is(length, status):
    assert Asked()("a", content_length=length) == status


@pytest.mark.parametrize(
    "public_url, sockets",
    [("", "connect-src 'self';"), ("https://games.example", "connect-src 'self' wss://games.example;"),
     ("http://house:8000/", "connect-src 'self' ws://house:8000;")],
)  # fmt: skip
def test_a_page_may_open_web_sockets_to_where_it_is_served(public_url, sockets):
    ask = Asked(public_url=public_url)
    ask()
    assert sockets in dict(ask.sent[0]["headers"])[b"content-security-policy"].decode()


def test_what_an_answer_says_itself_is_not_said_twice():
    ask = Asked()

    async def own(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"referrer-policy", b"own")]})

    ask.guard._app = own
    ask()
    names = [name for name, _ in ask.sent[0]["headers"]]
    assert sorted(names) == sorted(set(names))
    assert dict(ask.sent[0]["headers"])[b"referrer-policy"] == b"own"
    assert b"x-content-type-options" in names


def test_a_bucket_begins_full_and_never_holds_more():
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert bucket.is_full
    assert [bucket.take() for _ in range(4)] == [True] * 3 + [False]
    assert not bucket.is_full
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert bucket.is_full
    assert [bucket.take() for _ in range(4)] == [True] * 3 + [False]


def test_full_buckets_are_forgotten_and_others_are_not():
    now = [0.0]
    buckets = Buckets(1, 2, lambda: now[0])
    for n in range(10_001):
        buckets.take(str(n))
    now[0] = 1.5
    for _ in range(2):
        buckets.take("busy")
    assert len(buckets._buckets) == 1, "all others have had time to fill"
    assert not buckets.take("busy")
    assert Buckets(1, 1).take("a"), "the clock of the machine, unless another one is given"
