"""Somebody who has never read the rules learns a game on its page, and plays."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.moves import LEGAL, LOOK, by_click
from tests.browser.page_facts import facts
from tests.browser.play import PHONE, is_my_turn, open_against, violations

from tablewright import GAMES, game
from tablewright.kernel.howto import howto_in

SIZES = {"wide": {"viewport": {"width": 1280, "height": 860}}, "phone": PHONE}

# How far the two nearest marks of the table's picture are from each other, in px.
NEAREST_MARKS = """() => {
  const boxes = [...document.querySelectorAll('.table .frame > .pin')].map((one) => one.getBoundingClientRect());
  const apart = boxes.flatMap((a, n) => boxes.slice(0, n).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(...apart);
}"""


def open_page(page: Page, name: str, query: str = "") -> None:
    page.goto(f"/how/{name}{query}")
    expect(page.locator("#all-rules [data-rule]").first).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GAMES)
def test_every_part_that_is_named_is_in_the_picture(person, name, size):
    page = person(**SIZES[size])
    open_page(page, name)
    parts = page.locator(".parts [data-part]")
    assert parts.count() >= 4
    expect(page.locator(".table .frame > .pin")).to_have_count(parts.count())
    assert page.evaluate(NEAREST_MARKS) >= 28, "a mark lies upon another one"
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["viewport"]["width"]
    steps = page.locator("[data-step]")
    assert 4 <= steps.count() <= 6
    shown = steps.evaluate_all("all => all.map(one => one.querySelector('.frame > .world').style.transform)")
    assert all("scale" in one for one in shown)
    whole = page.locator(".table .frame > .world").evaluate("one => one.style.transform")
    assert whole not in shown, "a picture that was meant to go near shows all of the board: its selector finds nothing"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_can_be_done_and_what_is_not_allowed_is_explained(person, name, size):
    page = person(reduced_motion="reduce", **SIZES[size])
    open_page(page, name)
    tries = howto_in(game(name).folder).tries
    assert len(tries) == 3
    for n, exercise in enumerate(tries):
        page.get_by_role("button", name=f"Example {n + 1}").click()
        shown = page.locator(f"[data-try={exercise.name}]")
        refused, wanted = facts(name).howto[exercise.name]
        for place in refused:
            press(shown, place)
        if exercise.refused:
            expect(shown.locator(".refused")).to_be_visible()
            rule = shown.locator(".refused .rule").inner_text().split()[-1]
            expect(page.locator(f"[data-rule='{rule}']")).to_be_attached()
            shown.get_by_role("button", name="From the start").click()
        if len(refused) > 1:  # a card that was chosen, a way that a fence was turned
            press(shown, refused[0])
        for place in wanted:
            press(shown, place)
        expect(shown).to_have_attribute("data-done", "true")
        expect(shown.locator(".answer .done")).to_be_visible()


def press(shown, place: str) -> None:  # type: ignore[no-untyped-def]
    """Tap a place of an example, again where the first tap only shows what it would do."""
    found = shown.locator(place).first
    found.evaluate("one => one.scrollIntoView({ block: 'center' })")
    before = shown.inner_text()
    found.click(force=True)
    shown.page.wait_for_timeout(250)
    if shown.inner_text() == before and found.count() and "data-move=" in place:
        found.click(force=True)


@pytest.mark.parametrize("name", GAMES)
def test_who_has_read_the_page_plays_the_first_turn(person, ready, name):
    """In the order of its steps: whatever a step speaks of is done once, if it can be, until the turn is over."""
    ready(name)
    page = person(reduced_motion="reduce")
    open_page(page, name)
    steps = page.locator("[data-step]").evaluate_all("all => all.map(one => one.dataset.step)")
    page.get_by_role("button", name="Play now").first.click()
    is_my_turn(page)
    turns = page.locator(".board")
    played = []
    for step in [*steps, *steps, *steps]:
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        if page.locator(".result").count() or not page.evaluate(LOOK)["offered"]:
            break
        for move in page.evaluate(LOOK)["offered"]:
            if re.match(facts(name).told_by.get(step, "$"), move):
                by_click(page, move)
                played.append(move)
                break
    assert played, f"the steps {steps} led to no move"
    expect(turns).to_be_visible()


def test_a_house_rule_changes_the_text(person, ready):
    page = person()
    open_page(page, "corridor")
    expect(page.locator("[data-part=points]")).to_contain_text("Your action points: 4 in every turn.")
    open_page(page, "corridor", '?rules={"turn.action_points":6}')
    expect(page.locator("[data-part=points]")).to_contain_text("Your action points: 6 in every turn.")
    expect(page.locator("[data-rule=COR-27]")).to_contain_text("Changed at this table")
    expect(page.locator("[data-rule=COR-28]")).not_to_contain_text("Changed at this table")


def test_the_page_speaks_french(person):
    page = person(locale="fr-FR")
    open_page(page, "quoridor")
    expect(page.locator(".lead")).to_contain_text("Soyez le premier à traverser le plateau")
    expect(page.get_by_role("heading", name="Un tour")).to_be_visible()
    expect(page.locator("[data-rule=QRD-13]")).not_to_have_attribute("lang", "en")


def test_the_rules_are_searched_and_rulings_stand_apart(person):
    page = person()
    open_page(page, "quoridor")
    rules = page.get_by_role("region", name="Rules")
    expect(rules.locator("details [data-rule=QRD-A1]")).to_be_hidden()
    expect(rules.locator("details [data-rule=QRD-13]")).to_have_count(0)
    page.get_by_label("Search the rules").fill("edge jumped")
    expect(rules.locator("[data-rule=QRD-A1]")).to_be_visible()
    expect(rules.locator("[data-rule=QRD-13]")).to_have_count(0)


def test_the_way_to_the_page_is_everywhere(person, ready):
    ready("quoridor")
    page = person(reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("link", name="How to play: Quoridor").click()
    expect(page).to_have_title("How to play Quoridor")
    page.goto("/new/quoridor?mode=friends")
    page.get_by_role("link", name="How to play: Quoridor").wait_for()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="How to play: Quoridor").wait_for()
    guest = person()
    guest.goto(page.get_by_label("Send this link").input_value())
    guest.get_by_role("link", name="How to play: Quoridor").wait_for()
    open_against(page, "quoridor")
    page.locator(".coach").get_by_role("link", name="How to play").wait_for()
    page.get_by_role("tab", name="Rules").click()
    opened = page.get_by_role("tabpanel").get_by_role("link", name="How to play")
    assert "table=" in (opened.get_attribute("href") or "")


@pytest.mark.parametrize("name", GAMES)
def test_the_page_stands_in_nobodys_way(person, name):
    page = person(bypass_csp=True, reduced_motion="reduce")
    open_page(page, name)
    assert violations(page) == []


def test_an_unknown_game_and_rubbish_rules_are_told_plainly(person):
    page = person()
    page.goto("/how/chess")
    expect(page.locator("main")).to_contain_text("chess")
    page.goto(f"/how/quoridor?rules={json.dumps({'no.such': 1})}")
    expect(page.locator("main")).to_contain_text("no.such")
