"""Every game through the page: by keyboard alone, within three clicks, on a phone, for screen readers, in any light."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import COMPILING
from tests.browser.moves import ALL_MOVES, LEGAL, LOOK, by_keys, chosen
from tests.browser.play import PHONE, SMALLEST_TARGET, is_my_turn, open_against, violations

from tablewright import GAMES

HELD = 250  # ms between two looks at somebody else's turn


@pytest.fixture(autouse=True)
def _compiled(ready, game):
    ready(game)


def play_by_keys(page: Page, game: str, moves: int, choice: random.Random) -> list[str]:
    """Play until the game is over or so many moves are made; the moves."""
    played: list[str] = []
    while len(played) < moves:
        page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
        seen = page.evaluate(LOOK)
        if seen["over"]:
            break
        if seen["offered"]:
            played.append(chosen(game, seen["offered"], choice))
            by_keys(page, played[-1])
    return played


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(person, game):
    page = person(reduced_motion="reduce")
    open_against(page, game)
    played = play_by_keys(page, game, ALL_MOVES, random.Random(8))
    assert 0 < len(played) < ALL_MOVES
    expect(page.locator(".result h2")).to_be_visible()
    assert page.get_by_role("list", name="Story").locator("li:not(.note)").count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_three_clicks_at_most_to_the_first_own_move(person, game):
    page = person()
    page.goto("/")
    page.locator(f"[data-game={game}] button.primary").click()  # one
    is_my_turn(page, COMPILING * 1_000)  # a bot that thinks may begin
    page.locator(LEGAL).first.wait_for(state="attached")
    number = page.locator(".board").get_attribute("data-number")
    move = page.evaluate(LOOK)["offered"][0]
    target = page.locator(f"{LEGAL}[data-move='{move}']")
    target.first.click(force=True)  # two
    moved = page.locator(f".board:not([data-number='{number}'])")
    page.wait_for_timeout(HELD)
    if not moved.count() and target.count():
        target.last.click(force=True)  # three: a square that asks what to do there
    expect(moved).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_in_nobodys_way(person, game, scheme):
    page = person(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    open_against(page, game)
    assert violations(page) == []
    play_by_keys(page, game, 4, random.Random(3))
    page.locator(f".result, {LEGAL}").first.wait_for(state="attached")
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_a_table_within_its_width(person, game):
    page = person(**PHONE)
    open_against(page, game)
    is_my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    small = page.locator("main :is(button, a.button, input:not([type=radio]), select):visible").evaluate_all(
        f"""all => all.map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
            .filter(([, box]) => box.height < {SMALLEST_TARGET} && box.height > 0).map(([html]) => html)"""
    )
    assert small == []
