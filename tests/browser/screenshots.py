"""Pictures of every page, board and state, and a check that no text is cut off or runs over its neighbour.

    .venv/bin/python -m tests.browser.screenshots --at http://127.0.0.1:8000 [--only table] [--folder build/screenshots]

A server has to run there (`python3 run.py serve`). Each scene is taken wide and as a phone shows it, light and dark, in
English and French. The exit code is 1 if any text was found cut off or overlapping; what and where is printed.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, PATIENCE
from tests.browser.faults import faults

GAMES = ("corridor", "corner_rush", "zombie_tower", "quoridor", "eight_days")
SIZES = {"wide": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}
SCHEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
MOVES = 12  # made before the picture of a table is taken


def home(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=eight_days]").wait_for()


def setup(page: Page) -> None:
    page.goto("/new/corridor?mode=friends")
    page.locator("details > summary").first.click()


def nowhere(page: Page) -> None:
    page.goto("/nowhere")


def lobby(page: Page) -> None:
    page.goto("/new/eight_days?mode=friends")
    page.locator(".go").click()
    page.locator(".invite svg").wait_for()


def joining(page: Page) -> None:
    lobby(page)
    link = page.locator("#invite-link").input_value()
    page.evaluate("localStorage.removeItem('tablewright.tables')")
    page.goto("about:blank")
    page.goto(link)
    page.locator("#join-name").wait_for()


def curtain(page: Page) -> None:
    page.goto("/new/corridor?mode=device")
    page.locator(".go").click()
    page.locator(".curtain").wait_for()


def table_of(game: str) -> Callable[[Page], None]:
    def table(page: Page) -> None:
        page.goto("/")
        page.locator(f"[data-game={game}] .primary").click()
        page.locator(".board").wait_for(timeout=10 * PATIENCE)
        for _ in range(MOVES):
            page.wait_for_function("/Your turn|À vous/.test(document.title) || document.querySelector('.result')")
            choices = page.locator("main [data-move]:not([aria-disabled=true]):not(:disabled)")
            page.wait_for_timeout(250)
            if page.locator(".result").count() or not choices.count():
                break
            choices.nth(choices.count() // 2).dispatch_event("focus")
            choices.nth(choices.count() // 2).press("Enter")
            page.wait_for_timeout(250)
        page.evaluate("document.activeElement?.blur()")
        page.wait_for_timeout(800)

    return table


def over(page: Page) -> None:
    """A finished game: resigned, which takes two clicks."""
    table_of("quoridor")(page)
    if not page.locator(".result").count():
        page.locator(".tools .button").last.click()
        page.locator(".ask .danger").click()
    page.locator(".result").wait_for()


def replay(page: Page) -> None:
    over(page)
    page.locator(".result a.button").click()
    page.locator("input[type=range]").fill("5")
    page.wait_for_timeout(500)


def side_of(tab: str) -> Callable[[Page], None]:
    def side(page: Page) -> None:
        table_of("quoridor")(page)
        is_phone = (page.viewport_size or {"width": 0})["width"] < 1024
        page.locator(".thumb .button" if is_phone else ".tabs button").nth(
            ("story", "chat", "rules").index(tab)
        ).click()
        page.wait_for_timeout(500)

    return side


SCENES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "setup": setup,
    "nowhere": nowhere,
    "lobby": lobby,
    "joining": joining,
    "curtain": curtain,
    "over": over,
    "replay": replay,
    "chat": side_of("chat"),
    "rules": side_of("rules"),
    **{f"table-{game}": table_of(game) for game in GAMES},
}


def take(browser: Browser, scene: str, options: argparse.Namespace) -> list[str]:
    """All pictures of a scene; what is wrong with any of them."""
    wrong = []
    for size, viewport in SIZES.items():
        for scheme in SCHEMES:
            for language, locale in LOCALES.items():
                context = browser.new_context(
                    base_url=options.at,
                    viewport=viewport,
                    color_scheme=scheme,
                    locale=locale,
                    has_touch=size == "phone",
                )
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                name = f"{scene}-{size}-{scheme}-{language}"
                SCENES[scene](page)
                page.screenshot(path=options.folder / f"{name}.png", full_page=scene in ("home", "setup"))
                wrong += [f"{name}: {fault}" for fault in faults(page)]
                context.close()
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at", default="http://127.0.0.1:8000")
    parser.add_argument("--only", default="", help="scenes whose name begins with this")
    parser.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wrong = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for scene in SCENES:
            if scene.startswith(options.only):
                wrong += take(browser, scene, options)
                print(f"{scene}: taken", flush=True)
        browser.close()
    print("\n".join(wrong) or "no text is cut off or overlaps")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
