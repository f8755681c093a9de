"""Search (ZT-60 to ZT-70), the event cards (ZT-71 to ZT-83) and the detective."""

from collections import Counter

import pytest
from tests.games.zombie_tower.scenes import GAME, Scene, end_round, hand, player, survivors, why, zombies

from tablewright.games.zombie_tower.state import (
    ANNOUNCED,
    DISCARDED,
    FOUND,
    LEFT_BEHIND,
    LOOKED,
    RETURNED,
    SAVED,
    SEARCHED,
)
from tablewright.kernel.events import redacted

pytestmark = pytest.mark.nojit

LOOK = ("detective", "soldier", "fighter")


def deck(position, floor):
    return position.to_dict()["state"]["decks"][floor]


def discard(position):
    return position.to_dict()["state"]["discard"]


@pytest.mark.rule("ZT-60", "ZT-66")
@pytest.mark.parametrize(
    ("room", "floor", "card"), [(3, "3F", "shovel"), (6, "2F", "battery"), (10, "1F", "detonator")]
)
def test_search_draws_from_the_deck_of_the_floor(room, floor, card):
    scene = Scene().put(room=room).stack(floor, card)
    left = {name: scene.state["decks"][name]["left"] for name in ("1F", "2F", "3F")}
    position = scene.go("search")
    assert hand(position) == {"handgun": 1, card: 1}
    assert {name: deck(position, name)["left"] for name in left} == left | {floor: left[floor] - 1}
    assert player(position)["found"] == {floor: 1}


@pytest.mark.rule("ZT-60", "ZT-147", "ZT-21")
def test_every_card_of_the_deck_may_come():
    found = Counter()
    scene = Scene().put(room=6)
    scene.state["decks"]["2F"]["back"] = "plain"
    for seed in range(450):
        found.update(set(hand(scene.chance(seed).go("search"))) - {"handgun"})
    assert set(found) == {"vaccine", "flare", "communication_device", "battery"}
    assert found["vaccine"] / 450 == pytest.approx(4 / 9, abs=0.08)
    assert found["battery"] / 450 == pytest.approx(1 / 9, abs=0.05)


@pytest.mark.rule("ZT-61")
def test_an_empty_deck_is_not_searched():
    rules = {
        f"deck.3F.{name}": 0 for name in ("magazine", "shotgun", "buckshot", "dynamite", "first_aid_kit", "barricade")
    }
    rules |= {"deck.3F.ev_zombie": 0, "deck.3F.ev_collapsed": 0, "deck.3F.ev_fire": 0, "deck.3F.shovel": 1}
    rules |= {"deck.remove_3p.3F.magazine": 0}
    position = Scene(rules=rules).put(room=3).go("search")
    assert hand(position)["shovel"] == 1
    assert (deck(position, "3F")["left"], deck(position, "3F")["back"]) == (0, None)
    position.play("move 2")
    assert why(position, "search") == "ZT-61"


@pytest.mark.rule("ZT-62", "ZT-63", "ZT-70", "ZT-81")
def test_zombies_and_fire_stop_a_search_survivors_do_not():
    assert why(Scene().put(zombies={12: 1}).go(), "search") == "ZT-62"
    assert why(Scene().mark(0, "fire", 12).go(), "search") == "ZT-63"
    assert "search" in Scene().put(survivors={12: 3}, zombies={11: 1}).mark(0, "fire", 11).go().legal()


@pytest.mark.rule("ZT-64", "ZT-A29")
def test_a_room_is_searched_once_in_a_round():
    position = Scene().put(0, room=12).put(1, room=12).stack("1F", "detonator").go("search")
    assert why(position, "search") == "ZT-64"
    position.play("move 11")
    assert "search" in position.legal()
    position.play("end")
    assert "search" in position.legal()  # the other play space has a room 12 of its own
    position = Scene().last().put(0, searched=[12]).put(1, searched=[9, 12]).go("end")
    assert player(position, 0)["searched"] == player(position, 1)["searched"] == []
    again = Scene(rules={"search.once_per_room": False}).stack("1F", "detonator").go("search")
    assert "search" in again.legal()


@pytest.mark.rule("ZT-65", "ZT-66", "ZT-144", "ZT-145")
def test_events_are_announced_items_are_not():
    events = Scene().stack("1F", "magazine").go().play("search")
    assert [e.kind for e in redacted(events, 1)] == [SEARCHED]
    assert [e.kind for e in redacted(events, 0)] == [SEARCHED, FOUND]
    events = Scene().stack("1F", "ev_zombie").go().play("search")
    heard = redacted(events, 1)
    assert [e.kind for e in heard] == [SEARCHED, ANNOUNCED, DISCARDED]
    assert not any(e.hidden for e in heard)
    assert GAME.texts  # the words are in test_words


