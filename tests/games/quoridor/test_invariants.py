"""What holds in every position of every game, checked on the positions of random games of two and four players."""

import random
from dataclasses import dataclass
from functools import cache

import pytest
from tests.games.quoridor.setups import GAME, fences, position, random_positions, squares
from tests.games.quoridor.slow_engine import ALL_FENCES, SIDES, Slow, square, text

GAMES = 20


@dataclass
class Seen:
    """A position of a random game, as the kernel tells it and as the slow engine holds it."""

    description: dict
    slow: Slow
    legal: set[str]
    problems: list[str]
    end_reason: str | None
    result: list[float] | None

    @property
    def state(self):
        return self.description["state"]

    @property
    def squares(self):
        return {move for move in self.legal if len(move) == 2}


@cache
def seen(players):
    """The positions of some games, played once for all tests."""
    found = []
    for game in random_positions(players, GAMES, seed=players, removals=0.01 if players == 4 else 0.001):
        told = game.to_dict()
        problems = GAME.problems(game.r, game.s)
        found.append(Seen(told, Slow.of(told), set(game.legal()), problems, game.end_reason, game.result))
    return found


both = pytest.mark.parametrize("players", [2, 4])


@pytest.mark.bounds
@pytest.mark.rule("QRD-2", "QRD-A16")
@both
def test_1_fences_are_conserved(players):
    for at in seen(players):
        assert len(at.state["fences"]) + sum(at.state["fences_left"]) + at.state["fences_lost"] == 20
        assert at.problems == []


@pytest.mark.rule("QRD-35", "QRD-A3")
@both
def test_2_everybody_in_play_has_a_way(players):
    for at in seen(players):
        assert all(at.slow.way(player) is not None for player in at.slow.pawns)


@pytest.mark.rule("QRD-31")
@both
def test_3_no_two_fences_overlap_or_cross(players):
    for at in seen(players):
        for fence in at.state["fences"]:
            at.slow.fences.remove(fence)
            assert at.slow.fits(fence)
            at.slow.fences.add(fence)


@pytest.mark.rule("QRD-19")
@both
def test_4_pawns_stand_on_different_squares(players):
    for at in seen(players):
        assert len(set(at.slow.pawns.values())) == len(at.slow.pawns)


DOUBLES = {(2 * dx, 2 * dy) for dx, dy in SIDES}
DIAGONALS = {(1, 1), (1, -1), (-1, 1), (-1, -1)}


