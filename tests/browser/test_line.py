"""The line to the table: cuts, reloads, several people at one device, and what nobody else may see."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.hidden import views
from tests.browser.play import heard, is_my_turn, legal_moves, open_friends_table, sit_down, step, two_at_quoridor


@pytest.fixture(autouse=True)
def _compiled(ready):
    ready("quoridor")


class Line:
    """The WebSocket of a page, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self.routes: list[WebSocketRoute] = []
        self.is_dead = False
        page.route_web_socket("**/play", self._through)

    def _through(self, route: WebSocketRoute) -> None:
        if self.is_dead:
            route.close()
            return
        route.connect_to_server()
        self.routes.append(route)

    def cut(self) -> None:
        self.is_dead = True
        self.routes[-1].close()

    def mend(self) -> None:
        self.is_dead = False


def test_a_cut_line_heals_and_nothing_is_lost(person):
    ann, bob = person(), person()
    line = Line(bob)
    two_at_quoridor(ann, bob)
    step(ann, "e2")
    is_my_turn(bob)
    line.cut()
    expect(bob.get_by_text("The line is cut.")).to_be_visible()
    line.mend()
    expect(bob.get_by_text("The line is cut.")).to_be_hidden()
    step(bob, "d9")
    step(ann, "e3")
    story = bob.get_by_role("list", name="Story").locator("ul > li:not(.note)")
    expect(story).to_have_text(["Ann moves to e2.", "Bob moves to d9.", "Ann moves to e3."])


def test_what_happened_during_a_cut_is_told_after_it(person):
    ann, bob = person(), person()
    line = Line(ann)
    two_at_quoridor(ann, bob)
    step(ann, "e2")
    is_my_turn(bob)
    line.cut()
    step(bob, "d9")
    line.mend()
    is_my_turn(ann)
    expect(ann.get_by_role("list", name="Story")).to_contain_text("Bob moves to d9.")
    step(ann, "e3")


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    step(ann, "e2")
    step(bob, "d9")
    is_my_turn(ann)
    ann.reload()
    is_my_turn(ann)
    expect(ann.get_by_role("list", name="Story")).to_contain_text("Bob moves to d9.")
    step(ann, "e3")
    step(bob, "c9")


def test_the_tables_of_a_browser_are_found_again(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    ann.goto("/")
    ann.get_by_role("region", name="Your tables").get_by_role("link", name="Quoridor").click()
    is_my_turn(ann)


def test_chat_reaches_the_others_as_plain_text(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    for page in (ann, bob):
        page.get_by_role("tab", name="Chat").click()
    ann.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    ann.keyboard.press("Enter")
    expect(bob.get_by_role("list", name="Chat")).to_contain_text("<b>hello</b>")
    bob.get_by_role("button", name="Well played.").click()
    expect(ann.get_by_role("list", name="Chat")).to_contain_text("Bob Well played.")


def test_a_spectator_sees_the_board_and_can_do_nothing(person):
    ann, bob, eve = person(), person(), person()
    two_at_quoridor(ann, bob)
    eve.goto(ann.url)
    expect(eve.locator(".board")).to_be_visible()
    step(ann, "e2")
    expect(eve.get_by_role("list", name="Story")).to_contain_text("Ann moves to e2.")
    assert legal_moves(eve) == []
    eve.locator(".board [data-move=e3]").click(force=True)
    expect(eve.locator(".refused")).to_contain_text("You are looking on")


def test_a_leaver_is_replaced_by_a_bot_until_coming_back(person):
    ann, bob = person(), person()
    two_at_quoridor(ann, bob)
    address = bob.url
    bob.get_by_role("button", name="Leave the table").click()
    bob.get_by_role("alertdialog").get_by_role("button", name="Leave the table").click()
    expect(bob.get_by_role("heading", name="Take a seat.")).to_be_visible()
    expect(ann.get_by_text("away; a bot plays")).to_be_visible()
    bob.goto(address)
    expect(ann.get_by_text("away; a bot plays")).to_be_hidden()


def test_nobody_elses_hand_is_in_the_page_or_in_its_messages(person, ready):
    ready("corridor")
    ann, bob = person(), person()
    messages = heard(bob)
    sit_down(bob, open_friends_table(ann, "corridor"), "Bob")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        is_my_turn(page)
        page.locator("main [data-move]:not([aria-disabled=true])").first.click()
    found = [one["view"] for one in views(messages) if one["view"]["observation"]]
    assert found
    for view in found:
        hands = view["observation"]["state"]["hands"]
        own = view["player"]
        assert hands[own] is not None
        assert all(hand is None for player, hand in enumerate(hands) if player != own)
        assert "chance" not in view["observation"]["state"]


def test_a_curtain_hides_the_next_hand_on_a_shared_device(person, ready):
    ready("corridor")
    page = person()
    page.goto("/new/corridor?mode=device")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_label("Name at seat 2").fill("Bob")
    page.get_by_label("Who begins?").select_option("fixed")
    page.get_by_role("button", name="Start the game").click()
    for name in ("Ann", "Bob"):
        expect(page.get_by_role("heading", name=f"{name}, it is your turn")).to_be_visible()
        assert page.locator(".board").count() == 0
        hold = page.get_by_role("button", name="Hold to show your hand")
        hold.hover()
        page.mouse.down()
        expect(page.locator(".board")).to_be_visible()
        page.mouse.up()
        page.locator("main [data-move]:not([aria-disabled=true])").first.click()
