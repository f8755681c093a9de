"""Things are dragged where it feels natural, by mouse and by finger; a drop that means nothing plays nothing."""

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.browser.play import PHONE, is_my_turn, open_against

STEPS = 6


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None, place
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def nearest(to: Locator, places: Locator) -> Locator:
    """A phone does not show them all at once."""
    x, y = middle(to)
    return min(places.all(), key=lambda place: abs(middle(place)[0] - x) + abs(middle(place)[1] - y))


def dragged(page: Page, what: Locator, onto: Locator) -> None:
    """With the mouse: press, a little way, over the target, let go."""
    what.scroll_into_view_if_needed()
    x, y = middle(what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 14, y - 14, steps=3)
    page.mouse.move(*middle(onto), steps=STEPS)
    expect(page.locator("[data-held-over]")).to_have_count(1)
    page.mouse.up()


def dragged_by_finger(page: Page, what: Locator, onto: Locator) -> None:
    """As the browser gets it from a touch screen; scrolling would take the finger away."""
    what.evaluate("thing => thing.scrollIntoView({ block: 'center' })")  # not under a bar that sticks
    (x, y), (to_x, to_y) = middle(what), middle(onto)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, STEPS + 1):
        point = {"x": x + (to_x - x) * step / STEPS, "y": y + (to_y - y) * step / STEPS}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("is_touch", [False, True])
def test_the_own_figure_is_dragged_to_a_room(ready, person, is_touch):
    ready("zombie_tower")
    page = person(**(PHONE if is_touch else {}))
    open_against(page, "zombie_tower")
    is_my_turn(page)
    page.locator(".room.legal").first.wait_for()
    room = nearest(page.locator(".room.own"), page.locator(".room.legal")).get_attribute("data-room")
    drag = dragged_by_finger if is_touch else dragged
    drag(page, page.locator(".room.own"), page.locator(f"[data-room='{room}']"))
    expect(page.locator(".room.own")).to_have_attribute("data-room", room)


def test_a_card_that_is_dropped_where_it_does_nothing_says_so(ready, person):
    ready("zombie_tower")
    page = person()
    open_against(page, "zombie_tower")
    is_my_turn(page)
    own = page.locator(".room.own").get_attribute("data-room")
    away = "4" if own not in ("4", "3", "8") else "9"  # neither the own floor nor next door
    number = page.locator(".board").get_attribute("data-number")
    dragged(page, page.locator("[data-card]").first.locator(".icon"), page.locator(f"[data-room='{away}']"))
    expect(page.locator(".held-picture")).to_have_count(0)
    expect(page.locator(".board")).to_have_attribute("data-number", number)


@pytest.mark.parametrize("is_touch", [False, True])
def test_the_own_figure_is_dragged_over_the_map(ready, person, is_touch):
    ready("eight_days")
    page = person(**(PHONE if is_touch else {}))
    for _ in range(8):
        open_against(page, "eight_days")
        is_my_turn(page)
        if page.locator("[data-move=skip]").count():  # else somebody asks for a trade first
            break
    page.locator("[data-move=skip]").click()
    page.get_by_role("button", name="Just walk").click()
    place = page.locator(".place.legal:not(.own)").first.get_attribute("data-place")
    drag = dragged_by_finger if is_touch else dragged
    drag(page, page.locator(".place.own"), page.locator(f"[data-place='{place}']"))
    expect(page.locator(f".place.own[data-place='{place}']")).to_have_count(1)


def hungry(page: Page) -> None:
    """Come to a table and walk until there is something to eat for; whom one meets on the way is up to chance."""
    for _ in range(8):
        open_against(page, "eight_days")
        is_my_turn(page)
        try:
            for move in ("[data-move=skip]", "text=Just walk", ".place.legal:not(.own)", "[data-move=end]"):
                page.locator(move).first.click(timeout=20_000)
            page.locator("[data-move=eat][aria-disabled=false]").wait_for(timeout=20_000)
        except PlaywrightTimeout:
            continue
        return
    raise AssertionError("nobody became hungry at eight tables")


def test_a_card_is_dropped_on_whoever_needs_it(ready, person):
    ready("eight_days")
    page = person()
    hungry(page)
    dragged(page, page.locator("[data-card=food]"), page.locator("[data-drop=self]"))
    expect(page.get_by_text("Player 1 eats").first).to_be_visible()
