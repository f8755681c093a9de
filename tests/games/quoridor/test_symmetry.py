"""Invariant 10: the board has no favourite side."""

import pytest
from tests.games.quoridor.setups import GAME, random_positions

COLUMNS = "abcdefghi"


def mirrored(move):
    """Left and right exchanged."""
    x, y, way = COLUMNS.index(move[0]), move[1], move[2:]
    return f"{COLUMNS[7 - x] if way else COLUMNS[8 - x]}{y}{way}"


def turned(move):
    """A quarter turn, clockwise: e1 to a5 to e9 to i5."""
    x, y, way = COLUMNS.index(move[0]), int(move[1]) - 1, move[2:]
    last = 7 if way else 8
    return f"{COLUMNS[y]}{last - x + 1}{ {'': '', 'h': 'v', 'v': 'h'}[way] }"


def mapped(description, square, seat):
    """A description on the changed board, players on changed seats."""
    state, players = description["state"], description["players"]
    pawns, left = [None] * players, [0] * players
    for p in range(players):
        at = state["pawns"][p]
        pawns[seat(p)] = None if at is None else square(at)
        left[seat(p)] = state["fences_left"][p]
    changed = {
        **state,
        "pawns": pawns,
        "fences_left": left,
        "fences": [square(fence) for fence in state["fences"]],
        "turn": seat(state["turn"]),
        "removed": [seat(p) for p in state["removed"]],
        "winner": None if state["winner"] is None else seat(state["winner"]),
    }
    return {**description, "state": changed}


def half_turned(move):
    return turned(turned(move))


SYMMETRIES = {
    "mirror, two": (2, mirrored, lambda p: p),
    "half turn, two": (2, half_turned, lambda p: 1 - p),
    "mirror, four": (4, mirrored, lambda p: (0, 3, 2, 1)[p]),
    "quarter turn, four": (4, turned, lambda p: (p + 1) % 4),
    "half turn, four": (4, half_turned, lambda p: (p + 2) % 4),
}


@pytest.mark.nojit
def test_the_maps_themselves():
    assert [mirrored(move) for move in ("a1", "e5", "a1h", "h8v")] == ["i1", "e5", "h1h", "a8v"]
    assert [turned(move) for move in ("e1", "a5", "e9", "i5", "a1h")] == ["a5", "e9", "i5", "e1", "a8v"]
    everything = set(GAME.texts[:209])
    assert {mirrored(text) for text in everything} == everything
    assert {turned(text) for text in everything} == everything


@pytest.mark.rule("QRD-27", "QRD-29", "QRD-33", "QRD-A7", "QRD-A1")
@pytest.mark.parametrize("name", SYMMETRIES)
@pytest.mark.parametrize("rules", [{}, {"rules.edge_is_fence": False, "rules.third_pawn_is_fence": True}])
def test_legal_lists_and_results_map_onto_each_other(name, rules):
    players, square, seat = SYMMETRIES[name]
    for n, game in enumerate(random_positions(players, 8, seed=3, rules=rules, removals=0.01)):
        if n % 2 and not game.is_over:
            continue
        other = GAME.position(mapped(game.to_dict(), square, seat))
        legal = {move if move == "pass" else square(move) for move in game.legal()}
        assert set(other.legal()) == legal
        if game.is_over:
            assert [other.result[seat(p)] for p in range(players)] == game.result
            assert other.end_reason == game.end_reason
