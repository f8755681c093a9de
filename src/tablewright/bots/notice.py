"""What a bot notices before it thinks: a win at once, what loses at once, and what it overlooks.

No bot lets a win in one go, and none plays a move that loses in every world it looks at while another does not. Weak
bots see less than strong ones: with `blind` they overlook a share of the moves that their game says are easily
overlooked (`overlooked` in its bots/levels.toml), others at every decision. Never what keeps the next player from a win
in one go: searches see that by themselves, and for those who overlook things it is looked for beforehand, in games in
which nothing is secret or left to chance.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablewright.bots.one_step import PLAYERS, worlds_of
from tablewright.bots.settings import Number, Setting
from tablewright.bots.thought import Candidate, Task, Thought, thought
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.game import Game
from tablewright.kernel.records import Actions, Records, Values
from tablewright.kernel.rng import I, U, key, stream

Switches: TypeAlias = NDArray[np.bool_]
BLIND = Setting(0.0, 0.0, 1.0, "the share of the moves easily overlooked that it does not notice")
GUARD = Setting(1, 0, 1, "1: it sees what wins or loses at once, whatever the search says; 0: it does not look")
BLINDNESS = U(0xA0761D6478BD642F)  # what is overlooked is drawn from a stream of its own
ONE = 1.0 / (1 << 53)


@jit
def at_once(
    rs: Records, seen: Records, player: int, actions: Actions, worlds: int, worst: float, may_fall: int, seed: int,
    hidden: Switches,
) -> tuple[int, float]:  # fmt: skip
    """The best action that wins at once in every world, and its value; (-1, 0) if there is none.

    Actions that lose in every world are hidden, unless all do. A result is a loss at `worst` or below; where players
    may fall before the end, so is a value of -1. The first world in which no action wins or loses settles it: that is
    nearly always the first of all.
    """
    world, after, values = seen.copy(), seen.copy(), np.zeros(PLAYERS)
    n = actions.shape[0]
    sums, wins, loses = np.zeros(n), np.ones(n, np.bool_), np.ones(n, np.bool_)
    for i in range(worlds):
        world[0] = seen[0]
        key(world[0], stream(seed, i), 0)
        verbs.deal(rs[0], world[0], player)
        left = 0
        for k in range(n):
            if wins[k] or loses[k]:
                after[0] = world[0]
                verbs.apply(rs[0], after[0], I(actions[k]), SILENT)
                value, is_over = fate(rs, after, player, may_fall, values)
                sums[k] += value
                wins[k] = wins[k] and is_over and value > 0.0
                loses[k] = loses[k] and is_over and value <= worst
                left += I(wins[k] or loses[k])
        if left == 0:
            return -1, 0.0
    return best_win(actions, sums, wins, loses, worlds, hidden)


@jit
def fate(rs: Records, after: Records, player: int, may_fall: int, values: Values) -> tuple[float, bool]:
    """What an action came to for a player, and whether it is over for her."""
    if verbs.actor(after[0]) < 0:
        verbs.result(rs[0], after[0], values)
        return values[player], True
    if may_fall != 0:
        verbs.evaluate_for(rs[0], after[0], player, values)
        return values[player], values[player] <= -1.0
    return 0.0, False


@jit
def best_win(
    actions: Actions, sums: Values, wins: Switches, loses: Switches, worlds: int, hidden: Switches
) -> tuple[int, float]:
    """The best of the actions that win, or what loses is hidden, unless all do."""
    best, safe = -1, 0
    for k in range(actions.shape[0]):
        safe += I(not loses[k])
        if wins[k] and (best < 0 or sums[k] > sums[best]):
            best = k
    if best >= 0:
        return I(actions[best]), sums[best] / worlds
    if safe > 0:
        for k in range(actions.shape[0]):
            hidden[actions[k]] = loses[k]
    return -1, 0.0


@jit
def hide_gifts(rs: Records, seen: Records, actions: Actions, hidden: Switches) -> None:
    """Hide what lets the next player win in one go, unless all does. For games without secrets and chance."""
    after, then, values = seen.copy(), seen.copy(), np.zeros(PLAYERS)
    replies, n = np.empty(hidden.shape[0], np.int32), actions.shape[0]
    gives, safe = np.zeros(n, np.bool_), 0
    for k in range(n):
        if not hidden[actions[k]]:
            after[0] = seen[0]
            verbs.apply(rs[0], after[0], I(actions[k]), SILENT)
            gives[k] = wins_at_once(rs, after, then, replies, values)
            safe += I(not gives[k])
    if safe > 0:
        for k in range(n):
            hidden[actions[k]] |= gives[k]


@jit
def wins_at_once(rs: Records, now: Records, then: Records, out: Actions, values: Values) -> bool:
    """Whether whoever decides has a move that wins."""
    player = verbs.actor(now[0])
    for i in range(verbs.legal(rs[0], now[0], out) if player >= 0 else 0):
        then[0] = now[0]
        verbs.apply(rs[0], then[0], I(out[i]), SILENT)
        if verbs.actor(then[0]) < 0:
            verbs.result(rs[0], then[0], values)
            if values[player] > 0.0:
                return True
    return False


@jit
def overlook(actions: Actions, overlooked: Switches, blind: float, seed: int, hidden: Switches) -> None:
    """Hide a share of what is easily overlooked, unless nothing would be left to see."""
    left = 0
    for k in range(actions.shape[0]):
        left += I(not hidden[actions[k]])
    for k in range(actions.shape[0]):
        a = I(actions[k])
        if left > 1 and overlooked[a] and not hidden[a]:
            drawn = I(U(stream(seed ^ BLINDNESS, a)) >> U(11)) * ONE
            if drawn < blind:
                hidden[a] = True
                left -= 1


@jit
def notice(
    rs: Records, seen: Records, player: int, actions: Actions, worlds: int, guard: int, worst: float, may_fall: int,
    blind: float, overlooked: Switches, seed: int, hidden: Switches,
) -> tuple[int, float]:  # fmt: skip
    """A win at once and its value, or (-1, 0) and what is hidden from the search that follows."""
    hidden[:] = False
    win, value = I(-1), 0.0
    if guard != 0:
        win, value = at_once(rs, seen, player, actions, worlds, worst, may_fall, seed, hidden)
    if win < 0 and blind > 0.0:
        if guard != 0 and worlds == 1:
            hide_gifts(rs, seen, actions, hidden)
        overlook(actions, overlooked, blind, seed, hidden)
    return win, value


def worst_of(game: Game) -> float:
    """The best result that is a loss: in games won together none at all, else less than none."""
    return 0.0 if game.meta.goal == "cooperative" else -1e-9


def may_fall(game: Game) -> int:
    """Whether players may be out before a game is over."""
    return int(game.meta.goal == "survival")


@cache
def overlooked_in(game: Game) -> Switches:
    """The actions that a weak bot may overlook: those whose text fits the game's pattern; without one all."""
    path = game.folder / "bots" / "levels.toml"
    told = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    pattern = re.compile(told.get("overlooked", ""))
    return np.array([pattern.search(text) is not None for text in game.texts], np.bool_)


def noticed(task: Task, values: Mapping[str, Number]) -> tuple[Switches, Thought | None]:
    """What is hidden from a bot's search; the answer itself, where a move wins at once."""
    game, (rules, seen) = task.observation.game, task.observation.arrays
    actions, hidden = np.array(task.observation.actions(), np.int32), np.zeros(game.n_actions, np.bool_)
    worlds = worlds_of(game)
    win, value = notice(
        rules, seen, task.player, actions, worlds, int(values.get("guard", 0)), worst_of(game), may_fall(game),
        float(values["blind"]), overlooked_in(game), U(task.seed), hidden,
    )  # fmt: skip
    if win < 0:
        return hidden, None
    return hidden, thought(task, [Candidate(game.texts[win], int(win), float(value), worlds)], 0)
