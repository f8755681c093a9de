"""The lab in the browser: from the home page to a verdict, watched, stopped, shared, looked into, played."""

import json
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import COMPILING
from tests.browser.play import PHONE, SMALLEST_TARGET, violations

PLAYED = 1_000 * COMPILING  # ms: bots play beside the browser, and the machine may be busy
# Random bots of a small game; so large a change matters to nobody, so that the first look decides.
DECIDED = {
    "kind": "compare",
    "players": 2,
    "change": {"turn.action_points": 2},
    "bots": ["random"],
    "metrics": ["loses.0"],
    "matters": 100,
    "seconds": 600,
}
# Greedy bots take their time, so that no machine plays all deals there are while a test looks on.
ENDLESS = DECIDED | {"bots": ["random", "greedy"], "until": 0.001, "seed": 2}
MOST_TABS = 400
SAID = {"en-GB": ("First player loses", "no matter"), "fr-FR": ("Premier joueur", "sans importance")}


def filled_in(page: Page, question: dict[str, object]) -> None:
    """The page that asks, with a question that somebody sent as a link."""
    page.goto(f"/lab/corridor?question={quote(json.dumps(question))}")
    expect(page.locator("form .go")).to_be_enabled()


def status(page: Page) -> Locator:
    return page.locator(".status")


def asked(page: Page, question: dict[str, object]) -> None:
    filled_in(page, question)
    page.locator("form .go").click()
    expect(status(page)).to_be_visible()


def answered(page: Page) -> None:
    """A question that is decided; for the second who asks it, at once."""
    asked(page, DECIDED)
    decided(page)


def decided(page: Page) -> None:
    expect(status(page)).to_have_attribute("data-decided", "true", timeout=PLAYED)
    expect(page.locator(".verdict li").first).to_be_visible(timeout=PLAYED)


def by_pointer(page: Page) -> None:
    """The whole way: the door on the home page, the game, a rule, who plays, what matters, go."""
    page.goto("/")
    page.locator("main a[href='/lab']").click()
    page.locator("a[href='/lab/corridor']").click()
    points = page.locator("[id='rule-turn.action_points']")
    points.fill("2")
    points.press("Tab")
    for bot in ("random", "easy", "medium", "hard"):
        page.locator(f"input[name=strengths][value={bot}]").click(force=True)
    page.locator("input[name=matters]").fill("100")
    page.locator("form details summary").last.click()
    page.locator("input[name=primary][value=rounds]").uncheck()
    page.locator("form .go").click()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")


def by_keyboard(page: Page) -> None:
    page.goto("/")
    expect(page.locator("main a[href='/lab']")).to_be_visible()
    tab_to(page, "main a[href='/lab']")
    page.keyboard.press("Enter")
    expect(page.locator("a[href='/lab/corridor']")).to_be_visible()
    tab_to(page, "a[href='/lab/corridor']")
    page.keyboard.press("Enter")
    expect(page.locator("[id='rule-turn.action_points']")).to_be_visible()
    tab_to(page, "[id='rule-turn.action_points']")
    page.keyboard.press("Control+A")
    page.keyboard.type("2")
    for bot in ("random", "easy", "medium", "hard"):
        tab_to(page, f"input[name=strengths][value={bot}]")
        page.keyboard.press("Space")
    tab_to(page, "input[name=matters]")
    page.keyboard.press("Control+A")
    page.keyboard.type("100")
    tab_to(page, "form .question > details summary")
    page.keyboard.press("Enter")
    tab_to(page, "input[name=primary][value=rounds]")
    page.keyboard.press("Space")
    tab_to(page, "form .go")
    page.keyboard.press("Enter")


def test_from_the_home_page_to_a_decided_question(person):
    page = person(color_scheme="light")
    by_pointer(page)
    decided(page)
    assert page.evaluate("document.documentElement.lang") == "en"
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("First player loses")
    expect(verdict).to_contain_text(re.compile("no matter .±.* points at most"))
    expect(page.locator(".changes")).to_contain_text(re.compile("Action points.*→ 2"))
    assert "significant" not in page.locator("main").inner_text().lower()


