"""A server of its own with the built page, and Debian's Chromium to look at it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.proofs.servers import Server
from websockets.sync.client import connect

from tablewright.server.socket.messages import PROTOCOL

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PAGE = ROOT / "src" / "tablewright" / "server" / "page" / "index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
# Bots and compilation share the machine with the browser.
PATIENCE = 120_000  # ms until something counts as hanging
COMPILING = 600  # s, for the first table of a game on a busy machine
# What the browser tests do in a minute, a person does not.
LIMITS = ("requests_per_second=1000", "tables_per_minute=10000", "messages_per_second=200", "chat_per_minute=600",
          "handshakes_per_second=1000")  # fmt: skip

# A page adds 32 random bytes to a table's chance; here they are zeros. Its messages' names, of 16, stay random.
NO_ENTROPY = """{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(0) : draw(bytes));
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = "" if CHROMIUM else "no Chromium on this machine (Debian: apt-get install chromium)"
    reason = reason or ("" if PAGE.exists() else "the page has not been built (python web/build.py)")
    for item in items:
        if reason and HERE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}


@pytest.fixture(scope="session")
def chapter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the server reads by which name chance goes at new tables."""
    return tmp_path_factory.mktemp("chance") / "chapter.txt"


@pytest.fixture(autouse=True)
def the_same_chance(chapter: Path, request: pytest.FixtureRequest) -> None:
    """Every run of a test meets the same cards, dice and bots, whatever was played before it."""
    chapter.write_text(request.node.name)


@contextmanager
def serving(
    folder: Path, chapter: Path, environment: Mapping[str, str] | None = None, python: str | Path = sys.executable
) -> Iterator[str]:
    """A running server that keeps tables and the lab's games in a folder; its address.

    `python` may be that of another environment.
    """
    limits = [word for limit in LIMITS for word in ("--limit", limit)]
    command = [str(python), "-m", "tests.browser.server", str(chapter)]
    command += ["serve", "--port", "0", "--lazy", "--log", "warning"]
    with (folder / "errors.txt").open("w") as errors:
        server = subprocess.Popen(
            [*command, "--db", str(folder / "tables.sqlite"), *limits],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder), **(environment or {})},
        )
        assert server.stdout is not None
        told = server.stdout.readline()
        found = re.search(r"http://\S+?(?=/? )", told)
        assert found, f"the server said {told!r}; {(folder / 'errors.txt').read_text()}"
        expect.set_options(timeout=PATIENCE)
        yield found.group()
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory, chapter: Path) -> Iterator[str]:
    """The address of a running server."""
    with serving(tmp_path_factory.mktemp("server"), chapter) as address:
        yield address


@pytest.fixture(scope="session")
def ready(base_url: str, chapter: Path) -> Callable[[str], None]:
    """Have a game and its simplest bot compiled before a browser waits for them."""

    @cache
    def made(game: str) -> None:
        with urlopen(f"{base_url}/api/games/{game}") as answer:
            players = json.load(answer)["card"]["players"][0]
        seats = [{"kind": "bot", "bot": "random"}] * players
        wish = {"game": game, "players": players, "seats": seats, "start": True}
        request = Request(f"{base_url}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
        test = chapter.read_text()
        chapter.write_text("getting ready")  # not a table of the test's own
        with urlopen(request, timeout=COMPILING) as answer:
            watch_a_move(base_url, json.load(answer)["table"])
        chapter.write_text(test)

    return made


def watch_a_move(base_url: str, table: str) -> None:
    """Look on at a table until a bot has moved."""
    with connect(f"{base_url.replace('http', 'ws')}/api/tables/{table}/play", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": [], "seen": []}))
        while True:
            message = json.loads(line.recv(timeout=COMPILING))
            if message["type"] == "view" and any(step["player"] >= 0 for step in message["steps"]):
                return


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, to be stopped, killed and started again."""
    folder = tmp_path_factory.mktemp("mortal")
    server = Server(str(folder / "tables.sqlite"), folder / "log.txt")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def contexts(browser: Browser, base_url: str) -> Iterator[list[BrowserContext]]:
    """Contexts that a test made with `person`; closed when it is over."""
    made: list[BrowserContext] = []
    yield made
    for context in made:
        context.close()


@pytest.fixture
def person(browser: Browser, base_url: str, contexts: list[BrowserContext]):  # type: ignore[no-untyped-def]
    """Somebody with a browser of their own; every error on their page fails the test."""
    troubles: list[str] = []

    def made(**settings: object) -> Page:
        context = browser.new_context(**{"base_url": base_url, "viewport": {"width": 1280, "height": 860}, **settings})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_ENTROPY)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text) if is_trouble(message) else None)
        return page

    yield made
    assert troubles == []


def is_trouble(message) -> bool:  # type: ignore[no-untyped-def]
    """An error in the console, other than an answer that a test asked for (a table that is not there)."""
    return message.type == "error" and "Failed to load resource" not in message.text and "WebSocket" not in message.text
