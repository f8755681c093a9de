"""Decisions to think about."""

from functools import cache

import tablewright
from tablewright.bots import bots_for, choose

LATEST = 40  # plies after which a game has begun well enough
# Playouts are cut: in Zombie Tower random play never escapes, and to the end all moves would be worth nothing.
SEARCH = {
    name: "uct:playout=20" if "uct" in bots_for(tablewright.game(name)) else "ismcts:playout=20"
    for name in tablewright.GAMES
}


def step(position, seed):
    """One random move."""
    position.play(choose(position.observation(position.actor), "random", seed + len(position.moves)).action)


@cache
def plies_to_the_middle(name, players):
    """Half a random game, or LATEST if that is longer."""
    position = tablewright.game(name).new(players, 1)
    while not position.is_over and len(position.moves) < 2 * LATEST:
        step(position, 1)
    return len(position.moves) // 2


@cache
def middle(name, players=None, seed=1):
    """A decision with a choice, from the middle of a random game. The position is shared: play on a copy."""
    game = tablewright.game(name)
    players = players or game.meta.players[-1]
    plies = plies_to_the_middle(name, players)
    for retry in range(100):
        position = game.new(players, 100 * seed + retry)
        while not position.is_over and (len(position.moves) < plies or len(position.actions()) < 3):
            step(position, seed)
        if not position.is_over:
            return position
    raise AssertionError(f"{name}: no random game lasts {plies} plies")


def seen(name, players=None, seed=1):
    """What the player to decide knows there."""
    position = middle(name, players, seed)
    return position.observation(position.actor)