@pytest.mark.parametrize("locale", SAID)
def test_by_keyboard_alone(person, locale):
    page = person(locale=locale, color_scheme="dark")
    by_keyboard(page)
    decided(page)
    expect(page.locator(".verdict")).to_contain_text(SAID[locale][0])


@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("fr-FR", "dark")])
def test_on_a_phone(person, locale, scheme):
    page = person(**PHONE, locale=locale, color_scheme=scheme)
    by_pointer(page)
    decided(page)
    for words in SAID[locale]:
        expect(page.locator(".verdict")).to_contain_text(words)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.locator("main :is(button, a.button):visible").evaluate_all(
        f"all => all.filter(one => one.getBoundingClientRect().height < {SMALLEST_TARGET}).map(one => one.outerHTML)"
    )
    assert small == []


@pytest.mark.parametrize(
    ("scheme", "more"), [("light", {}), ("dark", PHONE | {"locale": "fr-FR"})], ids=["wide", "phone"]
)
def test_nothing_stands_in_anybodys_way(person, scheme, more):
    page = person(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, **more)
    page.goto("/lab")
    expect(page.locator("a[href='/lab/corridor']")).to_be_visible()
    assert violations(page) == []
    points = {"axes": [{"key": "turn.action_points", "values": [2, 3, 4]}], "target": "rounds = 2 +- 0.25"}
    for kind in ({"kind": "compare"}, {"kind": "grid"}, {"kind": "find"} | points):
        filled_in(page, DECIDED | kind)
        assert violations(page) == []
    answered(page)
    for folded in page.locator(".part details summary").all():
        folded.click()
    assert violations(page) == []


def test_an_answer_is_a_link_for_everybody(person):
    ann, bob = person(), person()
    answered(ann)
    said = ann.locator(".verdict").inner_text()
    bob.goto(ann.url)
    decided(bob)
    assert bob.locator(".verdict").inner_text() == said
    ann.reload()
    decided(ann)
    ann.goto("/lab")
    expect(ann.locator(".yours a")).to_contain_text("What if I change a rule?")
    bob.goto("/lab")
    expect(bob.locator(".yours a")).to_have_count(0)
    bob.goto("/answer/0123456789abcdef")
    expect(bob.get_by_role("heading", name="There is no such question here")).to_be_visible()


def test_stop_and_go_on_over_a_reload_and_a_cut_line(person):
    ann, bob = person(), person()
    asked(ann, ENDLESS)
    phase = ann.locator(".status")
    expect(phase).to_have_attribute("data-phase", "running", timeout=PLAYED)
    bob.goto(ann.url)
    bob.get_by_role("button", name="Stop").click()
    expect(bob.get_by_role("alert")).to_be_visible()  # it is not Bob's, and that is said in words
    ann.reload()
    expect(phase).to_have_attribute("data-phase", "running", timeout=PLAYED)
    cut(ann)
    ann.get_by_role("button", name="Stop").click()
    expect(phase).not_to_have_attribute("data-phase", "running", timeout=PLAYED)
    expect(phase).to_contain_text("stopped by hand")
    ann.get_by_role("button", name="Go on for a minute").click()
    expect(phase).to_have_attribute("data-phase", "running", timeout=PLAYED)
    ann.get_by_role("button", name="Stop").click()
    expect(phase).to_contain_text("stopped by hand", timeout=PLAYED)


def games_of(page: Page) -> int:
    """How many games of the question that is shown have been played, as the server says."""
    return int(page.request.get(f"/api/lab/questions/{page.url.rsplit('/', 1)[1]}").json()["state"]["games"])


def more_games(page: Page, than: int) -> int:
    """Look at the page until it tells of more games; how many."""
    page.wait_for_function("than => Number(document.querySelector('.status')?.dataset.games) > than", arg=than)
    return games_of(page)


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_restart_of_the_server_in_the_middle_loses_nothing(person, mortal, end):
    page = person(base_url=mortal.url)
    asked(page, ENDLESS)
    before = more_games(page, 0)
    getattr(mortal, end)()
    expect(status(page)).to_contain_text("The line is cut")
    mortal.start()
    expect(status(page)).not_to_contain_text("The line is cut", timeout=PLAYED)
    expect(status(page)).to_have_attribute("data-phase", re.compile("running|waiting"))
    after = more_games(page, before)  # what was asked goes on by itself
    page.reload()
    more_games(page, after)
    page.get_by_role("button", name="Stop").click()
    expect(status(page)).to_contain_text("stopped by hand")


