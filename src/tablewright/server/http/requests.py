"""The HTTP API: games, tables, records. `openapi.py` describes it, docs/api.md shows it in use."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablewright.games.registry import NAMES
from tablewright.match.errors import Refused
from tablewright.server.http import http_types as b
from tablewright.server.http import lobby, puzzling, replays, reviewing
from tablewright.server.http.howto import howto_page, rule_texts, tried
from tablewright.server.http.openapi import describe
from tablewright.server.http.uploads import keep_record
from tablewright.server.network import is_this_machine, own_address
from tablewright.server.socket import messages as m
from tablewright.server.socket.refusals import problem_of
from tablewright.server.store import Conflict, StoreFailed
from tablewright.server.tables.hub import Hub

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-move": 404,
    "no-such-puzzle": 404,
    "not-legal": 422,
    "too-fast": 429,
    "no-such-question": 404,
    "not-asker": 403,
    "too-many-questions": 429,
    "bad-question": 422,
    "no-lab": 503,
    "not-yet": 503,
    "wrong-key": 403,
    "not-host": 403,
    "not-invited": 403,
    "no-spectators": 403,
    "too-many-tables": 503,
    "try-again": 503,
    "store": 503,
    "bad-setting": 422,
    "bad-rules": 422,
    "bad-record": 422,
    "no-such-bot": 422,
    "unreadable": 422,
    "too-big": 413,
    "too-slow": 408,
}
OTHER = 409
MOST_LISTED = 100


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(refused: Refused) -> Response:
    return answer(problem_of(refused), STATUS.get(refused.code, OTHER))


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("unreadable", problem=str(error)) from None


def key_of(request: Request, kind: str = "seat") -> str:
    """The seat's key in `Authorization: Seat <key>`, or another kind of key."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == kind else ""


