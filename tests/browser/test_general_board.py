"""A game that is but an installed package is played on the general board, or on the board that its package brings."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import serving
from tests.browser.general import (
    BY_KEYS,
    BY_POINTER,
    DESK,
    SCREENS,
    examine,
    look_through,
    open_groups,
    play_a_game,
    someone,
)
from tests.browser.moves import LEGAL, by_click
from tests.browser.outside import install_orchard
from tests.browser.play import PHONE, is_my_turn, legal_moves, open_against, open_friends_table, sit_down

# A board as a package may bring it: a button for each move, and what it was told last.
OWN_BOARD = """
const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
sheet.href = new URL('board.css', import.meta.url);
document.head.append(sheet);

export const aspect = { wide: 2, phone: 1 };
export const isPlaced = (choice) => choice.move.startsWith('plant');
export const label = (choice) => (choice.move === 'draw' ? 'Take one more' : null);

export function mount(element, props) {
  const list = document.createElement('div');
  list.className = 'own-board';
  element.append(list);
  const draw = (given) => {
    list.dataset.trees = given.state.trees.join('');
    list.dataset.question = given.words(given.view.question);
    list.replaceChildren(...given.choices.filter(isPlaced).map((choice) => {
      const button = document.createElement('button');
      button.dataset.move = choice.move;
      button.textContent = given.words(choice.label);
      button.addEventListener('click', () => given.act(choice.move));
      return button;
    }));
  };
  draw(props);
  return { update: draw, destroy: () => list.remove() };
}
"""
OWN_PAGE = {
    "board.js": OWN_BOARD,
    "board.css": ".own-board { outline: 3px solid rgb(1, 2, 3); }",
    "card.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><rect width='4' height='2'/></svg>",
}
BROKEN = {
    "unreadable": "this is no script",
    "unmounted": "export const aspect = { wide: 1, phone: 1 };",
    "throws_at_once": "export function mount() { throw new Error('no canvas'); }",
    "throws_later": """export function mount(element) {
        element.textContent = 'Here it is';
        return { update() { throw new Error('lost'); }, destroy() {} };
    }""",
    "throws_asked": """export function isPlaced() { throw new Error('what?'); }
    export function mount() { return { update() {}, destroy() {} }; }""",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, chapter: Path) -> Iterator[str]:
    """A server on a machine where some packages with games are installed; not compiled, since the games are small."""
    packages = tmp_path_factory.mktemp("packages")
    install_orchard(packages, "orchard")
    install_orchard(packages, "drawn_orchard", OWN_PAGE)
    for name, script in BROKEN.items():
        install_orchard(packages, f"{name}_orchard", {"board.js": script})
    environment = {"PYTHONPATH": str(packages), "NUMBA_DISABLE_JIT": "1"}
    with serving(tmp_path_factory.mktemp("server"), chapter, environment) as found:
        yield found


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("take", [BY_POINTER, BY_KEYS])
def test_a_whole_game(person, address, take, screen):
    page = play_a_game(person, address, "orchard", take, SCREENS[screen])
    expect(page.locator(".result")).to_contain_text("The orchard is full.")
    expect(page.locator(".result")).to_contain_text("points")
    look_through(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_table_in_any_light(person, address, screen, scheme):
    page = someone(person, address, SCREENS[screen], color_scheme=scheme)
    open_against(page, "orchard")
    is_my_turn(page)
    examine(page)


def test_the_board_tells_what_stands_where(person, address):
    page = someone(person, address, DESK)
    open_against(page, "orchard")
    is_my_turn(page)
    square = page.locator("[data-square=b2]")
    expect(square).to_have_attribute("aria-label", "b2, empty")
    expect(square).to_have_attribute("aria-disabled", "false")
    by_click(page, square.get_attribute("data-move"))
    expect(square).to_have_attribute("aria-label", "b2, your piece")
    expect(square).to_have_attribute("aria-disabled", "true")
    is_my_turn(page)
    facts = page.get_by_role("region", name="How it stands")
    expect(facts).to_contain_text("seeds in hand", ignore_case=True)  # the package's word for the field
    expect(facts).to_contain_text("deck size", ignore_case=True)  # of the key, for want of a word
    expect(facts.get_by_role("img", name="hidden")).to_have_count(2)  # the deck, and the other hand


def test_several_moves_on_a_square_open_a_choice(person, address):
    page = someone(person, address, DESK)
    open_against(page, "orchard")
    is_my_turn(page)
    square, menu = page.locator("[data-square=c3]"), page.get_by_role("menu", name="c3: choose what to do")
    square.click()
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    names = menu.get_by_role("menuitem").all_inner_texts()
    assert len(names) > 1
    assert all(re.fullmatch(r"Plant \w+ at c3", name) for name in names)
    page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("menuitem").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(square).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-square=b3]")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("menu").get_by_role("menuitem").nth(1).press("Enter")
    expect(page.locator("[data-square=b3]")).to_have_attribute("aria-label", "b3, your piece")
    expect(page.get_by_role("list", name="Story")).to_contain_text("at b3")


def test_a_square_that_cannot_be_played_says_why(person, address):
    page = someone(person, address, DESK)
    open_against(page, "orchard")
    is_my_turn(page)
    by_click(page, page.locator("[data-square=a1]").get_attribute("data-move"))
    is_my_turn(page)
    page.locator("[data-square=a1]").click(force=True)  # it says of itself that it is not enabled
    expect(page.get_by_text("That cannot be done now.").first).to_be_visible()


def test_many_choices_are_grouped(person, address):
    page = someone(person, address, DESK)
    open_against(page, "orchard")
    choice, group = random.Random(2), page.locator("main details")
    page.locator(LEGAL).first.wait_for(state="attached")
    while group.count() == 0:  # until there are seeds of three kinds to swap
        by_click(page, choice.choice([move for move in legal_moves(page) if move.startswith(("draw", "swap"))]))
        is_my_turn(page)
        page.locator(LEGAL).first.wait_for(state="attached")
    expect(group.locator("summary")).to_contain_text("Swap")
    open_groups(page)
    expect(group.get_by_role("button").first).to_be_visible()
    group.locator("summary").click()
    expect(group.get_by_role("button").first).not_to_be_visible()
    listed = page.locator(LEGAL).evaluate_all("all => all.map((one) => one.dataset.move)")
    assert len(listed) == len(set(listed))


def test_a_hint_is_drawn_on_its_square(person, address):
    page = someone(person, address, DESK)
    open_against(page, "orchard")
    is_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=120_000)
    expect(page.locator(".board .pointed, main .button.primary[data-move]").first).to_be_visible()


def test_others_watch_and_a_move_is_taken_back(person, address):
    page = someone(person, address, DESK)
    open_against(page, "orchard")
    is_my_turn(page)
    by_click(page, page.locator("[data-square=a1]").get_attribute("data-move"))
    is_my_turn(page)
    watcher = someone(person, address, DESK)
    watcher.goto(page.url)
    square = watcher.locator("[data-square=a1]")
    expect(square).to_have_attribute("aria-label", re.compile("a1, Player 1’s piece"))
    expect(watcher.locator(LEGAL)).to_have_count(0)
    expect(watcher.get_by_role("region", name="How it stands").get_by_role("img", name="hidden")).to_have_count(3)
    page.get_by_role("button", name="Take back").click()
    expect(square).to_have_attribute("aria-label", "a1, empty")


def test_two_people_on_one_device_with_house_rules(person, address):
    page = someone(person, address, PHONE)
    page.goto("/new/orchard?mode=device")
    page.locator("details > summary").click()
    page.get_by_role("textbox", name="end max turns").fill("2")
    page.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        page.locator(".curtain button").dispatch_event("pointerdown")  # held, until the hand is shown
        page.locator(LEGAL).first.wait_for(state="attached")
        by_click(page, page.locator(f".board {LEGAL.removeprefix('main ')}").first.get_attribute("data-move"))
    expect(page.locator(".result")).to_be_visible()


def test_two_people_with_friends(person, address):
    ann, bob = someone(person, address, DESK), someone(person, address, PHONE)
    sit_down(bob, open_friends_table(ann, "orchard"), "Bob")
    ann.get_by_role("button", name="Start the game").click()
    is_my_turn(ann)
    by_click(ann, ann.locator("[data-square=d4]").get_attribute("data-move"))
    is_my_turn(bob)
    expect(bob.locator("[data-square=d4]")).to_have_attribute("aria-label", "d4, Ann’s piece")
    expect(bob.locator("[data-square=d4]")).to_have_attribute("aria-current", "true")  # the last move


def test_a_page_in_french_marks_what_it_says_in_english(person, address):
    page = someone(person, address, DESK, locale="fr-FR")
    page.goto("/")
    card = page.locator("[data-game=orchard]")
    expect(card.locator("p[lang=en]")).to_have_text("Plant your trees side by side before the others do.")
    expect(page.locator("[data-game=quoridor] p[lang]")).to_have_count(0)
    card.locator("button").click()
    is_my_turn(page)
    expect(page.locator("[data-square=b2]")).to_have_attribute("aria-label", "b2, vide")
    expect(page.locator(".board h3[lang=en]").first).to_be_visible()


def test_every_request_of_a_page_is_answered(person, address):
    page, missing = someone(person, address, DESK), []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    page.goto("/")
    expect(page.locator("[data-game=orchard]")).to_be_visible()
    open_against(page, "orchard")
    is_my_turn(page)
    assert missing == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_package_brings_its_own_board(person, address, screen):
    page = person(base_url=address, reduced_motion="reduce", **SCREENS[screen])  # under the page's policy
    page.goto("/")
    picture = page.locator("[data-game=drawn_orchard] img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("one => one.naturalWidth") > 0
    open_against(page, "drawn_orchard")
    is_my_turn(page)
    board = page.locator(".own-board")
    expect(board).to_have_css("outline-color", "rgb(1, 2, 3)")
    expect(board).to_have_attribute("data-question", "Plant, draw or swap a seed.")
    expect(page.get_by_role("button", name="Take one more")).to_be_visible()
    by_click(page, board.locator("button").first.get_attribute("data-move"))
    expect(board).to_have_attribute("data-trees", re.compile("1"))
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


@pytest.mark.parametrize("name", BROKEN)
def test_a_board_that_fails_leaves_the_general_one(browser, address, name):
    page = browser.new_page(base_url=address, reduced_motion="reduce")  # its errors are told in the console
    open_against(page, f"{name}_orchard")
    is_my_turn(page)
    if name == "throws_later":
        by_click(page, "draw")
    expect(page.get_by_role("status").filter(has_text="own board could not be shown")).to_be_visible()
    square = page.locator(".board [data-square][data-move]").first  # the other may have planted already
    move = square.get_attribute("data-move")
    by_click(page, move)
    expect(page.locator(f"[data-square={move.split()[-1]}]")).to_have_attribute("aria-label", re.compile("your piece"))
    page.close()
