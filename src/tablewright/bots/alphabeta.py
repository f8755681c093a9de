"""Alpha-beta: deep search for games whose `search` module says what to look at (Quoridor).

Deeper and deeper from the root, each depth in a narrow window around the last value. The compiled search stops after
any number of nodes and goes on where it was, so a budget of nodes gives the same answer however it is cut in chunks.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tablewright.bots import uct
from tablewright.bots.alphabeta_tree import (
    CONTROL,
    ENTRY,
    FRAME,
    INFINITE,
    LMR_BASE,
    LMR_SLOPE,
    NO_MOVE,
    PLIES,
    SETTINGS,
    SURE,
    WIN,
    WINDOW,
    Tree,
    begin,
    line,
    plant,
    rank_root,
    run,
)
from tablewright.bots.one_step import lot
from tablewright.bots.search import forced
from tablewright.bots.settings import Kind, Number, Setting
from tablewright.bots.thought import Considered, Task, Thought, thought
from tablewright.kernel.game import Game
from tablewright.kernel.records import Ints, Records
from tablewright.kernel.rng import U

CHUNK = 2_000  # nodes between two looks at the caller's clock
SCALE = 450.0  # an advantage of so many hundredths of a step is worth tanh(1), as games of the search with itself ended
LOT = U(0xD1B54A32D192ED03)  # the choice among good moves has a stream of its own
LONGEST = 24  # moves of the expected line
NODES_AN_ITERATION, FEWEST, SLACK_OF_A_STEP = 30, 400, 0.2  # what a budget of nodes is in iterations of uct

KIND_SETTINGS: dict[str, Setting] = {
    "iterations": Setting(100_000, 1, 2_000_000_000, "nodes it opens"),
    "depth": Setting(60, 1, 60, "plies it looks ahead at the most, tense ones not counted"),
    "table": Setting(20, 10, 26, "positions it remembers, as a power of two"),
    "paranoid": Setting(0, 0, 1, "with more than two players: 1 it takes all others for one enemy, 0 it asks uct"),
    "slack": Setting(0.0, 0.0, 20.0, "how many steps worse than the best a move may be that it plays all the same"),
}


@dataclass
class Search:
    """A search under way."""

    tree: Tree
    rules: Records
    budget: int
    best: int = NO_MOVE
    value: int = 0
    next_look: int = CHUNK  # at so many nodes the caller is asked whether to stop
    depth: int = 0  # finished
    ranking: tuple[tuple[int, int, int], ...] = ()  # action, value, nodes

    @property
    def nodes(self) -> int:
        return int(self.tree.control["nodes"][0])


def reductions(settings: Ints) -> Ints:
    """By depth and by the place of a move: how many plies less it gets."""
    depth, place = np.ogrid[0:64, 0:64]
    table = np.log(np.maximum(depth, 1)) * np.log(np.maximum(place, 1)) * 100 / settings[LMR_SLOPE]
    found: Ints = np.floor(settings[LMR_BASE] / 100 + table).astype(np.int32)
    return found


def new_tree(game: Game, power: int, weights: Ints | None = None, settings: Ints | None = None) -> Tree:
    """Room for a search."""
    parts = game.search
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
        results=np.zeros(max(game.meta.players)),
    )


def deepen(search: Search, task: Task, deepest: int) -> None:
    """Search deeper and deeper until the budget is used up, the caller stops it or the outcome is certain."""
    for depth in range(1, deepest + 1):
        low, high = window(search.value, depth, int(search.tree.settings[WINDOW]))
        while True:
            begin(search.tree, depth, low, high)
            if not finished(search, task):
                note(search, low, is_whole=False)
                return
            value = int(search.tree.control["value"][0])
            if low < value < high:
                break
            rank_root(search.tree, search.best)
            low, high = (-INFINITE, high) if value <= low else (low, INFINITE)
            if value >= high:
                note(search, low, is_whole=False)
        note(search, low, is_whole=True)
        search.depth = depth
        rank_root(search.tree, search.best)
        if abs(search.value) >= SURE and WIN - abs(search.value) <= depth:
            return


def window(value: int, depth: int, width: int) -> tuple[int, int]:
    """Where the value of the next depth is expected."""
    if depth < 4 or abs(value) >= SURE:
        return -INFINITE, INFINITE
    return value - width, value + width


def finished(search: Search, task: Task) -> bool:
    """Go on until the root is settled; False: budget or caller said stop first."""
    control = search.tree.control[0]
    while True:
        run(search.tree, search.rules, min(search.budget, search.next_look))
        if control["done"]:
            return True
        if search.nodes >= search.budget or task.stop():
            return False
        search.next_look += CHUNK


def note(search: Search, low: int, is_whole: bool) -> None:
    """Take over what the root has found so far; after a part of its moves only if one of them is better."""
    root = search.tree.frames[0]
    if int(root["best_move"]) == NO_MOVE or int(root["best"]) <= low:
        return
    search.best, search.value = int(root["best_move"]), int(root["best"])
    if is_whole or not search.ranking:
        search.ranking = ranking(search)
    else:
        search.ranking = overtaken(search)


def ranking(search: Search) -> tuple[tuple[int, int, int], ...]:
    """The root's moves, best first: the value of each (of most only that it is no better) and its nodes."""
    t, root = search.tree, search.tree.frames[0]
    tried = [int(a) for a in t.moves[0, : int(root["tried"])]]
    found = [(a, int(t.root_values[a]), int(t.root_nodes[a])) for a in tried]
    return tuple(sorted(found, key=lambda m: (m[0] != search.best, -m[1], -m[2], m[0])))


