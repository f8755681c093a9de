"""The bots that look no further than one action: random, and greedy on the game's own heuristic."""

from collections.abc import Mapping

import numpy as np

from tablewright.bots.settings import Kind, Number, Setting
from tablewright.bots.thought import Candidate, Task, Thought, thought
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.game import Game
from tablewright.kernel.records import Actions, Ints, Records, Values
from tablewright.kernel.rng import I, U, key, scaled, stream

PLAYERS = 8  # room for the values of as many
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
    values = np.zeros(PLAYERS)
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


@jit
def best_of(sums: Values, wins: Ints, worlds: int) -> int:
    """The place of the best action looked at: one that wins in every world, then by value; of several the first."""
    best = 0
    for k in range(1, sums.shape[0]):
        is_won, was_won = wins[k] == worlds, wins[best] == worlds
        if (is_won and not was_won) or (is_won == was_won and sums[k] / worlds > sums[best] / worlds):
            best = k
    return best


@jit
def best_one_step(rs: Records, seen: Records, player: int, actions: Actions, worlds: int, seed: int) -> int:
    """The action that is worth most one step ahead."""
    sums, wins = np.zeros(actions.shape[0]), np.zeros(actions.shape[0], np.int64)
    look(rs, seen, player, actions, worlds, seed, sums, wins)
    chosen: int = I(actions[best_of(sums, wins, worlds)])
    return chosen


def worlds_of(game: Game, worlds: int = WORLDS) -> int:
    """How many worlds a look ahead averages: one, where all worlds are the same."""
    return worlds if game.has_chance or game.has_secrets else 1


def ranked(task: Task, worlds: int) -> list[Candidate]:
    """The legal actions, best first by their value one step ahead; first of all those that win in every world."""
    game, (rules, seen) = task.observation.game, task.observation.arrays
    actions = np.array(task.observation.actions(), np.int32)
    sums, wins = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
    look(rules, seen, task.player, actions, worlds, U(task.seed), sums, wins)
    order = sorted(zip((wins != worlds).tolist(), (-sums / worlds).tolist(), actions.tolist(), strict=True))
    return [Candidate(game.texts[a], a, -loss, worlds) for _, loss, a in order]


def greedy(task: Task, values: Mapping[str, Number]) -> Thought:
    """The action that is worth most one step ahead; of several the first by number."""
    found = ranked(task, worlds_of(task.observation.game, int(values["worlds"])))
    return thought(task, found, found[0].visits)


def at_random(task: Task, values: Mapping[str, Number]) -> Thought:
    """Any legal action, each as likely."""
    actions = task.observation.actions()
    chosen = actions[lot(U(task.seed), len(actions))]
    return thought(task, [Candidate(task.observation.game.texts[chosen], chosen, 0.0, 0)], 0)


RANDOM = Kind("random", "any legal move", {}, at_random)
GREEDY = Kind(
    "greedy",
    "the best move one step ahead",
    {"worlds": Setting(WORLDS, 1, 100_000, "possible worlds, each with chance of its own, that are averaged")},
    greedy,
)
