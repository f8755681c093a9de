"""A seat at a table of a server, over its public API: HTTP to sit down, a WebSocket to play."""

import json
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPException
from itertools import chain, count, repeat
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tablewright.kernel.errors import TablewrightError, shown

PATIENCE = 20.0  # s for an answer of the server
PROTOCOL = 2  # of docs/api.md, from which alone this client is written
LINES = 50  # of chat and of what happened that are kept
RETRIES = (0.2, 1.0, 3.0, 10.0)  # s before each try to connect again; the last as often as it takes
COME_BACK = ("restart", "store", "too-fast", "full")  # of a `bye`: the seat is still there
PACE = 0.06  # s between two wishes: fewer than the 20 messages a second that a server takes
LONGEST = 4_000  # letters of a message; a server reads 4,096
Json = dict[str, Any]


class TableError(TablewrightError):
    """The server refused something, or is not there."""


def asked(server: str, path: str, body: Json | None = None, key: str = "", whose: str = "Seat") -> Any:
    """An HTTP request of the API, with the key of a seat or of an asker."""
    headers = {"content-type": "application/json"} | ({"authorization": f"{whose} {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{server}/api{path}", data, headers), timeout=PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise TableError(_sentence(error)) from error
    except (URLError, HTTPException, OSError, ValueError) as error:
        raise TableError(f"no Tablewright server answers at {server}: {error}") from error


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.load(error)["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}"


def segment(name: str, what: str = "game") -> str:
    """The name of a game, or of what else is said, as part of an address."""
    if not name.isascii() or not name.replace("_", "").isalnum() or len(name) > 100:
        raise TableError(f"there is no {what} {shown(name)}")
    return name


def checked(server: str) -> str:
    """The address of a server without its last slash, or TableError."""
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise TableError(f"--server: expected an address such as http://127.0.0.1:8000, not {server!r}")
    return server.rstrip("/")


class Chair:
    """One seat, with its key. A thread listens, and keeps the newest view of this seat."""

    @classmethod
    def join(cls, server: str, code: str, name: str) -> "Chair":
        """Sit down at the table of an invitation."""
        joined = asked(server, "/join", {"code": code, "name": name})
        return cls(server, joined["table"], joined["seat"], joined["key"])

    def __init__(self, server: str, table: str, seat: int, key: str) -> None:
        self.server, self.table, self.seat, self._key = server, table, seat, key
        self.view: Json = {}  # the fields of the view, the position, and the choices in words
        self._facts: Json = {}  # of the game: what its moves are called
        self._fields: Json = {}
        self._state: Json | None = None
        self.happened: deque[str] = deque(maxlen=LINES)
        self.chat: dict[int, str] = {}
        self._number = -1
        self.lost = ""  # why the seat cannot be reached any more, ever
        self.is_connected = False
        self._answers: dict[str, Json] = {}
        self._news = threading.Condition()
        self._ids = count(1)
        self._mark = f"{time.time_ns():x}"
        self._is_open, self._open, self._spoke = True, ExitStack(), 0.0
        self._socket = self._connected()
        threading.Thread(target=self._listen, daemon=True).start()
        if not self.until(lambda: bool(self.view), PATIENCE):
            self.close()
            raise TableError(f"the table {self.table} has not answered in {PATIENCE:.0f} s")

    def _connected(self) -> ClientConnection:
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{quote(self.table)}/play"
        try:
            socket: ClientConnection = self._open.enter_context(connect(address, open_timeout=PATIENCE))
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": [self._key], "texts": True}))
        except (OSError, WebSocketException) as error:
            raise TableError(f"the table {self.table} cannot be reached: {error}") from error
        self.is_connected = True
        return socket

    def _listen(self) -> None:
        while self._is_open:
            try:
                for text in self._socket:
                    self._take(json.loads(text))
            except (OSError, WebSocketException, TableError):
                pass
            with self._news:
                self.is_connected = False
                self._news.notify_all()
            if self._is_open:
                self._come_back()

    def _come_back(self) -> None:
        """Connect again, however long the server is away."""
        for pause in chain(RETRIES, repeat(RETRIES[-1])):
            time.sleep(pause)
            if not self._is_open:
                return
            try:
                self._socket = self._connected()
                return
            except TableError:
                continue

    def _take(self, message: Json) -> None:
        """One message of the server."""
        kind = message["type"]
        if kind == "view" and not self._facts:
            self._facts = asked(self.server, f"/games/{quote(message['fields']['game'])}")
        with self._news:
            if kind == "view" and message["seat"] == self.seat:
                self._see(message)
            elif kind in ("ack", "refusal"):
                self._answers[message["id"]] = message
            elif kind == "said":
                self.chat[message["line"]] = f"{message['name'] or 'somebody'}: {message['text'] or message['quick']}"
            elif kind == "bye" and message["code"] not in COME_BACK:
                self._is_open, self.lost = False, message["sentence"]
            self._news.notify_all()

    def _see(self, message: Json) -> None:
        """Put a view together: it is whole, or what has changed since the last one."""
        if message["base"] == 0:
            self._fields, self._state = message["fields"], message["state"]
        elif message["base"] == self._number:
            self._fields = self._fields | message["fields"]
            self._state = message["state"] and (self._state or {}) | message["state"]
        else:
            self._socket.send(json.dumps({"type": "sync", "seen": {"seat": self.seat, "number": self._number}}))
            return
        for step in message["steps"]:
            if step["number"] > self._number:
                self._tell(step)
        about = {name: self._fields[name] for name in ("game", "players", "rules")}
        position = self._state and {**about, "viewer": self._fields["player"], "state": self._state}
        choices = [self._choice(action) for action in self._fields["choices"]]
        self.view, self._number = {**self._fields, "observation": position, "choices": choices}, message["number"]

    def _choice(self, action: int) -> Json:
        return {"move": self._facts["moves"][action], "action": action, **self._facts["labels"][action]}

    def _tell(self, step: Json) -> None:
        self.happened.extend(event["sentence"]["text"] for event in step["events"])
        if step["note"]:
            self.happened.append(step["note"]["text"])

    def until(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so, or the time is over; whether it is."""
        with self._news:
            found = self._news.wait_for(lambda: is_so() or bool(self.lost), seconds)
            if self.lost and not is_so():
                raise TableError(self.lost)
            return found

    def wish(self, kind: str, **more: Any) -> Json:
        """Ask for something at the table; the answer, an ack or a refusal."""
        wish = f"{self._mark}-{next(self._ids)}"
        message = json.dumps({"type": kind, "id": wish, "seat": self.seat, **more})
        if len(message) > LONGEST:
            raise TableError(f"this is too long for the table: {len(message)} letters, {LONGEST} at most")
        time.sleep(max(self._spoke + PACE - time.monotonic(), 0.0))
        self._spoke = time.monotonic()
        self._answers.clear()
        try:
            self._socket.send(message)
        except (OSError, WebSocketException) as error:
            raise TableError(f"the table could not be told: {error}; look again, and then try once more") from error
        answers = self._answers  # what could not be read is refused without its name
        if not self.until(lambda: wish in answers or "" in answers, PATIENCE):
            raise TableError(f"the server has not answered in {PATIENCE:.0f} s; look again before you try once more")
        return answers.pop(wish if wish in answers else "")

    def asked_now(self) -> tuple[int, list[str]]:
        """The number of the newest view, and the moves that may be played in answer to it."""
        with self._news:
            return self._number, [choice["move"] for choice in self.view["choices"]]

    def move(self, move: str, number: int | None = None) -> Json:
        """Play a move in answer to a view, the newest unless another is named."""
        return self.wish("move", number=self._number if number is None else number, move=move)

    def close(self) -> None:
        self._is_open = False
        self._open.close()
