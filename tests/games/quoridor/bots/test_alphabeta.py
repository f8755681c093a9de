"""The game's parts of the alpha-beta search: hash, ways, races, suggestions, estimate."""

import random
from functools import cache
from itertools import islice

import numpy as np
import pytest
from tests.games.quoridor.setups import new, position, random_positions
from tests.games.quoridor.test_symmetry import half_turned, mapped, mirrored

from tablewright.games.quoridor import squares
from tablewright.games.quoridor.bots import alphabeta as search
from tablewright.games.quoridor.bots import net, paths, zobrist
from tablewright.games.quoridor.pawns import pawn_targets
from tablewright.kernel.compiling import jit
from tablewright.kernel.records import Records

WIN = 30_000


@jit
def position_hash(rs: Records, ss: Records) -> int:
    return zobrist.position_hash(rs[0], ss[0])


@jit
def hash_after(rs: Records, before: Records, after: Records, a: int, old: int) -> int:
    return zobrist.hash_after(rs[0], before[0], after[0], a, squares.U(old))


# the weights are arguments: compiled in, those of another network would stay in the cache


@jit
def estimate(rs, ss, root, weights, layers, notes):
    return search.estimate(rs[0], ss[0], root, WIN, -WIN, WIN, weights, layers, notes)


@jit
def suggest(rs, ss, root, depth, weights, layers, notes, moves, gains):
    return search.suggest(rs[0], ss[0], root, depth, weights, layers, notes, moves, gains)


@jit
def distance(rs, ss, p):
    return squares.distance(rs[0], ss[0], p)


@jit
def narrow_fences(rs, ss, p, layers, steps):
    return paths.narrows(ss[0], squares.side(rs[0], p), int(ss[0].pawn[p]), steps, layers)


@jit
def race(rs, ss, me, other, notes):
    return search.race(rs[0], ss[0], me, other, notes)


def scratch():
    return np.zeros(search.LAYERS, np.uint64), np.zeros(search.NOTES, np.int32)


def measured(game, root=None):
    """The estimate for the player to move, and what it left behind."""
    layers, notes = scratch()
    value = estimate(*game.arrays, game.actor if root is None else root, search.WEIGHTS, layers, notes)
    return value, layers, notes


def suggestions(game, depth):
    _, layers, notes = measured(game)
    moves, gains = np.zeros(140, np.int32), np.zeros(140, np.int32)
    n = suggest(*game.arrays, game.actor, depth, search.WEIGHTS, layers, notes, moves, gains)
    return {game.game.texts[a]: int(gain) for a, gain in zip(moves[:n], gains[:n], strict=True)}


def ongoing(players, games, seed, every=1, **more):
    return (game for game in islice(random_positions(players, games, seed, **more), 0, None, every) if not game.is_over)


@pytest.mark.parametrize("players", [2, 4])
def test_the_hash_follows_moves(players):
    seen = {}
    choice = random.Random(3)
    for n in range(6):
        game = new(players, rules={"rules.max_plies": 90} if n % 2 else None)
        key = position_hash(*game.arrays)
        while not game.is_over:
            before = game.copy()
            game.play(choice.choice(game.legal()))
            key = hash_after(game.arrays[0], before.arrays[1], game.arrays[1], game.moves[-1], squares.U(key))
            assert key == position_hash(*game.arrays)
            told = game.to_dict()["state"]
            ply = told.pop("ply")
            left = int(game.r.max_plies) - ply
            assert seen.setdefault(int(key), (told, left if left < 64 else None)) == (told, left if left < 64 else None)


@pytest.mark.nojit
def test_time_is_part_of_the_hash_near_the_cap_only():
    early = [position_hash(*position("e5 e7", ply=ply).arrays) for ply in (10, 20)]
    late = [position_hash(*position("e5 e7", ply=ply).arrays) for ply in (480, 482)]
    assert early[0] == early[1]
    assert late[0] != late[1]


@pytest.mark.parametrize("players", [2, 4])
def test_notes_are_the_steps_that_each_player_needs(players):
    for game in ongoing(players, 4, 7, removals=0.01 if players == 4 else 0.0):
        _, _, notes = measured(game)
        for p in range(players):
            if not game.s.removed[p]:
                assert notes[p] == distance(*game.arrays, p)


