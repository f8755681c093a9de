"""A game written by `new-game` and installed into an environment of its own is played in the browser like ours."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import serving
from tests.browser.general import BY_KEYS, BY_POINTER, SCREENS, look_through, play_a_game
from tests.browser.play import is_my_turn, open_against
from tests.testing.outside import NAME, install

ENDS = re.compile(r"wins\.|a draw\.")  # the last sentence of its story, in its own words


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, chapter: Path) -> Iterator[str]:
    """A server run by the environment in which the game is; not compiled, since the game is small."""
    outside = install(tmp_path_factory.mktemp("outside"))
    uncompiled = {"NUMBA_DISABLE_JIT": "1"}
    with serving(tmp_path_factory.mktemp("server"), chapter, uncompiled, outside.python) as found:
        yield found


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("take", [BY_POINTER, BY_KEYS])
def test_a_whole_game(person, address, take, screen):
    page = play_a_game(person, address, NAME, take, SCREENS[screen])
    expect(page.locator(".result")).to_contain_text(ENDS)
    look_through(page)


def test_it_stands_among_our_own_and_has_its_rules(person, address):
    page = person(base_url=address)
    page.goto("/")
    expect(page.locator("[data-game=quoridor]")).to_be_visible()
    expect(page.locator(f"[data-game={NAME}]")).to_contain_text("Four Row")
    open_against(page, NAME)
    is_my_turn(page)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("[data-rule]").first).to_be_visible()
