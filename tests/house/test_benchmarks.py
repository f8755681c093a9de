"""The benchmarks: what a duel reports, and that every game has one."""

import numpy as np
import pytest
from bench.benchmarks import Duel, duels

import tablewright
from tablewright.kernel.events import SILENT
from tablewright.lab.speed import gain_of_threads, steps, steps_per_cpu_second


def test_a_duel_reports_the_middle_round_and_the_spread():
    duel = Duel("quoridor", "play", "a peer", ours=lambda i: 10.0 * (i + 1), theirs=lambda i: 5.0)
    assert duel.run() == {
        "game": "quoridor",
        "what": "play",
        "ours_per_cpu_s": 30,
        "peer": "a peer",
        "peer_per_cpu_s": 5,
        "ratio": 6.0,
        "spread": [2.0, 10.0],
    }


@pytest.mark.nojit
def test_every_game_has_a_duel():
    assert {duel.game for duel in duels(list(tablewright.GAMES))} == set(tablewright.GAMES)


@pytest.mark.nojit
@pytest.mark.parametrize("own_playout", [False, True])
def test_speed_counts_the_steps_of_whole_games(own_playout):
    start = tablewright.game("quoridor").new(2, 0, {"rules.max_plies": 3})  # nobody can win in three plies
    blank = np.zeros(1, start.game.state)
    assert steps(start.arrays[0], blank, 5, np.uint64(1), start.game.max_legal, SILENT, own_playout) == 15
    assert steps_per_cpu_second(start, 5, 1, own_playout) > 0
    assert gain_of_threads(start, 2, 1, rounds=1) > 0
