"""Invariants I-1 to I-15, in every state of many random games."""

import numba
import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.games.zombie_tower.audit import FAULTS, audit
from tablewright.games.zombie_tower.state import LEAVING, SAVING
from tablewright.games.zombie_tower.zombie_phase import zombie_phase
from tablewright.kernel import verbs
from tablewright.kernel.cache import JIT
from tablewright.kernel.events import SILENT
from tablewright.kernel.rng import key, mix, scaled

compiled = numba.njit if JIT else lambda function: function
U = np.uint64
LAWS = (
    "", *FAULTS,
    "I-4: a play space has fewer chips than none", "I-9: the marker", "I-10: action points", "I-12: the ending",
    "I-13: a deck has grown", "I-14: survivors who came", "I-15: a card went another way than through a slit",
    "I-8: chips in a Fire or a barricade after the End of Round", "an empty or unordered legal list",
)  # fmt: skip
FIRST = len(FAULTS) + 1


@compiled
def lawful(r, s, before, first):
    """0, or the law that a step from `before` to `s` has broken."""
    broken = audit(r, s)
    if broken > 0:
        return broken
    if s.turn >= 0 and (s.marker - first - s.round_number + 1) % r.players != 0:
        return FIRST + 1
    if s.round_number == before.round_number and s.turn == before.turn and s.ap > before.ap and s.overcharged == 0:
        return FIRST + 2
    if (s.ending > 2 and s.points.sum() > 0) or s.round_number > r.max_rounds:
        return FIRST + 3
    for floor in range(3):
        if s.left[floor] > before.left[floor] or before.left[floor] - s.left[floor] > 1:
            return FIRST + 4
    if s.turn == before.turn and s.round_number == before.round_number:
        for p in range(r.players):
            if p != s.turn:
                for item in range(14):
                    if s.hand[p, item] != before.hand[p, item]:
                        return FIRST + 6
    if s.round_number > before.round_number:
        for p in range(r.players):
            if s.barricade[p] != 0 or s.searched[p] != 0:
                return FIRST + 7
    return 0


@compiled
def check(rs, states, out, log, games, seed, found):
    """Random games; the number of steps, or in `found` what was broken and where."""
    r, s, before = rs[0], states[0], states[1]
    steps = 0
    for i in range(games):
        key(s, U(seed + i), U(1))
        verbs.setup(r, s, log)
        first = s.marker
        x = U(mix(U(seed + i)))
        while s.turn >= 0:
            n = verbs.legal(r, s, out)
            if n < 1:
                found[0], found[1] = FIRST + 8, i
                return steps
            for k in range(1, n):
                if out[k] <= out[k - 1]:
                    found[0], found[1] = FIRST + 8, i
                    return steps
            x = U(mix(x + U(12345)))
            states[1] = states[0]
            verbs.apply(r, s, out[scaled(x, n)], log)
            steps += 1
            broken = lawful(r, s, before, first)
            if broken > 0:
                found[0], found[1] = broken, i
                return steps
    return steps


def play(players, difficulty, games, seed=0, rules=None):
    changes = {"game.difficulty": difficulty, **(rules or {})}
    rs = GAME.new(players, 0, changes).arrays[0]
    found = np.zeros(2, np.int64)
    steps = check(rs, np.zeros(2, GAME.state), np.zeros(GAME.max_legal, np.int32), SILENT, games, seed, found)
    assert found[0] == 0, f"game {seed + found[1]}: {LAWS[found[0]]}"
    return steps


LONG = {f"life.{name}": 12 for name in ("firefighter", "soldier", "detective", "fighter", "doctor")}
LONG |= {"emergence.icon_zombies." + str(room): 0 for room in range(1, 13)}
LONG |= {"first_encounter.cards": 0, "event.ev_zombie.count": 1}
TABLES = [(players, difficulty) for players in (3, 4) for difficulty in ("easy", "normal", "hard")]


@pytest.mark.rule("ZT-15", "ZT-59", "ZT-A12", "ZT-57", "ZT-129", "ZT-37", "ZT-61", "ZT-103")
@pytest.mark.parametrize(("players", "difficulty"), TABLES)
def test_the_laws_hold_in_random_games(players, difficulty):
    games = 3000 if JIT else 6
    assert play(players, difficulty, games) > 10 * games


@pytest.mark.parametrize("players", [3, 4])
def test_the_laws_hold_in_long_games(players):
    """With much life and few zombies, so that decks run low and rubble, Fire and slits fill up."""
    games = 1500 if JIT else 2
    assert play(players, "easy", games, rules=LONG) > 50 * games


