"""The Corridor: what the lab counts, checked against games that were counted by hand."""

import pytest
from tests.games.corridor.setups import scene
from tests.lab.counted import measured, recorded

pytestmark = pytest.mark.nojit


def test_a_game_that_ends_with_a_push():
    """Round 2 starts with the horde two ranks behind the last, round 3 with player 3 right before it."""
    game = recorded("corridor", "pushed_into_horde")
    assert measured(game, "rounds", "decisions", "loses.2", "loses.3", "ends.pushed_into_horde") == [3, 38, 0, 1, 1]
    assert measured(game, *(f"drew.{kind}" for kind in ("push", "trip", "jump", "distract", "attract"))) == [
        5,
        0,
        1,
        3,
        1,
    ]
    assert measured(game, "discarded.push", "unspent", "ties", "capped") == [1, 0, 0, 0]
    assert measured(game, "gap", "near_horde", "near_horde_of.0", "near_horde_of.3") == [2, 1, 0, 1]
    assert measured(game, "used.push", "used.distract", "used.draw") == [4, 2, 10]
    assert measured(game, "used_by_winners.push", "used_by_losers.draw") == [(3, 3), (3, 1)]


def test_who_loses_with_which_opening_hand():
    """Player 3 loses, who was dealt Trip, Push and twice Attract; players 1 and 2 had a Push, 0 and 1 a Distract."""
    game = recorded("corridor", "pushed_into_horde")
    assert measured(game, "lost_with.push", "lost_with.trip", "lost_with.attract") == [(1, 3), (1, 1), (1, 1)]
    assert measured(game, "lost_with.distract", "lost_with.jump") == [(0, 2), (0, 0)]


def test_a_game_that_ends_with_a_vote():
    game = recorded("corridor", "vote")
    assert measured(game, "rounds", "ties", "gap", "unspent", "discarded.push") == [4, 1, 0, 3, 2]
    assert measured(game, "near_horde_of.0", "near_horde_of.1", "near_horde_of.2") == [1, 0, 1]
    assert measured(game, "loses.2", "draws") == [1, 0]


def test_a_game_without_a_loser():
    game = recorded("corridor", "round_cap")
    assert measured(game, "draws", "capped", "loses.0", "loses.1", "unspent") == [1, 1, 0, 0, 6]
    assert measured(game, "drama", "decided") == [(0, 0), (0, 0)]


def test_a_trip_counts_until_the_victim_gets_up():
    position = scene([(2, 1), (3, 1)], hands=["trip"], zombie=1)
    for move in ("trip right", "end", "end"):
        position.play(move)
    assert (position.length, int(position.s.tripped[1])) == (2, 1)
    assert measured(position, "trips", "lying", "unspent") == [1, 1, 3 + 4]  # as if the game ended now
    for move in ("end", "get up"):
        position.play(move)
    assert measured(position, "trips", "lying", "unspent") == [1, 1, 3 + 4 + 4]


def test_a_trip_that_lasts_to_the_end_counts_until_then():
    """Player 0 is tripped in round 2 and never gets up; the game ends in round 3."""
    assert measured(recorded("corridor", "caught_by_horde"), "trips", "lying") == [1, 1]


def test_a_corridor_that_is_used_up():
    position = scene(
        [(2, 7), (3, 7)], pieces=("start", "bottleneck_r"), rules={"corridor.default_cards": ["bottleneck_r", "open"]}
    )
    assert measured(position, "depletions") == [0]
    position.play("forward")  # onto the last card of the deck: another one is wanted, and there is none
    assert measured(position, "depletions") == [1]
