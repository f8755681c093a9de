"""The ladder: who is better than whom, on one scale, and the gate."""

import pytest

import tablewright
from tablewright.bots.registry import LEVELS
from tablewright.lab.arena import FinishedGame
from tablewright.lab.ladder import Pairing, better, last_release, pairs, renamed, verdict

pytestmark = pytest.mark.nojit
FOUR = tablewright.game("corridor").new(4, 1)
TWO = tablewright.game("quoridor").new(2, 1)


def lost_by(player):
    """A game for four, two of each bot, that a player lost."""
    results = tuple(-1.0 if p == player else 1 / 3 for p in range(4))
    return FinishedGame((0, 1, 0, 1), results, "caught_by_horde", 3, 40)


def duel(first_wins):
    results = (1.0, -1.0) if first_wins else (-1.0, 1.0)
    return FinishedGame((0, 1), results, "goal", 50, 50)


def test_where_one_loses_a_bot_is_better_when_the_other_lost():
    match = Pairing(("hard", "medium"), ((lost_by(1),), (lost_by(3),), (lost_by(0),), (lost_by(1),)))
    assert better(FOUR, match, 0).mean == 0.75
    assert better(FOUR, match, 1).mean == 0.25


def test_every_level_meets_the_one_below_and_itself_as_it_was():
    found = pairs(TWO)
    assert found[:4] == [("easy", "beginner"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
    assert [old for _, old in found[4:]] == last_release(TWO)
    assert all(old.startswith(f"{new}@") for new, old in found[4:])


@pytest.mark.parametrize(("wins", "said"), [(0, "regression"), (40, "held"), (None, "open")])
def test_the_gate_sees_whether_the_strongest_level_became_weaker(wins, said):
    blocks = 40 if wins is not None else 3
    played = tuple((duel(i < (wins or 0)), duel(i < (wins or 0))) for i in range(blocks))
    assert verdict(TWO, [Pairing(("expert", "expert@2026-11-17"), played)], 0.1) == said
    assert verdict(TWO, [Pairing(("hard", "medium"), played)], 0.1) == ""


def test_bots_keep_their_names_on_one_scale():
    (outcome,) = renamed(Pairing(("hard", "medium"), ()), (duel(True),), LEVELS)
    assert [LEVELS[bot] for bot in outcome.lineup] == ["hard", "medium"]
