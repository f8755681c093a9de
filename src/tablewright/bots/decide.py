"""What a bot plays, compiled as a whole: every kind of bot, its settings as data.

`registry.choose` asks a bot for a table: a clock can stop it, and it tells what it thought. `decide` plays the very
same moves and tells nothing; whole games of bots run in one compiled function that calls it.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

import numpy as np
from numba.extending import overload

from tablewright.bots import alphabeta, ismcts, uct
from tablewright.bots.alphabeta_deepening import begin_search, choose, clear, deepen, is_lost, take_over
from tablewright.bots.alphabeta_tree import Tree
from tablewright.bots.notice import Switches, may_fall, notice, overlooked_in, worst_of
from tablewright.bots.one_step import WORLDS, best_one_step, lot, worlds_of
from tablewright.bots.registry import KINDS, Bot
from tablewright.bots.thought import BotError
from tablewright.bots.tree_search import F8, NOTHING, allowed, chosen, ranked, room_for
from tablewright.kernel.compiling import jit
from tablewright.kernel.dispatch import game_of, game_of_type
from tablewright.kernel.game import Game
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.records import I1, I2, I4, Actions, Ints, Records, dtype_of
from tablewright.kernel.rng import I, U

RANDOM, GREEDY, UCT, ISMCTS, ALPHABETA = range(len(KINDS))


class BotSettings(Protocol):
    """The settings of any bot; what a kind does not have is 0."""

    c: F8
    slack: F8
    blind: F8
    worst: F8  # the best result that is a loss
    iterations: I4
    room: I4  # nodes of its tree
    playout: I4
    prior: I2
    worlds: I4
    stay: I2
    depth: I2
    kind: I1
    own: I1
    talk: I1
    table: I1
    onward: I1
    guard: I1
    may_fall: I1  # players may be out before the game is over


SETTINGS = dtype_of(BotSettings)


class Desk(NamedTuple):
    """Room to think, for bots that take turns at it."""

    actions: Actions
    nodes: Ints
    hidden: Switches  # by action: what is hidden from the search at hand
    overlooked: Switches  # what weak bots may overlook
    linked: Records  # a tree of ismcts
    side_by_side: Records  # of uct
    deep: Any  # of alphabeta: a Tree, None where the game has no parts for it


def is_ours(bot: Bot) -> bool:
    """Whether a bot can decide in compiled code; a function from outside cannot."""
    return bot.kind.name in KINDS


def settings_of(game: Game, players: int, bot: Bot) -> Records:
    """A bot for compiled code."""
    if not is_ours(bot):
        raise BotError(f"{bot.kind.name}: whole games are played by our own bots; ask it in `arena`, `sim` or `play`")
    kind, values = bot.kind.name, dict(bot.values)
    if kind == "alphabeta" and alphabeta.asks_uct(players, values):
        kind, values = "uct", alphabeta.for_many(values)
    found = np.zeros(1, SETTINGS)
    found["kind"] = list(KINDS).index(kind)
    found["worlds"] = worlds_of(game, int(values.get("worlds", WORLDS)))
    found["worst"], found["may_fall"] = worst_of(game), may_fall(game)
    for name, value in values.items():
        if name in (SETTINGS.names or ()) and name != "worlds":
            found[name] = value
    if kind == "ismcts":
        found["room"] = ismcts.room(int(values["iterations"]), int(values["prior"]))
    if kind == "uct":
        found["room"] = room_for(int(values["iterations"]), uct.NODES_EACH)
    return found


def new_desk(game: Game, settings: Iterable[Any]) -> Desk:
    """Room for these bots."""

    def most(kind: int, name: str) -> int:
        return max((int(one[name]) for one in settings if one["kind"] == kind), default=0)

    return Desk(
        actions=np.empty(game.max_legal, np.int32),
        nodes=np.empty(game.n_actions, np.int64),
        hidden=np.zeros(game.n_actions, np.bool_),
        overlooked=overlooked_in(game),
        linked=np.empty(most(ISMCTS, "room"), ismcts.NODE),
        side_by_side=np.empty(most(UCT, "room"), uct.NODE),
        deep=alphabeta.new_tree(game, most(ALPHABETA, "table")) if game.alphabeta is not None else None,
    )


@jit
def decide(
    rs: Records,
    seen: Records,
    player: int,
    bots: Records,
    desk: Desk,
    n: int,
    claims: Ints,
    barred: Switches,
    seed: int,
) -> int:
    """What the bot of a player plays, who knows `seen`, was told `claims` and may not use what is barred.

    Her n legal actions lie on the desk.
    """
    if barred.shape[0] > 0:
        n = allowed(desk.actions, n, barred)
    if n == 1:
        return wide(desk.actions[0])
    bot = bots[player]
    if bot.kind == RANDOM:
        return wide(desk.actions[lot(seed, n)])
    if bot.kind == GREEDY:
        return best_one_step(rs, seen, player, desk.actions[:n], wide(bot.worlds), seed)
    win, _ = notice(
        rs, seen, player, desk.actions[:n], wide(bot.worlds), wide(bot.guard), bot.worst, wide(bot.may_fall),
        bot.blind, desk.overlooked, U(seed), desk.hidden,
    )  # fmt: skip
    if win >= 0:
        return win
    if bot.kind == ALPHABETA:
        return by_alphabeta(rs, seen, player, bots, desk, barred, seed)
    if bot.kind == UCT:
        return by_uct(rs, seen, player, bots, desk, barred, seed)
    return by_ismcts(rs, seen, player, bots, desk, claims, barred, seed)


@jit
def by_ismcts(
    rs: Records, seen: Records, player: int, bots: Records, desk: Desk, claims: Ints, barred: Switches, seed: int
) -> int:
    """As `ismcts.think` plays."""
    bot = bots[player]
    tree, prior = desk.linked[: bot.room], wide(bot.prior)
    root = tree[0]
    root.worth, root.visits, root.offered, root.child, root.twin, root.action, root.player = 0.0, 0, 0, 0, 0, 0, 0
    ismcts.search(
        rs, seen, player, tree, I(1), I(0), wide(bot.iterations), desk.actions.shape[0], desk.nodes.shape[0], claims,
        bot.c, wide(bot.playout), prior, wide(bot.own), wide(bot.stay), U(seed), barred,
        desk.hidden,
    )  # fmt: skip
    n = ranked(tree, I(0), prior, desk.nodes)
    return chosen(tree, desk.nodes, n, prior, bot.slack, U(seed))


@jit
def search_side_by_side(
    rs: Records, seen: Records, player: int, bots: Records, desk: Desk, barred: Switches, seed: int
) -> int:
    """As `uct.think` plays."""
    bot = bots[player]
    tree, prior = desk.side_by_side[: bot.room], wide(bot.prior)
    root = tree[0]
    root.worth, root.visits, root.first, root.n_children, root.tried, root.action, root.player = 0.0, 0, 0, 0, 0, 0, 0
    uct.search(
        rs, seen, tree, I(1), I(0), wide(bot.iterations), desk.actions.shape[0], bot.c, wide(bot.playout), prior,
        U(seed), barred, desk.hidden,
    )  # fmt: skip
    n = ranked(tree, I(0), prior, desk.nodes)
    return chosen(tree, desk.nodes, n, prior, bot.slack, U(seed))


@jit
def search_deep(rs: Records, seen: Records, player: int, bots: Records, desk: Desk, barred: Switches, seed: int) -> int:
    """As `alphabeta.think` plays."""
    bot = bots[player]
    t = with_table(desk.deep, 1 << wide(bot.table))
    clear(t)
    begin_search(t, rs, seen, bot.slack, wide(bot.onward), barred, desk.hidden)
    if not deepen(t, rs, wide(bot.depth), wide(bot.iterations)):
        take_over(t, False)
    if is_lost(t) and (bot.onward != 0 or desk.hidden.any()):  # it looks again, at everything
        clear(t)
        begin_search(t, rs, seen, bot.slack, I(0), barred, NOTHING)
        if not deepen(t, rs, wide(bot.depth), wide(bot.iterations)):
            take_over(t, False)
    return choose(t, bot.slack, U(seed))


@jit
def with_table(t: Tree, size: int) -> Tree:
    """The same tree with a table of so many positions, which may be less than there is room for."""
    return Tree(
        t.states, t.frames, t.moves, t.gains, t.scores, t.table[:size], t.history, t.control, t.settings, t.weights,
        t.layers, t.notes, t.reductions, t.root_nodes, t.root_values, t.ranking, t.results,
    )  # fmt: skip


# A search that cannot play a game is not compiled for it.


def by_uct(rs: Records, seen: Records, player: int, bots: Records, desk: Desk, barred: Switches, seed: int) -> int:
    assert not uct.unfit(game_of(seen[0]))
    return search_side_by_side(rs, seen, player, bots, desk, barred, seed)


@overload(by_uct)
def _by_uct(rs, seen, player, bots, desk, barred, seed):  # type: ignore[no-untyped-def]
    if uct.unfit(game_of_type(seen.dtype)):
        return lambda rs, seen, player, bots, desk, barred, seed: I(-1)
    return lambda rs, seen, player, bots, desk, barred, seed: search_side_by_side(
        rs, seen, player, bots, desk, barred, seed
    )


def by_alphabeta(
    rs: Records, seen: Records, player: int, bots: Records, desk: Desk, barred: Switches, seed: int
) -> int:
    return search_deep(rs, seen, player, bots, desk, barred, seed)


@overload(by_alphabeta)
def _by_alphabeta(rs, seen, player, bots, desk, barred, seed):  # type: ignore[no-untyped-def]
    if alphabeta.unfit(game_of_type(seen.dtype)):
        return lambda rs, seen, player, bots, desk, barred, seed: I(-1)
    return lambda rs, seen, player, bots, desk, barred, seed: search_deep(rs, seen, player, bots, desk, barred, seed)
