"""House rules: typed, tapped and counted while a table is set up, in force and told at the table."""

from playwright.sync_api import Locator, Page, expect


def unfolded(page: Page, game: str) -> None:
    page.goto(f"/new/{game}?mode=bots")
    page.locator("details > summary").first.click()


def typed(field: Locator, value: str) -> None:
    field.fill(value)
    field.press("Tab")


def told_at_the_table(page: Page) -> Locator:
    """What the table plays otherwise than the rulebook, as its rules say first."""
    page.get_by_role("tab", name="Rules").click()
    return page.locator(".house")


def test_house_rules_hold_at_the_table(person, ready):
    ready("quoridor")
    page = person()
    unfolded(page, "quoridor")
    fences = page.locator("[id='rule-fences.2']")
    fences.fill("lots")
    fences.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("whole number")
    fences.fill("3")
    fences.press("Tab")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".players")).to_contain_text("3 fences")


def test_pieces_are_drawn_and_counted(person, ready):
    ready("corridor")
    page = person()
    unfolded(page, "corridor")
    gate = page.get_by_role("group", name="Gate in lane 2")
    gate.get_by_role("button", name="Row 2, column 1: obstacle").click()
    gate.get_by_role("button", name="Row 1, column 4: floor").click()
    typed(page.locator("[aria-labelledby='corridor.default_cards-crates']"), "3")
    expect(page.locator("details .badge")).to_have_text("2")
    page.get_by_role("button", name="Start the game").click()
    house = told_at_the_table(page)
    expect(house).to_contain_text("3 × Crates")
    expect(house).to_contain_text("···■ / ○·■■ / ···· / ····")


def test_holes_corners_and_numbers_of_a_list_are_chosen_one_by_one(person, ready):
    ready("corner_rush")
    page = person()
    unfolded(page, "corner_rush")
    holes = page.get_by_role("group", name="Holes")
    expect(holes.get_by_role("button", pressed=True)).to_have_text(["c3"])
    holes.get_by_role("button", name="b2").click()
    page.get_by_label("Corners with 2 players, number 2").select_option("South-east")
    last = page.get_by_label("Faces of the die, number 6")
    typed(last, "many")
    expect(page.get_by_role("alert")).to_contain_text("whole number from 0 to 9")
    typed(last, "7")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    house = told_at_the_table(page)
    for words in ("b2 · c3", "South-west · South-east", "0, 2, 3, 4, 5, 7"):
        expect(house).to_contain_text(words)


def test_rules_that_cannot_be_are_refused_in_words(person):
    page = person(locale="fr-FR")
    unfolded(page, "corner_rush")
    typed(page.locator("[id='rule-die.values']"), "9")
    page.get_by_role("button", name="Commencer la partie").click()
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("Ces règles ne vont pas. En détail, en anglais")
    expect(trouble.locator("[lang=en]")).to_contain_text("expected six values in ascending order")


def test_rules_are_found_kept_and_given_on(person, ready):
    page = person()
    unfolded(page, "corridor")
    page.get_by_label("Search the house rules").fill("action points")
    expect(page.locator("[id='rule-turn.action_points']")).to_be_visible()
    expect(page.locator("[id='rule-turn.hand_limit']")).to_have_count(0)
    typed(page.locator("[id='rule-turn.action_points']"), "6")
    page.get_by_label("Search the house rules").fill("")
    page.get_by_label("Only what I changed").check()
    expect(page.locator("details li input")).to_have_count(1)
    page.get_by_label("Name for these rules").fill("Sundays")
    page.get_by_role("button", name="Keep").click()
    unfolded(page, "corridor")
    expect(page.locator("[id='rule-turn.action_points']")).to_have_value("4")
    page.get_by_label("Rules you kept").select_option("Sundays")
    expect(page.locator("[id='rule-turn.action_points']")).to_have_value("6")
    page.goto('/new/corridor?mode=bots&rules={"turn.action_points":7,"no.such":1}')
    page.locator("details > summary").first.click()
    expect(page.locator("[id='rule-turn.action_points']")).to_have_value("7")
    expect(page.locator("details .badge").first).to_have_text("1")
