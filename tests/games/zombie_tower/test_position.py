"""Descriptions of positions: the impossible and the unreadable are refused in words."""

import re

import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.games.zombie_tower.describe import DECK_KEYS, KEYS, OPEN_KEYS, OWN_KEYS
from tablewright.kernel.errors import PositionError
from tablewright.kernel.paths import ROOT

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
        ("using", "handgun", "using: expected one of null, not 'handgun'"),
        ("slits", None, "slits: expected a list"),
        ("slits", [{"wall": 0, "floor": "2F", "cards": 3}], r"slits\[0\].cards: expected a list"),
        (
            "slits",
            [{"wall": 0, "floor": "2F", "cards": [{"item": "flare", "from": True}]}],
            "from: expected a whole number from 0 to 1",
        ),
        ("slits", [{"wall": 2, "floor": "2F", "cards": [{"item": "flare", "from": 1}]}], "from: expected one of 2, 0"),
        ("marker", 3, "marker: expected a whole number from 0 to 2"),
        ("steps", 101, "the turn: expected at most 100 steps"),
        ("end_reason", "time", "the table: there is an end_reason, but it is somebody's turn"),
    ],
)
def test_junk_at_the_table(key, value, words):
    scene = Scene()
    scene.state[key] = value
    refused(scene, words)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("rubble", [1.0], r"rubble\[0\]: expected a whole number from 1 to 12"),
        ("searched", [True], r"searched\[0\]: expected a whole number from 1 to 12"),
        ("searched", 5, "searched: expected a list"),
        ("searched", [5, 5], r"searched\[1\]: 5 stands there twice"),
        ("damage", None, "damage: expected a whole number"),
        ("points", 5, "the ending: there are points without an escape"),
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

    refused(aiming("handgun"), "the turn: handgun is used without the card that it works with")
    refused(aiming("vaccine"), "the turn: vaccine is not aimed at a room")
    refused(aiming(None), "using: expected one of handgun, shotgun, .*, not None")
    assert aiming("handgun").hold(0, "magazine").go().legal() == ["target 6"]
    refused(aiming("handgun").hold(0, "magazine").turn(ap=3), "one less where a decision was paid for")


@pytest.mark.rule("ZT-62", "ZT-74", "ZT-155")
def test_a_decision_after_a_search_needs_the_search():
    looking = Scene(cast=("detective", "soldier", "fighter")).put(room=6).stack("2F", "battery")
    looking.turn(phase="looking", looking="2F", ap=2)
    refused(looking, "the turn: .* the PC's room was not searched")
    assert looking.put(searched=[6]).go().legal() == ["keep", "return"]
    refused(looking.put(zombies={6: 1}), "the turn: .* there are zombies in the PC's room")
    refused(Scene(cast=("soldier", "fighter", "doctor")).stack("2F", "battery"), "deck 2F: .* there is no detective")


@pytest.mark.rule("ZT-92", "ZT-138", "ZT-A29")
def test_before_a_turn_nothing_is_done():
    refused(Scene().put(1, searched=[3]), "a room was searched before the turn came")
    refused(Scene().hold(1, "barricade").bar(1, 3), "a Barricade stands before the turn came")
    refused(Scene().put(1, room=3).mark(1, "fire", 3), "the PC is in Fire before the turn came")
    assert Scene().turn(turn=1).put(1, room=3).mark(1, "fire", 3).go().actor == 1


@pytest.mark.rule("ZT-138", "ZT-139", "ZT-137", "ZT-131")
@pytest.mark.parametrize(
    ("reason", "fallen", "words"),
    [
        ("time", None, "time is up after round 12"),
        ("damage", 0, "player 0 has less damage than Life"),
        ("fire", 0, "player 0 is in no Fire"),
        ("secret_passage", None, "player 0 is not at the way out"),
        ("helicopter", None, "player 0 is not at the way out"),
    ],
)
def test_an_ending_that_has_not_come(reason, fallen, words):
    refused(Scene().turn(turn=None, ap=0, end_reason=reason, fallen=fallen), f"the ending: {words}")


@pytest.mark.rule("ZT-105")
def test_an_overcharged_point_has_cost_damage():
    refused(Scene().turn(ap=1, overcharged=True), "an overcharged point has cost damage")
    refused(Scene().put(damage=1).turn(ap=0, overcharged=True), "an overcharged point is the only one")
    assert "rest" not in Scene().put(damage=1).turn(ap=1, overcharged=True).go().legal()


@pytest.mark.rule("ZT-22")
def test_nothing_is_dealt_while_characters_are_chosen():
    told = GAME.new(3, 0, preset="chosen").to_dict()
    told["state"]["players"][1]["hand"] = {"vaccine": 1}
    with pytest.raises(PositionError, match="nothing is dealt while characters are chosen"):
        GAME.position(told)


def observed(viewer, scene=None):
    return (scene or Scene()).go().observation(viewer).to_dict()


def refused_observation(told, words):
    with pytest.raises(PositionError, match=words):
        GAME.position(told)


@pytest.mark.rule("ZT-146", "ZT-147", "ZT-155")
@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        (["ap"], 3, "state.ap: expected null, since the viewer cannot know it"),
        (["phase"], "main", "state.phase: expected one of null, looking, choosing, not 'main'"),
        (["players", 0, "room"], 6, r"state.players\[0\].room: expected null, since the viewer cannot know it"),
        (
            ["decks", "2F", "cards"],
            {"flare": 1},
            "state.decks.2F.cards: expected null, since the viewer cannot know it",
        ),
        (["decks", "2F", "top"], "flare", "state.decks.2F.top: expected null, since the viewer cannot know it"),
        (
            ["slits"],
            [{"wall": 2, "floor": "2F", "cards": []}],
            r"state.slits\[0\]: this viewer cannot see the slits of",
        ),
        (
            ["slits"],
            [{"wall": 1, "floor": "2F", "cards": [{"item": "flare", "from": 2}]}],
            r"state.slits\[0\].cards\[0\].item: expected null, since the viewer cannot know it",
        ),
    ],
)
def test_what_a_viewer_cannot_know_is_not_told(place, value, words):
    told = observed(1)
    inner = told["state"]
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    refused_observation(told, words)


def test_the_detective_knows_a_card_that_she_put_back():
    scene = Scene().stack("2F", "battery")
    assert GAME.position(observed(2, scene)).to_dict() == observed(2, scene)


def places_in(value, path=()):
    """Everything in a description that stands by itself, as the keys that lead there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [place for key, part in inner for place in places_in(part, (*path, key))]
    return found or [path]


@pytest.mark.parametrize("viewer", [None, -1, 0, 1])
def test_nonsense_is_refused_wherever_it_stands(viewer):
    """Also where nobody would read it, such as in what a viewer does not know; the refusal names the place."""
    scene = Scene().slit(0, "1F", ("vaccine", 0), ("flare", 1)).put(saved=2, survivors={3: 1}).mark(0, "fire", 5)
    for place in places_in(observed(viewer, scene)["state"] if viewer is not None else scene.go().to_dict()["state"]):
        told = observed(viewer, scene) if viewer is not None else scene.go().to_dict()
        inner = told["state"]
        for key in place[:-1]:
            inner = inner[key]
        inner[place[-1]] = {"nonsense": 1}
        refused_observation(told, re.escape("state." + str(place[0])))


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
