"""Bots as they were asked before a whole game was compiled: the peer of bench/whole_games.py.

The searches themselves are compiled, and they are ours; around them all was Python: the tree's root was read record by
record, a win at once was looked for in sixteen worlds, alpha-beta was driven from here, and every decision passed
through `Position`. Kept as it was, so that the gain is measured and not remembered; the moves are the same.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablewright.bots import QuickMessage, alphabeta, bot_of, ismcts, uct
from tablewright.bots.alphabeta_deepening import LOT
from tablewright.bots.alphabeta_tree import INFINITE, NO_MOVE, SURE, WIN, WINDOW, Tree, begin, plant, rank_root, run
from tablewright.bots.one_step import WORLDS, look, lot
from tablewright.bots.settings import Number
from tablewright.bots.talk import claims_of
from tablewright.bots.thought import Candidate, Task, Thought, thought
from tablewright.bots.tree_search import CHOICE, CHUNK, FIRST, NOTHING, forced, number, room_for
from tablewright.kernel.position import Position
from tablewright.kernel.records import Records
from tablewright.kernel.rng import U

Values = Mapping[str, Number]
NODES_A_LOOK = 2_000  # of alpha-beta


@dataclass(frozen=True)
class Visited:
    """A node of a finished tree."""

    action: int
    value: float
    visits: int
    node: int


Children = Callable[[int], list[Visited]]


def ranked(task: Task, worlds: int) -> tuple[list[Candidate], set[int]]:
    """The legal actions, best first, and those that win at once in every world."""
    game, (rules, seen) = task.observation.game, task.observation.arrays
    actions = np.array(task.observation.actions(), np.int32)
    sums, wins = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
    looked = worlds if game.has_chance or game.has_secrets else 1
    look(rules, seen, task.player, actions, looked, U(task.seed), sums, wins)
    found = [Candidate(game.texts[a], int(a), float(total / looked), looked) for a, total in zip(actions, sums)]
    won = {int(a) for a, n in zip(actions, wins) if n == looked}
    return sorted(found, key=lambda c: (c.action not in won, -c.value, c.action)), won


def at_random(task: Task, values: Values) -> Thought:
    actions = task.observation.actions()
    chosen = actions[lot(U(task.seed), len(actions))]
    return thought(task, [Candidate(task.observation.game.texts[chosen], chosen, 0.0, 0)], 0)


def greedy(task: Task, values: Values) -> Thought:
    found, _ = ranked(task, int(values["worlds"]))
    return thought(task, found, found[0].visits)


def in_chunks(iterations: int, go: Callable[[int, int], None]) -> None:
    done, size = 0, 1
    while done < iterations:
        now = min(size, iterations - done)
        go(done, now)
        done += now
        size = FIRST - done if done < FIRST else CHUNK


def by_visits(children: Sequence[Visited]) -> list[Visited]:
    tried = [child for child in children if child.visits > 0]
    return sorted(tried, key=lambda child: (-child.visits, -child.value, child.action))


def expected_line(children: Children, node: int) -> list[int]:
    line = []
    while best := [child for child in by_visits(children(node))[:1] if child.visits > 1]:
        line.append(best[0].action)
        node = best[0].node
    return line


def answer(task: Task, children: Children, values: Values) -> Thought:
    texts = task.observation.game.texts
    found = [Candidate(texts[c.action], c.action, c.value, c.visits) for c in by_visits(children(0))]
    slack, chosen = float(values["slack"]), found[0].action
    if slack > 0:
        ahead, won = ranked(task, WORLDS)
        chosen = ahead[0].action if ahead[0].action in won else loosely(task, found, slack)
        if ahead[0].action in won:
            found = [ahead[0], *(c for c in found if c.action != chosen)]
    return thought(task, found, int(values["iterations"]), expected_line(children, 0), chosen)


def loosely(task: Task, found: list[Candidate], slack: float) -> int:
    enough = max(1, found[0].visits // 20)
    near = [c for c in found if c.value >= found[0].value - slack and c.visits >= enough]
    return near[lot(U(task.seed) ^ CHOICE, len(near))].action


def by_uct(task: Task, values: Values) -> Thought:
    if only := forced(task):
        return only
    game, (rules, seen) = task.observation.game, task.observation.arrays
    tree = np.empty(room_for(int(values["iterations"]), uct.NODES_EACH), uct.NODE)
    tree[:1] = np.zeros(1, uct.NODE)
    used = 1
    c, playout, prior = (number(values, name) for name in ("c", "playout", "prior"))

    def go(first: int, n: int) -> None:
        nonlocal used
        used = uct.search(
            rules, seen, tree, used, first, n, game.max_legal, c, playout, prior, U(task.seed), NOTHING, NOTHING
        )  # fmt: skip

    in_chunks(int(values["iterations"]), go)
    return answer(task, lambda at: side_by_side(tree, at, prior), values)


def side_by_side(tree: Records, at: int, prior: int) -> list[Visited]:
    first, n = int(tree[at]["first"]), int(tree[at]["n_children"])
    return [read(tree, i, prior) for i in range(first, first + n) if int(tree[i]["visits"]) > prior]


def read(tree: Records, i: int, prior: int) -> Visited:
    visits = int(tree[i]["visits"])
    return Visited(int(tree[i]["action"]), float(tree[i]["worth"]) / visits, visits - prior, i)


def by_ismcts(task: Task, values: Values) -> Thought:
    if only := forced(task):
        return only
    game, (rules, seen) = task.observation.game, task.observation.arrays
    tree = np.empty(ismcts.room(int(values["iterations"]), int(values["prior"])), ismcts.NODE)
    tree[:1] = np.zeros(1, ismcts.NODE)
    used = 1
    claims = claims_of(game, task.heard if values["talk"] else ())
    c, playout, prior = (number(values, name) for name in ("c", "playout", "prior"))
    own, stay = int(values["own"]), int(values["stay"])

    def go(first: int, n: int) -> None:
        nonlocal used
        used = ismcts.search(
            rules, seen, task.player, tree, used, first, n, game.max_legal, game.n_actions, claims, c, playout, prior,
            own, stay, U(task.seed), NOTHING, NOTHING,
        )  # fmt: skip

    in_chunks(int(values["iterations"]), go)
    return answer(task, lambda at: linked(tree, at, prior), values)


def linked(tree: Records, at: int, prior: int) -> list[Visited]:
    found, x = [], int(tree[at]["child"])
    while x != 0:
        if int(tree[x]["visits"]) > prior:
            found.append(read(tree, x, prior))
        x = int(tree[x]["twin"])
    return found


@dataclass
class Search:
    """An alpha-beta search under way."""

    tree: Tree
    rules: Records
    budget: int
    best: int = NO_MOVE
    value: int = 0
    next_look: int = NODES_A_LOOK
    ranking: tuple[tuple[int, int, int], ...] = ()  # action, value, nodes

    @property
    def nodes(self) -> int:
        return int(self.tree.control["nodes"][0])


def deepen(search: Search, deepest: int) -> None:
    for depth in range(1, deepest + 1):
        is_open = depth < 4 or abs(search.value) >= SURE
        width = int(search.tree.settings[WINDOW])
        low, high = (-INFINITE, INFINITE) if is_open else (search.value - width, search.value + width)
        while True:
            begin(search.tree, depth, low, high)
            if not finished(search):
                take_over(search, low, is_whole=False)
                return
            value = int(search.tree.control["value"][0])
            if low < value < high:
                break
            rank_root(search.tree, search.best)
            low, high = (-INFINITE, high) if value <= low else (low, INFINITE)
        take_over(search, low, is_whole=True)
        rank_root(search.tree, search.best)
        if abs(search.value) >= SURE and WIN - abs(search.value) <= depth:
            return


def finished(search: Search) -> bool:
    while True:
        run(search.tree, search.rules, min(search.budget, search.next_look))
        if search.tree.control[0]["done"]:
            return True
        if search.nodes >= search.budget:
            return False
        search.next_look = search.nodes + NODES_A_LOOK


def take_over(search: Search, low: int, is_whole: bool) -> None:
    root, t = search.tree.frames[0], search.tree
    if int(root["best_move"]) == NO_MOVE or int(root["best"]) <= low:
        return
    search.best, search.value = int(root["best_move"]), int(root["best"])
    if is_whole or not search.ranking:
        tried = [int(a) for a in t.moves[0, : int(root["tried"])]]
        found = [(a, int(t.root_values[a]), int(t.root_nodes[a])) for a in tried]
        search.ranking = tuple(sorted(found, key=lambda m: (m[0] != search.best, -m[1], -m[2], m[0])))
    else:
        others = [(a, min(value, search.value), n) for a, value, n in search.ranking if a != search.best]
        search.ranking = ((search.best, search.value, int(t.root_nodes[search.best])), *others)


def by_alphabeta(task: Task, values: Values) -> Thought:
    if alphabeta.asks_uct(task.observation.players, values):
        return by_uct(task, alphabeta.for_many(values))
    if only := forced(task):
        return only
    game, (rules, seen) = task.observation.game, task.observation.arrays
    search = Search(alphabeta.new_tree(game, int(values["table"])), rules, int(values["iterations"]))
    slack, texts = float(values["slack"]), game.texts
    search.tree.control["slack"] = round(100 * slack)
    plant(search.tree, rules, seen)
    n = int(search.tree.frames["count"][0])
    search.best = int(search.tree.moves[0, np.argmax(search.tree.scores[0, :n])])
    deepen(search, int(values["depth"]))
    found = search.ranking or ((search.best, search.value, search.nodes),)
    considered = [Candidate(texts[a], a, alphabeta.worth(value), nodes) for a, value, nodes in found]
    near = [a for a, value, _ in found if value >= found[0][1] - 100 * slack]
    is_loose = abs(found[0][1]) < SURE and slack > 0
    chosen = near[lot(U(task.seed) ^ LOT, len(near))] if is_loose else search.best
    out = np.zeros(alphabeta.LONGEST, np.int32)
    line = [int(a) for a in out[: alphabeta.line(search.tree, rules, chosen, out)]]
    return thought(task, considered, search.nodes, line, chosen)


THINK: dict[str, Callable[[Task, Values], Thought]] = {
    "random": at_random, "greedy": greedy, "uct": by_uct, "ismcts": by_ismcts, "alphabeta": by_alphabeta,
}  # fmt: skip


def asked(observation: Position, bot: str, seed: int, stop: Any, heard: Sequence[QuickMessage] = ()) -> int:
    """A chooser, as `lab.bot_games.play_out` wants one."""
    found = bot_of(observation.game, bot)
    task = Task(observation, seed, stop, tuple(heard))
    return THINK[found.kind.name](task, found.values).action
