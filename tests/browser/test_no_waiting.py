"""A server that has compiled nothing yet, in a browser: from the click on Play now to the bot's first answer."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import serving
from tests.browser.moves import LEGAL, LOOK, by_click
from tests.browser.play import heard, is_my_turn
from tests.kernel.compiling.processes import compiles

from tablewright import GAMES

pytestmark = compiles
WARMING = "getting this game ready"
LONG, PAUSE = 600_000, 50  # ms: a limit for what hangs, and between two looks


@pytest.fixture
def address(tmp_path, chapter):
    with serving(tmp_path, chapter, {"TABLEWRIGHT_CACHE": str(tmp_path / "cache")}) as found:
        yield found


def play_one(page):
    """Make the first move that is offered, once it is the own turn; its number."""
    is_my_turn(page)
    page.locator(LEGAL).first.wait_for(state="attached")
    by_click(page, page.evaluate(LOOK)["offered"][0])


def told_by(messages):
    """In the order in which they came: acknowledgements, one's own moves, and those of others."""
    told, me = [], -1
    for message in messages:
        if message["type"] == "ack":
            told.append("ack")
        elif message["type"] == "view":
            me = message["fields"].get("player", me)
            movers = [step["player"] for step in message["steps"] if step["player"] >= 0]
            told += ["own" if mover == me else "other" for mover in movers]
    return told


def is_answered(told):
    """Whether a move of one's own was acknowledged, and somebody else has moved since."""
    return "ack" in told and "other" in told[told.index("ack") :]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_waits_for_no_compiler(person, address, game):
    page = person(base_url=address, reduced_motion="reduce")
    messages = heard(page)
    page.goto("/")
    page.locator(f"[data-game={game}] button.primary").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=WARMING)).to_be_visible()
    play_one(page)
    for _ in range(LONG // PAUSE):
        told = told_by(messages)
        if is_answered(told):
            return
        page.wait_for_timeout(PAUSE)
        if page.evaluate(LOOK)["offered"]:  # a turn of several moves
            play_one(page)
    pytest.fail(f"no bot has answered: {told}")


@pytest.mark.long  # on a busy machine a compiler of low priority takes as long as it takes
def test_a_game_goes_on_while_it_changes_over(person, address):
    page = person(base_url=address, reduced_motion="reduce")
    page.goto("/")
    page.locator("[data-game=quoridor] button.primary").click()
    play_one(page)
    warming = page.get_by_role("status").filter(has_text=WARMING)
    expect(warming).to_be_visible()
    expect(warming).to_have_count(0, timeout=LONG)
    play_one(page)
    is_my_turn(page)
