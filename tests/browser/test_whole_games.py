"""A whole game of each game through the page: two people in browsers of their own, with a bot where three sit down."""

import json
import random
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE
from tests.browser.hidden import everything, leaks, seen_through, told_to_one, views
from tests.browser.moves import ALL_MOVES, LOOK, by_click, chosen
from tests.browser.page_facts import facts
from tests.browser.play import heard, open_friends_table, sit_down

import tablewright

A_MOMENT = 40  # ms between two looks at whose turn it is
MOST_LOOKS = 20_000
SEARCHED = 3  # moves after which the pages are searched for what is not theirs


def play_on(people: dict[Page, str], game: str, choice: random.Random) -> dict[str, int]:
    """Everybody plays as soon as their page lets them, until every page shows the result; how many moves each made."""
    made = dict.fromkeys(people.values(), 0)
    for _ in range(MOST_LOOKS):
        looks = {page: page.evaluate(LOOK) for page in people}
        if all(look["over"] for look in looks.values()) or sum(made.values()) > ALL_MOVES:
            return made
        acting = [page for page, look in looks.items() if look["offered"] and not look["over"]]
        for page in acting[:1]:
            by_click(page, chosen(game, looks[page]["offered"], choice, is_second=people[page] == "Bob"))
            made[people[page]] += 1
            if facts(game).private and sum(made.values()) % SEARCHED == 0:
                ann, bob = people
                assert seen_through(game, ann, bob) == []
                assert seen_through(game, bob, ann) == []
        if not acting:
            next(iter(people)).wait_for_timeout(A_MOMENT)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", tablewright.GAMES)
def test_a_whole_game_in_two_browsers(person, ready, game):
    ready(game)
    ann, bob = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    messages = {"Ann": heard(ann), "Bob": heard(bob)}
    players = facts(game).players or tablewright.game(game).meta.players[0]
    link = open_friends_table(ann, game, players=players, bots={3: "random"} if players > 2 else {})
    sit_down(bob, link, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    made = play_on({ann: "Ann", bob: "Bob"}, game, random.Random(11))
    assert all(made.values()), made
    for page in (ann, bob):
        expect(page.locator(".result h2")).to_be_visible()
        expect(page.get_by_text("Chance was fair")).to_be_visible()
    for name in ("Ann", "Bob"):
        assert leaks(game, messages[name]) == []
        assert len(views(messages[name])) > made[name]
    nothing_shown_of(ann, bob, game, messages)


def nothing_shown_of(ann: Page, bob: Page, game: str, messages: dict) -> None:  # type: ignore[type-arg]
    """What only Ann was told in her story stands nowhere in Bob's page, and the other way round."""
    for page, other in ((ann, bob), (bob, ann)):
        shown = everything(other)
        assert [sentence for sentence in told_to_one(page, other) if sentence in shown] == []
    if facts(game).private:
        states = [
            view["view"]["observation"]["state"] for view in views(messages["Ann"]) if view["view"]["observation"]
        ]
        assert any(True for state in states for _ in facts(game).secrets(state, 0)), (
            "nothing was hidden, so nothing was shown"
        )


def test_those_who_watch_read_of_the_others(person, ready, base_url):
    ready("zombie_tower")
    wish = {"game": "zombie_tower", "players": 3, "seats": [{"kind": "bot", "bot": "random"}] * 3, "start": True}
    request = Request(f"{base_url}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        table = json.load(answer)["table"]
    page = person(reduced_motion="reduce")
    page.goto(f"/t/{table}")
    expect(page.locator(".result h2")).to_have_text(re.compile("They have all (won|lost)"), timeout=4 * PATIENCE)
