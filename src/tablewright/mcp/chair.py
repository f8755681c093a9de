"""A seat at a table of a server, over its public API: HTTP to sit down, a WebSocket to play."""

import json
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tablewright.kernel.errors import TablewrightError

PATIENCE = 20.0  # s for an answer of the server
PROTOCOL = 2  # of docs/api.md, from which alone this client is written
LINES = 50  # of chat and of what happened that are kept
RETRIES = (0.2, 1.0, 3.0, 10.0)  # s before each try to connect again
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
    except (URLError, OSError, ValueError) as error:
        raise TableError(f"no Tablewright server answers at {server}: {error}") from error


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.load(error)["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}"


def segment(name: str, what: str = "game") -> str:
    """The name of a game, or of what else is said, as part of an address."""
    if not name.replace("_", "").isalnum():
        raise TableError(f"there is no {what} {name!r}")
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
        self._number, self._lost = -1, ""
        self._answers: dict[str, Json] = {}
        self._news = threading.Condition()
        self._ids = count(1)
        self._mark = f"{time.time_ns():x}"
        self._is_open, self._open = True, ExitStack()
        self._socket = self._connected()
        threading.Thread(target=self._listen, daemon=True).start()
        self.until(lambda: bool(self.view), PATIENCE)

    def _connected(self) -> ClientConnection:
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{quote(self.table)}/play"
        try:
            socket: ClientConnection = self._open.enter_context(connect(address, open_timeout=PATIENCE))
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": [self._key], "texts": True}))
        except (OSError, WebSocketException) as error:
            raise TableError(f"the table {self.table} cannot be reached: {error}") from error
        return socket

    def _listen(self) -> None:
        while self._is_open:
            try:
                for text in self._socket:
                    self._take(json.loads(text))
            except (OSError, WebSocketException):
                pass
            if self._is_open and not self._again():
                with self._news:
                    self._lost = "the connection to the table is lost"
                    self._news.notify_all()
                return

    def _again(self) -> bool:
        for pause in RETRIES:
            time.sleep(pause)
            try:
                self._socket = self._connected()
                return True
            except TableError:
                continue
        return False

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
            elif kind == "bye" and message["code"] != "restart":
                self._is_open, self._lost = False, message["sentence"]
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
            found = self._news.wait_for(lambda: is_so() or bool(self._lost), seconds)
            if self._lost and not is_so():
                raise TableError(self._lost)
            return found

    def wish(self, kind: str, **more: Any) -> Json:
        """Ask for something at the table; the answer, an ack or a refusal."""
        wish = f"{self._mark}-{next(self._ids)}"
        message = {"type": kind, "id": wish, "seat": self.seat, **more}
        try:
            self._socket.send(json.dumps(message))
        except (OSError, WebSocketException) as error:
            raise TableError(f"the table could not be told: {error}; look again, and then try once more") from error
        if not self.until(lambda: wish in self._answers, PATIENCE):
            raise TableError(f"the server has not answered in {PATIENCE:.0f} s; look again before you try once more")
        return self._answers.pop(wish)

    def move(self, move: str) -> Json:
        """Play a move in answer to the newest view."""
        return self.wish("move", number=self._number, move=move)

    def close(self) -> None:
        self._is_open = False
        self._open.close()
