"""Whole games as pictures: one at each own decision, and a strip of frames of each great moment, as it moves.

    .venv/bin/python -m tests.browser.strips --at http://127.0.0.1:8000 [--game corridor] [--size phone] [--language fr]

A server has to run there (`python3 run.py serve`). Games are played by chance at the normal pace; the page's clock
goes on only when it is told to, so that a frame shows what is on the screen then, however busy the machine is.
"""

import argparse
import base64
import random
import sys
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, NO_ENTROPY, PATIENCE
from tests.browser.moves import ALL_MOVES, LEGAL, chosen
from tests.browser.page_facts import facts
from tests.browser.scenes import start

from tablewright import GAMES

SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
FRAMES = (0, 300, 700, 1_100, 1_600, 2_100)  # ms after a moment began
TICK = 60  # ms of the page's time between two looks
BREATH = 15  # ms of real time in which the server may answer
IDLE = 4_000  # looks without anything new, after which a game counts as stuck

SEEN = f"""() => ({{
  over: !!document.querySelector('.result'),
  number: document.querySelector('.board')?.dataset.number ?? '',
  staged: document.querySelector('.moment')?.dataset.moment ?? (document.querySelector('.ending') ? 'ending' : ''),
  sure: !!document.querySelector('[role=alertdialog]'),
  offered: [...document.querySelectorAll('{LEGAL}')].map((one) => one.dataset.move).filter(Boolean),
}})"""
# Everything that moves is held at a time of its own, as if so much had gone by since the moment began.
HELD = """(at) => {
  for (const one of document.getAnimations()) { one.pause(); one.currentTime = at; }
}"""
LET_GO = """() => {
  for (const one of document.getAnimations()) {
    if (Number.isFinite(Number(one.effect.getComputedTiming().endTime))) one.finish(); else one.play();
  }
}"""


class Album:
    """The pictures of one game."""

    def __init__(self, folder: Path, page: Page, paper: Page, again: int) -> None:
        self.folder, self.page, self.paper, self.again = folder, page, paper, again
        self.taken: Counter[str] = Counter()
        folder.mkdir(parents=True, exist_ok=True)

    def decision(self, move: str) -> None:
        self.taken["decision"] += 1
        self.page.screenshot(path=self.folder / f"{self.taken['decision']:03d} {move.replace('/', '-')}.png")

    def moment(self, key: str) -> None:
        """A strip, the frames from left to right."""
        self.taken[key] += 1
        if self.taken[key] > self.again:
            return
        frames = []
        for at in FRAMES:
            self.page.evaluate(HELD, at)
            frames.append(base64.b64encode(self.page.screenshot()).decode())
        self.page.evaluate(LET_GO)
        images = "".join(f"<img width=420 src='data:image/png;base64,{one}'>" for one in frames)
        self.paper.set_content(f"<body style='margin:0;width:1280px;display:flex;flex-wrap:wrap;gap:6px'>{images}")
        name = f"{self.taken['decision']:03d} moment {key} {self.taken[key]}.png"
        self.paper.screenshot(path=self.folder / name, full_page=True)


def played(page: Page, game: str, album: Album, seed: int) -> None:
    """A whole game, in the page's own time."""
    choice, staged, idle = random.Random(seed), "", 0
    for _ in range(ALL_MOVES * 100):
        seen = page.evaluate(SEEN)
        idle += 1
        if seen["staged"] and seen["staged"] != staged:
            album.moment(seen["staged"])
            idle = 0
        staged = seen["staged"]
        if seen["over"] and not staged and idle > 20:
            album.decision("over")
            return
        if seen["offered"] and not staged and not seen["over"]:
            wanted = facts(game).fills_hand[0] if choice.random() < facts(game).fills_hand[1] else ""
            move = wanted if wanted in seen["offered"] else chosen(game, seen["offered"], choice)
            album.decision(move)
            pressed(page, move, seen["number"])
            idle = 0
        if idle > IDLE:
            raise AssertionError(f"{game} stands still: {seen}")
        page.clock.run_for(TICK)
        page.wait_for_timeout(BREATH)
    raise AssertionError(f"{game} does not end")


def pressed(page: Page, move: str, number: str) -> None:
    """Click what stands for a move, again where that only previews it or asks."""
    for _ in range(6):
        places = page.locator(f"{LEGAL}[data-move='{move}']")
        if not places.count():
            return
        places.last.evaluate("one => one.scrollIntoView({ block: 'center' })")
        places.last.click(force=True)
        for _ in range(60):
            page.clock.run_for(TICK)
            page.wait_for_timeout(BREATH)
            seen = page.evaluate(SEEN)
            if seen["sure"]:
                page.locator("[role=alertdialog] .danger, [role=alertdialog] .primary").first.click()
            if seen["number"] != number:
                return
            if seen["offered"].count(move) > 1:
                break  # a menu has opened


def photographed(browser: Browser, game: str, size: str, language: str, options: argparse.Namespace) -> None:
    is_phone = size == "phone"
    context = browser.new_context(
        base_url=options.at, viewport=SIZES[size], locale=LOCALES[language], has_touch=is_phone, is_mobile=is_phone
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_ENTROPY)
    page, paper = context.new_page(), browser.new_page(viewport={"width": 1280, "height": 800})
    album = Album(options.folder / f"{game}-{size}-{language}", page, paper, options.again)
    start(page, game, players=options.players)
    page.locator(".board").wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 100)
    played(page, game, album, options.seed)
    print(f"{game} {size} {language}:", dict(album.taken), flush=True)
    paper.close()
    context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at", default="http://127.0.0.1:8000")
    parser.add_argument("--game", choices=GAMES, action="append", help="all of them, unless one is named")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--language", choices=LOCALES, action="append")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=int, default=1, help="how often a kind of moment is taken in a game")
    parser.add_argument("--folder", type=Path, default=Path("build/strips"))
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in options.game or GAMES:
            for size in options.size or SIZES:
                for language in options.language or LOCALES:
                    photographed(browser, game, size, language, options)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
