"""Decisions to think about."""

from functools import cache

import tablewright
from tablewright.bots import choose

PLIES = {"corridor": 9, "corner_rush": 40, "zombie_tower": 40, "quoridor": 14, "eight_days": 40}
# Playouts are cut: in Zombie Tower random play never escapes, and to the end all moves would be worth nothing.
SEARCH = {name: "uct:playout=20" if name == "quoridor" else "ismcts:playout=20" for name in tablewright.GAMES}


@cache
def middle(name, players=None, seed=1):
    """A decision with a choice, from the middle of a random game. The position is shared: play on a copy."""
    game = tablewright.game(name)
    for retry in range(100):
        position = game.new(players or game.meta.players[-1], 100 * seed + retry)
        while not position.is_over and (len(position.moves) < PLIES[name] or len(position.actions()) < 3):
            position.play(choose(position.observation(position.actor), "random", seed + len(position.moves)).action)
        if not position.is_over:
            return position
    raise AssertionError(f"{name}: no random game lasts {PLIES[name]} plies")


def seen(name, players=None, seed=1):
    """What the player to decide knows there."""
    position = middle(name, players, seed)
    return position.observation(position.actor)
