"""The Python face of a game in progress."""

import numpy as np
import pytest

import tablewright
from tablewright import IllegalMove, PositionError, RecordError, RulesError, TablewrightError
from tablewright.kernel.narration import NAMES

pytestmark = pytest.mark.nojit

QUORIDOR, CORRIDOR = tablewright.game("quoridor"), tablewright.game("corridor")


def quoridor(moves="", players=2, **more):
    position = QUORIDOR.new(players, 1, **more)
    for move in moves.split():
        position.play(move)
    return position


def corridor(seed=23, plies=8):  # a game that is not over by then
    position = CORRIDOR.new(3, seed)
    for n in range(plies):
        moves = position.actions()
        position.play(moves[n % len(moves)])
    return position


def test_a_new_game():
    position = quoridor()
    assert (position.actor, position.players, position.length, position.moves) == (0, 2, 0, [])
    assert not position.is_over
    assert position.result is None
    assert position.end_reason is None
    assert repr(position) == "<Quoridor, 2 players, 0 plies, player 0 to act>"


def test_the_fewest_players_and_random_chance_unless_given():
    assert CORRIDOR.new().players == min(CORRIDOR.meta.players)
    assert CORRIDOR.new().hash != CORRIDOR.new().hash


def test_a_finished_game():
    position = quoridor()
    position.play("resign 1")
    assert position.is_over
    assert position.actor == -1
    assert position.result == [1.0, -1.0]
    assert position.end_reason == "resigned"
    assert position.legal() == position.actions() == []
    assert repr(position) == "<Quoridor, 2 players, 0 plies, over>"
    refusal = position.why_not("e2")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.sentence) == ("over", "", "The game is over.")
    with pytest.raises(IllegalMove, match=r"^e2: The game is over\.$"):
        position.play("e2")


def test_moves_are_text_or_numbers():
    a, b, c = quoridor(), quoridor(), quoridor()
    a.play("e2")
    b.play(13)
    c.play(np.int32(13))
    assert a.hash == b.hash == c.hash
    assert [QUORIDOR.texts[n] for n in a.actions()] == a.legal()


def test_moves_forgive_case_and_spaces():
    assert QUORIDOR.number(" E2 ") == QUORIDOR.number("e2")
    assert QUORIDOR.number("Resign   1") == QUORIDOR.number("resign 1")


@pytest.mark.parametrize("move", [-1, 220, 1.5, True, None, [], {}, "e22", "", "e2\x00", "²"])
def test_what_is_no_move_is_refused_and_changes_nothing(move):
    position = quoridor()
    before = position.hash
    with pytest.raises(IllegalMove):
        position.play(move)
    with pytest.raises(IllegalMove):
        position.why_not(move)
    assert position.hash == before
    assert position.moves == []


def test_a_near_miss_is_hinted_at():
    with pytest.raises(IllegalMove, match="'resign 5' is no move of Quoridor; did you mean 'resign"):
        quoridor().play("resign 5")


def test_a_refusal_cites_its_rule():
    position = quoridor()
    refusal = position.why_not("e3")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-a-step", "QRD-16")
    with pytest.raises(IllegalMove, match=r"^e3: A pawn moves one square .* \(QRD-16\)$"):
        position.play("e3")
    assert position.why_not("e2") is None


def test_copies_go_their_own_ways():
    position = quoridor("e2")
    twin = position.copy()
    twin.play("e8")
    assert position.moves != twin.moves
    assert position.hash == quoridor("e2").hash
    position.play("a1h")
    assert twin.hash == quoridor("e2 e8").hash
    assert twin.setup_events == position.setup_events


def test_past_positions_never_change():
    """And a copy has the same bytes, padding included."""
    position, past = corridor(plies=0), []
    for n in range(12):
        rubbish = np.full(position.arrays[1].nbytes, 0xAA, np.uint8)  # so that the next array is not zero by luck
        del rubbish
        past.append((position.copy(), position.hash, position.to_dict()))
        assert past[-1][0].hash == position.hash
        moves = position.actions()
        position.play(moves[n % len(moves)])
    for twin, name, description in past:
        assert twin.hash == name
        assert twin.to_dict() == description


def test_a_copy_remembers_repetitions():
    position = quoridor("e2 e8 e1", rules={"rules.repetition_draw": 2})
    twin = position.copy()
    position.play("e9")
    assert position.end_reason == "repetition"
    assert not twin.is_over
    twin.play("e9")
    assert twin.end_reason == "repetition"