def overtaken(search: Search) -> tuple[tuple[int, int, int], ...]:
    """The ranking of the last whole depth with the best move of a deeper, unfinished one in front."""
    nodes = int(search.tree.root_nodes[search.best])
    others = [(a, min(value, search.value), n) for a, value, n in search.ranking if a != search.best]
    return ((search.best, search.value, nodes), *others)


def worth(value: int) -> float:
    """A value between -1 and 1."""
    if abs(value) >= SURE:
        return 1.0 if value > 0 else -1.0
    return float(np.tanh(value / SCALE))


def expected_line(search: Search, chosen: int) -> list[int]:
    """The moves it expects from the root on."""
    out = np.zeros(LONGEST, np.int32)
    n = line(search.tree, search.rules, chosen, out)
    return [int(a) for a in out[:n]]


def answer(search: Search, task: Task, slack: float) -> Thought:
    """What a finished search says."""
    texts = task.observation.game.texts
    ranked = search.ranking or ((search.best, search.value, search.nodes),)
    considered = [Considered(texts[a], a, worth(value), nodes) for a, value, nodes in ranked]
    near = [a for a, value, _ in ranked if value >= ranked[0][1] - 100 * slack]
    is_sure = abs(ranked[0][1]) >= SURE  # a certain win is never thrown away, a loss put off as long as it can be
    chosen = search.best if is_sure or slack == 0 else near[lot(U(task.seed) ^ LOT, len(near))]
    return thought(task, considered, search.nodes, expected_line(search, chosen), chosen)


def for_many(values: Mapping[str, Number]) -> dict[str, Number]:
    """With more than two players everybody is for herself; there uct on the game's heuristic is stronger."""
    nodes = int(values["iterations"])
    iterations = min(nodes, max(FEWEST, nodes // NODES_AN_ITERATION))
    slack = SLACK_OF_A_STEP * float(values["slack"])
    return {"iterations": iterations, "c": 0.03, "playout": 0, "prior": 1, "slack": min(2.0, slack)}


def think(task: Task, values: Mapping[str, Number]) -> Thought:
    """Search within the budget; the best move of the deepest search."""
    if task.observation.players > 2 and not values["paranoid"]:
        return uct.think(task, for_many(values))
    if only := forced(task):
        return only
    game, (rules, seen) = task.observation.game, task.observation.arrays
    search = Search(new_tree(game, int(values["table"])), rules, int(values["iterations"]))
    search.tree.control["slack"] = round(100 * float(values["slack"]))
    plant(search.tree, rules, seen)
    n = int(search.tree.frames["count"][0])
    search.best = int(search.tree.moves[0, np.argmax(search.tree.scores[0, :n])])
    deepen(search, task, int(values["depth"]))
    return answer(search, task, float(values["slack"]))


def unfit(game: Game) -> str:
    """Why it cannot play a game."""
    return "" if game.search is not None else "that game does not say what such a search should look at"


ALPHABETA = Kind("alphabeta", "a deep search for games that say what to look at", KIND_SETTINGS, think, unfit)
