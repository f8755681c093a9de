"""How a test plays: which of the moves that a page offers it takes, and how it takes them, by keys or by clicks."""

import random

from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.page_facts import facts

LEGAL = "main [data-move]:not([aria-disabled=true]):not(:disabled)"
TABS, ARROWS = 120, 60  # presses after which something counts as out of reach
PRESSES, ANSWER = 6, 1_500  # of Enter for one move, or clicks; ms until it is tried again
ALL_MOVES = 2_000  # more than any game has

# What the page knows of itself, in one look.
LOOK = f"""() => {{
  const board = document.querySelector('.board');
  const offered = [...document.querySelectorAll('{LEGAL}')].map((one) => one.dataset.move).filter(Boolean);
  return {{ over: !!document.querySelector('.result'), number: board?.dataset.number ?? '', offered }};
}}"""

# The focused element: its move, and how far the wanted one lies from it.
FOCUS = f"""(move) => {{
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const at = document.activeElement;
  const wanted = [...document.querySelectorAll('{LEGAL}')].filter((one) => one.dataset.move === move);
  if (!wanted.length) return {{ there: false, gone: true, apart: null, roves: false }};
  const here = middle(at.getBoundingClientRect());
  const ways = wanted.filter((one) => one.hasAttribute('data-rove')).map((one) => middle(one.getBoundingClientRect()));
  const apart = ways.map(([x, y]) => [x - here[0], y - here[1]])
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0] ?? null;
  return {{ there: wanted.includes(at), gone: false, apart, roves: at.hasAttribute('data-rove') }};
}}"""


def chosen(game: str, offered: list[str], choice: random.Random, is_second: bool = False) -> str:
    """A move at random among those that bring a game on: towards the goal, and no turn ended before its time."""
    if choice.random() < 0.15:
        return choice.choice(offered)
    known = facts(game)
    onwards = known.opposite if is_second and known.opposite else known.onwards
    return choice.choice(onwards(offered) or offered)


def by_keys(page: Page, move: str) -> None:
    """Go to a move with Tab and the arrows and play it with Enter, from wherever the focus is."""
    reach(page, move)
    number = page.locator(".board").get_attribute("data-number")
    press_enter(page, f".board:not([data-number='{number}'])")


def reach(page: Page, move: str) -> None:
    """Tab from part to part until the move's own part is focused, then walk there by arrows."""
    for _ in range(TABS):
        seen = page.evaluate(FOCUS, move)
        if seen["there"] or (seen["roves"] and seen["apart"] and arrows(page, move)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not lead to {move!r}")


def arrows(page: Page, move: str) -> bool:
    """Walk towards a move inside a group; whether it was reached."""
    before = None
    for n in range(ARROWS):
        seen = page.evaluate(FOCUS, move)
        if seen["there"] or not seen["apart"]:
            return bool(seen["there"])
        x, y = seen["apart"]
        is_flat = abs(x) >= abs(y)
        if before == (x, y):  # nothing lies that way: go round
            is_flat = not is_flat
            if n > ARROWS // 2 or (abs(x) < 2 and is_flat) or (abs(y) < 2 and not is_flat):
                return False
        before = (x, y)
        page.keyboard.press(
            ("ArrowRight" if x > 0 else "ArrowLeft") if is_flat else "ArrowDown" if y > 0 else "ArrowUp"
        )
    return False


def press_enter(page: Page, moved: str) -> None:
    """Until the move is made: a card goes on at its target, a square may ask which act, and yes, even if it loses."""
    sure = page.get_by_role("alertdialog").get_by_role("button", name="Do it")
    for _ in range(PRESSES):
        page.keyboard.press("Enter")
        try:
            page.locator(moved).or_(sure).first.wait_for(state="attached", timeout=ANSWER)
        except TimeoutError:
            continue  # the focus has gone on to what is to be chosen next
        if sure.count():
            sure.press("Enter")
            page.locator(moved).first.wait_for(state="attached")
        return
    raise AssertionError(f"Enter played nothing, {page.evaluate('document.activeElement.outerHTML')[:300]}")


def by_click(page: Page, move: str) -> None:
    """Click what stands for a move, again where that only asks which act or previews it."""
    number = page.locator(".board").get_attribute("data-number")
    moved = page.locator(f".board:not([data-number='{number}']), .curtain")  # the next person may be asked to take over
    sure = page.get_by_role("alertdialog").get_by_role("button", name="Do it")
    for _ in range(PRESSES):
        places = page.locator(f"{LEGAL}[data-move='{move}']")
        if moved.count() or not places.count():
            break
        places.last.evaluate("one => one.scrollIntoView({ block: 'center' })")  # not under a bar at the edge
        places.last.click(force=True)  # a menu comes after the square that opened it
        try:
            moved.or_(sure).first.wait_for(state="attached", timeout=ANSWER)
        except TimeoutError:
            continue
        if sure.count():
            sure.click()
    expect(moved.first).to_be_attached()
