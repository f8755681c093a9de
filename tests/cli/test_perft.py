"""perft: the last line is the count."""

import pytest


def count(done):
    assert done.code == 0
    return int(done.out.splitlines()[-1])


@pytest.mark.parametrize("depth, expected", [(0, 1), (1, 131), (2, 16677)])
def test_counts(cli, depth, expected):
    assert count(cli("perft", "quoridor", "--players", 2, "--depth", depth)) == expected


def test_players_and_rules(cli):
    assert count(cli("perft", "quoridor", "--players", 4, "--depth", 1)) == 131
    assert count(cli("perft", "quoridor", "--depth", 2, "--set", "fences.2=0")) == 9
    assert count(cli("perft", "quoridor", "--depth", 2, "--set", "rules.max_plies=1")) == 0


@pytest.mark.nojit
@pytest.mark.parametrize("moves", ["e2 e8 e3 e7 e4", "e2,e8,e3,e7,e4", "e2; e8; e3; e7; e4", " E2  e8 e3 e7 e4 "])
def test_moves_played_first(cli, moves):
    done = cli("perft", "quoridor", "--depth", 1, "--moves", moves, "--set", "fences.2=0")
    assert count(done) == 4


@pytest.mark.nojit
def test_moves_of_several_words(cli):
    assert count(cli("perft", "quoridor", "--depth", 1, "--moves", "e2, resign 1")) == 0
    assert count(cli("perft", "corridor", "--depth", 1, "--moves", "lane 1, lane 2", "--seed", 3)) > 0


@pytest.mark.nojit
def test_refusals(refused):
    assert refused("perft", "quoridor", "--depth", -1) == "--depth: expected 0 or more, not -1"
    assert refused("perft", "quoridor", "--depth", 1, "--moves", "e3").endswith("(QRD-16)")
    assert refused("perft", "quoridor", "--depth", 1, "--moves", "e99").startswith("'e99' is no move of Quoridor")
    assert refused("perft", "quoridor", "--depth", 1, "--seed", -1).startswith("a seed is a whole number")


@pytest.mark.nojit
def test_the_same_chance_unless_a_seed_is_given(cli):
    first, again = (cli("perft", "corridor", "--depth", 2, "--moves", "lane 1, lane 2") for _ in range(2))
    assert first == again
