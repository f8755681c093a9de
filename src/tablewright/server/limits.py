"""How much of anything one client, one table or the whole server may have. `serve --limit NAME=N` changes one."""

import time
from collections.abc import Callable
from dataclasses import dataclass, fields, replace

from tablewright.kernel.errors import TablewrightError, did_you_mean


@dataclass(frozen=True)
class Limits:
    """Numbers that an operator may change; docs/running-a-server.md lists them."""

    tables: int = 20_000  # stored
    connections: int = 5_000
    connections_per_address: int = 200
    connections_per_table: int = 100
    message_bytes: int = 4_096  # of a WebSocket message
    body_bytes: int = 262_144  # of an HTTP request
    messages_per_second: int = 20  # of one connection; four seconds' worth may come at once
    requests_per_second: int = 20  # of one address
    handshakes_per_second: int = 10  # WebSockets that one address opens; ten seconds' worth may come at once
    tables_per_minute: int = 30  # created or joined by one address
    chat_per_minute: int = 30
    chat_lines: int = 200  # kept for each table
    other_entries: int = 2_000  # in the log of a table, besides moves: names, questions, people who come and go
    outbox_messages: int = 200  # waiting for a slow client
    steps: int = 400  # sent at once to a client that comes back
    hello_seconds: int = 20  # for the first message of a WebSocket
    body_seconds: int = 20  # for each part of the body of a request
    loading_seconds: int = 1  # until somebody who waits for a table is told that it loads
    idle_seconds: int = 300  # until a table without connections leaves memory
    waiting_hours: int = 48  # until a table whose game did not start is deleted
    unfinished_days: int = 30
    finished_days: int = 180
    questions: int = 10_000  # of the lab, stored; the oldest go first
    questions_days: int = 180  # until one that nobody asked again is deleted
    questions_per_minute: int = 60  # put, forecast or looked into by one address
    questions_waiting: int = 4  # of one address that are not at rest
    question_seconds: int = 600  # that a question may be played before it rests

    def changed(self, settings: list[str]) -> "Limits":
        """These limits with changes as typed on a command line."""
        known = [field.name for field in fields(self)]
        found: dict[str, int] = {}
        for setting in settings:
            name, equals, value = setting.partition("=")
            if name not in known:
                hint = did_you_mean(name, known) or f"; there are {', '.join(known)}"
                raise TablewrightError(f"--limit {setting}: there is no limit {name!r}{hint}")
            if not equals or not value.isdigit() or int(value) < 1:
                raise TablewrightError(f"--limit {setting}: expected {name}=N with a whole number from 1 on")
            found[name] = int(value)
        return replace(self, **found)


class Bucket:
    """So many a second on average, and some more at once."""

    __slots__ = ("_left", "_most", "_now", "_rate", "_since")

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._now = rate, most, now
        self._left, self._since = most, now()

    def take(self) -> bool:
        """Whether there was one left to take."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (self._now() - self._since) * self._rate >= self._most


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._now = rate, most, now
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._most, self._now)
        return self._buckets[address].take()
