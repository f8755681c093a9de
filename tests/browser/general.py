"""A whole game on the general board: for any game without a board of its own, on the server at any address."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.moves import ALL_MOVES, LEGAL, LOOK, by_click, by_keys
from tests.browser.play import PHONE, SMALLEST_TARGET, open_against, violations

Person = Callable[..., Page]
DESK = {"viewport": {"width": 1280, "height": 800}}
BY_POINTER, BY_KEYS = by_click, by_keys
CLOSED = "main details:not([open]):has([data-move]) > summary"
SMALL = """(all, least) => all.map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
  .filter(([, box]) => box.height > 0 && Math.min(box.height, box.width) < least).map(([html]) => html)"""
UNNAMED = """all => all.filter((one) => !one.getAttribute('aria-label')?.trim()).length"""


def someone(person: Person, address: str, screen: dict[str, object], **settings: object) -> Page:
    """Somebody who looks at the server of this address, and whose page can be examined by axe."""
    return person(base_url=address, reduced_motion="reduce", bypass_csp=True, **{**screen, **settings})


def play_on(page: Page, take: Callable[[Page, str], None], choice: random.Random, most: int) -> list[str]:
    """Play what the page offers, squares first, so that the game goes on, until it is over or so many moves are made.

    The moves.
    """
    played: list[str] = []
    while len(played) < most:
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        seen = page.evaluate(LOOK)
        if seen["over"]:
            return played
        if not seen["offered"]:
            continue
        open_groups(page)
        squares = page.locator(f".board [data-square]{LEGAL.removeprefix('main ')}")
        on_squares = squares.evaluate_all("all => all.map((one) => one.dataset.move)")
        played.append(choice.choice(on_squares or seen["offered"]))
        take(page, played[-1])
    return played


def open_groups(page: Page) -> None:
    """Show what is in groups that are closed."""
    while page.locator(CLOSED).count():
        page.locator(CLOSED).first.click()


def examine(page: Page) -> None:
    """Nothing in anybody's way, nothing too small for a finger, nothing wider than the screen, every square named."""
    nobody_is_hindered(page)
    small = page.locator("main :is(button, a.button, summary, select):visible").evaluate_all(SMALL, SMALLEST_TARGET)
    assert not small, f"smaller than {SMALLEST_TARGET} px: {small}"
    assert page.viewport_size is not None
    wide, screen = page.evaluate("document.documentElement.scrollWidth"), page.viewport_size["width"]
    assert wide <= screen, f"the page is {wide} px wide, the screen {screen}"
    unnamed = page.locator(".board [data-square]").evaluate_all(UNNAMED)
    assert not unnamed, f"{unnamed} squares have no name"


def nobody_is_hindered(page: Page) -> None:
    found = violations(page)
    assert not found, found


def play_a_game(
    person: Person, address: str, game: str, take: Callable[[Page, str], None], screen: dict[str, object]
) -> Page:
    """Sit down against aimless bots, look at the table closely, and play to the end; the page with the result."""
    page = someone(person, address, screen)
    open_against(page, game)
    choice = random.Random(5)
    for moves in (0, 2, ALL_MOVES):
        play_on(page, take, choice, moves)
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        examine(page)
    expect(page.locator(".result h2")).to_be_visible()
    return page


def look_through(page: Page) -> None:
    """The replay of a game that is over: to its end and back, the last move marked where there are squares."""
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(slider).not_to_have_value("0")
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    nobody_is_hindered(page)


SCREENS = {"desk": DESK, "phone": PHONE}