def test_the_hash_names_the_position_and_its_chance():
    assert quoridor("e2 e8").hash == quoridor("e2 e8").hash
    assert quoridor("e2 e8").hash != quoridor("e2 f9").hash
    assert QUORIDOR.new(2, 1).hash != QUORIDOR.new(2, 2).hash
    assert len(quoridor().hash) == 32


def test_the_hash_is_the_same_on_every_machine():
    assert quoridor("e2 e8 e3h").hash == "abe742f5a847a386ae9e71d391645ec0"


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1, 2**64, 2**128 - 1, np.int64(5), np.uint64(2**64 - 1)])
def test_seeds_of_up_to_128_bits(seed):
    position = QUORIDOR.new(2, seed)
    low, high, _ = (int(word) for word in position.s.rng)
    assert high << 64 | low == int(seed)
    assert QUORIDOR.replay(position.record()).hash == position.hash


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True])
def test_bad_seeds_are_refused(seed):
    with pytest.raises(RulesError, match=r"a seed is a whole number from 0 to 2\^128 - 1"):
        QUORIDOR.new(2, seed)
    with pytest.raises(RulesError, match="a seed is a whole number"):
        quoridor().observation(0).deal(seed)


@pytest.mark.parametrize("players", [0, 1, 3, 5, -2, True, 2.0, "2", [2]])
def test_other_player_counts_are_refused(players):
    with pytest.raises(RulesError, match="Quoridor is for 2, 4 players, not"):
        QUORIDOR.new(players)


def test_an_observation_holds_what_its_viewer_may_know():
    position = corridor()
    for viewer in (-1, 0, 1, 2):
        seen = position.observation(viewer)
        assert seen.viewer == viewer
        assert not seen.s.rng.any()
        assert not seen.s.deck.any()
        for p in range(3):
            assert (seen.s.hand[p].tolist() == position.s.hand[p].tolist()) or (p != viewer)
        assert seen.actor == position.actor
    assert position.observation(position.actor).legal() == position.legal()


def test_an_observation_cannot_be_played_observed_or_recorded():
    seen = quoridor().observation(0)
    with pytest.raises(IllegalMove, match="this is what one player may know"):
        seen.play("e2")
    with pytest.raises(PositionError, match="an observation cannot be observed"):
        seen.observation(0)
    with pytest.raises(RecordError, match="an observation has no record"):
        seen.record()


@pytest.mark.parametrize("player", [-2, 2, 9])
def test_only_players_and_the_spectator_observe(player):
    with pytest.raises(PositionError, match=f"there is no player {player}; players are 0 to 1, a spectator is -1"):
        quoridor().observation(player)


def test_only_an_observation_can_be_dealt():
    with pytest.raises(PositionError, match="only an observation can be dealt"):
        quoridor().deal(1)


def test_a_deal_is_a_game_that_looks_the_same():
    seen = corridor().observation(1)
    dealt = [seen.deal(seed) for seed in range(8)]
    assert all(world.observation(1).hash == seen.hash for world in dealt)
    assert len({world.hash for world in dealt}) == 8  # other chance at least
    assert seen.deal(3).hash == dealt[3].hash
    assert len({str(world.to_dict()["state"]) for world in dealt}) > 1
    world = dealt[0]
    world.play(world.actions()[0])
    assert CORRIDOR.replay(world.record()).hash == world.hash
    assert seen.deal(0).hash != world.hash


def test_a_board_shows_what_its_viewer_may_know():
    position = corridor()
    assert position.board(1) == position.observation(1).board()
    assert position.board(1) != position.board(2)
    assert "Ann" in position.board(1, ["Ann", "Bob", "Cleo"])
    assert "\x1b[" in position.board(1, NAMES, colour=True)
    assert "\x1b[" not in position.board(1)


def test_every_refusal_can_be_caught_as_one():
    for error in (IllegalMove, PositionError, RecordError, RulesError):
        assert issubclass(error, TablewrightError)
        assert issubclass(error, ValueError)


def test_an_unknown_game_is_refused_with_a_hint():
    with pytest.raises(TablewrightError, match="there is no game 'quorridor'; did you mean 'quoridor'"):
        tablewright.game("quorridor")
    with pytest.raises(TablewrightError, match="there is no game 'go'; there are corridor, "):
        tablewright.game("go")
