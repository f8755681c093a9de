"""The lab's requests: what can be asked, questions, their answers live, games of them, exports. See docs/api.md."""

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tablewright.kernel.errors import TablewrightError
from tablewright.lab.files import csv_bytes
from tablewright.lab.questions.question import Question
from tablewright.lab.report.page import page_of
from tablewright.lab.result import Result
from tablewright.match.errors import Refused
from tablewright.server.http import http_types as b
from tablewright.server.http import lab_types as t
from tablewright.server.http.lab_games import GamesOfBlocks, people_of
from tablewright.server.http.lobby import QUESTION, known_game
from tablewright.server.http.openapi import describe
from tablewright.server.http.requests import answer, guarded, key_of, read, whole
from tablewright.server.keys import new_key, opens
from tablewright.server.lab.facts import lab_game, metrics_of
from tablewright.server.lab.lab import PLAYING
from tablewright.server.lab.wishes import Checked, checked
from tablewright.server.limits import Buckets
from tablewright.server.store.questions import StoredQuestion
from tablewright.server.tables.hub import Hub

KEY = re.compile(r"[\w-]{16,64}", re.ASCII)  # of an asker, as `new_key` makes them
BETWEEN = 0.25  # s between two states of a stream
LOOK = 1.0  # s after which a stream looks again by itself: at the queue, at another server's question
QUIET = 15.0  # s without news, until a stream says that it is still there
MOST_LISTED = 50
MEDIA = {
    "html": "text/html; charset=utf-8", "csv": "text/csv; charset=utf-8", "json": "application/json",
    "parquet": "application/vnd.apache.parquet", "lab": "application/zip",
}  # fmt: skip


def address_of(request: Request) -> str:
    return request.client.host if request.client else "?"


