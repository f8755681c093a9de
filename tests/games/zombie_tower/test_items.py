"""Items (ZT-87 to ZT-94, ZT-152) and slits (ZT-99 to ZT-104)."""

import pytest
from tests.games.zombie_tower.scenes import Scene, end_round, hand, player, survivors, why, zombies

from tablewright.games.zombie_tower.items import ITEM_OF, in_usable

pytestmark = pytest.mark.nojit

NO_BONUS = ("fighter", "soldier", "detective", "doctor")


def targets(position, item):
    """The rooms an item can be aimed at; none when it is not offered."""
    if f"use {item}" not in position.legal():
        return []
    copy = position.copy()
    copy.play(f"use {item}")
    return [int(move.split()[1]) for move in copy.legal()]


def shooter(**facts):
    return Scene(cast=NO_BONUS).put(**facts).hold(0, "magazine")


def discard(position):
    return position.to_dict()["state"]["discard"]


@pytest.mark.rule("ZT-94", "ZT-A14", "ZT-A16", "ZT-A15", "ZT-87", "ZT-88", "ZT-89", "ZT-90")
def test_handgun():
    scene = shooter(room=6, zombies={5: 1, 6: 2, 8: 5, 2: 4})
    assert targets(scene.go(), "handgun") == [5, 6, 8]
    position = scene.go("use handgun")
    assert why(position, "end") == "ZT-87"
    assert why(position, "target 7") == why(position, "target 2") == "ZT-94"
    assert hand(position)["magazine"] == 1  # cards leave the hand when it is aimed, the AP is paid before
    assert position.s.ap == 2
    position.play("target 8")
    assert zombies(position) == {5: 1, 6: 2, 8: 2, 2: 4}
    assert (hand(position), discard(position)) == ({"handgun": 1}, {"magazine": 1})
    assert why(position, "use handgun") == "ZT-88"
    assert why(position, "target 8") == "ZT-87"
    assert why(Scene().put(1, room=1).turn(turn=1).hold(1, "magazine").go(), "use handgun") == "ZT-87"
    assert why(shooter(room=6, zombies={2: 4}).go(), "use handgun") == "ZT-94"
    assert why(shooter(room=6, zombies={6: 4}).turn(ap=0).go(), "use handgun") == "ZT-49"
    end_round(position)
    assert discard(position) == {"magazine": 1}


@pytest.mark.rule("ZT-A14")
def test_handgun_range_is_a_key():
    rules = {"item.handgun.range": 1}
    position = Scene(cast=NO_BONUS, rules=rules).put(room=5, zombies={5: 1, 6: 1, 7: 1}).hold(0, "magazine").go()
    assert targets(position, "handgun") == [5, 6]


@pytest.mark.rule("ZT-77", "ZT-91", "ZT-94")
def test_g8_rubble_stops_the_shot():
    position = shooter(room=5, zombies={7: 4}).mark(0, "rubble", 6).go()
    assert why(position, "use handgun") == "ZT-94"
    both = shooter(room=6, zombies={5: 1, 8: 4}).mark(0, "rubble", 7).go("use handgun")
    assert both.legal() == ["target 5"]
    assert why(both, "target 8") == "ZT-91"
    trapped = shooter(room=6, zombies={5: 1}).mark(0, "rubble", 6).go()
    assert targets(trapped, "handgun") == [5]  # out of rubble, not through it


@pytest.mark.rule("ZT-A38")
def test_shots_pass_fire_barricades_and_survivors():
    scene = shooter(room=5, zombies={7: 2}, survivors={6: 2, 7: 1}).mark(0, "fire", 6)
    position = scene.go("use handgun", "target 7")
    assert (zombies(position), survivors(position)) == ({}, {6: 2, 7: 1})
    barred = shooter(room=5, zombies={7: 2}).hold(0, "barricade").bar(0, 6)
    assert targets(barred.go(), "handgun") == [7]


@pytest.mark.rule("ZT-94", "ZT-88", "ZT-89", "ZT-A16", "ZT-A15", "ZT-152")
def test_shotgun():
    scene = Scene().turn(turn=1).put(1, room=6, zombies={6: 8, 7: 2}).hold(1, "buckshot", "buckshot")
    assert targets(scene.go(), "shotgun") == [6]
    position = scene.go("use shotgun", "target 6")
    assert zombies(position, 1) == {6: 2, 7: 2}
    position.play("use shotgun")  # the gun stays, in the same turn too
    position.play("target 6")
    assert zombies(position, 1) == {7: 2}
    assert hand(position, 1) == {"shotgun": 1}
    assert why(position, "use shotgun") == "ZT-88"
    assert why(Scene().turn(turn=1).put(1, room=6, zombies={7: 2}).hold(1, "buckshot").go(), "use shotgun") == "ZT-94"


@pytest.mark.rule("ZT-152")
def test_soldier():
    position = Scene().put(room=6, zombies={6: 8}).hold(0, "magazine").go("use handgun", "target 6")
    assert zombies(position) == {6: 4}
    shotgun = Scene().put(room=6, zombies={6: 8}).hold(0, "shotgun", "buckshot").go("use shotgun", "target 6")
    assert zombies(shotgun) == {6: 1}


