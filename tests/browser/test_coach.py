"""The first-game coach: in every game somebody who does what it says comes to its end."""

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.moves import GAMES, LEGAL, LOOK, by_click, chosen
from tests.browser.play import open_against

# The moves that a page of the coach asks for.
ASKED = {
    "corridor-coach-lane": r"lane",
    "corridor-coach-step": r"forward|left|right",
    "corridor-coach-draw": r"draw",
    "corridor-coach-card": r"push|trip|jump",
    "corridor-coach-horde": r"distract|attract",
    "corridor-coach-end": r"end",
    "corner_rush-coach-roll": r"roll",
    "corner_rush-coach-step": r"up|right|down|left",
    "corner_rush-coach-place": r"place",
    "corner_rush-coach-challenge": r"challenge",
    "corner_rush-coach-nudge": r"nudge",
    "zombie_tower-coach-move": r"move",
    "zombie_tower-coach-search": r"search",
    "zombie_tower-coach-end": r"end",
    "zombie_tower-coach-save": r"save",
    "zombie_tower-coach-give": r"give|take",
    "zombie_tower-coach-use": r"use|rest|cure",
    "zombie_tower-coach-overcharge": r"overcharge",
    "quoridor-coach-step": r"[a-i]\d$",
    "quoridor-coach-fence": r"[a-h]\d[hv]$",
    "eight_days-coach-prepare": r"skip|eat|bandage|craft",
    "eight_days-coach-look": r"look|stay",
    "eight_days-coach-end": r"end",
    "eight_days-coach-quiet": r"move|nothing",
    "eight_days-coach-fight": r"fight|run|attack|flee",
    "eight_days-coach-craft": r"craft|eat|bandage",
    "eight_days-coach-trade": r"trade|trader",
}
MOST_TABLES = 12  # chance decides what a game brings; the coach goes on at the next table


def told(page: Page) -> str:
    """The page that the coach shows; it is silent where it has nothing to say, as in a vote."""
    shown: str = page.evaluate("document.querySelector('.coach')?.dataset.page ?? ''")
    return shown


def wanted(page: Page, offered: list[str]) -> list[str]:
    """The moves that the coach's page speaks of, among those on offer."""
    asked = ASKED.get(told(page), "$")
    return [move for move in offered if re.match(asked, move)]


def follow(page: Page, game: str, choice: random.Random) -> set[str]:
    """Do what the coach says until the game or its lesson is over; the pages that were read."""
    read = set()
    while True:
        page.locator(f".result, .coach[data-page=done], {LEGAL}").first.wait_for(state="attached")
        if page.locator(".result, .coach[data-page=done]").count():
            return read
        read |= {told(page)} & set(ASKED)
        if game == "quoridor" and "quoridor-coach-fence" in read:
            page.get_by_role("button", name="Across").click()
        if offered := page.evaluate(LOOK)["offered"]:
            by_click(page, choice.choice(wanted(page, offered) or [chosen(game, offered, choice)]))


SHORT = ("corridor", "quoridor")


@pytest.mark.parametrize(
    "game", [*SHORT, *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game not in SHORT)]
)
def test_who_follows_the_coach_comes_to_its_end(person, ready, game):
    ready(game)
    page, choice, read = person(reduced_motion="reduce"), random.Random(4), set()
    for _ in range(MOST_TABLES):
        open_against(page, game)
        read |= follow(page, game, choice)
        if page.locator(".coach[data-page=done]").count():
            break
    expect(page.locator(".coach")).to_contain_text("That was everything you can do in this game.")
    assert read == {key for key in ASKED if key.startswith(game)}
    page.get_by_role("complementary", name="First steps").get_by_role("button", name="Close").click()
    open_against(page, game)
    expect(page.locator(".coach")).to_have_count(0)


def test_the_coach_can_be_sent_away(person, ready):
    ready("quoridor")
    page = person()
    open_against(page, "quoridor")
    page.get_by_role("button", name="I know this").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
