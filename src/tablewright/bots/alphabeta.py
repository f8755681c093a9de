"""Alpha-beta: deep search for games whose `search` module says what to look at (Quoridor).

The search itself is compiled: alphabeta_tree.py looks to one depth, alphabeta_deepening.py goes deeper and deeper.
"""

from collections.abc import Mapping

import numpy as np

from tablewright.bots import uct
from tablewright.bots.alphabeta_deepening import begin_search, choose, clear, deepen, is_lost, take_over
from tablewright.bots.alphabeta_tree import (
    CONTROL,
    ENTRY,
    FRAME,
    LMR_BASE,
    LMR_SLOPE,
    PLIES,
    SETTINGS,
    SURE,
    Tree,
    line,
)
from tablewright.bots.notice import BLIND, noticed
from tablewright.bots.settings import Kind, Number, Setting
from tablewright.bots.thought import Candidate, Task, Thought, thought
from tablewright.bots.tree_search import NOTHING, forced
from tablewright.kernel.compiling.patience import was_interpreted
from tablewright.kernel.game import Game
from tablewright.kernel.records import Ints, Records
from tablewright.kernel.rng import U

CHUNK, SLOW_CHUNK = 2_000, 20  # nodes between two looks at the caller's clock; where nothing is compiled yet
SCALE = 450.0  # an advantage of so many hundredths of a step is worth tanh(1), as games of the search with itself ended
LONGEST = 24  # moves of the expected line
NODES_AN_ITERATION, FEWEST, SLACK_OF_A_STEP = 30, 400, 0.2  # what a budget of nodes is in iterations of uct

KIND_SETTINGS: dict[str, Setting] = {
    "iterations": Setting(100_000, 1, 2_000_000_000, "nodes it opens"),
    "depth": Setting(60, 1, 60, "plies it looks ahead at the most, tense ones not counted"),
    "table": Setting(20, 10, 26, "positions it remembers, as a power of two"),
    "paranoid": Setting(0, 0, 1, "with more than two players: 1 it takes all others for one enemy, 0 it asks uct"),
    "slack": Setting(0.0, 0.0, 20.0, "how many steps worse than the best a move may be that it plays all the same"),
    "blind": BLIND,
    "onward": Setting(0, 0, 1, "1: it takes no step that brings it no nearer, where another does"),
    "many": Setting(0, 0, 100_000_000, "iterations of uct with more than two players; 0: a thirtieth of the nodes"),
    "many_blind": Setting(0.0, 0.0, 1.0, "`blind` with more than two players"),
}


def reductions(settings: Ints) -> Ints:
    """By depth and by the place of a move: how many plies less it gets."""
    depth, place = np.ogrid[0:64, 0:64]
    table = np.log(np.maximum(depth, 1)) * np.log(np.maximum(place, 1)) * 100 / settings[LMR_SLOPE]
    found: Ints = np.floor(settings[LMR_BASE] / 100 + table).astype(np.int32)
    return found


def new_tree(game: Game, power: int, weights: Ints | None = None, settings: Ints | None = None) -> Tree:
    """Room for a search."""
    parts = game.alphabeta
    numbers = (PLIES, game.max_legal)
    return Tree(
        states=np.zeros(PLIES, game.state),
        frames=np.zeros(PLIES, FRAME),
        moves=np.zeros(numbers, np.int32),
        gains=np.zeros(numbers, np.int32),
        scores=np.zeros(numbers, np.int32),
        table=np.zeros(1 << power, ENTRY),
        history=np.zeros((max(game.meta.players), game.n_actions), np.int32),
        control=np.zeros(1, CONTROL),
        settings=SETTINGS if settings is None else settings,
        weights=parts.WEIGHTS if weights is None else weights,
        layers=np.zeros(parts.LAYERS, np.uint64),
        notes=np.zeros(parts.NOTES, np.int32),
        reductions=reductions(SETTINGS if settings is None else settings),
        root_nodes=np.zeros(game.n_actions, np.int32),
        root_values=np.zeros(game.n_actions, np.int32),
        ranking=np.zeros((game.n_actions, 3), np.int32),
        results=np.zeros(max(game.meta.players)),
    )


def search(task: Task, t: Tree, rules: Records, budget: int, deepest: int) -> None:
    """Search within the budget; the caller is asked now and then whether to stop."""
    nodes, look = 0, SLOW_CHUNK
    while not deepen(t, rules, deepest, min(budget, look)):
        nodes = int(t.control["nodes"][0])
        if nodes >= budget or task.stop():
            take_over(t, False)
            return
        look = nodes + (SLOW_CHUNK if was_interpreted() else CHUNK)


def worth(value: int) -> float:
    """A value between -1 and 1."""
    if abs(value) >= SURE:
        return 1.0 if value > 0 else -1.0
    return float(np.tanh(value / SCALE))


def answer(t: Tree, rules: Records, task: Task, slack: float) -> Thought:
    """What a finished search says."""
    texts, out = task.observation.game.texts, np.zeros(LONGEST, np.int32)
    chosen = choose(t, slack, U(task.seed))
    ranked = t.ranking[: int(t.control["n_ranked"][0])].tolist()
    considered = [Candidate(texts[a], a, worth(value), nodes) for a, value, nodes in ranked]
    expected = out[: line(t, rules, chosen, out)].tolist()
    return thought(task, considered, int(t.control["nodes"][0]), expected, chosen)


def asks_uct(players: int, values: Mapping[str, Number]) -> bool:
    """Whether uct thinks for it."""
    return players > 2 and not values["paranoid"]


def for_many(values: Mapping[str, Number]) -> dict[str, Number]:
    """With more than two players everybody is for herself; there uct on the game's heuristic is stronger."""
    nodes = int(values["iterations"])
    iterations = int(values["many"]) or min(nodes, max(FEWEST, nodes // NODES_AN_ITERATION))
    slack, blind = SLACK_OF_A_STEP * float(values["slack"]), values["many_blind"]
    return {
        "iterations": iterations, "c": 0.03, "playout": 0, "prior": 1, "slack": min(2.0, slack), "blind": blind,
        "guard": 1,
    }  # fmt: skip


def think(task: Task, values: Mapping[str, Number]) -> Thought:
    """Search within the budget; the best move of the deepest search."""
    if asks_uct(task.observation.players, values):
        return uct.think(task, for_many(values))
    if only := forced(task):
        return only
    game, (rules, seen) = task.observation.game, task.observation.arrays
    t, slack = new_tree(game, int(values["table"])), float(values["slack"])
    hidden, _ = noticed(task, values)
    begin_search(t, rules, seen, slack, int(values["onward"]), NOTHING, hidden)
    search(task, t, rules, int(values["iterations"]), int(values["depth"]))
    if is_lost(t) and (hidden.any() or values["onward"]):  # it looks again, at everything
        clear(t)
        begin_search(t, rules, seen, slack, 0, NOTHING, NOTHING)
        search(task, t, rules, int(values["iterations"]), int(values["depth"]))
    return answer(t, rules, task, slack)


def unfit(game: Game) -> str:
    """Why it cannot play a game."""
    return "" if game.alphabeta is not None else "that game does not say what such a search should look at"


ALPHABETA = Kind("alphabeta", "a deep search for games that say what to look at", KIND_SETTINGS, think, unfit)
