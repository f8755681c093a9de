"""The questions of docs/lab.md, asked again, and their pictures.

    python -m bench.lab_pictures --seconds 300 [NAME ...]

Each question runs for so many seconds at most; blocks are stored, so that a second call goes on from there. Reports go
to --to (default: lab-reports), one folder each; with a browser (playwright) the picture of each goes to docs/images.
"""

import argparse
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import tablewright
from tablewright.lab import asking
from tablewright.lab.asking import Asked

IMAGES = Path(__file__).parents[1] / "docs" / "images"
WIDTH = 900
QUESTIONS: dict[str, Callable[[], Asked]] = {
    "lab-seats": lambda: asking.seats("corridor", players=4, bots=("greedy", "easy", "hard")),
    "lab-hand-limit": lambda: asking.compare(
        "corridor", players=4, change={"turn.hand_limit": 6}, primary=("loses.0",), bots=("easy", "medium"), matters=4
    ),
    "lab-sweep": lambda: asking.sweep(
        "corridor", "turn.action_points", range(2, 9), metric="rounds > 2", players=4, bots=("greedy", "easy")
    ),
    "lab-find": lambda: asking.find(
        "corridor", "turn.action_points", range(1, 13), target="rounds = 2 +- 0.25", players=4, bots=("greedy", "easy")
    ),
    "lab-find-none": lambda: asking.find(
        "corridor", "turn.action_points", range(1, 13), target="rounds = 20 +- 1", players=4, bots=("greedy", "easy")
    ),
    "lab-grid": lambda: asking.grid(
        "eight_days", ("dusk.spawn_max", range(1, 5)), ("hostile.damage.zombie", range(1, 4)), metric="alive",
        players=3, bots=("easy",),
    ),
}  # fmt: skip
QUESTIONS["lab-difficulty"] = lambda: asking.difficulty("zombie_tower", players=3, bots=("easy", "hard"))
QUESTIONS |= {f"lab-cards-{name}": partial(asking.cards, name, bots=("easy",)) for name in tablewright.GAMES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(QUESTIONS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--to", type=Path, default=Path("lab-reports"))
    options = parser.parse_args()
    for name in options.names or QUESTIONS:
        found = QUESTIONS[name]().run(seconds=options.seconds)
        page = found.save(options.to / name) / "report.html"
        print(f"{name}: {'decided' if found.decided else 'open'}, {found.times['core_seconds']:.0f} core seconds")
        print(f"  {found.verdict}", flush=True)
        take_picture(page, IMAGES / f"{name}.png")


def take_picture(page: Path, to: Path) -> None:
    """The verdict and the first picture of a page."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=shutil.which("chromium"))
        shown = browser.new_page(viewport={"width": WIDTH, "height": 400}, color_scheme="light")
        shown.goto(page.absolute().as_uri())
        last = shown.locator(".card").nth(1).bounding_box()
        assert last is not None, "a page begins with its verdict and a picture"
        clip = {"x": 0, "y": 0, "width": WIDTH, "height": last["y"] + last["height"] + 12}
        shown.screenshot(path=to, full_page=True, clip=clip)
        browser.close()


if __name__ == "__main__":
    main()
