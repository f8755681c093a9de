"""Who knows what (ZT-140 to ZT-147): observations, events and legal lists hide what they must."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene, player

from tablewright.games.zombie_tower.state import (
    DISCARDED,
    GAVE,
    HURT,
    LEFT_BEHIND,
    PUSHED_OUT,
    SLIT_EMPTIED,
    SLIT_FILLED,
    TRAPPED,
    State,
)
from tablewright.kernel import verbs
from tablewright.kernel.events import redacted
from tablewright.kernel.records import fields_of
from tablewright.testing.conformance import conform

# much life and few zombies, for long games with full slits
LONG = {f"life.{name}": 12 for name in ("firefighter", "soldier", "detective", "fighter", "doctor")}
LONG |= {"game.difficulty": "easy", "event.ev_zombie.count": 1}
OWN = (
    "room", "zombies", "survivors", "rubble", "fire", "barricades", "searched", "pile", "icon", "last_flip", "damage",
    "saved", "objectives", "hand",
)  # fmt: skip


def told(position, viewer):
    return position.observation(viewer).to_dict()["state"]


def kinds(events, viewer):
    return [e.kind for e in redacted(events, viewer)]


@pytest.mark.nojit
def test_scrambling_reaches_all_that_is_partly_seen():
    """Else the checks of what viewers may know would prove too little."""
    position = Scene(4).slit(0, "2F", ("flare", 1)).go()
    hidden = ("top", "phase", "ap", "overcharged", "steps", "using", "slit_card")
    seen = {name: set() for name in hidden}
    for _ in range(40):
        state = position.copy()
        state.s.rng[:] = position.s.rng
        position.s.rng[0] += 1
        verbs.scramble(state.r, state.s, -1)
        for name in hidden:
            seen[name].add(np.asarray(state.s[name]).tobytes())
    assert all(len(values) > 1 for values in seen.values()), seen


@pytest.mark.rule("ZT-140", "ZT-141", "ZT-146", "ZT-26")
def test_only_the_own_play_space_hand_and_sheet():
    scene = Scene(4).put(1, room=6, zombies={6: 2}, survivors={7: 1}, damage=1, saved=3).hold(1, "flare")
    position = scene.mark(1, "fire", 5).mark(1, "rubble", 9).go()
    for viewer in (-1, 0, 1, 2, 3):
        for p in range(4):
            shown = told(position, viewer)["players"][p]
            if p == viewer:
                assert {key: shown[key] for key in OWN} == {key: player(position, p)[key] for key in OWN}
            else:
                assert [shown[key] for key in OWN] == [None] * len(OWN)


@pytest.mark.rule("ZT-145", "ZT-A35", "ZT-69")
def test_what_everybody_sees():
    position = Scene(4).turn(turn=2, marker=1).drop(3, "barricade").mark(1, "fire", 5).mark(1, "rubble", 9).go()
    full = position.to_dict()["state"]
    for viewer in (-1, 0, 1, 2, 3):
        seen = told(position, viewer)
        for key in ("round", "turn", "marker", "discard", "end_reason", "looking"):
            assert seen[key] == full[key]
        for floor in ("3F", "2F", "1F"):
            for key in ("left", "back", "announced", "returned"):
                assert seen["decks"][floor][key] == full["decks"][floor][key]
        for p in range(4):
            for key in ("character", "found", "n_rubble", "n_fires"):
                assert seen["players"][p][key] == full["players"][p][key]


@pytest.mark.rule("ZT-147")
def test_what_nobody_sees():
    position = GAME.new(3, 3)
    for viewer in (-1, 0, 1, 2):
        seen = position.observation(viewer)
        assert seen.s.deck.sum() == 0
        assert seen.s.rng.sum() == 0
        assert [deck["cards"] for deck in told(position, viewer)["decks"].values()] == [None] * 3


@pytest.mark.rule("ZT-146")
def test_how_far_a_turn_has_gone_is_hidden():
    position = Scene().put(zombies={12: 1}).hold(0, "magazine").go("use handgun")
    assert (told(position, 0)["phase"], told(position, 0)["using"], told(position, 0)["ap"]) == ("target", "handgun", 2)
    for viewer in (-1, 1, 2):
        seen = told(position, viewer)
        assert [seen[key] for key in ("phase", "using", "ap", "steps", "overcharged")] == [None] * 5
    saving = Scene().put(room=6, survivors={6: 1}).stack("2F", "ev_collapsed").go("search")
    done = Scene().put(room=6, survivors={6: 1}).stack("2F", "ev_collapsed").go("search", "save", "exit 5")
    assert told(saving, 1) == told(done, 1)


@pytest.mark.nojit
@pytest.mark.rule("ZT-146", "ZT-75", "ZT-A10")
@pytest.mark.parametrize("rubble, comes_of_it", [((5,), PUSHED_OUT), ((5, 7), TRAPPED)])
def test_what_a_collapse_does_is_told_to_its_player_alone(rubble, comes_of_it):
    scene = Scene(rules={"event.ev_collapsed.damage": 1}).put(room=6, survivors={6: 1}).mark(0, "rubble", *rubble)
    events = scene.stack("2F", "ev_collapsed").go("search").play("done")
    assert {LEFT_BEHIND, comes_of_it, HURT} <= {e.kind for e in redacted(events, 0)}
    for viewer in (-1, 1, 2):
        assert not {LEFT_BEHIND, comes_of_it, HURT} & {e.kind for e in redacted(events, viewer)}


@pytest.mark.rule("ZT-146", "ZT-145")
def test_silent_actions():
    scene = Scene().put(0, room=11, damage=1, survivors={11: 1, 12: 1}, zombies={10: 1}).hold(0, "magazine")
    position = scene.hold(0, "barricade", "shovel").mark(0, "rubble", 9).go()
    for move in ("save", "release", "move 12", "rest", "use barricade", "target 12", "save", "overcharge"):
        events = position.play(move)
        assert kinds(events, 1) == kinds(events, 2) == kinds(events, -1) == []
        assert kinds(events, 0) or move in ("use barricade",)
    assert told(position, 1) == told(scene.go(), 1)


@pytest.mark.rule("ZT-145", "ZT-90")
def test_discards_are_seen_not_what_they_did():
    position = Scene().put(zombies={11: 2}).hold(0, "magazine").go("use handgun")
    events = position.play("target 11")
    assert kinds(events, 1) == [DISCARDED]
    assert len(kinds(events, 0)) == 2
    assert told(position, 1)["discard"] == {"magazine": 1}


@pytest.mark.rule("ZT-145", "ZT-101", "ZT-144")
def test_slits_are_seen_from_their_two_sides():
    position = Scene(4).hold(0, "vaccine").put(0, room=5).put(1, room=8).go()
    events = position.play("give vaccine")
    assert kinds(events, 0) == [GAVE]
    assert kinds(events, 1) == [SLIT_FILLED]
    assert kinds(events, 2) == kinds(events, 3) == kinds(events, -1) == []
    card = {"item": "vaccine", "from": 0}
    assert told(position, 0)["slits"] == [{"wall": 0, "floor": "2F", "cards": [card]}]
    assert told(position, 1)["slits"] == [{"wall": 0, "floor": "2F", "cards": [card | {"item": None}]}]
    assert told(position, 2)["slits"] == told(position, 3)["slits"] == told(position, -1)["slits"] == []
    position.play("end")
    events = position.play("take")
    gone = next(e for e in redacted(events, 0) if e.kind == SLIT_EMPTIED)
    assert gone.b > 0  # the giver knows which card it was
    assert told(position, 1)["players"][1]["hand"]["vaccine"] == 1
    back = Scene(4).hold(0, "vaccine").put(0, room=5).go("give vaccine")
    unseen = next(e for e in redacted(back.play("take"), 1) if e.kind == SLIT_EMPTIED)
    assert unseen.b == 0


@pytest.mark.rule("ZT-102", "ZT-145")
@pytest.mark.parametrize(
    ("room", "neighbour", "opposite"), [(2, 1, 3), (5, 1, 8), (10, 1, 11), (3, 2, 2), (8, 2, 5), (11, 2, 10)]
)
def test_the_player_across_is_told_which_of_her_rooms_has_the_card(room, neighbour, opposite):
    position = Scene().put(0, room=room).put(neighbour, room=opposite).go()
    assert [e.a for e in redacted(position.play("give handgun"), neighbour)] == [opposite]
    assert [e.a for e in redacted(position.play("take"), neighbour)] == [opposite]
    position.play("give handgun")
    while position.actor != neighbour:
        position.play("end")
    position.play("take")
    assert player(position, neighbour)["hand"]["handgun"] == 1


@pytest.mark.rule("ZT-144", "ZT-25", "ZT-26")
def test_no_event_tells_half():
    """Whoever hears of an event may know all of it, so nothing depends on redaction by field."""
    position = GAME.new(4, 9)
    events = list(position.setup_events)
    random = np.random.default_rng(1)
    for seed in range(40):
        position = GAME.new(3 + seed % 2, seed)
        while not position.is_over:
            events += position.play(int(random.choice(position.actions())))
    assert all(e.told == e.seen for e in events)


def redacted_by(position, move, viewer):
    return [(e.kind, e.player, e.a, e.b, e.c) for e in redacted(position.copy().play(move), viewer)]


def other_worlds(states, rules):
    """In so many random states all that a viewer may not see is dealt in another way, and then filled with rubbish; the
    observation, the legal list, the reasons and the events of the next move stay the same, byte for byte."""
    looked_at = 0
    for players in (3, 4):
        start, wanted, seed = GAME.new(players, 0, rules), looked_at + states // 2, 0
        while looked_at < wanted:
            looked_at += conform(start, range(seed, seed + 5), every=1)
            seed += 5
    assert looked_at >= states


@pytest.mark.rule("ZT-140", "ZT-146", "ZT-147")
def test_another_possible_world_looks_the_same():
    other_worlds(300, {})
    other_worlds(200, LONG)


@pytest.mark.long
@pytest.mark.rule("ZT-140", "ZT-146", "ZT-147")
def test_ten_thousand_other_worlds_look_the_same():
    other_worlds(7_000, {})
    other_worlds(3_000, LONG)


@pytest.mark.rule("ZT-146")
def test_silent_moves_of_others_are_silent_in_every_world():
    """What another player does unseen gives a viewer no event, whatever the hidden truth."""
    random, seen = np.random.default_rng(3), 0
    while seen < 120:
        position = GAME.new(4, int(random.integers(1 << 60)))
        while not position.is_over and seen < 120:
            for move in position.legal():
                if move.startswith(("move", "rest", "save", "release", "overcharge", "cure")):
                    for viewer in (*range(4), -1):
                        if viewer != position.actor:
                            assert redacted_by(position, move, viewer) == []
            seen += 1
            position.play(int(random.choice(position.actions())))


def test_the_state_has_no_gaps():
    """Equal positions have equal bytes: numpy does not copy what lies between fields."""
    sizes = [field.kind().itemsize * int(np.prod(field.shape)) for field in fields_of(State)]
    assert sum(sizes) == GAME.state.itemsize


def test_every_field_says_who_may_see_it():
    assert all(field.seen for field in fields_of(State))
    owners = {field.name for field in fields_of(State) if field.seen == "owner"}
    assert {"room", "zombies", "survivors", "damage", "sheet", "hand", "objectives", "pile", "icon"} <= owners
