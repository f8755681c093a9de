"""A finished game looked through: the list of moves, single steps, the graph, and its review."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE
from tests.browser.play import ASIDE, PHONE, STRAIGHT, violations
from tests.browser.reviews import review, told_by_the_server
from tests.browser.test_records import open_file
from tests.match.made import play, play_out, started

from tablewright.match.record import exported

OTHERS = ["e5h", "d4v", "e2"]  # moves that nobody plays in Ann's game
PLACE = re.compile("Position in the game|Moment de la partie")
COMPILING = 10 * PATIENCE
DESK = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture(autouse=True)
def _compiled(ready):
    ready("quoridor")


def anns_game() -> dict[str, Any]:
    """Ann walks straight to the far line while Ben stays at his own."""
    match = started("quoridor", 2)
    moves = [step for pair in zip(STRAIGHT, ASIDE, strict=False) for step in pair]
    play(match, *moves, STRAIGHT[-1])
    return exported(match)


def opened(page: Page, record: dict[str, Any], address: str = "") -> None:
    page.goto("/")
    open_file(page, json.dumps(record))
    expect(page.get_by_role("slider", name=PLACE)).to_be_visible()
    if address:
        page.goto(page.url + address)
        page.reload()
    expect(page.get_by_role("slider", name=PLACE)).to_have_value("0")


def moves(page: Page) -> Any:
    return page.get_by_role("list", name="Moves")


def test_moves_are_listed_and_lead_to_their_positions(person):
    page = person()
    opened(page, anns_game())
    expect(moves(page).locator("[data-ply]")).to_have_count(16)
    moves(page).get_by_role("button", name="Ann moves to e4.").click()
    expect(page.get_by_text("5 / 15")).to_be_visible()
    expect(moves(page).locator("[aria-current=step]")).to_have_text("Ann moves to e4.")
    expect(page.locator(".board [data-move=e4]")).to_have_attribute("aria-label", "e4, Ann’s pawn")


def test_single_steps_by_button_and_by_keyboard(person):
    page = person()
    opened(page, anns_game())
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("1 / 15")).to_be_visible()
    for key, ply in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", 15), ("PageUp", 14), ("Home", 0), ("PageDown", 1)):
        page.keyboard.press(key)
        expect(page.get_by_text(f"{ply} / 15")).to_be_visible()
    page.locator("[aria-current=step]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[aria-current=step]")).to_be_focused()
    expect(page.locator("[aria-current=step]")).to_have_text("Ben moves to d9.")


def test_quoridor_shows_the_steps_to_go(person):
    page = person()
    opened(page, anns_game())
    slider = page.get_by_role("slider", name=PLACE)
    slider.fill("5")
    expect(slider).to_have_attribute("aria-valuetext", "Move 5 of 15. Ann 5, Ben 8")
    expect(page.locator(".measure path")).to_have_count(2)


def test_a_turn_of_several_steps_opens_into_them(person, ready):
    ready("corridor")
    page = person()
    opened(page, exported(play_out(started("corridor", 3))))
    fold = moves(page).get_by_role("button", name="steps of turn").first
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    steps = moves(page).locator(".steps [data-ply]")
    expect(steps.first).to_be_visible()
    ply = steps.nth(1).get_attribute("data-ply")
    steps.nth(1).click()
    expect(page.get_by_role("slider", name=PLACE)).to_have_value(ply or "")


def reviewed(page: Page) -> list[str]:
    """Ann's game with its review, asked for from where its end links to."""
    record = anns_game()
    asked = told_by_the_server(page, review(record, OTHERS), review(record, OTHERS, is_whole=False))
    opened(page, record, "#review")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    return asked


def test_nothing_is_begun_until_somebody_wants_to_know(person):
    page = person()
    record = anns_game()
    asked = told_by_the_server(page, review(record, OTHERS), review(record, OTHERS, is_whole=False))
    opened(page, record)
    page.get_by_role("tab", name="What decided it?").click()
    assert asked == ["GET"]
    page.get_by_role("button", name="Find out what decided it").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".plot.rough")).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert asked[:3] == ["GET", "POST", "GET"]


def test_a_turning_point_leads_to_its_decision_drawn_on_the_board(person):
    page = person(reduced_motion="reduce")
    reviewed(page)
    page.locator(".points button").first.click()
    expect(page.get_by_role("slider", name=PLACE)).to_have_value("4")
    expect(page.get_by_role("heading", name="Ann decides")).to_be_visible()
    expect(page.get_by_text("Wins with 29 % instead of 60 %.")).to_be_visible()
    for number, move in enumerate([*OTHERS, "e4"], 1):
        expect(page.locator(f"[data-number-of={move}]")).to_have_text(str(number))
    expect(page.locator(".board [data-ghost=e5h]")).to_be_visible()
    expect(page.locator("[data-letter-of=e5]")).to_have_text("a")  # what is expected after it
    page.get_by_role("button", name="d4v").click()
    expect(page.get_by_role("button", name="d4v")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Wins with 57 %.")).to_be_visible()
    page.get_by_role("button", name="Next mistake").click()
    expect(page.get_by_role("slider", name=PLACE)).to_have_value("8")


def test_somebody_tries_it_again_from_a_decision(person):
    page = person(reduced_motion="reduce")
    reviewed(page)
    page.locator(".points button").first.click()
    page.get_by_role("button", name="Try it yourself").click()
    expect(page.locator(".board [data-move=e3]")).to_have_attribute("aria-label", "e3, your pawn")


def test_the_marks_stand_in_the_list_and_are_read_out(person):
    page = person()
    reviewed(page)
    page.get_by_role("tab", name="Moves").click()
    page.get_by_role("button", name="Blunder Look at this decision").first.click()
    expect(page.get_by_role("tab", name="This decision")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("slider", name=PLACE)).to_have_value("4")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_review_stands_in_nobodys_way(person, size, scheme):
    page = person(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, **size)
    reviewed(page)
    for tab in ("Moves", "What decided it?", "This decision"):
        page.get_by_role("tab", name=tab).click()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_a_review_in_french(person):
    page = person(locale="fr-FR")
    record = anns_game()
    told_by_the_server(page, review(record, OTHERS), review(record, OTHERS, is_whole=False))
    opened(page, record, "#review")
    expect(page.get_by_role("heading", name="Tournants")).to_be_visible()
    page.locator(".points button").first.click()
    expect(page.get_by_role("heading", name="Ann décide")).to_be_visible()


@pytest.mark.long  # a bot searches every decision of the game, which has to be compiled first
def test_the_server_itself_finds_what_decided_it(person):
    page = person(reduced_motion="reduce")
    opened(page, anns_game(), "#review")
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible(timeout=COMPILING)
    page.locator(".points button").first.click()
    expect(page.get_by_role("heading", name="Ben decides")).to_be_visible()
    expect(page.locator("[data-number-of]").first).to_have_text("1")