def test_two_visitors_at_once_both_get_numbers(person):
    pages = [person(), person()]
    for seed, page in enumerate(pages, start=5):
        asked(page, ENDLESS | {"seed": seed})
    played = [more_games(page, 0) for page in pages]
    for page, games in zip(pages, played, strict=True):  # and in turn they get more
        more_games(page, games)
    for page in pages:
        page.get_by_role("button", name="Stop").click()
        expect(status(page)).to_contain_text("stopped by hand", timeout=PLAYED)


def cut(page: Page) -> None:
    """The line falls, the page says so, and finds its way back by itself."""
    page.route("**/events", lambda route: route.abort())
    page.reload()
    expect(status(page)).to_contain_text("The line is cut")
    page.unroute("**/events")
    expect(status(page)).not_to_contain_text("The line is cut", timeout=PLAYED)


def test_the_games_behind_a_number_are_stepped_together(person):
    page = person()
    answered(page)
    busy = [{"code": "not-yet"}, {"code": "too-many-questions", "arguments": {"most": 4}}]  # then it is asked again
    page.route(
        re.compile("/api/lab/.*/games"),
        lambda route: route.fulfill(status=503, json=busy.pop()) if busy else route.continue_(),
    )
    page.get_by_role("link", name=re.compile("A typical game")).first.click()
    sides = page.locator("section[data-arm]")
    expect(sides).to_have_count(2, timeout=PLAYED)
    assert not busy
    page.locator("input[type=range]").fill("0")
    for ply in ("0", "1", "2"):
        for n in range(2):
            expect(sides.nth(n)).to_have_attribute("data-ply", ply)
        page.get_by_role("button", name="A step on, in both").click()
    page.locator(".knows select").select_option("0")
    expect(sides.first.locator(":scope > .hand")).to_have_count(1)
    page.get_by_role("link", name="Back to the answer").click()
    decided(page)


def test_from_the_answer_to_the_first_move_in_three_clicks(person, ready):
    ready("corridor")
    page = person()
    answered(page)
    page.get_by_role("button", name="Play this now").click()
    move = page.locator(".board [aria-disabled=false]").first
    expect(move).to_be_visible(timeout=PLAYED)
    table = page.url.rsplit("/", 1)[1]
    card = page.request.get(f"/api/tables/{table}").json()
    assert card["lab"]
    move.click()
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".house")).to_contain_text("Action points")


def test_with_friends_the_rules_travel_along(person):
    page = person()
    answered(page)
    page.get_by_role("link", name="Play this with friends").click()
    expect(page.locator("details .badge").first).to_have_text("1")
    expect(page.get_by_role("link", name="What would this change?")).to_be_visible()
    page.get_by_role("link", name="What would this change?").click()
    expect(page.locator("form .changes")).to_contain_text(re.compile("Action points.*→ 2"))


def test_what_cannot_be_asked_is_refused_in_words(person):
    page = person()
    filled_in(page, DECIDED)

    def refuse(route: Route) -> None:
        said = {"code": "too-many-questions", "sentence": "One question at a time.", "key": "", "arguments": {}}
        route.fulfill(status=429, body=json.dumps(said), content_type="application/json")

    page.route("**/api/lab/questions", refuse)
    page.locator("form .go").click()
    expect(page.get_by_role("alert")).to_contain_text("One question at a time.")
    expect(page.locator("form .go")).to_be_enabled()


def test_without_a_lab_there_is_no_door(person):
    page = person()
    page.route("**/api/lab", lambda route: route.fulfill(json={"is_on": False, "seconds": 0}))
    page.goto("/")
    expect(page.locator("[data-game=corridor]")).to_be_visible()
    expect(page.locator("a[href='/lab']")).to_have_count(0)
    page.goto("/lab")
    expect(page.get_by_text("without the lab")).to_be_visible()
