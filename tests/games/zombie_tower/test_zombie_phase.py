"""The Zombie phase (ZT-108 to ZT-126) and golden scenarios G-4 to G-8."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene, after_zombies, player, survivors, zombies

from tablewright.games.zombie_tower.state import BITTEN, SHAMBLED, TURNED
from tablewright.games.zombie_tower.zombie_phase import STEP, bites_at

pytestmark = pytest.mark.nojit


def phase(**facts):
    """Player 0's play space after the Zombie phase."""
    return after_zombies(Scene().put(**facts))


@pytest.mark.rule("ZT-110", "ZT-123", "ZT-119", "ZT-121")
def test_g4_towards_the_pc():
    position = phase(room=8, zombies={5: 2, 7: 1})
    assert zombies(position) == {6: 2, 8: 1}
    assert player(position)["damage"] == 1


@pytest.mark.rule("ZT-111", "ZT-112", "ZT-113", "ZT-122")
def test_g5_confusion():
    position = phase(room=12, survivors={1: 1, 3: 4}, zombies={2: 5})
    assert (zombies(position), survivors(position)) == ({2: 5}, {1: 1, 3: 4})
    position = phase(room=12, survivors={1: 1, 4: 4}, zombies={2: 5})
    assert (zombies(position), survivors(position)) == ({1: 6}, {4: 4})


@pytest.mark.rule("ZT-114", "ZT-115", "ZT-A26", "ZT-A27")
def test_g6_the_pc_is_ignored_but_for_those_in_the_room():
    position = phase(room=9, survivors={12: 1}, zombies={9: 2, 10: 3})
    assert zombies(position) == {9: 2, 11: 3}
    assert (player(position)["damage"], survivors(position)) == (2, {12: 1})


@pytest.mark.rule("ZT-114", "ZT-A26")
def test_the_pc_makes_no_tie():
    position = phase(room=5, survivors={7: 1}, zombies={6: 1})  # PC and survivor are equally near
    assert zombies(position) == {7: 2}
    tied = phase(room=5, survivors={6: 1, 8: 1}, zombies={7: 1})
    assert zombies(tied) == {7: 1}


@pytest.mark.rule("ZT-124", "ZT-125", "ZT-153", "ZT-A18", "ZT-122", "ZT-116")
def test_g7_shield():
    position = phase(room=6, survivors={6: 2}, zombies={6: 5})
    assert player(position)["damage"] == 3
    assert (zombies(position), survivors(position)) == ({6: 7}, {})
    fighter = after_zombies(Scene().put(1, room=6, survivors={6: 2}, zombies={6: 4}))
    assert player(fighter, 1)["damage"] == 1
    safe = phase(room=6, survivors={6: 5}, zombies={6: 3})
    assert (player(safe)["damage"], zombies(safe), survivors(safe)) == (0, {6: 6}, {6: 2})


@pytest.mark.rule("ZT-78", "ZT-A28", "ZT-57")
def test_g8_rubble():
    position = after_zombies(Scene().put(room=5, zombies={7: 4}).mark(0, "rubble", 6))
    assert zombies(position) == {7: 4}
    assert player(position)["damage"] == 0
    # they want to go to the nearest, even if that is behind rubble and another could be reached
    wanting = after_zombies(Scene().put(room=1, zombies={7: 4}, survivors={5: 1}).mark(0, "rubble", 6))
    assert zombies(wanting) == {7: 4}
    tied = after_zombies(Scene().put(room=1, zombies={6: 4}, survivors={5: 1, 8: 1}).mark(0, "rubble", 7))
    assert zombies(tied) == {5: 5}


@pytest.mark.rule("ZT-108", "ZT-109")
def test_zombies_stay_on_their_floor():
    position = phase(room=5, zombies={1: 3, 9: 2, 4: 1, 12: 1})
    assert zombies(position) == {1: 3, 9: 2, 4: 1, 12: 1}
    assert player(position)["damage"] == 0
    alone = phase(room=1, zombies={5: 1, 7: 2, 8: 3})
    assert zombies(alone) == {5: 1, 7: 2, 8: 3}


@pytest.mark.rule("ZT-111", "ZT-116", "ZT-121", "ZT-126")
def test_towards_the_nearest_survivors():
    position = phase(room=1, survivors={5: 1, 8: 1}, zombies={6: 1, 7: 1, 8: 1})
    assert zombies(position) == {5: 2, 8: 3}  # 6 to 5, 7 to 8, those in 8 stay; both survivors turn
    assert survivors(position) == {}


@pytest.mark.rule("ZT-117")
def test_saved_survivors_draw_nobody():
    position = phase(room=5, saved=3, zombies={7: 1})
    assert zombies(position) == {6: 1}
    assert player(position)["saved"] == 3


