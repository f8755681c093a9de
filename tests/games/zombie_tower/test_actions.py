"""The Action phase: frame, moving, resting, actions without AP, overcharge, the abilities."""

import pytest
from tests.games.zombie_tower.scenes import GAME, Scene, hand, player, survivors, why, zombies

from tablewright.games.zombie_tower.state import NEIGHBOURS
from tablewright.kernel.errors import PositionError

pytestmark = pytest.mark.nojit

TRAPPED = {"room": 6}  # with rubble in 5, 6 and 7


def moves(position):
    return [int(move.split()[1]) for move in position.legal() if move.startswith("move")]


@pytest.mark.rule("ZT-34", "ZT-36", "ZT-37", "ZT-129")
def test_turns_go_clockwise_from_the_marker():
    position = Scene(4).turn(turn=2, marker=2).go()
    order = []
    for _ in range(8):
        order.append((position.length, position.actor, int(position.s.marker)))
        position.play("end")
    assert order[:4] == [(1, 2, 2), (1, 3, 2), (1, 0, 2), (1, 1, 2)]
    assert order[4:] == [(2, 3, 3), (2, 0, 3), (2, 1, 3), (2, 2, 3)]


@pytest.mark.rule("ZT-34")
def test_phases_come_in_order():
    from tablewright.games.zombie_tower.state import BURNED, EMERGED, ROUND_BEGAN, SHAMBLED, TURN_BEGAN

    scene = Scene(quiet=False).last().put(0, room=8, zombies={6: 1}).mark(0, "fire", 7)
    kinds = [e.kind for e in scene.go().play("end")]
    order = [kinds.index(kind) for kind in (SHAMBLED, BURNED, ROUND_BEGAN, EMERGED, TURN_BEGAN)]
    assert order == sorted(order)


@pytest.mark.rule("ZT-49", "ZT-50", "ZT-51", "ZT-52")
def test_action_points():
    position = Scene().put(room=10, survivors={9: 1}).go()
    for k, move in enumerate(("move 11", "move 10", "move 9")):
        assert position.s.ap == 3 - k
        position.play(move)
    assert position.s.ap == 0
    assert not moves(position)
    assert why(position, "move 10") == why(position, "search") == "ZT-49"
    assert "save" in position.legal()  # without AP
    position.play("save")
    assert position.s.ap == 0
    position.play("end")
    assert (position.actor, int(position.s.ap)) == (1, 3)
    position.play("move 8")
    position.play("end")
    assert position.s.ap == 3  # what was left is not carried over
    position.play("end")
    assert (position.length, int(position.s.ap)) == (2, 3)


@pytest.mark.rule("ZT-52")
def test_what_costs_a_point_and_what_does_not():
    def spent(scene, *played):
        position = scene.go()
        before = int(position.s.ap)
        for move in played:
            position.play(move)
        return before - int(position.s.ap)

    assert spent(Scene(), "move 11") == 1
    assert spent(Scene().stack("1F", "magazine"), "search") == 1
    assert spent(Scene().put(damage=1), "rest") == 1
    assert spent(Scene().put(zombies={12: 1}).hold(0, "magazine"), "use handgun", "target 12") == 1
    assert spent(Scene().put(survivors={12: 1}), "save") == 0
    assert spent(Scene().put(saved=1), "release") == 0
    assert spent(Scene().put(room=11), "give handgun") == 0
    assert spent(Scene().put(room=11), "give handgun", "take") == 0
    assert spent(Scene().turn(ap=0), "overcharge") == -1


@pytest.mark.rule("ZT-53")
def test_only_the_player_whose_turn_it_is_acts():
    position = Scene().put(0, room=1).put(1, room=12).go()
    assert position.actor == 0
    position.play("move 2")
    assert [player(position, p)["room"] for p in range(3)] == [2, 12, 12]
    assert moves(position) == [1, 3]  # those of player 0


@pytest.mark.rule("ZT-54", "ZT-55", "ZT-56")
def test_neighbours():
    expected = {
        1: [2, 5], 2: [1, 3], 3: [2, 4], 4: [3, 8], 5: [1, 6, 9], 6: [5, 7], 7: [6, 8], 8: [4, 7, 12], 9: [5, 10],
        10: [9, 11], 11: [10, 12], 12: [8, 11],
    }  # fmt: skip
    for room, near in expected.items():
        position = Scene().put(room=room).go()
        assert moves(position) == near == sorted(NEIGHBOURS[room])
        far = next(other for other in range(1, 13) if other != room and other not in near)
        assert why(position, f"move {far}") == "ZT-54"
        position.play(f"move {near[0]}")
        assert player(position)["room"] == near[0]


@pytest.mark.rule("ZT-57", "ZT-58", "ZT-59")
def test_only_rubble_stops_a_move():
    position = Scene().put(room=6, zombies={7: 5, 6: 2}).mark(0, "rubble", 5).go()
    assert moves(position) == [7]
    assert why(position, "move 5") == "ZT-57"
    position = Scene().put(room=6, zombies={7: 5, 6: 2}).mark(0, "fire", 7, 6).go("move 7", "move 8", "move 7")
    assert player(position)["damage"] == 0
    assert player(position)["room"] == 7
    assert [player(position, p)["room"] for p in (1, 2)] == [12, 12]


