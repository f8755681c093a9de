"""What is counted while a game is played: compiled, a row of whole numbers for each game.

A loop that plays games calls, for each game:

    log[0].kind = 0;  setup(r, s, log);              begin(tables, row, r, s, log)
    before each action:                              decided(tables, row, r, p, n, a)
    log[0].kind = 0;  apply(r, s, a, log);           applied(tables, row, r, s, p, log, values)
    when the game is over:                           ended(tables, row, r, s, results)

`tables` is `Plan.tables`, `row` an int64 array of `Plan.width`, n how many actions were legal, `values` room for a
float64 for each player and at least two, `results` the result of each player. What the kernel plays by itself after an
action (the end by repetition) appends to the same log, before `applied`. Where each number lies in a row: plan.py.
"""

from typing import TypeAlias

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit, jit_hot
from tablewright.kernel.dispatch import game_of, game_of_type
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.records import Records, Rules, State, Values

Numbers: TypeAlias = NDArray[np.int64]
Tables: TypeAlias = Numbers  # a plan as compiled code reads it, in one array: every array costs each call that gets it

# What stands where in the tables: facts, then where each table begins.
LEADS, EVEN, USES, OUT, OUT_SIZE = range(5)  # whom leads are about; where the use of actions and SUMMARY lie in a row
CLASSES, BITS_OF, COUNTS_OF, KINDS, BLANK = range(5, 10)
HEAD = 10

# The first numbers of every row.
PLIES, LENGTH, REASON, TURNS, LOOKS, LEAD_CHANGES, MARGIN, SINGLED, DRAMA, DECIDED, LEADER = range(11)
# Then the fields of the event that is being counted, in the order of kernel.metrics.FIELDS.
ONE, A, B, C, PLAYER, WHEN = range(11, 17)
# Then these for each player (or side, see `look`), field after field; a field has room for `stride` numbers.
DECISIONS, CHOICES, LEGAL, BITS, WAITS, WAITED, LONGEST, LAST_PLY, WORST, UNLED = range(10)
GENERAL = 17
MICRO = 1_000_000  # values and bits are kept as millionths
NOBODY = -1

WINNER, LOSER, TOGETHER = range(3)  # whom the leads are about, see `look`

# A line of the table of counts.
AT, HOW, ADD = range(3)
AXIS, FIRST_OF, SIZE, STRIDE = range(3, 7)
AXIS2, FIRST_OF2, SIZE2, STRIDE2 = range(7, 11)
FIELD, LOW, HIGH, FIELD2, LOW2, HIGH2 = range(11, 17)
COLUMNS = 17
SUM, MOST, FIRST, LAST = range(4)  # as kernel.metrics.HOW


def summary(r: Rules, s: State, out: Numbers) -> None:
    """What the game reads off a state for its SUMMARY: after setup, at each change of `length`, and at the end."""
    own = game_of(s).summary
    if own is not None:
        own(r, s, out)


@overload(summary)
def _summary(r, s, out):  # type: ignore[no-untyped-def]
    f = game_of_type(s).summary
    if f is None:
        return lambda r, s, out: None
    return lambda r, s, out: f(r, s, out)


@jit_hot
def stride(r: Rules) -> int:
    """The room of a field in a row: one number for each player, and never less than two sides."""
    return max(wide(r.players), wide(2))


@jit
def begin(tables: Tables, row: Numbers, r: Rules, s: State, log: Records) -> None:
    """A new game, and what happened while it was set up."""
    for i in range(row.shape[0]):
        row[i] = tables[tables[BLANK] + i]
    count_events(tables, row, wide(0), log)
    row[LENGTH] = verbs.length(s)
    summarise(tables, row, r, s)


@jit_hot
def decided(tables: Tables, row: Numbers, r: Rules, p: int, n: int, a: int) -> None:
    """Player p, who had n legal actions, chose a."""
    each, mine = stride(r), GENERAL + p
    row[mine + DECISIONS * each] += 1
    row[mine + CHOICES * each] += wide(n > 1)
    row[mine + LEGAL * each] += n
    row[mine + BITS * each] += tables[tables[BITS_OF] + n]
    wait = row[PLIES] - row[mine + LAST_PLY * each] - 1
    if wait > 0 and row[mine + LAST_PLY * each] >= 0:
        row[mine + WAITS * each] += 1
        row[mine + WAITED * each] += wait
    row[mine + LONGEST * each] = max(row[mine + LONGEST * each], wait)
    row[mine + LAST_PLY * each] = row[PLIES]
    row[tables[USES] + tables[tables[CLASSES] + a] * wide(r.players) + p] += 1
    row[PLIES] += 1


@jit_hot
def applied(tables: Tables, row: Numbers, r: Rules, s: State, p: int, log: Records, values: Values) -> None:
    """Player p's action has been played."""
    count_events(tables, row, row[LENGTH], log)
    now = verbs.actor(s)
    if now < 0:
        return
    summarise_if_longer(tables, row, r, s)
    if now != p:
        row[TURNS] += 1
        look(tables, row, r, s, values)