def guarded(hub: Hub, handler: Handler) -> Handler:
    """A request whose refusals are told in words."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except Refused as refused:
            hub.metrics.count("refusals", refused.code)
            return problem(refused)
        except Conflict as conflict:
            return problem(Refused("store") if isinstance(conflict, StoreFailed) else Refused("try-again"))

    return answered


class Requests:
    """The requests, and the hub that answers them."""

    def __init__(self, hub: Hub, public_url: str) -> None:
        self.hub, self._public_url = hub, public_url.rstrip("/")
        self.routes: list[Route] = []
        self.described: list[tuple[str, str, str, dict[str, Any]]] = []
        for method, path, handler, told in (
            ("GET", "/health", self.health, describe("Whether the server works.", answer=b.Health)),
            ("GET", "/address", self.address, describe("Where others in the network find it.", answer=b.Address)),
            ("GET", "/games", self.games, describe("The games.", answer=list[b.GameCard])),
            ("GET", "/games/{game}", self.game, describe("What is needed to set up a table.", answer=b.GameFacts)),
            ("GET", "/games/{game}/rules", self.rules, describe("The rules by id.", answer=list[b.RuleText],
                                                                query={"language": str})),
            ("POST", "/games/{game}/howto", self.howto, describe("How it is played.", b.HowToWish, b.HowToPage)),
            ("POST", "/games/{game}/howto/try", self.tried, describe("Try moves there.", b.TryWish, b.Tried)),
            ("GET", "/tables", self.tables, describe("Public tables with free seats.", answer=list[b.TableCard],
                                                     query={"game": str})),
            ("POST", "/tables", self.create, describe("A new table.", b.CreateTable, b.Created, status=201,
                                                      key="seat")),
            ("POST", "/records", self.keep, describe("Bring a record along, to look through it.", b.KeepRecord, b.Kept,
                                                     status=201)),
            ("POST", "/join", self.join_by_code, describe("Sit down by code.", b.JoinByCode, b.Joined)),
            ("GET", "/tables/{table}", self.table, describe("A table.", answer=b.TableCard)),
            ("DELETE", "/tables/{table}", self.delete, describe("Delete it, as its host.", status=204, key="seat")),
            ("POST", "/tables/{table}/join", self.join, describe("Sit down.", b.Join, b.Joined)),
            ("GET", "/tables/{table}/view", self.view, describe("What your seat sees now.", answer=m.WholeView,
                                                                key="seat")),
            ("GET", "/tables/{table}/record", self.record, describe("The record; complete once it is over.",
                                                                    answer=dict, key="seat")),
            ("GET", "/tables/{table}/story", self.story, describe(
                "A finished game as it was told; kept also when its rules are not played any more.",
                answer=list[b.StoryStep], key="seat")),
            ("GET", "/tables/{table}/replay", self.replay_lines, describe(
                "Every move of a finished game, as a player knew it or with everything open.",
                answer=list[b.ReplayLine], query={"player": int, "states": bool}, key="seat")),
            ("GET", "/tables/{table}/replay/{ply}", self.replay, describe(
                "A position of a finished game, as a player knew it or with everything open.",
                answer=b.ReplayStep, query={"player": int}, key="seat")),
            ("POST", "/tables/{table}/review", self.review, describe(
                "What decided a finished game: begun if nobody has asked for it.", b.ReviewWish, b.ReviewState,
                key="seat")),
            ("GET", "/tables/{table}/review", self.review_so_far, describe(
                "How far that is.", answer=b.ReviewState, query={"level": str}, key="seat")),
            ("GET", "/puzzles", self.puzzles, describe("The games that have puzzles.", answer=b.PuzzleCount)),
            ("GET", "/puzzles/daily", self.daily_puzzle, describe("The puzzle of a day (2026-11-18).",
                                                                  answer=b.DailyPuzzle, query={"day": str})),
            ("GET", "/games/{game}/puzzles/{number}", self.puzzle, describe(
                "A puzzle by its number, or `daily`.", answer=b.PuzzleView, query={"day": str})),
            ("POST", "/games/{game}/puzzles/{number}/answer", self.puzzle_answer, describe(
                "Try a move as its solution.", b.PuzzleTry, b.PuzzleAnswer)),
        ):  # fmt: skip
            self.routes.append(Route(f"/api{path}", guarded(hub, handler), methods=[method]))
            self.described.append((method, f"/api{path}", handler.__name__, told))

    async def health(self, request: Request) -> Response:
        await self.hub.can_write()
        return answer(b.Health("stopping" if self.hub.is_stopping else "ok", self.hub.version, self.hub.now()))

    async def address(self, request: Request) -> Response:
        """For the page's warning that a link with this machine's own name is of no use to anybody else."""
        found = own_address()
        port = f":{request.url.port}" if request.url.port else ""
        return answer(b.Address(f"http://{found}{port}" if found else "", not is_this_machine(self.hub.host)))

    async def games(self, request: Request) -> Response:
        return answer([self.hub.games.card(name) for name in NAMES])

    async def game(self, request: Request) -> Response:
        return answer(self.hub.games.facts(lobby.known_game(request.path_params["game"]).name))

    async def rules(self, request: Request) -> Response:
        folder = lobby.known_game(request.path_params["game"]).folder
        return answer(rule_texts(folder, request.query_params.get("language", "en")))

    async def howto(self, request: Request) -> Response:
        name = lobby.known_game(request.path_params["game"]).name
        return answer(howto_page(name, (await read(request, b.HowToWish)).rules))

    async def tried(self, request: Request) -> Response:
        name = lobby.known_game(request.path_params["game"]).name
        return answer(tried(name, await read(request, b.TryWish)))

    async def tables(self, request: Request) -> Response:
        game = request.query_params.get("game", "")
        if game:
            lobby.known_game(game)
        found = [await self.hub.find(name) for name in await self.hub.store.listed(game, MOST_LISTED)]
        cards = [lobby.card(table.match) for table in found if table is not None and table.match.phase == "waiting"]
        return answer(cards)

    async def create(self, request: Request) -> Response:
        wish = await read(request, b.CreateTable)
        table, keys, invite = await lobby.create_table(self.hub, wish, key_of(request))
        link = f"{self._public_url}/t/{table.id}#invite={invite}"
        told = {str(seat): key for seat, key in keys.items()}
        return answer(b.Created(table.id, told, invite, link), 201)

    async def keep(self, request: Request) -> Response:
        return answer(b.Kept(await keep_record(self.hub, (await read(request, b.KeepRecord)).record)), 201)

    def _joined(self, table: str, seat: int, key: str) -> Response:
        return answer(b.Joined(table, seat, key, f"{self._public_url}/t/{table}#seat={key}"))

    async def join(self, request: Request) -> Response:
        name = request.path_params["table"]
        return self._joined(name, *await lobby.join(self.hub, name, await read(request, b.Join)))

    async def join_by_code(self, request: Request) -> Response:
        return self._joined(*await lobby.join_by_code(self.hub, await read(request, b.JoinByCode)))

    async def table(self, request: Request) -> Response:
        return answer(lobby.card((await lobby.found_table(self.hub, request.path_params["table"])).match))

    async def delete(self, request: Request) -> Response:
        await lobby.delete(self.hub, request.path_params["table"], key_of(request))
        return Response(status_code=204)

    async def view(self, request: Request) -> Response:
        table = await lobby.found_table(self.hub, request.path_params["table"])
        seat = lobby.seat_of_key(table, key_of(request))
        return answer(table.views.looked_at(seat, self.hub.now()))

    async def record(self, request: Request) -> Response:
        table = await lobby.found_table(self.hub, request.path_params["table"])
        lobby.seat_of_key(table, key_of(request))
        return answer(await lobby.record_of(self.hub, table))

    async def story(self, request: Request) -> Response:
        table = await lobby.found_table(self.hub, request.path_params["table"])
        lobby.seat_of_key(table, key_of(request))
        return answer(await lobby.story_of(self.hub, table))

    async def replay(self, request: Request) -> Response:
        table = await lobby.finished(self.hub, request.path_params["table"], key_of(request))
        return answer(replays.step(table.match, whole(request.path_params["ply"]), viewer_of(request)))

    async def replay_lines(self, request: Request) -> Response:
        table = await lobby.finished(self.hub, request.path_params["table"], key_of(request))
        has_states = request.query_params.get("states") == "true"
        return answer(await asyncio.to_thread(replays.lines, table.match, viewer_of(request), has_states))

    async def review(self, request: Request) -> Response:
        wish = await read(request, b.ReviewWish)
        table = await lobby.finished(self.hub, request.path_params["table"], key_of(request))
        return answer(reviewing.asked(self.hub, table, wish.level, address_of(request)))

    async def review_so_far(self, request: Request) -> Response:
        table = await lobby.finished(self.hub, request.path_params["table"], key_of(request))
        return answer(reviewing.so_far(self.hub, table, request.query_params.get("level", "medium")))

    async def puzzles(self, request: Request) -> Response:
        return answer(b.PuzzleCount(dict(puzzling.counts())))

    async def daily_puzzle(self, request: Request) -> Response:
        return answer(b.DailyPuzzle(*puzzling.of_day(request.query_params.get("day", ""), self.hub.now())))

    async def puzzle(self, request: Request) -> Response:
        game, number = lobby.known_game(request.path_params["game"]), request.path_params["number"]
        if number == "daily":
            found = puzzling.number_of_day(game, request.query_params.get("day", ""), self.hub.now())
        else:
            found = whole(number)
        return answer(puzzling.view(game, found))

    async def puzzle_answer(self, request: Request) -> Response:
        game, number = lobby.known_game(request.path_params["game"]), whole(request.path_params["number"])
        return answer(puzzling.answered(game, number, (await read(request, b.PuzzleTry)).move))


def viewer_of(request: Request) -> int | None:
    """Whose knowledge is asked for; None: all of it."""
    player = request.query_params.get("player")
    return None if player is None else whole(player)


def address_of(request: Request) -> str:
    """Who asks."""
    return request.client.host if request.client else "?"


def whole(text: str) -> int:
    """A whole number of an address."""
    if not text.removeprefix("-").isdigit() or len(text) > 9 or not text.isascii():
        raise Refused("unreadable", "why-not-a-number", text=text[:20])
    return int(text)
