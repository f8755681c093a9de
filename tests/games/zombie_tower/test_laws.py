"""Invariants I-1 to I-15, in every state of many random games."""

import numba
import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.zombie_phase import zombie_phase
from tablewright.kernel import verbs
from tablewright.kernel.compiling import JIT
from tablewright.kernel.events import SILENT
from tablewright.kernel.laws import FAULTS
from tablewright.kernel.rng import key, mix, scaled

compiled = numba.njit if JIT else lambda function: function
U = np.uint64
LAWS = (
    "", *(law.check.__name__ for law in GAME.laws),
    "I-4: a play space has fewer chips than none", "I-9: the marker", "I-10: action points", "I-12: the ending",
    "I-13: a deck has grown", "I-14: survivors who came", "I-15: a card went another way than through a slit",
    "I-8: chips in a Fire or a barricade after the End of Round", "an empty or unordered legal list",
)  # fmt: skip
FIRST = len(GAME.laws) + 1


@compiled
def lawful(r, s, before, first):
    """0, or the law that a step from `before` to `s` has broken."""
    broken = verbs.audit(r, s)
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
    position = GAME.new(3, 2, LONG)
    events = list(position.setup_events)
    while not position.is_over:
        came = {p: [e for e in events if e.kind == st.APPEARED and e.player == p] for p in range(3)}
        assert {len(list_) for list_ in came.values()} == {position.length}
        assert all(e.b == 1 for list_ in came.values() for e in list_)
        events += position.play("end")
    assert position.length == 12


def having(**facts):
    """A change of a state: fields with a new value, or with new values at some places."""

    def change(s):
        for field, value in facts.items():
            if isinstance(value, dict):
                for at, number in value.items():
                    s[field][at] = number
            else:
                s[field] = value

    return change


def searching(phase, **facts):
    """A search of room 6 has led to a decision."""
    return having(**{"phase": phase, "ap": 2, "room": {0: 6}, "searched": {0: 1 << 6}} | facts)


def over(ending, **facts):
    return having(ending=ending, turn=-1, ap=0, **facts)


