"""The Emergence phase (ZT-38 to ZT-48) and golden scenarios G-1 to G-3."""

import pytest
from tests.games.zombie_tower.scenes import GAME, Scene, end_round, player, survivors, zombies

from tablewright.games.zombie_tower.state import APPEARED, BITTEN, EMERGED, SHAMBLED, TURNED

pytestmark = pytest.mark.nojit

FAR = {"quiet": False}  # with emergence


def flips(events, p=0):
    """(room, zombies) and (room, survivors) of one player's two flips."""
    first = next(e for e in events if e.kind == EMERGED and e.player == p)
    second = next(e for e in events if e.kind == APPEARED and e.player == p)
    return (first.a, first.b), (second.a, second.b)


def emerging(scene, wanted, tries=4000):
    """The end of a round after which player 0's cards come as wanted, by the first seed that does it."""
    for seed in range(tries):
        position = scene.chance(seed).go()
        before = set(player(position)["pile"])
        events = position.play("end")
        after = player(position)
        last = after["last_flip"]
        first = before - set(after["pile"]) - {last}
        if len(before) == 2:  # the pile was made new
            return position, events
        if wanted(first.pop(), last):
            return position, events
    raise AssertionError("no seed does that")


@pytest.mark.rule("ZT-38", "ZT-39", "ZT-40", "ZT-A3")
def test_g1_zombies_by_the_next_card_then_a_survivor():
    scene = Scene(**FAR).last().put(0, pile=[1, 2, 3, 4, 6, 7, 8, 9, 10, 11], icon=2, last_flip=5)
    position, events = emerging(scene, lambda first, second: (first, second) == (7, 4))
    assert flips(events) == ((7, 2), (4, 1))  # the icon of 4 is 2, that of 7 does not matter
    assert zombies(position) == {7: 2}
    assert survivors(position) == {4: 1}
    assert player(position)["last_flip"] == 4
    assert sorted(player(position)["pile"]) == [1, 2, 3, 6, 8, 9, 10, 11]
    # the same with a card of icon 1 to follow
    position, events = emerging(scene, lambda first, second: (first, second) == (7, 3))
    assert zombies(position) == {7: 1}


@pytest.mark.rule("ZT-46", "ZT-76", "ZT-A5")
def test_g2_collapsed_rooms_pass_it_on():
    scene = Scene(**FAR).last().put(0, room=8, pile=[2, 3, 4, 5, 6, 7, 8, 9, 10, 12], icon=1, last_flip=11)
    scene.mark(0, "rubble", 12, 1)
    position, events = emerging(scene, lambda first, second: first == 12 and second in (3, 6))
    assert flips(events)[0] == (2, 1)
    assert zombies(position) == {2: 1}
    scene = Scene(**FAR).last().put(0, room=8, pile=[2, 3, 4, 5, 6, 7, 8, 9, 10, 12], icon=1, last_flip=11)
    scene.mark(0, "rubble", 5)
    position, events = emerging(scene, lambda first, second: second == 5)
    assert survivors(position) == {6: 1}


@pytest.mark.rule("ZT-41", "ZT-42", "ZT-43", "ZT-A4", "ZT-45")
def test_g3_the_last_card_and_a_new_pile():
    position, events = Scene(**FAR).turn(round=5).last().put(0, pile=[5, 9], icon=2, last_flip=12).go(), None
    for seed in range(50):
        scene = Scene(**FAR).turn(round=5).last().put(0, room=1, pile=[5, 9], icon=2, last_flip=12).chance(seed)
        position = scene.go()
        events = position.play("end")
        (first, n), (second, saved) = flips(events)
        assert {first, second} == {5, 9}
        assert (n, saved) == (2, 1)
        assert position.length == 6
        assert len(player(position)["pile"]) == 12
        assert player(position)["last_flip"] == 0
        assert player(position)["icon"] in (1, 2)


@pytest.mark.rule("ZT-43", "ZT-139", "ZT-A2")
def test_g3_round_twelve_is_played_out():
    scene = Scene(**FAR).turn(round=11).last().put(0, room=1, pile=[5, 9], icon=2, last_flip=12)
    position = scene.go("end")
    assert position.length == 12
    assert not position.is_over
    assert len(player(position)["pile"]) == 12
    calm = Scene().turn(round=12).go()
    calm.play("move 11")  # there are turns in round 12
    end_round(calm)
    assert calm.end_reason == "time"
    assert calm.length == 12


@pytest.mark.rule("ZT-44", "ZT-43", "ZT-24")
def test_each_room_once_in_six_rounds():
    rules = {"life.soldier": 12, "life.fighter": 12, "life.detective": 12, "first_encounter.cards": 0}
    for seed in range(8):
        scene = Scene(quiet=False, rules=rules, seed=seed)
        for p in range(3):
            scene.put(p, room=12)
        rooms, survivors_to = {p: [] for p in range(3)}, {p: [] for p in range(3)}
        start = GAME.new(3, seed, {**rules, "game.characters": "chosen"})
        start.play("choose soldier")
        start.play("choose fighter")
        events = list(start.play("choose detective"))
        while start.length < 6 and not start.is_over:
            events += start.play("end")
        if start.is_over:
            continue
        for e in events:
            if e.kind == EMERGED:
                assert e.b in (1, 2)
                rooms[e.player].append(e.a)
            elif e.kind == APPEARED:
                assert e.b == 1
                survivors_to[e.player].append(e.a)
        for p in range(3):
            assert len(rooms[p]) == len(survivors_to[p]) == 6
            assert sorted(rooms[p] + survivors_to[p]) == list(range(1, 13))
        return
    raise AssertionError("all seeds ended early")


@pytest.mark.rule("ZT-47", "ZT-48")
def test_nothing_but_rubble_stops_an_emergence_and_it_does_not_bite():
    scene = (
        Scene(**FAR).last().put(0, room=7, survivors={7: 2}, pile=[1, 2, 3, 4, 6, 7, 8, 9, 10, 11], icon=2, last_flip=5)
    )
    scene.mark(0, "fire", 4)
    position, events = emerging(scene, lambda first, second: (first, second) == (7, 4))
    assert zombies(position) == {7: 2}
    assert survivors(position) == {7: 2, 4: 1}
    assert player(position)["damage"] == 0
    came = next(i for i, e in enumerate(events) if e.kind == EMERGED)
    assert not [e for e in events[came:] if e.kind in (BITTEN, SHAMBLED, TURNED)]
    scene.put(0, zombies={7: 2})
    position, events = emerging(scene, lambda first, second: first == 7)
    assert zombies(position)[7] > 2


@pytest.mark.rule("ZT-35")
def test_emergence_asks_nobody():
    position = Scene(**FAR).last().go()
    events = position.play("end")
    assert sorted(e.player for e in events if e.kind == EMERGED) == [0, 1, 2]
    assert position.actor == 1
    assert position.to_dict()["state"]["phase"] == "main"