@pytest.mark.rule("ZT-118", "ZT-119")
def test_all_move_at_once_and_one_room_only():
    position = phase(room=12, zombies={9: 1, 10: 2, 11: 4})
    assert zombies(position) == {10: 1, 11: 2, 12: 4}
    back = phase(room=9, zombies={12: 1, 11: 2, 10: 4})
    assert zombies(back) == {11: 1, 10: 2, 9: 4}
    cross = phase(room=1, survivors={5: 3, 8: 3}, zombies={6: 1, 7: 2})
    assert zombies(cross) == {5: 2, 8: 4}


@pytest.mark.rule("ZT-110", "ZT-118")
@pytest.mark.parametrize("floor", [0, 1, 2])
def test_each_step_is_told(floor):
    def told(scene):
        events = scene.last().go().play("end")
        return [(e.a, e.b, e.c) for e in events if e.kind == SHAMBLED and e.player == 0]

    first, second, third, fourth = range(4 * floor + 1, 4 * floor + 5)
    onward = Scene().put(room=fourth, zombies={first: 1, second: 2, third: 4})
    assert told(onward) == [(first, second, 1), (second, third, 2), (third, fourth, 4)]
    back = Scene().put(room=first, zombies={second: 4, third: 2, fourth: 1})
    assert told(back) == [(second, first, 4), (third, second, 2), (fourth, third, 1)]


@pytest.mark.rule("ZT-120", "ZT-128")
def test_zombies_walk_into_and_out_of_fire():
    scene = Scene().put(room=8, zombies={5: 1, 6: 2}).mark(0, "fire", 6)
    position = after_zombies(scene)
    assert zombies(position) == {7: 2}  # out of the Fire; the one that walked in is gone


@pytest.mark.rule("ZT-125", "ZT-48")
def test_new_zombies_do_nothing_this_round():
    position = phase(room=6, survivors={6: 1, 7: 3}, zombies={7: 1})
    # the zombie turns one of three; neither it nor the new one bites the PC next door
    assert (zombies(position), survivors(position)) == ({7: 2}, {6: 1, 7: 2})
    assert player(position)["damage"] == 0
    bitten = phase(room=6, survivors={6: 1}, zombies={6: 1})
    assert player(bitten)["damage"] == 0


@pytest.mark.rule("ZT-153", "ZT-105")
def test_the_fighter_takes_one_less_from_bites_only():
    two = after_zombies(Scene().put(1, room=6, zombies={6: 2}))
    assert player(two, 1)["damage"] == 1
    one = after_zombies(Scene().put(1, room=6, zombies={6: 1}))
    assert player(one, 1)["damage"] == 0
    charged = Scene().turn(turn=1, ap=0).go("overcharge")
    assert player(charged, 1)["damage"] == 1


@pytest.mark.rule("ZT-35", "ZT-146")
def test_every_play_space_for_itself_and_unseen_by_others():
    scene = Scene().put(0, room=5, zombies={5: 1}, survivors={10: 1}).put(1, room=9, survivors={5: 1}, zombies={6: 1})
    position = scene.last().go()
    events = position.play("end")
    assert zombies(position, 1) == {5: 2}
    assert player(position, 0)["damage"] == 1
    for e in events:
        if e.kind in (SHAMBLED, BITTEN, TURNED):
            assert e.told == e.seen == 1 << e.player


@pytest.mark.rule("ZT-109", "ZT-111", "ZT-113", "ZT-116")
def test_the_table_of_steps_by_brute_force():
    for wanted in range(16):
        for place in range(4):
            near = sorted((abs(t - place), t) for t in range(4) if wanted >> t & 1)
            if not near or near[0][0] == 0 or (len(near) > 1 and near[0][0] == near[1][0]):
                assert STEP[wanted, place] == 0
            else:
                assert STEP[wanted, place] == (1 if near[0][1] > place else -1)


def foreseen_bites(position, p):
    return int(bites_at(position.r, position.s, p, int(position.s.room[p])))


def test_bites_are_those_of_the_zombie_phase():
    """On the verge of the Zombie phase in random games, what is foreseen is what comes."""
    chooser, seen = np.random.default_rng(5), []
    for seed in range(12):
        position = GAME.new(4, seed)
        while not position.is_over:
            s = position.s
            if s.phase == 0 and (s.turn + 1) % 4 == s.marker:
                world = position.copy()
                before, foreseen = world.s.damage.copy(), [foreseen_bites(world, p) for p in range(4)]
                world.play("end")
                assert (world.s.damage - before).tolist() == foreseen
                seen += foreseen
            position.play(int(chooser.choice(position.actions())))
    assert max(seen) > 1