BEFORE = {  # while characters are chosen
    "player 0: has a character before it was chosen (ZT-22)": having(character={0: 1}),
    "the table: hand, room: nothing is dealt while characters are chosen (ZT-22)": having(
        hand={(1, st.VACCINE): 1}, room={0: 3}
    ),
    "the table: the round is 2, but it is 0 while characters are chosen": having(round_number=2),
}
BROKEN = {
    "the table: turn: there is no player 3": having(turn=3),
    "the table: marker: there is no player 7": having(marker=7),
    "the table: end_reason: there is none of the number 9": having(ending=9),
    "the table: phase: there is none of the number 6": having(phase=6),
    "the table: using: there is no item of the number 20": having(using=20),
    "the table: there is no end_reason, but it is nobody's turn": having(turn=-1),
    "the table: there is an end_reason, but it is somebody's turn": having(ending=st.TIME),
    "the table: nobody has fallen, but the end_reason is damage or fire": over(st.FIRE),
    "the table: somebody has fallen, but the end_reason is neither damage nor fire": having(fallen=1),
    "the table: the round is 0, but the characters are chosen": having(round_number=0),
    "the table: the last round is 12 (ZT-37)": having(round_number=13),
    "player 1: expected a character (ZT-22)": having(character={1: 0}),
    "player 1: has the same character as another player (ZT-22)": having(character={1: st.SOLDIER}),
    "player 1: the PC is in no room from 1 to 12": having(room={1: 0}),
    "buckshot: there are more cards in play than the rules have": having(hand={(0, st.BUCKSHOT): 1}),
    "buckshot: there are fewer cards in play than the rules have": having(deck={(2, st.BUCKSHOT): 0}),
    "the Beginning cards: one is dealt to each of 3 players, the rest stays in the box (ZT-25)": having(
        hand={(0, st.HANDGUN): 0}
    ),
    "ev_fire: as many are discarded or lie in rooms as were announced (ZT-90)": having(discard={st.EV_FIRE: 1}),
    "deck 3F: shovel: there are more in it than the rules have": having(deck={(0, st.SHOVEL): 9}),
    "deck 3F: ev_zombie: those in it and those announced are not those of the rules": having(announced={(0, 0): 1}),
    "deck 3F: left is not the number of its cards": having(left={0: 3}),
    "deck 3F: its items and those found are not those of the rules": having(found={(0, 0): 1}),
    "deck 3F: no card in it has the back that it shows (ZT-69)": having(back={0: st.NONE}),
    "deck 3F: its top card is not among its cards": having(top={0: st.VACCINE + 1}),
    "deck 3F: its top card has another back (ZT-69)": having(top={0: st.EV_FIRE + 1}, back={0: st.PLAIN}),
    "deck 3F: its top card is known, and there is no detective": having(
        character={2: st.DOCTOR}, top={0: st.SHOVEL + 1}, back={0: st.PLAIN}
    ),
    "deck 3F: its top card is known, but was neither returned nor is being looked at (ZT-155)": having(
        top={0: st.SHOVEL + 1}, back={0: st.PLAIN}
    ),
    "deck 3F: its top card was returned or is being looked at, but is not known (ZT-155)": having(returned={0: 1}),
    "player 0: has damage up to the Life, and the game goes on (ZT-137)": having(damage={0: 9}),
    "player 0: has less than no damage": having(damage={0: -1}),
    "player 0: has less than no survivors on the sheet": having(sheet={0: -1}),
    "player 0: has less than no zombies in a room": having(zombies={(0, 3): -1}),
    "player 0: has less than no survivors in a room": having(survivors={(0, 3): -1}),
    "player 0: has less than no items of a kind": having(hand={(0, st.VACCINE): -1}),
    "player 1: with those still to come, more than 120 zombies and survivors": having(zombies={(1, 3): 110}),
    "player 0: rubble and Fire lie in one room (ZT-A12)": having(rubble={0: 8}, fire={0: 8}),
    "player 0: rubble is in no room from 1 to 12": having(rubble={0: 1}),
    "player 0: Fire is in no room from 1 to 12": having(fire={0: 1}),
    "player 0: a Barricade is in no room from 1 to 12": having(barricade={0: 1}),
    "player 0: a search is in no room from 1 to 12": having(searched={0: 1}),
    "player 0: n_rubble is not the number of rooms with rubble and of the one that is collapsing": having(
        rubble={0: 8}
    ),
    "player 0: n_fires is not the number of rooms with Fire": having(fire={0: 8}),
    "player 0: zombies or survivors are in a collapsed room (ZT-76)": having(
        rubble={0: 8}, n_rubble={0: 1}, survivors={(0, 3): 1}
    ),
    "player 1: a room was searched before the turn came (ZT-A29)": having(searched={1: 8}),
    "player 1: a Barricade stands before the turn came (ZT-92)": having(barricade={1: 8}),
    "player 1: the PC is in Fire before the turn came (ZT-138)": having(fire={1: 1 << 12}, n_fires={1: 1}),
    "player 1: the pile has not the number of cards that this round leaves (ZT-42)": having(pile={1: 6}),
    "player 1: the pile has a card that there is not": having(pile={1: 1}),
    "player 1: last_flip is 0, but a card is flipped (ZT-40)": having(last_flip={1: 0}),
    "player 1: last_flip is not the number of a flipped card (ZT-40)": having(
        pile={1: st.ALL_ROOMS & ~(1 << 1 | 1 << 2)}, last_flip={1: 3}
    ),
    "player 1: no card of the pile has this icon": having(icon={1: 4}),
    "player 1: expected 3 Minor Objectives (ZT-26)": having(objectives={1: 1}),
    "player 1: has a Minor Objective that another player has (ZT-26)": having(objectives={0: 7, 1: 28, 2: 7 << 9}),
    "slit 3/1F: there is no such slit in this tower": having(in_slit={11: 1}),
    "slit 0/3F: a card in it is no item": having(in_slit={0: 1}),
    "the turn: steps: nothing of it is left when the game is over": over(st.TIME, steps=1),
    "the turn: expected at most 3 action points, one less where a decision was paid for (ZT-49)": having(ap=4),
    "the turn: expected at most 100 steps, which are actions without AP (ZT-98)": having(steps=101),
    "the turn: an overcharged point is the only one (ZT-107)": having(overcharged=1, ap=2),
    "the turn: an overcharged point has cost damage (ZT-105)": having(overcharged=1, ap=1),
    "the turn: an overcharged point is gone when a decision was paid for with it": searching(
        st.SAVING, overcharged=1, ap=1, damage={0: 1}
    ),
    "the turn: no card is looked at, but in the phase looking there is one (ZT-155)": searching(st.LOOKING),
    "the turn: a card is looked at, but in no phase other than looking there is one (ZT-155)": having(looking=1),
    "the turn: an item is in use, but in no phase other than target there is one (ZT-87)": having(using=1),
    "the turn: vaccine is not aimed at a room (ZT-87)": having(phase=st.TARGET, using=st.VACCINE, ap=2),
    "the turn: shotgun is used, and not in the hand (ZT-87)": having(phase=st.TARGET, using=st.SHOTGUN, ap=2),
    "the turn: handgun is used without the card that it works with (ZT-88)": having(
        phase=st.TARGET, using=st.HANDGUN, ap=2
    ),
    "the turn: shovel has no target (ZT-94)": having(phase=st.TARGET, using=st.SHOVEL, ap=2, hand={(0, st.SHOVEL): 1}),
    "the turn: this decision follows a search, and the PC's room was not searched": searching(
        st.LEAVING, searched={0: 0}
    ),
    "the turn: this decision follows a search, and there are zombies in the PC's room (ZT-62)": searching(
        st.LEAVING, zombies={(0, 6): 1}
    ),
    "the turn: this decision follows a search, and there is Fire in the PC's room (ZT-63)": searching(
        st.LEAVING, fire={0: 1 << 6}
    ),
    "the turn: this decision follows a search, and there is rubble in the PC's room (ZT-A37)": searching(
        st.LEAVING, rubble={0: 1 << 6}
    ),
    "the turn: nobody but the detective looks at a card (ZT-155)": searching(st.LOOKING, looking=2),
    "the turn: the card looked at is of another floor than the PC's (ZT-60)": searching(
        st.LOOKING, looking=1, character={0: st.DETECTIVE, 2: st.DOCTOR}
    ),
    "the turn: there is nobody to save before the collapse (ZT-74)": searching(st.SAVING),
    "the turn: there are not several rooms to leave to (ZT-75)": searching(st.LEAVING, rubble={0: 1 << 5}),
    "the ending: there are points without an escape (ZT-136)": having(points={0: 1}),
    "the ending: time is up after round 12 (ZT-139)": over(st.TIME),
    "the ending: player 1 has less damage than Life (ZT-137)": over(st.DAMAGE, fallen=2),
    "the ending: player 1 is in no Fire (ZT-138)": over(st.FIRE, fallen=2),
    "the ending: player 0 is not at the way out (ZT-131, ZT-132)": over(st.HELICOPTER),
}


