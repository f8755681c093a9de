"""What somebody new has to see: what happened, what can be done, and a board that holds still."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.moves import LEGAL, by_click
from tests.browser.play import PHONE, is_my_turn, legal_moves, open_against, step, two_at_quoridor
from tests.browser.test_records import open_file
from tests.match.made import play_out, started

from tablewright.match.record import exported

LOW = {"viewport": {"width": 1280, "height": 480}}
FROM_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight"
NEAR = 4  # px
ALMOST = 20  # px, of 90 for a rank: the corridor is seen at a slant, and two pawns stand side by side
PLACE = "board => [board.offsetLeft, board.offsetTop, board.offsetWidth, board.offsetHeight]"  # however far scrolled


def walk(page: Page, steps: int) -> None:
    """Go to and fro at Quoridor, near the own line, so that there is something to tell."""
    for _ in range(steps):
        is_my_turn(page)
        expect(page.locator(LEGAL).first).to_be_attached()
        by_click(page, [move for move in legal_moves(page) if len(move) == 2][-1])
    is_my_turn(page)
    expect(page.locator(LEGAL).first).to_be_attached()


def test_the_story_is_read_at_its_end_unless_somebody_scrolls_up(person, ready):
    ready("quoridor")
    page = person(reduced_motion="reduce", **LOW)
    open_against(page, "quoridor")
    story = page.get_by_role("list", name="Story")
    walk(page, 6)
    assert story.evaluate(FROM_END) < NEAR
    story.evaluate("list => list.scrollTo(0, 0)")
    walk(page, 2)
    assert story.evaluate("list => list.scrollTop") == 0


def test_a_phone_opens_the_story_at_its_end_and_tells_the_last_of_it(person, ready):
    ready("quoridor")
    page = person(reduced_motion="reduce", **PHONE)
    open_against(page, "quoridor")
    walk(page, 10)
    latest = page.locator(".question .latest").inner_text()
    page.get_by_role("button", name="Story").tap()
    story = page.get_by_role("list", name="Story")
    expect(story.locator("li").last).to_be_in_viewport()
    assert story.evaluate(FROM_END) < NEAR
    expect(story.locator("li").last).to_contain_text(latest)


def test_the_story_does_not_run_ahead_of_the_board(person, ready):
    ready("quoridor")
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    bob.evaluate("""() => {
      window.ahead = [];
      new MutationObserver(() => {
        const told = [...document.querySelectorAll('.side ol li')].some((line) => /moves to e2/.test(line.textContent));
        const drawn = Number(document.querySelector('.board').dataset.number);
        if (told && drawn < window.least) window.ahead.push(drawn);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    }""")
    before = int(bob.locator(".board").get_attribute("data-number") or 0)
    bob.evaluate("number => (window.least = number)", before + 1)
    step(ann, "e2")
    expect(bob.get_by_role("list", name="Story")).to_contain_text("Ann moves to e2.")
    assert bob.evaluate("window.ahead") == []


def test_the_first_tap_on_a_groove_shows_a_fence_and_the_second_places_it(person, ready):
    ready("quoridor")
    page = person(**PHONE)
    open_against(page, "quoridor")
    is_my_turn(page)
    by_click(page, "e2")  # the focus is on the board now, somewhere else
    is_my_turn(page)
    left, right = (page.locator(f".board [data-move={square}]").bounding_box() for square in ("c5", "d5"))
    assert left is not None
    assert right is not None
    groove = (left["x"] + left["width"] + right["x"]) / 2, left["y"] + left["height"] * 0.4
    page.touchscreen.tap(*groove)
    expect(page.locator(".board .ghost")).to_have_count(1)
    expect(page.locator(".question")).to_contain_text("Steps to go: you 7")
    expect(page.locator(".question")).to_contain_text("Tap again to place it.")
    page.touchscreen.tap(*groove)
    page.get_by_role("button", name="Story").tap()
    expect(page.get_by_role("list", name="Story")).to_contain_text("Player 1 places a fence at c")


def test_a_pointer_that_lies_still_recommends_nothing(person, ready):
    ready("eight_days")
    page = person(reduced_motion="reduce")
    open_against(page, "eight_days")
    is_my_turn(page)
    page.get_by_role("button", name="Go on").click()
    other = page.locator(".choices [data-move='stay look']")
    expect(other).to_be_visible()
    page.wait_for_timeout(300)  # a highlight would have come by now
    expect(page.locator(".choices .primary")).to_have_count(0)
    other.hover()
    page.mouse.move(*at(other, 0.4))
    expect(page.locator(".choices .primary")).to_have_count(1)


def at(place, part: float) -> tuple[float, float]:  # type: ignore[no-untyped-def]
    box = place.bounding_box()
    return box["x"] + box["width"] * part, box["y"] + box["height"] * part


def test_bots_are_not_asked_before_a_move_is_taken_back(person, ready):
    ready("quoridor")
    page = person()
    open_against(page, "quoridor")
    walk(page, 1)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(".board [data-move=e1]")).to_have_attribute("aria-label", "e1, your pawn")


def test_a_board_holds_still_while_the_questions_change(person, ready):
    ready("corner_rush")
    page = person(reduced_motion="reduce", **PHONE)
    open_against(page, "corner_rush")
    is_my_turn(page)
    before = page.locator(".board").evaluate(PLACE)
    by_click(page, "roll")
    expect(page.get_by_role("heading", name="Your turn: roll the die")).to_have_count(0)
    assert legal_moves(page) != ["roll"]
    assert page.locator(".board").evaluate(PLACE) == before


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_chat_has_room_for_what_is_said_and_for_saying_it(person, ready, viewport):
    ready("zombie_tower")
    page = person(viewport=viewport, reduced_motion="reduce")
    open_against(page, "zombie_tower")
    side = page.get_by_role("tab" if viewport["width"] > 1000 else "button", name="Chat")
    side.first.click()
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
    lines = page.get_by_role("list", name="Chat").bounding_box()
    assert lines is not None
    assert lines["height"] > 100


def test_in_a_replay_anothers_cards_are_called_theirs(person, ready):
    ready("zombie_tower")
    record = exported(play_out(started("zombie_tower", 3)))
    page = person()
    page.goto("/")
    open_file(page, json.dumps(record))
    page.get_by_label("Position in the game").fill("12")
    for name in ("Ann", "Ben", "Cleo"):
        expect(page.get_by_role("heading", name=f"Cards of {name}")).to_be_visible()
    page.get_by_label("What is shown").select_option(label="What Ben knew")
    expect(page.get_by_role("heading", name="Cards of Ben")).to_be_visible()
    expect(page.get_by_role("heading", name="Secret objectives of Ben")).to_be_visible()
    expect(page.get_by_text("Your cards")).to_have_count(0)


def test_where_nothing_is_hidden_a_replay_does_not_ask_who_knew_what(person, ready):
    ready("quoridor")
    page = person()
    page.goto("/")
    open_file(page, json.dumps(exported(play_out(started("quoridor", 2)))))
    expect(page.get_by_role("list", name="Players")).to_contain_text("Ann")
    expect(page.get_by_label("What is shown")).to_have_count(0)


def test_a_walk_of_several_steps_is_one_click_and_tells_its_cost(person, ready):
    ready("corridor")
    page = person(reduced_motion="reduce")
    open_against(page, "corridor")
    is_my_turn(page)
    by_click(page, "lane 2")
    is_my_turn(page)
    far = page.locator(".board [data-square='2/3']")
    expect(far).to_have_attribute("aria-label", re.compile("walk there for 3 points"))
    far.click()
    expect(page.get_by_role("heading", name="Your turn: one action point left")).to_be_visible()
    expect(far).to_have_attribute("aria-label", re.compile("you"))


def test_the_strip_stands_below_its_ranks(person, ready):
    ready("corridor")
    page = person(reduced_motion="reduce")
    open_against(page, "corridor")
    is_my_turn(page)
    by_click(page, "lane 4")  # the lane that is nearest to the strip
    is_my_turn(page)
    expect(page.locator(f"{LEGAL}[data-move=forward]").first).to_be_attached()
    middle = "one => { const { x, width } = one.getBoundingClientRect(); return x + width / 2; }"
    square = page.locator(".board [data-square='4/0'] .area").evaluate(middle)
    assert abs(page.locator(".board .strip .mark").first.evaluate(middle) - square) < ALMOST


def test_a_fence_that_may_not_stand_is_shown_in_red(person, ready):
    ready("quoridor")
    page = person(reduced_motion="reduce")
    open_against(page, "quoridor")
    is_my_turn(page)
    page.get_by_role("button", name="Across").click()
    by_click(page, "a4h")
    is_my_turn(page)
    page.get_by_role("button", name="Across").click()
    page.locator(".board [data-move=b4h]").hover(force=True)
    expect(page.locator(".board .shut .ghost")).to_have_count(1)
    page.locator(".board [data-move=e4h]").hover(force=True)
    expect(page.locator(".board .shut")).to_have_count(0)
    expect(page.locator(".board .aim .ghost")).to_have_count(1)
