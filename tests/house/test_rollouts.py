"""The tree search with rollouts that our Quoridor bots are measured against."""

import pytest
from bench.peers import rollouts

import tablewright

FACE_TO_FACE = "d1 e8 d2 e7 d3 e6 d4 e5 d5 e4 d6 e3 d7 "


def after(moves):
    position = tablewright.game("quoridor").new(players=2, seed=1)
    for move in moves.split():
        position.play(move)
    return position


def test_it_plays_a_legal_game_with_fences_to_the_end():
    position, move = after(""), rollouts.player(60)
    while not position.is_over:
        action = move(position, 7)
        assert action in position.actions()
        position.play(action)
    assert sorted(position.result) == [-1, 1]
    texts = [position.game.texts[action] for action in position.moves]
    assert texts[:2] == ["e2", "e8"]
    assert any(len(text) == 3 for text in texts)


@pytest.mark.parametrize("moves, winning", [("e4 d8 e3", "d9"), ("e2 d8", "e1")])
def test_it_wins_in_one(moves, winning):
    position = after(FACE_TO_FACE + moves)
    assert position.game.texts[rollouts.player(20)(position, 1)] == winning


def test_it_stops_a_pawn_one_step_from_home():
    position = after(FACE_TO_FACE + "e2")
    stopped = position.copy()
    stopped.play(rollouts.player(2_000)(position, 1))
    assert "e1" not in [position.game.texts[action] for action in stopped.actions()]


def test_a_tree_counts_every_rollout():
    rules, seen = after("e2 e8 e3 e7").observation(0).arrays
    tree = rollouts.grown(rules, seen, 2_500, 0.2, 1)
    first, n = int(tree[0]["first"]), int(tree[0]["n_children"])
    assert tree[0]["visits"] == 2_500
    assert tree["visits"][first : first + n].sum() == 2_500
    assert 0 < tree["worth"][first : first + n].sum() < 2_500
