"""Steady ground: the board holds still, one's own things are in sight, the keyboard keeps its place."""

import itertools
import json
import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.moves import LEGAL, LOOK, by_click, by_keys, chosen
from tests.browser.page_facts import facts
from tests.browser.play import PHONE, is_my_turn, open_against, play_quoridor, step, two_at_quoridor
from tests.browser.reviews import option, said

from tablewright import GAMES

PLACE = "() => { const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect(); return [x, y, width, height]; }"  # noqa: E501
DECISIONS = 14

# What has to be seen at once: inside the screen, and not below something else.
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].some((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
  if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const top = document.elementFromPoint(x, y);
  const drawing = one.closest('svg');
  return !!top && (one.contains(top) || top.contains(one) || !!drawing?.contains(top));
})"""

# How much of something lies beyond its edges, in px.
TO_SCROLL = """(selector) => {
  const one = document.querySelector(selector);
  return one ? Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth) : 0;
}"""


@pytest.mark.parametrize("name", GAMES)
def test_a_phone_shows_the_own_hand_and_the_question_at_every_decision(person, ready, name):
    ready(name)
    page, choice = person(reduced_motion="reduce", **PHONE), random.Random(5)
    open_against(page, name)
    place = None
    for _ in range(DECISIONS):
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        if page.locator(".result").count():
            break
        assert page.evaluate("[document.documentElement.scrollWidth, scrollY]") == [PHONE["viewport"]["width"], 0]
        assert page.evaluate(IN_SIGHT, ".question h2"), "the question is out of sight"
        assert page.evaluate(IN_SIGHT, facts(name).hand), f"{facts(name).hand} is out of sight"
        assert page.evaluate(IN_SIGHT, LEGAL), "nothing that can be done is in sight"
        assert page.evaluate(TO_SCROLL, "section.hand") <= 0, "the hand has to be scrolled"
        place = place or page.evaluate(PLACE)
        assert page.evaluate(PLACE) == place
        offered = page.evaluate(LOOK)["offered"]
        if offered:
            by_click(page, chosen(name, offered, choice))


def test_a_phone_shows_hearts_and_cards_beside_ammunition(person, ready):
    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(re.sub(r'"(arrows|bullets)":0', r'"\1":4', str(text))))

    ready("eight_days")
    page = person(reduced_motion="reduce", **PHONE)
    page.route_web_socket("**/play", through)
    open_against(page, "eight_days")
    hand = page.locator("section.hand")
    expect(hand.locator(".pieces")).to_have_text(re.compile("4.*4"))
    for language in ("fr", "en"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(TO_SCROLL, "section.hand") <= 0, "the hand has to be scrolled"
        assert page.evaluate(IN_SIGHT, "section.hand .pips")


LONGEST = "Wilhelmine Maximilianowa"  # as long as a name may be
FEW = 5


@pytest.mark.parametrize("name", GAMES)
def test_the_longest_name_makes_no_page_wider_in_either_language(person, ready, name):
    ready(name)
    page, choice = person(reduced_motion="reduce", **PHONE), random.Random(8)
    page.goto(f"/new/{name}?mode=bots")
    page.locator(".go").wait_for()
    for chooser in page.locator(".seat select").all():
        chooser.select_option("bot:random")
    page.locator(".seat input").first.fill(LONGEST)
    page.locator(".go").click()
    for _ in range(FEW):
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        for language in ("fr", "en"):
            page.locator("header select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
        offered = page.evaluate(LOOK)["offered"]
        if offered:
            by_click(page, chosen(name, offered, choice))


def hint_at_once(page: Page) -> None:
    """A hint comes as soon as it is asked for: no bot has to think."""

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def asked(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "hint":
                return server.send(text)
            label = {"key": "", "text": "e2", "arguments": {}}
            one = {"move": "e2", "label": label, "value": 0.2, "visits": 10}
            considered = [{**one, "move": move} for move in ("e2", "d1", "f1")]
            options = [option(move, 0.6 - 0.1 * n, False, 0) for n, move in enumerate(("e2", "e5h", "f1"))]
            answer = {"type": "hint", "id": message["id"], "number": message["number"], "move": "e2", "value": 0.2}
            answer |= {"considered": considered, "line": [label] * 6, "is_simple": True, "chance": 0.6}
            return route.send(json.dumps({**answer, "options": options, "reason": said("The best move.")}))

        route.on_message(asked)

    page.route_web_socket("**/play", through)


@pytest.mark.parametrize("size", [{"viewport": {"width": 1280, "height": 800}}, PHONE])
def test_the_board_holds_still_through_hint_refusal_question_and_end(person, ready, size):
    ready("quoridor")
    page = person(reduced_motion="reduce", **size)
    hint_at_once(page)
    open_against(page, "quoridor")
    is_my_turn(page)
    page.get_by_role("button", name="I know this").click()
    before = page.evaluate(PLACE)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    assert page.evaluate(PLACE) == before
    for number, move in enumerate(("e2", "e5h", "f1"), 1):
        expect(page.locator(f"[data-number-of={move}]")).to_have_text(str(number))
    hint.get_by_role("button", name="e5h").click()
    expect(hint.get_by_text("Wins with 50 %.")).to_be_visible()
    assert page.evaluate(PLACE) == before
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()
    page.locator(".board [data-move=e5]").click(force=True)
    expect(page.locator(".refused")).to_be_visible()
    assert page.evaluate(PLACE) == before
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert page.evaluate(PLACE) == before
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert page.evaluate(PLACE) == before
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate(PLACE) == before
    page.locator(".result details summary").click()
    assert page.evaluate(PLACE) == before


def test_a_request_of_the_others_moves_nothing(person, ready):
    ready("quoridor")
    ann, bob = person(reduced_motion="reduce"), person(reduced_motion="reduce", **PHONE)
    two_at_quoridor(ann, bob)
    step(ann, "e2")
    step(bob, "e8")
    before = bob.evaluate(PLACE)
    ann.get_by_role("button", name="Ask to take back").click()
    expect(bob.locator(".request")).to_be_visible()
    assert bob.evaluate(PLACE) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_keyboard_never_loses_its_place(person, ready, name):
    ready(name)
    page, choice = person(reduced_motion="reduce"), random.Random(6)
    open_against(page, name)
    for _ in range(DECISIONS):
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        if page.locator(".result").count():
            break
        offered = page.evaluate(LOOK)["offered"]
        if offered:
            by_keys(page, chosen(name, offered, choice))
            page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
            assert page.evaluate("document.activeElement !== document.body"), "the focus fell to the page"


# What is staged stays until it is clicked away, however busy the machine is.
HOLD = """{
  const later = window.setTimeout.bind(window);
  window.setTimeout = (then, ms, ...rest) => later(then, ms >= 3000 && ms < 10000 ? 2 ** 30 : ms, ...rest);
}"""


def test_an_end_is_staged_as_victory_and_as_defeat_and_goes_at_a_click(person, ready):
    ready("quoridor")
    ann, bob = person(), person()
    for page in (ann, bob):
        page.add_init_script(HOLD)
    two_at_quoridor(ann, bob)
    play_quoridor(ann, bob)
    expect(ann.locator(".ending.victory")).to_be_visible()
    expect(bob.locator(".ending.defeat")).to_be_visible()
    ann.locator(".ending").click()
    expect(ann.locator(".ending")).to_have_count(0)
    expect(ann.locator(".result h2")).to_have_text("You have won")
    ann.reload()
    expect(ann.locator(".result h2")).to_be_visible()
    expect(ann.locator(".ending")).to_have_count(0)


def test_on_a_phone_nothing_lies_over_the_end(person, ready):
    ready("quoridor")
    page = person(**PHONE)
    page.add_init_script(HOLD)
    open_against(page, "quoridor")
    is_my_turn(page)
    page.get_by_role("button", name="Resign").tap()
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").tap()
    expect(page.locator(".ending.defeat")).to_be_visible()
    assert page.evaluate(IN_SIGHT, ".ending p"), "the words of the end are covered"
    expect(page.locator(".result")).to_have_count(0)
    page.locator(".ending").tap()
    expect(page.locator(".result")).to_be_visible()


def test_what_the_others_did_is_shown_again(person, ready):
    ready("quoridor")
    ann, bob = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    two_at_quoridor(ann, bob)
    again = bob.get_by_role("button", name="Show me again")
    expect(again).to_be_disabled()
    step(ann, "e2")
    is_my_turn(bob)
    number = bob.locator(".board").get_attribute("data-number")
    step(bob, "e8")
    step(ann, "e3")
    is_my_turn(bob)
    bob.evaluate("""() => {
      window.drawn = [];
      const note = () => window.drawn.push(document.querySelector('.board')?.dataset.number);
      new MutationObserver(note).observe(document.body, { attributes: true, childList: true, subtree: true });
    }""")
    again.click()
    newest = int(number or 0) + 2
    expect(bob.locator(f".board[data-number='{newest}']")).to_be_visible()
    expect(bob.locator(".board [data-move=e7]")).to_have_attribute("aria-disabled", "false")
    assert bob.evaluate("window.drawn")[-1] == str(newest)


def test_the_pace_is_remembered(person, ready):
    ready("quoridor")
    page = person(reduced_motion="reduce")
    open_against(page, "quoridor")
    page.get_by_label("Pace").select_option("instant")
    page.reload()
    expect(page.get_by_label("Pace")).to_have_value("instant")


# When each position was drawn, by the page's own clock.
DRAWN = """() => {
  window.drawn = {};
  const note = () => (window.drawn[document.querySelector('.board')?.dataset.number] ??= Date.now());
  new MutationObserver(note).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
TICK, TICKS = 50, 400  # ms of the page's time


def three_bots(page: Page, pace: str) -> None:
    """Four at Quoridor; the page's clock stands still from now on."""
    page.goto("/new/quoridor?mode=bots")
    page.locator("input[name=players][value='4']").check(force=True)
    for seat in page.get_by_label(re.compile(r"^Seat \d")).all():
        seat.select_option("bot:random")
    page.get_by_label("Who begins?").select_option("fixed")
    page.get_by_role("button", name="Start the game").click()
    is_my_turn(page)
    page.get_by_label("Pace").select_option(pace)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    page.evaluate(DRAWN)


def test_slowly_every_step_of_a_bot_is_seen_and_whoever_will_not_wait_need_not(person, ready):
    ready("quoridor")
    page = person()
    three_bots(page, "slow")
    first = int(page.locator(".board").get_attribute("data-number") or 0)
    page.locator(f"{LEGAL}[data-move=e2]").first.click()
    own = page.locator(LEGAL).first
    for _ in range(TICKS):
        page.clock.run_for(TICK)
        if page.evaluate(LOOK)["offered"]:
            break
    times = [page.evaluate("n => window.drawn[n]", first + step) for step in (2, 3, 4)]
    assert min(after - before for before, after in itertools.pairwise(times)) >= 700
    page.locator(f"{LEGAL}[data-move=e3]").first.click()
    page.get_by_role("button", name="Skip ahead").click()
    page.get_by_role("button", name="Show me again").wait_for()
    own.wait_for(state="attached")  # the clock has not gone on: nothing was waited for


def test_instantly_a_turn_of_bots_takes_no_time_of_the_page(person, ready):
    ready("quoridor")
    page = person()
    three_bots(page, "instant")
    before = page.evaluate("Date.now()")
    page.locator(f"{LEGAL}[data-move=e2]").first.click()
    page.locator(f"{LEGAL}[data-move=e3]").first.wait_for(state="attached")
    assert page.evaluate("Date.now()") - before < 300


def test_a_turn_is_a_line_of_the_story_that_opens_into_its_steps(person, ready):
    ready("corridor")
    page = person(reduced_motion="reduce")
    open_against(page, "corridor")
    for move in ("lane 1", "forward", "forward", "forward", "forward"):
        is_my_turn(page)
        page.locator(f"{LEGAL}[data-move='{move}']").first.wait_for(state="attached")
        by_click(page, move)
    turn = page.locator(".story ol > li[data-player='0'] details").first
    expect(turn).to_be_visible()
    expect(turn.locator("ul")).to_be_hidden()
    turn.locator("summary").click()
    expect(turn.locator("li", has_text=re.compile("runs on to rank 4"))).to_be_visible()


def test_chat_that_was_not_read_is_counted_on_a_phone(person, ready):
    ready("quoridor")
    ann, bob = person(reduced_motion="reduce"), person(reduced_motion="reduce", **PHONE)
    two_at_quoridor(ann, bob)
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_role("textbox", name="Say something").fill("Good luck!")
    ann.get_by_role("button", name="Send").click()
    expect(bob.locator(".thumb .badge")).to_contain_text("1")
    bob.locator(".thumb .button").nth(1).tap()
    expect(bob.locator(".thumb .badge")).to_have_count(0)