@pytest.mark.long
@pytest.mark.parametrize(("players", "difficulty"), TABLES)
def test_a_hundred_thousand_random_games(players, difficulty):
    play(players, difficulty, 100_000, seed=1_000_000)


@pytest.mark.rule("ZT-108", "ZT-118", "ZT-119", "ZT-126")
def test_i7_the_zombie_phase_keeps_everybody_on_the_floor():
    random = np.random.default_rng(5)
    log = SILENT
    marked = Scene().last().mark(0, "rubble", 6).mark(1, "rubble", 2, 11).hold(2, "barricade").bar(2, 7)
    scenes = [Scene().go(), marked.go()]
    for _ in range(300):
        scene = scenes[int(random.integers(len(scenes)))].copy()
        r, s = scene.r, scene.s
        for p in range(3):
            for room in range(1, 13):
                if not int(s.rubble[p]) >> room & 1:
                    s.zombies[p, room] = random.integers(4) * random.integers(2)
                    s.survivors[p, room] = random.integers(3) * random.integers(2)
            s.room[p] = random.integers(1, 13)
        zombies, survivors = s.zombies.copy(), s.survivors.copy()
        zombie_phase(r, s, log)
        for p in range(3):
            for floor in range(3):
                rooms = slice(4 * floor + 1, 4 * floor + 5)
                before, after = zombies[p, rooms], s.zombies[p, rooms]
                assert (before + survivors[p, rooms]).sum() == (after + s.survivors[p, rooms]).sum()
                assert after.sum() >= before.sum()
                moved = after - (survivors[p, rooms] - s.survivors[p, rooms])  # without those who turned
                assert within_one_room(before, moved)


def within_one_room(before, after):
    """Whether zombies can have gone from one to the other by at most a room each: prefix sums interleave."""
    left, right = np.cumsum(before), np.cumsum(after)
    return all(
        (right[k] >= (left[k - 1] if k else 0)) and (left[k] >= (right[k - 1] if k else 0)) for k in range(len(before))
    )


@pytest.mark.rule("ZT-44", "ZT-39")
def test_i14_one_survivor_a_round():
    from tablewright.games.zombie_tower.state import APPEARED

    position = GAME.new(3, 2, LONG)
    events = list(position.setup_events)
    while not position.is_over:
        came = {p: [e for e in events if e.kind == APPEARED and e.player == p] for p in range(3)}
        assert {len(list_) for list_ in came.values()} == {position.length}
        assert all(e.b == 1 for list_ in came.values() for e in list_)
        events += position.play("end")
    assert position.length == 12


def test_the_audit_sees_what_is_wrong():
    """Each check fails when its thing is broken."""
    broken = {
        0: lambda s: setattr(s, "round_number", 0),
        1: lambda s: s.character.__setitem__(0, int(s.character[1])),
        2: lambda s: s.hand.__setitem__((0, 3), 1),
        3: lambda s: s.discard.__setitem__(18, 1),
        4: lambda s: s.left.__setitem__(0, 3),
        5: lambda s: s.back.__setitem__(0, 0),
        6: lambda s: s.zombies.__setitem__((0, 3), -1),
        7: lambda s: s.rubble.__setitem__(0, 8),
        8: lambda s: s.pile.__setitem__(1, 6),
        9: lambda s: s.objectives.__setitem__(1, 1),
        10: lambda s: s.in_slit.__setitem__(11, 1),
        11: lambda s: setattr(s, "ap", 9),
        12: lambda s: s.points.__setitem__(0, 1),
        13: lambda s: s.searched.__setitem__(1, 8),
        14: lambda s: s.zombies.__setitem__((1, 3), 110),
    }
    assert set(broken) == set(range(len(FAULTS)))
    for law, change in broken.items():
        position = Scene().go()
        assert audit(position.r, position.s) == 0
        change(position.s)
        assert FAULTS[law].split(":")[0].split("{")[0] in " ".join(GAME.problems(position.r, position.s))


def test_phases_are_reached():
    """The random games of the laws reach every kind of decision."""
    seen = set()
    random = np.random.default_rng(2)
    for seed in range(60):
        position = GAME.new(4, seed, LONG)
        while not position.is_over and position.length < 6:
            seen.add(int(position.s.phase))
            position.play(int(random.choice(position.actions())))
    assert {SAVING, LEAVING, 0, 1, 2} <= seen
