"""Every game through the page by keyboard alone: against bots, move by move, and as a whole where that is quick."""

import random
import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

GAMES = ("corridor", "corner_rush", "zombie_tower", "quoridor", "eight_days")
SOME_MOVES = 12
ALL_MOVES = 2_000
PRESSES, ANSWER = 5, 3_000  # of Enter for one move; ms until it is pressed again
LEGAL = "main [data-move]:not([aria-disabled=true]):not(:disabled)"


def open_against(page: Page, game: str, bot: str) -> None:
    """A table against bots of a level, set up by keyboard."""
    page.goto(f"/new/{game}?mode=bots")
    for seat in page.get_by_label(re.compile(r"^Seat \d")).all():
        seat.select_option(f"bot:{bot}")
    page.get_by_role("button", name="Start the game").press("Enter")
    expect(page.locator(".board")).to_be_visible()


def play_by_keyboard(page: Page, moves: int, choice: random.Random) -> int:
    """Play random moves with Enter until the game is over; how many were played."""
    for played in range(moves):
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        if page.locator(".result").count():
            return played
        number = page.locator(".board").get_attribute("data-number")
        offered = page.locator(LEGAL).evaluate_all("all => all.map(one => one.dataset.move)")
        target = page.locator(LEGAL).nth(choice.randrange(len(offered)))
        target.focus()
        press_enter(page, f".board:not([data-number='{number}'])")
        expect(page.locator(f".board[data-number='{number}']")).to_have_count(0)
    return moves


def press_enter(page: Page, moved: str) -> None:
    """Until the move is made: a card goes on at its target, a square may ask which act, and yes, even if it loses."""
    sure = page.get_by_role("alertdialog").get_by_role("button", name="Do it")
    for _ in range(PRESSES):
        page.keyboard.press("Enter")
        try:
            page.locator(moved).or_(sure).first.wait_for(state="attached", timeout=ANSWER)
        except TimeoutError:
            continue  # the focus has gone on to what is to be chosen next
        if sure.count():
            sure.press("Enter")
        return


@pytest.mark.parametrize("game", GAMES)
def test_some_moves_by_keyboard(person, ready, game):
    ready(game)
    page = person()
    open_against(page, game, "random")
    assert play_by_keyboard(page, SOME_MOVES, random.Random(5)) > 0
    assert page.get_by_role("list", name="Story").locator("li:not(.note)").count() > 0


@pytest.mark.parametrize("game", ["corridor", *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])])
def test_a_whole_game_by_keyboard(person, ready, game):
    ready(game)
    page = person()
    open_against(page, game, "random")
    assert play_by_keyboard(page, ALL_MOVES, random.Random(8)) < ALL_MOVES
    expect(page.locator(".result")).to_be_visible()
