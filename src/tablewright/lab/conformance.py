"""What every game must keep, checked at every step of random games, compiled.

No leak (an observation, a legal list, a refusal and the events a viewer gets do not depend on what the viewer may not
know), no state hidden outside the record, no illegal list, no broken law of conservation.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from tablewright.kernel import verbs
from tablewright.kernel.cache import jit
from tablewright.kernel.events import new_log
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Ints, Records, Rules, State, fields_of
from tablewright.kernel.rng import U, key, scaled, stream

(
    BAD_LIST, BAD_REASON, LOOKED_AND_CHANGED, UNLIKE_DEAL, OTHER_LIST, LEAKED, LEAKED_LIST, TOLD_TOO_MUCH, NOT_THE_SAME,
    NOT_WRITTEN, AUDIT, ENDLESS, NO_END_REASON,
) = range(1, 14)  # fmt: skip
FAULTS = (
    "",
    "a list of legal actions is empty, not increasing or out of range",
    "a listed action has a reason against it, or an unlisted one has none",
    "asking for legal actions, reasons or observations changed the position",
    "a dealt state has another observation or actor",
    "a dealt state has other legal actions or reasons for its viewer",
    "an observation depends on what its viewer may not know",
    "a legal list or a reason depends on what the player may not know",
    "the events a viewer gets depend on what the viewer may not know",
    "the same game went another way",
    "setup leaves something of what the record held before",
    "a law of the game is broken",
    "the game does not end",
    "the game is over without a reason, or has a reason and goes on",
)
# the states in one array
NOW, TWIN, SEEN, DEALT, AGAIN, BEFORE = range(6)
MAX_PLIES = 200_000


@jit
def same(raw: Ints, a: int, b: int, counts: Ints) -> bool:
    """Two states are equal in the bytes that count: padding and caches do not."""
    for i in range(raw.shape[1]):
        if counts[i] and raw[a, i] != raw[b, i]:
            return False
    return True


@jit
def list_is_sound(out: Actions, n: int, n_actions: int) -> bool:
    if n < 1 or n > out.shape[0]:
        return False
    for i in range(n):
        if out[i] < 0 or out[i] >= n_actions or (i > 0 and out[i - 1] >= out[i]):
            return False
    return True


@jit
def reasons_agree(r: Rules, s: State, out: Actions, n: int, n_actions: int) -> bool:
    """why_not is 0 for each listed action and for no other."""
    i = 0
    for a in range(n_actions):
        is_listed = i < n and out[i] == a
        i += is_listed
        if (verbs.why_not(r, s, a) == 0) != is_listed:
            return False
    return True


@jit
def same_choices(r: Rules, s: State, t: State, out: Actions, n: int, again: Actions, n_actions: int) -> bool:
    """Two states give their actor the same list and the same reasons."""
    if verbs.legal(r, t, again) != n:
        return False
    for i in range(n):
        if out[i] != again[i]:
            return False
    for a in range(n_actions):
        if verbs.why_not(r, s, a) != verbs.why_not(r, t, a):
            return False
    return True


@jit
def check_viewer(
    r: Rules, states: Records, raw: Ints, counts: Ints, hidden: Ints, p: int, mark: int, out: Actions, n: int,
    again: Actions, n_actions: int,
) -> int:  # fmt: skip
    """One viewer at one moment: what is seen fits a dealt world, and does not change with what is hidden."""
    now = states[NOW]
    verbs.observe(r, now, p, states[SEEN])
    states[DEALT] = states[SEEN]
    key(states[DEALT], mark, p + 2)
    verbs.deal(r, states[DEALT], p)
    if verbs.actor(states[DEALT]) != verbs.actor(now):
        return UNLIKE_DEAL
    verbs.observe(r, states[DEALT], p, states[AGAIN])
    if not same(raw, SEEN, AGAIN, counts):
        return UNLIKE_DEAL
    if verbs.audit(r, states[DEALT]) != 0:
        return AUDIT
    decides = verbs.actor(now) == p
    if decides and not same_choices(r, now, states[DEALT], out, n, again, n_actions):
        return OTHER_LIST
    states[AGAIN] = states[NOW]
    for i in range(raw.shape[1]):
        if hidden[p + 1, i]:
            raw[AGAIN, i] = scaled(stream(mark, i), 256)
    verbs.scramble(r, states[AGAIN], p)
    if decides and not same_choices(r, now, states[AGAIN], out, n, again, n_actions):
        return LEAKED_LIST
    states[TWIN] = states[AGAIN]
    verbs.observe(r, states[TWIN], p, states[AGAIN])
    return 0 if same(raw, SEEN, AGAIN, counts) else LEAKED


@jit
def told_the_same(log: Records, other: Records, p: int) -> bool:
    """Two logs are one to a viewer, once redacted."""
    i, j = 1, 1
    while True:
        while i <= log[0].kind and not may(log[i].told, p):
            i += 1
        while j <= other[0].kind and not may(other[j].told, p):
            j += 1
        if i > log[0].kind or j > other[0].kind:
            return i > log[0].kind and j > other[0].kind
        e, f = log[i], other[j]
        sees = may(e.seen, p)
        if e.kind != f.kind or e.player != f.player or sees != may(f.seen, p):
            return False
        if sees and (e.a != f.a or e.b != f.b or e.c != f.c):
            return False
        i += 1
        j += 1


@jit
def may(bits: int, viewer: int) -> bool:
    return bits == -1 or (viewer >= 0 and (bits >> viewer) & 1 == 1)


@jit
def check_events(
    r: Rules, states: Records, raw: Ints, counts: Ints, p: int, a: int, mark: int, again: Actions, log: Records,
    other: Records,
) -> bool:  # fmt: skip
    """The same action in a world that p cannot tell from the real one: if it still looks the same, so do the events.

    `log` has what the action did in the real world, states[NOW]; states[BEFORE] is the world before it.
    """
    verbs.observe(r, states[BEFORE], p, states[DEALT])
    key(states[DEALT], mark, p + 2)
    verbs.deal(r, states[DEALT], p)
    for i in range(24):  # the same dice
        raw[DEALT, i] = raw[BEFORE, i]
    if verbs.why_not(r, states[DEALT], a) != 0:
        return True
    other[0].kind = 0
    verbs.apply(r, states[DEALT], a, other)
    verbs.observe(r, states[NOW], p, states[SEEN])
    verbs.observe(r, states[DEALT], p, states[AGAIN])
    return not same(raw, SEEN, AGAIN, counts) or told_the_same(log, other, p)


@jit
def check_moment(
    r: Rules, states: Records, raw: Ints, counts: Ints, hidden: Ints, mark: int, out: Actions, n: int, again: Actions,
    n_actions: int,
) -> int:  # fmt: skip
    """One position, for every viewer."""
    states[BEFORE] = states[NOW]
    if not reasons_agree(r, states[NOW], out, n, n_actions):
        return BAD_REASON
    for p in range(-1, int(r.players)):
        fault = check_viewer(r, states, raw, counts, hidden, p, mark, out, n, again, n_actions)
        if fault != 0:
            return fault
    return 0 if same(raw, NOW, BEFORE, counts) else LOOKED_AND_CHANGED


@jit
def play_and_check(
    rs: Records, states: Records, raw: Ints, counts: Ints, hidden: Ints, seed: int, out: Actions, again: Actions,
    n_actions: int, log: Records, other: Records, every: int,
) -> int:  # fmt: skip
    """One random game with every check at every `every`-th moment; an index of FAULTS."""
    r = rs[0]
    key(states[NOW], seed, 0)
    log[0].kind = 0
    verbs.setup(r, states[NOW], log)
    ply = 0
    while verbs.actor(states[NOW]) >= 0:
        if verbs.end_reason(states[NOW]) != 0:
            return NO_END_REASON
        if verbs.audit(r, states[NOW]) != 0:
            return AUDIT
        n = verbs.legal(r, states[NOW], out)
        if not list_is_sound(out, n, n_actions):
            return BAD_LIST
        mark = stream(seed, ply)
        a = out[scaled(stream(mark, 1), n)]
        if scaled(stream(mark, 2), every) == 0:
            fault = check_moment(r, states, raw, counts, hidden, mark, out, n, again, n_actions)
            if fault != 0:
                return fault
            log[0].kind = 0
            verbs.apply(r, states[NOW], a, log)
            for p in range(-1, int(r.players)):
                if not check_events(r, states, raw, counts, p, a, mark, again, log, other):
                    return TOLD_TOO_MUCH
        else:
            verbs.apply(r, states[NOW], a, other[:0])
        ply += 1
        if ply > MAX_PLIES:
            return ENDLESS
    if verbs.audit(r, states[NOW]) != 0:
        return AUDIT
    return 0 if verbs.end_reason(states[NOW]) != 0 else NO_END_REASON


@jit
def play_twice(rs: Records, states: Records, raw: Ints, counts: Ints, seed: int, out: Actions, log: Records) -> int:
    """The same game with and without a log, the second in a record full of rubbish."""
    r = rs[0]
    for i in range(raw.shape[1]):
        raw[TWIN, i] = scaled(stream(seed, i), 256)
    key(states[NOW], seed, 0)
    key(states[TWIN], seed, 0)
    log[0].kind = 0
    verbs.setup(r, states[NOW], log)
    verbs.setup(r, states[TWIN], log[:0])
    if not same(raw, NOW, TWIN, counts):
        return NOT_WRITTEN
    ply = 0
    while verbs.actor(states[NOW]) >= 0:
        n = verbs.legal(r, states[NOW], out)
        a = out[scaled(stream(seed, ply), n)]
        log[0].kind = 0
        verbs.apply(r, states[NOW], a, log)
        verbs.apply(r, states[TWIN], a, log[:0])
        if not same(raw, NOW, TWIN, counts):
            return NOT_THE_SAME
        ply += 1
    return 0


@dataclass(frozen=True)
class Masks:
    """Which bytes of a state count as position, and which are hidden from each viewer (row 0: a spectator)."""

    counts: Ints
    hidden: Ints

    @classmethod
    def of(cls, game: Game, players: int) -> "Masks":
        counts = np.zeros(game.state.itemsize, np.uint8)
        hidden = np.zeros((players + 1, game.state.itemsize), np.uint8)
        assert game.state.fields is not None
        for field in fields_of(game.declared_state):
            kind, offset = game.state.fields[field.name][:2]
            counts[offset : offset + kind.itemsize] = field.seen != "derived"
            if field.seen == "nobody":
                hidden[:, offset : offset + kind.itemsize] = 1
            if field.seen == "owner":
                row = kind.itemsize // field.shape[0]
                for viewer in range(-1, players):
                    for p in range(field.shape[0]):
                        hidden[viewer + 1, offset + p * row : offset + (p + 1) * row] = p != viewer
        return cls(counts, hidden)


def conform(start: Position, seeds: range, every: int = 1) -> None:
    """Random games under the rules of a position, with every check; the first fault is an AssertionError."""
    game, rules = start.game, start.arrays[0]
    masks = Masks.of(game, start.players)
    states = np.zeros(6, game.state)
    raw = states.view(np.uint8).reshape(6, -1)
    out, again = np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal, np.int32)
    log, other = new_log(game.max_events), new_log(game.max_events)
    for seed in seeds:
        faults: tuple[Any, ...] = (
            play_twice(rules, states, raw, masks.counts, U(seed), out, log),
            play_and_check(
                rules, states, raw, masks.counts, masks.hidden, U(seed), out, again, game.n_actions, log, other, every
            ),
        )
        for fault in faults:
            assert fault == 0, f"{game.name}, {start.players} players, seed {seed}: {FAULTS[fault]}"
