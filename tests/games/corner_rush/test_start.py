"""Components, the setup and the roll for the start: CRN-1 to CRN-13."""

import re
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from tests.games.corner_rush.setups import GAME, SET, happening, kinds, pawns, position, rolled, squares

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.actions import SQUARE_NAMES

pytestmark = pytest.mark.nojit
GOLDEN_10 = 1_027_993  # a seed whose rolls for the start are those of the scenario


def goals(game):
    return [SQUARE_NAMES[square] for square in game.r.goal[: game.players]]


@pytest.mark.rule("CRN-1", "CRN-3", "CRN-5", "CRN-6", "CRN-7", "CRN-8", "CRN-A4")
def test_golden_1_the_setup():
    game = GAME.new(players=4, seed=1)
    assert pawns(game) == ["a1", "a5", "e5", "e1"]
    assert goals(game) == ["e5", "e1", "a1", "a5"]
    assert int(game.r.squares).bit_count() == 24  # tiles
    assert int(game.r.aces).bit_count() == 4
    assert [game.to_dict()["state"]["bags"][p] for p in range(4)] == [SET] * 4
    assert sum(map(int, game.s.n_bag)) + int(game.r.aces).bit_count() == 24  # tokens
    assert int(game.s.blocked) == 0
    token = rolled(game, "roll", 0)[0]
    token.play("pass")
    assert len(squares(token)) == 20


