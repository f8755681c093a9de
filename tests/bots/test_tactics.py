"""Positions with one right move: a win in one, a loss to avoid, a fence that wins the race."""

import json
from pathlib import Path

import pytest
from tests.bots.situations import SEARCH
from tests.games.quoridor import setups

import tablewright
from tablewright.bots import choose

PATIENT = ("eight_days",)  # the last day ends whatever is played, so a search may do other things first
PUZZLES = {path.stem: json.loads(path.read_text("utf-8")) for path in Path(__file__).parent.glob("puzzles/*.json")}


def puzzles(kind):
    return [
        pytest.param(name, puzzle, id=f"{name}-{number}")
        for name, found in sorted(PUZZLES.items())
        for number, puzzle in enumerate(found)
        if puzzle["kind"] == kind
    ]


def asked(puzzle, name, bot, seed, **budget):
    position = tablewright.game(name).position(puzzle["position"])
    return choose(position.observation(position.actor), bot, seed, **budget)


@pytest.mark.parametrize("name, puzzle", puzzles("win in one"))
def test_a_win_in_one_is_played(name, puzzle):
    patient = [] if name in PATIENT else [SEARCH[name], f"{SEARCH[name]},prior=1", "medium"]
    for bot in ("greedy", "easy", *patient):
        for seed in range(3):
            assert asked(puzzle, name, bot, seed).move == puzzle["right"], bot


@pytest.mark.parametrize("name, puzzle", puzzles("win in one"))
def test_easy_never_misses_it(name, puzzle):
    """However little it thinks, and however loosely it chooses."""
    for seed in range(30):
        assert asked(puzzle, name, "easy:slack=2", seed, iterations=1 + seed).move == puzzle["right"]


@pytest.mark.parametrize("name, puzzle", puzzles("avoid the loss"))
def test_a_loss_is_avoided(name, puzzle):
    for bot in (f"{SEARCH[name]},iterations=2000", "medium"):
        for seed in range(3):
            assert asked(puzzle, name, bot, seed).move == puzzle["right"], bot


def test_there_are_such_positions():
    assert len(PUZZLES) >= 3
    assert all(PUZZLES.values())


ONE_FENCE = {"fences.2": 1}  # for each, so that the other one has none left
QUORIDOR = {
    "win in one": (setups.described("e8 d4", "e5h"), {"e9"}),
    "win in one by a jump": (setups.described("e7 e8", ""), {"e9"}),
    "the loss avoided": (setups.described("e7 a2", "g5v", left=[1, 0], rules=ONE_FENCE), {"a1h"}),
    "a fence wins the race": (setups.described("a6 i3", "d5v", left=[1, 0], rules=ONE_FENCE), {"h1h", "h2h"}),
}


@pytest.mark.parametrize("what", QUORIDOR)
@pytest.mark.parametrize("bot", ["uct:iterations=8000", "medium", "hard"])
def test_quoridor(what, bot):
    description, right = QUORIDOR[what]
    position = tablewright.game("quoridor").position(description)
    for seed in range(3):
        thought = choose(position.observation(position.actor), bot, seed)
        assert thought.move in right
        assert thought.value > 0.5 or "win" not in what
