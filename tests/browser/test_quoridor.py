"""Quoridor through the page: two browsers, the keyboard alone, previews and refusals, what comes after."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import STRAIGHT, is_my_turn, play_quoridor, step, two_at_quoridor


@pytest.fixture(autouse=True)
def _compiled(ready):
    ready("quoridor")


def test_three_clicks_from_the_first_page_to_the_first_own_move(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now: Quoridor").click()  # one
    is_my_turn(page)
    targets = page.locator(".board [data-move][aria-disabled=false]")
    move = targets.first.get_attribute("data-move")
    targets.first.click()  # two
    expect(page.get_by_role("list", name="Story")).to_contain_text(f"moves to {move}")


def test_a_whole_game_in_two_browsers_and_what_comes_after(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob, best_of=5)
    play_quoridor(ann, bob)
    expect(ann.get_by_role("heading", name="You have won")).to_be_visible()
    expect(bob.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(bob.locator(".result")).to_contain_text("Ann wins: the far line is reached.")
    expect(ann.get_by_text("Chance was fair")).to_be_visible()

    with ann.expect_download() as saved:
        ann.get_by_role("button", name="Save the record").click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["game"] == "quoridor"
    assert record["secret"]

    the_replay(ann)
    ann.get_by_role("link", name="To the table").click()
    expect(bob.locator(".series")).to_have_text(re.compile(r"Best of 5\s+Ann 1 · Bob 0"))
    ann.get_by_role("button", name="Next game").click()
    bob.get_by_role("button", name="Next game").click()
    expect(ann.get_by_role("list", name="Story")).to_contain_text("The game begins")
    expect(ann.locator(".board [data-move=e1]")).to_have_attribute("aria-label", re.compile("pawn"))


def the_replay(page: Page) -> None:
    """Walk through the replay, then play on from the third move."""
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_value("0")
    slider.press("End")
    told = page.locator(".told")
    expect(told).to_contain_text("Ann wins")
    slider.fill("3")
    expect(told).to_contain_text("Ann moves to e3.")
    address = page.url
    page.get_by_role("button", name="Play on from here").click()
    is_my_turn(page)
    expect(page.locator(".board [data-move=e3]")).to_have_attribute("aria-label", re.compile("pawn"))
    page.goto(address)
    expect(slider).to_have_value("0")


def test_a_refused_move_changes_nothing_and_names_its_rule(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    ann.locator(".board [data-move=e5]").click(force=True)  # it says that it cannot be played
    expect(ann.get_by_text("A pawn moves one square up, down, left or right.").first).to_be_visible()
    expect(ann.locator(".board [data-move=e1]")).to_have_attribute("aria-label", "e1, your pawn")
    ann.get_by_role("button", name="Rule QRD-16").click()
    wanted = ann.locator("[data-rule=QRD-16]")
    expect(wanted).to_be_in_viewport()
    ann.get_by_role("searchbox").fill("overlap")
    expect(ann.locator("[data-rule=QRD-31]")).to_be_visible()
    expect(wanted).to_be_hidden()


def middle_of_fence(page: Page, slot: str) -> tuple[float, float]:
    """Where the groove of a horizontal fence is, between the squares above and below its left half."""
    below = page.locator(f".board [data-move={slot}]").bounding_box()
    above = page.locator(f".board [data-move={slot[0]}{int(slot[1]) + 1}]").bounding_box()
    assert below is not None
    assert above is not None
    return below["x"] + below["width"] * 0.75, (below["y"] + above["y"] + above["height"]) / 2


def test_a_fence_shows_both_ways_before_it_stands(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    ann.mouse.move(*middle_of_fence(ann, "e8"))
    expect(ann.get_by_text("Steps to go: you 9 (+1), Bob 9 (+1)")).to_be_visible()
    assert ann.locator(".board .ghost").count() == 1
    ann.mouse.down()
    ann.mouse.up()
    expect(bob.get_by_role("list", name="Story")).to_contain_text("Ann places a fence at e8h")
    expect(bob.locator(".players")).to_contain_text("9 fences")


def test_pawns_can_be_dragged(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    box = {square: ann.locator(f".board [data-move={square}]").bounding_box() for square in ("e1", "e2")}
    start, end = ((b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in box.values() if b)
    ann.mouse.move(*start)
    ann.mouse.down()
    ann.mouse.move(start[0], start[1] - 20)
    ann.mouse.move(*end, steps=4)
    ann.mouse.up()
    expect(bob.get_by_role("list", name="Story")).to_contain_text("Ann moves to e2")


def test_a_whole_game_by_keyboard_alone(person):
    page = person()
    page.goto("/")
    press_on(page, page.get_by_role("link", name="On this device: Quoridor"))
    page.get_by_label("Name at seat 1").press_sequentially("Ann")
    page.get_by_label("Name at seat 2").press_sequentially("Bob")
    page.get_by_label("Who begins?").focus()
    page.keyboard.press("ArrowDown")  # seat 1
    press_on(page, page.get_by_role("button", name="Start the game"))
    is_my_turn(page)
    fence_by_keyboard(page)
    walk(page, "e9", ["ArrowLeft"])  # Bob sees his base line at the top
    for n, square in enumerate(STRAIGHT):
        walk(page, f"e{n + 1}", ["ArrowUp"])
        if square != "e9":
            walk(page, *(("d9", ["ArrowLeft"]) if n % 2 == 0 else ("c9", ["ArrowRight"])))
    expect(page.get_by_role("heading", name="Ann won")).to_be_visible()


def press_on(page: Page, target) -> None:  # type: ignore[no-untyped-def]
    target.focus()
    page.keyboard.press("Enter")


def walk(page: Page, start: str, keys: list[str]) -> None:
    """From the own pawn with arrow keys, then Enter."""
    pawn = page.locator(f".board [data-move={start}]")
    expect(pawn).to_have_attribute("aria-label", re.compile("your pawn"))
    pawn.focus()
    for key in keys:
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator(f".board [data-move={start}]")).not_to_have_attribute("aria-label", re.compile("your pawn"))


def fence_by_keyboard(page: Page) -> None:
    """F for a fence, R to turn it, arrows to move it, Enter to place it."""
    page.locator(".board [data-move=e1]").focus()
    page.keyboard.press("f")
    expect(page.locator(".board [data-move=e1h]")).to_be_focused()
    page.keyboard.press("r")
    expect(page.locator(".board [data-move=e1v]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".board [data-move=c1v]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Story")).to_contain_text("places a fence at c1v")


@pytest.mark.parametrize("players", [4])
def test_four_players_each_see_their_own_side_at_the_bottom(person, players):
    page = person()
    page.goto("/new/quoridor?mode=bots")
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    page.get_by_role("button", name="Start the game").click()
    is_my_turn(page)
    own = page.get_by_role("button", name=re.compile("your pawn")).bounding_box()
    board = page.locator(".board svg").first.bounding_box()
    assert own is not None
    assert board is not None
    assert own["y"] > board["y"] + 0.75 * board["height"]


def test_a_hint_points_at_a_move_and_can_be_played(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now: Quoridor").click()
    is_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint").get_by_text("best", exact=True)).to_be_visible()
    expect(page.locator("[data-number-of]").first).to_have_text("1")
    page.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("list", name="Story").locator("li:not(.note)").first).to_be_visible()


def test_taking_back_is_asked_of_the_others(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    step(ann, "e2")
    step(bob, "d9")
    ann.get_by_role("button", name="Ask to take back").click()
    expect(bob.get_by_text("Ann asks to take a move back.").first).to_be_visible()
    bob.get_by_role("button", name="Agree").click()
    expect(ann.locator(".board [data-move=e1]")).to_have_attribute("aria-label", "e1, your pawn")
    expect(ann.locator("li.undone").first).to_be_visible()