@pytest.mark.rule("ZT-94", "ZT-89", "ZT-90")
def test_shovel():
    scene = Scene().put(room=8).hold(0, "shovel").mark(0, "rubble", 4, 7, 11)
    assert targets(scene.go(), "shovel") == [4, 7]  # also up and down, not farther
    position = scene.go("use shovel", "target 4", "use shovel", "target 7")
    assert player(position)["rubble"] == [11]
    assert hand(position)["shovel"] == 1
    assert discard(position) == {"ev_collapsed": 2}
    assert why(position, "use shovel") == "ZT-94"
    assert "move 4" in position.legal()


@pytest.mark.rule("ZT-94", "ZT-88", "ZT-90")
def test_dynamite():
    scene = Scene().put(room=8, zombies={7: 9, 8: 2}, survivors={7: 1, 12: 1}).hold(0, "dynamite", "detonator")
    scene.mark(0, "rubble", 4)
    assert targets(scene.go(), "dynamite") == [4, 7, 12]  # never the own room
    position = scene.go("use dynamite", "target 7")
    assert (zombies(position), survivors(position)) == ({8: 2}, {12: 1})
    assert hand(position) == {"handgun": 1}
    assert discard(position) == {"dynamite": 1, "detonator": 1}
    cleared = scene.go("use dynamite", "target 4")
    assert player(cleared)["rubble"] == []
    assert why(Scene().put(room=8, zombies={7: 1}).hold(0, "dynamite").go(), "use dynamite") == "ZT-88"
    assert why(Scene().put(room=8, zombies={8: 1}).hold(0, "dynamite", "detonator").go(), "use dynamite") == "ZT-94"
    burning = (
        Scene().put(room=8, zombies={7: 1}).hold(0, "dynamite", "detonator", "barricade").mark(0, "fire", 7).bar(0, 7)
    )
    kept = burning.go("use dynamite", "target 7")
    assert (player(kept)["fire"], player(kept)["barricades"]) == ([7], [7])
    only_fire = Scene().put(room=8).hold(0, "dynamite", "detonator").mark(0, "fire", 7).go()
    assert why(only_fire, "use dynamite") == "ZT-94"


@pytest.mark.rule("ZT-94", "ZT-90")
def test_first_aid_kit():
    scene = Scene().turn(turn=2).put(2, damage=2, zombies={12: 3})
    position = scene.go("use first_aid_kit")  # at once, also beside zombies
    assert (player(position, 2)["damage"], hand(position, 2), int(position.s.ap)) == (0, {}, 2)
    assert discard(position) == {"first_aid_kit": 1}
    assert why(Scene().turn(turn=2).go(), "use first_aid_kit") == "ZT-94"
    hurt = Scene(rules={"life.detective": 9}).turn(turn=2).put(2, damage=5).go("use first_aid_kit")
    assert player(hurt, 2)["damage"] == 2


@pytest.mark.rule("ZT-94", "ZT-92", "ZT-127", "ZT-A13", "ZT-90")
def test_barricade():
    scene = Scene().hold(0, "barricade", "barricade").put(room=6, zombies={5: 2, 6: 1})
    position = scene.go("use barricade", "target 6")
    assert player(position)["barricades"] == [6]
    assert hand(position)["barricade"] == 1
    assert discard(position) == {}
    assert why(position, "use barricade") == "ZT-94"  # the room has one
    end_round(position)
    assert player(position)["damage"] == 1  # those inside bite, those outside stay out
    assert zombies(position) == {5: 2, 6: 1}
    assert (player(position)["barricades"], discard(position)) == ([], {"barricade": 1})


@pytest.mark.rule("ZT-A13")
def test_zombies_do_not_leave_a_barred_room():
    scene = Scene().hold(0, "barricade").bar(0, 6).put(room=8, zombies={6: 2, 7: 1}).last()
    assert zombies(scene.go("end")) == {6: 2, 8: 1}


@pytest.mark.rule("ZT-94", "ZT-83", "ZT-89", "ZT-90")
def test_fire_extinguisher():
    scene = Scene().hold(0, "fire_extinguisher").put(room=8).mark(0, "fire", 8, 4, 6)
    assert targets(scene.go(), "fire_extinguisher") == [4, 8]
    here = Scene().hold(0, "fire_extinguisher").put(room=8).mark(0, "fire", 8).go()
    assert targets(here, "fire_extinguisher") == [8]
    position = scene.go("use fire_extinguisher", "target 8")
    assert player(position)["fire"] == [4, 6]
    assert (hand(position)["fire_extinguisher"], discard(position)) == (1, {"ev_fire": 1})
    position.play("use fire_extinguisher")
    position.play("target 4")
    assert why(position, "use fire_extinguisher") == "ZT-94"


@pytest.mark.rule("ZT-93")
def test_escape_cards_have_no_use():
    position = Scene().hold(0, "vaccine", "communication_device", "battery", "flare").put(room=6).go()
    assert not [move for move in position.legal() if move.startswith("use")]
    assert not [text for text in position.game.texts if text in ("use vaccine", "use flare", "use battery")]
    assert not [text for text in position.game.texts if text.startswith(("discard", "drop"))]


