"""The invariants of the game, followed through random games; symmetry; chance is fair."""

import random
from collections import Counter

import numpy as np
import pytest
from tests.games.corner_rush.setups import GAME, happening

import tablewright
from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.actions import DIRECTIONS, SQUARE_NAMES
from tablewright.kernel.compiling import jit
from tablewright.kernel.records import Ints, Records
from tablewright.kernel.rng import U, below, key, pick


def follow(players, seed, most=400):
    """A random game, move by move: (before, move, events, after)."""
    choice = random.Random(seed)
    game = GAME.new(players=players, seed=seed)
    while not game.is_over and len(game.moves) < most:
        before, move = game.copy(), choice.choice(game.legal())
        yield before, move, game.play(move), game


def distance(a, b):
    return abs(a % 5 - b % 5) + abs(a // 5 - b // 5)


@pytest.mark.nojit
@pytest.mark.rule("CRN-16", "CRN-17", "CRN-22", "CRN-25", "CRN-33", "CRN-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pawns_go_one_square_at_a_time_and_use_all_steps(players):
    """Invariants 2, 3 and 4."""
    due = 0
    for before, _, events, after in follow(players, players):
        moved = [distance(int(a), int(b)) for a, b in zip(before.s.pawn, after.s.pawn, strict=True)]
        assert sum(moved) == len([e for e in events if e.kind in (st.STEPPED, st.NUDGED)]) <= 1
        if roll := happening(events, st.ROLLED):
            won = happening(events, st.CAPTURED)
            lost = happening(events, st.REPELLED)
            due = won.c if won else 0 if lost else roll.a
        due -= happening(events, st.STEPPED) is not None
        if happening(events, st.LAPSED):
            due = 0
        if after.s.phase in (st.PLACE, st.TURN, st.NULL):
            assert due == 0
        assert all((int(after.s.pawn[p]) == int(after.r.goal[p])) <= after.is_over for p in range(players))
        hole, aces = 1 << 12, sum(1 << int(after.r.goal[p]) for p in range(players))
        blocked = int(after.s.blocked)
        assert not blocked & (hole | aces)
        assert not any((blocked | hole) >> int(after.s.pawn[p]) & 1 for p in range(players))
        if laid := happening(events, st.LAID):
            assert laid.a not in [int(before.s.pawn[p]) for p in range(players)]
            assert not int(before.s.blocked) >> laid.a & 1


@pytest.mark.nojit
@pytest.mark.rule("CRN-5", "CRN-24", "CRN-32", "CRN-A16", "CRN-A18", "CRN-A31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_are_conserved_and_face_up_ones_were_challenged(players):
    """Invariants 1, 5, 6 and 11."""
    laid, captured, challenged = Counter(), Counter(), set()
    own = [Counter([0, 2, 3, 4, 5]) for _ in range(players)]  # start set - laid + captured
    for _before, _, events, after in follow(players, 10 + players):
        for e in events:
            if e.kind == st.CHALLENGED:
                challenged.add(e.a)
            elif e.kind == st.CAPTURED:
                challenged.discard(e.a)
                captured[e.player] += 1
                own[e.player][e.b] += 1
            elif e.kind == st.LAID:
                laid[e.player] += 1
                own[e.player][int(after.s.value[e.a])] -= 1
        face_up = {square for square in range(25) if int(after.s.face_up) >> square & 1}
        assert face_up == challenged
        assert int(after.s.blocked).bit_count() == laid.total() - captured.total()
        for p in range(players):
            bag = Counter({number: int(n) for number, n in enumerate(after.s.bag[p])})
            if after.s.phase == st.PLACE and after.s.turn == p:
                bag[int(after.s.held) - 1] += 1
            assert +bag == +own[p]
        on_board = Counter(int(after.s.value[square]) for square in range(25) if int(after.s.blocked) >> square & 1)
        assert sum(own, on_board) == Counter(dict.fromkeys([0, 2, 3, 4, 5], players))


@pytest.mark.nojit
@pytest.mark.rule("CRN-13", "CRN-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lists_are_never_empty_and_only_listed_moves_are_taken(players):
    """Invariant 7: what is listed can be played, what is not is refused and changes nothing."""
    for before, _, _, _ in follow(players, 20 + players, 40):
        listed = before.actions()
        assert listed == sorted(set(listed))
        assert listed
        mark = before.hash
        for a in range(GAME.n_actions):
            refusal = before.why_not(a)
            assert (refusal is None) == (a in listed)
            if refusal is None:
                after = before.copy()
                after.play(a)
                assert not GAME.problems(after.r, after.s)
                assert after.hash != mark
                continue
            assert refusal.rule.startswith("CRN-")
            assert refusal.sentence
            with pytest.raises(tablewright.IllegalMove):
                before.play(a)
            assert before.hash == mark


def swapped(game, q):
    """The position with a blocker of player q exchanged for another hidden token: (where that was, position)."""
    hidden = [i for i in range(25) if int(game.s.layer[i]) == q + 1 and not int(game.s.face_up) >> i & 1]
    for n, square in enumerate(hidden):
        for other in hidden[n + 1 :]:
            now = game.copy()
            now.s.value[square], now.s.value[other] = int(game.s.value[other]), int(game.s.value[square])
            yield "board", now
        for number in range(st.KINDS):
            now = game.copy()
            if game.s.bag[q, number]:
                now.s.bag[q, number] -= 1
                now.s.bag[q, int(game.s.value[square])] += 1
                now.s.value[square] = number
                yield "bag", now
        if game.s.phase == st.PLACE and game.s.turn == q:
            now = game.copy()
            now.s.held, now.s.value[square] = int(game.s.value[square]) + 1, int(game.s.held) - 1
            yield "hand", now


@pytest.mark.nojit
@pytest.mark.rule("CRN-42", "CRN-43", "CRN-45")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_does_not_depend_on_what_the_viewer_may_not_see(players):
    """Invariant 8: the others' hidden tokens, exchanged so that all that happened is still possible."""
    found = Counter()
    for _, _, _, game in follow(players, 40 + players, 120):
        if game.s.phase != st.PLACE:
            continue
        seen = {viewer: game.observation(viewer) for viewer in range(-1, players)}
        for q in range(players):
            changed = {what: now for what, now in swapped(game, q) if now.hash != game.hash}
            for what, now in changed.items():
                if GAME.problems(now.r, now.s):
                    continue  # a token laid before it was captured
                found[what] += 1
                for viewer, view in seen.items():
                    assert (now.observation(viewer).hash == view.hash) == (viewer != q)
                    assert viewer == q or now.board(viewer) == game.board(viewer)
    assert min(found[what] for what in ("board", "bag", "hand")) >= 5, found


@pytest.mark.nojit
@pytest.mark.rule("CRN-A37")
def test_replay_gives_the_same_game():
    """Invariant 10: dice and draws included."""
    *_, (_, _, _, game) = follow(3, 5, 120)
    again = GAME.replay(game.record())
    assert again.hash == game.hash
    assert GAME.new(players=3, seed=6).hash != GAME.new(players=3, seed=7).hash


# The rotations and reflections of the board, as maps of (column, row) from the middle.
SYMMETRIES = {
    "turned": lambda x, y: (y, -x),
    "turned twice": lambda x, y: (-x, -y),
    "turned back": lambda x, y: (-y, x),
    "left and right": lambda x, y: (-x, y),
    "up and down": lambda x, y: (x, -y),
    "diagonal": lambda x, y: (y, x),
    "other diagonal": lambda x, y: (-y, -x),
    "nothing": lambda x, y: (x, y),
}
VECTORS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


class Image:
    """A position of four players as it looks in a mirror or after a turn of the board."""

    def __init__(self, change):
        self.change = change
        corners = ["a1", "a5", "e5", "e1"]
        self.players = [corners.index(self.square(corner)) for corner in corners]

    def square(self, name):
        x, y = self.change("abcde".index(name[0]) - 2, int(name[1]) - 3)
        return "abcde"[x + 2] + str(y + 3)

    def direction(self, name):
        return DIRECTIONS[VECTORS.index(self.change(*VECTORS[DIRECTIONS.index(name)]))]

    def move(self, text):
        words = text.split()
        if words[0] == "place":
            return f"place {self.square(words[1])}"
        if words[0] == "nudge":
            return f"nudge {self.players[int(words[1])]} {self.direction(words[2])}"
        return " ".join(self.direction(word) if word in DIRECTIONS else word for word in words)

    def seats(self, values):
        return [values[self.players.index(p)] for p in range(4)]

    def description(self, told):
        state = dict(told["state"])
        state["pawns"] = self.seats([self.square(square) for square in state["pawns"]])
        for name in ("bags", "unseen"):
            state[name] = self.seats(state[name])
        orders = [[e if e[0] in "+-" else self.square(e) for e in entries] for entries in state["order"]]
        state["order"] = self.seats(orders)
        state["blockers"] = [
            {**b, "square": self.square(b["square"]), "player": self.players[b["player"]]} for b in state["blockers"]
        ]
        state["turn"] = self.players[state["turn"]]
        if state["winner"] is not None:
            state["winner"] = self.players[state["winner"]]
        return {**told, "state": state}


@pytest.mark.nojit
@pytest.mark.rule("CRN-4", "CRN-7", "CRN-16")
@pytest.mark.parametrize("change", SYMMETRIES.values(), ids=SYMMETRIES)
def test_the_board_is_symmetric(change):
    """Invariant 9: rotations and reflections, with the players renamed, map legal lists and moves onto each other."""
    image = Image(change)
    for before, move, _, after in follow(4, 31, 90):
        mirrored = GAME.position(image.description(before.to_dict()))
        assert {image.move(text) for text in before.legal()} == set(mirrored.legal())
        if move in DIRECTIONS or move.startswith("nudge"):
            mirrored.play(image.move(move))
            there = [SQUARE_NAMES[square] for square in after.s.pawn]
            assert [SQUARE_NAMES[square] for square in mirrored.s.pawn] == image.seats([image.square(s) for s in there])
            assert (mirrored.is_over, mirrored.s.phase) == (after.is_over, after.s.phase)


@jit
def tally(ss: Records, rolls: Ints, draws: Ints, counts: Ints, n: int) -> None:
    s = ss[0]
    key(s, U(2026), U(7))
    for _ in range(n):
        rolls[below(s, 6)] += 1
        draws[pick(s, counts, 9)] += 1


CRITICAL = {5: 20.5, 4: 18.5}  # chi-square with so many degrees of freedom exceeds this once in a thousand


@pytest.mark.rule("CRN-A2", "CRN-43", "CRN-A37")
@pytest.mark.parametrize("n", [20_000, pytest.param(1_000_000, marks=pytest.mark.long)])
def test_dice_and_draws_are_fair(n):
    """A chi-square test at the level of 0.1 % on n rolls and n draws from a bag of nine tokens."""
    counts = np.array([1, 0, 2, 1, 4, 1, 0])
    rolls, draws = np.zeros(6, np.int64), np.zeros(7, np.int64)
    tally(np.zeros(1, GAME.state), rolls, draws, counts, n)
    assert draws[counts == 0].sum() == 0
    expected = counts[counts > 0] * n / 9
    assert ((rolls - n / 6) ** 2 / (n / 6)).sum() < CRITICAL[5]
    assert ((draws[counts > 0] - expected) ** 2 / expected).sum() < CRITICAL[4]
