"""The first-game coach: in every game somebody who does what it says comes to its end."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.moves import GAMES, LEGAL, LOOK, by_click, chosen
from tests.browser.play import open_against

# How the moves begin that a page of the coach asks for.
ASKED = {
    "corridor-coach-lane": ("lane",),
    "corridor-coach-step": ("forward", "left", "right"),
    "corridor-coach-draw": ("draw",),
    "corridor-coach-card": ("push", "trip", "jump"),
    "corridor-coach-horde": ("distract", "attract"),
    "corridor-coach-end": ("end",),
    "corner_rush-coach-roll": ("roll",),
    "corner_rush-coach-step": ("up", "right", "down", "left"),
    "corner_rush-coach-place": ("place",),
    "corner_rush-coach-challenge": ("challenge",),
    "corner_rush-coach-nudge": ("nudge",),
    "zombie_tower-coach-move": ("move",),
    "zombie_tower-coach-search": ("search",),
    "zombie_tower-coach-end": ("end",),
    "zombie_tower-coach-save": ("save",),
    "zombie_tower-coach-give": ("give", "take"),
    "zombie_tower-coach-use": ("use", "rest", "cure"),
    "zombie_tower-coach-overcharge": ("overcharge",),
    "quoridor-coach-step": ("e",),
    "quoridor-coach-fence": tuple("abcdefgh"),
    "eight_days-coach-prepare": ("skip", "eat", "bandage", "craft"),
    "eight_days-coach-look": ("look", "stay"),
    "eight_days-coach-end": ("end",),
    "eight_days-coach-quiet": ("move", "nothing"),
    "eight_days-coach-fight": ("fight", "run", "attack", "flee"),
    "eight_days-coach-craft": ("craft", "eat", "bandage"),
    "eight_days-coach-trade": ("trade", "trader"),
}
MOST_TABLES = 12  # chance decides what a game brings; the coach goes on at the next table


def wanted(page: Page, offered: list[str]) -> list[str]:
    """The moves that the coach's page speaks of, among those on offer."""
    asked = ASKED.get(page.locator(".coach").get_attribute("data-page") or "", ())
    return [move for move in offered if move.startswith(asked)] if asked else []


def follow(page: Page, game: str, choice: random.Random) -> list[str]:
    """Do what the coach says until the game or its lesson is over; the pages that were read."""
    read = []
    while True:
        page.locator(f".result, .coach[data-page=done], {LEGAL}").first.wait_for(state="attached")
        seen = page.evaluate(LOOK)
        if seen["over"] or page.locator(".coach[data-page=done]").count():
            return read
        if seen["offered"]:
            read.append(page.locator(".coach").get_attribute("data-page"))
            by_click(page, choice.choice(wanted(page, seen["offered"]) or [chosen(game, seen["offered"], choice)]))


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_coach_comes_to_its_end(person, ready, game):
    ready(game)
    page, choice, read = person(reduced_motion="reduce"), random.Random(4), []
    for _ in range(MOST_TABLES):
        open_against(page, game)
        read += follow(page, game, choice)
        if page.locator(".coach[data-page=done]").count():
            break
    expect(page.locator(".coach")).to_contain_text("That was everything you can do in this game.")
    assert set(read) == {key for key in ASKED if key.startswith(game)}
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
