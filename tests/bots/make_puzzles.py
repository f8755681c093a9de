"""Finds positions with one right move, for tests/bots/puzzles: `python -m tests.bots.make_puzzles GAMES NAME ...`.

A game of greedy and random players is searched for decisions in which one move, and only one, ends the game well at
once (a win in one), or in which every move but one loses at once (a loss to avoid), in every world dealt.
"""

import json
import sys
from pathlib import Path

import tablewright
from tablewright.bots import choose, never
from tablewright.bots.one_step import ranked
from tablewright.bots.thought import Task

FOLDER = Path(__file__).parent / "puzzles"
WORLDS = 12
EACH = 3  # positions of each kind for a game


def outcomes(position, action):
    """What an action comes to at once in some worlds that the player considers possible: 1, -1, or 0 for neither."""
    found = set()
    me = position.actor
    for seed in range(WORLDS):
        world = position.observation(me).deal(seed)
        world.play(action)
        ended = world.result[me] if world.is_over else 0.0
        found.add((ended > 0) - (ended < 0))
    return found


def puzzle(position):
    """The kind of puzzle that a position is, and its right move; None: it is none."""
    actions = position.actions()
    if len(actions) < 3:
        return None
    looked, won = ranked(Task(position.observation(position.actor), 1, never), WORLDS)
    if not won and looked[-1].value > -1:  # no move ends the game at once
        return None
    came = {a: outcomes(position, a) for a in actions}
    winning = [a for a in actions if came[a] == {1}]
    harmless = [a for a in actions if -1 not in came[a]]
    losing = [a for a in actions if came[a] == {-1}]
    if len(winning) == 1 and not any(1 in came[a] for a in actions if a != winning[0]):
        return "win in one", winning[0]
    if len(harmless) == 1 and len(losing) == len(actions) - 1:
        return "avoid the loss", harmless[0]
    return None


def search(name, games):
    game = tablewright.game(name)
    found = {"win in one": [], "avoid the loss": []}
    for seed in range(games):
        players = game.meta.players[seed % len(game.meta.players)]
        position = game.new(players, seed)
        while not position.is_over:
            if hit := puzzle(position):
                kind, action = hit
                found[kind].append({"kind": kind, "position": position.to_dict(), "right": game.texts[action]})
                break
            bot = "greedy" if (seed + len(position.moves)) % 3 else "random"
            position.play(choose(position.observation(position.actor), bot, seed + len(position.moves)).action)
        if all(len(hits) >= EACH for hits in found.values()):
            break
    return [hit for hits in found.values() for hit in hits[:EACH]]


if __name__ == "__main__":
    for name in sys.argv[2:]:
        puzzles = search(name, int(sys.argv[1]))
        print(name, [(p["kind"], p["right"]) for p in puzzles], flush=True)
        (FOLDER / f"{name}.json").write_text(json.dumps(puzzles, indent=1) + "\n", "utf-8")
