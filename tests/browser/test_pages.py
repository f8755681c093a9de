"""What holds for every page: weight, languages, sizes, accessibility, addresses that lead nowhere."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT
from tests.browser.play import PHONE, SMALLEST_TARGET, is_my_turn, open_against, open_friends_table, violations

SOUNDS = 150_000  # bytes
FIRST_LOAD = 120_000  # bytes of JavaScript, compressed
BUILT = ROOT / "src" / "tablewright" / "server" / "page"


@pytest.fixture(autouse=True)
def _compiled(ready):
    ready("quoridor")
    ready("corridor")


def opened(page: Page, place: str) -> None:
    """Go to one of the places that every check visits."""
    if place == "home":
        page.goto("/")
        expect(page.locator("[data-game=quoridor]")).to_be_visible()
    elif place == "setup":
        page.goto("/new/corridor?mode=friends")  # it has rules of every kind
        page.locator("details > summary").first.click()
    elif place == "lobby":
        open_friends_table(page, "quoridor")
    elif place == "table":
        page.goto("/")
        page.locator("[data-game=quoridor] button").click()
        is_my_turn(page)
        expect(page.locator(".board")).to_be_visible()
    elif place == "joining":
        link = open_friends_table(page, "quoridor")
        page.evaluate("localStorage.clear()")
        page.goto("about:blank")
        page.goto(link)
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    elif place == "curtain":
        page.goto("/new/corridor?mode=device")
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(".curtain")).to_be_visible()
    elif place in ("over", "replay"):
        give_up(page)
        if place == "replay":
            page.get_by_role("link", name="Replay").click()
            expect(page.get_by_role("slider")).to_be_visible()
    else:
        page.goto("/nowhere")
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()


def give_up(page: Page) -> None:
    """A finished game."""
    open_against(page, "quoridor")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".result")).to_be_visible()


PLACES = ("home", "setup", "lobby", "joining", "curtain", "table", "over", "replay", "nowhere")


def test_the_first_load_is_light(person):
    page, scripts = person(), {}
    page.on("response", lambda answer: scripts.setdefault(answer.url, answer) if ".js" in answer.url else None)
    opened(page, "home")
    weights = {Path(url).name: len(gzip.compress((BUILT / "assets" / Path(url).name).read_bytes())) for url in scripts}
    assert weights
    assert sum(weights.values()) <= FIRST_LOAD, weights


def test_sounds_are_made_by_the_browser_and_weigh_nothing():
    """Some notes in `lib/sound.ts`: there is no file of sound to load."""
    kept = [file for file in BUILT.rglob("*") if file.suffix in (".mp3", ".ogg", ".opus", ".wav", ".m4a", ".flac")]
    assert kept == []
    assert (ROOT / "web" / "src" / "lib" / "sound.ts").stat().st_size < SOUNDS


def test_boards_are_loaded_only_at_their_table(person):
    page, scripts = person(), []
    page.on("response", lambda answer: scripts.append(answer.url))
    opened(page, "home")
    assert not [url for url in scripts if "/board-" in url]
    page.locator("[data-game=quoridor] button").click()
    is_my_turn(page)
    assert [url for url in scripts if "/board-" in url]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_in_anybodys_way(person, place, scheme):
    page = person(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    opened(page, place)
    assert violations(page) == []


@pytest.mark.parametrize("place", PLACES)
def test_a_phone_shows_everything_within_its_width(person, place):
    page = person(**PHONE)
    opened(page, place)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.locator(
        "main :is(button, a.button, label.button, input:not([type=radio], .only-heard), select):visible"
    ).evaluate_all(
        f"""all => all.map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
            .filter(([, box]) => box.height < {SMALLEST_TARGET} && box.height > 0).map(([html]) => html)"""
    )
    assert [html for html in small if "checkbox" not in html] == []


def test_a_fence_by_finger_takes_two_taps(person):
    page = person(**PHONE)
    opened(page, "table")
    page.get_by_role("button", name="Across").tap()
    slot = page.locator(".board [data-move=a4h]").bounding_box()
    assert slot is not None
    middle = slot["x"] + slot["width"] / 2, slot["y"] + slot["height"] / 2
    page.touchscreen.tap(*middle)
    assert page.locator(".board .ghost").count() == 1
    page.touchscreen.tap(*middle)
    page.get_by_role("button", name="Story").tap()
    expect(page.get_by_role("list", name="Story")).to_contain_text("places a fence at a4h")


def test_french_is_spoken_where_the_browser_wants_it(person):
    page = person(locale="fr-FR")
    opened(page, "table")
    assert page.locator("html").get_attribute("lang") == "fr"
    expect(page.get_by_role("heading", name="À vous : un pas ou une barrière")).to_be_visible()
    expect(page.get_by_text("Robot facile").first).to_be_visible()
    expect(page.get_by_text("Easy bot")).to_have_count(0)  # nor for those who hear it
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_role("heading", name="Your turn: a step or a fence")).to_be_visible()


def test_colours_can_be_chosen(person):
    page = person(color_scheme="light")
    opened(page, "home")
    light = page.evaluate("getComputedStyle(document.body).color")
    page.get_by_role("button", name="Colours: as the system").click()
    page.get_by_role("button", name="Colours: light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body).color") != light
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_table_that_is_not_there_is_said_in_words(person):
    page = person()
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", name="Take a seat.")).to_be_visible()


def test_a_wrong_code_is_refused_in_words(person):
    page = person()
    opened(page, "home")
    page.get_by_label("Somebody gave you a code?").fill("ABCD-2345")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile("code"))).to_be_visible()


def test_without_scripts_the_page_says_what_is_missing(person):
    page = person(java_script_enabled=False)
    page.goto("/")
    expect(page.locator("noscript main")).to_be_visible()  # texts in there are not searched
    assert "The tables need JavaScript" in page.locator("noscript main").inner_text()
