"""bench/faults.py finds the faults that it is there to count."""

import pytest
from bench.faults import Counting, usual_tables
from tests.bots.test_notice import before_the_horde
from tests.games.quoridor import setups

import tablewright

pytestmark = pytest.mark.nojit
ONE_FENCE = {"fences.2": 1}  # for each, so that there are few moves to look at
TABLES = {table.name: table for table in usual_tables([])}


def counted(table, position, move):
    """What is wrong with a move."""
    counting = Counting(TABLES[table], "random")
    counting.judge(position.observation(position.actor), position.game.number(move), 5)
    return {fault for fault, n in counting.faults.items() if n}


def test_a_step_into_the_horde_and_points_left_before_it():
    position = next(before_the_horde())
    assert "forward" in position.legal()
    assert counted("corridor 2p", position, "back") == {"lost at once"}
    assert counted("corridor 2p", position, "forward") == set()
    assert "points left" in counted("corridor 2p", position, "end")


def test_a_win_missed_and_one_let_in():
    game = tablewright.game("quoridor")
    near = game.position(setups.described("e8 d4", "e5h", left=[0, 1], rules=ONE_FENCE))
    assert counted("quoridor 2p", near, "e7") == {"win missed"}
    assert counted("quoridor 2p", near, "e9") == set()
    late = game.position(setups.described("e7 a2", "g5v", left=[1, 0], rules=ONE_FENCE))
    assert counted("quoridor 2p", late, "e8") == {"let in"}
    assert counted("quoridor 2p", late, "a1h") == set()


def test_a_step_back_is_counted_where_it_undoes_the_last():
    counting = Counting(TABLES["quoridor 2p"], "random")
    last = None
    for before, after in ((1, 2), (2, 3), (3, 2), (2, 2), (2, 3), (3, 2)):
        last = counting.step(before, after, last)
    assert (counting.faults["step undone"], counting.of["step undone"]) == (2, 5)


def test_decisions_of_whole_games_are_counted():
    counting = Counting(TABLES["corridor 2p"], "random")
    counting.play(3, 40)
    told = counting.told()
    assert told["decisions"] == 40 or told["games"] == 1
    assert told["lost at once"][1] == told["decisions"]
