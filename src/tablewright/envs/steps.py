"""The compiled steps of many games at once. Each function takes arrays with one element, or one row, a game."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablewright.bots.decide import Desk, decide
from tablewright.bots.notice import Switches
from tablewright.bots.one_step import lot
from tablewright.bots.talk import hear
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.records import Actions, Ints, Records, Values, Words
from tablewright.kernel.rng import I, U, key, stream

Flags = NDArray[np.bool_]
Rows = NDArray[np.float32]
Masks = NDArray[np.int8]
CHOICE = U(1)  # the stream of a game's seed from which its bots draw


@jit
def first_unlisted(actions: Ints, actor: Ints, listed: Actions, counts: Ints) -> int:
    """The first game whose action is not in its legal list; -1: none. Games that are over take any number."""
    for e in range(actions.shape[0]):
        if actor[e] < 0:
            continue
        low, high = 0, I(counts[e])
        while low < high:
            middle = (low + high) // 2
            if listed[e, middle] < actions[e]:
                low = middle + 1
            else:
                high = middle
        if low == counts[e] or listed[e, low] != actions[e]:
            return e
    return -1


@jit
def begin(rs: Records, ss: Records, e: int, seed: int, plies: Ints, history: Words) -> None:
    """A new game in place e: that of `game.new` with the same seed."""
    key(ss[e], seed, 0)
    verbs.setup(rs[0], ss[e], SILENT)
    plies[e] = 0
    if history.shape[1]:
        history[e, 0] = verbs.fingerprint(ss[e])


@jit
def play_one(rs: Records, ss: Records, e: int, a: int, plies: Ints, history: Words, often: int, ends: int) -> None:
    """One action; where the rules end a game by repetition, that too."""
    verbs.apply(rs[0], ss[e], a, SILENT)
    plies[e] += 1
    n = I(plies[e])
    if n < history.shape[1]:
        history[e, n] = verbs.fingerprint(ss[e])
        came = 0
        for i in range(n + 1):
            came += history[e, i] == history[e, n]
        if came >= often:
            verbs.apply(rs[0], ss[e], ends, SILENT)


@jit
def play_some(
    rs: Records, ss: Records, actions: Ints, chosen: Flags, plies: Ints, history: Words, often: int, ends: int
) -> None:
    """One action in each of the chosen games."""
    for e in range(ss.shape[0]):
        if chosen[e]:
            play_one(rs, ss, e, I(actions[e]), plies, history, often, ends)


@jit
def begin_some(rs: Records, ss: Records, seeds: Words, chosen: Flags, actor: Ints, plies: Ints, history: Words) -> None:
    """New games in the chosen places, and who decides there."""
    for e in range(ss.shape[0]):
        if chosen[e]:
            begin(rs, ss, e, seeds[e], plies, history)
            actor[e] = verbs.actor(ss[e])


@jit
def note_ends(rs: Records, ss: Records, chosen: Flags, actor: Ints, rewards: Values, done: Flags) -> None:
    """Who decides in each game; of those chosen ones that are over, the results; zeros for the others."""
    for e in range(ss.shape[0]):
        actor[e] = verbs.actor(ss[e])
        rewards[e] = 0.0
        done[e] = chosen[e] and actor[e] < 0
        if done[e]:
            verbs.result(rs[0], ss[e], rewards[e])


@jit
def list_all(rs: Records, ss: Records, actor: Ints, listed: Actions, counts: Ints, mask: Masks) -> None:
    """The legal actions of each game, as a list and as a mask; none where it is over."""
    for e in range(ss.shape[0]):
        mask[e] = 0
        counts[e] = 0
        if actor[e] >= 0:
            n = verbs.legal(rs[0], ss[e], listed[e])
            counts[e] = n
            for i in range(n):
                mask[e, listed[e, i]] = 1


@jit
def write_records(rs: Records, ss: Records, viewer: Ints, out: Records) -> None:
    """What the viewer of each game may know, as a record."""
    for e in range(ss.shape[0]):
        verbs.observe(rs[0], ss[e], I(viewer[e]), out[e])


@jit
def write_rows(rs: Records, ss: Records, viewer: Ints, seen: Records, out: Rows) -> None:
    """The same as a row of numbers; `seen` is room for one observation."""
    for e in range(ss.shape[0]):
        p = I(viewer[e])
        verbs.observe(rs[0], ss[e], p, seen[0])
        out[e] = 0.0
        verbs.write_tensors(rs[0], seen[0], p, out[e])


@jit
def draw_word(seed: int, ply: int) -> int:
    """The word of chance by which a bot decides at a ply of the game of a seed."""
    return stream(stream(U(seed), CHOICE), ply)


class OtherBots(NamedTuple):
    """The bots of the other seats, and room for them to think."""

    bots: Records  # a record of settings for each player; the seat's own says nothing
    desk: Desk
    seen: Records
    blank: Records
    claims: Ints
    barred: Switches  # from nothing: no columns


@jit
def play_others_at_random(
    rs: Records, ss: Records, seat: int, seeds: Words, chosen: Flags, out: Actions, plies: Ints, history: Words,
    often: int, ends: int,
) -> None:  # fmt: skip
    """As `play_others`, where all are random: without the searches it is compiled in a moment."""
    for e in range(ss.shape[0]):
        p = verbs.actor(ss[e])
        while chosen[e] and p >= 0 and p != seat:
            n = verbs.legal(rs[0], ss[e], out)
            a = I(out[lot(draw_word(seeds[e], I(plies[e])), n)])
            play_one(rs, ss, e, a, plies, history, often, ends)
            p = verbs.actor(ss[e])


@jit
def decide_for(rs: Records, ss: Records, e: int, p: int, table: OtherBots, seed: int) -> int:
    """What the bot of player p plays in game e, from what p knows and was told."""
    hear(rs, ss, e, p, table.bots, table.seen, table.blank, table.claims)
    table.seen[0] = table.blank[0]
    verbs.observe(rs[0], ss[e], p, table.seen[0])
    n = verbs.legal(rs[0], table.seen[0], table.desk.actions)
    return decide(rs, table.seen, p, table.bots, table.desk, n, table.claims, table.barred[p], seed)


@jit
def play_others(
    rs: Records, ss: Records, seat: int, seeds: Words, chosen: Flags, table: OtherBots, plies: Ints, history: Words,
    often: int, ends: int,
) -> None:  # fmt: skip
    """In each of the chosen games the others' bots decide until it is the seat's turn, or the game is over."""
    for e in range(ss.shape[0]):
        p = verbs.actor(ss[e])
        while chosen[e] and p >= 0 and p != seat:
            a = decide_for(rs, ss, e, p, table, draw_word(seeds[e], I(plies[e])))
            play_one(rs, ss, e, a, plies, history, often, ends)
            p = verbs.actor(ss[e])
