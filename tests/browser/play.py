"""What people do on the page, in words."""

import json
import re
from collections.abc import Mapping

from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE, ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST_TARGET = 44  # px
STRAIGHT = ("e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9")  # the first player's way, if nobody stands in it
ASIDE = ("d9", "c9", "b9", "a9", "b9", "a9", "b9")  # the second player's, out of it


def is_my_turn(page: Page, patience: int = PATIENCE) -> None:
    """Wait until the page says so."""
    expect(page).to_have_title(re.compile("Your turn|À vous"), timeout=patience)


def open_friends_table(
    host: Page, game: str, name: str = "Ann", players: int = 0, bots: Mapping[int, str] | None = None, best_of: int = 0
) -> str:
    """Set up a table for friends, with bots at some seats; the link for the friends."""
    host.goto(f"/new/{game}?mode=friends")
    host.get_by_label("Name at seat 1").fill(name)
    if players:
        host.locator(f"input[name=players][value='{players}']").check(force=True)
    for seat, bot in (bots or {}).items():
        host.get_by_label(f"Seat {seat}", exact=True).select_option(f"bot:{bot}")
    host.get_by_label("Who begins?").select_option("fixed")
    if best_of:
        host.get_by_label("How many games?").select_option(label=f"Best of {best_of}")
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_label("Send this link").input_value()


def open_against(page: Page, game: str, bot: str = "random") -> None:
    """A table against bots of a level, at which this page begins."""
    page.goto(f"/new/{game}?mode=bots")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    for seat in page.get_by_label(re.compile(r"^Seat \d")).all():
        seat.select_option(f"bot:{bot}")
    page.get_by_label("Who begins?").select_option("fixed")
    page.get_by_role("button", name="Start the game").press("Enter")
    expect(page.locator(".board")).to_be_visible()


def sit_down(guest: Page, link: str, name: str) -> None:
    guest.goto(link)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("(you)").first).to_be_visible()


def two_at_quoridor(host: Page, guest: Page, best_of: int = 0) -> None:
    """Ann begins against Bob, each in a browser of their own."""
    sit_down(guest, open_friends_table(host, "quoridor", best_of=best_of), "Bob")
    host.get_by_role("button", name="Start the game").click()
    is_my_turn(host)


def step(page: Page, square: str) -> None:
    """Click a square of Quoridor's board when it is this page's turn."""
    is_my_turn(page)
    target = page.locator(f".board [data-move={square}]")
    expect(target).to_have_attribute("aria-disabled", "false")
    target.click()
    expect(page.locator(f".board [data-move={square}]")).to_have_attribute("aria-disabled", "true")


def play_quoridor(host: Page, guest: Page) -> None:
    """A whole game that Ann wins."""
    for n, square in enumerate(STRAIGHT):
        step(host, square)
        if n < len(ASIDE):
            step(guest, ASIDE[n])


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What axe-core finds wrong with a page as it is shown now; its context has to bypass the page's policy."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found["violations"]]


def legal_moves(page: Page) -> list[str]:
    """Everything that can be played from the page now, on the board, in the hand and in the action bar."""
    places = page.locator("main [data-move]:not([aria-disabled=true]):not(:disabled)")
    return [move for move in places.evaluate_all("all => all.map(one => one.dataset.move)") if move]


def heard(page: Page) -> list[dict]:  # type: ignore[type-arg]
    """Every message that a page gets from now on."""
    messages: list[dict] = []  # type: ignore[type-arg]
    page.on("websocket", lambda line: line.on("framereceived", lambda text: messages.append(json.loads(text))))
    return messages
