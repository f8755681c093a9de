"""The application: the API, the WebSocket, the page, and what operators ask for."""

import html
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from tablewright.kernel.paths import catalogue
from tablewright.match.errors import Refused
from tablewright.server.http.game_files import game_file
from tablewright.server.http.lab import LabRequests
from tablewright.server.http.openapi import description
from tablewright.server.http.requests import Requests, answer
from tablewright.server.http.security import Guard
from tablewright.server.socket.refusals import problem_of
from tablewright.server.socket.session import Sockets
from tablewright.server.tables.hub import Hub

PAGE = Path(__file__).parents[1] / "page"  # the built page
LOCALE, CATALOGUE = re.compile("[a-z]{2,3}"), re.compile("[a-z][a-z0-9_]*(-[a-z]+)?")
LONGEST_PATH = 200
NO_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tablewright</title></head>
<body><h1>Tablewright</h1>
<p>The server is running, but the page has not been built into this installation.</p>
<p>In a clone of the repository, <code>python3 run.py serve</code> builds it when Node.js is there;
by hand: <code>cd web</code>, <code>npm ci</code>, <code>npm run build</code>.</p>
<p>Programs can play all the same: see <a href="/api/docs">the API</a>.</p></body></html>
"""


def make_app(hub: Hub, public_url: str = "", prepare: tuple[str, ...] = ()) -> ASGIApp:
    """The server as an ASGI application; it opens the store when it starts, and closes it when it stops."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        hub.games.preparing.start(prepare)
        try:
            yield
        finally:
            await hub.stop()

    requests = Requests(hub, public_url)
    play = WebSocketRoute("/api/tables/{table}/play", Sockets(hub, public_url).play)
    operations = at("/metrics", lambda: PlainTextResponse(hub.metrics.text()))
    lab = LabRequests(hub)
    described = description([*requests.described, *lab.described])
    routes = [*requests.routes, *lab.routes, play, operations, *_pages(described)]

    def fault(request: Request, error: Exception) -> Response:
        hub.metrics.count("errors")
        return answer(problem_of(Refused("fault")), 500)

    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: _told, Exception: fault})
    return Guard(app, hub, public_url)


def _told(request: Request, error: Exception) -> Response:
    """What Starlette has to say, in the words of the table."""
    assert isinstance(error, HTTPException)
    codes = {404: Refused("not-found"), 405: Refused("method")}
    refused = codes.get(error.status_code) or Refused("http", problem=str(error.detail))
    return answer(problem_of(refused), error.status_code)


def _pages(described: dict[str, Any]) -> list[BaseRoute]:
    """What browsers ask for; every address of the page's own is the page."""
    own = [Mount("/assets", StaticFiles(directory=PAGE / "assets", check_dir=False))] if is_built() else []
    return [
        at("/api/openapi.json", lambda: answer(described)),
        at("/api/docs", lambda: HTMLResponse(docs_page(described))),
        at("/api/locales/{locale}/{name}.ftl", words),
        at("/boards/{game}/{digest}/{name:path}", game_file),
        *own,
        at("/{path:path}", page_file),
    ]


def at(path: str, made: Callable[..., Response]) -> Route:
    """A route whose answer is made of the parts of its address, in the loop: none of them takes long."""

    async def answered(request: Request) -> Response:
        return made(**request.path_params)

    return Route(path, answered)


def words(locale: str, name: str) -> Response:
    """A catalogue of Fluent messages."""
    if not LOCALE.fullmatch(locale) or not CATALOGUE.fullmatch(name):
        raise HTTPException(404)
    try:
        found = catalogue(name, locale)
    except FileNotFoundError:
        raise HTTPException(404) from None
    if locale not in (found.parent.name, found.stem.partition("-")[0]):  # it is the English in its place
        raise HTTPException(404)
    return PlainTextResponse(found.read_text("utf-8"))


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def page_file(path: str) -> Response:
    """A file of the page; every address of its own is the same page."""
    if path.startswith(("api/", "boards/")) or len(path) > LONGEST_PATH or not path.isprintable():
        raise HTTPException(404)
    if not is_built():
        return HTMLResponse(NO_PAGE)
    wanted = (PAGE / path).resolve()
    inside = wanted.is_relative_to(PAGE.resolve()) and wanted.is_file()
    return FileResponse(wanted if inside else PAGE / "index.html", headers={"cache-control": "no-cache"})


def docs_page(description: dict[str, Any]) -> str:
    """The description as a page without scripts."""
    rows = []
    for path, operations in description["paths"].items():
        for method, told in operations.items():
            body = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            name = html.escape(body.get("$ref", "").rpartition("/")[2])
            rows.append(
                f"<tr><td>{method.upper()}</td><td><code>{html.escape(path)}</code></td>"
                f"<td>{html.escape(told['summary'])}</td><td>{name}</td></tr>"
            )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tablewright API</title></head><body>'
        '<h1>Tablewright API</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a>. '
        "Play goes over a WebSocket at <code>/api/tables/{table}/play</code>.</p>"
        f"<table><tr><th></th><th>address</th><th></th><th>body</th></tr>{''.join(rows)}</table></body></html>"
    )