@pytest.mark.rule("ZT-67", "ZT-A36")
def test_the_survivor_mark_counts_once():
    position = Scene().put(room=5).stack("2F", "vaccine_plus1").go("search")
    assert (player(position)["saved"], hand(position)) == (1, {"handgun": 1, "vaccine": 1})
    position.play("give vaccine")
    position.play("take")
    assert player(position)["saved"] == 1
    flare = Scene().put(room=7).stack("2F", "flare_plus1").go("search")
    assert (player(flare)["saved"], hand(flare)["flare"]) == (1, 1)
    plain = Scene().put(room=7).stack("2F", "flare").go("search")
    assert player(plain)["saved"] == 0
    returned = Scene(cast=LOOK).put(room=7).stack("2F", "flare_plus1").go("search", "return")
    assert player(returned)["saved"] == 0
    kept = Scene(cast=LOOK).put(room=7).stack("2F", "flare_plus1").go("search", "keep")
    assert player(kept)["saved"] == 1


@pytest.mark.rule("ZT-69", "ZT-A7")
def test_the_back_tells_events_from_items():
    scene = Scene().put(room=6)
    for back, events in (("danger", True), ("plain", False)):
        scene.state["decks"]["2F"]["back"] = back
        for seed in range(30):
            position = scene.chance(seed).go()
            assert position.observation(1).to_dict()["state"]["decks"]["2F"]["back"] == back
            assert any(e.kind == ANNOUNCED for e in position.play("search")) == events


@pytest.mark.rule("ZT-71", "ZT-72", "ZT-A8", "ZT-156")
def test_zombie_event():
    position = Scene().stack("1F", "ev_zombie").go("search")
    assert zombies(position) == {12: 3}
    assert zombies(position, 1) == zombies(position, 2) == {}
    assert discard(position) == {"ev_zombie": 1}
    one = Scene(rules={"event.ev_zombie.count": 1}).stack("1F", "ev_zombie").go("search")
    assert zombies(one) == {12: 1}


@pytest.mark.rule("ZT-73", "ZT-75", "ZT-A9", "ZT-A12", "ZT-156")
def test_collapse():
    scene = Scene().put(room=5).stack("2F", "ev_collapsed")
    position = scene.go("search")
    assert position.legal() == ["exit 1", "exit 6", "exit 9"]
    assert why(position, "end") == "ZT-75"
    assert why(position, "exit 12") == "ZT-54"
    assert player(position)["rubble"] == []  # it comes down when the PC is out
    position.play("exit 6")
    own = player(position)
    assert (own["room"], own["rubble"], own["damage"], int(position.s.ap)) == (6, [5], 0, 2)
    assert player(position, 1)["rubble"] == []
    assert discard(position) == {}
    assert why(position, "move 5") == "ZT-57"  # so it is never searched again, and no Fire can come there
    assert why(Scene().put(room=5).go(), "exit 6") == "ZT-75"
    blocked = Scene().put(room=5).mark(0, "rubble", 9, 12).stack("2F", "ev_collapsed").go("search")
    assert blocked.legal() == ["exit 1", "exit 6"]
    assert (why(blocked, "exit 9"), why(blocked, "exit 12"), why(blocked, "exit 8")) == ("ZT-57", "ZT-57", "ZT-54")
    hurt = Scene(rules={"event.ev_collapsed.damage": 1}).put(room=5).stack("2F", "ev_collapsed").go("search", "exit 6")
    assert player(hurt)["damage"] == 1
    killed = (
        Scene(rules={"event.ev_collapsed.damage": 4}).put(room=5).stack("2F", "ev_collapsed").go("search", "exit 6")
    )
    assert killed.end_reason == "damage"


@pytest.mark.rule("ZT-75", "ZT-A10")
def test_collapse_with_one_way_out_or_none():
    one = Scene().put(room=6).mark(0, "rubble", 5).stack("2F", "ev_collapsed").go("search")
    assert (player(one)["room"], player(one)["rubble"]) == (7, [5, 6])
    fire = Scene().put(room=6).mark(0, "rubble", 5).mark(0, "fire", 7).stack("2F", "ev_collapsed").go("search")
    assert player(fire)["room"] == 7  # a room on fire is open
    none = Scene().put(room=6).mark(0, "rubble", 5, 7).stack("2F", "ev_collapsed").go("search")
    assert (player(none)["room"], player(none)["rubble"]) == (6, [5, 6, 7])
    assert why(none, "move 5") == "ZT-57"
    shaft = Scene(cast=("firefighter", "doctor", "detective")).put(room=1).stack("3F", "ev_collapsed").go("search")
    assert shaft.legal() == ["exit 2", "exit 5"]  # the shaft is no way out


