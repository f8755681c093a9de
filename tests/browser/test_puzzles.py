"""Puzzles on the page: the daily one, the list of a game, the streak; with answers as the server gives them."""

import json
import re
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.play import PHONE, violations
from tests.browser.reviews import option, said

COUNT = 3
TODAY = "2026-03-02T12:00:00"
DESK = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture(autouse=True)
def _compiled(ready):
    ready("quoridor")


def a_view(base_url: str) -> dict[str, Any]:
    """A position of Quoridor as the page that explains it shows it."""
    request = Request(f"{base_url}/api/games/quoridor/howto", b'{"rules": {}}', {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return next(view for view in json.load(answer)["positions"].values() if view["choices"])


def puzzles_of(page: Page, base_url: str) -> list[str]:
    """Answer for the server; the first choice of a position is its best move. The moves, the best first."""
    page.clock.set_fixed_time(TODAY)
    view = a_view(base_url)
    moves = [choice["move"] for choice in view["choices"]][:3]
    told: dict[str, Any] = {"game": "quoridor", "count": COUNT, "player": view["player"], "players": 2, "view": view}

    def answered(route: Route) -> None:
        path = route.request.url.split("/api/")[1].split("?")[0]
        if path == "puzzles":
            body: dict[str, Any] = {"games": {"quoridor": COUNT}}
        elif path == "puzzles/daily":
            body = {"game": "quoridor", "number": 1}
        elif path.endswith("/answer"):
            tried = route.request.post_data_json["move"]
            options = [option(move, 0.8 - 0.2 * n, move == tried, 0) for n, move in enumerate(moves)]
            body = {"is_right": tried == moves[0], "mark": "best" if tried == moves[0] else "blunder",
                    "options": options, "reason": said("Wins with 80 %."), "after": view}  # fmt: skip
        else:
            body = {**told, "number": int(path.rsplit("/", 1)[1])}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(body))

    page.route("**/api/puzzles*", answered)
    page.route("**/api/puzzles/daily*", answered)
    page.route("**/api/games/quoridor/puzzles/**", answered)
    return moves


def try_move(page: Page, move: str) -> None:
    page.locator(f".shown [data-move='{move}']").first.press("Enter")


def test_the_daily_puzzle_by_keyboard_from_the_first_page(person, base_url):
    page = person(reduced_motion="reduce")
    best, other, *_ = puzzles_of(page, base_url)
    page.goto("/")
    page.get_by_role("link", name="Today’s puzzle").press("Enter")
    expect(page.get_by_text("No day in a row yet")).to_be_visible()
    page.get_by_role("link", name="Solve it").press("Enter")
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    try_move(page, other)
    expect(page.get_by_role("heading", name="Not the best move")).to_be_focused()
    expect(page.locator(f"[data-number-of='{best}']")).to_have_text("1")
    page.get_by_role("button", name="Try again").press("Enter")
    try_move(page, best)
    expect(page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(page.get_by_text("One day in a row.")).to_be_visible()
    page.get_by_role("link", name="All puzzles").press("Enter")
    expect(page.get_by_text("1 of 3 solved")).to_be_visible()
    page.clock.set_fixed_time("2026-03-03T09:00:00")
    page.reload()
    expect(page.get_by_text("One day in a row.")).to_be_visible()
    page.clock.set_fixed_time("2026-03-04T09:00:00")
    page.reload()
    expect(page.get_by_text("No day in a row yet")).to_be_visible()


def test_the_puzzles_of_a_game_are_listed(person, base_url):
    page = person(reduced_motion="reduce")
    best, *_ = puzzles_of(page, base_url)
    page.goto("/")
    page.get_by_role("link", name="Quoridor: 3 puzzles").click()
    expect(page.locator(".numbers a")).to_have_count(COUNT)
    page.get_by_role("link", name="Puzzle 3 of 3").click()
    try_move(page, best)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_text("Puzzle 1 of 3")).to_be_visible()
    page.goto("/puzzles/quoridor")
    expect(page.get_by_role("link", name="Puzzle 3 of 3, solved")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_puzzles_stand_in_nobodys_way(person, base_url, size, scheme):
    page = person(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, **size)
    best, *_ = puzzles_of(page, base_url)
    for address in ("/puzzles", "/puzzles/quoridor", "/puzzle/quoridor?n=0"):
        page.goto(address)
        expect(page.locator(".games a, .numbers a, .board").first).to_be_visible()
        if address.startswith("/puzzle/"):
            try_move(page, best)
            expect(page.get_by_role("heading", name="Right!")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_puzzles_in_french(person, base_url):
    page = person(locale="fr-FR")
    best, *_ = puzzles_of(page, base_url)
    page.goto("/puzzle/quoridor?n=0")
    expect(page.get_by_role("heading", name="Trouvez le meilleur coup")).to_be_visible()
    try_move(page, best)
    expect(page.get_by_role("heading", name="Juste")).to_be_visible()


def test_a_puzzle_that_is_not_there_is_said_in_words(person):
    page = person()
    problem = {"code": "no-such-puzzle", "sentence": "There is no such puzzle.", "key": "", "arguments": {}}
    told = {"status": 404, "content_type": "application/json", "body": json.dumps(problem)}
    page.route("**/api/games/quoridor/puzzles/**", lambda route: route.fulfill(**told))
    page.goto("/puzzle/quoridor?n=99")
    expect(page.get_by_role("heading", name="There is no such puzzle")).to_be_visible()


def test_a_puzzle_of_the_server_itself_is_answered(person, ready):
    ready("corridor")
    page = person(reduced_motion="reduce")
    page.goto("/puzzles/corridor")
    page.get_by_role("link", name="Puzzle 1 of 100").click()
    legal = page.locator("main [data-move]:not([aria-disabled=true]):not(:disabled)")
    legal.first.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("Right!|Not the best move"))).to_be_visible()
    expect(page.locator(".options li").first).to_contain_text("best")
    expect(page.locator("[data-number-of]").first).to_have_text("1")
