"""What people do on the page, in words."""

import re

from playwright.sync_api import Page, expect

STRAIGHT = ("e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9")  # the first player's way, if nobody stands in it
ASIDE = ("d9", "c9", "b9", "a9", "b9", "a9", "b9")  # the second player's, out of it


def is_my_turn(page: Page) -> None:
    """Wait until the page says so."""
    expect(page).to_have_title(re.compile("Your turn|À vous"))


def open_friends_table(host: Page, game: str, name: str = "Ann", **choices: str) -> str:
    """Set up a table for friends; the link for them."""
    host.goto(f"/new/{game}?mode=friends")
    host.get_by_label("Name at seat 1").fill(name)
    if "players" in choices:
        host.locator(f"input[name=players][value='{choices['players']}']").check(force=True)
    host.get_by_label("Who begins?").select_option("fixed")
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_label("Send this link").input_value()


def sit_down(guest: Page, link: str, name: str) -> None:
    guest.goto(link)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("(you)").first).to_be_visible()


def two_at_quoridor(host: Page, guest: Page) -> None:
    """Ann begins against Bob, each in a browser of their own."""
    sit_down(guest, open_friends_table(host, "quoridor"), "Bob")
    host.get_by_role("button", name="Start the game").click()
    is_my_turn(host)


def step(page: Page, square: str) -> None:
    """Click a square of Quoridor's board when it is this page's turn."""
    is_my_turn(page)
    target = page.locator(f".board [data-move={square}]")
    expect(target).to_have_attribute("aria-disabled", "false")
    target.click()
    expect(page.locator(f".board [data-move={square}]")).to_have_attribute("aria-disabled", "true")


def play_quoridor(host: Page, guest: Page) -> None:
    """A whole game that Ann wins."""
    for n, square in enumerate(STRAIGHT):
        step(host, square)
        if n < len(ASIDE):
            step(guest, ASIDE[n])


def legal_moves(page: Page) -> list[str]:
    """Everything that can be played from the page now, on the board, in the hand and in the action bar."""
    places = page.locator("main [data-move]:not([aria-disabled=true]):not(:disabled)")
    return [move for move in places.evaluate_all("all => all.map(one => one.dataset.move)") if move]
