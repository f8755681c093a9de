"""The page when things go badly: far from the server, a bot that thinks long, a server that stops and comes back."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.play import is_my_turn, open_against, step, two_at_quoridor
from tests.browser.proxy import far_away
from tests.proofs.servers import Server

FAR = 0.3  # s, each way


class Line:
    """The line between a page and its table: what goes over it, and either end falls silent when a test says so."""

    def __init__(self, page: Page) -> None:
        self.is_silent = False  # the server hears nothing more
        self.is_slow = False  # what the server says waits until `catch_up`
        self.moves: dict[str, str] = {}  # by the id of their message, which stays the same when it is sent again
        self._waiting: list[str | bytes] = []
        page.route_web_socket("**/play", self._through)

    def _through(self, route: WebSocketRoute) -> None:
        self._route, server = route, route.connect_to_server()
        route.on_message(lambda text: self._said(server, text))
        server.on_message(lambda text: self._waiting.append(text) if self.is_slow else route.send(text))

    def _said(self, server: WebSocketRoute, text: str | bytes) -> None:
        if (message := json.loads(text))["type"] == "move":
            self.moves[message["id"]] = message["move"]
        if not self.is_silent:
            server.send(text)

    def catch_up(self) -> None:
        """All that has waited arrives."""
        self.is_slow = False
        waiting, self._waiting = self._waiting, []
        for text in waiting:
            self._route.send(text)


def test_far_away_a_move_is_shown_on_its_way_before_any_answer_and_made_once(person, ready, base_url):
    ready("quoridor")
    with far_away(base_url, FAR) as address:
        ann, bob = person(base_url=address), person()
        line = Line(ann)
        two_at_quoridor(ann, bob)
        for square, answer in (("e2", "d9"), ("e3", "c9"), ("e4", "b9")):
            is_my_turn(ann)
            target = ann.locator(f".board [data-move={square}]")
            expect(target).to_have_attribute("aria-disabled", "false")
            line.is_slow = True
            target.click()
            expect(ann.get_by_role("heading", name="On its way")).to_be_visible()
            target.click(force=True)  # again, impatiently
            line.catch_up()
            expect(ann.get_by_role("list", name="Story")).to_contain_text(f"Ann moves to {square}.")
            step(bob, answer)
        assert list(line.moves.values()) == ["e2", "e3", "e4"]
        expect(ann.get_by_text("The line is cut.")).to_have_count(0)


def test_far_away_previews_and_refusals_work(person, ready, base_url):
    ready("quoridor")
    with far_away(base_url, FAR) as address:
        ann, bob = person(base_url=address), person()
        two_at_quoridor(ann, bob)
        ann.locator(".board [data-move=e2]").hover()
        expect(ann.locator(".question .preview")).to_contain_text("Steps to go")
        ann.locator(".board [data-move=e5]").click(force=True)
        expect(ann.get_by_text("A pawn moves one square up, down, left or right.").first).to_be_visible()
        step(ann, "e2")


@contextmanager
def deep_in_thought(server: Server) -> Iterator[None]:
    """The processes in which a server's bots think get nowhere meanwhile."""
    assert server.process is not None
    asked = ["pgrep", "-P", str(server.process.pid), "-f", "spawn_main"]
    workers = [int(pid) for pid in subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()]
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in workers:
            os.kill(pid, signal.SIGCONT)


def test_while_a_bot_thinks_everything_else_works(person, ready, mortal):
    ready("quoridor")
    page = person(base_url=mortal.url)
    open_against(page, "quoridor", "easy")
    with deep_in_thought(mortal):
        step(page, "e2")
        expect(page.locator(".players .dots")).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("textbox", name="Say something").fill("take your time")
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="Chat")).to_contain_text("take your time")
        page.get_by_role("tab", name="Rules").click()
        page.get_by_role("searchbox").fill("overlap")
        expect(page.locator("[data-rule=QRD-31]")).to_be_visible()
        page.locator(".board [data-move=e3]").click(force=True)
        expect(page.locator(".question .refused")).to_be_visible()


def test_a_server_that_restarts_is_announced_and_the_game_goes_on(person, ready, mortal):
    ready("quoridor")
    ann, bob = person(base_url=mortal.url), person(base_url=mortal.url)
    two_at_quoridor(ann, bob)
    step(ann, "e2")
    is_my_turn(bob)
    assert mortal.stop()
    for page in (ann, bob):
        expect(page.get_by_text("The server restarts.")).to_be_visible()
        expect(page.locator(".board")).to_be_visible()
    mortal.start()
    for page in (ann, bob):
        expect(page.get_by_text("The server restarts.")).to_be_hidden()
    step(bob, "d9")
    step(ann, "e3")
    story = ann.get_by_role("list", name="Story").locator("ul > li:not(.note)")
    expect(story).to_have_text(["Ann moves to e2.", "Bob moves to d9.", "Ann moves to e3."])


def test_a_move_on_its_way_when_the_server_dies_arrives_once_it_is_back(person, ready, mortal):
    ready("quoridor")
    ann, bob = person(base_url=mortal.url), person(base_url=mortal.url)
    line = Line(ann)
    two_at_quoridor(ann, bob)
    line.is_silent = True
    ann.locator(".board [data-move=e2]").click()
    expect(ann.get_by_role("heading", name="On its way")).to_be_visible()
    mortal.kill()
    expect(ann.get_by_text("The line is cut.")).to_be_visible()
    line.is_silent = False
    mortal.start()
    expect(ann.get_by_text("The line is cut.")).to_be_hidden()
    expect(bob.get_by_role("list", name="Story")).to_contain_text("Ann moves to e2.")
    step(bob, "d9")
    step(ann, "e3")


def test_a_page_older_than_its_server_says_so_and_can_be_loaded_anew(person, ready):
    ready("quoridor")
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    is_new = [True]

    def through(route: WebSocketRoute) -> None:
        """A newer server: its protocol has another number than the page's."""
        server = route.connect_to_server()
        route.on_message(
            lambda text: server.send(re.sub(r'"protocol":\d+', '"protocol":0', str(text)) if is_new[0] else text)
        )

    ann.route_web_socket("**/play", through)
    ann.reload()
    expect(ann.get_by_role("heading", name="This page is too old")).to_be_visible()
    is_new[0] = False
    ann.get_by_role("button", name="Load it again").click()
    is_my_turn(ann)
