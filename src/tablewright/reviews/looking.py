"""A look: how good a position is for everybody, by what one player knows of it.

A look is a bounded, seeded search from an observation. It begins with the position as it is, or with one action of the
player who decides there; then it deals worlds that the viewer considers possible, and where the action cannot be played
in such a world it deals another. The same observation and action always get the same look.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tablewright.bots import alphabeta, ismcts
from tablewright.bots.one_step import PLAYERS
from tablewright.bots.registry import Bot
from tablewright.bots.talk import believe, claims_of
from tablewright.bots.thought import BotError, Task, never
from tablewright.bots.tree_search import CHOICE, DEPTH, NOTHING, expected_line, judge, ranked
from tablewright.kernel import calls, verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT, new_log
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Ints, Records, Rules, State, Values
from tablewright.kernel.rng import I, U, key, stream

WINS, ENDED = 2, 3  # rows of a search's sums
LONGEST = 8  # moves of an expected line
ANY = -1  # in place of an action: the position as it is


@dataclass(frozen=True)
class Look:
    """What a search says of a position."""

    values: tuple[float, ...]  # for each player, -1 to 1, in the worlds where the game goes on
    ended: float  # in this share of the worlds it is over at once
    results: tuple[float, ...]  # for each player in those worlds
    wins: tuple[float, ...]  # in which share of those worlds the result is above 0
    ranked: tuple[int, ...]  # actions of the player who decides, the most promising first
    line: tuple[int, ...]  # the actions that are expected


@jit
def is_legal(r: Rules, s: State, a: int, out: Actions) -> bool:
    """Whether an action is on the list of the legal ones."""
    for i in range(verbs.legal(r, s, out)):
        if out[i] == a:
            return True
    return False


@jit
def search(
    rs: Records, seen: Records, viewer: int, action: int, is_open: bool, tree: Records, iterations: int,
    max_legal: int, n_actions: int, claims: Ints, c: float, playout: int, prior: int, own: int, stay: int, seed: int,
    sums: Values,
) -> int:  # fmt: skip
    """Iterations of ismcts after one action, in worlds where it is legal; how many there were.

    sums: for each player the values where the game goes on, the results where it is over at once, wins among those, and
    how many those are.
    """
    world, work, after = seen.copy(), seen.copy(), seen.copy()
    path, out, values = np.empty(DEPTH, np.int32), np.empty(max_legal, np.int32), np.zeros(PLAYERS)
    mark = np.zeros(n_actions + 1, np.int64)
    used, done, fits = I(1), 0, False
    for i in range(iterations):
        word, since = U(stream(seed, i)), i % stay
        if since == 0:
            world[0] = seen[0]
            key(world[0], word, 0)
            if not is_open:
                verbs.deal(rs[0], world[0], viewer)
                believe(rs[0], world[0], viewer, claims)
            fits = action < 0 or is_legal(rs[0], world[0], action, out)
        if fits:
            work[0] = world[0]
            if since != 0:
                key(work[0], word, 0)
            if action >= 0:
                verbs.apply(rs[0], work[0], action, SILENT)
            is_over = verbs.actor(work[0]) < 0
            used = ismcts.iterate(
                rs[0], work, tree, used, path, out, mark, after, values, c, playout, prior, own, word ^ CHOICE, NOTHING,
                NOTHING,
            )  # fmt: skip
            judge(rs[0], work[0], values, I(-1))
            for p in range(sums.shape[1]):
                sums[I(is_over), p] += values[p]
                sums[WINS, p] += I(is_over and values[p] > 0.0)
                sums[ENDED, p] += I(is_over)
            done += 1
    return done


@jit
def read(tree: Records, prior: int, nodes: Ints, order: Actions, line: Actions) -> tuple[int, int]:
    """The moves that a tree ranks and those it expects; how many."""
    expected = expected_line(tree, prior, nodes, line)
    n = min(ranked(tree, I(0), prior, nodes), order.shape[0])
    for i in range(n):
        order[i] = tree[nodes[i]].action
    return n, expected


def seed_of(seen: Position) -> int:
    """A seed that follows from what is known, so that all actions are looked at in the same worlds."""
    raw = np.where(seen.game.position_mask, seen.arrays[1].view(np.uint8), 0)
    return int.from_bytes(hashlib.sha256(raw[: seen.game.position_bytes].tobytes()).digest()[:8], "little")


def look(seen: Position, bot: Bot, action: int = ANY, heard: Sequence[object] = ()) -> Look | None:
    """What a bot's search says of what somebody knows, after an action; None: it is possible in no world dealt.

    A position without a viewer is looked at with all cards open; only its chance stays unknown.
    """
    if bot.kind.name == "alphabeta" and not alphabeta.asks_uct(seen.players, bot.values):
        return _deep_look(seen, bot, action)
    settings = alphabeta.for_many(bot.values) if bot.kind.name == "alphabeta" else bot.values
    if "prior" not in settings:
        raise BotError(f"{bot.kind.name}: a review looks with uct, ismcts or alphabeta")
    game, (rules, state) = seen.game, seen.arrays
    iterations, prior = int(settings["iterations"]), int(settings["prior"])
    tree, sums = np.empty(ismcts.room(iterations, prior), ismcts.NODE), np.zeros((4, seen.players))
    tree[:1] = np.zeros(1, ismcts.NODE)
    viewer, is_open = (seen.viewer, False) if seen.viewer is not None else (-1, True)
    claims = claims_of(game, heard)
    done = search(
        rules, state, viewer, action, is_open, tree, iterations, game.max_legal, game.n_actions, claims,
        float(settings["c"]), int(settings["playout"]), prior, int(settings.get("own", 0)),
        int(settings.get("stay", 1)), U(seed_of(seen)), sums,
    )  # fmt: skip
    if not done:
        return None
    nodes, order = np.empty(game.n_actions, np.int64), np.empty(game.n_actions, np.int32)
    line = np.empty(LONGEST, np.int32)
    n, expected = read(tree, prior, nodes, order, line)
    going, ended = max(done - sums[ENDED, 0], 1.0), max(sums[ENDED, 0], 1.0)
    values, results, wins = sums[0] / going, sums[1] / ended, sums[WINS] / ended
    return Look(
        tuple(values.tolist()), float(sums[ENDED, 0]) / done, tuple(results.tolist()), tuple(wins.tolist()),
        tuple(order[:n].tolist()), tuple(line[:expected].tolist()),
    )  # fmt: skip


def _deep_look(seen: Position, bot: Bot, action: int) -> Look:
    """The same where two players know everything and nothing is left to chance."""
    game, (rules, state) = seen.game, seen.arrays
    after = state.copy()
    if action >= 0:
        calls.apply(rules, after, action, new_log(game.max_events))
    actor = calls.actor(after)
    if actor < 0:
        out = np.zeros(seen.players)
        calls.result(rules, after, out)
        return Look((0.0,) * len(out), 1.0, tuple(out.tolist()), tuple((out > 0.0).astype(float).tolist()), (), ())
    there = Position(game, rules, after, seen.changes, actor)
    thought = bot.kind.think(Task(there, seed_of(there), never), bot.values)
    if len(thought.considered) == 1:  # nothing to choose, so nothing was thought
        only = _deep_look(there, bot, thought.action)
        return replace(only, ranked=(thought.action,), line=(thought.action, *only.line)[:LONGEST])
    values = tuple(thought.value if p == actor else -thought.value for p in range(2))
    line = tuple(game.number(move) for move in thought.line)
    nobody = (0.0, 0.0)
    return Look(values, 0.0, nobody, nobody, tuple(c.action for c in thought.considered), line[:LONGEST])
