"""The verbs: the record type of the state says which game answers."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

import tablewright
from tablewright.kernel import rng, verbs
from tablewright.kernel.dispatch import register
from tablewright.kernel.events import SILENT
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
    assert register(game) is game  # once more is no matter
    with pytest.raises(ValueError, match="have the same state record"):
        register(replace(game))


def test_repetition_is_known_only_where_a_game_knows_it():
    quoridor, corridor = (game.new(seed=3) for game in GAMES)
    assert verbs.fingerprint(quoridor.s) != 0
    assert verbs.fingerprint(corridor.s) == 0


WITH_SETS = [name for name in tablewright.GAMES if tablewright.game(name).legal_set]


def test_a_game_without_sets_has_none():
    quoridor = GAMES[0].new(seed=3)
    assert tuple(verbs.legal_set(quoridor.r, quoridor.s)) == (0, 0)


@pytest.mark.parametrize("name", WITH_SETS)
def test_sets_and_lists_name_the_same_actions_and_a_word_chooses_the_same_of_them(name):
    game = tablewright.game(name)
    position, out = game.new(seed=5), np.zeros(game.max_legal, np.int32)
    for seed in range(1000):
        if position.actor < 0:
            return
        r, s, legal, word = position.r, position.s, position.actions(), np.uint64(rng.mix(np.uint64(seed)))
        first, members = verbs.legal_set(r, s)
        assert [int(first) + bit for bit in range(64) if int(members) >> bit & 1] == legal
        chosen = {
            int(verbs.any_action(r, s, out, word)),
            int(verbs.any_of_set(r, s, word)),
            int(verbs.any_of_list(r, s, out, word)),
        }
        assert len(chosen) == 1
        position.play(chosen.pop())
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("name", WITH_SETS)
def test_every_legal_action_is_chosen_equally_often(name):
    game = tablewright.game(name)
    position, out = game.new(seed=5), np.zeros(game.max_legal, np.int32)
    while position.actor >= 0 and len(position.actions()) < 6:
        position.play(position.actions()[-1])
    legal = position.actions()
    n = 400 * len(legal)
    chosen = (verbs.any_action(position.r, position.s, out, rng.mix(np.uint64(i))) for i in range(n))
    counts = Counter(map(int, chosen))
    assert sorted(counts) == legal
    off = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert off < len(legal) - 1 + 5 * (2 * (len(legal) - 1)) ** 0.5  # five standard deviations of chi-square


@pytest.mark.parametrize("seed", [3, 4, 5])
@pytest.mark.parametrize("name", WITH_SETS)
def test_a_playout_by_sets_is_the_game_played_by_lists(name, seed):
    game = tablewright.game(name)
    ends = []
    for play in (verbs.playout, verbs.play_by_list):
        rules, states = (array.copy() for array in game.new(seed=seed).arrays)
        plies = play(rules[0], states[0], np.zeros(game.max_legal, np.int32), SILENT, np.uint64(3))
        ends.append((int(plies), states.view(np.uint8)[game.position_mask].tolist()))
    assert ends[0] == ends[1]