@jit_hot
def count_events(tables: Tables, row: Numbers, length: int, log: Records) -> None:
    """Add what happened to the counts that ask for it; the length is that before the action."""
    for e in range(1, min(wide(log[0].kind), log.shape[0] - 1) + 1):  # a full log goes on counting
        kind = wide(log[e].kind)
        if kind < tables[KINDS]:
            at = tables[COUNTS_OF] + kind
            if tables[at] < tables[at + 1]:
                row[ONE], row[A], row[B], row[C] = 1, log[e].a, log[e].b, log[e].c
                row[PLAYER], row[WHEN] = log[e].player, length
                for line in range(tables[at], tables[at + 1], COLUMNS):
                    count_one(tables, line, row)


@jit_hot
def count_one(tables: Tables, line: int, row: Numbers) -> None:
    """Add the event in the row to one count, if it fits and lies on its axes."""
    first, second = row[tables[line + FIELD]], row[tables[line + FIELD2]]
    x = row[tables[line + AXIS]] - tables[line + FIRST_OF]
    y = row[tables[line + AXIS2]] - tables[line + FIRST_OF2]
    if first < tables[line + LOW] or first > tables[line + HIGH]:
        return
    if second < tables[line + LOW2] or second > tables[line + HIGH2]:
        return
    if x < 0 or x >= tables[line + SIZE] or y < 0 or y >= tables[line + SIZE2]:
        return
    at = tables[line + AT] + x * tables[line + STRIDE] + y * tables[line + STRIDE2]
    value, how = row[tables[line + ADD]], tables[line + HOW]
    if how == SUM:
        row[at] += value
    elif how == MOST:
        row[at] = max(row[at], value)
    elif how == LAST or row[at] < 0:
        row[at] = value


@jit_hot
def summarise_if_longer(tables: Tables, row: Numbers, r: Rules, s: State) -> None:
    """Where `length` has changed, let the game read off the state what its SUMMARY keeps."""
    length = verbs.length(s)
    if length != row[LENGTH]:
        row[LENGTH] = length
        summarise(tables, row, r, s)


@jit
def summarise(tables: Tables, row: Numbers, r: Rules, s: State) -> None:
    """The numbers of SUMMARY as they were, for the game to change."""
    at, size = tables[OUT], tables[OUT_SIZE]
    if size > 0:
        summary(r, s, row[at : at + size])


@jit
def look(tables: Tables, row: Numbers, r: Rules, s: State, values: Values) -> None:
    """Who leads after a turn, by the bots' `evaluate`.

    Where one player wins, it is the one ahead; where one loses, the one behind, whom the game is about. Where players
    win together there are two sides: that they will, and that they will not.
    """
    players = wide(r.players)
    verbs.evaluate(r, s, values)
    mode = tables[LEADS]
    if mode == TOGETHER:
        together = 0.0
        for p in range(players):
            together += values[p]
        values[0] = together / players - tables[EVEN] / MICRO
        values[1] = -values[0]
    elif mode == LOSER:
        for p in range(players):
            values[p] = -values[p]
    row[LOOKS] += 1
    compare_sides(row, stride(r), wide(2) if mode == TOGETHER else players, values)


@jit
def compare_sides(row: Numbers, each: int, sides: int, values: Values) -> None:
    """The leader, her margin, and for each side how far it was behind at worst and when it last did not lead."""
    best, second = values[0], values[0] if sides == 1 else -2.0
    leader, shared = wide(0), False
    for p in range(1, sides):
        if values[p] > best:
            best, second, leader, shared = values[p], best, wide(p), False
        else:
            shared = shared or values[p] == best
            second = max(second, values[p])
    row[MARGIN] += wide(round((best - second) * MICRO))
    for p in range(sides):
        mine = GENERAL + p
        row[mine + WORST * each] = max(row[mine + WORST * each], wide(round((best - values[p]) * MICRO)))
        if shared or p != leader:
            row[mine + UNLED * each] = row[LOOKS]
    if not shared:
        row[LEAD_CHANGES] += wide(row[LEADER] >= 0 and row[LEADER] != leader)
        row[LEADER] = leader


@jit
def ended(tables: Tables, row: Numbers, r: Rules, s: State, results: Values) -> None:
    """The game is over: its length, how it ended, its summary, and what the leads say now that the outcome is known."""
    players, each = wide(r.players), stride(r)
    row[LENGTH], row[REASON] = verbs.length(s), verbs.end_reason(s)
    for p in range(players):
        mine = GENERAL + p
        wait = row[PLIES] - row[mine + LAST_PLY * each] - 1
        row[mine + LONGEST * each] = max(row[mine + LONGEST * each], wait)
    summarise(tables, row, r, s)
    side = singled_out(tables[LEADS], players, results)
    row[SINGLED] = side
    if side >= 0:
        row[DRAMA] = row[GENERAL + side + WORST * each]
        row[DECIDED] = row[GENERAL + side + UNLED * each]


@jit
def singled_out(mode: int, players: int, results: Values) -> int:
    """The one who won, or lost, alone; of players who win together 0 where they did well, 1 where not; -1 nobody."""
    if mode == TOGETHER:
        total = 0.0
        for p in range(players):
            total += results[p]
        return wide(0) if total > 0.0 else wide(1)
    found, times = wide(NOBODY), 0
    for p in range(players):
        if (results[p] > 0.0) if mode == WINNER else (results[p] < 0.0):
            found, times = wide(p), times + 1
    return found if times == 1 else wide(NOBODY)