@pytest.mark.rule("QRD-16", "QRD-20", "QRD-23", "QRD-28")
@both
def test_5_a_pawn_moves_by_one_of_twelve_vectors_and_jumps_over_a_pawn(players):
    vectors = set()
    for at in seen(players):
        if not at.legal:
            continue
        x, y = at.slow.pawns[at.slow.turn]
        taken = set(at.slow.pawns.values()) - {(x, y)}
        for move in at.squares:
            dx, dy = square(move)[0] - x, square(move)[1] - y
            vectors.add((dx, dy))
            if (dx, dy) in DOUBLES:
                assert (x + dx // 2, y + dy // 2) in taken
            elif (dx, dy) in DIAGONALS:
                assert {(x + dx, y), (x, y + dy)} & taken
            else:
                assert (dx, dy) in SIDES
    assert vectors >= set(SIDES)
    assert vectors & DOUBLES
    assert vectors & DIAGONALS


@pytest.mark.rule("QRD-15", "QRD-A1", "QRD-A8")
def test_6_with_two_players_a_pawn_move_always_exists():
    for at in seen(2):
        if at.end_reason is None:
            assert at.squares
            assert "pass" not in at.legal


@pytest.mark.rule("QRD-15", "QRD-A8")
@both
def test_6_7_a_legal_list_is_never_empty_and_pass_stands_alone(players):
    for at in seen(players):
        assert (at.end_reason is None) == bool(at.legal)
        assert "pass" not in at.legal or at.legal == {"pass"}


@pytest.mark.rule("QRD-15", "QRD-A8")
def test_7_games_from_a_forced_pass():
    choice, passes = random.Random(7), 0
    for _ in range(10):
        game = position("a5 b5 c5 i1", "a4h a5h g7h e8h g2v", left=[0, 5, 5, 5])
        while not game.is_over and game.length < 60:
            legal = game.legal()
            assert ("pass" in legal) == (legal == ["pass"])
            passes += legal == ["pass"]
            game.play(choice.choice(legal))
    assert passes >= 10


@pytest.mark.rule("QRD-31", "QRD-32")
@both
def test_8_fences_never_vanish_and_what_they_close_stays_closed(players):
    closed, placed = set(), set()
    for at in seen(players):
        if not at.state["fences"]:
            closed, placed = set(), set()
        new = set(at.state["fences"]) - placed
        assert placed <= set(at.state["fences"])
        placed |= new
        if new:
            closed |= {fence for fence in ALL_FENCES if not at.slow.fits(fence)}
        assert not closed & at.legal


@pytest.mark.rule("QRD-14")
@both
def test_9_without_fences_no_fence_action(players):
    cases = set()
    for at in seen(players):
        if at.end_reason is None:
            left = at.state["fences_left"][at.state["turn"]]
            cases.add(left == 0)
            if left == 0:
                assert at.legal <= at.squares | {"pass"}
    assert cases == {True, False}


@pytest.mark.rule("QRD-37", "QRD-3")
@both
def test_11_who_stands_on_her_goal_line_has_ended_the_game(players):
    ends = 0
    for at in seen(players):
        arrived = [player for player, here in at.slow.pawns.items() if at.slow.is_goal(player, here)]
        assert bool(arrived) == (at.end_reason == "reached_goal")
        if arrived:
            ends += 1
            assert at.legal == set()
            assert [player for player, worth in enumerate(at.result) if worth == 1] == arrived
    assert ends > GAMES // 2


@pytest.mark.rule("QRD-41", "QRD-36")
@both
def test_12_the_fences_of_others_do_not_matter(players):
    """The mover's fences and the board as they are, everybody else with fences or (one but for the rest) without."""
    compared = 0
    for at in seen(players)[::7]:
        mover, placed = at.state["turn"], len(at.state["fences"])
        mine = at.state["fences_left"][mover]
        if at.end_reason is not None or at.state["removed"]:
            continue
        each = -(-(placed + mine) // players) + mine  # enough for the mover's and for those on the board
        left, spare = [0] * players, players * each - placed - mine
        for p in sorted(range(players), key=lambda p: (p - mover) % players, reverse=True)[: players - 1]:
            left[p] = min(each, spare)
            spare -= left[p]
        left[mover] = mine
        if spare or each > 30:
            continue
        rules = {f"fences.{players}": each}
        pawns, standing = " ".join(at.state["pawns"]), " ".join(at.state["fences"])
        assert set(position(pawns, standing, turn=mover, left=left, rules=rules).legal()) == at.legal
        compared += 1
    assert compared > 20


@pytest.mark.bounds
@pytest.mark.rule("QRD-35", "QRD-A4", "QRD-A19")
@both
def test_13_the_narrowed_path_check_equals_a_full_search(players):
    """Each slot that fits is searched for each player anew, without any short cut."""
    checked = 0
    for n, game in enumerate(random_positions(players, 10, seed=5, removals=0.01)):
        if game.is_over or n % 6 or not game.s.fences[game.actor]:
            continue
        slow = Slow.of(game.to_dict())
        full = {fence for fence in ALL_FENCES if slow.fits(fence) and not slow.shuts_off(fence)}
        assert fences(game) == full
        # and the caches that grew in play give what caches made anew give
        assert GAME.position(game.to_dict()).actions() == game.actions()
        checked += 1
    assert checked > 30


def maze(seed, walls):
    """A board as full of fences as it gets, pawns anywhere: most of what is left would shut somebody off."""
    choice = random.Random(seed)
    players = choice.choice([2, 4])
    slow = Slow(players, left=[1] * players)
    free = [(x, y) for x in range(9) for y in range(9)]
    for player in range(players):
        at = choice.choice([to for to in free if not slow.is_goal(player, to) and to not in slow.pawns.values()])
        slow.pawns[player] = at
    for fence in choice.sample(ALL_FENCES, len(ALL_FENCES)):
        if len(slow.fences) < walls and slow.fits(fence) and not slow.shuts_off(fence):
            slow.raise_fence(fence)
    slow.turn = choice.randrange(players)
    return slow


def compare_mazes(walls, seeds):
    """Boards full of fences, as the kernel and a full search see them; how many more would shut somebody off."""
    shut = 0
    for seed in seeds:
        slow = maze(seed, walls)
        each = -(-(len(slow.fences) + 1) // slow.players)
        spare = slow.players * each - len(slow.fences)
        for player in [slow.turn, *(p for p in range(slow.players) if p != slow.turn)]:
            slow.left[player] = min(each, spare)
            spare -= slow.left[player]
        pawns = " ".join(text(slow.pawns[player]) for player in range(slow.players))
        rules = {f"fences.{slow.players}": each}
        game = position(pawns, " ".join(slow.fences), turn=slow.turn, left=slow.left, rules=rules)
        fitting = {fence for fence in ALL_FENCES if slow.fits(fence)}
        shutting = {fence for fence in fitting if slow.shuts_off(fence)}
        assert fences(game) == fitting - shutting
        assert squares(game) == slow.legal_squares()
        shut += len(shutting)
    return shut


@pytest.mark.bounds
@pytest.mark.rule("QRD-35", "QRD-31", "QRD-A3")
@pytest.mark.parametrize("walls, least", [(16, 1), (24, 10), (34, 10)])
def test_13_in_mazes(walls, least):
    assert compare_mazes(walls, range(8)) >= least


@pytest.mark.long
@pytest.mark.parametrize("walls", range(10, 45, 2))
def test_13_in_many_mazes(walls):
    compare_mazes(walls, range(100, 300))
