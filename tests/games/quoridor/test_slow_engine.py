"""The kernel and the slow engine agree."""

import random

import pytest
from tests.games.quoridor import slow_engine
from tests.games.quoridor.setups import GAME, described, lively_choice
from tests.games.quoridor.slow_engine import Slow

from tablewright.kernel.perft import perft

SWITCHES = [
    {},
    {"rules.edge_is_fence": False},
    {"rules.third_pawn_is_fence": True},
    {"rules.edge_is_fence": False, "rules.third_pawn_is_fence": True},
]


def compare_games(players, games, seed):
    """Play random games on both engines, now and then with a removal; they agree at every ply. How many plies."""
    choice = random.Random(seed)
    plies = 0
    for n in range(games):
        rules = SWITCHES[n % 4]
        game = GAME.new(players=players, seed=n, rules=rules)
        slow = slow_engine.start(players, **{key.split(".")[1]: value for key, value in rules.items()})
        while not game.is_over:
            assert set(game.legal()) == slow.legal(), game.to_dict()
            if players == 4 and choice.random() < 0.01:
                move = f"{choice.choice(['timeout', 'resign'])} {choice.choice(sorted(slow.pawns))}"
            else:
                move = lively_choice(choice, game)
            game.play(move)
            slow.play(move)
            plies += 1
        if slow.winner is None:
            assert game.end_reason == "ply_cap"
        else:
            assert game.result[slow.winner] == 1
    return plies


@pytest.mark.rule("QRD-13", "QRD-18", "QRD-20", "QRD-26", "QRD-28", "QRD-31", "QRD-35", "QRD-A1", "QRD-A2", "QRD-A19")
@pytest.mark.parametrize("players", [2, 4])
def test_legal_lists_agree_at_every_ply_of_random_games(players):
    assert compare_games(players, 20, seed=players) > 1300


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_legal_lists_agree_at_every_ply_of_many_random_games(players):
    compare_games(players, 300, seed=10 + players)


# pawns that face each other in the open, with a fence behind, at the edge, in a lane, three in a row; few fences are
# in the game, so that a slow search ends
FACES = {
    "open": described("e4 e5", "d3h f6v", rules={"fences.2": 2}),
    "fence behind": described("e4 e5", "e5h d5v a1h", rules={"fences.2": 2}),
    "fence between": described("e4 e5", "e4h c6v", rules={"fences.2": 2}),
    "edge": described("b8 b9", "a8v c7h", rules={"fences.2": 2}),
    "corner": described("b5 a5", "a4h b4v b5h", rules={"fences.2": 2}),
    "lane": described("e5 e6", "d4v e4v d6v e6v", rules={"fences.2": 3}),
    "four, two face": described("e4 d5 e5 f6", "d3h", rules={"fences.4": 1}),
    "four, three in a row": described("e4 e5 e6 b2", "c3v", rules={"fences.4": 1}),
    "four, a cross": described("e5 e6 f5 d5", "e6h f5v", rules={"fences.4": 1}),
    "four, edge and third pawn": described("b5 a5 d5 c5", "a6h g4v", rules={"fences.4": 1}),
    "four, one gone": described(
        "e4 - e5 f5", "e5h", rules={"fences.4": 1}, left=[1, 0, 1, 0], removed=[1], fences_lost=1
    ),
}


def perfts(name, switches, depth):
    description = {**FACES[name], "rules": FACES[name]["rules"] | switches}
    return perft(GAME.position(description), depth), Slow.of(description).perft(depth)


@pytest.mark.bounds
@pytest.mark.rule("QRD-20", "QRD-23", "QRD-25", "QRD-28", "QRD-29", "QRD-A1", "QRD-A2", "QRD-A6")
@pytest.mark.parametrize("name", FACES)
def test_perft_from_pawns_face_to_face(name):
    ours, slow = perfts(name, {}, 2)
    assert ours == slow


@pytest.mark.rule("QRD-A1", "QRD-A2")
@pytest.mark.parametrize(
    "name", ["edge", "corner", "four, three in a row", "four, a cross", "four, edge and third pawn"]
)
def test_perft_from_pawns_face_to_face_with_the_other_switches(name):
    ours, slow = perfts(name, SWITCHES[3], 2)
    assert ours == slow


@pytest.mark.long
@pytest.mark.parametrize("switches", [SWITCHES[0], SWITCHES[3]], ids=["usual", "switched"])
@pytest.mark.parametrize("name", FACES)
def test_deep_perft_from_pawns_face_to_face(name, switches):
    ours, slow = perfts(name, switches, 3)
    assert ours == slow
