"""Pictures of every page, board and state, and a check that no text is cut off or runs over its neighbour.

    .venv/bin/python -m tests.browser.screenshots --at http://127.0.0.1:8000 [--only table] [--folder build/screenshots]

A server has to run there (`python3 run.py serve`). Each scene is taken wide and as a phone shows it, light and dark, in
English and French. The exit code is 1 if any text was found cut off or overlapping; what and where is printed.
"""

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, NO_ENTROPY, PATIENCE
from tests.browser.faults import faults
from tests.browser.lab_scenes import LAB_SCENES
from tests.browser.scenes import SCENES as TABLE_SCENES
from tests.browser.scenes import Stage

SCENES = TABLE_SCENES | LAB_SCENES
SIZES = {"wide": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}
SCHEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
WHOLE = ("howto", "home", "setup", "no-script", "lab")  # longer than the window, and shown to their end
STILL = 400  # ms for the page to settle


def take(browser: Browser, scene: str, options: argparse.Namespace) -> list[str]:
    """All pictures of a scene; what is wrong with any of them."""
    wrong = []
    for size, viewport in SIZES.items():
        context = browser.new_context(
            base_url=options.at,
            viewport=viewport,
            locale=LOCALES["en"],
            has_touch=size == "phone",
            is_mobile=size == "phone",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_ENTROPY)
        stage = Stage(browser, options.at, context.new_page())
        try:
            SCENES[scene](stage)
            wrong += photographed(stage.page, scene, f"{scene}-{size}", options.folder)
        except (AssertionError, Error) as error:
            wrong.append(f"{scene}-{size}: did not come about: {error}")
        stage.close()
        context.close()
    return wrong


def photographed(page: Page, scene: str, name: str, folder: Path) -> list[str]:
    """A scene in both languages and both schemes: the page changes them while it is open."""
    wrong = []
    for language in LOCALES:
        page.locator("header select").select_option(language)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.wait_for_timeout(STILL)
            whole = f"{name}-{scheme}-{language}"
            page.screenshot(path=folder / f"{whole}.png", full_page=scene.startswith(WHOLE))
            wrong += [f"{whole}: {fault}" for fault in faults(page)]
    return wrong


def without_scripts(browser: Browser, options: argparse.Namespace) -> None:
    """What is shown where JavaScript is off; it has no script that could look for faults."""
    for size, viewport in SIZES.items():
        for scheme in SCHEMES:
            context = browser.new_context(
                base_url=options.at, viewport=viewport, color_scheme=scheme, java_script_enabled=False
            )
            page = context.new_page()
            page.goto("/")
            page.screenshot(path=options.folder / f"no-script-{size}-{scheme}.png")
            context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at", default="http://127.0.0.1:8000")
    parser.add_argument("--only", default="", help="scenes whose name begins with this; several with commas between")
    parser.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wrong = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        without_scripts(browser, options)
        for scene in SCENES:
            if scene.startswith(tuple(options.only.split(","))):
                found = take(browser, scene, options)
                print("\n".join([f"{scene}: taken", *found]), flush=True)
                wrong += found
        browser.close()
    print(f"{len(wrong)} faults" if wrong else "no text is cut off or overlaps")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
