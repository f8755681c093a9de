"""`deal`: possible worlds from what a player knows, each as likely as the games that look the same.

The real games here are played so that a card somebody uses is any card of her hand with equal chance; `deal` looks at
what is possible and not at what people like to play.
"""

from collections import Counter

import numpy as np
import pytest
from tests.games.corridor.setups import GAME, KINDS, hand, played, runner_game, scene

from tablewright.games.corridor import actions as act
from tablewright.games.corridor import state as st
from tablewright.kernel import calls, verbs
from tablewright.kernel.events import SILENT

RULES = {"corridor.default_cards": ["crates"]} | {f"action_deck.{kind}": 4 for kind in KINDS}
# what everybody sees: player 0 draws, player 1 distracts and draws, player 2 attracts
SCRIPT = (
    act.LANE,
    act.LANE + 1,
    act.LANE + 2,
    act.DRAW,
    act.END,
    act.PLAY_DISTRACT,
    act.DRAW,
    act.END,
    act.PLAY_ATTRACT,
)
NEEDS = {act.PLAY_DISTRACT: st.DISTRACT, act.PLAY_ATTRACT: st.ATTRACT}
GAMES = 60_000


def real_games():
    """Games that follow the script, where chance lets them."""
    position = GAME.new(3, 0, RULES)
    rules, state = position.arrays
    log, choice = SILENT, np.random.default_rng(3)
    for seed in range(GAMES):
        calls.setup(rules, state, np.uint64(seed), np.uint64(9), log)
        for action in SCRIPT:
            if action in NEEDS:
                player = int(state["turn"][0])
                hand, held = state["hand"][0][player], int(state["held"][0][player])
                if choice.integers(held) >= hand[NEEDS[action]]:
                    break
            calls.apply(rules, state, action, log)
        else:
            yield position


@pytest.mark.rule("COR-94", "COR-96", "COR-25")
def test_hands_are_dealt_as_they_are_in_games_that_look_the_same():
    """Player 0 watches some 2,500 such games; in each the real hands of the others and dealt ones are compared.

    Stated error: for each player and kind the means agree within five standard deviations, which is below 0.1 cards;
    so do the chances of a pair.
    """
    differences = []
    for seed, position in enumerate(real_games()):
        real = position.s.hand[1:3].astype(float)
        dealt = position.observation(0).deal(seed).s.hand[1:3].astype(float)
        assert dealt.sum(axis=1).tolist() == [2, 2]
        differences.append(np.stack([real - dealt, (real == 2.0) - (dealt == 2.0).astype(float)]))
    n = len(differences)
    assert n > 2_000
    mean, error = np.mean(differences, axis=0), 5 * np.std(differences, axis=0) / n**0.5
    assert error.max() < 0.1
    assert (abs(mean) <= error).all(), mean


@pytest.mark.rule("COR-94")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_gives_a_world_that_looks_the_same(players):
    worlds = set()
    for seed in range(4):
        for n, position in enumerate(runner_game(players, seed)):
            for viewer in range(-1, players) if n % 5 == seed else ():
                seen = position.observation(viewer)
                world = seen.deal(seed)
                assert world.observation(viewer).hash == seen.hash
                assert verbs.audit(world.r, world.s) == 0
                assert GAME.problems(world.r, world.s) == []
                assert GAME.position(seen.to_dict()).hash == seen.hash
                worlds.add(world.hash)
    assert len(worlds) > 20


@pytest.mark.rule("COR-25", "COR-94")
def test_deal_draws_other_hands_as_the_deck_would():
    """The chance that the next player's single unseen card is a push, against counting the unseen cards."""
    position = scene([(4, 4), (3, 4)], hands=["push push push trip", "jump"])
    seen = position.observation(0)
    n = 3000
    count = Counter(hand(seen.deal(seed), 1)[0] for seed in range(n))
    unseen = {"push": 8, "trip": 10, "jump": 11, "distract": 11, "attract": 11}
    for kind, cards in unseen.items():
        share = cards / 51
        assert abs(count[kind] - n * share) < 5 * (n * share * (1 - share)) ** 0.5


@pytest.mark.rule("COR-A36", "COR-94")
def test_deal_in_a_tie_knows_who_has_voted_but_not_how():
    position = scene([(4, 5), (3, 5), (4, 6), (4, 8)], horde=2, zombie=4, turn=3)
    played(position, "end", "vote 1")
    votes = {int(position.observation(3).deal(seed).s.vote[2]) for seed in range(40)}
    assert votes == {1, 2, st.ABSTAINED}
    assert {int(position.observation(2).deal(seed).s.vote[2]) for seed in range(5)} == {2}
