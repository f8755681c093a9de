"""The lab's pages: every kind of question, filled in and answered, and every state in which an answer may be."""

import json
import re
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page, Route
from tests.browser.scenes import COMPILING, Scene, Stage

# Few deals among quick bots: what an answer looks like does not depend on how exact it is.
BOTS = ["greedy", "easy"]
POINTS = {"key": "turn.action_points", "values": [2, 3, 4, 5, 6]}
LIMITS = {"key": "turn.hand_limit", "values": [4, 6, 8]}
CHANGE: dict[str, Any] = {"change": {"turn.action_points": 3}, "metrics": ["loses.0", "rounds"]}
QUESTIONS: dict[str, dict[str, Any]] = {
    "compare": CHANGE | {"blocks": 512},
    "seats": {"blocks": 512},
    "length": {},
    "feel": {},
    "cards": {"blocks": 64},
    "skill": {"blocks": 256},
    "difficulty": {"game": "zombie_tower", "players": 3, "blocks": 32, "bots": ["random", "greedy"]},
    "sweep": {"axes": [POINTS], "metrics": ["rounds"]},
    "grid": {"axes": [POINTS, LIMITS], "metrics": ["rounds"], "blocks": 64},
    "find": {"axes": [POINTS], "target": "rounds = 2 +- 0.25", "blocks": 1024},
    "aa": {"metrics": ["loses.0", "rounds"], "blocks": 512},
}


def asked(kind: str) -> dict[str, Any]:
    """A question of a kind, for four at The Corridor where nothing else is said."""
    usual = {"game": "corridor", "players": 4, "bots": BOTS, "blocks": 256, "seconds": 600}
    return usual | {"kind": kind} | QUESTIONS[kind]


def fill_in(page: Page, question: dict[str, Any]) -> None:
    page.goto(f"/lab/{question['game']}?question={quote(json.dumps(question))}")
    page.locator("form .go").wait_for()


def filled_in(kind: str) -> Scene:
    """The page that asks, with what can be answered said beside the button."""

    def shown(stage: Stage) -> None:
        fill_in(stage.page, asked(kind))
        stage.page.locator(".forecast p:not(.muted)").first.wait_for(timeout=COMPILING)

    return shown


def ask(page: Page, kind: str) -> str:
    """Have a question played; its id."""
    fill_in(page, asked(kind))
    page.locator("form .go").click()
    page.locator(".status").wait_for()
    return page.url.rsplit("/", 1)[1]


def answer(page: Page, kind: str) -> str:
    found = ask(page, kind)
    page.locator(".status:is([data-phase=done], [data-phase=failed])").wait_for(timeout=COMPILING)
    page.locator(".verdict").wait_for()
    return found


def answered(kind: str) -> Scene:
    def shown(stage: Stage) -> None:
        answer(stage.page, kind)

    return shown


def with_state(has_report: bool = True, is_cut: bool = False, **state: Any) -> Scene:
    """An answer as it is seen in another state: what the server says of it is changed on the way."""

    def shown(stage: Stage) -> None:
        page = stage.page
        question = answer(page, "compare")

        def told(route: Route) -> None:
            found = route.fetch().json()
            found["state"] |= state
            if not has_report:
                found["report"] = None
            route.fulfill(json=found)

        page.route(re.compile(f"/api/lab/questions/{question}$"), told)
        page.route("**/events", lambda route: route.abort() if is_cut else None)
        page.goto(f"/answer/{question}")
        page.locator(f".status[data-phase={state['phase']}]").wait_for()
        if is_cut:
            page.locator(".status .phase span").wait_for()

    return shown


def way_in(stage: Stage) -> None:
    stage.page.goto("/lab")
    stage.page.locator("a[href='/lab/corridor']").wait_for()


def yours(stage: Stage) -> None:
    for kind in ("compare", "sweep"):
        answer(stage.page, kind)
    way_in(stage)
    stage.page.locator(".yours li").nth(1).wait_for()


def nothing_changed(stage: Stage) -> None:
    fill_in(stage.page, asked("compare") | {"change": {}})


def further_wishes(stage: Stage) -> None:
    fill_in(stage.page, asked("compare"))
    stage.page.locator("form details summary").last.click()


def no_lab(stage: Stage) -> None:
    stage.page.route("**/api/lab", lambda route: route.fulfill(json={"is_on": False, "seconds": 0}))
    stage.page.goto("/lab")
    stage.page.locator("main .button").first.wait_for()


def no_answer(stage: Stage) -> None:
    stage.page.goto("/answer/0123456789abcdef")
    stage.page.locator("main .button").first.wait_for()


def plain_interval(stage: Stage) -> None:
    answer(stage.page, "aa")
    stage.page.locator(".part input[type=checkbox]").first.check()


def tables_open(stage: Stage) -> None:
    answer(stage.page, "compare")
    for folded in stage.page.locator(".part details summary").all():
        folded.click()


def side_by_side(stage: Stage) -> None:
    answer(stage.page, "compare")
    stage.page.locator("a[href^='/pair/'], a[href*='/games/']").first.click()
    stage.page.locator("section[data-arm]").nth(1).wait_for(timeout=COMPILING)


EARLY = {"decided": False, "why": "", "report": 0}
LAB_SCENES: dict[str, Scene] = {
    "lab-way-in": way_in,
    "lab-yours": yours,
    **{f"lab-ask-{kind}": filled_in(kind) for kind in QUESTIONS},
    "lab-ask-nothing-changed": nothing_changed,
    "lab-ask-further-wishes": further_wishes,
    **{f"lab-answer-{kind}": answered(kind) for kind in QUESTIONS},
    "lab-state-waiting": with_state(False, **EARLY, phase="waiting", position=2, strengths=[], games=0, seconds=0),
    "lab-state-first-numbers": with_state(False, **EARLY, phase="running", is_prepared=False, progress=0.05),
    "lab-state-running": with_state(**EARLY, phase="running", progress=0.3, seconds=18),
    "lab-state-cut": with_state(is_cut=True, **EARLY, phase="running", progress=0.3, seconds=18),
    "lab-state-stopped": with_state(phase="paused", decided=False, why="asked", progress=0.3, seconds=18),
    "lab-state-time-is-up": with_state(phase="done", decided=False, why="time", seconds=600),
    "lab-state-failed": with_state(phase="failed", decided=False, why="", problem="the process that was at it died"),
    "lab-plain-interval": plain_interval,
    "lab-tables-open": tables_open,
    "lab-side-by-side": side_by_side,
    "lab-off": no_lab,
    "lab-no-answer": no_answer,
}
