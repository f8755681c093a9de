"""What every bot sees, and what weak ones overlook."""

import numpy as np
import pytest
from tests.bots.situations import middle
from tests.games.quoridor import setups

import tablewright
from tablewright.bots import bot_of, choose
from tablewright.bots.notice import may_fall, noticed, overlooked_in, worst_of
from tablewright.bots.registry import LEVELS, kept
from tablewright.bots.thought import Task, never

CORRIDOR, QUORIDOR = tablewright.game("corridor"), tablewright.game("quoridor")
GAMES = [tablewright.game(name) for name in tablewright.GAMES]


def task(position, seed=1):
    return Task(position.observation(position.actor), seed, never)


def hidden_from(position, seed, **values):
    """The texts of the legal moves that a bot with such values does not see."""
    hidden, _ = noticed(task(position, seed), {"guard": 1, "blind": 0.0, **values})
    return {move for a, move in zip(position.actions(), position.legal(), strict=True) if hidden[a]}


@pytest.mark.nojit
def test_a_win_at_once_needs_no_search():
    won = QUORIDOR.position(setups.described("e8 d4", "e5h"))
    thought = choose(won.observation(0), "uct:iterations=1,blind=1", 3)
    assert (thought.move, thought.value, thought.iterations) == ("e9", 1.0, 0)


def before_the_horde():
    """Games of The Corridor up to a decision in which one move walks into the horde and another does not."""
    for seed in range(40):
        position = CORRIDOR.new(2, seed)
        while not position.is_over:
            legal = position.legal()
            if "back" in legal and int(position.s.rank[position.actor]) - int(position.s.horde) == 1:
                yield position
                break
            position.play("forward" if "forward" in legal and int(position.s.points) > 3 else legal[0])


@pytest.mark.nojit
def test_what_loses_at_once_is_not_considered():
    met = 0
    for position in before_the_horde():
        met += 1
        assert "back" in hidden_from(position, 1)
        assert hidden_from(position, 1, guard=0) == set()
        for seed in range(3):
            assert choose(position.observation(position.actor), "ismcts:iterations=1", seed).move != "back"
    assert met > 3


@pytest.mark.nojit
def test_what_is_overlooked_is_drawn_at_every_decision_and_never_a_step():
    position = QUORIDOR.new(2, 1)
    steps = {move for move in position.legal() if len(move) == 2}
    shares = []
    for seed in range(30):
        unseen = hidden_from(position, seed, blind=0.5)
        assert not unseen & steps
        shares.append(len(unseen) / (len(position.legal()) - len(steps)))
    assert 0.45 < np.mean(shares) < 0.55
    assert len(set(shares)) > 3
    assert hidden_from(position, 1, blind=1.0) == set(position.legal()) - steps


@pytest.mark.nojit
def test_something_is_always_seen():
    for game in GAMES:
        for seed in range(5):
            position = middle(game.name, game.meta.players[-1], seed)
            if not position.is_over:
                assert len(hidden_from(position, seed, blind=1.0)) < len(position.legal())


@pytest.mark.nojit
def test_where_all_that_it_noticed_loses_it_looks_again():
    """One fence keeps the other from winning at once; who overlooks every fence sees it all the same."""
    position = QUORIDOR.position(setups.described("e7 a2", "g5v", left=[1, 0], rules={"fences.2": 1}))
    for seed in range(2):
        thought = choose(position.observation(0), "alphabeta:iterations=300,depth=3,table=10,blind=1", seed)
        assert thought.move == "a1h"


ONE_STEP_FROM_HOME = setups.described("e2 h5 e8 d3")  # the next player is, and only a fence between h5 and i5 helps


@pytest.mark.parametrize("bot", ["uct:iterations=30,prior=1,blind=1", "beginner", "easy"])
def test_no_win_in_one_go_is_left_to_the_next_player(bot):
    """However little it notices; among four players too."""
    position = QUORIDOR.position(ONE_STEP_FROM_HOME)
    for seed in range(5):
        assert choose(position.observation(0), bot, seed).move in {"h4v", "h5v"}


def test_where_the_next_player_wins_anyway_steps_are_seen():
    position = QUORIDOR.position(setups.described("e2 h5 e8 d3", left=[0, 0, 0, 0], rules={"fences.4": 0}))
    assert hidden_from(position, 1, blind=0.5) == set()


BACK_AND_FORTH = """
    e2 e8 e3 e7 e4 e6 e5 e4 e6 e3 e1h e2 e7 d7h f7 d2 c1h e2 f8 f8h e8 d8h b2v e3 f8 f3 e8 g3 f8 g7v f7 g2 g1h g3 g2v f3
    b4v e3 h3h e4 b6v f4 f8 g4 f7 g5 e7 g6 f7h h6 d7 h7 d6 h8
"""  # from here on a shallow search that may go back goes from h8 to h7, from e6 to e5 and back, without end


@pytest.mark.parametrize("bot", ["beginner", "easy", "alphabeta:iterations=400,depth=3,table=12,blind=0.6,onward=1"])
def test_weak_bots_do_not_walk_back_and_forth(bot):
    position, seen = setups.new(2, BACK_AND_FORTH), set()
    while not position.is_over and len(position.moves) < 100:
        position.play(choose(position.observation(position.actor), bot, len(position.moves)).action)
        told = position.to_dict()["state"]
        stood = repr({**told, "ply": 0})
        assert stood not in seen
        seen.add(stood)


def test_who_goes_onward_sees_the_step_back_where_no_step_leads_on():
    """The other pawn stands in a lane as wide as itself, with a fence behind it."""
    fences, onward = "d4v e4v e5h", "alphabeta:iterations=2000,depth=2,table=10,onward=1"
    shut_in = QUORIDOR.position(setups.described("e4 e5", fences, left=[1, 2], rules={"fences.2": 3}))
    free = QUORIDOR.position(setups.described("e4 e7", fences, left=[1, 2], rules={"fences.2": 3}))
    assert "e3" in {candidate.move for candidate in choose(shut_in.observation(0), onward, 1).considered}
    steps = {c.move for c in choose(free.observation(0), onward, 1).considered if len(c.move) == 2}
    assert steps == {"e3"}  # the fence closes the lane, so the way home leads back


@pytest.mark.nojit
def test_a_pattern_says_what_may_be_overlooked():
    assert {CORRIDOR.texts[a].split()[0] for a in np.flatnonzero(overlooked_in(CORRIDOR))} == {
        "push",
        "trip",
        "attract",
    }
    for game in GAMES:
        is_blind = any(bot_of(game, level).values["blind"] for level in LEVELS)
        assert 0 < overlooked_in(game).sum() < game.n_actions or not is_blind, game.name


@pytest.mark.nojit
def test_what_a_loss_is():
    assert worst_of(tablewright.game("zombie_tower")) == 0.0
    assert worst_of(QUORIDOR) < 0.0
    assert [game.name for game in GAMES if may_fall(game)] == ["eight_days"]


@pytest.mark.nojit
def test_levels_of_earlier_releases_are_bots():
    for game in GAMES:
        names = list(kept(game))
        assert {name.partition("@")[0] for name in names} <= set(LEVELS)
        assert "expert@2026-11-17" in names
        for name in names:
            assert bot_of(game, name).kind.unfit(game) == ""


@pytest.mark.nojit
def test_no_level_chooses_at_random_among_what_it_has_seen():
    for game in GAMES:
        assert [bot_of(game, level).values["slack"] for level in LEVELS] == [0.0] * len(LEVELS)
