"""The application: the API, the WebSocket, the page, and what operators ask for."""

import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

import tablewright
from tablewright.kernel.cache import ROOT
from tablewright.match.errors import Refused
from tablewright.server.hub import Hub
from tablewright.server.openapi import install
from tablewright.server.refusals import problem_of
from tablewright.server.routes import Routes, answer
from tablewright.server.security import Guard
from tablewright.server.socket import Sockets

PAGE = Path(__file__).parent / "page"  # the built page
LOCALES = ROOT / "locales"
NO_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tablewright</title></head>
<body><h1>Tablewright</h1>
<p>The server is running, but the page has not been built into this installation.</p>
<p>In a clone of the repository, <code>python3 run.py serve</code> builds it when Node.js is there;
by hand: <code>cd web</code>, <code>npm ci</code>, <code>npm run build</code>.</p>
<p>Programs can play all the same: see <a href="/api/docs">the API</a>.</p></body></html>
"""


def make_app(hub: Hub, public_url: str = "", prepare: tuple[str, ...] = ()) -> FastAPI:
    """The server as an ASGI application; it opens the store when it starts, and closes it when it stops."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        hub.games.prepare(prepare)
        try:
            yield
        finally:
            await hub.stop()

    app = FastAPI(title="Tablewright", version=tablewright.__version__, lifespan=life, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")  # fmt: skip
    router = Routes(hub, public_url).router
    app.include_router(router)
    sockets = Sockets(hub, public_url)

    @app.websocket("/api/tables/{table}/play")
    async def play(socket: WebSocket) -> None:
        await sockets(socket)

    _operations(app, hub)
    _pages(app)
    install(app, router)
    app.add_middleware(Guard, hub=hub, public_url=public_url)
    return app


def _operations(app: FastAPI, hub: Hub) -> None:
    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(hub.metrics.text())

    @app.exception_handler(HTTPException)
    async def told(request: Request, error: HTTPException) -> Response:
        codes = {404: Refused("not-found"), 405: Refused("method")}
        refused = codes.get(error.status_code) or Refused("http", problem=str(error.detail))
        return answer(problem_of(refused), error.status_code)

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        hub.metrics.count("errors")
        return answer(problem_of(Refused("fault")), 500)


def _pages(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(docs_page(app.openapi()))

    @app.get("/api/locales/{locale}/{name}.ftl", include_in_schema=False)
    async def words(locale: str, name: str) -> Response:
        path = LOCALES / locale / f"{name}.ftl"
        if not (locale.isalnum() and name.replace("_", "").isalnum() and path.is_file()):
            raise HTTPException(404)
        return PlainTextResponse(path.read_text("utf-8"))

    if (PAGE / "index.html").is_file():
        app.mount("/assets", StaticFiles(directory=PAGE / "assets", check_dir=False), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        return page_file(path)


def page_file(path: str) -> Response:
    """A file of the page; every address of its own is the same page."""
    if path.startswith("api/"):
        raise HTTPException(404)
    index = PAGE / "index.html"
    if not index.is_file():
        return HTMLResponse(NO_PAGE)
    wanted = (PAGE / path).resolve()
    inside = wanted.is_relative_to(PAGE.resolve()) and wanted.is_file()
    return FileResponse(wanted if inside else index, headers={"cache-control": "no-cache"})


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