@pytest.mark.rule("ZT-79", "ZT-151", "ZT-A19")
def test_firefighter():
    cast = ("firefighter", "doctor", "soldier")
    for room, far in ((1, 9), (9, 1), (4, 12), (12, 4)):
        assert far in moves(Scene(cast=cast).put(room=room).go())
        assert far not in moves(Scene(cast=("soldier", "doctor", "fighter")).put(room=room).go())
    position = Scene(cast=cast).put(room=1).go("move 9")
    assert (player(position)["room"], int(position.s.ap)) == (9, 2)
    for room in (5, 8):
        blocked = Scene(cast=cast).put(room=1).mark(0, "rubble", room).go()
        assert 9 not in moves(blocked)
        assert why(blocked, "move 9") == "ZT-151"
    column = {"ability.firefighter_block": "column"}
    assert 9 not in moves(Scene(cast=cast, rules=column).put(room=1).mark(0, "rubble", 5).go())
    assert 9 in moves(Scene(cast=cast, rules=column).put(room=1).mark(0, "rubble", 8).go())
    assert 4 not in moves(Scene(cast=cast, rules=column).put(room=12).mark(0, "rubble", 8).go())
    there = Scene(cast=cast).put(room=1).mark(0, "rubble", 9).go()
    assert why(there, "move 9") == "ZT-57"
    assert 9 in moves(Scene(cast=cast).put(room=1).mark(0, "rubble", 6).go())


@pytest.mark.rule("ZT-84", "ZT-85", "ZT-86", "ZT-81")
def test_rest():
    position = Scene().put(damage=3).go("rest", "rest", "rest")
    assert player(position)["damage"] == 0
    assert why(Scene().put(damage=0).go(), "rest") == "ZT-86"
    assert why(Scene().put(damage=1, zombies={12: 1}).go(), "rest") == "ZT-85"
    assert why(Scene().put(damage=1).mark(0, "fire", 12).go(), "rest") == "ZT-81"
    assert "rest" in Scene().put(damage=1, zombies={11: 1}, survivors={12: 1}).go().legal()


@pytest.mark.rule("ZT-95", "ZT-96", "ZT-97", "ZT-98", "ZT-117", "ZT-A31", "ZT-A39")
def test_save_and_release():
    scene = Scene().put(survivors={12: 2, 11: 1}, zombies={12: 3}).mark(0, "fire", 12)
    position = scene.go("save", "save")
    assert (player(position)["saved"], survivors(position), player(position)["damage"]) == (2, {11: 1}, 0)
    assert why(position, "save") == "ZT-95"
    position.play("release")
    assert (player(position)["saved"], survivors(position)[12]) == (1, 1)
    for move in ("save", "release", "release"):
        position.play(move)
    assert why(position, "release") == "ZT-97"
    assert zombies(position) == {12: 3}
    position.play("move 11")
    position.play("save")  # before, between and after actions that cost AP
    assert player(position)["saved"] == 1


@pytest.mark.rule("ZT-98")
def test_a_turn_ends_at_last():
    position = Scene(rules={"game.zero_ap_cap": 3}).put(room=11, survivors={11: 9}).slit(2, "1F", ("vaccine", 2)).go()
    for _ in range(3):
        position.play("save")
    for move in ("save", "release", "give handgun", "take"):
        assert why(position, move) == "ZT-98"
    assert position.legal()[0] == "end"
    assert "move 10" in position.legal()
    position.play("move 10")
    position.play("move 11")
    position.play("move 10")
    assert "overcharge" in position.legal()  # neither counted nor barred
    position.play("overcharge")
    assert position.s.steps == 3
    assert GAME.ruleset.keys["game.zero_ap_cap"] == 100


@pytest.mark.rule("ZT-105", "ZT-106", "ZT-107", "ZT-A33", "ZT-137")
def test_overcharge():
    position = Scene().put(room=9).go()
    assert why(position, "overcharge") == "ZT-107"
    for move in ("move 10", "move 11", "move 12"):
        position.play(move)
    for damage in (1, 2, 3):  # the soldier has 4 Life
        position.play("overcharge")
        assert (player(position)["damage"], int(position.s.ap)) == (damage, 1)
        assert why(position, "overcharge") == "ZT-107"
        assert why(position, "rest") == "ZT-105"  # not for resting
        position.play("move 11" if damage % 2 else "move 12")
        assert position.s.ap == 0
    assert why(position, "overcharge") == "ZT-A33"
    assert position.legal() == ["end", "give handgun"]
    deadly = Scene(rules={"game.allow_suicide": True}).put(damage=3).turn(ap=0).go("overcharge")
    assert deadly.is_over
    assert deadly.end_reason == "damage"
    assert deadly.result == [0.0, 0.0, 0.0]