@pytest.mark.rule("ZT-156")
def test_items_do_nothing_in_other_play_spaces():
    scene = shooter(room=6, zombies={7: 2}).put(1, zombies={7: 3}, survivors={7: 1}).mark(1, "rubble", 5)
    before = player(scene.go(), 1)
    assert player(scene.go("use handgun", "target 7"), 1) == before


@pytest.mark.rule("ZT-99", "ZT-100", "ZT-104")
def test_hand_over():
    for room in range(1, 13):
        gives = [move for move in Scene().put(room=room).go().legal() if move.startswith("give")]
        assert gives == (["give handgun"] if room in (2, 3, 5, 8, 10, 11) else [])
        if room not in (2, 3, 5, 8, 10, 11):
            assert (
                why(Scene().put(room=room).go(), "give handgun") == why(Scene().put(room=room).go(), "take") == "ZT-99"
            )
    scene = Scene().put(room=5, zombies={5: 3}, saved=2).mark(0, "fire", 5).hold(0, "vaccine", "vaccine", "flare")
    position = scene.go("give vaccine", "give flare", "give vaccine", "give handgun")
    assert hand(position) == {}
    assert why(position, "give vaccine") == "ZT-99"
    assert player(position)["damage"] == 0
    assert player(position)["saved"] == 2  # survivors cannot go
    cards = position.to_dict()["state"]["slits"]
    assert [card["item"] for card in cards[0]["cards"]] == ["vaccine", "flare", "vaccine", "handgun"]


@pytest.mark.rule("ZT-101", "ZT-102", "ZT-A20", "ZT-A41")
def test_g9_slits_join_neighbours():
    for players in (3, 4):
        for left, right, floor in ((2, 3, "3F"), (5, 8, "2F"), (10, 11, "1F")):
            for giver in range(players):
                for room, taker, there in ((left, (giver + 1) % players, right), (right, (giver - 1) % players, left)):
                    scene = Scene(players).turn(turn=giver, marker=giver).hold(giver, "vaccine").put(giver, room=room)
                    position = scene.go("give vaccine")
                    slit = position.to_dict()["state"]["slits"][0]
                    assert slit["wall"] == (giver if room == left else taker)
                    assert slit["floor"] == floor
                    able = []
                    for p in range(players):
                        for spot in range(1, 13):
                            there_now = position.copy()
                            there_now.s.turn, there_now.s.room[p] = p, spot
                            if "take" in there_now.legal():
                                able.append((p, spot))
                    assert sorted(able) == sorted([(giver, room), (taker, there)])


@pytest.mark.rule("ZT-101", "ZT-A21", "ZT-A41", "ZT-104")
def test_pick_up():
    scene = Scene().hold(0, "vaccine", "battery").put(0, room=5).put(1, room=8, zombies={8: 1})
    position = scene.go("give vaccine", "give battery", "end", "take")
    assert hand(position, 1) == {"shotgun": 1, "vaccine": 1}  # the oldest, in the same round, beside a zombie
    assert position.s.ap == 3
    position.play("take")
    assert hand(position, 1)["battery"] == 1
    assert why(position, "take") == "ZT-101"
    back = scene.go("give vaccine", "take")
    assert hand(back)["vaccine"] == 1
    gone = Scene(rules={"slits.take_back": False}).hold(0, "vaccine").put(0, room=5).put(1, room=8).go("give vaccine")
    assert why(gone, "take") == "ZT-A21"
    gone.play("end")
    gone.play("take")
    assert hand(gone, 1)["vaccine"] == 1


@pytest.mark.rule("ZT-101", "ZT-A21")
def test_a_slit_with_cards_from_both_sides():
    scene = Scene().put(0, room=5).put(1, room=8).slit(0, "2F", ("flare", 0), ("vaccine", 1), ("battery", 0))
    position = scene.go("take", "take")
    assert hand(position) == {"handgun": 1, "flare": 1, "vaccine": 1}
    left = position.to_dict()["state"]["slits"][0]["cards"]
    assert left == [{"item": "battery", "from": 0}]
    strict = (
        Scene(rules={"slits.take_back": False})
        .put(0, room=5)
        .slit(0, "2F", ("flare", 0), ("vaccine", 1), ("battery", 0))
    )
    assert hand(strict.go("take"))["vaccine"] == 1


@pytest.mark.rule("ZT-103")
def test_cards_in_slits_are_nobodys():
    scene = Scene().last().hold(1, "vaccine").hold(2, "vaccine", "communication_device", "battery")
    for p in range(3):
        scene.put(p, room=10)
    scene.slit(0, "1F", ("vaccine", 0))
    assert not scene.go("end").is_over
    scene.hold(0, "vaccine")
    assert scene.go("end").end_reason == "secret_passage"


def test_a_mask_of_items_and_their_places_among_the_usable_ones():
    for place, item in enumerate(ITEM_OF):
        assert in_usable(1 << int(item)) == 1 << place
