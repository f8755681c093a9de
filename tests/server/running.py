"""A server in a thread of the test, with its hub at hand, and players who speak to it over the wire.

Its time stands still unless a test moves it, and its chance follows from the name of the test. Nobody pings: a game
that is being compiled holds up the server, on a busy machine for minutes.
"""

import asyncio
import hashlib
import itertools
import json
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from tests.chance import running_test, secrets_by
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tablewright.server.bots.pool import Pool
from tablewright.server.http.app import make_app
from tablewright.server.limits import Limits
from tablewright.server.socket.wire import Wire
from tablewright.server.store import open_store
from tablewright.server.tables.hub import Hub

PATIENCE = 600  # s until something counts as hanging: a game may have to be compiled first
START = 1_700_000_000_000  # ms since 1970: the time at which every server starts
LIMITS = Limits(
    requests_per_second=10_000,
    tables_per_minute=100_000,
    messages_per_second=2_000,
    handshakes_per_second=10_000,
    hello_seconds=PATIENCE,  # a busy machine may hold up whoever sends it,
    body_seconds=PATIENCE,
    loading_seconds=PATIENCE,  # and what is said meanwhile must not depend on that
    questions_per_minute=100_000,
    idle_seconds=10_000_000,  # only a test puts tables away
)


class Running:
    """A running server. Only `later` moves its clock."""

    def __init__(
        self,
        db: Path | str,
        limits: Limits = LIMITS,
        public_url: str = "",
        name: str = "test",
        ahead: int = 0,
        http: Any = "auto",
        lab: dict[str, Any] | None = None,
    ) -> None:
        self._ahead, self._http, self._lab = ahead, http, lab or {}
        self.hub: Any = None
        self._games: dict[str, Any] = {}
        self._db, self._limits, self._public_url, self._name = str(db), limits, public_url, name
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._started = threading.Event()
        self._thread.start()
        assert self._started.wait(PATIENCE), "the server did not start"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def now(self) -> int:
        return START + self._ahead

    def seconds(self) -> float:
        return self._ahead / 1000

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        store, pool = open_store(self._db, self._name), Pool(1, PATIENCE)
        self.hub = Hub(store, pool, self._limits, self.now, self.seconds, **self._lab)
        self.hub.new_secret = secrets_by(running_test)
        app = make_app(self.hub, self._public_url)
        config = uvicorn.Config(
            app,
            port=0,
            http=self._http,
            ws=Wire,
            log_config=None,
            ws_max_size=65_536,
            ws_ping_interval=None,
            timeout_keep_alive=PATIENCE,  # or it may close a line at the moment when something is asked on it
        )
        self._server = uvicorn.Server(config)
        self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        task = asyncio.create_task(self._server.serve())
        while not self._server.started and not task.done():
            await asyncio.sleep(0.01)
        if self._server.started:
            self.port = self._server.servers[0].sockets[0].getsockname()[1]
            self._started.set()
        await task

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def in_loop(self, job: Callable[[], Any]) -> Any:
        """Run a coroutine function in the server's loop."""
        return asyncio.run_coroutine_threadsafe(job(), self.loop).result(PATIENCE)

    def later(self, milliseconds: int) -> None:
        """Time passes, and every table looks at its clock."""
        self._ahead += milliseconds

        async def look() -> None:
            for table in self.hub.tables:
                await table.call(table._tick)

        self.in_loop(look)

    def game(self, name: str) -> dict[str, Any]:
        """What is to be known of a game, asked for once."""
        if name not in self._games:
            self._games[name] = self.http.get(f"/api/games/{name}").json()
        found: dict[str, Any] = self._games[name]
        return found

    def table(self, **wish: Any) -> dict[str, Any]:
        """Create a table."""
        answer = self.http.post("/api/tables", json={"stand_in": "random", "order": "fixed", **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def open_table(self, game: str = "quoridor", people: int = 2, bots: int = 0, **wish: Any) -> "Seated":
        """A started table of people and random bots, with a connection for each person."""
        names = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
        seats = [{"kind": "me", "name": names[n]} for n in range(people)]
        seats += [{"kind": "bot", "bot": "random"}] * bots
        made = self.table(game=game, players=people + bots, seats=seats, start=True, **wish)
        return Seated(self, made)


class Seated:
    """A table and its people."""

    def __init__(self, server: Running, made: dict[str, Any]) -> None:
        self.server, self.made, self.id = server, made, made["table"]
        self.people = [Player(server, self.id, [key]) for _, key in sorted(made["keys"].items())]

    def match(self) -> Any:
        return self.server.hub.live(self.id).match

    def close(self) -> None:
        for player in self.people:
            player.close()


class Player:
    """A connection: what it has been told, and what it says."""

    _ids = itertools.count(1)

    def __init__(self, server: Running, table: str, keys: list[str], seen: Any = (), hello: Any = None) -> None:
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.views: dict[int, dict[str, Any]] = {}
        self._used = 0
        self._open = ExitStack()
        where = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
        line = connect(where, open_timeout=PATIENCE, ping_interval=None, max_size=None)
        self._socket = self._open.enter_context(line)
        self._server = server
        self.views |= {view["seat"]: view for view in seen if "fields" in view}
        known = [{name: view[name] for name in ("seat", "number", "hash")} for view in seen]
        self.say(hello or {"type": "hello", "protocol": 2, "keys": keys, "seen": known, "texts": True})

    def say(self, message: dict[str, Any] | str) -> None:
        self._socket.send(message if isinstance(message, str) else json.dumps(message))

    def listen(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message. Views are checked against their hash and must follow each other."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "view":
            self._put_together(message)
            self._check(message)
            self.views[message["seat"]] = message
        return message

    def _put_together(self, view: dict[str, Any]) -> None:
        """Add what has not changed, and `view` as a page has it: with the position and choices in words."""
        if view["base"]:
            old = self.views[view["seat"]]
            assert old["number"] == view["base"], "a change is of the view that was sent before"
            view["fields"] = old["fields"] | view["fields"]
            view["state"] = None if view["state"] is None else old["state"] | view["state"]
        fields, state = view["fields"], view["state"]
        game = self._server.game(fields["game"]) if fields["choices"] else None
        named = (
            [{"move": game["moves"][a], "action": a, **game["labels"][a]} for a in fields["choices"]] if game else []
        )
        observation = None if state is None else {"viewer": fields["player"], "state": state}
        view["view"] = {**fields, "choices": named, "observation": observation}

    def _check(self, view: dict[str, Any]) -> None:
        whole = [view["fields"], view["state"]]
        plain = json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert hashlib.sha256(plain.encode()).hexdigest()[:32] == view["hash"]
        assert [step["number"] for step in view["steps"]] == list(range(view["since"] + 1, view["number"] + 1))
        last = self.views.get(view["seat"])
        if last is not None:
            assert view["since"] <= last["number"] <= view["number"]

    def until(self, kind: str, such: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        """Listen until a message of this kind has come; each is found once."""
        while True:
            while self._used < len(self.heard):
                message = self.heard[self._used]
                self._used += 1
                if message["type"] == kind and such(message):
                    return message
            self.listen()

    @property
    def view(self) -> dict[str, Any]:
        """The newest view of the first seat."""
        if not self.views:
            self.until("view")
        found: dict[str, Any] = self.views[min(self.views)]
        return found

    def wish(self, kind: str, seat: int | None = None, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer."""
        mine = self.view["seat"] if seat is None else seat
        name = fields.pop("id", f"w{next(self._ids)}")
        self.say({"type": kind, "id": name, "seat": mine, **fields})
        return self.answer(name)

    def answer(self, name: str) -> dict[str, Any]:
        """The answer to a wish; what else came stays to be found."""
        for message in self.heard:
            if message["type"] in ("ack", "refusal", "hint") and message["id"] == name:
                return message
        while True:
            message = self.listen()
            if message["type"] in ("ack", "refusal", "hint") and message["id"] == name:
                return message

    def catch_up(self, number: int) -> dict[str, Any]:
        """Listen until the first seat's view has this number."""
        while not self.views or self.view["number"] < number:
            self.listen()
        return self.view

    def move(self, move: str, **fields: Any) -> dict[str, Any]:
        number = fields.pop("number", self.view["number"])
        answer = self.wish("move", number=number, move=move, **fields)
        if answer["type"] == "ack":
            self.catch_up(answer["number"])
        return answer

    def goodbye(self) -> dict[str, Any]:
        """The server's last words, and the end of the connection."""
        bye = self.until("bye")
        try:
            while True:
                self._socket.recv(PATIENCE)
        except ConnectionClosed:
            return bye

    def close(self) -> None:
        self._open.close()


def record_of(server: Running, table: str) -> dict[str, Any]:
    answer = server.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found