@pytest.mark.rule("ZT-74", "ZT-75", "ZT-A9")
def test_survivors_are_saved_first_or_lost():
    scene = Scene().put(room=6, survivors={6: 2}).stack("2F", "ev_collapsed")
    position = scene.go("search")
    assert position.legal() == ["save", "done"]
    assert why(position, "move 5") == "ZT-74"
    saved = next(e for e in position.play("save") if e.kind == SAVED)
    assert (saved.player, saved.a) == (0, 6)
    assert position.legal() == ["save", "done"]
    position.play("save")  # the last one ends it
    assert position.legal() == ["exit 5", "exit 7"]
    assert player(position)["saved"] == 2
    assert position.s.steps == 0
    left = scene.go("search", "save", "done")
    lost = next(e for e in left.play("exit 7") if e.kind == LEFT_BEHIND)
    assert (lost.a, lost.b, lost.c) == (6, 1, 0)
    assert (player(left)["saved"], survivors(left)) == (1, {})
    assert why(scene.go(), "done") == "ZT-74"
    capped = Scene(rules={"game.zero_ap_cap": 0}).put(room=6, survivors={6: 2}).stack("2F", "ev_collapsed").go("search")
    assert capped.legal() == ["save", "done"]


@pytest.mark.rule("ZT-80", "ZT-82", "ZT-83", "ZT-156")
def test_fire_event():
    scene = Scene().put(room=11, damage=1, saved=1).stack("1F", "ev_fire").hold(0, "magazine")
    position = scene.go("search")
    assert player(position)["fire"] == [11]
    assert player(position, 1)["fire"] == []
    assert (discard(position), player(position)["damage"]) == ({}, 1)
    legal = position.legal()
    assert {"move 10", "release", "give handgun", "end"} <= set(legal)
    assert not {"search", "rest"} & set(legal)
    position.play("release")
    position.play("save")
    position.play("give magazine")
    position.play("take")
    position.play("move 12")
    end_round(position)
    assert position.length == 2
    assert player(position)["fire"] == [11]  # it stays, and does not spread
    for _ in range(3):
        end_round(position)
    assert player(position)["fire"] == [11]


@pytest.mark.rule("ZT-138", "ZT-A11", "ZT-120", "ZT-128")
def test_g10_fire_and_overcharge():
    scene = Scene().put(room=6, damage=2, zombies={5: 3}).turn(ap=1).stack("2F", "ev_fire")
    position = scene.go("search", "overcharge", "move 7")
    assert player(position)["damage"] == 3
    assert why(position, "overcharge") == "ZT-A33"
    end_round(position)
    assert not position.is_over
    assert zombies(position) == {}  # they stepped into the Fire
    stays = end_round(Scene().put(room=6, damage=2).turn(ap=1).stack("2F", "ev_fire").go("search"))
    assert stays.end_reason == "fire"
    put_out = Scene().put(room=6, damage=2).turn(ap=1).hold(0, "fire_extinguisher").stack("2F", "ev_fire")
    safe = put_out.go("search", "overcharge", "use fire_extinguisher", "target 6")
    assert (int(safe.s.n_fires[0]), int(safe.s.fire[0])) == (0, 0)
    assert not end_round(safe).is_over


@pytest.mark.rule("ZT-155", "ZT-A30", "ZT-69")
def test_detective():
    scene = Scene(cast=LOOK).put(room=6).stack("2F", "ev_zombie")
    position = scene.go()
    left = deck(position, "2F")["left"]
    events = position.play("search")
    assert position.legal() == ["keep", "return"]
    assert why(position, "move 7") == "ZT-155"
    assert [e.kind for e in redacted(events, 1)] == [SEARCHED]
    assert [e.kind for e in redacted(events, 0)] == [SEARCHED, LOOKED]
    assert (deck(position, "2F")["left"], deck(position, "2F")["back"]) == (left, "danger")
    events = position.play("return")
    assert [e.kind for e in redacted(events, 1)] == [RETURNED]  # not announced
    assert (int(position.s.ap), deck(position, "2F")["left"], zombies(position)) == (2, left, {})
    assert why(position, "search") == "ZT-64"  # the room's search is spent
    position.play("move 7")
    position.play("search")
    position.play("keep")
    assert zombies(position) == {7: 3}
    assert deck(position, "2F")["left"] == left - 1
    assert why(position, "keep") == "ZT-155"
    soldier = Scene().put(room=6).stack("2F", "battery").go("search")
    assert hand(soldier)["battery"] == 1  # others do not look first


@pytest.mark.rule("ZT-155")
def test_a_card_put_back_is_the_next_one_for_others():
    position = Scene(cast=LOOK).put(0, room=6).put(1, room=6).stack("2F", "battery").go("search", "return", "end")
    for p, known in ((0, "battery"), (1, None), (2, None), (-1, None)):
        assert position.observation(p).to_dict()["state"]["decks"]["2F"]["top"] == known
    position.play("search")
    assert hand(position, 1)["battery"] == 1
    assert position.observation(0).to_dict()["state"]["decks"]["2F"]["top"] is None


@pytest.mark.rule("ZT-157")
def test_a_card_can_be_used_in_the_turn_it_was_found():
    position = Scene().put(zombies={11: 2}).stack("1F", "magazine").go("search", "use handgun", "target 11")
    assert zombies(position) == {}
    taken = (
        Scene().put(0, room=11, zombies={11: 2}).slit(2, "1F", ("magazine", 2)).go("take", "use handgun", "target 11")
    )
    assert zombies(taken) == {}
