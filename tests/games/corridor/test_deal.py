"""`deal` against real games: the hands it gives others are as likely as those of games that look the same.

The games here are played so that a card somebody uses is any card of her hand with equal chance; `deal` looks at what
is possible and not at what people like to play.
"""

import numpy as np
import pytest
from tests.games.corridor.setups import GAME, KINDS

from tablewright.games.corridor.actions import DRAW, END, LANE, PLAY_ATTRACT, PLAY_DISTRACT
from tablewright.games.corridor.state import ATTRACT, DISTRACT
from tablewright.kernel import entry
from tablewright.kernel.events import SILENT

RULES = {"corridor.default_cards": ["crates"]} | {f"action_deck.{kind}": 4 for kind in KINDS}
# what everybody sees: player 0 draws, player 1 distracts and draws, player 2 attracts
SCRIPT = (LANE, LANE + 1, LANE + 2, DRAW, END, PLAY_DISTRACT, DRAW, END, PLAY_ATTRACT)
NEEDS = {PLAY_DISTRACT: DISTRACT, PLAY_ATTRACT: ATTRACT}
GAMES = 60_000


def real_games():
    """Games that follow the script, where chance lets them."""
    position = GAME.new(3, 0, RULES)
    rules, state = position.arrays
    log, choice = SILENT, np.random.default_rng(3)
    for seed in range(GAMES):
        entry.setup(rules, state, np.uint64(seed), np.uint64(9), log)
        for action in SCRIPT:
            if action in NEEDS:
                player = int(state["turn"][0])
                hand, held = state["hand"][0][player], int(state["held"][0][player])
                if choice.integers(held) >= hand[NEEDS[action]]:
                    break
            entry.apply(rules, state, action, log)
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