@pytest.mark.nojit
def test_each_law_says_what_is_wrong():
    """Each sentence of each law is said of a state that breaks just this; none is left that nothing can break."""
    said = set()
    for choosing, changes in ((True, BEFORE), (False, BROKEN)):
        for words, change in changes.items():
            position = GAME.new(3, 0, preset="chosen") if choosing else Scene().go()
            assert GAME.problems(position.r, position.s) == []
            change(position.s)
            assert words in GAME.problems(position.r, position.s)
            assert verbs.audit(position.r, position.s) > 0
            for i, law in enumerate(GAME.laws):
                if law.broken(position.r, position.s) == words:
                    said.add((i, sentence(law, position)))
    assert said == {(i, text) for i, law in enumerate(GAME.laws) for text in range(len(law.sentences))}


def sentence(law, position):
    """Which of a law's sentences is true of a position that breaks it."""
    return (law.asked(position.r, position.s) - 1) % FAULTS


def test_phases_are_reached():
    """The random games of the laws reach every kind of decision."""
    seen = set()
    random = np.random.default_rng(2)
    for seed in range(60):
        position = GAME.new(4, seed, LONG)
        while not position.is_over and position.length < 6:
            seen.add(int(position.s.phase))
            position.play(int(random.choice(position.actions())))
    assert {st.SAVING, st.LEAVING, 0, 1, 2} <= seen
