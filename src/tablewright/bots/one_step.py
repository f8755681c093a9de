"""The bots that look no further than one action: random, and greedy on the game's own heuristic."""

from collections.abc import Mapping

import numpy as np

from tablewright.bots.settings import Kind, Number, Setting
from tablewright.bots.thought import Considered, Task, Thought, thought
from tablewright.kernel import verbs
from tablewright.kernel.cache import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.records import Actions, Ints, Records, Values
from tablewright.kernel.rng import I, U, key, scaled, stream

WORLDS = 16  # possible worlds, each with chance of its own, that a look ahead averages


@jit
def lot(seed: int, n: int) -> int:
    """A number from 0 to n - 1, drawn by lot."""
    return scaled(stream(seed, 0), n)


@jit
def look(
    rs: Records, seen: Records, player: int, actions: Actions, worlds: int, seed: int, sums: Values, wins: Ints
) -> None:
    """Play each action in so many possible worlds.

    sums: what each is worth to the player, summed over the worlds; wins: in how many it ended the game well at once.
    """
    world, after = seen.copy(), seen.copy()
    values = np.zeros(8)
    for i in range(worlds):
        world[0] = seen[0]
        key(world[0], stream(seed, i), 0)
        verbs.deal(rs[0], world[0], player)
        for k in range(actions.shape[0]):
            after[0] = world[0]
            verbs.apply(rs[0], after[0], I(actions[k]), SILENT)
            if verbs.actor(after[0]) < 0:
                verbs.result(rs[0], after[0], values)
                wins[k] += values[player] > 0.0
            else:
                verbs.evaluate_for(rs[0], after[0], player, values)
            sums[k] += values[player]


def ranked(task: Task, worlds: int) -> tuple[list[Considered], set[int]]:
    """The legal actions, best first by their value one step ahead; and those that win at once in every world."""
    game, (rules, seen) = task.observation.game, task.observation.arrays
    actions = np.array(task.observation.actions(), np.int32)
    sums, wins = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
    looked = worlds if game.has_chance or game.has_secrets else 1  # else all worlds are one
    look(rules, seen, task.player, actions, looked, U(task.seed), sums, wins)
    found = [
        Considered(game.texts[a], int(a), float(total / looked), looked) for a, total in zip(actions, sums, strict=True)
    ]
    won = {int(a) for a, n in zip(actions, wins, strict=True) if n == looked}
    return sorted(found, key=lambda c: (c.action not in won, -c.value, c.action)), won


def win_at_once(task: Task) -> Considered | None:
    """The best action that ends the game well in every world looked at, if there is one."""
    found, won = ranked(task, WORLDS)
    return found[0] if found[0].action in won else None


def greedy(task: Task, values: Mapping[str, Number]) -> Thought:
    """The action that is worth most one step ahead; of several the first by number."""
    found, _ = ranked(task, int(values["worlds"]))
    return thought(task, found, found[0].visits)


def at_random(task: Task, values: Mapping[str, Number]) -> Thought:
    """Any legal action, each as likely."""
    actions = task.observation.actions()
    chosen = actions[lot(U(task.seed), len(actions))]
    return thought(task, [Considered(task.observation.game.texts[chosen], chosen, 0.0, 0)], 0)


RANDOM = Kind("random", "any legal move", {}, at_random)
GREEDY = Kind(
    "greedy",
    "the best move one step ahead",
    {"worlds": Setting(WORLDS, 1, 100_000, "possible worlds, each with chance of its own, that are averaged")},
    greedy,
)
