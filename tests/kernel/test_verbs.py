"""The verbs: the record type of the state says which game answers."""

from dataclasses import replace

import numpy as np
import pytest

import tablewright
from tablewright.kernel import verbs
from tablewright.kernel.records import I1, Public, Rng, dtype_of

pytestmark = pytest.mark.nojit

GAMES = [tablewright.game(name) for name in ("quoridor", "corridor")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_verbs_called_from_python_are_the_games_own(game):
    position = game.new(seed=3)
    r, s = position.r, position.s
    out = np.zeros(game.max_legal, np.int32)
    assert verbs.actor(s) == position.actor == 0
    assert out[: verbs.legal(r, s, out)].tolist() == position.actions()
    assert verbs.why_not(r, s, int(out[0])) == 0
    assert verbs.end_reason(s) == 0
    assert verbs.audit(r, s) == 0


def test_a_record_of_no_game_is_refused():
    class Stray:
        rng: Rng
        stray: Public[I1]

    with pytest.raises(TypeError, match=r"no loaded game has the state record \('rng', 'stray'\)"):
        verbs.actor(np.zeros(1, dtype_of(Stray))[0])


def test_two_games_cannot_share_a_record():
    game = GAMES[0]
    assert verbs.register(game) is game  # once more is no matter
    with pytest.raises(ValueError, match="have the same state record"):
        verbs.register(replace(game))


def test_repetition_is_known_only_where_a_game_knows_it():
    quoridor, corridor = (game.new(seed=3) for game in GAMES)
    assert verbs.fingerprint(quoridor.s) != 0
    assert verbs.fingerprint(corridor.s) == 0
