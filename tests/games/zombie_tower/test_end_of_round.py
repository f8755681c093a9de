"""End of Round, escapes, points and losses (ZT-127 to ZT-139), and golden scenario G-11."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import Scene, end_round, player, survivors, zombies

from tablewright.games.zombie_tower.state import ESCAPED, LOST, SCORED, TRUE_WINNER
from tablewright.kernel import calls

pytestmark = pytest.mark.nojit


def ready(room, players=3, **more):
    """Everybody in a room with a Vaccine, at the last turn of the round."""
    scene = Scene(players, **more).last()
    for p in range(players):
        scene.put(p, room=room, objectives=scene.state["players"][p]["objectives"]).hold(p, "vaccine")
    return scene


def objectives(scene, *hands):
    """Give out Minor Objectives: words for each player, the others get those that cannot be fulfilled here."""
    names = [
        "shovel", "fire_extinguisher", "dynamite", "detonator", "barricade", "shotgun", "first_aid_kit", "handgun",
        "communication_device", "battery", "vaccines", "unhurt",
    ]  # fmt: skip
    left = [name for name in names if name not in " ".join(hands).split()]
    for p in range(len(scene.state["players"])):
        own = hands[p].split() if p < len(hands) else []
        while len(own) < 3:
            own.append(left.pop(0))
        scene.state["players"][p]["objectives"] = own
    return scene


@pytest.mark.rule("ZT-128", "ZT-130", "ZT-138")
def test_fire_takes_everybody():
    scene = Scene().last().put(room=5, zombies={6: 4, 9: 1}, survivors={6: 6, 11: 1}, saved=2).mark(0, "fire", 6, 10)
    position = scene.go("end")
    assert (zombies(position), survivors(position)) == ({}, {11: 1})  # those of 9 walked into 10
    assert player(position)["saved"] == 2
    burnt = Scene().last().put(room=6, saved=2).mark(0, "fire", 6).go("end")
    assert burnt.end_reason == "fire"
    assert player(burnt)["saved"] == 2


@pytest.mark.rule("ZT-129")
def test_the_marker_goes_left():
    position = Scene(4).go()
    for k in range(5):
        assert (int(position.s.marker), position.actor) == (k % 4, k % 4)
        end_round(position)


@pytest.mark.rule("ZT-131", "ZT-133", "ZT-A24", "ZT-A25")
def test_g11_secret_passage():
    scene = ready(10).hold(2, "communication_device", "battery").turn(round=12)
    scene.last()
    position = scene.go("end")
    assert position.end_reason == "secret_passage"
    assert position.length == 12
    assert min(position.result) >= 0.9
    fire = ready(10).hold(2, "communication_device", "battery").turn(round=12).mark(1, "fire", 10).last()
    assert fire.go("end").end_reason == "fire"


@pytest.mark.rule("ZT-131", "ZT-A23")
def test_what_the_secret_passage_needs():
    assert not ready(10).hold(2, "communication_device").hold(1, "battery").go("end").is_over
    team = {"escape.secret_passage.one_hand": False}
    split = ready(10, rules=team).hold(2, "communication_device").hold(1, "battery")
    assert split.go("end").end_reason == "secret_passage"
    assert not ready(10, rules=team).hold(2, "communication_device").go("end").is_over
    assert not ready(10).hold(2, "communication_device", "battery").put(1, room=11).go("end").is_over
    missing = Scene().last().hold(2, "vaccine", "vaccine", "communication_device", "battery").hold(0, "vaccine")
    for p in range(3):
        missing.put(p, room=10)
    assert not missing.go("end").is_over
    assert not ready(2).hold(2, "communication_device", "battery").go("end").is_over


@pytest.mark.rule("ZT-132", "ZT-133", "ZT-A22")
def test_helicopter():
    scene = ready(2).hold(0, "flare", "flare").hold(1, "flare")
    assert scene.go("end").end_reason == "helicopter"
    assert not ready(2).hold(0, "flare", "flare").go("end").is_over
    more = ready(2, rules={"deck.2F.flare": 5}).hold(0, "flare", "flare", "flare", "flare")
    assert more.go("end").end_reason == "helicopter"  # more than enough are enough
    assert not ready(10, rules={"deck.2F.flare": 5}).hold(0, "flare", "flare", "flare").go("end").is_over


@pytest.mark.rule("ZT-A25")
def test_who_stays_out_goes_on():
    scene = ready(10).hold(2, "communication_device", "battery").put(2, room=11)
    position = scene.go("end")
    assert not position.is_over
    while position.actor != 2:
        position.play("end")
    position.play("move 10")
    end_round(position)
    assert position.end_reason == "secret_passage"


@pytest.mark.rule("ZT-134", "ZT-135", "ZT-A40", "ZT-103")
def test_points():
    scene = ready(10).hold(2, "communication_device", "battery", "vaccine")
    objectives(scene, "handgun unhurt shovel", "shotgun", "vaccines communication_device battery")
    scene.put(0, saved=2, damage=1).put(1, saved=4, survivors={10: 3})
    position = scene.go()
    events = position.play("end")
    # handgun 1 + saved 2; shotgun 1 + saved 4; vaccines 2 + device 2 + battery 2
    assert [int(n) for n in position.s.points[:3]] == [3, 5, 6]
    assert [e.player for e in events if e.kind == TRUE_WINNER] == [2]
    assert [(e.a, e.b, e.c) for e in events if e.kind == SCORED] == [(3, 1, 2), (5, 1, 4), (6, 6, 0)]
    assert position.result == pytest.approx([0.9, 0.9, 1.0])


@pytest.mark.rule("ZT-133", "ZT-135", "ZT-136")
@pytest.mark.parametrize(("reason", "room"), [("secret_passage", 10), ("helicopter", 2)])
def test_all_win_by_either_escape_and_nobody_before(reason, room):
    scene = ready(room).hold(0, "flare").hold(1, "flare").hold(2, "flare", "communication_device", "battery")
    objectives(scene, "shovel fire_extinguisher battery", "detonator barricade vaccines", "handgun shotgun dynamite")
    position = scene.put(1, saved=1).go()
    out = np.ones(3)
    calls.result(*position.arrays, out)
    assert out.tolist() == [0.0, 0.0, 0.0]
    position.play("end")
    assert position.end_reason == reason
    assert position.result == pytest.approx([0.9, 1.0, 0.9])


@pytest.mark.rule("ZT-135")
def test_ties_are_shared():
    scene = objectives(ready(10).hold(2, "communication_device", "battery"), "", "barricade first_aid_kit handgun")
    scene.put(0, saved=3).put(1, saved=3).put(2, saved=0)
    position = scene.go()
    events = position.play("end")
    assert [e.player for e in events if e.kind == TRUE_WINNER] == [0, 1]
    assert position.result == pytest.approx([1.0, 1.0, 0.9])


@pytest.mark.rule("ZT-134", "ZT-26")
def test_every_objective():
    """Each one is fulfilled with the card and not without."""
    cards = {
        "handgun": "handgun", "shotgun": "shotgun", "shovel": "shovel", "fire_extinguisher": "fire_extinguisher",
        "first_aid_kit": "first_aid_kit", "barricade": "barricade", "dynamite": "dynamite", "detonator": "detonator",
        "communication_device": "communication_device", "battery": "battery", "vaccines": "vaccine",
    }  # fmt: skip
    for name, card in cards.items():
        points = []
        for held in (False, True):
            scene = ready(2, rules={"escape.helicopter.flares_per_player": 0})
            scene.state["players"][0]["hand"] = {"vaccine": 1}
            scene.state["discard"] = {"handgun": 1}
            if held:
                scene.hold(0, card)
            others = [n for n in (*cards, "unhurt") if n != name]
            filler = [n for n in others if n not in ("handgun", "shotgun", "first_aid_kit", "unhurt")]
            scene.put(0, damage=1, objectives=[name, *filler[:2]])
            rest = [n for n in others if n not in filler[:2]]
            scene.put(1, objectives=rest[:3]).put(2, objectives=rest[3:6])
            points.append(int(scene.go("end").s.points[0]))
        assert points == [0, 2 if name in ("communication_device", "battery", "vaccines") else 1], name
    for damage, won in ((0, 2), (1, 0)):
        scene = ready(2, rules={"escape.helicopter.flares_per_player": 0})
        objectives(scene, "unhurt").put(0, damage=damage)
        assert int(scene.go("end").s.points[0]) == won


@pytest.mark.rule("ZT-136", "ZT-137")
def test_loss_by_damage():
    for damage, over in ((2, False), (3, True)):
        scene = Scene().last().put(0, room=5, damage=1, saved=5, zombies={5: damage})
        position = scene.go()
        events = position.play("end")
        assert position.is_over == over
        if over:
            assert position.end_reason == "damage"
            assert [(e.player, e.a) for e in events if e.kind == LOST] == [(0, 3)]
            assert position.to_dict()["state"]["fallen"] == position.observation(2).to_dict()["state"]["fallen"] == 0
            assert position.result == [0.0, 0.0, 0.0]
            assert position.s.points.sum() == 0
            assert not [e for e in events if e.kind in (SCORED, TRUE_WINNER, ESCAPED)]
    assert Scene().last().put(1, room=5, zombies={5: 4}).go("end").end_reason == "damage"  # the fighter has 3 Life


@pytest.mark.rule("ZT-137", "ZT-A24", "ZT-133")
def test_damage_comes_before_the_escape():
    scene = ready(10).hold(2, "communication_device", "battery").put(0, damage=3, zombies={10: 1})
    assert scene.go("end").end_reason == "damage"


@pytest.mark.rule("ZT-139", "ZT-37", "ZT-A2", "ZT-A24")
def test_loss_by_time():
    position = Scene().turn(round=11).last().go("end")
    assert (position.length, position.is_over) == (12, False)
    assert end_round(position).end_reason == "time"
    short = end_round(Scene(rules={"game.max_rounds": 1}).go())
    assert (short.end_reason, short.length) == ("time", 1)


@pytest.mark.rule("ZT-133", "ZT-53")
def test_nothing_can_be_done_after_the_end():
    position = Scene(rules={"game.max_rounds": 1}).last().go("end")
    assert position.legal() == []
    assert position.actor == -1
    assert position.why_not("end").code == "over"


@pytest.mark.rule("ZT-92", "ZT-127", "ZT-A24")
def test_barricades_go_even_in_the_last_round():
    position = Scene(rules={"game.max_rounds": 1}).last().hold(0, "barricade").bar(0, 12).go("end")
    assert player(position)["barricades"] == []
    assert position.to_dict()["state"]["discard"] == {"barricade": 1}