def test_no_fence_that_lengthens_a_way_is_overlooked():
    lengthening = named = 0
    for game in ongoing(2, 12, 5, every=7):
        _, layers, notes = measured(game)
        for p in range(2):
            h, v = narrow_fences(*game.arrays, p, layers[p], notes[p])
            for move in (m for m in game.legal() if len(m) == 3):
                after = game.copy()
                after.play(move)
                bit = 1 << (game.game.number(move) - 81) % 64
                is_named = bool(int(v if move[2] == "v" else h) & bit)
                is_longer = distance(*after.arrays, p) > notes[p]
                assert is_named or not is_longer, (move, p)
                lengthening += is_longer
                named += is_named
    assert 500 < lengthening <= named < 2 * lengthening  # few are named in vain


@pytest.mark.parametrize("players", [2, 4])
def test_a_wide_search_looks_at_all_legal_moves(players):
    for game in ongoing(players, 3, 11, every=3, removals=0.01 if players == 4 else 0.0):
        assert set(suggestions(game, 100)) == set(game.legal())


@pytest.mark.parametrize("depth", [-3, 0, 1, 2, 3, 6])
def test_suggestions_are_legal(depth):
    for game in ongoing(2, 3, 13, every=2):
        found = set(suggestions(game, depth))
        assert found <= set(game.legal())
        assert found or depth <= 0
        if depth > 0:
            assert {move for move in game.legal() if len(move) == 2} <= found


def test_gains_are_steps_won_and_lost():
    found = suggestions(position("e5 e6"), 100)
    step = found["e7"] // 2
    assert step > 0
    assert [found[move] for move in ("e7", "d5", "e4")] == [2 * step, 0, -step]


def test_a_step_is_worth_the_more_the_fewer_fences_are_left():
    few, many = (suggestions(position("e5 e6", rules={"fences.2": n}), 100)["e7"] for n in (2, 10))
    assert few > many


def test_a_fence_that_lengthens_the_other_way_gains():
    found = suggestions(position("e5 d3"), 100)
    step = found["e6"]
    assert found["d2h"] == found["h8h"] + step


def changed(game, square, seat):
    return game.game.position(mapped(game.to_dict(), square, seat))


@pytest.mark.parametrize("symmetry", [(mirrored, lambda p: p), (half_turned, lambda p: 1 - p)])
def test_the_estimate_has_no_favourite_side(symmetry):
    for game in ongoing(2, 4, 17, every=5):
        assert measured(changed(game, *symmetry))[0] == measured(game)[0]


def test_what_one_of_two_wins_the_other_loses():
    for game in ongoing(2, 2, 19, every=5):
        assert measured(game, 0)[0] == -measured(game, 1)[0]


def seen(notes):
    """What the network was told: how often each of its rows counts."""
    told = {}
    for row, times in notes[4 : search.UNITS].reshape(-1, 2):
        if told and row == net.BIAS:
            break
        told[int(row)] = int(times)
    return told


def test_the_network_is_told_what_stands_on_the_board():
    game = position("e5 c7", "a1h d3v", left=[8, 10])
    _, _, notes = measured(game)
    told = seen(notes)
    assert [told[net.MINE], told[net.OTHERS]] == [distance(*game.arrays, 0), distance(*game.arrays, 1)]
    assert [told[net.MINE + 1], told[net.OTHERS + 1]] == [8, 10]
    places = {row for row in told if row >= net.HORIZONTAL}
    assert places == {net.HORIZONTAL, net.VERTICAL + 19, net.PAWN + 40, net.OTHER_PAWN + 56}
    free = 128 - 2 - 3 - 2  # each fence takes its slot in both directions, and its neighbours in its own
    assert told[net.ROOM] == free


@pytest.mark.nojit
def test_the_network_adds_up():
    for game in islice(ongoing(2, 2, 31, every=9), 8):
        value, _, notes = measured(game)
        if abs(value) < WIN - 200:
            units = sum(times * net.NET[row].astype(np.int64) for row, times in seen(notes).items())
            units[:-1] = np.maximum(units[:-1], 0)
            assert value == int(units @ net.NET[net.OUT].astype(np.int64)) >> net.STEP


