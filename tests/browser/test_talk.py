"""Talk: in the lobby, on the neighbours' fronts, from the cards, and in the plan that follows from it."""

import json
import re

from playwright.sync_api import Page, Route, expect
from tests.browser.play import open_friends_table, sit_down

NEAR = "http://192.168.0.7:8000"


def tower_of_three(ann: Page, bob: Page) -> None:
    """Ann and Bob in Zombie Tower 3D, with a bot that says nothing."""
    link = open_friends_table(ann, "zombie_tower", players=3, bots={3: "random"})
    sit_down(bob, link, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(page.locator(".board .tower")).to_be_visible()


def test_people_talk_while_they_wait(person, ready):
    ready("quoridor")
    ann, bob = person(), person()
    sit_down(bob, open_friends_table(ann, "quoridor"), "Bob")
    bob.get_by_role("textbox", name="Say something").fill("One minute, please")
    bob.get_by_role("button", name="Send").click()
    expect(ann.get_by_role("list", name="Chat")).to_contain_text("One minute, please")


def told(is_open: bool):  # type: ignore[no-untyped-def]
    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({"url": NEAR, "is_open": is_open}))

    return answer


def test_a_link_of_no_use_to_others_says_which_would_be(person, ready):
    ready("quoridor")
    page = person()
    page.route("**/api/address", told(is_open=False))
    link = open_friends_table(page, "quoridor")
    assert "127.0.0.1" in link
    expect(page.get_by_role("note")).to_contain_text(f"Then this page is at {NEAR} for all of them.")


def test_where_others_are_listened_to_the_link_has_the_address_that_works(person, ready):
    ready("quoridor")
    page = person()
    page.route("**/api/address", told(is_open=True))
    open_friends_table(page, "quoridor")
    expect(page.get_by_label("Send this link")).to_have_value(re.compile(rf"^{re.escape(NEAR)}/t/\w+#invite="))


def test_a_card_tells_of_itself_and_the_neighbour_shows_it(person, ready):
    ready("zombie_tower")
    ann, bob = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    tower_of_three(ann, bob)
    tell = ann.get_by_role("button", name=re.compile("^Tell the others: I have"))
    item = (tell.get_attribute("aria-label") or "").removeprefix("Tell the others: I have ")
    tell.click()
    expect(tell).to_have_attribute("aria-pressed", "true")
    speech = bob.get_by_role("list", name="Ann says")
    expect(speech).to_contain_text(f"I have: {item}.")
    assert bob.locator(".front", has=speech).count() == 1


def test_the_plan_counts_what_the_others_have_told(person, ready):
    ready("zombie_tower")
    ann, bob = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    tower_of_three(ann, bob)
    plan = bob.locator(".board .goals .ways li").first
    expect(plan).to_contain_text("0/3")
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("I have: …").select_option("vaccine")
    expect(plan).to_contain_text("1/3")
    expect(plan.locator("[title*=Ann]")).to_have_count(1)
    bob.get_by_role("button", name="I need: Vaccine.").click()
    expect(ann.get_by_role("list", name="Bob says")).to_contain_text("I need: Vaccine.")