@pytest.mark.rule("CRN-2", "CRN-A4")
def test_every_goal_is_diagonally_across_eight_steps_away():
    game = GAME.new(players=4, seed=1)
    for p in range(4):
        start, goal = int(game.r.start[p]), int(game.r.goal[p])
        assert abs(start % 5 - goal % 5) == abs(start // 5 - goal // 5) == 4


@pytest.mark.rule("CRN-3", "CRN-4")
def test_the_board_is_the_picture_in_state():
    rows = [line.split()[1:6] for line in st.__doc__.splitlines() if re.match("    [1-5] ", line)]
    cells = {cell: (row, column) for row, line in enumerate(reversed(rows)) for column, cell in enumerate(line)}
    pictured = {int(cell): place for cell, place in cells.items() if cell.isdecimal()}
    assert len(pictured) == 24
    game = GAME.new(players=4, seed=1)
    for square, (row, column) in pictured.items():
        assert SQUARE_NAMES[square] == "abcde"[column] + str(row + 1)
        assert int(game.r.squares) >> square & 1
    assert "c3" == SQUARE_NAMES[({*range(25)} - {*pictured}).pop()]


@pytest.mark.rule("CRN-4")
@pytest.mark.parametrize("square", ["b2", "d3", "c5", "a3"])
def test_no_square_does_anything_to_a_pawn_that_enters(square):
    game = position(f"{square} a5 e5 e1", phase="step", die=2, steps=2)
    move = "up" if square[1] < "5" else "left"
    assert kinds(game.play(move)) == [st.STEPPED]
    assert game.s.steps == 1


@pytest.mark.rule("CRN-9", "CRN-A2", "CRN-A37")
def test_the_die_has_six_faces_and_the_platform_rolls_them():
    game = GAME.new(players=2, seed=1)
    assert [int(value) for value in game.r.die] == [0, 2, 3, 4, 5, 6]
    seen = Counter()
    for key in range(300):
        now = game.copy()
        now.s.rng[0] = key
        event = happening(now.play("roll"), st.ROLLED)
        seen[event.a, event.b] += 1
        assert event.seen == -1  # everybody sees it at once
    assert set(seen) == {(0, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1)}
    assert min(seen.values()) > 25


def start_rolls(game):
    """The rolls for the start, in rounds: {player: value} for each."""
    rounds = [{}]
    for event in game.setup_events:
        if event.kind == st.START_ROLLED:
            if event.player in rounds[-1]:
                rounds.append({})
            elif rounds[-1] and event.player < max(rounds[-1]):
                rounds.append({})
            rounds[-1][event.player] = event.a
    return rounds


@pytest.mark.rule("CRN-10", "CRN-11", "CRN-12", "CRN-A1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_begins_and_only_those_tied_for_it_roll_again(players):
    ties = 0
    for seed in range(150):
        game = GAME.new(players=players, seed=seed)
        rolling = set(range(players))
        for rolls in start_rolls(game):
            assert set(rolls) == rolling, "all those tied for the top roll again, and nobody else"
            rolling = {p for p in rolls if rolls[p] == max(rolls.values())}
            ties += len(rolling) > 1
        assert rolling == {game.actor}
        assert game.setup_events[-1].kind == st.BEGINS
        assert game.setup_events[-1].player == game.actor
    assert ties > 10


@pytest.mark.rule("CRN-10", "CRN-11", "CRN-12", "CRN-A1")
def test_golden_10_three_tied_at_the_top_then_two():
    """5, Ace, Ace, Ace; then 4, Null, 4: players 1 and 3 roll a third time."""
    game = GAME.new(players=4, seed=GOLDEN_10)
    rounds = start_rolls(game)
    assert rounds[0] == {0: 5, 1: 6, 2: 6, 3: 6}
    assert rounds[1] == {1: 4, 2: 0, 3: 4}
    assert set(rounds[2]) == {1, 3}
    assert game.actor in (1, 3)


@pytest.mark.rule("CRN-13", "CRN-A3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players):
    """Players are numbered clockwise; the rolls for the start do not matter after the first turn."""
    begun, by_rolls = set(), []
    for seed in range(12):
        game = GAME.new(players=players, seed=seed)
        order = [game.actor]
        for _ in range(players):
            turns = game.length
            while game.length == turns:
                game.play(game.legal()[0])
            order.append(game.actor)
        assert order == [(order[0] + n) % players for n in range(players + 1)]
        begun.add(order[0])
        rolls = start_rolls(game)[0]
        by_rolls.append(all(rolls[a] >= rolls[b] for a, b in pairwise(order[:players])))
    assert begun == set(range(players))
    assert players == 2 or not all(by_rolls), "some of these games tell clockwise from falling rolls"
    corners = [(int(game.r.start[p]) % 5 - 2, int(game.r.start[p]) // 5 - 2) for p in range(players)]
    angles = np.unwrap([np.arctan2(y, x) for x, y in corners])
    assert players == 2 or (np.diff(angles) < 0).all()


@pytest.mark.rule("CRN-A5")
def test_pawns_start_on_other_players_aces():
    game = GAME.new(players=4, seed=1)
    assert all(int(game.r.aces) >> int(game.s.pawn[p]) & 1 for p in range(4))
    assert not game.is_over


@pytest.mark.rule("CRN-A30")
@pytest.mark.parametrize("players, starts, aces", [(2, "a1 e5", "e5 a1"), (3, "a1 a5 e5", "e5 e1 a1")])
def test_fewer_players_leave_corners_out(players, starts, aces):
    game = GAME.new(players=players, seed=1)
    assert pawns(game) == starts.split()
    assert goals(game) == aces.split()
    free = position(starts, players=players, phase="place", die=2, held=2)
    without_ace = {"a1", "a5", "e5", "e1"} - set(aces.split()) - set(starts.split())
    assert {square for square in squares(free) if square in ("a1", "a5", "e5", "e1")} == without_ace


@pytest.mark.rule("CRN-A29")
def test_the_blockers_are_the_faces_below_the_ace():
    game = GAME.new(players=3, seed=1)
    assert [int(n) for n in game.r.blockers] == [int(value) for value in game.r.die[:-1]]
    weak = position("b2 a5 e5 e1", "c2=1:0")
    for value in (0, 2, 3, 4, 5, 6):
        _, events = rolled(weak, "challenge right", value)
        assert happening(events, st.CAPTURED), "a Null blocker always falls"
