"""Many random games: the same on any number of workers, and stopped at any time."""

import json

import pytest

import tablewright
from tablewright.kernel.rng import STEP, U, mix, scaled, stream
from tablewright.lab import simulate as module
from tablewright.lab.simulate import CHUNK, play_chunk, simulate

QUORIDOR = tablewright.game("quoridor")


@pytest.fixture(scope="module")
def start():
    return QUORIDOR.new(2, 1)


@pytest.mark.parametrize("workers", [2, 5])
def test_the_same_results_on_any_number_of_workers(start, workers):
    games = 2 * CHUNK + 7
    alone, shared = simulate(start, games, 3, 1), simulate(start, games, 3, workers)
    assert alone == shared
    assert json.dumps(alone.as_dict()) == json.dumps(shared.as_dict())


@pytest.mark.parametrize("games", [1, CHUNK - 1, CHUNK, CHUNK + 1])
def test_every_game_is_played_once(start, games):
    seen = []
    tally = simulate(start, games, 3, 2, seen.append)
    assert tally.games == games == sum(tally.reasons.values()) == sum(tally.lengths.values())
    assert seen[-1] == games
    assert seen == sorted(seen)


def test_chunks_are_no_part_of_the_result(start, monkeypatch):
    whole = simulate(start, 60, 3, 2)
    monkeypatch.setattr(module, "CHUNK", 7)
    assert simulate(start, 60, 3, 2) == whole
    assert play_chunk(start, 0, 25, 3) + play_chunk(start, 25, 35, 3) == whole


def test_another_seed_gives_other_games(start):
    assert simulate(start, 50, 3, 1) != simulate(start, 50, 4, 1)


@pytest.mark.nojit
def test_no_games_give_nothing(start):
    tally = simulate(start, 0, 3, 1)
    assert tally.games == 0
    assert tally.as_dict() == {"games": 0}


@pytest.mark.nojit
def test_the_position_itself_is_left_alone(start):
    before = start.hash
    simulate(start, 2, 3, 1)
    assert start.hash == before


def test_ctrl_c_gives_what_there_is(start, monkeypatch):
    monkeypatch.setattr(module, "CHUNK", 10)

    def stop(done):
        if done >= 30:
            raise KeyboardInterrupt

    tally = simulate(start, 10_000, 3, 1, stop)
    assert tally == simulate(start, 30, 3, 1)


def test_ctrl_c_before_the_first_result(start):
    def stop(done):
        raise KeyboardInterrupt

    assert simulate(start, 3 * CHUNK, 3, 1, stop).games == CHUNK  # what came in is counted


def test_a_fault_arrives_as_itself(start, monkeypatch):
    def fault(*arguments):
        raise ZeroDivisionError("a rule divides")

    monkeypatch.setattr(module, "play_chunk", fault)
    with pytest.raises(ZeroDivisionError, match="a rule divides"):
        simulate(start, 10, 3, 2)


def test_repetition_ends_games():
    """Without fences two pawns walk about, and soon stand as they stood before."""
    walk = {"fences.2": 0, "rules.max_plies": 500}
    never, always = (QUORIDOR.new(2, 1, walk | {"rules.repetition_draw": n}) for n in (0, 2))
    assert "repetition" not in simulate(never, 100, 3, 1).as_dict()["end_reasons"]
    tally = simulate(always, 100, 3, 1)
    assert tally.as_dict()["end_reasons"]["repetition"] > 50
    assert tally == simulate(always, 100, 3, 2)


@pytest.mark.nojit
def test_repetition_in_a_simulation_is_repetition_at_the_table():
    """The games of a simulation, played again by hand with the same choices, end alike."""
    start = QUORIDOR.new(2, 1, {"fences.2": 0, "rules.repetition_draw": 2, "rules.max_plies": 12})
    for i in range(6):
        mark = int(stream(U(5), i))
        position = QUORIDOR.new(2, mark, start.changes)
        x = mark ^ int(module.PLAYOUT)
        while not position.is_over:
            x = (x + int(STEP)) % 2**64
            moves = position.actions()
            position.play(moves[int(scaled(U(mix(U(x))), len(moves)))])
        one = play_chunk(start, i, 1, 5).as_dict()
        assert one["plies"] == len(position.moves)
        assert one["end_reasons"] == {position.end_reason: 1}
        assert one["result"] == position.result
