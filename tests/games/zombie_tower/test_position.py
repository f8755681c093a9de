"""Descriptions of positions: the impossible and the unreadable are refused in words."""

import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.games.zombie_tower.describe import DECK_KEYS, KEYS, OPEN_KEYS, OWN_KEYS
from tablewright.kernel.cache import ROOT
from tablewright.kernel.errors import PositionError

pytestmark = pytest.mark.nojit


def refused(scene, words):
    with pytest.raises(PositionError, match=words):
        scene.go()


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("overcharged", "no", "overcharged: expected true or false"),
        ("ap", None, "ap: expected a whole number"),
        ("phase", None, "phase: expected one of"),
        ("using", "handgun", "using: expected null"),
        ("slits", None, "slits: expected a list"),
        ("slits", [{"wall": 0, "floor": "2F", "cards": 3}], r"slits\[0\].cards: expected a list"),
        ("slits", [{"wall": 0, "floor": "2F", "cards": [{"item": "flare", "from": True}]}], "from: expected one of"),
        ("marker", 3, "marker: expected a whole number from 0 to 2"),
        ("steps", 101, "the turn"),
        ("end_reason", "time", "the table"),
    ],
)
def test_junk_at_the_table(key, value, words):
    scene = Scene()
    scene.state[key] = value
    refused(scene, words)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("rubble", [1.0], "rubble: expected a list of 1, 2"),
        ("searched", [True], "searched: expected a list of 1, 2"),
        ("searched", 5, "searched: expected a list"),
        ("searched", [5, 5], "searched: 5 is named twice"),
        ("damage", None, "damage: expected a whole number"),
        ("points", 5, "the ending"),
        ("zombies", {"3": 120}, "still to come, more than 120"),
    ],
)
def test_junk_about_a_player(key, value, words):
    scene = Scene()
    scene.state["players"][0][key] = value
    refused(scene, rf"{words}")


@pytest.mark.rule("ZT-87", "ZT-88", "ZT-93")
def test_what_cannot_be_aimed():
    def aiming(item):
        scene = Scene().put(room=6, zombies={6: 1}).hold(0, "vaccine").mark(0, "rubble", 5)
        return scene.turn(phase="target", using=item, ap=2)

    refused(aiming("handgun"), "the turn")  # no Magazine
    refused(aiming("vaccine"), "the turn")  # no use
    refused(aiming(None), "using: expected an item")
    assert aiming("handgun").hold(0, "magazine").go().legal() == ["target 6"]
    refused(aiming("handgun").hold(0, "magazine").turn(ap=3), "the turn")  # it was paid for


@pytest.mark.rule("ZT-62", "ZT-74", "ZT-155")
def test_a_decision_after_a_search_needs_the_search():
    looking = Scene(cast=("detective", "soldier", "fighter")).put(room=6).stack("2F", "battery")
    looking.turn(phase="looking", looking="2F", ap=2)
    refused(looking, "the turn")
    assert looking.put(searched=[6]).go().legal() == ["keep", "return"]
    refused(looking.put(zombies={6: 1}), "the turn")
    refused(Scene(cast=("soldier", "fighter", "doctor")).stack("2F", "battery"), "deck 2F")  # nobody put it back


@pytest.mark.rule("ZT-92", "ZT-138", "ZT-A29")
def test_before_a_turn_nothing_is_done():
    refused(Scene().put(1, searched=[3]), "before the turn came")
    refused(Scene().hold(1, "barricade").bar(1, 3), "before the turn came")
    refused(Scene().put(1, room=3).mark(1, "fire", 3), "before the turn came")
    assert Scene().turn(turn=1).put(1, room=3).mark(1, "fire", 3).go().actor == 1


@pytest.mark.rule("ZT-138", "ZT-139", "ZT-137", "ZT-131")
@pytest.mark.parametrize(
    ("reason", "fallen"), [("time", None), ("damage", 0), ("fire", 0), ("secret_passage", None), ("helicopter", None)]
)
def test_an_ending_that_has_not_come(reason, fallen):
    refused(Scene().turn(turn=None, ap=0, end_reason=reason, fallen=fallen), "the ending")


@pytest.mark.rule("ZT-105")
def test_an_overcharged_point_has_cost_damage():
    refused(Scene().turn(ap=1, overcharged=True), "the turn")
    refused(Scene().put(damage=1).turn(ap=0, overcharged=True), "the turn")
    assert "rest" not in Scene().put(damage=1).turn(ap=1, overcharged=True).go().legal()


@pytest.mark.rule("ZT-22")
def test_nothing_is_dealt_while_characters_are_chosen():
    told = GAME.new(3, 0, preset="chosen").to_dict()
    told["state"]["players"][1]["hand"] = {"vaccine": 1}
    with pytest.raises(PositionError, match="the table"):
        GAME.position(told)


@pytest.mark.rule("ZT-146")
def test_an_observer_does_not_know_how_far_a_turn_has_gone():
    told = Scene().go().observation(1).to_dict()
    told["state"]["ap"] = 3
    with pytest.raises(PositionError, match="ap: this viewer cannot know it"):
        GAME.position(told)


@pytest.mark.rule("ZT-A5")
def test_nobody_emerges_in_a_tower_that_has_wholly_collapsed():
    rules = {"deck.2F.ev_collapsed": 12}
    scene = Scene(rules=rules, quiet=False).put(zombies={}, survivors={}).mark(0, "rubble", *range(1, 13)).last()
    position = scene.go("end")
    assert position.s.zombies[0].sum() == position.s.survivors[0].sum() == 0


def test_rules_md_names_every_key():
    text = (ROOT / "games" / "zombie_tower" / "RULES.md").read_text("utf-8")
    section = text.split("## The description of a position")[1].split("\n## ")[0]
    for key in (*KEYS, *DECK_KEYS, *OPEN_KEYS, *OWN_KEYS):
        assert f"| `{key}` |" in section, key
