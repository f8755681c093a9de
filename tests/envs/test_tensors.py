"""What the numbers say, game by game; and the numbers of a game that declares none."""

from dataclasses import replace

import numba
import numpy as np
import pytest
from tests.envs.cases import EVERY_GAME

import tablewright
from tablewright import envs
from tablewright.kernel.compiling import JIT
from tablewright.kernel.game import Grid
from tablewright.kernel.tensors import Tensor, check, size, starts, tensors_by_fields, write_by_fields
from tablewright.testing.suite import some_positions, tensors_of

pytestmark = pytest.mark.nojit


def parts(position, viewer):
    return envs.split(position.game, tensors_of(position.observation(viewer)))


def ones(plane):
    return [tuple(int(n) for n in place) for place in np.argwhere(plane == 1)]


def test_quoridor():
    """The acting player comes first; squares and slots lie where the numbers of actions say."""
    position = tablewright.game("quoridor").new(players=2, seed=1)
    for move in ("e2", "a3h", "b4v"):
        position.play(move)
    mine, others = parts(position, 0), parts(position, 1)
    assert ones(mine["pawns"][0]) == ones(others["pawns"][1]) == [(1, 4)]
    assert ones(mine["pawns"][1]) == ones(others["pawns"][0]) == [(8, 4)]
    assert ones(mine["horizontal"]) == [(2, 0)]
    assert ones(mine["vertical"]) == [(3, 1)]
    assert ones(mine["goals"][0]) == ones(others["goals"][1]) == [(8, x) for x in range(9)]
    assert mine["fences"].tolist() == pytest.approx([0.9, 0.9, 0, 0])
    assert not mine["pawns"][2:].any()
    four = parts(tablewright.game("quoridor").new(players=4, seed=1), 1)
    assert ones(four["goals"][0]) == [(y, 8) for y in range(9)]  # who sits in the west walks east


def test_corridor():
    position = tablewright.game("corridor").new(players=2, seed=1)
    position.play("lane 2")
    position.play("lane 4")
    seen = parts(position, position.actor)
    state = position.to_dict()["state"]
    lanes = [1, 3] if position.actor == 0 else [3, 1]
    assert ones(seen["pawns"][0]) == [(7, lanes[0])]  # row 7 is my own rank
    assert ones(seen["pawns"][1]) == [(7, lanes[1])]
    assert seen["horde"][:7].all()  # the pit, and beyond
    assert not seen["horde"][7:].any()
    assert seen["floor"][7:11].all()  # the starting board
    assert seen["hand"].sum() == pytest.approx(sum(position.s.hand[position.actor]) / 5)
    assert seen["turn"].tolist() == [1, 0, 0, 0]
    assert state


def test_corner_rush():
    """A blocker's number is there for who laid it, and for nobody else until it is turned up."""
    game = tablewright.game("corner_rush")
    laid = None
    for position in some_positions(game.new(players=2, seed=1), range(3), every=1):
        down = [q for q in range(25) if position.s.layer[q] and not int(position.s.face_up) >> q & 1]
        if down and not position.is_over:
            laid = down[0]
            break
    assert laid is not None
    owner = int(position.s.layer[laid]) - 1
    number = (int(position.s.value[laid]) + 1) / 7
    y, x = divmod(laid, 5)
    assert parts(position, owner)["numbers"][y, x] == pytest.approx(number)
    assert parts(position, 1 - owner)["numbers"][y, x] == 0
    assert parts(position, owner)["blockers"][0, y, x] == 1
    assert parts(position, 1 - owner)["blockers"][1, y, x] == 1


def test_zombie_tower():
    position = tablewright.game("zombie_tower").new(players=3, seed=1)
    for viewer in range(3):
        seen = parts(position, viewer)
        assert ones(seen["room"]) == [divmod(int(position.s.room[viewer]) - 1, 4)]
        zombies = np.array(position.s.zombies[viewer][1:]).reshape(3, 4)
        assert seen["zombies"] == pytest.approx(np.minimum(zombies / 4, 1))
        assert seen["phase"].any() == (viewer == position.actor)
        assert ones(seen["turn"]) == [((position.actor - viewer) % 3,)]


def test_eight_days():
    position = tablewright.game("eight_days").new(players=3, seed=1)
    seen = parts(position, position.actor)
    assert ones(seen["players"][0]) == [(3, 3)]  # the centre
    assert seen["board"].sum() == 37
    assert seen["health"][:3] == pytest.approx(position.s.health[:3] / 10)
    assert ones(seen["decider"]) == [(0,)]


@EVERY_GAME
def test_the_default_serves_any_game(name):
    """Every field that is seen, without a number lost, whoever looks; the same compiled and not."""
    game = tablewright.game(name)
    plain = replace(
        game, tensors=tensors_by_fields(game.declared_state, max(game.meta.players), None), write_tensors=None
    )
    write = write_by_fields(plain)
    compiled = numba.njit(write) if JIT and name == "quoridor" else write
    rows = set()
    for position in some_positions(game.new(seed=1), range(1), every=5):
        for viewer in range(position.players):
            seen = position.observation(viewer)
            row, again = (np.zeros(size(plain.tensors), np.float32) for _ in range(2))
            write(seen.r, seen.s, viewer, row)
            compiled(seen.r, seen.s, viewer, again)
            assert (row == again).all()
            assert abs(row).max() <= 1
            assert row[viewer] == 1
            rows.add((viewer, row.tobytes()))
    assert len(rows) > position.players


def test_the_default_shows_the_pieces_of_a_grid():
    """A field of squares becomes a plane for each player, mine first."""
    game = tablewright.game("eight_days")
    grid = Grid("tile", 37, tuple(str(n) for n in range(37)), pieces=tuple("abcdefgh"))
    plain = replace(game, grid=grid, write_tensors=None)
    plain = replace(plain, tensors=tensors_by_fields(game.declared_state, 5, grid))
    position = game.new(players=3, seed=1)
    row = np.zeros(size(plain.tensors), np.float32)
    write_by_fields(plain)(position.r, position.s, 0, row)
    tiles = envs.split(plain, row)["tile"]
    assert tiles.shape == (8, 1, 37)
    assert [int(kind) for kind in tiles[:, 0].argmax(axis=0)] == position.s.tile.tolist()


@pytest.mark.parametrize("observation", [np.zeros(3), np.zeros((815, 2)), [1.0] * 815, np.float32(1)])
def test_only_observations_are_split(observation):
    with pytest.raises(tablewright.TablewrightError, match="expected an array of observations, 815 numbers each, not"):
        envs.split("quoridor", observation)


def test_what_cannot_be_read_apart_is_refused():
    game = tablewright.game("quoridor")
    for wrong in (
        (Tensor("a", (1,), ""),) * 2,
        (Tensor("a", (3,), "", drawn="disc"),),
        (Tensor("a", (3, 3), "", drawn="x"),),
    ):
        with pytest.raises(TypeError, match="quoridor"):
            check(replace(game, tensors=wrong))
    assert starts((Tensor("a", (2, 3), ""), Tensor("b", (1,), ""))) == (0, 6)