@pytest.mark.nojit
def test_only_a_race_is_sure():
    """However much a network thinks of a position."""
    mighty = search.WEIGHTS.copy()
    mighty[1 + net.OUT] *= 10_000
    for pawns in ("e2 e8", "e7 e6", "e3 b4"):
        game = position(pawns)
        assert abs(estimate(*game.arrays, 0, mighty, *scratch())) == WIN // 2


def test_the_cost_of_fences_is_that_of_the_worst_and_of_all():
    for game in islice(ongoing(2, 6, 37, every=11), 12):
        value, _, notes = measured(game)
        if abs(value) >= WIN - 200 or not game.s.fences[0] or not game.s.fences[1]:
            continue
        told, me = seen(notes), game.actor
        costs = [0]
        for move in (m for m in game.legal() if len(m) == 3):
            after = game.copy()
            after.play(move)
            costs.append(distance(*after.arrays, 1 - me) - notes[1 - me])
        assert [told[net.OTHERS + 2], told[net.OTHERS + 3]] == [max(costs), sum(costs)]


def solved(game):
    """Plies until the player to move wins (positive) or loses (negative) a race without fences; 0: nobody forces it."""

    @cache
    def targets(pawns, turn):
        s = game.arrays[1].copy()
        s["pawn"][0][:2], s["turn"] = pawns, turn
        lo, hi = targets_of(game.arrays[0], s)
        bits = int(lo) | int(hi) << 63
        return [q for q in range(81) if bits >> q & 1]

    goals = (8, 0)
    value = {}
    states = [((a, b), t) for a in range(81) for b in range(81) if a != b for t in (0, 1)]
    states = [(p, t) for p, t in states if p[0] // 9 != 8 and p[1] // 9 != 0]
    for plies in range(1, 120):
        fresh = {}
        for pawns, turn in states:
            if (pawns, turn) in value:
                continue
            outcomes = []
            for to in targets(pawns, turn):
                if to // 9 == goals[turn]:
                    outcomes.append(-1)
                    continue
                after = (to, pawns[1]) if turn == 0 else (pawns[0], to)
                outcomes.append(value.get((after, 1 - turn), 0))
            if any(v < 0 for v in outcomes):
                fresh[pawns, turn] = plies
            elif outcomes and all(v > 0 for v in outcomes):
                fresh[pawns, turn] = -plies
        value.update(fresh)
        if not fresh:
            break
    return value.get(((int(game.s.pawn[0]), int(game.s.pawn[1])), int(game.s.turn)), 0)


@jit
def targets_of(rs, ss):
    return pawn_targets(rs[0], ss[0])


def test_decided_races_are_decided():
    """Against the exact solution of positions in which nobody has a fence left."""
    choice, decided = random.Random(23), 0
    for game in (game for game in ongoing(2, 40, 29) if not game.s.fences[:2].any()):
        if choice.random() > 0.004:
            continue
        _, _, notes = measured(game)
        verdict = race(*game.arrays, game.actor, 1 - game.actor, notes)
        if verdict != 0:
            decided += 1
            assert (verdict > 0) == (solved(game) > 0)
    assert decided >= 5


@pytest.mark.nojit
def test_a_race_counts_plies_and_knows_the_cap():
    game = position("a5 i4", left=[0, 0], fences_lost=0, rules={"fences.2": 0})
    assert measured(game)[0] == 4 - WIN + 2  # four steps against three: the other one is home in six plies
    game = position("a6 i4", left=[0, 0], rules={"fences.2": 0})
    assert measured(game)[0] == WIN - 5
    game = position("a6 i4", left=[0, 0], rules={"fences.2": 0}, ply=496)
    assert abs(measured(game)[0]) < 1_000  # the cap comes first


@pytest.mark.nojit
def test_a_race_is_open_while_the_loser_has_a_fence():
    game = position("a6 i4", left=[0, 1], rules={"fences.2": 1}, fences="e1h")
    assert abs(measured(game)[0]) < 1_000
