"""House rules: typed, tapped and counted while a table is set up, in force and told at the table."""

import json

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


def test_rules_are_given_on_as_a_file(person, tmp_path):
    ann, bob = person(), person()
    unfolded(ann, "corridor")
    typed(ann.locator("[id='rule-turn.action_points']"), "6")
    with ann.expect_download() as file:
        ann.get_by_role("button", name="As a file").click()
    rules, rubbish = tmp_path / "rules.json", tmp_path / "rubbish.json"
    file.value.save_as(rules)
    rubbish.write_text("[]")
    unfolded(bob, "corridor")
    bob.get_by_label("From a file").set_input_files(rubbish)
    expect(bob.get_by_role("alert")).to_contain_text("There are no house rules in this file.")
    bob.get_by_label("From a file").set_input_files(rules)
    expect(bob.get_by_role("alert")).to_have_count(0)
    expect(bob.locator("[id='rule-turn.action_points']")).to_have_value("6")
    unfolded(bob, "quoridor")
    bob.get_by_label("From a file").set_input_files(rules)
    expect(bob.get_by_role("alert")).to_contain_text("The rules in this file are of The Corridor.")


def test_ready_made_rules_are_given_on_whole(person, tmp_path):
    page = person()
    unfolded(page, "corner_rush")
    page.get_by_label("Ready-made rules").select_option("blind")
    with page.expect_download() as file:
        page.get_by_role("button", name="As a file").click()
    file.value.save_as(tmp_path / "rules.json")
    assert json.loads((tmp_path / "rules.json").read_text())["rules"] == {"rules.owner_sees": False}


def test_in_the_lab_a_link_to_rules_leads_to_the_lab(person):
    ann, bob = person(permissions=["clipboard-read", "clipboard-write"]), person()
    ann.goto("/lab/corridor")
    typed(ann.locator("[id='rule-turn.action_points']"), "6")
    ann.get_by_role("button", name="Copy as a link").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    bob.goto(ann.evaluate("navigator.clipboard.readText()"))
    expect(bob.locator("form .changes")).to_contain_text("Action points: 4 → 6")