@pytest.mark.rule("ZT-105")
def test_an_overcharged_point_can_be_spent_on_anything_but_rest():
    scene = Scene().put(damage=1, room=12).turn(ap=0).hold(0, "magazine").put(zombies={12: 1})
    position = scene.go("overcharge", "use handgun", "target 12", "overcharge")
    assert player(position)["damage"] == 3
    assert "search" in position.legal()
    assert "move 11" in position.legal()
    assert why(position, "rest") == "ZT-105"
    position.play("move 11")
    rested = Scene().put(damage=1).turn(ap=1).go("rest")
    assert player(rested)["damage"] == 0


@pytest.mark.rule("ZT-154", "ZT-A17", "ZT-A33")
def test_g12_doctor():
    cast = ("doctor", "soldier", "fighter")
    position = Scene(cast=cast).put(room=12, damage=1, zombies={12: 2}).go("cure")
    assert (int(position.s.ap), player(position)["damage"]) == (2, 2)
    assert (zombies(position), survivors(position)) == ({12: 1}, {12: 1})
    assert why(position, "cure") == "ZT-A33"
    position.play("save")
    assert player(position)["saved"] == 1
    assert why(Scene(cast=cast).put(zombies={11: 1}).go(), "cure") == "ZT-154"
    assert why(Scene().put(zombies={12: 1}).go(), "cure") == "ZT-154"
    assert why(Scene(cast=cast).put(zombies={12: 1}).turn(ap=0).go(), "cure") == "ZT-49"
    deadly = Scene(cast=cast, rules={"game.allow_suicide": True}).put(damage=2, zombies={12: 1}).go("cure")
    assert deadly.end_reason == "damage"


@pytest.mark.rule("ZT-A10", "ZT-A37")
def test_trapped():
    scene = Scene().put(room=6, damage=1, saved=1).hold(0, "magazine", "shovel").mark(0, "rubble", 5, 6, 7)
    position = scene.go()
    assert not moves(position)
    assert why(position, "search") == "ZT-A10"
    assert why(position, "release") == "ZT-A10"
    assert {"rest", "use shovel"} <= set(position.legal())
    position.play("use shovel")
    assert position.legal() == ["target 5", "target 6", "target 7"]  # also the own room
    position.play("target 7")
    assert moves(position) == [7]
    assert why(position, "release") == "ZT-A10"  # still in the rubble
    freed = scene.go("use shovel", "target 6")
    assert not moves(freed)
    assert {"search", "release"} <= set(freed.legal())


@pytest.mark.rule("ZT-A10")
def test_trapped_dynamite_slits_and_escape():
    scene = Scene().put(room=10).hold(0, "dynamite", "detonator").mark(0, "rubble", 9, 10, 11)
    position = scene.go("use dynamite", "target 10")
    assert player(position)["rubble"] == [9, 11]
    assert "give handgun" in scene.go().legal()
    out = Scene().put(room=10).mark(0, "rubble", 9, 10, 11).last()
    for p in range(3):
        out.hold(p, "vaccine").put(p, room=10)
    assert out.hold(1, "communication_device", "battery").go("end").end_reason == "secret_passage"


@pytest.mark.rule("ZT-68")
def test_no_hand_limit():
    everything = ("magazine",) * 3 + ("buckshot",) * 3 + ("vaccine",) * 3 + ("shovel",) * 2 + ("flare",) * 2
    position = Scene().hold(0, *everything).stack("1F", "detonator").go("search")
    assert sum(hand(position).values()) == 15


def test_impossible_positions_are_refused():
    for words, change in (
        ("vaccine: there are more cards", lambda s: s["players"][0]["hand"].update(vaccine=1)),
        ("the last round is 12", lambda s: s.update(round=13)),
        ("the number of cards that this round leaves", lambda s: s["players"][1].update(pile=[1, 2])),
        ("damage up to the Life", lambda s: s["players"][0].update(damage=4)),
        ("the same character as another", lambda s: s["players"][0].update(character="fighter")),
        ("expected 3 Minor Objectives", lambda s: s["players"][0].update(objectives=["unhurt"])),
        ("deck 2F: left is not", lambda s: s["decks"]["2F"].update(left=3)),
        ("deck 2F: no card in it has the back", lambda s: s["decks"]["2F"].update(back=None)),
        ("n_rubble is not the number of rooms", lambda s: s["players"][0].update(rubble=[3])),
        ("ev_fire: as many are discarded or lie in rooms as were announced", lambda s: s["discard"].update(ev_fire=1)),
        ("at most 3 action points", lambda s: s.update(ap=7)),
        ("the PC.s room was not searched", lambda s: s.update(phase="saving", ap=2)),
        ("missing", lambda s: s.pop("discard")),
        ("no such thing", lambda s: s.update(weather="rain")),
        ("expected a whole number", lambda s: s["players"][0].update(room="6")),
        ("no such thing", lambda s: s["players"][0]["zombies"].update({"13": 1})),
    ):
        scene = Scene()
        change(scene.state)
        with pytest.raises(PositionError, match=words):
            scene.go()