class LabRequests:
    """The requests about the lab, and the hub whose lab answers them."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._lab = hub, hub.lab
        a_minute = hub.limits.questions_per_minute
        self._asked = Buckets(a_minute / 60, a_minute, hub.seconds)
        self._games = GamesOfBlocks(hub.lab)
        self.routes: list[Route] = []
        self.described: list[tuple[str, str, str, dict[str, Any]]] = []
        one = "/questions/{question}"
        for method, path, handler, told in (
            ("GET", "", self.lab, describe("Whether there is a lab here.", answer=t.LabFacts)),
            ("GET", "/games/{game}", self.lab_game, describe("What can be asked about a game.", answer=t.LabGame,
                                                             query={"players": int})),
            ("POST", "/forecast", self.forecast, describe("What a question will be able to answer.", t.LabWish,
                                                          t.Forecast)),
            ("POST", "/questions", self.ask, describe("Put a question.", t.LabWish, t.AskedQuestion, status=201,
                                                      key="asker")),
            ("GET", "/questions", self.listed, describe("Some questions by their ids.", answer=list[t.QuestionCard],
                                                        query={"ids": str})),
            ("GET", one, self.question, describe("A question and its answer so far.", answer=t.AnswerSoFar)),
            ("GET", f"{one}/events", self.events, describe("Its answer as it grows: server-sent events.")),
            ("POST", f"{one}/pause", self.pause, describe("Stop it for now.", answer=t.LabState, key="asker")),
            ("POST", f"{one}/stop", self.pause, describe("Stop it for now.", answer=t.LabState, key="asker")),
            ("POST", f"{one}/go-on", self.go_on, describe("Play it longer.", t.MoreTime, t.LabState, key="asker")),
            ("POST", f"{one}/games", self.games, describe("Games of a block.", t.GamesWish, t.LabGames)),
            ("GET", f"{one}/games/{{block}}/{{ply}}", self.step, describe(
                "A position of such a game, as a player knew it or with everything open.", answer=b.ReplayStep,
                query={"bot": str, "arm": str, "player": int})),
            ("GET", f"{one}/people", self.people, describe("Games of people under its rules.", answer=t.People)),
            ("GET", f"{one}/export/{{format}}", self.export, describe("Its report as a file.")),
        ):  # fmt: skip
            name = handler.__name__ if not path.endswith("/stop") else "stop"
            self.routes.append(Route(f"/api/lab{path}", guarded(hub, handler), methods=[method]))
            self.described.append((method, f"/api/lab{path}", f"lab_{name}", told))

    def _take(self, request: Request) -> str:
        """The address of whoever asks, unless that was too often."""
        address = address_of(request)
        if not self._asked.take(address):
            raise Refused("too-many-questions", "why-too-many-asked")
        return address

    async def _known(self, request: Request) -> StoredQuestion:
        name = request.path_params["question"]
        if not QUESTION.fullmatch(name):
            raise Refused("no-such-question")
        return await self._lab.known(name)

    async def lab(self, request: Request) -> Response:
        return answer(t.LabFacts(self._lab.is_on, self._lab.limits.question_seconds))

    async def lab_game(self, request: Request) -> Response:
        found = known_game(request.path_params["game"])
        self._lab.want(found.name)
        text = request.query_params.get("players")
        players = None if text is None else whole(text)
        prepared = self._lab.prepared(found.name)
        made = await asyncio.to_thread(lab_game, found, players, prepared, self._lab.limits.question_seconds)
        return answer(made)

    async def _checked(self, request: Request) -> Checked:
        if not self._lab.is_on:
            raise Refused("no-lab")
        wish = await read(request, t.LabWish)
        found = known_game(wish.game)
        return await asyncio.to_thread(checked, found, wish, self._lab.limits.question_seconds)

    async def forecast(self, request: Request) -> Response:
        address = self._take(request)
        made = await self._checked(request)
        game = made.asks["game"]
        self._lab.want(game)
        arguments = {"question": made.question.as_dict(), "seconds": made.asks["seconds"], "cores": self._lab.cores}
        arguments |= {"folder": self._lab.folder}
        found = await self._lab.short("tablewright.server.lab.forecast:forecast", arguments, address)
        return answer({"id": made.id, "seconds": made.asks["seconds"], **found})

    async def ask(self, request: Request) -> Response:
        address = self._take(request)
        made = await self._checked(request)
        given = key_of(request, "asker")
        key = given if KEY.fullmatch(given) else new_key()
        kept, is_new = await self._lab.ask(made, key, address)
        told = t.AskedQuestion(kept.id, key, opens(key, kept.asker), self._lab.state(kept))
        return answer(told, 201 if is_new else 200)

    async def listed(self, request: Request) -> Response:
        names = request.query_params.get("ids", "").split(",")[:MOST_LISTED]
        found = await self._lab.several([name for name in names if QUESTION.fullmatch(name)])
        return answer([self._card(kept) for kept in found])

    def _card(self, kept: StoredQuestion) -> t.QuestionCard:
        asks, state = kept.asks, self._lab.state(kept, is_brief=True)
        return t.QuestionCard(
            kept.id, asks["game"], asks["kind"], asks["players"], asks, state, kept.verdict, kept.asked
        )

    async def question(self, request: Request) -> Response:
        kept = await self._known(request)
        report = await self._lab.report(kept.id)
        metrics = await asyncio.to_thread(metrics_of, Question.from_dict(kept.question))
        state = self._lab.state(kept)
        raw = msgspec.Raw(report or b"null")
        return answer(t.AnswerSoFar(kept.id, kept.asks, state, raw, metrics, kept.command))

    async def events(self, request: Request) -> Response:
        kept = await self._known(request)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self._stream(kept.id), media_type="text/event-stream", headers=headers)

    async def _stream(self, name: str) -> AsyncIterator[bytes]:
        """States and reports as they come: whole values, so that whoever comes back misses nothing."""
        last, report, quiet = b"", 0, 0.0
        live = self._lab.live(name)
        changed = live.watch() if live else None
        try:
            while True:
                kept = live.kept if live else await self._lab.find(name)
                if kept is None:
                    return
                if changed is not None:
                    changed.clear()
                state = msgspec.json.encode(self._lab.state(kept))
                if kept.report != report and (found := live.report if live else await self._lab.report(name)):
                    report = kept.report
                    yield b"event: report\ndata: " + found + b"\n\n"
                if state != last:
                    last, quiet = state, 0.0
                    yield b"event: state\ndata: " + state + b"\n\n"
                if not kept.is_active:
                    yield b"event: end\ndata: {}\n\n"
                    return
                if self._lab.is_stopping:
                    return
                quiet += await waited(changed)
                if quiet >= QUIET:
                    quiet = 0.0
                    yield b": still here\n\n"
        finally:
            if live and changed:
                live.unwatch(changed)

    async def pause(self, request: Request) -> Response:
        kept = await self._known(request)
        return answer(self._lab.state(await self._lab.pause(kept.id, key_of(request, "asker"))))

    async def go_on(self, request: Request) -> Response:
        address, kept = self._take(request), await self._known(request)
        key = key_of(request, "asker")
        if not KEY.fullmatch(key):
            raise Refused("not-asker")
        seconds = (await read(request, t.MoreTime)).seconds
        return answer(self._lab.state(await self._lab.go_on(kept.id, key, address, seconds)))

    async def games(self, request: Request) -> Response:
        address, kept = self._take(request), await self._known(request)
        wish = await read(request, t.GamesWish)
        return answer(await self._games.played(kept, wish, address))

    async def step(self, request: Request) -> Response:
        kept = await self._known(request)
        asked, places = request.query_params, request.path_params
        wish = t.GamesWish(asked.get("bot", ""), whole(places["block"]), [asked.get("arm", "A")])
        player = asked.get("player")
        take = partial(self._take, request)
        return answer(
            await self._games.step(kept, wish, take, whole(places["ply"]), None if player is None else whole(player))
        )

    async def people(self, request: Request) -> Response:
        address, kept = self._take(request), await self._known(request)
        return answer(await people_of(self._lab, self._hub.store, kept, address))

    async def export(self, request: Request) -> Response:
        ending = request.path_params["format"]
        if ending not in MEDIA:
            raise Refused("bad-setting", what="format", known=", ".join(MEDIA), value=ending)
        address, kept = self._take(request), await self._known(request)
        report = await self._lab.report(kept.id)
        if not report:
            raise Refused("bad-question", "why-no-report")
        content = await self._exported(kept, report, ending, address)
        name = f"{kept.asks['game']}-{kept.asks['kind']}-{kept.id}.{ending}"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(content, media_type=MEDIA[ending], headers=headers)

    async def _exported(self, kept: StoredQuestion, report: bytes, ending: str, address: str) -> bytes:
        if ending == "json":
            return report
        if ending in ("html", "csv"):
            return await asyncio.to_thread(written, report, ending)
        if ending == "lab" and (file := await self._hub.store.questions.file(kept.id)) is not None:
            return file
        arguments = {"question": kept.question, "report": report, "ending": ending, "folder": self._lab.folder}
        found: bytes = await self._lab.short(f"{PLAYING}:export", arguments, address)
        return found


def written(report: bytes, ending: str) -> bytes:
    """A report as a page to look at, or as a table."""
    data = msgspec.json.decode(report)
    try:
        return page_of(data).encode() if ending == "html" else csv_bytes(Result(data))
    except TablewrightError as error:
        raise Refused("bad-question", problem=str(error)) from None


async def waited(changed: asyncio.Event | None) -> float:
    """Wait until there may be something new, and never less than streams leave between two states; how long."""
    await asyncio.sleep(BETWEEN)
    if changed is None:
        await asyncio.sleep(LOOK - BETWEEN)
        return LOOK
    try:
        async with asyncio.timeout(LOOK - BETWEEN):
            await changed.wait()
        return BETWEEN
    except TimeoutError:
        return LOOK
