"""A game that was saved as a file is opened again from the first page."""

import json

from playwright.sync_api import Page, expect
from tests.match.made import play_out, started

from tablewright.match.record import exported


def open_file(page: Page, text: str) -> None:
    file = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def test_a_saved_game_is_looked_through(ready, person):
    ready("quoridor")
    record = exported(play_out(started("quoridor", 2)))
    page = person()
    page.goto("/")
    open_file(page, json.dumps(record))
    expect(page.get_by_text(f"0 / {len(record['moves'])}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"{len(record['moves'])} / {len(record['moves'])}")).to_be_visible()
    expect(page.locator(".told")).to_contain_text("Ann" if record["result"][0] > 0 else "Ben")


def test_any_other_file_is_refused_in_words(ready, person):
    ready("quoridor")
    page = person()
    page.goto("/")
    for text, told in (("a letter", "not JSON"), ('{"kind": "shopping list"}', "no record of a match")):
        open_file(page, text)
        expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()


def test_with_all_cards_open_every_hand_is_shown(ready, person):
    ready("corridor")
    record = exported(play_out(started("corridor", 3)))
    page = person()
    page.goto("/")
    open_file(page, json.dumps(record))
    page.get_by_label("Position in the game").fill("12")
    expect(page.get_by_text(f"12 / {len(record['moves'])}")).to_be_visible()
    for name in ("Ann", "Ben", "Cleo"):
        expect(page.get_by_role("region", name=f"Hand of {name}").get_by_role("group").first).to_be_visible()
    page.get_by_label("What is shown").select_option(label="What Ben knew")
    expect(page.get_by_role("region", name="Hand of")).to_have_count(1)
    expect(page.get_by_role("region", name="Hand of Ben")).to_be_visible()
