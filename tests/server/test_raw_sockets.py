"""Connections that ask for nothing are counted, and closed before they are all the system has."""

import resource
import socket
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.running import PATIENCE, Running

from tablewright.server import start
from tablewright.server.http import raw_sockets
from tablewright.server.http.raw_sockets import Accepted, RawSocket, limited


def test_connections_are_counted_by_address():
    accepted = Accepted(5, 2, trusted=("proxy",))
    assert [accepted.add("a") for _ in range(3)] == [True, True, False]
    assert [accepted.add("proxy") for _ in range(3)] == [True, True, True], "a proxy speaks for many"
    assert not accepted.add("b"), "there is no room at all"
    assert (len(accepted), accepted.refused) == (5, 2)
    accepted.remove("a")
    assert accepted.add("a")


@pytest.fixture
def limits(tmp_path, monkeypatch):
    accepted = Accepted(100, 3)
    monkeypatch.setattr(raw_sockets, "HEAD_WITHIN", PATIENCE)
    server = Running(tmp_path / "t.sqlite", http=limited(accepted))
    server.http.close()
    yield server, accepted
    server.stop()


def opened(server: Running, sent: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    with suppress(ConnectionError):  # closed already
        line.sendall(sent)
    return line


def wait_for_the_end(line: socket.socket) -> None:
    """TimeoutError if the server keeps the line open."""
    with suppress(ConnectionError):
        while line.recv(65_536):
            pass


def test_an_address_has_only_so_many(limits):
    server, accepted = limits
    lines = [opened(server, b"GET /api/health HTTP/1.1\r\n") for _ in range(3)]
    while len(accepted) < 3:
        server.in_loop(nothing)
    wait_for_the_end(opened(server))
    assert accepted.refused == 1
    for line in lines:
        line.close()
    while len(accepted):
        server.in_loop(nothing)


async def nothing() -> None: ...


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"GET /api/tables/x/play HTTP/1.1\r\nUpgrade: websocket\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\n",  # the second of two
    ],
)
def test_half_a_request_is_not_waited_for(limits, sent, monkeypatch):
    server, accepted = limits
    monkeypatch.setattr(raw_sockets, "HEAD_WITHIN", 0.05)
    wait_for_the_end(opened(server, sent))
    while len(accepted):
        server.in_loop(nothing)


def test_an_answer_that_takes_long_is_waited_for():
    """What is under way is neither half a request nor nothing at all."""
    closed = []
    line: Any = object.__new__(RawSocket)
    line.transport = SimpleNamespace(abort=lambda: closed.append(1))
    line.loop = SimpleNamespace(call_later=lambda seconds, job: None)
    for under_way, is_closed_then in ((False, False), (True, True)):
        line.cycle = SimpleNamespace(response_complete=under_way)
        line._check()
        assert bool(closed) == is_closed_then


def test_a_server_takes_all_the_files_that_it_may_have():
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        start.raise_file_limit(10)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
