"""The first-game coach: in every game somebody who does what it says comes to its end."""

import json
import random
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT
from tests.browser.moves import LEGAL, LOOK, by_click, chosen
from tests.browser.page_facts import facts
from tests.browser.play import PHONE, open_against
from tests.browser.test_steady import IN_SIGHT

import tablewright

GAMES = [game for game in tablewright.GAMES if facts(game).coach]

MOST_TABLES = 3  # a table may be over before the lesson is; the coach goes on at the next one


def told(page: Page) -> str:
    """The page that the coach shows; it is silent where it has nothing to say, as in a vote."""
    shown: str = page.evaluate("document.querySelector('.coach')?.dataset.page ?? ''")
    return shown


def wanted(game: str, shown: str, offered: list[str]) -> list[str]:
    """The moves that the coach's page speaks of, among those on offer."""
    asked = facts(game).coach.get(shown.removeprefix(f"{game}-coach-"), "$")
    return [move for move in offered if re.match(rf"(?:{asked})\b", move)]


def follow(page: Page, game: str, choice: random.Random) -> set[str]:
    """Do what the coach says until the game or its lesson is over; the pages that were read."""
    read = set()
    turn = page.locator(".coach").get_by_role("button", name="Next")
    while True:
        page.locator(f".result, .coach[data-page=done], {LEGAL}").first.wait_for(state="attached")
        if page.locator(".result, .coach[data-page=done]").count():
            return read
        shown = told(page)
        read |= {shown} - {"", "done"}
        if shown == "quoridor-coach-fence":
            page.get_by_role("button", name="Across").click()
        offered = page.evaluate(LOOK)["offered"]
        asked = wanted(game, shown, offered)
        if offered and not asked and turn.count():
            turn.click()  # the game has not brought it for long
        elif offered:
            places = ", ".join(f"{LEGAL}[data-move='{move}']" for move in asked)
            assert not asked or page.evaluate(IN_SIGHT, places), f"{shown} speaks of what is covered or out of sight"
            by_click(page, choice.choice(asked or [chosen(game, offered, choice)]))


SHORT = ("corridor", "quoridor")
SIZES = {"desk": {"viewport": {"width": 1280, "height": 860}}, "phone": PHONE}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_has_its_page(base_url, game):
    with urlopen(f"{base_url}/api/games/{game}") as answer:
        moves = json.load(answer)["moves"]
    kinds = [move for move in moves if not re.match(facts(game).of_nobody, move)]
    pages = facts(game).coach
    assert {page for page in pages if not wanted(game, page, kinds)} == set()
    assert [move for move in kinds if sum(bool(wanted(game, page, [move])) for page in pages) != 1] == []


@pytest.mark.parametrize(
    "game", [*SHORT, *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game not in SHORT)]
)
@pytest.mark.parametrize("size", SIZES)
def test_who_follows_the_coach_comes_to_its_end(person, ready, game, size):
    ready(game)
    page, choice, read = person(reduced_motion="reduce", **SIZES[size]), random.Random(4), set()
    for _ in range(MOST_TABLES):
        open_against(page, game)
        read |= follow(page, game, choice)
        if page.locator(".coach[data-page=done]").count():
            break
    expect(page.locator(".coach")).to_contain_text("That was everything you can do in this game.")
    assert read == {f"{game}-coach-{one}" for one in facts(game).coach}
    page.get_by_role("complementary", name="First steps").get_by_role("button", name="Close").click()
    open_against(page, game)
    expect(page.locator(".coach")).to_have_count(0)


def test_what_is_refused_is_not_learnt(person, ready):
    ready("quoridor")
    page = person()
    open_against(page, "quoridor")
    expect(page.locator(".coach")).to_have_attribute("data-page", "quoridor-coach-step")
    page.locator(".board [data-move=e5]").click(force=True)
    expect(page.locator(".refused")).to_be_visible()
    expect(page.locator(".coach")).to_have_attribute("data-page", "quoridor-coach-step")


def test_the_coach_can_be_sent_away(person, ready):
    ready("quoridor")
    page = person()
    open_against(page, "quoridor")
    page.get_by_role("button", name="I know this").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


FILL = """([words, onwards]) => {
  const said = document.querySelector('.coach p');
  const away = document.querySelector('.coach .away');
  said.textContent = words;
  if (away.parentElement.childElementCount < 2) {
    const button = away.cloneNode();
    button.classList.remove('away', 'quiet');
    button.textContent = onwards;
    away.before(button);
  }
  return [said.scrollHeight <= said.clientHeight, document.documentElement.scrollWidth <= innerWidth];
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_has_room_for_every_page(person, ready, game, language):
    ready(game)
    page = person(reduced_motion="reduce", locale=f"{language}-GB", **PHONE)
    open_board(page, game)
    shared = written(ROOT / "src/tablewright/locales" / language / "web.ftl")
    pages = written(tablewright.game(game).folder / "words" / f"{language}-board.ftl")
    said = [words for key, words in pages.items() if key.startswith(f"{game}-coach-") and not key.endswith("-aim")]
    assert len(said) > 3
    for words in [*said, *(f"{words} {shared['coach-later']}" for words in said)]:
        assert page.evaluate(FILL, [words, shared["coach-next"]]) == [True, True], words


def open_board(page: Page, game: str) -> None:
    """A table in any language."""
    page.goto(f"/new/{game}?mode=bots")
    page.locator(".go").click()
    page.locator(".coach").wait_for()


def written(catalogue: Path) -> dict[str, str]:
    """The sentences of a catalogue that stand on a line of their own."""
    return dict(re.findall(r"^([\w-]+) = (.+)$", catalogue.read_text("utf-8"), re.MULTILINE))
